/** `languages/<tag>/provenance.ts`: words that tell whose words stand below, beside or behind them. */
export interface ProvenanceLists {
  /** What heads the column or the list of how others do it: “Other agencies”, “Without us”. As the whole heading. */
  rival: string
  /** Openings of sentences about how others do it: “Unlike …”, “Most agencies …”. */
  contrast: string
  /** Headings and labels of made-up figures and pictures: “Example calculation”. As the whole heading or before a colon. */
  example: string
  /** What stands before the name of who made a part of the site: “Web design by …”. At the beginning of a line. */
  credits: string
  /** Headings over what the same company offers beside the subject of the site: “Our other products”. */
  otherOffers: string
  /** Names and titles that templates have in the place of real ones. As the whole line. In `any` alone. */
  placeholders?: string
  /** Streets of addresses that templates have in the place of a real one: “123 Main Street”. Within short lines. In `any` alone. */
  sampleStreets?: string
  /** Lines of widespread demonstration pages, real ones elsewhere: several on one page are the demonstration's. In `any` alone. */
  demoLines?: string
}
