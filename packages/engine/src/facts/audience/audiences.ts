import type { Fact } from '../../evidence.ts'
import type { StructuredNode } from '../../facts.ts'
import { audienceFrames } from '../../lexicon/market/audience-frame-words.ts'
import { audienceIndex } from '../../lexicon/market/audience-words.ts'
import { countWords } from '../../lexicon/match.ts'
import type { Site } from '../../site.ts'
import type { Sentence } from '../language/shapes.ts'
import type { Plan } from '../offer/shapes.ts'
import type { Testimonial } from '../trust/shapes.ts'
import { type FramedReader, framedReaders, readerOf } from './audience-frames.ts'
import { formReaders, isAudiencePage, menuReaders } from './audience-places.ts'
import { firmReaders } from './firm-readers.ts'
import type { Add, AudienceSign } from './shapes.ts'
import { structuredReaders } from './structured-readers.ts'

interface Inputs {
  language: string | null
  sentences: readonly Sentence[]
  testimonials: readonly Fact<Testimonial>[]
  plans: readonly Fact<Plan>[]
  structuredData: readonly StructuredNode[]
}

const signsMax = 60
const quotesMax = 4

/** Signs of whom the site is for: menus, frames such as “for X”, titles of those quoted, plans, forms. */
export function audiences(site: Site, inputs: Inputs): Fact<AudienceSign>[] {
  const signs = new Map<string, Fact<AudienceSign>>()
  const add: Add = (reader, source, { confidence, quote }) => {
    const key = `${reader.id}\n${source}`
    const sign = signs.get(key)
    if (sign === undefined) {
      signs.set(key, { value: { ...reader, source }, basis: 'stated', confidence, quotes: [quote] })
      return
    }
    // Every further passage that says so makes it surer.
    sign.confidence = Math.min(0.95, Math.max(sign.confidence, confidence) + 0.03)
    if (sign.quotes.length < quotesMax && !sign.quotes.some(({ text }) => text === quote.text)) sign.quotes.push(quote)
  }
  structuredReaders(inputs, add)
  if (inputs.language !== null) {
    menuReaders(site, inputs.language, add)
    formReaders(site, inputs.language, add)
    sentenceReaders(inputs.sentences, inputs.language, add)
    openingReaders(site, inputs, add)
    planReaders(inputs, inputs.language, add)
    testimonialReaders(inputs.testimonials, inputs.language, add)
  }
  return [...signs.values()].sort((a, b) => b.confidence - a.confidence).slice(0, signsMax)
}

/** Pages that speak to those who want to work there, or of anything. */
const otherReaders: ReadonlySet<Sentence['pageType']> = new Set<Sentence['pageType']>([
  'careers',
  'legal',
  'press',
  'team',
  'post',
  'blog',
])
const sentencesMax = 900
const listedMax = 24
const labelWordsMax = 8

function sentenceReaders(sentences: readonly Sentence[], language: string, add: Add): void {
  const frames = audienceFrames(language)
  const index = audienceIndex(language)
  /** How many sentences below a heading such as “Who we serve” are still its list. */
  let listed = 0
  let page = ''
  for (const sentence of sentences.slice(0, sentencesMax)) {
    if (sentence.speaker === 'customer' || otherReaders.has(sentence.pageType)) continue
    if (sentence.role === 'careers' || sentence.role === 'team') continue
    const { text, place, locator } = sentence
    const quote = { page: sentence.page, text, locator }
    listed = sentence.page === page ? listed - 1 : 0
    page = sentence.page
    for (const framed of framedReaders(text, language)) addFramed(sentence, framed, add)
    const isHeading = place === 'heading' || place === 'headline'
    const isLabel = text.length < 120 && countWords(text) <= labelWordsMax
    if (isHeading && isLabel && frames.match(text).some(({ tag }) => tag === 'menu')) listed = listedMax
    else if (listed > 0 && (isHeading || isLabel)) {
      const match = index?.startsWith(text) ?? index?.exact(text)
      if (match != null) add(readerOf(match.tag), 'heading', { confidence: 0.7, quote })
    }
  }
}

const openingSentencesMax = 6

/** Firms that the opening of the home page names: its title, description, headline and first sentences. */
function openingReaders({ home }: Site, { sentences, language }: Inputs, add: Add): void {
  if (language === null) return
  const title = home.head.title?.text
  if (title !== undefined)
    for (const reader of firmReaders(title, language))
      add(reader, 'heading', { confidence: 0.75, quote: { page: home.url, text: title, locator: 'title' } })
  const ofHome = sentences.filter(({ pageType, speaker }) => pageType === 'home' && speaker === 'brand')
  const opening = ofHome.filter(({ place }) => place === 'headline' || place === 'subhead' || place === 'description')
  const first = ofHome.filter(({ place }) => place === 'body').slice(0, openingSentencesMax)
  for (const { text, page, locator } of [...opening, ...first]) {
    for (const reader of firmReaders(text, language))
      add(reader, 'heading', { confidence: 0.7, quote: { page, text, locator } })
  }
}

function addFramed(
  { text, page, place, pageType, locator }: Sentence,
  { reader, frame }: FramedReader,
  add: Add,
): void {
  const isLoud = place !== 'body' && place !== 'action'
  const onItsPage = isLoud && pageType !== 'home' && isAudiencePage(page)
  const source = onItsPage ? 'page' : isLoud && place !== 'description' ? 'heading' : 'phrase'
  const confidence =
    (frame === 'made' ? 0.65 : frame === 'after' ? 0.6 : 0.45) + (isLoud ? 0.15 : 0) - (pageType === 'other' ? 0.1 : 0)
  add(reader, source, { confidence, quote: { page, text, locator } })
}

function planReaders({ plans, sentences }: Inputs, language: string, add: Add): void {
  const index = audienceIndex(language)
  for (const { value, quotes } of plans) {
    const [quote] = quotes
    if (quote === undefined || quote.text.length > 300) continue
    for (const { tag } of index?.match(value.name.slice(0, 100)) ?? []) {
      add(readerOf(tag), 'plan', { confidence: 0.6, quote })
    }
  }
  if (plans.length === 0) return
  for (const sentence of sentences) {
    if (sentence.pageType !== 'pricing' || sentence.place !== 'body' || sentence.text.length > 120) continue
    for (const { reader } of framedReaders(sentence.text, language)) {
      if (reader.kind === 'size' || reader.kind === 'role') {
        const quote = { page: sentence.page, text: sentence.text, locator: sentence.locator }
        add(reader, 'plan', { confidence: 0.55, quote })
      }
    }
  }
}

/** One customer is a customer; two of a trade or a job tell whom it is for. */
const oneVoice = 0.45
const severalVoices = 0.65

function testimonialReaders(testimonials: readonly Fact<Testimonial>[], language: string, add: Add): void {
  const index = audienceIndex(language)
  const heard = new Set<string>()
  for (const { value, quotes } of testimonials) {
    if (value.role === null) continue
    const role = value.role
    const quote = quotes.find(({ text }) => text.includes(role)) ?? quotes[0]
    if (quote === undefined) continue
    for (const { tag } of index?.match(role.slice(0, 120)) ?? []) {
      const confidence = heard.has(tag) ? severalVoices : oneVoice
      heard.add(tag)
      add(readerOf(tag), 'testimonial', { confidence, quote: { ...quote, text: role } })
    }
  }
}
