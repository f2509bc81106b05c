/** The first page and the pages after it as Markdown. */
import { pageName } from '../../writing/page-names.ts'
import type { Block } from '../outline/blocks.ts'
import type { FirstPage, Wording } from '../outline/first-page.ts'
import { withoutThesis } from '../outline/first-page.ts'
import { firstPageInShort } from '../outline/first-page-in-short.ts'
import type { Outline } from '../outline/outline.ts'
import type { PagePart, ShortPage, ToldDiagnosis } from '../outline/short/short-page.ts'
import { effortWords, spelled } from '../outline/words.ts'
import { type MarkdownPage, markdownOf } from './blocks.ts'
import { linked, plain } from './inline.ts'

const place = (url: string) => linked(plain(pageName(url)), url)

export function firstPageParts({ host, url, date }: Outline, whole: FirstPage, { notes }: MarkdownPage): string[] {
  const page = firstPageInShort(whole)
  const { category, pages, headline, thesis, moves, words, facts, standing, question } = page
  const read = pages.read === pages.all ? `read ${pages.read}` : `read ${pages.read} of ${pages.all}`
  const about = [
    linked(plain(host), url),
    ...(category === null ? [] : [plain(category)]),
    `${read} pages${date === null ? '' : ` on ${date}`}`,
  ]
  return [
    about.join(' · '),
    headline === null ? '' : `**${plain(headline)}**`,
    thesis === null ? withoutThesis : notes.point(thesis),
    titledList(
      'First moves',
      moves.map(
        ({ title, page: at, text, effort }, index) =>
          `${index + 1}. **${plain(title)}** (${place(at)}, ${effortWords[effort]} effort)${text === '' ? '' : `: ${plain(text)}`}`,
      ),
    ),
    titledList(
      'Before and after',
      words.map((one) => `- ${wordingText(one)}`),
    ),
    titledList(
      'At a glance',
      facts.map(({ label, point }) => `- **${plain(label)}:** ${notes.point(point, 'quoted')}`),
    ),
    titledList(
      'How it stands',
      standing.map(({ label, level, word }) => `- **${plain(label)}:** ${level} of 5, ${plain(word)}`),
    ),
    question === null ? '' : `**What would change this reading:** ${plain(question)}`,
  ]
}

const titledList = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `**${title}**\n\n${lines.join('\n')}`

function wordingText({ label, before, after, verdict, why, tag }: Wording): string {
  const quoted = (text: string) => `“${plain(text)}”`
  if (verdict === 'keep') return `**${plain(label)}:** keep it. ${plain(why)}`
  if (after === null) return `**${plain(label)}:** ${plain(why)}`
  return `**${plain(label)}:** ${before === null ? '' : `${quoted(before)} → `}**${quoted(after)}** (${tag})`
}

export const shortPageParts = ({ topic, conclusion, parts }: ShortPage, page: MarkdownPage): string[] => [
  `## ${topic}: ${plain(conclusion)}`,
  ...parts.flatMap((part) => partText(part, page)),
]

function partText(part: PagePart, page: MarkdownPage): string[] {
  const { notes } = page
  const title = (text: string | null) => (text === null ? '' : `### ${plain(text)}`)
  switch (part.kind) {
    case 'diagnoses':
      return [title(part.title), part.entries.map((entry) => `- ${diagnosisText(entry, page)}`).join('\n')]
    case 'wordings':
      return [
        part.wordings
          .map((one) => {
            const made = one.madeOf.map(({ page: url, text }) => `“${plain(text)}” (${place(url)})`).join('; ')
            const why = one.verdict === 'change' ? ` ${plain(one.why)}` : ''
            return `- ${wordingText(one)}${why}${made === '' ? '' : ` Made of ${made}.`}${notes.mark(one.evidence)}`
          })
          .join('\n'),
      ]
    case 'cards':
      return part.cards.flatMap(({ title: name, fields, quote, evidence }) => [
        `### ${plain(name)}${notes.mark(evidence)}`,
        [
          ...fields.map(({ label, points }) => `- **${label}:** ${points.map((one) => notes.point(one)).join(' ')}`),
          ...(quote === null ? [] : [`- ${notes.point(quote, 'quoted')}`]),
        ].join('\n'),
      ])
    case 'steps':
      return [
        part.steps
          .map(
            ({ title: name, text, note, sign }, index) =>
              `${index + 1}. **${plain(name)}** (${plain(note)}): ${notes.point(text)}${sign === null ? '' : ` It worked if: ${plain(sign)}`}`,
          )
          .join('\n'),
      ]
    case 'strip':
      return [
        [
          ...part.swatches.map(({ hex, role }) => `\`${plain(hex)}\` ${spelled(role)}`),
          ...part.faces.map(({ family, role }) => `${plain(family)} (${spelled(role)})`),
        ].join(' · '),
      ]
    case 'folded':
      return [title(part.title), ...markdownOf(part.block, page)]
    default:
      return markdownOf(part as Block, page)
  }
}

function diagnosisText(entry: ToldDiagnosis, { notes }: MarkdownPage): string {
  const { title, note, text, quotes, against, move, moveNumber } = entry
  const said =
    text === null
      ? quotes.map(({ point, page }) => `${notes.point(point, 'quoted')} (${place(page)})`).join('; ')
      : notes.point(text)
  const todo =
    move === null
      ? moveNumber === null
        ? ''
        : ` → Move ${moveNumber} above.`
      : ` → **${plain(move.title)}** (${place(move.page)}): ${plain(move.text)}`
  return `**${plain(title)}**${note === null ? '' : ` (${note})`}: ${said}${against === null ? '' : ` Against it: ${plain(against)}`}${todo}`
}
