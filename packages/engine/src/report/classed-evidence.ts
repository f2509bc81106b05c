import type { SiteText } from '../page/provenance/site-text.ts'
import type { EvidenceEntry } from '../writing/shapes.ts'

/** Evidence with the class of each passage. Of a passage that stands in several lines it is that of the first that visitors see. */
export const classed = (evidence: readonly EvidenceEntry[], text: SiteText): EvidenceEntry[] =>
  evidence.map((entry) => ({
    ...entry,
    quotes: entry.quotes.map((quote) => {
      const classes = text.classesOf(quote)
      const seen = classes.find((one) => one !== 'hidden') ?? classes[0]
      return seen === undefined ? quote : { ...quote, class: seen }
    }),
  }))
