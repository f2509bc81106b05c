/** The SWOT in three or four sentences: what decides, first. */

import { capitalised, inWords, listed, shortened } from '../../writing/prose.ts'
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

const gists = (entries: readonly SwotEntry[], max: number) =>
  listed(
    entries.slice(0, max).map(({ gist }) => gist),
    max,
  )

const weightOf = (entries: readonly SwotEntry[]) =>
  entries.slice(0, 4).reduce((sum, entry) => sum + importanceOf(entry), 0)

/** One side clearly outweighs the other. */
const clearly = 1.3

function balance(strengths: readonly SwotEntry[], weaknesses: readonly SwotEntry[], { brand, oneOf }: Writer): string {
  const good = gists(strengths, 2)
  const bad = gists(weaknesses, 2)
  const [flaw] = weaknesses
  const [asset] = strengths
  if (flaw === undefined) {
    return oneOf('sound', [
      `${capitalised(brand)} has ${good} on its side, and no weakness of weight was found.`,
      `Little can be held against ${brand}, and ${good} can be held in its favour.`,
      `On what was read ${brand} is in good order. Its best cards: ${good}.`,
    ])
  }
  if (asset === undefined) {
    return oneOf('bare', [
      `As it stands the site does little for ${brand}: the first thing to mend is ${flaw.gist}, and no strength was found to set against it.`,
      `${capitalised(brand)} has to win people elsewhere for now, given ${bad}.`,
      `Nothing on the pages read speaks clearly for ${brand}. Of what does not, the worst is ${flaw.gist}.`,
    ])
  }
  const ratio = weightOf(strengths) / weightOf(weaknesses)
  if (ratio > clearly) {
    return oneOf('strong', [
      `More speaks for ${brand} than against it, above all ${good}. What holds it back is ${flaw.gist}.`,
      `${capitalised(brand)} can build on ${good}. One thing stands in the way more than others: ${flaw.gist}.`,
      `With ${good}, ${brand} starts from a good position. The flaw that costs most: ${flaw.gist}.`,
      `The case for ${brand} rests on ${good}. The case against it begins with ${flaw.gist}.`,
      `What ${brand} has, others would like to have: ${good}. What it could do without: ${flaw.gist}.`,
      `Others will have trouble answering ${good}. They have an opening in ${flaw.gist}.`,
      `Strong in ${good}, ${brand} is held back by ${flaw.gist}.`,
    ])
  }
  if (ratio < 1 / clearly) {
    return oneOf('weak', [
      `Between ${brand} and the people it is for stand ${bad}. Its best asset, ${asset.gist}, cannot make up for that alone.`,
      `The site undersells ${brand}, through ${bad}, and makes too little of ${asset.gist}.`,
      `First things first for ${brand}: ${bad}. There is something to build on, namely ${good}.`,
      `Much that is wrong can be put right, beginning with ${flaw.gist}; in ${asset.gist} ${brand} has a start.`,
      `${capitalised(brand)} makes it hard for strangers to choose it. The reasons are ${bad}; its best card is ${asset.gist}.`,
      `On one side of the scales for ${brand}: ${bad}. On the other, and lighter today: ${good}.`,
      `What a newcomer to ${brand} runs into is ${bad}; what they may miss is ${asset.gist}.`,
    ])
  }
  return oneOf('even', [
    `In favour of ${brand}: ${good}. Against it, with about the same weight: ${bad}.`,
    `${capitalised(brand)} gives with one hand and takes with the other: ${good} here, ${bad} there.`,
    `What draws people to ${brand} is ${asset.gist}; what sends them off again is ${flaw.gist}.`,
    `The credit that ${brand} earns by ${good} is spent in part on ${flaw.gist}.`,
    `There is a good core to ${brand} (${good}) and a good deal in its way (${bad}).`,
    `${capitalised(brand)} has ${good} to show for itself, and gives some of the effect away through ${flaw.gist}.`,
  ])
}

function gain([first, second]: readonly SwotEntry[], { oneOf }: Writer): string | null {
  if (first === undefined) return null
  const more = second === undefined ? '' : `, then ${second.gist}`
  return oneOf('gain', [
    `The nearest gain lies in ${first.gist}${more}.`,
    `Worth picking up soon: ${first.gist}${more}.`,
    `Most could be won through ${first.gist}${more}.`,
    `Unused so far: ${first.gist}${more}.`,
    `Room to grow is in ${first.gist}${more}.`,
    `If one thing is to be taken up next, it is ${first.gist}${more}.`,
    `Within reach, and left lying: ${first.gist}${more}.`,
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
        `What could go wrong begins with ${first.gist}.`,
        `Beyond its control, or nearly, is ${first.gist}.`,
        `${counted(threats.length)} to watch, ${first.gist} before the rest.`,
        `Trouble could come from ${first.gist}.`,
      ])
}

const counted = (count: number) => (count === 1 ? 'One threat' : `${capitalised(inWords(count))} threats`)
