/**
 * Holds answers against labels. Text is compared after folding case, accents and punctuation, addresses without scheme,
 * `www.` and closing slash, colours by CIEDE2000.
 */
import { differenceCiede2000, parse } from 'culori'
import type { Answers } from './answers.ts'
import type { Labels } from './corpus.ts'

/** One field of one site. */
export interface Score {
  /** 0 to 1: right or wrong, a share, or the F1 of a list. */
  value: number
  /** Nothing was claimed. */
  abstained: boolean
  /** Of a list: entries found, claimed too much, missed. */
  counts?: { found: number; extra: number; missed: number }
  /** What was wrong, for people; empty when all was right. */
  note: string
}

export const fieldNames = [
  'name',
  'headline',
  'cta',
  'navigation',
  'socials',
  'emails',
  'primary, any',
  'primary, first',
  'palette recall',
  'fonts',
  'logo',
  'plans',
  'features',
  'latest post',
  'archetype, in two',
  'archetype, in three',
] as const
export type FieldName = (typeof fieldNames)[number]

/** null: nothing was labelled, or the tool does not answer. */
export type Scores = Record<FieldName, Score | null>

export function scoresOf(labels: Labels, answers: Answers): Scores {
  return {
    name: textScore(labels, 'siteName', answers.name),
    headline: textScore(labels, 'heroHeadline', answers.headline),
    cta: textScore(labels, 'primaryCta', answers.cta),
    navigation: listScore(labels.navItems, answers.navigation, folded, labels.navItemsAccept),
    socials: listScore(labels.socialLinks, answers.socials, addressKey, labels.socialLinksAccept),
    emails: listScore(labels.emails, answers.emails, (text) => text.toLowerCase(), labels.emailsAccept),
    'primary, any': primaryScore(labels.brandColors, answers.colors),
    'primary, first': primaryScore(labels.brandColors?.slice(0, 1), answers.colors),
    'palette recall': paletteScore(labels.brandColors, answers.colors),
    fonts: fontScore(labels.fonts, answers.fonts),
    logo: logoScore(labels, answers.logo),
    plans: planScore(labels.pricingPlans, answers.plans),
    features: labels.features?.length
      ? listScore(labels.features, answers.features, folded, labels.featuresAccept)
      : null,
    'latest post': postScore(labels.latestPostTitle, answers.latestPost),
    'archetype, in two': archetypeScore(labels.archetype, answers.archetypes, 'ours among theirs'),
    'archetype, in three': archetypeScore(labels.archetype, answers.archetypes, 'theirs among ours'),
  }
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const same = (a: string, b: string) => folded(a) === folded(b)

const verdict = (isRight: boolean, got: string | null | undefined, wanted: string): Score => ({
  value: isRight ? 1 : 0,
  abstained: got == null,
  note: isRight ? '' : `got ${got == null ? 'nothing' : `“${got}”`}, wanted “${wanted}”`,
})

function textScore(labels: Labels, field: string, got: string | null | undefined): Score | null {
  if (got === undefined) return null
  const accepted = [labels[field], ...((labels[`${field}Accept`] as string[] | undefined) ?? [])].filter(
    (text) => typeof text === 'string',
  )
  if (accepted.length === 0) return labels[`${field}Note`] === undefined ? verdict(got === null, got, 'nothing') : null
  return verdict(got !== null && accepted.some((text) => same(text, got)), got, accepted.join('” or “'))
}

/** Parameters tell where a link was copied, but for `id`, which names the profile. */
const addressKey = (url: string) => {
  const [address = '', query = ''] = url.split('#')[0]!.split('?')
  const id = new URLSearchParams(query).get('id')
  return `${address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/+$/, '')
    .replace(/^twitter\.com/, 'x.com')}${id === null ? '' : `?id=${id}`}`
}

export const f1 = ({ found, extra, missed }: { found: number; extra: number; missed: number }) =>
  found + extra + missed === 0 ? 1 : (2 * found) / (2 * found + extra + missed)

/** @param accepted entries that are right as well, and that nobody has to find */
function listScore(
  wanted: string[] | undefined,
  answered: string[] | undefined,
  key: (text: string) => string,
  accepted: readonly string[] = [],
): Score | null {
  if (wanted === undefined || answered === undefined) return null
  const right = new Set(wanted.map(key))
  const alsoRight = new Set(accepted.map(key))
  const got = answered.filter((text) => right.has(key(text)) || !alsoRight.has(key(text)))
  const ours = new Set(got.map(key))
  const found = [...ours].filter((text) => right.has(text)).length
  const counts = { found, extra: ours.size - found, missed: right.size - found }
  const notes = [
    ...wanted.filter((text) => !ours.has(key(text))).map((text) => `missed ${text}`),
    ...got.filter((text) => !right.has(key(text))).map((text) => `extra ${text}`),
  ]
  return { value: f1(counts), abstained: answered.length === 0, counts, note: notes.join('; ') }
}

/** What a designer would call the same colour; beyond it shades part. */
const sameColorMax = 10
const firstColorsMax = 8
const difference = differenceCiede2000()

function isNear(a: string, b: string): boolean {
  const [one, other] = [parse(a), parse(b)]
  return one !== undefined && other !== undefined && difference(one, other) <= sameColorMax
}

/** The colour of role `primary`, else the first. */
function primaryScore(wanted: string[] | undefined, colors: Answers['colors']): Score | null {
  if (wanted === undefined || wanted.length === 0 || colors === undefined) return null
  const primary = (colors.find(({ role }) => role === 'primary') ?? colors[0])?.hex ?? null
  return verdict(primary !== null && wanted.some((color) => isNear(color, primary)), primary, wanted.join('” or “'))
}

function paletteScore(wanted: string[] | undefined, colors: Answers['colors']): Score | null {
  if (wanted === undefined || wanted.length === 0 || colors === undefined) return null
  const first = colors.slice(0, firstColorsMax)
  const missed = wanted.filter((color) => !first.some(({ hex }) => isNear(color, hex)))
  const note = missed.length === 0 ? '' : `missed ${missed.join(', ')} among ${first.map(({ hex }) => hex).join(' ')}`
  return { value: 1 - missed.length / wanted.length, abstained: first.length === 0, note }
}

/** Labels that name no family: what the reader's system or browser sets type in. */
const noFamily = /\b(?:system|default|not a real family)\b|^system-ui$/i

/**
 * The share of labelled roles for which one of the families named is right; tools that do not tell roles apart are asked
 * for any family.
 */
function fontScore(labels: Labels['fonts'], fonts: Answers['fonts']): Score | null {
  if (labels === undefined || fonts === undefined) return null
  const roles = (['heading', 'body'] as const).flatMap((role) => {
    const families = (labels[role] ?? []).filter((family) => !noFamily.test(family))
    return families.length === 0 ? [] : [{ role, families }]
  })
  if (roles.length === 0) return null
  const wrong = roles.filter(({ role, families }) => {
    const ours = fonts.filter((font) => font.role === undefined || font.role === role)
    return !families.some((family) => ours.some((font) => same(font.family, family)))
  })
  const named = fonts.map(({ family, role }) => `${family}${role === undefined ? '' : ` (${role})`}`).join(', ')
  const note = wrong.map(({ role, families }) => `missed ${role} ${families.join(' or ')} among ${named || 'none'}`)
  return { value: 1 - wrong.length / roles.length, abstained: fonts.length === 0, note: note.join('; ') }
}

function logoScore({ logoKind, logoFile, logoAccept = [] }: Labels, logo: Answers['logo']): Score | null {
  if (logoKind === undefined || logo === undefined) return null
  const url = logo?.url
  const isRight = {
    image: () => url !== undefined && [logoFile ?? '', ...logoAccept].some((end) => endsIn(url, end)),
    'inline-svg': () => logo?.svg !== undefined,
    'data-uri': () => url?.startsWith('data:') ?? false,
    text: () => logo?.text !== undefined,
    none: () => logo === null,
  }[logoKind]()
  const got =
    logo === null ? null : (url?.slice(0, 100) ?? (logo.svg === undefined ? `text ${logo.text}` : 'a drawing'))
  return verdict(isRight, got, logoKind === 'image' ? (logoFile ?? '') : logoKind)
}

function endsIn(url: string, end: string): boolean {
  const path = url.split(/[?#]/)[0]!
  let decoded = path
  try {
    decoded = decodeURI(path)
  } catch {
    // As written, then.
  }
  return end !== '' && [path, decoded].some((text) => text.normalize('NFC').endsWith(end.normalize('NFC')))
}

const periodWords: [RegExp, string][] = [
  [/\bmo|monat|mes\b|mois/i, 'month'],
  [/year|jahr|annual|\ban\b|año/i, 'year'],
  [/\bsem\b|week\b|woche/i, 'week'],
  [/\bwe\b|week-?end/i, 'weekend'],
]

/** The notion behind a label's period; null where it names none. */
const periodOf = (text: string | undefined) => periodWords.find(([words]) => words.test(text ?? ''))?.[1] ?? null

/** Labels write amounts as their page does: the last separator before two or one closing digits is the decimal one. */
function amountOf(text: string): number {
  const latin = text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  const digits = latin.replace(/[^\d.,]/g, '')
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? ''
  const whole = (decimals === '' ? digits : digits.slice(0, -decimals.length - 1)).replace(/[.,]/g, '')
  return Number(`${whole}.${decimals || 0}`)
}

/** A plan is found when name and amount are right, each as labelled or accepted, and the period where the label names one. */
function planScore(wanted: Labels['pricingPlans'], plans: Answers['plans']): Score | null {
  if (wanted === undefined || plans === undefined) return null
  const key = (name: string, price: number | null, period: string | null) => `${folded(name)} ${price} ${period ?? ''}`
  return listScore(
    wanted.map(({ name, price, period }) => key(name, labelledAmount(price), periodOf(period))),
    plans.map(({ name, price, period }) => {
      const label = wanted.find((plan) => [plan.name, ...(plan.nameAccept ?? [])].some((text) => same(text, name)))
      if (label === undefined) return key(name, price, period)
      const isAccepted = label.priceAccept?.some((text) => labelledAmount(text) === price)
      const amount = isAccepted ? labelledAmount(label.price) : price
      return key(label.name, amount, periodOf(label.period) === null ? null : period)
    }),
    (text) => text,
  )
}

const labelledAmount = (price: string | null) => (price === null ? null : amountOf(price))

/**
 * An archetype is a judgement, and labels name a first and a second choice: whether our first is one of the two, and
 * whether their first is among our first three.
 */
function archetypeScore(
  wanted: Labels['archetype'],
  got: string[] | undefined,
  side: 'ours among theirs' | 'theirs among ours',
): Score | null {
  if (wanted === undefined || got === undefined) return null
  const [ours] = got
  const isRight =
    side === 'ours among theirs'
      ? ours !== undefined && [wanted.first, wanted.second].includes(ours)
      : got.slice(0, 3).includes(wanted.first)
  const shown = got.length === 0 ? null : got.slice(0, 3).join(', ')
  return verdict(isRight, shown, `${wanted.first}, then ${wanted.second}`)
}

/** Only where a post is labelled: whether a site without one is read so is seen in the extras of a report. */
function postScore(wanted: string | null | undefined, got: string | null | undefined): Score | null {
  if (wanted === undefined || wanted === null || got === undefined) return null
  return verdict(got !== null && same(wanted, got), got, wanted)
}
