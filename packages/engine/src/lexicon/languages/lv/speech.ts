import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'es|mani|man|mans|mana|manu|esmu|biju|saņēmu',
    praise:
      'iesak*|paldies|pateic*|apmierināt*|lielisk*|fantastisk*|brīnišķīg*|laipn*|pieklājīg*|atsaucīg*|pacietīg*|neaizmirstam*|atgriezīsimies|piecas zvaigznes|5 zvaigznes|ļoti labi',
    owner:
      'dibinātājs|dibinātāja|līdzdibinātājs|īpašnieks|īpašniece|direktors|direktore|valdes priekšsēdētājs|autors|autore|izgudrotājs|filozofs|rakstnieks',
  },
}
