/** The same look by other style sheets: bundled, inlined, critical first, minified, without unused rules, with those of plugins. */
import { readFileSync } from 'node:fs'
import type { NoiseKind } from '../kind.ts'
import { attribute, htmlOf, insertAt, type Token, tokensOf } from '../markup.ts'
import type { Random } from '../random.ts'
import { isPage, type NoiseSite, type SiteFiles, withPages, withTexts } from '../site-files.ts'

type Manner = (site: NoiseSite, random: Random) => SiteFiles

export const kind: NoiseKind = {
  name: 'style-delivery',
  readings(site, random) {
    for (const manner of random.shuffled<Manner>([bundled, inlined, criticalFirst, minified, used, withPlugins])) {
      const after = manner(site, random)
      const isChanged = [...after].some(([name, content]) => site.files.get(name) !== content)
      if (isChanged) return random.chance(0.7) ? [site.files, after] : [after, site.files]
    }
    return null
  },
}

/** A link to a sheet that is among the files, with its text, addresses in it from the root. */
interface Sheet {
  path: string
  css: string
  media: string | null
}

function sheetOf({ files, host }: NoiseSite, page: string, token: Token): Sheet | null {
  if (token.kind !== 'open' || token.tag !== 'link') return null
  if (!/^\s*stylesheet\s*$/i.test(attribute(token, 'rel') ?? '')) return null
  const href = attribute(token, 'href')?.trim().replaceAll('&amp;', '&')
  const base = `https://${host}/${encodeURI(page)}`
  if (!href || attribute(token, 'onload') !== null || !URL.canParse(href, base)) return null
  const url = new URL(href, base)
  const path = decodeURIComponent(url.pathname).slice(1)
  const text = url.host === host ? files.get(path) : undefined
  if (typeof text !== 'string' || isPage(path)) return null
  const media = attribute(token, 'media')
  return { path, css: rebased(text, url), media: media === null || /^\s*all\s*$/i.test(media) ? null : media }
}

/** Addresses from the root, as a sheet has to have them that moves to another folder. */
const rebased = (css: string, sheet: URL): string =>
  css
    .replace(/^\ufeff/, '')
    .replace(/@charset\s+["'][^"']*["'];?/i, '')
    .replace(
      /(url\(\s*)(["']?)([^"')]+)\2(\s*\))/gi,
      (whole, open: string, quote: string, address: string, close: string) =>
        /^(?:[a-z][\w+.-]*:|\/|#|%23)/i.test(address) || !URL.canParse(address, sheet.href)
          ? whole
          : `${open}${quote}${fromRoot(new URL(address, sheet))}${quote}${close}`,
    )
    .replace(/(@import\s+)(["'])([^"']+)\2/gi, (whole, open: string, quote: string, address: string) =>
      /^(?:[a-z][\w+.-]*:|\/)/i.test(address) ? whole : `${open}${quote}${fromRoot(new URL(address, sheet))}${quote}`,
    )

const fromRoot = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`

/** What stands before any rule cannot stand after one. */
const isJoinable = ({ css }: Sheet) => !/@import|@layer|@namespace/i.test(css)

/** A sheet as it may stand among others. */
const asPart = ({ css, media }: Sheet) => (media === null ? css : `@media ${media}{${css}}`)

/** The pages with what comes of each run of links that follow each other: what lies between them decides who wins. */
function withRuns(
  site: NoiseSite,
  change: (sheets: Sheet[], page: string, links: Token[]) => string,
  isWanted: (sheet: Sheet) => boolean = isJoinable,
): SiteFiles {
  return withPages(site.files, (html, page) => {
    if (/<base\s/i.test(html)) return html
    const output: Token[] = []
    let sheets: Sheet[] = []
    let links: Token[] = []
    /** What may follow inside of a run without being moved across anything: white space, comments, other tags of the head. */
    let between: Token[] = []
    const flush = () => {
      if (sheets.length > 0) output.push({ kind: 'raw', source: change(sheets, page, links) })
      output.push(...between)
      ;[sheets, links, between] = [[], [], []]
    }
    let isInNoscript = false
    for (const token of tokensOf(html)) {
      if (token.kind !== 'text' && token.kind !== 'raw' && 'tag' in token && token.tag === 'noscript')
        isInNoscript = token.kind === 'open'
      const sheet = isInNoscript ? null : sheetOf(site, page, token)
      if (sheet !== null && isWanted(sheet)) {
        sheets.push(sheet)
        links.push(token)
        continue
      }
      const isStyle =
        token.kind === 'open' &&
        (token.tag === 'style' || (token.tag === 'link' && /stylesheet/i.test(attribute(token, 'rel') ?? '')))
      if (isStyle || (token.kind === 'close' && token.tag === 'head')) flush()
      if (sheets.length > 0) between.push(token)
      else output.push(token)
    }
    flush()
    return htmlOf(output)
  })
}

/** As optimisers of WordPress and build tools do: one file of all sheets, named by its hash. */
function bundled(site: NoiseSite, random: Random): SiteFiles {
  const form = random.pick([
    (hash: string) => `wp-content/cache/autoptimize/css/autoptimize_${hash}.css`,
    (hash: string) => `wp-content/cache/min/1/${hash}.css`,
    (hash: string) => `_astro/index.${hash.slice(0, 8)}.css`,
    (hash: string) => `assets/application-${hash}${hash}.css`,
    (hash: string) => `wp-content/litespeed/css/${hash}.css`,
  ])
  const isMinified = random.chance(0.5)
  const made = new Map<string, string>()
  const paths = new Map<string, string>()
  const pages = withRuns(site, (sheets) => {
    const joined = sheets.map(asPart).join('\n')
    const css = isMinified ? smaller(joined) : joined
    if (!made.has(css)) made.set(css, form(random.hex(32)))
    paths.set(made.get(css)!, css)
    return `<link media="all" href="/${made.get(css)}" rel="stylesheet">`
  })
  return new Map<string, string | Uint8Array | { copyOf: string }>([...pages, ...paths])
}

function inlined(site: NoiseSite, random: Random): SiteFiles {
  const isMinified = random.chance(0.7)
  return withRuns(site, (sheets) =>
    sheets
      .map((sheet) => {
        const css = isMinified ? smaller(sheet.css) : sheet.css
        const id = sheet.path.replace(/\W+/g, '-')
        return `<style id="${id}-inline-css"${sheet.media === null ? '' : ` media="${sheet.media}"`}>${css.replaceAll('</', '<\\/')}</style>`
      })
      .join('\n'),
  )
}

/** Rules for what is seen first in the page, all the rules later. */
function criticalFirst(site: NoiseSite, random: Random): SiteFiles {
  const form = random.pick(['print', 'preload', 'rocket'])
  const bytes = random.whole(4_000, 30_000)
  return withRuns(site, (sheets, _, links) => {
    let length = 0
    const critical = sheets
      .filter(({ media }) => media === null)
      .flatMap(({ css }) => topRules(smaller(css)))
      .filter((rule) => {
        if (/^@(?!media|font-face|keyframes)/.test(rule)) return false
        length += rule.length
        return length < bytes
      })
      .join('')
    const later = links.map((link) => {
      const href = attribute(link, 'href')!
      const plain = `<noscript>${link.source}</noscript>`
      const media = attribute(link, 'media') ?? 'all'
      if (form === 'print')
        return `<link rel="stylesheet" href="${href}" media="print" onload="this.onload=null;this.media='${media.replace(/["']/g, '')}'">${plain}`
      const data = form === 'rocket' ? ' data-rocket-async="style"' : ''
      return `<link rel="preload"${data} as="style" href="${href}" media="${media}" onload="this.onload=null;this.rel='stylesheet'">${plain}`
    })
    const id = form === 'rocket' ? 'rocket-critical-css' : 'critical-css'
    return `<style id="${id}">${critical.replaceAll('</', '<\\/')}</style>${later.join('')}`
  })
}

/** Rules, and at-rules as a whole, of the outermost level. */
function topRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let from = 0
  const form = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\([^)]*\)|[{};]/gi
  for (let match = form.exec(css); match !== null; match = form.exec(css)) {
    if (match[0] === '{') depth++
    else if (match[0] === '}') depth--
    else if (match[0] !== ';' || depth > 0) continue
    if (depth > 0 || match[0] === '{') continue
    rules.push(css.slice(from, match.index + 1).trim())
    from = match.index + 1
    depth = 0
  }
  return rules
}

function minified(site: NoiseSite): SiteFiles {
  return withTexts(site.files, (text, name) => {
    if (!isPage(name)) return smaller(text)
    let isStyle = false
    return htmlOf(
      tokensOf(text).map((token) => {
        if (token.kind === 'open') isStyle = token.tag === 'style'
        return token.kind === 'raw' && isStyle ? { ...token, source: smaller(token.source) } : token
      }),
    )
  })
}

/** White space, comments, and the shortest form of colours and numbers, as cssnano and Lightning CSS write them. */
function smaller(css: string): string {
  const kept: string[] = []
  const keep = (text: string) => `⟦${kept.push(text) - 1}⟧`
  return css
    .replace(/\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\(\s*[^"')][^)]*\)/gi, (part) =>
      part.startsWith('/*') ? ' ' : keep(part),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replace(/;\}/g, '}')
    .replace(/([{;])([-\w]+) ?: ?([^;{}]*)(?=[;}])/g, (whole, open: string, property: string, value: string) =>
      // Custom properties may be read by scripts, letter by letter.
      property.startsWith('--') ? whole : `${open}${property}:${shortest(value)}`,
    )
    .replace(/⟦(\d+)⟧/g, (_, at: string) => kept[Number(at)]!)
    .trim()
}

const shortest = (value: string): string =>
  value
    .replace(/\brgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)/gi, (whole, ...parts: string[]) => {
      const numbers = parts.slice(0, 3).map(Number)
      return numbers.some((number) => number > 255)
        ? whole
        : `#${numbers.map((number) => number.toString(16).padStart(2, '0')).join('')}`
    })
    .replace(/(^|[\s,(])white(?=$|[\s,)!])/gi, '$1#fff')
    .replace(/(^|[\s,(])black(?=$|[\s,)!])/gi, '$1#000')
    .replace(/#[\da-f]{3,8}\b/gi, (colour) => colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3'))
    .replace(/(^|[\s,(])0+\.(\d)/g, '$1.$2')
    .replace(/(^|[\s,])0(?:px|em|rem)(?=$|[\s,])/g, '$10')
    .replace(/ ?, ?/g, ',')
    .replace(/ ?!important/gi, '!important')

/** As "remove unused CSS" does: rules whose classes and identifiers no page and no script of the website names. */
function used(site: NoiseSite, random: Random): SiteFiles {
  const names = new Set<string>()
  for (const [name, content] of site.files) {
    const isScript = /\.m?js$/i.test(name)
    if (!isPage(name) && !isScript) continue
    const text = typeof content === 'string' ? content : 'copyOf' in content ? readFileSync(content.copyOf, 'utf8') : ''
    for (const [word] of text.matchAll(/[\w-]+/g)) names.add(word)
  }
  const isUsed = (rule: string) => {
    if (rule.startsWith('@')) return true
    const selectors = rule.slice(0, rule.indexOf('{')).split(',')
    // An escape or a function is more than this can judge.
    if (/[\\(]/.test(selectors.join(','))) return true
    return selectors.some((selector) => [...selector.matchAll(/[.#]([\w-]+)/g)].every(([, word]) => names.has(word!)))
  }
  const usedOf = (css: string) => topRules(smaller(css)).filter(isUsed).join('')
  if (random.chance(0.5)) return withTexts(site.files, (text, name) => (isPage(name) ? text : usedOf(text)))
  return withRuns(
    site,
    (sheets) =>
      `<style id="wpr-usedcss">${sheets
        .map((sheet) => asPart({ ...sheet, css: usedOf(sheet.css) }))
        .join('')
        .replaceAll('</', '<\\/')}</style>`,
  )
}

/** Sheets of plugins and widgets whose classes no element of the page has. */
function withPlugins(site: NoiseSite, random: Random): SiteFiles {
  const version = `${random.whole(4, 7)}.${random.whole(0, 9)}.${random.whole(0, 9)}`
  const presets: [string, string][] = [
    ['black', '#000000'],
    ['cyan-bluish-gray', '#abb8c3'],
    ['white', '#ffffff'],
    ['pale-pink', '#f78da7'],
    ['vivid-red', '#cf2e2e'],
    ['luminous-vivid-orange', '#ff6900'],
    ['luminous-vivid-amber', '#fcb900'],
    ['light-green-cyan', '#7bdcb5'],
    ['vivid-green-cyan', '#00d084'],
    ['pale-cyan-blue', '#8ed1fc'],
    ['vivid-cyan-blue', '#0693e3'],
    ['vivid-purple', '#9b51e0'],
  ]
  const wordpress = `<style id="global-styles-inline-css">:root{--wp--preset--aspect-ratio--square:1;${presets.map(([name, colour]) => `--wp--preset--color--${name}:${colour};`).join('')}--wp--preset--font-size--small:13px;--wp--preset--font-size--medium:20px;--wp--preset--font-size--large:36px;--wp--preset--font-size--x-large:42px;--wp--preset--shadow--natural:6px 6px 9px rgba(0,0,0,.2);}${presets.map(([name]) => `.has-${name}-color{color:var(--wp--preset--color--${name}) !important;}.has-${name}-background-color{background-color:var(--wp--preset--color--${name}) !important;}`).join('')}</style><style id="classic-theme-styles-inline-css">/*! This file is auto-generated */ .wp-block-button__link{color:#fff;background-color:#32373c;border-radius:9999px;box-shadow:none;text-decoration:none;padding:calc(.667em + 2px) calc(1.333em + 2px);font-size:1.125em}.wp-block-file__button{background:#32373c;color:#fff;text-decoration:none}</style><style id="wp-emoji-styles-inline-css">img.wp-smiley,img.emoji{display:inline !important;border:none !important;height:1em !important;width:1em !important;margin:0 .07em !important;background:none !important}</style>`
  const shop = `<style id="woocommerce-inline-css">:root{--woocommerce:#720eec;--wc-green:#7ad03a;--wc-red:#a00;--wc-orange:#ffba00;--wc-blue:#2ea2cc;--wc-primary:#720eec;--wc-primary-text:#fcfbfe;--wc-secondary:#e9e6ed;--wc-highlight:#958e09;--wc-content-bg:#fff;--wc-subtext:#767676}.woocommerce-message{border-top-color:#8fae1b}.woocommerce-info{border-top-color:#1e85be}.woocommerce-error{border-top-color:#b81c23}.woocommerce span.onsale{background-color:#958e09;color:#fff;font-weight:700;font-family:"WooCommerce",sans-serif}</style>`
  const icons = `<style id="font-awesome-${version}">@font-face{font-family:"Font Awesome 6 Free";font-style:normal;font-weight:900;font-display:block;src:url(https://use.fontawesome.com/releases/v${version}/webfonts/fa-solid-900.woff2) format("woff2")}.fa-solid,.fas{font-family:"Font Awesome 6 Free";font-weight:900;-webkit-font-smoothing:antialiased;display:var(--fa-display,inline-block);line-height:1}.fa-inverse{color:#fff}.fa-border{border:solid .08em #eee}</style>`
  const consent = `<style id="onetrust-style">#onetrust-banner-sdk{background-color:#fff;box-shadow:0 0 18px rgba(0,0,0,.2);font-family:Arial,sans-serif}#onetrust-consent-sdk #onetrust-accept-btn-handler,#onetrust-banner-sdk #onetrust-reject-all-handler{background-color:#68b631;border-color:#68b631;color:#fff}#onetrust-pc-sdk .ot-tgl input:checked+.ot-switch .ot-switch-nob{background-color:#cddcf2;border-color:#3c7356}</style>`
  const slider = `<style id="swiper-${version}">@font-face{font-family:swiper-icons;src:url("data:application/font-woff;charset=utf-8;base64,d09GRgABAAAAAAZgABAAAAAADAAAA");font-weight:400;font-style:normal}:root{--swiper-theme-color:#007aff}.swiper-button-next,.swiper-button-prev{color:var(--swiper-navigation-color,var(--swiper-theme-color))}.swiper-pagination-bullet{background:#000;opacity:.2}.swiper-lazy-preloader-white{--swiper-preloader-color:#fff}</style>`
  const forms = `<style id="gforms-theme-css">.gform_wrapper.gravity-theme{--gf-color-primary:#204ce5;--gf-color-danger:#c02b0a}.gform_wrapper .gform_validation_errors{background:#fff9f9;border:1.5px solid #c02b0a;color:#c02b0a;font-family:"Inter",sans-serif}.wpcf7 form.sent .wpcf7-response-output{border-color:#46b450}.wpcf7 form.invalid .wpcf7-response-output{border-color:#ffb900}</style>`
  const chosen = random.some([wordpress, shop, icons, consent, slider, forms], random.whole(1, 3)).join('\n')
  // Plugins load before the theme's sheets or after them.
  const isFirst = random.chance(0.5)
  return withPages(site.files, (html) =>
    isFirst
      ? html.replace(/<head(?:\s[^>]*)?>/i, (head) => `${head}\n<meta charset="utf-8">${chosen}`)
      : insertAt(html, 'head', chosen),
  )
}
