import { daysBetween, monthName } from '../../writing/dates.ts'
import { asSentence, counted, listed, percent } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import type { Wording } from '../../writing/wording.ts'
import type { SectionFacts } from '../section-facts.ts'
import type { Format } from './formats.ts'

type Inputs = Pick<SectionFacts, 'themes' | 'posts' | 'cadence' | 'readOn' | 'reach'>
type OneOf = Wording['oneOf']

const dominantShare = 0.3
const staleDays = 365

/** What it writes about, how lately and in what shapes. */
export function contentSummary(facts: Inputs, found: readonly Format[], { oneOf }: Wording): string {
  if (facts.themes.length + facts.posts.length + found.length === 0) return tooLittle(oneOf)
  const sentences =
    facts.posts.length === 0
      ? [subjects(facts, oneOf), withoutPosts(facts, found, oneOf)]
      : [subjects(facts, oneOf), publishing(facts, oneOf), shapes(found, oneOf)]
  return (
    sentences.filter((sentence) => sentence !== null).join(' ') ||
    'The pages read hold too little text to tell its subjects.'
  )
}

const tooLittle = (oneOf: OneOf) =>
  oneOf('themes.too-little', [
    'The pages read hold too little text to tell its subjects.',
    'There is too little to read for any subject to recur.',
    'No themes can be told from so few words.',
  ])

/** What was not read is not missing: a blog that was left out may hold any number of posts. */
function withoutPosts({ reach }: Inputs, found: readonly Format[], oneOf: OneOf): string | null {
  const list = listed(found.map(named), 4)
  if (reach.missed.includes('blog') || reach.missed.includes('post')) {
    return oneOf('themes.unread-posts', [
      'There is a blog or news section, but it was not among the pages read.',
      'Its posts were not read, so nothing is said of how often it publishes.',
      'How often it publishes is left open, as its articles were not among the pages read.',
    ])
  }
  if (reach.traced.includes('posts')) return null
  if (found.length > 0) {
    return oneOf('themes.no-posts-but', [
      `In place of articles it offers ${list}.`,
      `Posts were not found; ${list} ${found.length === 1 ? 'takes' : 'take'} their part.`,
      `Besides fixed pages there ${found.length === 1 ? 'is' : 'are'} ${list}, but no blog or news.`,
      `It publishes no posts, though it does use ${list}.`,
      `Apart from ${list} the content is fixed pages, without news or articles.`,
      `No articles or news were found. What goes beyond plain pages: ${list}.`,
      `Returning visitors find ${list}, and no posts that would show what is new.`,
    ])
  }
  return oneOf('themes.no-posts', [
    'There is no blog or news section to keep these subjects alive.',
    'Nothing dated is published on the pages read.',
    'The site stands as it is; no posts were found on the pages read.',
    'Whoever returns finds nothing new to read, as no posts are published.',
    'Articles and news are absent.',
    'It explains itself on fixed pages only.',
    'All of it is on fixed pages: no posts, no downloads, no questions and answers were found.',
    'These subjects are treated on fixed pages and nowhere else.',
  ])
}

const articles: Record<string, string> = {
  newsletter: 'a newsletter',
  podcast: 'a podcast',
  'picture gallery': 'a picture gallery',
}

/** A format within a sentence. */
const named = ({ value }: Format) => articles[value] ?? value

function subjects({ themes }: Inputs, oneOf: OneOf): string | null {
  const [first, second] = themes
  if (first === undefined) return null
  const label = inQuotes(first.value.label, 60)
  const others = listed(
    themes.slice(1, 4).map(({ value }) => inQuotes(value.label, 60)),
    3,
  )
  if (second === undefined) {
    return oneOf('themes.one', [
      `One subject stands out, ${asSentence(label)}`,
      `The text keeps returning to ${label} and to little else.`,
      `If the pages have a theme, it is ${asSentence(label)}`,
    ])
  }
  if (first.value.share >= dominantShare && first.value.share >= 1.5 * second.value.share) {
    return oneOf('themes.dominant', [
      `${label} dominates: ${percent(first.value.share)} of the text has to do with it, with ${others} at some distance.`,
      `Most is said about ${label} (${percent(first.value.share)} of the text); ${others} follow.`,
      `The pages are chiefly about ${label}, and after that about ${others}.`,
      `One theme outweighs the rest, ${label}. Beside it there is room for ${others}.`,
    ])
  }
  if (first.value.pages.length >= 5) {
    return oneOf('themes.spread', [
      `${label} runs through ${counted(first.value.pages.length, 'page')}; ${others} are its companions.`,
      `A thread can be followed over ${counted(first.value.pages.length, 'page')}: ${label}, joined by ${others}.`,
      `From page to page the subject is ${label}, then ${others}.`,
      `Readers meet ${label} on ${counted(first.value.pages.length, 'page')}, and ${others} along the way.`,
    ])
  }
  if (themes.length === 2) {
    return oneOf('themes.two', [
      `Two subjects recur, ${label} and ${others}.`,
      `${label} and ${others} are what the text comes back to.`,
      `It speaks of ${label} and ${others}, and of little else.`,
    ])
  }
  return oneOf('themes.even', [
    `It writes about ${label}, ${others}.`,
    `No single subject leads: ${label}, ${others} share the space.`,
    `The recurring subjects are ${label}, ${others}.`,
    `What the pages talk about most: ${label}, then ${others}.`,
    `An editor would file this under ${label}, ${others}.`,
  ])
}

function publishing({ posts, cadence, readOn }: Inputs, oneOf: OneOf): string | null {
  const [newest] = posts
  if (newest === undefined) return null
  const title = inQuotes(newest.value.title, 90)
  const { date } = newest.value
  if (date === null) {
    return oneOf('themes.undated', [
      `${counted(posts.length, 'post')} could be found without dates, first in the list ${asSentence(title)}`,
      `The articles carry no dates, so how fresh they are cannot be told; one is ${asSentence(title)}`,
      `Posts there are (${posts.length}), dates there are none.`,
    ])
  }
  const age = daysBetween(date, readOn)
  if (age > staleDays) {
    return oneOf('themes.stale', [
      `Publishing seems to have stopped: the newest post, ${title}, is from ${monthName(date)}.`,
      `The last sign of life on the blog dates from ${monthName(date)}, ${asSentence(title)}`,
      `Since ${monthName(date)} (${title}) nothing new has appeared.`,
    ])
  }
  if (cadence !== null && cadence.value.postsPerMonth >= 4) {
    return oneOf('themes.often', [
      `It publishes often, some ${Math.round(cadence.value.postsPerMonth)} posts a month, lately ${asSentence(title)}`,
      `New articles come at a pace of about ${Math.round(cadence.value.postsPerMonth)} a month; the latest is ${asSentence(title)}`,
      `The blog is busy. ${title} of ${monthName(date)} is its newest post.`,
    ])
  }
  return oneOf('themes.posts', [
    `The newest of ${counted(posts.length, 'post')} is ${title}, from ${monthName(date)}.`,
    `Its articles reach up to ${monthName(date)}, with ${title} as the latest.`,
    `${title} (${monthName(date)}) was published last, among ${counted(posts.length, 'post')} found.`,
    `It does keep publishing: ${title} dates from ${monthName(date)}.`,
  ])
}

function shapes(found: readonly Format[], oneOf: OneOf): string | null {
  const names = found.filter(({ value }) => value !== 'articles').map(named)
  if (names.length === 0) return null
  const list = listed(names, 4)
  return oneOf('themes.formats', [
    `Beyond plain pages it uses ${list}.`,
    `Other formats: ${list}.`,
    `What it has to say also comes as ${list}.`,
    `It works with ${list} besides text.`,
    `To this it adds ${list}.`,
    `Readers are also served ${list}.`,
  ])
}
