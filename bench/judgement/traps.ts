/** Words of a site that were taken for a claim of the brand though they are somebody else's, or nobody's. */
import type { Judgement, Trap } from './labels.ts'
import type { Said } from './said.ts'
import { folded, wordsIn } from './terms.ts'

export interface TrapHit {
  trap: Trap
  said: Said
}

/** Lists in which one or two words make a claim: a customer, a certificate, a plan, a person who speaks. */
const namingParts =
  /^\/(?:trustAndExperience\/(?:customers|certifications|testimonials)|offerings\/(?:plans|priceList)|digitalPresence\/(?:contacts|socials|legalEntity)|brandIdentity\/(?:name|tagline|values|missionStatement)|personas|positioning|messaging\/(?:hero|claims|proofPoints))/

/** Parts whose texts conclude from passages without quoting them. */
const concludingParts = /^\/(?:swot|strategy|personas|positioning|customerJourney)\//

/** A trap of a word or two is a hit only where the word alone makes a claim. */
const wordsOfSentence = 3

/** One hit a trap: the first place. */
export function trapHits({ traps }: Judgement, said: readonly Said[]): TrapHit[] {
  return traps.flatMap((trap) => {
    const wanted = folded(trap.text)
    if (wanted === '') return []
    const isSentence = wordsIn(trap.text) >= wordsOfSentence
    const hit = said.find((each) => {
      if (!isSentence && !namingParts.test(each.pointer)) return false
      const concludes = isSentence && concludingParts.test(each.pointer)
      const texts = [each.text, ...(concludes ? each.quotes.map(({ text }) => text) : [])]
      return texts.some((text) => ` ${folded(text)} `.includes(isSentence ? wanted : ` ${wanted} `))
    })
    return hit === undefined ? [] : [{ trap, said: hit }]
  })
}
