/** What a report concludes over its sections. */
import type { FullResults } from '../../report.ts'
import { eachLabelled, labelled, type Said, sentence } from './said.ts'

export function conclusionClaims({ thesis, diagnoses = [], rewrites = [] }: FullResults): Said[] {
  return [
    ...(thesis === undefined ? [] : thesisClaims(thesis)),
    ...diagnoses.flatMap(({ text }, index) => sentence(`/diagnoses/${index}`, text)),
    ...rewrites.flatMap(({ after, why, part }, index) =>
      labelled(`/rewrites/${index}`, partLabels[part], after === null ? why : `“${after}”`),
    ),
  ]
}

const partLabels = {
  opening: 'Proposed opening',
  subhead: 'Proposed line below it',
  call: 'Proposed call',
  metaDescription: 'Proposed description for search engines',
  positioning: 'Proposed positioning line',
}

const thesisClaims = ({ text, moves, facts, standing, question }: NonNullable<FullResults['thesis']>): Said[] => [
  ...sentence('/thesis/text', text),
  ...eachLabelled(
    '/thesis/moves',
    'First move',
    moves.map(({ text }) => text),
  ),
  ...facts.flatMap(({ id, text }, index) => labelled(`/thesis/facts/${index}`, `First fact (${id})`, text)),
  ...standing.flatMap(({ id, word, why }, index) =>
    labelled(`/thesis/standing/${index}`, `Its ${id}`, `${word} (${why})`),
  ),
  ...labelled('/thesis/question', 'What would change this reading', question),
]
