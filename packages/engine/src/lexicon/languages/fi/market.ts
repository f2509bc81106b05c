import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'suunniteltu|tehty|ihanteellinen|täydellinen|sopii|suunnattu|olitpa|autamme|auttaa|räätälöity|tarkoitettu|erityisesti',
    for: 'varten',
    after: 'tervetuloa|jotka haluavat|ille|lle',
    menu: 'ratkaisut|toimialat|kenelle|käyttötapaukset|kohderyhmät',
  },
  needs: {
    pain: 'kyllästynyt|ei enää|ilman stressiä|vaivaton|vaivattomasti|turhauttav*|ajanhukka|vaikea|huolissasi|liian kallis|stressi',
    goal: 'jotta voit|muutamassa minuutissa|säästä aikaa|säästä rahaa|paranna|kasvata|saavuta|tavoitte*|turvallisuus|suojaa|nauti',
    trigger: 'muutto|lomalla|ennen häitä|määräaika|rajoitettu määrä|hätätilan*|rikki|kun tarvitset|kausi|uusi vuosi',
    objection:
      'paljonko|maksaa|hinta|hinnat|ilmainen|peruuttaa|sopimus|kuinka kauan|tarvitsenko|vaikea|sattuu|turvallinen|tiedot|takuu|hyvitys|riski|maksu|kokeilu|kokemus',
  },
  alternatives: {
    named: 'vaihtoehto|toisin kuin|verrattuna',
    instead: 'sen sijaan|korvaa|parempi kuin',
  },
}
