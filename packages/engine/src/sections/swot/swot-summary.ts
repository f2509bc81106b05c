/** The SWOT in three or four sentences: what decides, first. */

import { capitalised, inWords, shortened } from '../../writing/prose.ts'
import type { Wording } from '../../writing/wording.ts'
import type { SectionFacts } from '../section-facts.ts'
import { importanceOf } from './find-swot.ts'
import { quadrants, type SwotEntry } from './swot-findings.ts'

type Read = Pick<SectionFacts, 'swotFindings' | 'name' | 'pages' | 'reach'>

export function swotSummary({ swotFindings, name, pages, reach }: Read, wording: Wording): string {
  const { strengths, weaknesses, opportunities, threats } = swotFindings
  const brand = name === null ? 'the brand' : shortened(name.value.name, 50)
  if (quadrants.every((quadrant) => swotFindings[quadrant].length === 0)) {
    return reach.home
      ? `The ${pages.length === 1 ? 'page' : 'pages'} read give too little to weigh ${brand} by.`
      : `The home page could not be read as its visitors see it, so ${brand} is not weighed.`
  }
  const write: Writer = { brand, oneOf: (id, wordings) => wording.oneOf(`swot summary ${id}`, wordings) }
  return [balance(strengths, weaknesses, write), gain(opportunities, write), danger(threats, write)]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

interface Writer {
  brand: string
  oneOf: Wording['oneOf']
}

/** What is a sentence or has an “and” of its own is set apart by a semicolon. */
const gists = (entries: readonly SwotEntry[], max: number) =>
  entries
    .slice(0, max)
    .map(({ gist }) => gist)
    .join('; ')

const weightOf = (entries: readonly SwotEntry[]) =>
  entries.slice(0, 4).reduce((sum, entry) => sum + importanceOf(entry), 0)

/** One side clearly outweighs the other. */
const clearly = 1.3

/** A gist may be a few words or a sentence: it stands behind a colon. */
function balance(strengths: readonly SwotEntry[], weaknesses: readonly SwotEntry[], { brand, oneOf }: Writer): string {
  const good = gists(strengths, 2)
  const bad = gists(weaknesses, 2)
  if (weaknesses.length === 0) {
    return oneOf('sound', [
      `In favour of ${brand}: ${good}. No weakness of weight was found.`,
      `What speaks for ${brand}: ${good}. Nothing of weight speaks against it.`,
      `Nothing of weight was found against ${brand}. In its favour: ${good}.`,
    ])
  }
  if (strengths.length === 0) {
    return oneOf('bare', [
      `Against ${brand}: ${bad}. No strength was found to set against that.`,
      `What stands in the way of ${brand}: ${bad}. Nothing on the pages read speaks clearly for it.`,
      `No clear strength was found on the pages read. To change first: ${bad}.`,
    ])
  }
  const ratio = weightOf(strengths) / weightOf(weaknesses)
  if (ratio > clearly) {
    return oneOf('strong', [
      `More speaks for ${brand} than against it: ${good}. What holds it back: ${bad}.`,
      `${capitalised(brand)} can build on this: ${good}. In its way: ${bad}.`,
      `The strengths of ${brand} weigh more: ${good}. Its main weakness: ${gists(weaknesses, 1)}.`,
      `In favour of ${brand}, and weightier: ${good}. Against it: ${bad}.`,
    ])
  }
  if (ratio < 1 / clearly) {
    return oneOf('weak', [
      `More stands in the way of ${brand} than speaks for it: ${bad}. Its best point: ${gists(strengths, 1)}.`,
      `To change first at ${brand}: ${bad}. To build on: ${good}.`,
      `The weaknesses of ${brand} weigh more: ${bad}. In its favour: ${good}.`,
      `What newcomers to ${brand} meet first: ${bad}. What they may miss: ${gists(strengths, 1)}.`,
    ])
  }
  return oneOf('even', [
    `In favour of ${brand}: ${good}. Against it, with about the same weight: ${bad}.`,
    `What speaks for ${brand}: ${good}. What speaks against it: ${bad}.`,
    `The strongest point of ${brand}: ${gists(strengths, 1)}. The weakest: ${gists(weaknesses, 1)}.`,
    `For ${brand}: ${good}. Against it: ${bad}.`,
  ])
}

function gain([first, second]: readonly SwotEntry[], { oneOf }: Writer): string | null {
  if (first === undefined) return null
  const more = second === undefined ? '' : `, then ${second.gist}`
  return oneOf('gain', [
    `The nearest gain lies in ${first.gist}${more}.`,
    `Worth doing next: ${first.gist}${more}.`,
    `Not used so far: ${first.gist}${more}.`,
    `Room to grow: ${first.gist}${more}.`,
  ])
}

function danger(threats: readonly SwotEntry[], { oneOf }: Writer): string | null {
  const [first] = threats
  if (first === undefined) return null
  return first.needsCompetitors
    ? oneOf('market danger', [
        `From the outside the risk is ${first.gist}, which tracking competitors would measure.`,
        `Keep an eye on ${first.gist}: how serious it is depends on competitors, whose sites were not read.`,
        `How serious the main risk is (${first.gist}) cannot be told without looking at competitors.`,
        `${counted(threats.length)} to watch, ${first.gist} first; competitors would have to be followed to weigh it.`,
      ])
    : oneOf('danger', [
        `The risk to deal with is ${first.gist}.`,
        `The main risk: ${first.gist}.`,
        `${counted(threats.length)} to watch, ${first.gist} first.`,
      ])
}

const counted = (count: number) => (count === 1 ? 'One threat' : `${capitalised(inWords(count))} threats`)
