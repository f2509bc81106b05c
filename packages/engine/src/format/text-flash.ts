import type { FlashReport } from '../report.ts'
import { capitalised } from '../writing/prose.ts'
import type { Paper } from './text-paper.ts'

export function flashBody(paper: Paper, { results }: FlashReport): void {
  const { insights, primaryCallToAction: primary, palette, logo } = results
  if (primary !== null) {
    paper.section('Call to action')
    paper.field(
      primary.intent === 'other' ? 'Main call' : capitalised(primary.intent),
      primary.url === null ? primary.text : `${primary.text} → ${primary.url}`,
    )
  }
  if (palette.length > 0) {
    paper.section('Colours')
    paper.swatches(palette.map(({ hex, role, usage }) => ({ hex, caption: `${role}, ${usage}` })))
  }
  if (logo !== null) {
    paper.section('Logo')
    paper.field(logo.kind, logo.text ?? logo.url ?? 'drawn in the page')
  }
  paper.section('Insights', insights.length === 0 ? 'nothing stood out' : '')
  for (const [index, { title, category, insight, recommendation, impact, effort }] of insights.entries()) {
    if (index > 0) paper.blank()
    paper.numbered(index + 1, title)
    paper.note(insight)
    paper.note(recommendation, '→ ')
    paper.note(`${category} · impact ${impact} · effort ${effortWords[effort]}`, '', 'quiet')
  }
}

const effortWords = { S: 'small', M: 'medium', L: 'large' }
