/** Plans, the journey, checks, insights. */
import type { BlockOf, CheckWithEvidence, Point } from '../outline/blocks.ts'
import { spelled } from '../outline/words.ts'
import { gauge } from './charts.ts'
import { heading } from './list-blocks.ts'
import { html, link, type Markup, nothing } from './markup.ts'
import { type Drawing, evidence, point, prose, verbatim } from './words.ts'

export function plansBlock({ plans }: BlockOf<'plans'>, drawing: Drawing): Markup {
  const rows = plans.map((plan) => {
    const notes = plan.notes.map((note) => html`<li>${verbatim(note, drawing)}</li>`)
    const features = plan.features.map((feature) => html`<li>${verbatim(feature, drawing)}</li>`)
    const name = html`${link(plan.page, verbatim(plan.name, drawing))}${plan.highlighted ? html` <small class="tag">highlighted</small>` : nothing}`
    return html`<tr><th scope="row">${name}</th><td data-label="Price"><span class="price">${verbatim(plan.price, drawing)}</span> ${evidence(plan.evidence, drawing)}</td><td data-label="Terms">${notes.length === 0 ? '—' : html`<ul class="points">${notes}</ul>`}</td><td data-label="Holds">${features.length === 0 ? '—' : html`<ul class="points">${features}</ul>`}</td><td data-label="Call">${plan.cta === null ? '—' : verbatim(plan.cta, drawing)}</td></tr>`
  })
  return html`<div class="block">${heading('Plans', drawing)}<table class="plans"><thead><tr>${['Plan', 'Price', 'Terms', 'Holds', 'Call'].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`
}

export function journeyBlock({ stages }: BlockOf<'journey'>, drawing: Drawing): Markup {
  const columns = stages.map(({ name, assets, calls, strengths, friction, gaps }) => {
    const part = (label: string, points: readonly Point[], look: string) =>
      points.length === 0
        ? nothing
        : html`<div class="${look}"><p class="label">${label}</p><ul>${points.map((one) => html`<li>${point(one, drawing)}</li>`)}</ul></div>`
    const served = assets.length + calls.length > 0
    return html`<li class="${served ? 'served' : 'open'}">${heading(name, drawing)}<div class="way">${part('Pages', assets, 'assets')}${part('Calls', calls, 'calls')}</div><div class="findings">${part('Helps', strengths, 'helps')}${part('Friction', friction, 'friction')}${part('Missing', gaps, 'missing')}</div></li>`
  })
  return html`<div class="block"><ol class="journey">${columns}</ol></div>`
}

const outcomes = [
  ['failed', 'to mend'],
  ['passed', 'passed'],
  ['notApplicable', 'not applicable'],
] as const

export function checksBlock({ title, score, evidence: entries, checks }: BlockOf<'checks'>, drawing: Drawing): Markup {
  const groups = outcomes.flatMap(([outcome, label]) => {
    const list = checks.filter((check) => check.outcome === outcome)
    if (list.length === 0) return []
    const items = [...list].sort((a, b) => b.weight - a.weight).map((check) => checkItem(check, drawing))
    const isOpen = outcome === 'failed' ? html` open` : nothing
    return [
      html`<details class="outcome ${outcome}"${isOpen}><summary>${list.length} ${label}</summary><ul>${items}</ul></details>`,
    ]
  })
  const applied = checks.filter(({ outcome }) => outcome !== 'notApplicable')
  const passed = applied.filter(({ outcome }) => outcome === 'passed').length
  const ring = score === null ? nothing : gauge(score, title)
  return html`<div class="block checks">${ring}<div>${heading(title, drawing)}<p class="aside">${passed} of ${applied.length} checks pass${score === null ? '' : `; weighted by what each is worth, ${score} of 100`}.</p>${evidence(entries, drawing)}${groups}</div></div>`
}

function checkItem({ title, seen, why, fix, weight, evidence: entries }: CheckWithEvidence, drawing: Drawing): Markup {
  const reason = why === '' ? nothing : html`<p class="why">${prose(why, drawing)}</p>`
  const remedy = fix === null || fix === '' ? nothing : html`<p class="fix">${prose(fix, drawing)}</p>`
  return html`<li><p><strong>${title}</strong> <small>${weight} ${weight === 1 ? 'point' : 'points'}</small></p><div>${prose(seen, drawing)} ${evidence(entries, drawing)}</div>${reason}${remedy}</li>`
}

export function insightsBlock({ insights }: BlockOf<'insights'>, drawing: Drawing): Markup {
  const cards = insights.map(
    ({ title, category, seen, recommendation, impact, effort }, index) =>
      html`<li class="card"><p class="ordinal" aria-hidden="true">${index + 1}</p><h3 class="name">${prose(title, drawing)}</h3><div>${point(seen, drawing)}</div><p class="fix">${prose(recommendation, drawing)}</p><ul class="tags"><li class="${impact}">${impact} impact</li><li>${effort} effort</li><li>${spelled(category)}</li></ul></li>`,
  )
  return html`<div class="block"><ol class="cards">${cards}</ol></div>`
}
