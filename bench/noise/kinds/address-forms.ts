/** Links that lead to the same place and are written another way: by a CMS, a plugin for links or one for social profiles. */
import type { NoiseKind } from '../kind.ts'
import { htmlOf, mapAttributes, tokensOf, withAttributes } from '../markup.ts'
import type { Random } from '../random.ts'
import { type NoiseSite, type SiteFiles, withPages } from '../site-files.ts'

type Rewriting = (href: string, page: URL) => string

export const kind: NoiseKind = {
  name: 'address-forms',
  readings(site, random) {
    const makers = random.shuffled([
      absolute,
      rootRelative,
      relative,
      protocol,
      spelling,
      profiles,
      numbers,
      mails,
      exits,
      rel,
    ])
    for (const maker of makers) {
      const after = maker(site, random)
      const isChanged = [...after].some(([name, content]) => site.files.get(name) !== content)
      if (isChanged) return random.chance(0.7) ? [site.files, after] : [after, site.files]
    }
    return null
  },
}

function rewritten(site: NoiseSite, change: Rewriting): SiteFiles {
  return withPages(site.files, (html, name) => {
    // What is relative depends on it.
    if (/<base\s/i.test(html)) return html
    const page = pageUrl(site, name)
    return mapAttributes(html, (attribute, value, tag) =>
      tag === 'a' && attribute === 'href' ? change(value, page) : undefined,
    )
  })
}

/** As a visitor has it: index files by their folder. */
const pageUrl = ({ host }: NoiseSite, name: string): URL =>
  new URL(encodeURI(name.replace(/(^|\/)index\.html?$/i, '$1')), `https://${host}/`)

const isPlain = (href: string) => !/^\s*(?:[a-z][\w+.-]*:|\/\/|#|$)/i.test(href)

const isOutside = (href: string, page: URL) =>
  /^(?:https?:)?\/\//i.test(href) && URL.canParse(href, page) && new URL(href, page).host !== page.host

/** `&amp;` is kept apart from what URL would make of it. */
const unescaped = (href: string) => href.replaceAll('&amp;', '&')
const escaped = (href: string) => href.replaceAll('&', '&amp;')

function absolute(site: NoiseSite): SiteFiles {
  return rewritten(site, (href, page) =>
    isPlain(href) && URL.canParse(href, page) ? escaped(new URL(unescaped(href), page).href) : href,
  )
}

function rootRelative(site: NoiseSite): SiteFiles {
  return rewritten(site, (href, page) => {
    if (isOutside(href, page) || !(isPlain(href) || /^(?:https?:)?\/\//i.test(href)) || !URL.canParse(href, page))
      return href
    const url = new URL(unescaped(href), page)
    return escaped(`${url.pathname}${url.search}${url.hash}`)
  })
}

function relative(site: NoiseSite): SiteFiles {
  return rewritten(site, (href, page) => {
    if (!/^\/(?!\/)/.test(href) || !URL.canParse(href, page)) return href
    const url = new URL(unescaped(href), page)
    const up = '../'.repeat(page.pathname.split('/').length - 2)
    return escaped(`${up || './'}${url.pathname.slice(1)}${url.search}${url.hash}`)
  })
}

function protocol(site: NoiseSite, random: Random): SiteFiles {
  const form = random.pick(['//', 'https://', 'HTTPS://'])
  return rewritten(site, (href) => href.replace(/^(?:https?:)?\/\//i, form))
}

/** Hosts in other letters, folders with and without their slash, letters as they are or as percents. */
function spelling(site: NoiseSite, random: Random): SiteFiles {
  const form = random.pick(['host', 'port', 'slash', 'space', 'percents', 'fragment'])
  return rewritten(site, (href, page) => {
    switch (form) {
      case 'host':
        return href.replace(/^(https?:\/\/)([^/?#]+)/i, (_, begin: string, host: string) => begin + capital(host))
      case 'port':
        return href.replace(/^(https:\/\/[^/?#:]+)(?=[/?#]|$)/i, '$1:443')
      case 'slash':
        // A folder of somebody else's website; one with an ending is a file.
        if (!isOutside(href, page) || /[?#]/.test(href)) return href
        return href.endsWith('/') ? href.slice(0, -1) : /\/[^/.]+$/.test(href) ? `${href}/` : href
      case 'space':
        return ` ${href} `
      case 'percents':
        return /%[\da-f]{2}/i.test(href)
          ? href.replace(/(?:%[\da-f]{2})+/gi, (bytes) => bytes.toLowerCase())
          : href.replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters))
      default:
        return /^(?:#|javascript:void\(0\);?)$/i.test(href) ? random.pick(['#!', 'javascript:;', '#0']) : href
    }
  })
}

const capital = (host: string) =>
  host.replace(/(^|\.)(\p{L})/gu, (_, dot: string, letter: string) => dot + letter.toUpperCase())

/** The same profile by another of its addresses. */
function profiles(site: NoiseSite, random: Random): SiteFiles {
  const locale = random.pick(['de', 'en-gb', 'fr', 'es'])
  const forms: [RegExp, string][] = random.chance(0.5)
    ? [
        [/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\/(?!intent|share)/i, 'https://twitter.com/'],
        [/^https?:\/\/(?:www\.)?facebook\.com\//i, `https://${locale}-${locale.slice(-2)}.facebook.com/`],
        [/^https?:\/\/(?:www\.)?linkedin\.com\//i, `https://${locale.slice(-2)}.linkedin.com/`],
        [/^https?:\/\/(?:www\.)?instagram\.com\/([\w.]+)\/?$/i, `https://www.instagram.com/$1/?hl=${locale}`],
        [
          /^https?:\/\/(?:www\.)?youtube\.com\/(channel\/[^/?#]+|@[^/?#]+)$/i,
          'https://www.youtube.com/$1?sub_confirmation=1',
        ],
        [/^https?:\/\/wa\.me\/(\d+)$/i, 'https://api.whatsapp.com/send?phone=$1'],
        [/^https?:\/\/t\.me\//i, 'https://telegram.me/'],
        [/^https?:\/\/(?:www\.)?tiktok\.com\/(@[\w.]+)$/i, `https://www.tiktok.com/$1?lang=${locale}`],
        [/^https?:\/\/github\.com\//i, 'https://www.github.com/'],
      ]
    : [
        [/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\/(?!intent|share)/i, 'https://x.com/'],
        [/^https?:\/\/(?:www\.)?facebook\.com\//i, 'https://m.facebook.com/'],
        [
          /^https?:\/\/(?:www\.)?linkedin\.com\/company\/([^/?#]+)\/?$/i,
          'https://www.linkedin.com/company/$1/?viewAsMember=true',
        ],
        [/^https?:\/\/(?:www\.)?instagram\.com\/([\w.]+)\/?$/i, `https://instagram.com/$1?igshid=${random.token(16)}`],
        [/^https?:\/\/(?:www\.)?youtube\.com\//i, 'https://m.youtube.com/'],
        [/^https?:\/\/api\.whatsapp\.com\/send\?phone=(\d+)$/i, 'https://wa.me/$1'],
        [/^https?:\/\/t\.me\//i, 'https://www.t.me/'],
        [/^https?:\/\/(?:www\.)?tiktok\.com\/(@[\w.]+)$/i, `https://www.tiktok.com/$1?_t=${random.token(11)}&amp;_r=1`],
        [/^https?:\/\/github\.com\//i, 'http://github.com/'],
      ]
  return rewritten(site, (href) => forms.reduce((address, [form, now]) => address.replace(form, now), href))
}

/** Telephone links with other marks between the same digits. */
function numbers(site: NoiseSite, random: Random): SiteFiles {
  const form = random.pick(['bare', 'dashes', 'dots', 'percents', 'slashes'])
  return rewritten(site, (href) => {
    const number = /^\s*tel:(.*)$/i.exec(href)?.[1]
    if (number === undefined || !/^[\s\d+().\-/%]+$/.test(number)) return href
    const digits = number.replace(/%20/g, '').replace(/[^\d+]/g, '')
    const groups = digits.replace(/(\+?\d{2,3})(?=(?:\d{3})+(?:\d)?$)/, '$1 ').replace(/(\d{3})(?=\d{3})/g, '$1 ')
    switch (form) {
      case 'bare':
        return `tel:${digits}`
      case 'dashes':
        return `tel:${groups.replaceAll(' ', '-')}`
      case 'dots':
        return `tel:${groups.replaceAll(' ', '.')}`
      case 'percents':
        return `tel:${groups.replaceAll(' ', '%20')}`
      default:
        return `tel://${digits}`
    }
  })
}

function mails(site: NoiseSite, random: Random): SiteFiles {
  const subject = random.pick(['Website', 'Anfrage', 'Contact', 'Info'])
  const form = random.pick(['case', 'subject', 'space', 'entities'])
  return rewritten(site, (href) => {
    const address = /^mailto:([\w.+-]+@[\w.-]+)$/i.exec(href)?.[1]
    if (address === undefined) return href
    switch (form) {
      case 'case':
        return `MAILTO:${address.charAt(0).toUpperCase()}${address.slice(1)}`
      case 'subject':
        return `mailto:${address}?subject=${subject}`
      case 'space':
        return `mailto:%20${address}`
      default:
        // WordPress' antispambot() draws which letters are written as what, anew for each visit.
        return `mailto:${[...address]
          .map((letter) => (random.chance(0.5) ? `&#${letter.codePointAt(0)};` : letter))
          .join('')}`
    }
  })
}

/** Links outwards by way of a page that counts who leaves. */
function exits(site: NoiseSite, random: Random): SiteFiles {
  const way = random.pick(['/exit?url=', '/redirect/?to=', '/out.php?link=', '/go/?u='])
  return rewritten(site, (href, page) =>
    isOutside(href, page) ? `${way}${encodeURIComponent(unescaped(new URL(href, page).href))}` : href,
  )
}

/** What plugins for links write beside an address. */
function rel(site: NoiseSite, random: Random): SiteFiles {
  const relation = random.pick(['noopener noreferrer', 'nofollow noopener external', 'nofollow ugc', 'external'])
  return withPages(site.files, (html, name) => {
    const page = pageUrl(site, name)
    return htmlOf(
      tokensOf(html).map((token) => {
        if (token.kind !== 'open' || token.tag !== 'a') return token
        const href = token.attributes.find((one) => one.name.toLowerCase() === 'href')?.value
        if (href == null || !isOutside(href, page)) return token
        const others = token.attributes.filter((one) => !/^(?:target|rel)$/i.test(one.name))
        return withAttributes(token, [
          ...others,
          { name: 'target', value: '_blank' },
          { name: 'rel', value: relation },
          { name: 'data-wpel-link', value: 'external' },
        ])
      }),
    )
  })
}
