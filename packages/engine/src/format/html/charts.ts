/** Small drawings as inline SVG: they take their colours from the page, and say in words what they show. */
import { archetypes } from '../../lexicon/archetypes/archetypes.ts'
import { percent } from '../../writing/prose.ts'
import type { Initiative } from '../outline/blocks.ts'
import { html, type Markup } from './markup.ts'

const size = 340
const centre = size / 2
const radius = 104

/** A radar of the twelve archetypes; the furthest point is the largest share, so that a flat mix shows as one. */
export function archetypeRadar(mix: readonly { label: string; share: number }[]): Markup {
  const shares = new Map(mix.map(({ label, share }) => [label, share]))
  const largest = Math.max(...mix.map(({ share }) => share), 0.01)
  const at = (index: number, distance: number) => {
    const angle = (index / archetypes.length) * 2 * Math.PI - Math.PI / 2
    return { x: round(centre + Math.cos(angle) * distance), y: round(centre + Math.sin(angle) * distance) }
  }
  const points = (distanceOf: (name: string) => number) =>
    archetypes
      .map((name, index) => at(index, distanceOf(name)))
      .map(({ x, y }) => `${x},${y}`)
      .join(' ')
  const rings = [0.25, 0.5, 0.75, 1].map(
    (part) => html`<polygon class="ring" points="${points(() => radius * part)}"/>`,
  )
  const first = mix[0]?.label
  const labels = archetypes.map((name, index) => {
    const { x, y } = at(index, radius + 16)
    const anchor = Math.abs(x - centre) < 8 ? 'middle' : x > centre ? 'start' : 'end'
    const spoke = at(index, radius)
    return html`<line class="ring" x1="${centre}" y1="${centre}" x2="${spoke.x}" y2="${spoke.y}"/><text class="${name === first ? 'first' : 'axis'}" x="${x}" y="${y + 4}" text-anchor="${anchor}">${name}</text>`
  })
  const said = mix
    .slice(0, 3)
    .map(({ label, share }) => `${label} ${percent(share)}`)
    .join(', ')
  const distance = (name: string) => radius * (0.04 + 0.96 * ((shares.get(name) ?? 0) / largest))
  const dots = archetypes
    .map((name, index) => ({ name, ...at(index, distance(name)) }))
    .filter(({ name }) => shares.has(name))
    .map(({ x, y, name }) => html`<circle class="dot" cx="${x}" cy="${y}" r="${name === first ? 4.5 : 2.5}"/>`)
  return html`<svg class="radar" viewBox="-10 20 ${size + 20} ${size - 40}" role="img" aria-label="Archetypes: ${said}">${rings}${labels}<polygon class="shape" points="${points(distance)}"/>${dots}</svg>`
}

/** A score of 100 as a ring. */
export function gauge(score: number, label: string): Markup {
  const length = 2 * Math.PI * 42
  const filled = round((score / 100) * length)
  return html`<svg class="gauge" viewBox="0 0 100 100" role="img" aria-label="${label}: ${score} of 100"><circle class="track" cx="50" cy="50" r="42"/><circle class="value" cx="50" cy="50" r="42" stroke-dasharray="${filled} ${round(length - filled)}" transform="rotate(-90 50 50)"/><text x="50" y="52" text-anchor="middle" dominant-baseline="middle">${score}</text></svg>`
}

const efforts = ['S', 'M', 'L'] as const
const impacts = ['high', 'medium', 'low'] as const

/** Initiatives by effort and impact: what is worth most for least stands top left. */
export function effortImpactMatrix(initiatives: readonly Initiative[], prefix: string): Markup {
  const cell = 92
  const [left, top] = [66, 12]
  const cells = impacts.flatMap((impact, row) =>
    efforts.map((effort, column) => {
      const numbers = initiatives.flatMap((one, index) =>
        one.impact === impact && one.effort === effort ? [index] : [],
      )
      const [x, y] = [left + column * cell, top + row * cell]
      const dots = numbers.map((index, place) => {
        const across = Math.min(numbers.length, 3)
        const cx = x + (cell / (across + 1)) * ((place % 3) + 1)
        const cy = y + cell / 2 + (numbers.length > 3 ? (Math.floor(place / 3) - 0.5) * 28 : 0)
        return html`<a href="#${prefix}initiative-${index + 1}"><circle class="dot" cx="${round(cx)}" cy="${round(cy)}" r="12"/><text class="number" x="${round(cx)}" y="${round(cy + 4)}" text-anchor="middle">${index + 1}</text></a>`
      })
      const isBest = row === 0 && column === 0
      return html`<rect class="${isBest ? 'cell best' : 'cell'}" x="${x}" y="${y}" width="${cell - 4}" height="${cell - 4}" rx="3"/>${dots}`
    }),
  )
  const rows = impacts.map(
    (impact, row) =>
      html`<text class="axis" x="${left - 10}" y="${top + row * cell + cell / 2}" text-anchor="end">${impact}</text>`,
  )
  const columns = ['small', 'medium', 'large'].map(
    (effort, column) =>
      html`<text class="axis" x="${left + column * cell + cell / 2 - 2}" y="${top + 3 * cell + 14}" text-anchor="middle">${effort}</text>`,
  )
  return html`<svg class="matrix" viewBox="0 0 ${left + 3 * cell} ${top + 3 * cell + 38}" role="group" aria-label="Initiatives by effort and impact">${cells}${rows}${columns}<text class="axis" x="${left + 1.5 * cell}" y="${top + 3 * cell + 34}" text-anchor="middle">effort →</text><text class="axis" x="${left - 10}" y="${top + 12}" text-anchor="end">impact ↑</text></svg>`
}

/** A value between two poles, -1 to 1. */
export function slider({ from, to, value }: { from: string; to: string; value: number }): Markup {
  const x = round(100 + Math.max(-1, Math.min(1, value)) * 92)
  return html`<svg class="slider" viewBox="0 0 200 20" role="img" aria-label="${toneInWords(from, to, value)}"><line class="track" x1="8" y1="10" x2="192" y2="10"/><line class="middle" x1="100" y1="5" x2="100" y2="15"/><circle class="dot" cx="${x}" cy="10" r="6"/></svg>`
}

/** “rather casual than formal”, in few words. */
export function toneInWords(from: string, to: string, value: number): string {
  const strength = Math.abs(value)
  if (strength < 0.15) return `neither ${from} nor ${to}`
  const pole = value < 0 ? from : to
  return strength < 0.45 ? `somewhat ${pole}` : strength < 0.75 ? pole : `very ${pole}`
}

/** A share as a bar. */
export function bar(share: number): Markup {
  const width = round(Math.max(0, Math.min(1, share)) * 100)
  return html`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="value" width="${width}" height="6"/></svg>`
}

const round = (value: number) => Math.round(value * 10) / 10
