import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'mások|más ügynökségek|más cégek|más szolgáltatók|más eszközök|versenytársak|a versenytársak|a konkurencia|konkurencia|hagyományos|hagyományos ügynökségek|hagyományos módszer|nélkülünk|korábban|a régi módszer|alternatívák|általában',
  contrast:
    'ellentétben|szemben a|eltérően|más ügynökségekkel ellentétben|más ügynökségek|más cégek|a legtöbb ügynökség|a legtöbb cég|sok ügynökség|sok cég|versenytársaink|a hagyományos ügynökségek',
  example:
    'példa|példák|számítási példa|mintaszámítás|mintaadatok|demó adatok|kitalált példa|illusztráció|a kép illusztráció|a képek illusztrációk|mintavélemény',
  credits:
    'honlapot készítette|weboldalt készítette|készítette|weboldal készítés|honlapkészítés|webdesign|arculat|fejlesztette|tervezte|üzemelteti|tárhely|fotó|fotók|fényképek|fotós|ikonok|illusztrációk|sablon|fordítás|az oldalt készítette|a honlapot készítette|a weboldalt készítette|weboldal készítő|weboldalkészítés|web design|készült a közreműködésével',
  otherOffers:
    'további termékeink|egyéb termékeink|más termékeink|további márkáink|márkáink|további szolgáltatásaink|testvércég|testvérvállalat|készítőitől',
}
