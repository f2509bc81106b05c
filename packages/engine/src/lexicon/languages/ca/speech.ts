import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'jo|meu|meva|meus|meves|em|mi|he',
    praise:
      'recoman*|gràcies|agraï*|agrair|encantad*|satisfet*|excel lent*|increïbl*|fantàstic*|meravell*|genial*|amabl*|atent*|impecabl*|espectacular*|ajudat|molt bé|molt bon|molt bona|tornarem|tornaré|repetirem|inmillorabl*|immillorabl*|inoblidabl*|de deu|cinc estrelles',
    owner:
      'fundador|fundadora|cofundador|cofundadora|propietari|propietària|gerent|director|directora|president|presidenta|autor|autora|inventor|filòsof|escriptor',
  },
}
