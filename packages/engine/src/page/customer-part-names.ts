/**
 * What parts of a page with the words of customers are named in markup, and nothing else is; on names with their words
 * parted (`partedNameOf`).
 */
export const customerPartName =
  /(?:^|[\s-])(?:testimonials?|testimony|testi|customer-?reviews?|client-?reviews?|(?:clients?|customers?|guests?|patients?)-(?:says?|feedbacks?|quotes?|voices?|opinions?)|kundenstimmen?|temoignages?|avis-clients?|testimonios?|testimonianze|depoimentos?|omdomen|otzyv\w*|wall-?of-?love)(?:$|[\s-])/i
