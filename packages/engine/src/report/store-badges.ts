/** The badge of an app store is a picture: its alternative text describes it, and is no label to quote in a sentence. */
import type { Fact } from '../evidence.ts'
import type { CallToAction } from '../facts.ts'
import { socialProfile } from '../lexicon/names/social-networks.ts'
import type { Report } from '../report.ts'
import { capitalised, networkName } from '../writing/prose.ts'

/** The report with such badges called by what they are, wherever its own sentences speak of them. */
export function withBadgesNamed<Written extends Report>(
  report: Written,
  calls: readonly Fact<CallToAction>[],
): Written {
  const badges = calls.flatMap(({ value }) => {
    const store = storeOf(value)
    return store === null ? [] : [{ quoted: `“${value.text}”`, name: `the ${store} badge` }]
  })
  if (badges.length === 0) return report
  const { evidence, ...told } = report.results
  return { ...report, results: { ...renamed(told, badges), evidence } }
}

/** Words for a picture of something, by which an alternative text gives itself away. */
const pictureWords =
  /\b(?:badge|logo|icon|button|image|img|picture|banner|abzeichen|insignia)\b|バッジ|ロゴ|アイコン|图标|徽章/i

function storeOf({ text, intent, url }: CallToAction): string | null {
  if (intent !== 'other' || url === null || !pictureWords.test(text)) return null
  const profile = socialProfile(url)
  return profile?.kind === 'app' ? networkName(profile.network) : null
}

interface Badge {
  quoted: string
  name: string
}

function renamed<Value>(value: Value, badges: readonly Badge[]): Value {
  if (typeof value === 'string') return badges.reduce<string>(inSentence, value) as Value
  if (Array.isArray(value)) return value.map((item) => renamed(item, badges)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, renamed(member, badges)])) as Value
}

function inSentence(text: string, { quoted, name }: Badge): string {
  const [first = '', ...others] = text.split(quoted)
  return others.reduce((before, after) => {
    const isStart = before === '' || /[.!?]\s$/.test(before)
    return `${before}${isStart ? capitalised(name) : name}${after}`
  }, first)
}
