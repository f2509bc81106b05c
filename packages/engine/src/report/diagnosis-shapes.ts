/** What a report concludes over its sections: one thesis, the diagnoses under it, and words to use. */
import { type Static, Type } from 'typebox'
import { rewriteParts } from '../drafts.ts'
import { diagnosisGroups } from '../sections/diagnoses/diagnosis.ts'
import { firstFactIds } from '../sections/diagnoses/first-facts.ts'
import { standingIds } from '../sections/diagnoses/standing.ts'
import { closed, Effort, Nullable } from '../writing/shapes.ts'

const certainties = ['says', 'very likely', 'likely'] as const

const Certainty = Type.Enum([...certainties], {
  description:
    '`says`: the site states it, with a confidence of .95 or more. `very likely`: .8 or more. `likely`: .55 or more. What is less sure is not told here.',
})

const MoveShape = Type.Object(
  {
    title: Type.String({ description: 'What to do, in a few words.' }),
    page: Type.String({ description: 'Address of the page to change.' }),
    text: Type.String({ description: 'What to put there.' }),
    effort: Effort,
    diagnosis: Type.Integer({ minimum: 0, description: 'Index in `diagnoses` of what it answers.' }),
  },
  { ...closed, title: 'Move', description: 'One change to the site.' },
)

export type ThesisResult = Static<typeof ThesisResult>
export const ThesisResult = Type.Object(
  {
    headline: Nullable(
      Type.String(),
      'The strongest point and what holds it back, in a line, or the one of the two that is sure; null where nothing telling enough is.',
    ),
    text: Nullable(
      Type.String(),
      'Strongest point, tension and first move as one paragraph, as far as they are sure; null with the headline.',
    ),
    strongest: Nullable(
      Type.Integer({ minimum: 0 }),
      'Index in `diagnoses` of the asset; null where none is sure enough.',
    ),
    tension: Nullable(
      Type.Integer({ minimum: 0 }),
      'Index in `diagnoses` of what holds it back; null where nothing is sure enough.',
    ),
    moves: Type.Array(MoveShape, {
      maxItems: 3,
      description: 'Up to three changes; the first is that of the thesis, where there is one.',
    }),
    facts: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...firstFactIds], { description: 'What it is about.' }),
          text: Type.String({ description: 'The fact, in at most 101 characters.' }),
          isQuoted: Type.Boolean({ description: 'Whether `text` is the site’s own words.' }),
          certainty: Certainty,
        },
        closed,
      ),
      { maxItems: 5, description: 'Five facts to know first: those that are sure enough.' },
    ),
    standing: Type.Array(
      Type.Object(
        {
          id: Type.Enum([...standingIds], { description: 'What is judged.' }),
          level: Type.Integer({ minimum: 1, maximum: 5, description: '1 is the least, 5 the most.' }),
          word: Type.String({ description: 'The level in a word or two.' }),
          why: Type.String({ description: 'What it is counted from, on this site.' }),
        },
        closed,
      ),
      { maxItems: 4, description: 'Clarity, proof, distinctiveness, ease; what could not be computed is left out.' },
    ),
    question: Nullable(Type.String(), 'The one thing that the site does not tell and that could overturn the thesis.'),
  },
  {
    ...closed,
    title: 'Thesis',
    description: 'The report on one page: what is strongest, what holds it back, what to do first.',
    'x-extension': true,
  },
)

export type DiagnosisResult = Static<typeof DiagnosisResult>
export const DiagnosisResult = Type.Object(
  {
    rule: Type.String({ description: 'Stable identifier of what was diagnosed.' }),
    group: Type.Enum([...diagnosisGroups], {
      description: '`asset`: what nobody else can say so easily; the others are what holds it back, by where it shows.',
    }),
    title: Type.String({ description: 'The conclusion in a line.' }),
    text: Type.String({ description: 'What was seen, in the site’s words, and what follows from it.' }),
    against: Nullable(Type.String(), 'What speaks against it; null where nothing was seen.'),
    move: Type.Object(
      {
        title: Type.String({ description: 'What to do, in a few words.' }),
        page: Type.String({ description: 'Address of the page to change.' }),
        text: Type.String({ description: 'What to put there.' }),
      },
      { ...closed, description: 'The first change that it asks for.' },
    ),
    effort: Effort,
    certainty: Certainty,
  },
  {
    ...closed,
    title: 'Diagnosis',
    description: 'What several facts of the site mean together.',
    'x-extension': true,
  },
)

export type RewriteResult = Static<typeof RewriteResult>
export const RewriteResult = Type.Object(
  {
    part: Type.Enum([...rewriteParts], {
      description: 'Which words are meant; `opening` is the headline of the home page.',
    }),
    before: Nullable(
      Type.String(),
      'The words that stand there, verbatim; of more than 500 characters the beginning. null where there are none.',
    ),
    after: Nullable(Type.String(), 'The proposal, in the language of the site. null where none is made.'),
    verdict: Type.Enum(['keep', 'change', 'ask'], {
      description:
        '`keep`: the words that are there should stay. `change`: `after` is proposed. `ask`: something that the site does not tell is needed first.',
    }),
    why: Type.String({ description: 'Why, or the question whose answer is missing.' }),
    madeOf: Type.Array(
      Type.Object(
        {
          page: Type.String({ description: 'Address of the page.' }),
          text: Type.String({ minLength: 1, description: 'Word for word as on the page.' }),
        },
        closed,
      ),
      { description: 'Passages that the proposal is made of; it holds no fact that none of them states.' },
    ),
    basis: Type.Enum(['computed', 'generated'], {
      description:
        '`computed`: composed from the passages by rules. `generated`: drafted by a model that was set as second reader, and taken as it passed the same checks.',
    }),
  },
  {
    ...closed,
    title: 'Rewrite',
    description: 'Words to use: a proposal for one place of the site, before and after.',
    'x-extension': true,
  },
)
