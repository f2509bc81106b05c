/** What is most worth knowing of how a site is found, first. */

import { counted, listed, uncapitalised } from '../../writing/prose.ts'
import type { SayAs } from '../../writing/rule.ts'
import type { Wording } from '../../writing/wording.ts'
import type { AiFacts } from '../checks/ai-facts.ts'
import type { AnsweredCheck, ScoredChecks } from '../checks/check-rule.ts'
import type { SearchFacts } from '../checks/search-facts.ts'

interface Scores {
  seo: ScoredChecks
  ai: ScoredChecks
}

export function discoverabilitySummary(facts: SearchFacts & AiFacts, scores: Scores, { oneOf }: Wording): string {
  const say: SayAs = (id, ...wordings) => oneOf(`discoverability ${id}`, wordings)
  const first = firstFix(scores)
  const sentences = [
    opening(scores, say),
    comparison(scores, say),
    todo(first, say),
    // What was just said to be the first thing to do need not be said to be missing.
    first?.id === 'identity' ? null : identity(facts, scores, say),
    admission(facts, say),
  ]
  return sentences
    .filter((sentence) => sentence !== null)
    .slice(0, 4)
    .join(' ')
}

const failedOf = ({ checks }: ScoredChecks) =>
  checks.filter(({ outcome }) => outcome === 'failed').sort((a, b) => b.weight - a.weight)
const hasFailed = ({ checks }: ScoredChecks, id: string) =>
  checks.some((check) => check.id === id && check.outcome === 'failed')

/** What a failed check comes down to, as something that is missing or wrong. */
const faults: Record<string, string | ((seen: string) => string)> = {
  indexable: 'pages that ask not to be listed',
  status: 'pages that answer with an error',
  'robots-valid': 'an unreadable robots.txt',
  canonical: 'canonical addresses',
  hreflang: 'one-sided links between language versions',
  'crawlable-links': 'links that only scripts can follow',
  'internal-links': 'pages that nothing links to',
  sitemap: 'the missing sitemap',
  'sitemap-fresh': 'a sitemap without fresh dates',
  https: 'pages without encryption',
  title: 'missing titles',
  'title-unique': 'titles used twice',
  'title-length': (seen) => (seen.includes('cut off') ? 'an overlong title' : 'a title that says too little'),
  description: (seen) => (seen.includes('the same') ? 'repeated descriptions' : 'missing descriptions'),
  'description-length': (seen) => (seen.includes('cut after') ? 'an overlong description' : 'a meagre description'),
  'link-text': 'links that do not say where they lead',
  'image-alt': 'pictures without alternative text',
  viewport: 'pages not made for telephones',
  'structured-data': 'the absence of structured data',
  'main-heading': 'the main headings',
  outline: 'headings out of order',
  'access-answers': 'crawlers that are kept out',
  'access-search': 'search engines that are kept out',
  'served-text': 'the little text that is sent without scripts',
  'served-headline': 'a headline that is no text',
  'served-everywhere': 'pages with hardly any text',
  'semantic-main': 'unmarked main content',
  'semantic-headings': 'headings that make no outline',
  'semantic-parts': 'lists and sections that are not marked as such',
  'description-of-home': 'a home page without description',
  'open-graph': 'link previews that were left to chance',
  language: 'the declared language',
  dates: 'undated articles',
  identity: 'structured data that never says who this is',
  'same-as': 'profiles that are tied to nothing',
  'valid-data': 'incomplete structured data',
  'sitemap-for-answers': 'the missing sitemap',
  feed: 'the missing feed',
  figures: 'text without figures',
  sources: 'claims without a source',
  quotations: 'the absence of other voices',
  questions: 'questions that nobody answers',
}

function faultOf({ id, title, seen }: AnsweredCheck): string {
  const fault = faults[id] ?? uncapitalised(title)
  return typeof fault === 'string' ? fault : fault(seen)
}

const namesOf = (checks: readonly AnsweredCheck[]) => listed(checks.slice(0, 2).map(faultOf), 2)

function opening({ seo, ai }: Scores, say: SayAs): string {
  const failed = failedOf(seo)
  const lost = namesOf(failed)
  const { score } = seo
  if (hasFailed(seo, 'indexable')) {
    const [first] = failed
    return say(
      'shut',
      `Search engines are being turned away: ${uncapitalised(first!.seen)}`,
      `The site cannot be found by search as it should. ${first!.seen}`,
      `Before anything else: ${uncapitalised(first!.seen)} As long as that stands, search scores ${score} of 100 at best.`,
    )
  }
  if (hasFailed(ai, 'served-text') && score !== null && score >= 60) {
    const seen = ai.checks.find(({ id }) => id === 'served-text')!.seen
    return say(
      'thin',
      `There is little here for a crawler to read: ${uncapitalised(seen)}`,
      `${seen} That leaves search engines (${score} of 100) with form and no substance.`,
      `What a machine sees of the site is thin. ${seen}`,
      `${seen} Everything else about being found comes after that.`,
    )
  }
  if (failed.length === 0) {
    return say(
      'clean',
      'Nothing that was checked stands between this site and search engines.',
      `All ${seo.checks.length} checks for search engines that apply are met, which is rare.`,
      'The groundwork for search is done; what remains is content.',
    )
  }
  if (score !== null && score >= 88) {
    return say(
      'strong',
      `Search engines get nearly all they ask for, ${score} points of 100; what is left are ${lost}.`,
      `With ${score} of 100 the site is in good order for search, but for ${lost}.`,
      `Little is in the way of being found: ${lost} cost the last ${100 - score} points of 100.`,
      `The craft of search is understood here (${score} of 100), with ${lost} still open.`,
      `A well-kept site from a search engine’s side: ${score} points, and only ${lost} to speak of.`,
      `${counted(seo.checks.filter(({ outcome }) => outcome === 'passed').length, 'check')} for search are passed, ${failed.length} not: ${lost} are what to look at.`,
    )
  }
  if (score !== null && score >= 70) {
    return say(
      'middling',
      `Search engines can work with the site, ${score} of 100, though ${lost} hold it back.`,
      `Found, yes, but below its worth: ${lost} account for most of the ${100 - score} points that are missing for search.`,
      `The basis for search is laid (${score} of 100). Points are lost to ${lost}.`,
      `For search it scores ${score}: solid where the pages are served, careless in ${lost}.`,
      `${lost.charAt(0).toUpperCase()}${lost.slice(1)} are why search engines give ${score} and not 90 points.`,
      `An hour or two on ${lost} would lift the ${score} points for search noticeably.`,
    )
  }
  return say(
    'weak',
    `Search has been left to chance: ${score} points of 100, with ${lost} as the heaviest losses.`,
    `At ${score} of 100, much of what search engines look for is missing, above all through ${lost}.`,
    `The site makes it hard to be found. ${counted(failed.length, 'check')} of ${seo.checks.length} fail, ${lost} first among them.`,
    `Whoever searches without knowing the name will hardly end here: ${score} of 100, because of ${lost}.`,
    `${failed.length} open points keep search at ${score} of 100; start with ${lost}.`,
  )
}

/** Only where the two scores tell different stories. */
function comparison({ seo, ai }: Scores, say: SayAs): string | null {
  if (seo.score === null || ai.score === null) return null
  const gap = ai.score - seo.score
  const worst = namesOf(failedOf(ai))
  if (gap <= -12) {
    return say(
      'ai behind',
      `Machines that answer questions fare worse (${ai.score}), through ${worst}.`,
      `For ChatGPT and its like it is less ready, at ${ai.score}: ${worst} stand in the way.`,
      `Assistants would cite it less readily than search engines list it, ${ai.score} against ${seo.score}; ${worst} make the difference.`,
      `The next kind of search finds less to hold on to (${ai.score} of 100), given ${worst}.`,
      `AI readiness lags at ${ai.score} points, held down by ${worst}.`,
    )
  }
  if (gap >= 12) {
    return say(
      'ai ahead',
      `Curiously, it is better prepared for AI assistants (${ai.score}) than for search.`,
      `AI assistants get more out of it, ${ai.score} points, for its text can be read and cited.`,
      `Its text serves AI assistants well: ${ai.score} of 100.`,
      `For AI assistants the picture is brighter, at ${ai.score}.`,
    )
  }
  return say(
    'ai alike',
    `AI readiness stands at ${ai.score}.`,
    `Assistants that answer from the web find it about as usable: ${ai.score}.`,
    `Measured for answers instead of links, it gets ${ai.score} of 100.`,
    `As a source for ChatGPT, Claude or Perplexity it scores ${ai.score}.`,
    `Read as an AI assistant reads, it reaches ${ai.score} points.`,
    `For AI answers the figure is ${ai.score}.`,
  )
}

/** The failed check whose remedy brings most. */
function firstFix({ seo, ai }: Scores): AnsweredCheck | null {
  const [first] = [...failedOf(seo).slice(0, 2), ...failedOf(ai).slice(0, 1)].sort((a, b) => b.weight - a.weight)
  return first ?? null
}

/** In the words of its check. */
function todo(first: AnsweredCheck | null, say: SayAs): string | null {
  if (first === null || first.fix === null) return null
  return say(
    'todo',
    first.fix,
    `First thing to do: ${uncapitalised(first.fix)}`,
    `The quickest gain: ${uncapitalised(first.fix)}`,
    `To begin with: ${uncapitalised(first.fix)}`,
    first.fix,
    `Most points for least work: ${uncapitalised(first.fix)}`,
  )
}

/** Types that say what a site is about; the rest are parts of others. */
const telling =
  /Organi[sz]ation$|Business$|Store$|Salon$|Restaurant$|Club$|School$|Clinic$|Service$|Hotel$|^(?:Product|Person|Article|NewsArticle|BlogPosting|Event|JobPosting|FAQPage|Course|Recipe|SoftwareApplication|Place|Book|VideoObject|Review|HowTo|WebSite)$/

function identity({ structuredData, pages }: AiFacts, { ai }: Scores, say: SayAs): string | null {
  const types = [...new Set(structuredData.flatMap((node) => node.types))]
    .filter((type) => telling.test(type))
    .slice(0, 3)
  if (types.length >= 2 && !hasFailed(ai, 'identity')) {
    return say(
      'identity',
      `Who is behind the site is spelt out for machines (${listed(types)}).`,
      `Structured data is used with intent: ${listed(types)}.`,
      `In JSON-LD it introduces itself properly, as ${listed(types)}.`,
      `Machines can tell what it is from ${listed(types)} in the markup.`,
    )
  }
  if (!hasFailed(ai, 'identity') || pages.length === 0) return null
  return say(
    'unnamed',
    'No structured data tells a machine who is speaking.',
    'To a machine the brand is nameless, as no structured data introduces it.',
    'It never introduces itself in the form that machines read, JSON-LD.',
    'An Organization in JSON-LD is missing, so that knowledge graphs have to guess.',
    'What a knowledge panel is made from, structured data about the organisation, is not there.',
    'Structured data, the calling card for machines, says nothing of who is behind the site.',
    'Who is behind the site is told to people only; machines look for it in structured data and find none.',
  )
}

function admission({ crawlers }: AiFacts, say: SayAs): string | null {
  const out = crawlers
    .filter(({ value }) => !value.allowed && value.purpose !== 'search')
    .map(({ value }) => value.agent)
  if (out.length === 0) return null
  const answers = crawlers.filter(({ value }) => !value.allowed && value.purpose === 'answers')
  return answers.length === 0
    ? say(
        'no training',
        `robots.txt keeps ${listed(out, 3)} from training on its text, and lets those in that fetch for answers.`,
        `It draws a line for AI: training is refused (${listed(out, 3)}), citing is not.`,
      )
    : say(
        'no answers',
        `robots.txt shuts out ${counted(out.length, 'AI crawler')}, ${listed(out, 3)} among them, so that answers cannot cite it.`,
        `Whether by intent or by default, ${listed(out, 3)} are kept out by robots.txt.`,
      )
}
