import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AudienceNeed } from '../facts/audience/shapes.ts'
import { personas } from './personas.ts'
import { sectionOf, testSection } from './section-cases-fixtures.ts'
import { assured, fact, kind, sign } from './swot/swot-fixtures.ts'

const met = (kind: AudienceNeed['kind'], text: string, ...of: string[]) => fact<AudienceNeed>({ kind, text, of }, text)

testSection(personas, {
  summaries: [
    '“offices” – that is as plainly as the site says whom it is for: office managers and parents. None of them clearly leads. Not named, but expected by the kind of offer (catering company): event hosts. The sore point it touches: “Tired of cold lunch”.',
    'From wording such as “offices” we read office managers and parents. The first two share the attention almost evenly, which leaves the home page with a choice to make. Going by the kind of offer (catering company), event hosts come as well, though no page says so. What bothers them can be read from “Tired of cold lunch”.',
    'Office managers and parents are addressed in so many words: “offices”. Attention is split between them; office managers lead by a little. Event hosts are added by the kind of offer (catering company); the pages do not name them. Their worry is met with “Tired of cold lunch”.',
    'The readers stand in the copy rather than in the structure, “offices” for one: office managers and parents. No clear favourite: office managers are only just ahead. Not named, but expected by the kind of offer (catering company): event hosts. It speaks to a trouble they know: “Tired of cold lunch”.',
    'It takes a sentence like “offices” to learn who is meant: office managers and parents. None of them clearly leads. Going by the kind of offer (catering company), event hosts come as well, though no page says so. Where it hurts, the site has this to say: “Tired of cold lunch”.',
    '“offices” – that is as plainly as the site says whom it is for: office managers and parents. The first two share the attention almost evenly, which leaves the home page with a choice to make. Event hosts are added by the kind of offer (catering company); the pages do not name them. The sore point it touches: “Tired of cold lunch”.',
    'From wording such as “offices” we read office managers and parents. Attention is split between them; office managers lead by a little. Not named, but expected by the kind of offer (catering company): event hosts. What bothers them can be read from “Tired of cold lunch”.',
    'Office managers and parents are addressed in so many words: “offices”. No clear favourite: office managers are only just ahead. Going by the kind of offer (catering company), event hosts come as well, though no page says so. Their worry is met with “Tired of cold lunch”.',
  ],
  content: [
    {
      name: 'Office managers',
      demographics: { ageRange: null, location: null, occupation: 'office managers', income: null, companySize: null },
      painPoints: ['“Tired of cold lunch”'],
      motivations: [
        'To try before paying: “7 days free”',
        'To take no risk: “Cold? We pay”',
        'To have it vouched for: “ISO 22000”',
      ],
      goals: ['“Eat well at work”'],
      triggers: [],
      objections: [],
      channels: ['Trustpilot', 'E-mail', 'Telephone', 'Articles on the site'],
      quote: null,
      support: ['https://marrowell.example/'],
    },
    {
      name: 'Parents',
      demographics: { ageRange: null, location: null, occupation: null, income: null, companySize: null },
      painPoints: [],
      motivations: [],
      goals: [],
      triggers: [],
      objections: [],
      channels: ['Instagram', 'Trustpilot', 'E-mail', 'Telephone'],
      quote: null,
      support: ['https://marrowell.example/'],
    },
    {
      name: 'Event hosts',
      demographics: { ageRange: null, location: null, occupation: null, income: null, companySize: null },
      painPoints: [],
      motivations: [],
      goals: [],
      triggers: [],
      objections: [],
      channels: ['Instagram', 'Trustpilot', 'E-mail', 'Telephone'],
      quote: null,
      support: ['https://marrowell.example/'],
    },
  ],
  claims: [
    '/personas/0/name inferred 0.52 readers-named “offices”',
    '/personas/0/demographics/occupation stated 0.9 “offices”',
    '/personas/0/support computed 0.52 “offices”',
    '/personas/0/painPoints/0 stated 0.9 “Tired of cold lunch”',
    '/personas/0/motivations/0 inferred 0.5 “7 days free”',
    '/personas/0/motivations/1 inferred 0.5 “Cold? We pay”',
    '/personas/0/motivations/2 inferred 0.5 “ISO 22000”',
    '/personas/0/goals/0 stated 0.9 “Eat well at work”',
    '/personas/0/channels/0 stated 0.9 “trustpilot”',
    '/personas/0/channels/1 stated 0.9 “a@b.example”',
    '/personas/0/channels/2 stated 0.9 “0123 456”',
    '/personas/0/channels/3 stated 0.9 “On leeks”',
    '/personas/1/name inferred 0.52 readers-named “for parents”',
    '/personas/1/support computed 0.52 “for parents”',
    '/personas/1/channels/0 stated 0.9 “instagram”',
    '/personas/1/channels/1 stated 0.9 “trustpilot”',
    '/personas/1/channels/2 stated 0.9 “a@b.example”',
    '/personas/1/channels/3 stated 0.9 “0123 456”',
    '/personas/2/name inferred 0.52 readers-expected-of-kind “family-run caterer”',
    '/personas/2/support computed 0.52 “family-run caterer”',
    '/personas/2/channels/0 stated 0.9 “instagram”',
    '/personas/2/channels/1 stated 0.9 “trustpilot”',
    '/personas/2/channels/2 stated 0.9 “a@b.example”',
    '/personas/2/channels/3 stated 0.9 “0123 456”',
  ],
  assessed: {
    status: 'partial',
    confidence: 0.48,
    gaps: ['No occasion to look for the offer is named.', 'No question of a doubting reader is answered.'],
  },
  told: {
    'with a page for one group': {
      facts: {
        audienceNeeds: [met('pain', 'Tired of cold lunch', 'parents')],
        audiences: [sign('parents', { source: 'menu' }), sign('office managers', { kind: 'role' })],
      },
      summaries: [
        'The site sorts its visitors itself, with “for parents” among its entries: parents and office managers. The weight lies clearly on parents (1 page). Not named, but expected by the kind of offer (catering company): event hosts. The sore point it touches: “Tired of cold lunch”.',
        'Parents and office managers: the navigation says so, as in “for parents”. Most of it is written to parents, on 1 page; the rest are asides. Going by the kind of offer (catering company), event hosts come as well, though no page says so. What bothers them can be read from “Tired of cold lunch”.',
        'Readers are told apart from the start (“for parents”), which gives parents and office managers. First among them by far: parents, with 1 page. Event hosts are added by the kind of offer (catering company); the pages do not name them. Their worry is met with “Tired of cold lunch”.',
        'A page of their own, “for parents”, shows who counts here: parents and office managers. Parents come first, on 1 page, and the others well behind. Not named, but expected by the kind of offer (catering company): event hosts. It speaks to a trouble they know: “Tired of cold lunch”.',
        'The site sorts its visitors itself, with “for parents” among its entries: parents and office managers. The weight lies clearly on parents (1 page). Going by the kind of offer (catering company), event hosts come as well, though no page says so. Where it hurts, the site has this to say: “Tired of cold lunch”.',
        'Parents and office managers: the navigation says so, as in “for parents”. Most of it is written to parents, on 1 page; the rest are asides. Event hosts are added by the kind of offer (catering company); the pages do not name them. The sore point it touches: “Tired of cold lunch”.',
        'Readers are told apart from the start (“for parents”), which gives parents and office managers. First among them by far: parents, with 1 page. Not named, but expected by the kind of offer (catering company): event hosts. What bothers them can be read from “Tired of cold lunch”.',
        'A page of their own, “for parents”, shows who counts here: parents and office managers. Parents come first, on 1 page, and the others well behind. Going by the kind of offer (catering company), event hosts come as well, though no page says so. Their worry is met with “Tired of cold lunch”.',
      ],
    },
    'where only customers and places are known': {
      facts: { audiences: [sign('Austria', { kind: 'place' })], audienceNeeds: [], kind: null },
      summaries: [
        'The pages name no reader, and what is offered lets conclude none, so no persona is claimed.',
        'No persona: nobody is addressed by role, situation or trade, and the offer itself settles nothing.',
        'Whom this site is for cannot be told from the pages read.',
        'Neither the wording nor the offer points to a particular reader; personas would be guesses.',
      ],
    },
    'where no trouble is named': {
      facts: { audienceNeeds: [] },
      summaries: [
        '“offices” – that is as plainly as the site says whom it is for: office managers and parents. None of them clearly leads. Not named, but expected by the kind of offer (catering company): event hosts. 1 question is answered, yet no sentence says what troubles them.',
        'From wording such as “offices” we read office managers and parents. The first two share the attention almost evenly, which leaves the home page with a choice to make. Going by the kind of offer (catering company), event hosts come as well, though no page says so. The pages answer 1 question; what goes wrong without the offer stays unsaid.',
        'Office managers and parents are addressed in so many words: “offices”. Attention is split between them; office managers lead by a little. Event hosts are added by the kind of offer (catering company); the pages do not name them. 1 question is answered, yet no sentence says what troubles them.',
        'The readers stand in the copy rather than in the structure, “offices” for one: office managers and parents. No clear favourite: office managers are only just ahead. Not named, but expected by the kind of offer (catering company): event hosts. The pages answer 1 question; what goes wrong without the offer stays unsaid.',
        'It takes a sentence like “offices” to learn who is meant: office managers and parents. None of them clearly leads. Going by the kind of offer (catering company), event hosts come as well, though no page says so. 1 question is answered, yet no sentence says what troubles them.',
        '“offices” – that is as plainly as the site says whom it is for: office managers and parents. The first two share the attention almost evenly, which leaves the home page with a choice to make. Event hosts are added by the kind of offer (catering company); the pages do not name them. The pages answer 1 question; what goes wrong without the offer stays unsaid.',
        'From wording such as “offices” we read office managers and parents. Attention is split between them; office managers lead by a little. Not named, but expected by the kind of offer (catering company): event hosts. 1 question is answered, yet no sentence says what troubles them.',
        'Office managers and parents are addressed in so many words: “offices”. No clear favourite: office managers are only just ahead. Going by the kind of offer (catering company), event hosts come as well, though no page says so. The pages answer 1 question; what goes wrong without the offer stays unsaid.',
      ],
    },
    'where the request says so': {
      facts: { audiences: [sign('parents', { source: 'request' })] },
      summaries: [
        'The request says more plainly than the pages whom this is for: parents. Not named, but expected by the kind of offer (catering company): event hosts. The sore point it touches: “Tired of cold lunch”.',
        'Parents: so the request has it, and no page read says so as plainly. Going by the kind of offer (catering company), event hosts come as well, though no page says so. What bothers them can be read from “Tired of cold lunch”.',
        'Going by the request, this is for parents. Event hosts are added by the kind of offer (catering company); the pages do not name them. Their worry is met with “Tired of cold lunch”.',
        'The request says more plainly than the pages whom this is for: parents. Not named, but expected by the kind of offer (catering company): event hosts. It speaks to a trouble they know: “Tired of cold lunch”.',
        'Parents: so the request has it, and no page read says so as plainly. Going by the kind of offer (catering company), event hosts come as well, though no page says so. Where it hurts, the site has this to say: “Tired of cold lunch”.',
        'Going by the request, this is for parents. Event hosts are added by the kind of offer (catering company); the pages do not name them. The sore point it touches: “Tired of cold lunch”.',
        'The request says more plainly than the pages whom this is for: parents. Not named, but expected by the kind of offer (catering company): event hosts. What bothers them can be read from “Tired of cold lunch”.',
        'Parents: so the request has it, and no page read says so as plainly. Going by the kind of offer (catering company), event hosts come as well, though no page says so. Their worry is met with “Tired of cold lunch”.',
      ],
    },
    'where the kind of offer alone tells': {
      facts: { audiences: [sign('Austria', { kind: 'place' })] },
      summaries: [
        'The pages name no reader; going by the kind of offer (catering company), event hosts in Austria are expected. The sore point it touches: “Tired of cold lunch”.',
        'No page says whom it is for. By the kind of offer (catering company) event hosts in Austria come as a rule, and so this is concluded, with low confidence. What bothers them can be read from “Tired of cold lunch”.',
        'The readers are concluded, not read: event hosts in Austria, going by the kind of offer (catering company). Their worry is met with “Tired of cold lunch”.',
        'The text speaks of the offer and names no reader. Likely, by the kind of offer (catering company): event hosts in Austria. It speaks to a trouble they know: “Tired of cold lunch”.',
        'The pages name no reader; going by the kind of offer (catering company), event hosts in Austria are expected. Where it hurts, the site has this to say: “Tired of cold lunch”.',
        'No page says whom it is for. By the kind of offer (catering company) event hosts in Austria come as a rule, and so this is concluded, with low confidence. The sore point it touches: “Tired of cold lunch”.',
        'The readers are concluded, not read: event hosts in Austria, going by the kind of offer (catering company). What bothers them can be read from “Tired of cold lunch”.',
        'The text speaks of the offer and names no reader. Likely, by the kind of offer (catering company): event hosts in Austria. Their worry is met with “Tired of cold lunch”.',
      ],
    },
  },
  less: {
    'without audiences': {
      facts: { audiences: [] },
      status: 'partial',
      confidence: 0.45,
      gaps: [
        'No menu, heading, form, plan or sentence names a reader; the readers are those whom such an offer has as a rule.',
        'No occasion to look for the offer is named.',
        'No question of a doubting reader is answered.',
        'Age, income, place and size of company: the site gives no evidence.',
      ],
    },
    'without audiences and kind': {
      facts: { audiences: [], kind: null },
      status: 'insufficient',
      confidence: 0,
      gaps: ['No page says whom it is for, and what kind of offer it is could not be told either.'],
    },
    'without audiences, of a kind that has all sorts of readers': {
      facts: { audiences: [], kind: kind('erp', 'ERP software') },
      status: 'insufficient',
      confidence: 0,
      gaps: ['No page says whom it is for, and the kind of offer does not tell it either.'],
    },
    'without audienceNeeds': {
      facts: { audienceNeeds: [] },
      status: 'partial',
      confidence: 0.48,
      gaps: [
        'No sentence names a trouble that readers have.',
        'No sentence says what readers can do or reach with the offer.',
        'No occasion to look for the offer is named.',
        'No question of a doubting reader is answered.',
      ],
    },
  },
})

const whole = {
  audiences: [sign('parents', { source: 'menu' }), sign('Leeds', { kind: 'place' }), sign('York', { kind: 'place' })],
  audienceNeeds: [met('pain', 'a'), met('goal', 'b'), met('trigger', 'c'), met('objection', 'd')],
  kind: null,
}

test('a persona of which everything is told is complete, as sure as the signs of readers', () => {
  const { status, confidence, gaps } = sectionOf(personas, whole)
  assert.deepEqual([status, confidence, gaps], ['complete', 0.39, []])
})

const lacks: [string, Parameters<typeof sectionOf>[1], string][] = [
  ['a trouble', { audienceNeeds: whole.audienceNeeds.slice(1) }, 'No sentence names a trouble that readers have.'],
  [
    'an occasion',
    { audienceNeeds: whole.audienceNeeds.toSpliced(2, 1) },
    'No occasion to look for the offer is named.',
  ],
  ['a doubt', { audienceNeeds: whole.audienceNeeds.slice(0, 3) }, 'No question of a doubting reader is answered.'],
  [
    'a gain',
    { audienceNeeds: whole.audienceNeeds.toSpliced(1, 1) },
    'No sentence says what readers can do or reach with the offer.',
  ],
  [
    'a place',
    { audiences: whole.audiences.slice(0, 1) },
    'Age, income, place and size of company: the site gives no evidence.',
  ],
]
for (const [what, facts, gap] of lacks) {
  test(`a persona without ${what} lacks that alone`, () => {
    assert.deepEqual(sectionOf(personas, { ...whole, ...facts }).gaps, [gap])
  })
}

const two = [...whole.audiences, sign('vets', { kind: 'role', source: 'menu' })]
test('words for nobody in particular are a gap where two readers are named', () => {
  const gap = 'What is said of troubles and goals names none of these readers, so no persona holds it.'
  assert.deepEqual(sectionOf(personas, { ...whole, audiences: two }).gaps, [gap])
  const told = [...whole.audienceNeeds, met('goal', 'e', 'vets')]
  assert.deepEqual(sectionOf(personas, { ...whole, audiences: two, audienceNeeds: told }).gaps, [])
})

test('readers expected of a kind are half as sure as the kind', () => {
  const sure = sectionOf(personas, { audiences: [] })
  const unsure = sectionOf(personas, { audiences: [], kind: assured(kind('catering', 'family-run caterer'), 0.6) })
  assert.deepEqual([sure.confidence, unsure.confidence], [0.45, 0.3])
})
