import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'andra|andra byråer|andra leverantörer|andra företag|andra verktyg|konkurrenter|konkurrenterna|konkurrensen|traditionell|traditionella byråer|traditionellt|utan oss|tidigare|det gamla sättet|alternativ|vanligtvis',
  contrast:
    'till skillnad från|i motsats till|jämfört med andra|andra byråer|andra företag|andra leverantörer|de flesta byråer|de flesta företag|många byråer|många företag|våra konkurrenter|traditionella byråer',
  example:
    'exempel|räkneexempel|exempelberäkning|exempeldata|demodata|fiktivt exempel|endast som exempel|illustrationsbild|exempelomdöme',
  credits:
    'webbplats av|hemsida av|webbdesign|webbdesign av|design av|formgivning|formgiven av|utvecklad av|skapad av|byggd av|drivs av|hosting|foto av|foton av|foto|fotograf|fotografi|bilder av|ikoner av|illustrationer av|tema av|översättning|hemsidan är gjord av|hemsidan är skapad av|hemsida skapad av|hemsida gjord av|webbplatsen är skapad av|webbplats skapad av|gjord av|producerad av|designad av|webbproduktion|kodad av',
  otherOffers:
    'våra andra produkter|andra produkter|våra andra varumärken|våra andra tjänster|våra andra projekt|våra varumärken|systerbolag|systerföretag|även från oss|från skaparna av',
}
