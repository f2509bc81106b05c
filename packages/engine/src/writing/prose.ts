/** Small pieces of English that summaries are built from. */

/** What a sentence can quote and still be read; the report's own members and its evidence hold the whole text. */
const quotedCharactersMax = 300

/** A site's words within a sentence: shortened, as a page may hold one word of a megabyte. */
export const quoted = (text: string) => `“${shortened(text, quotedCharactersMax)}”`

/** “a”, “a and b”, “a, b and c”; what is over `max` is counted. */
export function listed(words: readonly string[], max = 4): string {
  const shown = words.length > max ? [...words.slice(0, max), `${words.length - max} more`] : [...words]
  const last = shown.pop()
  if (last === undefined) return 'none'
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`

/** Shortened at a word's end, for prose; never for a quote that is evidence. */
export function shortened(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const cut = text.slice(0, charactersMax)
  const space = cut.lastIndexOf(' ')
  const kept = space > charactersMax / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Ends a sentence that a site's words may have ended already. */
export const asSentence = (text: string) => (/[.!?…。！？]["”’»」]?$/.test(text) ? text : `${text}.`)

export const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, '') ?? url

export const pathOf = (url: string) => URL.parse(url)?.pathname ?? url

export const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** “A law firm”, “an inn”, “restaurant software”: by the letter that a label of ours begins with, none where it is no countable noun. */
export const withArticle = (label: string): string => {
  if (/(?:software|storage|laundry)$/.test(label)) return label
  return `${/^(?:(?!uni|use|eu|one)[aeiou]|(?:HR|SEO|ERP|NGO|SMS|LMS|MES)\b)/i.test(label) ? 'an' : 'a'} ${label}`
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const networkNames: Record<string, string> = {
  'app store': 'App Store',
  'google play': 'Google Play',
  'google maps': 'Google Maps',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  github: 'GitHub',
  gitlab: 'GitLab',
  whatsapp: 'WhatsApp',
  soundcloud: 'SoundCloud',
  deviantart: 'DeviantArt',
  tripadvisor: 'TripAdvisor',
  wechat: 'WeChat',
  vk: 'VK',
}

/** A network as people write it. */
export const networkName = (network: string) => networkNames[network] ?? capitalised(network)

/** A store or network as a sentence names it. */
export const placeName = (network: string) => (network === 'app store' ? 'the App Store' : networkName(network))

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Small numbers as words, as prose has them. */
export const inWords = (count: number) => smallNumbers[count] ?? String(count)
