import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'számára készült|ideális|tökéletes|segítünk|segít|akár|kifejezetten|támogatjuk',
    for: 'a',
    after: 'számára|részére|nak ajánljuk|nek ajánljuk',
    menu: 'megoldások|iparágak|kinek ajánljuk|felhasználási területek',
  },
  needs: {
    pain: 'elege van|unja|soha többé|stresszmentes*|gond nélkül|frusztrá*|időpazarlás|bonyolult|nehéz|aggód*|túl drága|problémái vannak',
    goal: 'hogy ön|lehetővé teszi|percek alatt|időt takarít*|spórol*|javít*|növel*|elér*|céljai*|nyugalom|védje|élvezze|több idő',
    trigger:
      'költözés|nyaralás alatt|esküvő előtt|határidő|korlátozott számú|vészhelyzet|elromlott|amikor szüksége|szezon',
    objection:
      'mennyibe|ár|árak|ingyenes|lemond*|szerződés|mennyi ideig|szükséges|nehéz|fáj|biztonságos|adatok|garancia|visszatérítés|kockázat|fizetés|tapasztalat',
  },
  alternatives: {
    named: 'alternatívája|ellentétben|összehasonlítva',
    instead: 'helyett|kiváltja|jobb mint',
  },
}
