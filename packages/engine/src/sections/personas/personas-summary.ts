/** What the coverage says of the personas: whom the site speaks to, how loudly, and what it leaves open. */
import type { AudienceSign } from '../../facts/audience/shapes.ts'
import { asSentence, capitalised, counted, listed, shortened, uncapitalised } from '../../writing/prose.ts'
import type { Wording } from '../../writing/wording.ts'
import { type Cluster, isExpected } from './clusters.ts'
import type { Persona, PersonaFacts } from './persona.ts'

interface Inputs {
  personas: readonly Persona[]
  clusters: readonly Cluster[]
  facts: PersonaFacts
}

/** “HR teams” and “Mac users” keep their capitals within a sentence. */
const inText = (name: string) =>
  /^(?:\p{Lu}{2}|DJs|Mac|Windows|Linux|Android)/u.test(name) ? name : uncapitalised(name)

const quotedMax = 110
const inQuotes = (text: string) => `“${shortened(text.replace(/^“|”$/g, ''), quotedMax)}”`

export function personasSummary({ personas, clusters, facts }: Inputs, wording: Wording): string {
  const [first] = personas
  if (first === undefined) return nobody(wording)
  // Those whom only the kind of offer lets conclude are said by no sentence of the site.
  const isNamed = (index: number) => !isExpected(clusters[index]!)
  const own = personas.filter((_, index) => isNamed(index))
  const others = personas.filter((_, index) => !isNamed(index))
  const opening =
    own.length === 0
      ? concluded(personas, facts, wording)
      : named(
          own,
          clusters.filter((cluster) => !isExpected(cluster)),
          wording,
        )
  const beside = own.length === 0 || others.length === 0 ? null : expectedBeside(others, facts, wording)
  return [opening, beside, moved(first, wording), open(personas, facts, wording)]
    .filter((text) => text !== null)
    .join(' ')
}

const nobody = ({ oneOf }: Wording) =>
  oneOf('personas-nobody', [
    'The pages name no reader, and what is offered lets conclude none, so no persona is claimed.',
    'No persona: nobody is addressed by role, situation or trade, and the offer itself settles nothing.',
    'Whom this site is for cannot be told from the pages read.',
    'Neither the wording nor the offer points to a particular reader; personas would be guesses.',
  ])

/** In brackets, as no article fits both “accountant” and “guided tours”. */
const byKind = ({ kind }: PersonaFacts) =>
  kind === null ? 'the kind of offer' : `the kind of offer (${kind.value.label})`

function concluded(personas: readonly Persona[], facts: PersonaFacts, { oneOf }: Wording): string {
  const names = namesOf(personas)
  return oneOf('personas-concluded', [
    `The pages name no reader; going by ${byKind(facts)}, ${names} are expected.`,
    `No page says whom it is for. By ${byKind(facts)} ${names} come as a rule, and so this is concluded, with low confidence.`,
    `The readers are concluded, not read: ${names}, going by ${byKind(facts)}.`,
    `The text speaks of the offer and names no reader. Likely, by ${byKind(facts)}: ${names}.`,
  ])
}

function expectedBeside(personas: readonly Persona[], facts: PersonaFacts, { oneOf }: Wording): string {
  const names = namesOf(personas)
  return oneOf('personas-expected-beside', [
    `Not named, but expected by ${byKind(facts)}: ${names}.`,
    `Going by ${byKind(facts)}, ${names} come as well, though no page says so.`,
    `${capitalised(names)} are added by ${byKind(facts)}; the pages do not name them.`,
  ])
}

/** Names that are lists themselves are parted more clearly. */
function namesOf(personas: readonly Persona[]): string {
  const names = personas.map(({ name }) => inText(name))
  return names.length > 1 && names.some((name) => name.includes(' and ')) ? names.join('; ') : listed(names)
}

function named(personas: readonly Persona[], clusters: readonly Cluster[], wording: Wording): string {
  const [cluster] = clusters
  const names = namesOf(personas)
  const sentence = openings[openingOf(clusters)](names, cluster!, wording)
  // Of readers whom only the request names no page tells how much is written to them.
  const others = personas.length > 1 && cluster!.pages.length > 0 ? ` ${weights(personas, clusters, wording)}` : ''
  return `${capitalised(sentence)}${others}`
}

type Opening = 'menu' | 'stated' | 'quoted' | 'said' | 'requested'

function openingOf([cluster]: readonly Cluster[]): Opening {
  const has = (source: AudienceSign['source']) => cluster?.sources.includes(source) === true
  if (has('menu') || has('page')) return 'menu'
  if (has('structured data') || has('form')) return 'stated'
  if (has('testimonial')) return 'quoted'
  return cluster?.sources.every((source) => source === 'request') === true ? 'requested' : 'said'
}

const evidenceOf = ({ signs }: Cluster, sources: readonly AudienceSign['source'][]) =>
  inQuotes(
    signs.find(({ value }) => sources.includes(value.source))?.quotes[0]?.text ?? signs[0]?.quotes[0]?.text ?? '',
  )

const openings: Record<Opening, (names: string, cluster: Cluster, wording: Wording) => string> = {
  menu: (names, cluster, { oneOf }) => {
    const entry = evidenceOf(cluster, ['menu', 'page'])
    return oneOf('personas-menu', [
      `The site sorts its visitors itself, with ${entry} among its entries: ${names}.`,
      `${names}: the navigation says so, as in ${entry}.`,
      `Readers are told apart from the start (${entry}), which gives ${names}.`,
      `A page of their own, ${entry}, shows who counts here: ${names}.`,
    ])
  },
  stated: (names, cluster, { oneOf }) => {
    const entry = evidenceOf(cluster, ['structured data', 'form'])
    return oneOf('personas-stated', [
      `${names}: the site declares as much where machines and buyers look, with ${entry}.`,
      `Its forms or its markup name the readers (${entry}), and so we get ${names}.`,
      `Declared rather than implied, by ${entry}: ${names}.`,
      `With ${entry} the site settles whom it serves: ${names}.`,
    ])
  },
  quoted: (names, cluster, { oneOf }) => {
    const entry = evidenceOf(cluster, ['testimonial'])
    return oneOf('personas-quoted', [
      `Those who are quoted (${entry}) are those who are meant: ${names}.`,
      `${names} – the copy addresses them, and a voice signed ${entry} bears it out.`,
      `Both the copy and its witnesses, ${entry} among them, point to ${names}.`,
      `Customers’ own words, signed ${entry}, confirm the readers that the text has in mind: ${names}.`,
    ])
  },
  said: (names, cluster, { oneOf }) => {
    const entry = evidenceOf(cluster, ['phrase', 'heading'])
    return oneOf('personas-said', [
      `${entry} – that is as plainly as the site says whom it is for: ${names}.`,
      `From wording such as ${entry} we read ${names}.`,
      `${names} are addressed in so many words: ${entry}.`,
      `The readers stand in the copy rather than in the structure, ${entry} for one: ${names}.`,
      `It takes a sentence like ${entry} to learn who is meant: ${names}.`,
    ])
  },
  requested: (names, _, { oneOf }) =>
    oneOf('personas-requested', [
      `The request says more plainly than the pages whom this is for: ${names}.`,
      `${names}: so the request has it, and no page read says so as plainly.`,
      `Going by the request, this is for ${names}.`,
    ]),
}

function weights(personas: readonly Persona[], clusters: readonly Cluster[], { oneOf }: Wording): string {
  const [first, second] = clusters
  const lead = (first?.score ?? 0) / Math.max(0.01, second?.score ?? 0)
  const name = inText(personas[0]!.name)
  const pages = counted(first?.pages.length ?? 0, 'page')
  if (lead > 2) {
    return oneOf('personas-lead', [
      `The weight lies clearly on ${name} (${pages}).`,
      `Most of it is written to ${name}, on ${pages}; the rest are asides.`,
      `First among them by far: ${name}, with ${pages}.`,
      `${capitalised(name)} come first, on ${pages}, and the others well behind.`,
    ])
  }
  return oneOf('personas-even', [
    'None of them clearly leads.',
    `The first two share the attention almost evenly, which leaves the home page with a choice to make.`,
    `Attention is split between them; ${name} lead by a little.`,
    `No clear favourite: ${name} are only just ahead.`,
  ])
}

function moved({ painPoints, goals, triggers }: Persona, { oneOf }: Wording): string | null {
  const [pain] = painPoints
  if (pain !== undefined) {
    const words = asSentence(inQuotes(pain))
    return oneOf('personas-pain', [
      `The sore point it touches: ${words}`,
      `What bothers them can be read from ${words}`,
      `Their worry is met with ${words}`,
      `It speaks to a trouble they know: ${words}`,
      `Where it hurts, the site has this to say: ${words}`,
    ])
  }
  const [goal] = goals
  if (goal !== undefined) {
    const words = asSentence(inQuotes(goal))
    return oneOf('personas-goal', [
      `They are promised ${words}`,
      `The pull is a gain rather than a pain: ${words}`,
      `What they come for: ${words}`,
      `The gain that it holds out: ${words}`,
      `It appeals to what they want to reach, ${words}`,
    ])
  }
  const [trigger] = triggers
  return trigger === undefined ? null : `The occasion is named: ${asSentence(inQuotes(trigger))}`
}

function open(personas: readonly Persona[], { questions }: PersonaFacts, { oneOf }: Wording): string | null {
  const doubts = personas[0]?.objections.length ?? 0
  const pains = personas.reduce((sum, { painPoints }) => sum + painPoints.length, 0)
  const answered = questions.filter(({ value }) => value.answer !== null).length
  const isAnswering = answered > 0
  const answers = counted(answered, 'question')
  const areAnswered = `${capitalised(answers)} ${answered === 1 ? 'is' : 'are'} answered`
  if (doubts === 0 && isAnswering) {
    return pains > 0
      ? null
      : oneOf('personas-open-troubles', [
          `${areAnswered}, yet no sentence says what troubles them.`,
          `The pages answer ${answers}; what goes wrong without the offer stays unsaid.`,
        ])
  }
  if (doubts === 0 && pains === 0) {
    return oneOf('personas-open-both', [
      'Neither what troubles them nor what might hold them back is addressed.',
      'Missing from the copy: their problem, and an answer to their doubts.',
      'It says nothing of their worries, before buying or after.',
      'Doubts and troubles go unmentioned, so the personas stay thin there.',
    ])
  }
  if (doubts === 0) {
    return oneOf('personas-open-doubts', [
      'No page read answers the doubts they would bring.',
      'Questions a hesitant reader would ask (price, trust, effort) find no answer on the pages read.',
      'What might hold them back is left for them to ask.',
      'Objections are not taken up anywhere.',
    ])
  }
  if (pains === 0) {
    return isAnswering
      ? oneOf('personas-open-pains', [
          `Doubts are taken up (${answers} answered); the problem behind them is not put into words.`,
          `${areAnswered}, yet no sentence says what goes wrong without the offer.`,
          `The answers to ${answers} show what they ask; what they suffer from stays unsaid.`,
        ])
      : 'Doubts are taken up; the problem behind them is not put into words.'
  }
  return null
}
