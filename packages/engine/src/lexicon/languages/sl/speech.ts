import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'jaz|mene|meni|mi|moj|moja|moje|mojega|sem|bila sem|bil sem',
    praise:
      'priporoč*|hvala*|zahval*|zadovolj*|navdušen*|odličn*|izjemn*|čudovit*|fantastič*|prijazn*|ustrežljiv*|potrpežljiv*|nepozabn*|se bomo vrnili|še se vrnemo|pet zvezdic|5 zvezdic|čestitke|pohvale|pohvalno',
    owner:
      'ustanovitelj|ustanoviteljica|lastnik|lastnica|direktor|direktorica|predsednik|avtor|avtorica|izumitelj|filozof|pisatelj',
  },
}
