/// <reference lib="dom" />

/** What the function inside the page is told; it can reach nothing outside itself. */
export interface SerializeOptions {
  /** document/layout.ts */
  layoutAttribute: string
  hiddenStamp: string
  overlayAttribute: string
  consentTopics: readonly string[]
  consentActions: readonly string[]
  elementsMax: number
  depthMax: number
  /** Of the text that comes back, as UTF-8. */
  bytesMax: number
}

/**
 * Runs inside the page once it stands still: the document as HTML, shadow trees flattened into it, each element stamped
 * with the box and the colours that the browser gave it, and pop-ups marked. Sent as text into a world of its own, where
 * nothing that the page's scripts changed in the standard library can reach it.
 *
 * The walk is a loop over an explicit stack: a page may nest 100,000 elements.
 */
export function serializePage(options: SerializeOptions): string {
  const { layoutAttribute, hiddenStamp, overlayAttribute, elementsMax, depthMax, bytesMax } = options
  const voidTags = new Set(
    'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(' '),
  )
  // noscript is what the page is not; templates and the like are not shown.
  const dropped = new Set(['noscript', 'template', 'noembed', 'noframes', 'plaintext', 'xmp', 'base-font'])
  const emptied = new Set(['iframe', 'object', 'frameset', 'canvas', 'audio', 'video'])
  const dataScripts = new Set(['application/ld+json', 'application/json'])
  const attributeName = /^[^\s"'<>/=]+$/
  const tagName = /^[a-z][^\s/>"'<]*$/i
  // Scroll reveals: the element waits at opacity 0 for a script that may never have come.
  const revealName =
    /(?:^|[\s_-])(?:aos|wow|reveal|fade-?(?:in|up|down|left|right)?|animate|animated|animation|appear|in-?view|on-?scroll|sal|motion)(?:$|[\s_-])/i
  const consentContainer =
    /(?:^|[\s_-])(?:cookies?|consent|gdpr|ccpa|onetrust|cookiebot|cybotcookiebot\w*|usercentrics|didomi|qc-cmp2?|trustarc|truste|iubenda|osano|klaro|cmplz|complianz|borlabs\w*|cky|termly|axeptio|tarteaucitron\w*)(?:$|[\s_-])/i
  const consentVendor =
    /^(?:onetrust-(?:consent-sdk|banner-sdk)|CybotCookiebotDialog|usercentrics-root|usercentrics-cmp-ui|didomi-host|qc-cmp2-container|truste-consent-track|iubenda-cs-banner|cmplz-cookiebanner-container|BorlabsCookieBox|tarteaucitronRoot|axeptio_overlay|CookieConsent|cookie-law-info-bar|cookie-notice|moove_gdpr_cookie_info_bar)$/

  const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const colors = new Map<string, string>()
  const output: string[] = []
  let length = 0
  let elements = 0
  const encoder = new TextEncoder()
  const write = (text: string) => {
    length += encoder.encode(text).length
    output.push(text)
  }

  const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

  /** Any CSS colour as `#rrggbbaa`: the browser itself paints one pixel of it. */
  const hexColor = (color: string): string => {
    const known = colors.get(color)
    if (known !== undefined) return known
    let bytes: ArrayLike<number> = [0, 0, 0, 0]
    const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color)
    if (plain) {
      bytes = [Number(plain[1]), Number(plain[2]), Number(plain[3]), Math.round(Number(plain[4] ?? 1) * 255)]
    } else if (paper) {
      paper.clearRect(0, 0, 1, 1)
      paper.fillStyle = color
      paper.fillRect(0, 0, 1, 1)
      bytes = paper.getImageData(0, 0, 1, 1).data
    }
    const transparent = bytes[3] === 0
    const hex = transparent
      ? '#00000000'
      : `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
    colors.set(color, hex)
    return hex
  }

  const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')

  const isRevealed = (element: Element, style: CSSStyleDeclaration): boolean => {
    if (style.position === 'absolute' || style.position === 'fixed') return false
    const inline = element.getAttribute('style') ?? ''
    return (
      revealName.test(element.getAttribute('class') ?? '') ||
      element.hasAttribute('data-aos') ||
      element.hasAttribute('data-sal') ||
      element.hasAttribute('data-animate') ||
      element.hasAttribute('data-animation') ||
      element.hasAttribute('data-w-id') ||
      (/opacity:\s*0/.test(inline) && /(?:transform|filter|translate):/.test(inline))
    )
  }

  const isClippedAway = (style: CSSStyleDeclaration, rect: DOMRect): boolean => {
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible'
    if (clips && (rect.width < 2 || rect.height < 2)) return true
    if (style.position === 'absolute' || style.position === 'fixed') {
      const clip = /^rect\(([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px,? ([\d.]+)px\)$/.exec(style.clip)
      if (clip && (Number(clip[2]) <= Number(clip[4]) + 1 || Number(clip[3]) <= Number(clip[1]) + 1)) return true
    }
    return /^(?:inset\((?:50|100)%\)|circle\(0(?:px|%)?(?: |\))|polygon\(0px 0px(?:, 0px 0px)*\))/.test(style.clipPath)
  }

  /** Invisible with all that is inside. */
  const hidesSubtree = (element: Element, style: CSSStyleDeclaration, rect: DOMRect): boolean => {
    if (style.display === 'none') return true
    if (style.display === 'contents') return false
    if (style.contentVisibility !== 'auto' && !element.checkVisibility()) return true
    if (Number(style.opacity) === 0 && !isRevealed(element, style)) return true
    return element !== document.documentElement && element !== document.body && isClippedAway(style, rect)
  }

  const isReveal = (element: Element) =>
    /elementor-invisible|(?:^|\s)wow(?:\s|$)/.test(element.getAttribute('class') ?? '')

  const stampOf = (element: Element, style: CSSStyleDeclaration, rect: DOMRect): string => {
    const unseen = style.visibility !== 'visible' && !isReveal(element) && !isReveal(element.parentElement ?? element)
    const pageLeft = rect.left + window.scrollX
    const pageTop = rect.top + window.scrollY
    const off = rect.width > 0 && rect.height > 0 && (pageLeft + rect.width <= 0 || pageTop + rect.height <= 0)
    if (unseen || off) return hiddenStamp
    return JSON.stringify([
      ...[pageLeft, pageTop, rect.width, rect.height, Number.parseFloat(style.fontSize)].map((value) =>
        Math.round(value),
      ),
      Number(style.fontWeight) || 400,
      hexColor(style.color),
      hexColor(style.backgroundColor),
      firstFamily(style.fontFamily),
      style.cursor,
    ])
  }

  const pageTextLength = (document.body?.textContent ?? '').length

  /** `consent` and `dialog` lie over the page and are not what it says; null for everything else. */
  const overlayOf = (element: Element, style: CSSStyleDeclaration, rect: DOMRect): 'consent' | 'dialog' | null => {
    if (/^(?:html|body|main|header|nav|footer|head|link|script|style)$/.test(element.localName)) return null
    if (consentVendor.test(element.id)) return 'consent'
    const role = element.getAttribute('role')
    const isDialog =
      role === 'dialog' ||
      role === 'alertdialog' ||
      element.getAttribute('aria-modal') === 'true' ||
      (element.localName === 'dialog' && element.hasAttribute('open'))
    const floats = style.position === 'fixed' || style.position === 'sticky'
    const raised = Number(style.zIndex) >= 100
    if (!isDialog && !floats && !(raised && style.position === 'absolute')) return null
    if (element.querySelector('main, h1 ~ h2, header nav')) return null
    const text = ((element.shadowRoot ?? element).textContent ?? '').slice(0, 6000).toLowerCase()
    // An app that fills the window is not an overlay on itself.
    if (!isDialog && text.length > pageTextLength / 2 && pageTextLength > 6000) return null
    const has = (words: readonly string[]) => words.some((word) => text.includes(word))
    const names = `${element.id} ${element.getAttribute('class') ?? ''}`
    if (consentContainer.test(names)) return 'consent'
    // A bar with a menu in it, however high it is stacked: a banner has a few links.
    if (!isDialog && element.querySelectorAll('a[href]').length > 8) return null
    const spoken = has(options.consentTopics) && has(options.consentActions)
    const low = rect.bottom >= window.innerHeight - 48 || raised || isDialog
    if (spoken && low && text.length < 6000) return 'consent'
    const coversHalf = rect.width * rect.height >= (window.innerWidth * window.innerHeight) / 2
    const isMenu = element.querySelector('nav') !== null || element.localName === 'aside'
    if (isDialog) return 'dialog'
    return style.position === 'fixed' && raised && coversHalf && !isMenu && text.trim() !== '' ? 'dialog' : null
  }

  const writeAttributes = (element: Element) => {
    for (const { name, value } of element.attributes) {
      if (!attributeName.test(name) || name.startsWith('data-brandprint-') || /^on/i.test(name)) continue
      if (length + value.length > bytesMax) continue
      write(value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`)
    }
  }

  const rulesOf = (sheet: CSSStyleSheet | null): string => {
    try {
      return Array.from(sheet?.cssRules ?? [], (rule) => rule.cssText).join('\n')
    } catch {
      return '' // From another origin: its link stays in the document.
    }
  }

  const writeStyle = (text: string) => {
    if (text.trim() !== '' && length + text.length <= bytesMax) {
      write(`<style>${text.replace(/<\/style/gi, '<\\/style')}</style>`)
    }
  }

  const writeScript = (element: Element) => {
    const type = (element.getAttribute('type') ?? '').trim().toLowerCase()
    write('<script')
    writeAttributes(element)
    const text = dataScripts.has(type) ? (element.textContent ?? '') : ''
    const fits = length + text.length <= bytesMax
    write(`>${fits ? text.replace(/<(?=\/script|!--|script)/gi, '\\u003c') : ''}</script>`)
  }

  const childrenOf = (element: Element): Iterator<Node> => {
    if (element.shadowRoot) return element.shadowRoot.childNodes.values()
    return element.childNodes.values()
  }

  interface Open {
    children: Iterator<Node>
    closing: string
    hidden: boolean
    inOverlay: boolean
    inShadow: boolean
  }

  const root = document.documentElement
  write(document.compatMode === 'CSS1Compat' ? '<!DOCTYPE html>\n' : '')
  const stack: Open[] = [
    { children: [root as Node].values(), closing: '', hidden: false, inOverlay: false, inShadow: false },
  ]

  const enter = (element: Element, parent: Open) => {
    const tag = element.localName
    if (dropped.has(tag) || !tagName.test(tag) || elements >= elementsMax || stack.length > depthMax) return
    if (tag === 'slot') {
      const assigned = (element as HTMLSlotElement).assignedNodes()
      const children = assigned.length > 0 ? assigned.values() : element.childNodes.values()
      stack.push({ ...parent, children, closing: '' })
      return
    }
    elements++
    if (tag === 'script') return writeScript(element)
    if (tag === 'style') {
      // Rules of a shadow tree hold for that tree alone; flattened they would restyle the page.
      if (parent.inShadow) return
      const text = element.textContent ?? ''
      return writeStyle(text.trim() === '' ? rulesOf((element as HTMLStyleElement).sheet) : text)
    }
    const style = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    const hidden = parent.hidden || hidesSubtree(element, style, rect)
    if (
      tag === 'meta' &&
      (element.hasAttribute('charset') || /content-type/i.test(element.getAttribute('http-equiv') ?? ''))
    ) {
      write('<meta charset="utf-8">') // Whatever the page was sent in, this is what it is now.
      return
    }
    write(`<${tag}`)
    writeAttributes(element)
    write(` ${layoutAttribute}="${escapeAttribute(hidden ? hiddenStamp : stampOf(element, style, rect))}"`)
    const overlay = parent.inOverlay ? null : overlayOf(element, style, rect)
    if (overlay !== null) write(` ${overlayAttribute}="${overlay}"`)
    write('>')
    if (voidTags.has(tag)) return
    stack.push({
      children: emptied.has(tag) ? ([] as Node[]).values() : childrenOf(element),
      closing: `</${tag}>`,
      hidden,
      inOverlay: parent.inOverlay || overlay !== null,
      inShadow: parent.inShadow || element.shadowRoot !== null,
    })
  }

  while (stack.length > 0) {
    const open = stack[stack.length - 1]
    if (open === undefined) break
    const { value: node, done } = open.children.next()
    if (done || length > bytesMax) {
      if (open.closing === '</head>') for (const sheet of document.adoptedStyleSheets) writeStyle(rulesOf(sheet))
      write(open.closing)
      stack.pop()
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      enter(node as Element, open)
    } else if (node.nodeType === Node.TEXT_NODE) {
      const text = node.nodeValue ?? ''
      if (length + text.length <= bytesMax) write(escapeText(text))
    }
  }
  return output.join('')
}
