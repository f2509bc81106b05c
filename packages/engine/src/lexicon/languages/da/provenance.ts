import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'andre|andre bureauer|andre leverandører|andre virksomheder|andre værktøjer|konkurrenter|konkurrenterne|traditionel|traditionelle bureauer|uden os|tidligere|den gamle måde|alternativer|normalt',
  contrast:
    'i modsætning til|til forskel fra|sammenlignet med andre|andre bureauer|andre virksomheder|andre leverandører|de fleste bureauer|de fleste virksomheder|mange bureauer|mange virksomheder|vores konkurrenter|traditionelle bureauer',
  example:
    'eksempel|eksempler|regneeksempel|beregningseksempel|eksempeldata|demodata|fiktivt eksempel|kun til illustration|eksempel på anmeldelse',
  credits:
    'hjemmeside af|website af|webdesign|webdesign af|design af|designet af|udviklet af|lavet af|skabt af|drevet af|hosting|hostet af|foto af|fotos af|foto|fotos|fotograf|fotografi|billeder af|ikoner af|illustrationer af|tema af|oversættelse|hjemmesiden er lavet af|hjemmeside lavet af|website lavet af|siden er lavet af|udviklet og designet af|kodet af|bygget af',
  otherOffers:
    'vores andre produkter|andre produkter|vores andre mærker|vores andre brands|vores andre ydelser|vores brands|søsterselskab|søsterselskaber|også fra os|fra skaberne af',
}
