import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'andre|andre byråer|andre leverandører|andre selskaper|andre verktøy|konkurrenter|konkurrentene|tradisjonell|tradisjonelle byråer|uten oss|tidligere|den gamle måten|alternativer|vanligvis',
  contrast:
    'i motsetning til|til forskjell fra|sammenlignet med andre|andre byråer|andre selskaper|andre leverandører|de fleste byråer|de fleste selskaper|mange byråer|mange selskaper|våre konkurrenter|tradisjonelle byråer',
  example:
    'eksempel|eksempler|regneeksempel|eksempelberegning|eksempeldata|demodata|fiktivt eksempel|kun til illustrasjon|illustrasjonsfoto|eksempelomtale',
  credits:
    'nettside av|nettsted av|webdesign|webdesign av|design av|designet av|utviklet av|laget av|skapt av|drevet av|hosting|driftes av|foto av|bilder av|foto|fotograf|fotografi|ikoner av|illustrasjoner av|tema av|oversettelse|nettsiden er laget av|nettsidene er laget av|nettside laget av|utviklet og driftet av|bygget av|produsert av',
  otherOffers:
    'våre andre produkter|andre produkter|våre andre merker|våre andre merkevarer|våre andre tjenester|våre merkevarer|søsterselskap|søsterselskaper|også fra oss|fra skaperne av',
}
