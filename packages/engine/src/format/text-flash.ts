import type { FlashReport } from '../report.ts'
import { capitalised } from '../writing/prose.ts'
import type { TextWriter } from './text-writer.ts'

export function flashBody(writer: TextWriter, { results }: FlashReport): void {
  const { insights, primaryCallToAction: primary, palette, logo } = results
  if (primary !== null) {
    writer.section('Call to action')
    writer.field(
      primary.intent === 'other' ? 'Main call' : capitalised(primary.intent),
      primary.url === null ? primary.text : `${primary.text} → ${primary.url}`,
    )
  }
  if (palette.length > 0) {
    writer.section('Colours')
    writer.swatches(palette.map(({ hex, role, usage }) => ({ hex, caption: `${role}, ${usage}` })))
  }
  if (logo !== null) {
    writer.section('Logo')
    writer.field(logo.kind, logo.text ?? logo.url ?? 'drawn in the page')
  }
  writer.section('Insights', insights.length === 0 ? 'nothing stood out' : '')
  for (const [index, { title, category, insight, recommendation, impact, effort }] of insights.entries()) {
    if (index > 0) writer.blank()
    writer.numbered(index + 1, title)
    writer.note(insight)
    writer.note(recommendation, '→ ')
    writer.note(`${category} · impact ${impact} · effort ${effortWords[effort]}`, '', 'quiet')
  }
}

const effortWords = { S: 'small', M: 'medium', L: 'large' }
