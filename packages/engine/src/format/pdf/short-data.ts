/** The first page and the pages after it as data of the template. */
import { pageName } from '../../writing/page-names.ts'
import { safeHref } from '../html/markup.ts'
import { longDate } from '../html/words.ts'
import type { Block } from '../outline/blocks.ts'
import type { FirstPage, Wording } from '../outline/first-page.ts'
import { withoutThesis } from '../outline/first-page.ts'
import { firstPageInShort } from '../outline/first-page-in-short.ts'
import type { Outline } from '../outline/outline.ts'
import type { Card, PagePart, ShortPage, Step, ToldDiagnosis } from '../outline/short/short-page.ts'
import { effortWords, spelled } from '../outline/words.ts'
import { blockData, isLong, markData, placeWithin, point, type Writing } from './block-data.ts'
import { headed, isHex, plain, prose, type Run, verbatim, worded } from './words.ts'

export type FirstPageData = ReturnType<typeof firstPageData>
export type ShortPageData = ReturnType<typeof shortPageData>

const page = (url: string) => ({ name: prose(pageName(url), 80), href: safeHref(url) })

export function firstPageData({ date }: Outline, whole: FirstPage, writing: Writing) {
  const { category, pages, headline, thesis, moves, words, facts, standing, question } = firstPageInShort(whole)
  const { read, all } = pages
  const count = read === all ? `read ${read} ${read === 1 ? 'page' : 'pages'}` : `read ${read} of ${all} pages`
  return {
    category: category === null ? null : verbatim(category, 120),
    read: `${count}${date === null ? '' : ` on ${longDate(date)}`}`,
    headline: headline === null ? null : headed(prose(headline, 220)),
    thesis:
      thesis === null
        ? { ...point({ text: withoutThesis, voice: 'report', evidence: [] }, writing) }
        : point({ ...thesis, text: plain(thesis.text, 900) }, writing),
    hasThesis: thesis !== null,
    moves: moves.map(({ title, page: url, text, effort }) => ({
      title: headed(prose(title, 120)),
      text: text === '' ? null : prose(text, 320),
      page: page(url),
      effort: effortWords[effort],
    })),
    words: words.map((one) => wordingData(one)),
    facts: facts.map(({ label, point: one }) => ({ label: plain(label, 40), point: point(one, writing, 'quoted') })),
    standing: standing.map(({ label, level, word }) => ({
      label: plain(label, 40),
      level: Math.max(1, Math.min(5, level)),
      word: plain(word, 40),
    })),
    question: question === null ? null : prose(question, 300),
  }
}

/** What is struck out, what stands in its place, and why. */
function wordingData({ label, before, after, verdict, why, tag }: Wording) {
  const quoted = (text: string | null): Run[] | null =>
    text === null ? null : worded({ text, voice: 'site' }, 'quoted').runs
  return {
    label: plain(label, 60),
    verdict,
    before: quoted(before),
    after: quoted(after),
    why: prose(why, 300),
    tag,
  }
}

export function shortPageData({ id, topic, conclusion, parts }: ShortPage, writing: Writing) {
  return {
    place: placeWithin(id, writing),
    topic: plain(topic, 60),
    conclusion: headed(prose(conclusion, 240)),
    parts: parts.map((part) => partData(part, writing)),
  }
}

function partData(part: PagePart, writing: Writing) {
  switch (part.kind) {
    case 'diagnoses':
      return {
        kind: part.kind,
        title: part.title,
        entries: part.entries.map((entry) => diagnosisData(entry, writing)),
      }
    case 'wordings':
      return {
        kind: part.kind,
        wordings: part.wordings.map((one) => ({
          ...wordingData(one),
          madeOf: one.madeOf.slice(0, 4).map(({ page: url, text }) => ({
            runs: worded({ text, voice: 'site' }, 'quoted').runs,
            page: page(url),
          })),
          mark: writing.notes.mark(one.evidence),
        })),
      }
    case 'cards':
      return { kind: part.kind, cards: part.cards.map((card) => cardData(card, writing)) }
    case 'steps':
      return { kind: part.kind, steps: part.steps.map((step) => stepData(step, writing)) }
    case 'folded':
      return { kind: 'block', title: part.title, block: keptBlock(part.block, writing) }
    case 'strip':
      return {
        kind: part.kind,
        logo: part.logo === null ? null : markData({ ...part.logo, evidence: [] }, writing),
        swatches: part.swatches.filter(({ hex }) => isHex(hex)).map(({ hex, role }) => ({ hex, role: spelled(role) })),
        faces: part.faces.map(({ family, role }) => ({ family: verbatim(family, 60), role: spelled(role) })),
      }
    default:
      return { kind: 'block', title: null, block: keptBlock(part as Block, writing) }
  }
}

/** Less than half a page stays on one. */
const keptLetters = 1_500

function keptBlock(block: Block, writing: Writing) {
  const data = blockData(block, writing)
  return { ...data, isParted: isLong(data, keptLetters) }
}

/** A card of so many letters may be parted where a page ends. */
const cardLetters = 1_800

function diagnosisData(
  { title, isAsset, text, quotes, against, move, moveNumber, effort, note }: ToldDiagnosis,
  writing: Writing,
) {
  const data = {
    title: headed(prose(title, 160)),
    isAsset,
    note,
    text: text === null ? null : point(text, writing),
    quotes: quotes.map(({ point: one, page: url }) => ({ point: point(one, writing, 'quoted'), page: page(url) })),
    against: against === null ? null : prose(against, 300),
    move:
      move === null
        ? null
        : {
            title: prose(move.title, 120),
            text: prose(move.text, 320),
            page: page(move.page),
            effort: effortWords[effort],
          },
    moveNumber,
  }
  return { ...data, isLong: isLong(data, cardLetters) }
}

function cardData({ title, fields, quote, evidence }: Card, writing: Writing) {
  return {
    title: headed(prose(title, 120)),
    fields: fields.map(({ label, points }) => ({
      label: plain(label, 40),
      points: points.map((one) => point(one, writing)),
    })),
    quote: quote === null ? null : point(quote, writing, 'quoted'),
    mark: writing.notes.mark(evidence),
  }
}

function stepData({ title, text, note, sign }: Step, writing: Writing) {
  return {
    title: headed(prose(title, 160)),
    text: point(text, writing),
    note: plain(note, 80),
    sign: sign === null ? null : prose(sign, 300),
  }
}
