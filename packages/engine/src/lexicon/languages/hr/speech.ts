import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'ja|mene|meni|moj|moja|moje|mojoj|mog|sam|bila sam|bio sam',
    praise:
      'preporuč*|hvala*|zahval*|zadovolj*|oduševljen*|odličn*|izvrsn*|sjajn*|predivn*|prekrasn*|fantastič*|ljubazn*|susretljiv*|strpljiv*|nezaboravn*|vratit ćemo se|opet ćemo doći|pet zvjezdica|5 zvjezdica|bravo|čestitke|topla preporuka|sve pohvale|pohvale',
    owner:
      'osnivač|osnivačica|suosnivač|vlasnik|vlasnica|direktor|direktorica|predsjednik|predsjednica|autor|autorica|izumitelj|filozof|pisac',
  },
}
