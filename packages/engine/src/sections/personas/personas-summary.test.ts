import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AudienceSign } from '../../facts/audience/shapes.ts'
import { inEachWording } from '../../writing/wording-fixtures.ts'
import { kind, nothing, question, sign } from '../swot/swot-fixtures.ts'
import type { Cluster } from './clusters.ts'
import type { Persona } from './persona.ts'
import { personasSummary } from './personas-summary.ts'

type Inputs = Parameters<typeof personasSummary>[0]

/** Of this reader nothing is left open: the opening stands alone. */
const whole = { painPoints: [], goals: [], triggers: [], objections: [] }
const persona = (name: string, own: Partial<Persona> = {}): Persona => ({
  name,
  demographics: { ageRange: null, location: null, occupation: null, income: null, companySize: null },
  motivations: [],
  channels: [],
  quote: null,
  support: [],
  ...whole,
  ...own,
})
const cluster = (score: number, source: AudienceSign['source'], text = 'For parents'): Cluster => ({
  ids: ['parents'],
  labels: ['parents'],
  kind: 'person',
  signs: [sign('parents', { source: 'phrase' }, 'another'), sign('parents', { source }, text)],
  score,
  pages: ['a', 'b'],
  sources: [source],
})
const summaries = (inputs: Partial<Inputs>) => [
  ...new Set(
    inEachWording((wording) => personasSummary({ personas: [], clusters: [], facts: nothing, ...inputs }, wording)),
  ),
]

test('without a persona none is claimed', () => {
  assert.deepEqual(summaries({}), [
    'The pages name no reader, and what is offered lets conclude none, so no persona is claimed.',
    'No persona: nobody is addressed by role, situation or trade, and the offer itself settles nothing.',
    'Whom this site is for cannot be told from the pages read.',
    'Neither the wording nor the offer points to a particular reader; personas would be guesses.',
  ])
})

const ends = [
  'Neither what troubles them nor what might hold them back is addressed.',
  'Missing from the copy: their problem, and an answer to their doubts.',
  'It says nothing of their worries, before buying or after.',
  'Doubts and troubles go unmentioned, so the personas stay thin there.',
]
/** What is said before the personas are called thin, in each wording. */
const openings = (inputs: Partial<Inputs>) => [
  ...new Set(summaries(inputs).map((text) => ends.reduce((rest, end) => rest.replace(end, ''), text).trim())),
]
const catering = { ...nothing, kind: kind('catering', 'family-run caterer') }
const of = (source: AudienceSign['source']) => ({ personas: [persona('Parents')], clusters: [cluster(3, source)] })

const cases: Record<string, { inputs: Partial<Inputs>; says: string[] }> = {
  'readers whom the kind of offer alone tells': {
    inputs: {
      personas: [persona('Event hosts'), persona('Families')],
      clusters: [cluster(2, 'kind'), cluster(1, 'kind')],
      facts: catering,
    },
    says: [
      'The pages name no reader; going by the kind of offer (catering company), event hosts and families are expected.',
      'No page says whom it is for. By the kind of offer (catering company) event hosts and families come as a rule, and so this is concluded, with low confidence.',
      'The readers are concluded, not read: event hosts and families, going by the kind of offer (catering company).',
      'The text speaks of the offer and names no reader. Likely, by the kind of offer (catering company): event hosts and families.',
    ],
  },
  'readers who are named before those whom the kind of offer tells, though they weigh less': {
    inputs: {
      personas: [persona('Event hosts'), persona('Parents')],
      clusters: [cluster(2, 'kind', 'family-run caterer'), cluster(1, 'menu')],
      facts: catering,
    },
    says: [
      'The site sorts its visitors itself, with “For parents” among its entries: parents. Not named, but expected by the kind of offer (catering company): event hosts.',
      'Parents: the navigation says so, as in “For parents”. Going by the kind of offer (catering company), event hosts come as well, though no page says so.',
      'Readers are told apart from the start (“For parents”), which gives parents. Event hosts are added by the kind of offer (catering company); the pages do not name them.',
      'A page of their own, “For parents”, shows who counts here: parents. Not named, but expected by the kind of offer (catering company): event hosts.',
    ],
  },
  'readers of a menu': {
    inputs: of('menu'),
    says: [
      'The site sorts its visitors itself, with “For parents” among its entries: parents.',
      'Parents: the navigation says so, as in “For parents”.',
      'Readers are told apart from the start (“For parents”), which gives parents.',
      'A page of their own, “For parents”, shows who counts here: parents.',
    ],
  },
  'readers of a form': {
    inputs: of('form'),
    says: [
      'Parents: the site declares as much where machines and buyers look, with “For parents”.',
      'Its forms or its markup name the readers (“For parents”), and so we get parents.',
      'Declared rather than implied, by “For parents”: parents.',
      'With “For parents” the site settles whom it serves: parents.',
    ],
  },
  'readers of a testimonial': {
    inputs: of('testimonial'),
    says: [
      'Those who are quoted (“For parents”) are those who are meant: parents.',
      'Parents – the copy addresses them, and a voice signed “For parents” bears it out.',
      'Both the copy and its witnesses, “For parents” among them, point to parents.',
      'Customers’ own words, signed “For parents”, confirm the readers that the text has in mind: parents.',
    ],
  },
  'readers of a heading': {
    inputs: of('heading'),
    says: [
      '“another” – that is as plainly as the site says whom it is for: parents.',
      'From wording such as “another” we read parents.',
      'Parents are addressed in so many words: “another”.',
      'The readers stand in the copy rather than in the structure, “another” for one: parents.',
      'It takes a sentence like “another” to learn who is meant: parents.',
    ],
  },
  'readers whom the request names': {
    inputs: {
      personas: [persona('Parents')],
      clusters: [{ ...cluster(3, 'request'), signs: [{ ...sign('parents'), quotes: [] }] }],
    },
    says: [
      'The request says more plainly than the pages whom this is for: parents.',
      'Parents: so the request has it, and no page read says so as plainly.',
      'Going by the request, this is for parents.',
    ],
  },
}
for (const [what, { inputs, says }] of Object.entries(cases)) {
  test(`the summary of personas opens with ${what}`, () => assert.deepEqual(openings(inputs), says))
}

const first = (inputs: Partial<Inputs>) => openings(inputs)[0]

const alike: [AudienceSign['source'], string][] = [
  ['page', 'The site sorts its visitors itself, with “For parents” among its entries: parents.'],
  ['structured data', 'Parents: the site declares as much where machines and buyers look, with “For parents”.'],
  ['plan', '“another” – that is as plainly as the site says whom it is for: parents.'],
]
for (const [source, text] of alike) {
  test(`the summary of personas quotes ${source === 'plan' ? 'a phrase in place of a plan' : `a sign of ${source}`}`, () => {
    assert.equal(first(of(source)), text)
  })
}

test('a quote of a sign is cut at 110 characters', () => {
  const long = 'For parents who cook '.repeat(20)
  const [text = ''] = openings({ personas: [persona('Parents')], clusters: [cluster(3, 'menu', long)] })
  const quote = /“(.*)”/.exec(text)?.[1] ?? ''
  assert.ok(quote.length <= 110 && quote.length > 100, quote)
})

const named: [string[], string][] = [
  [['Parents', 'Teachers', 'Vets'], 'parents, teachers and vets'],
  [['Parents and families', 'Vets'], 'parents and families; vets'],
  [['Parents and families'], 'parents and families'],
  [['HR teams', 'DJs', 'Mac users'], 'HR teams, DJs and Mac users'],
]
for (const [names, text] of named) {
  test(`readers are named as ${text}`, () => {
    const clusters = names.map(() => cluster(3, 'menu'))
    const said = first({ personas: names.map((name) => persona(name)), clusters })
    assert.match(said ?? '', new RegExp(`among its entries: ${text}\\.`))
  })
}

const two = [persona('Parents'), persona('Vets')]
/** What is said of the weights, in each wording. */
const weights = (lead: number) => [
  ...new Set(
    openings({ personas: two, clusters: [cluster(lead, 'menu'), cluster(1, 'menu')] }).map((text) =>
      text.replace(/^.*(?:: parents and vets|“For parents”)[^.]*\. /, ''),
    ),
  ),
]

test('a reader of more than twice the weight leads clearly', () => {
  assert.deepEqual(weights(2.1), [
    'The weight lies clearly on parents (2 pages).',
    'Most of it is written to parents, on 2 pages; the rest are asides.',
    'First among them by far: parents, with 2 pages.',
    'Parents come first, on 2 pages, and the others well behind.',
  ])
})

test('a reader of twice the weight does not lead clearly', () => {
  assert.deepEqual(weights(2), [
    'None of them clearly leads.',
    'The first two share the attention almost evenly, which leaves the home page with a choice to make.',
    'Attention is split between them; parents lead by a little.',
    'No clear favourite: parents are only just ahead.',
  ])
})

test('no weight is told of readers whom only the request names', () => {
  const requested = { ...cluster(3, 'request'), pages: [] }
  assert.deepEqual(openings({ personas: two, clusters: [requested, cluster(1, 'menu')] }), [
    'The request says more plainly than the pages whom this is for: parents and vets.',
    'Parents and vets: so the request has it, and no page read says so as plainly.',
    'Going by the request, this is for parents and vets.',
  ])
})

const menu = { clusters: [cluster(3, 'menu')] }
/** What follows on the opening, in each wording. */
const rest = (own: Partial<Persona>, questions: typeof nothing.questions = []) => [
  ...new Set(
    inEachWording((wording) => {
      const opening = personasSummary({ ...menu, personas: [persona('Parents')], facts: nothing }, wording)
      const end = ends.find((text) => opening.endsWith(text)) ?? ''
      const said = personasSummary(
        { ...menu, personas: [persona('Parents', own)], facts: { ...nothing, questions } },
        wording,
      )
      return said.slice(opening.length - end.length).trim()
    }),
  ),
]
const answered = question('When?')
const open = { ...answered, value: { ...answered.value, answer: null } }
const pain = { painPoints: ['“Tired of cold lunch?”', '“Hungry?”'] }
const doubt = { objections: ['“Is it hot?”'] }

const rests: Record<string, { own: Partial<Persona>; questions?: typeof nothing.questions; says: string[] }> = {
  'the first trouble': {
    own: { ...pain, ...doubt, goals: ['“Eat well.”'] },
    says: [
      'The sore point it touches: “Tired of cold lunch?”',
      'What bothers them can be read from “Tired of cold lunch?”',
      'Their worry is met with “Tired of cold lunch?”',
      'It speaks to a trouble they know: “Tired of cold lunch?”',
      'Where it hurts, the site has this to say: “Tired of cold lunch?”',
    ],
  },
  'the first gain where no trouble is named': {
    own: { ...doubt, goals: ['“Eat well.”'] },
    questions: [answered],
    says: [
      'They are promised “Eat well.” Doubts are taken up (1 question answered); the problem behind them is not put into words.',
      'The pull is a gain rather than a pain: “Eat well.” 1 question is answered, yet no sentence says what goes wrong without the offer.',
      'What they come for: “Eat well.” The answers to 1 question show what they ask; what they suffer from stays unsaid.',
      'The gain that it holds out: “Eat well.” Doubts are taken up (1 question answered); the problem behind them is not put into words.',
      'It appeals to what they want to reach, “Eat well.” 1 question is answered, yet no sentence says what goes wrong without the offer.',
    ],
  },
  'the first occasion where nothing else is named': {
    own: { ...doubt, triggers: ['“Moving office?”'] },
    says: [
      'The occasion is named: “Moving office?” Doubts are taken up; the problem behind them is not put into words.',
    ],
  },
  'neither troubles nor doubts': { own: {}, questions: [open], says: ends },
  'troubles without doubts': {
    own: pain,
    says: [
      'The sore point it touches: “Tired of cold lunch?” No page read answers the doubts they would bring.',
      'What bothers them can be read from “Tired of cold lunch?” Questions a hesitant reader would ask (price, trust, effort) find no answer on the pages read.',
      'Their worry is met with “Tired of cold lunch?” What might hold them back is left for them to ask.',
      'It speaks to a trouble they know: “Tired of cold lunch?” Objections are not taken up anywhere.',
      'Where it hurts, the site has this to say: “Tired of cold lunch?” No page read answers the doubts they would bring.',
    ],
  },
  'troubles where questions are answered': {
    own: pain,
    questions: [answered],
    says: [
      'The sore point it touches: “Tired of cold lunch?”',
      'What bothers them can be read from “Tired of cold lunch?”',
      'Their worry is met with “Tired of cold lunch?”',
      'It speaks to a trouble they know: “Tired of cold lunch?”',
      'Where it hurts, the site has this to say: “Tired of cold lunch?”',
    ],
  },
  'one answer without troubles': {
    own: {},
    questions: [answered, open],
    says: [
      '1 question is answered, yet no sentence says what troubles them.',
      'The pages answer 1 question; what goes wrong without the offer stays unsaid.',
    ],
  },
  'two answers without troubles': {
    own: {},
    questions: [answered, answered],
    says: [
      '2 questions are answered, yet no sentence says what troubles them.',
      'The pages answer 2 questions; what goes wrong without the offer stays unsaid.',
    ],
  },
  'doubts and one answer without troubles': {
    own: doubt,
    questions: [answered],
    says: [
      'Doubts are taken up (1 question answered); the problem behind them is not put into words.',
      '1 question is answered, yet no sentence says what goes wrong without the offer.',
      'The answers to 1 question show what they ask; what they suffer from stays unsaid.',
    ],
  },
  'doubts and two answers without troubles': {
    own: doubt,
    questions: [answered, answered],
    says: [
      'Doubts are taken up (2 questions answered); the problem behind them is not put into words.',
      '2 questions are answered, yet no sentence says what goes wrong without the offer.',
      'The answers to 2 questions show what they ask; what they suffer from stays unsaid.',
    ],
  },
  'doubts without answers or troubles': {
    own: doubt,
    questions: [open],
    says: ['Doubts are taken up; the problem behind them is not put into words.'],
  },
  'doubts and troubles': {
    own: { ...doubt, ...pain },
    questions: [open],
    says: [
      'The sore point it touches: “Tired of cold lunch?”',
      'What bothers them can be read from “Tired of cold lunch?”',
      'Their worry is met with “Tired of cold lunch?”',
      'It speaks to a trouble they know: “Tired of cold lunch?”',
      'Where it hurts, the site has this to say: “Tired of cold lunch?”',
    ],
  },
}
for (const [what, { own, questions, says }] of Object.entries(rests)) {
  test(`the summary of personas tells of ${what}`, () => assert.deepEqual(rest(own, questions), says))
}

test('a trouble of a later reader is one too', () => {
  const personas = [persona('Parents'), persona('Vets', pain)]
  const said = summaries({ personas, clusters: [cluster(3, 'menu'), cluster(1, 'menu')] })
  assert.ok(said.every((text) => !ends.some((end) => text.endsWith(end))))
})
