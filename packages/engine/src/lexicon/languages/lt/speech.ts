import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'aš|man|mane|mano|esu|buvau|gavau|likau',
    praise:
      'rekomenduo*|ačiū|dėkoju|dėkojame|dėking*|patenkint*|puik*|nuostab*|fantastišk*|malon*|draugišk*|mandag*|kantr*|nepamirštam*|padėjo|pagerėjo|sugrįšime|grįšime|penkios žvaigždutės|5 žvaigždutės|labai gerai|džiaug*',
    owner:
      'įkūrėjas|įkūrėja|savininkas|savininkė|direktorius|direktorė|vadovas|vadovė|pirmininkas|autorius|autorė|išradėjas|filosofas|rašytojas',
  },
}
