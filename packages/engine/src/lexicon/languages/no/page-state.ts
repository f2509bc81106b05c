import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'domenet er til salgs|dette domenet er til salgs|domene til salgs|kjøp dette domenet|domenet er parkert|parkert domene|dette domenet er registrert',
    'coming-soon':
      'kommer snart|under oppbygging|siden er under oppbygging|nettsiden er under utvikling|under konstruksjon|under vedlikehold|vi er snart tilbake|åpner snart|ny nettside kommer|siden er under arbeid',
    suspended: 'kontoen er suspendert|nettstedet er suspendert|nettsiden er stengt|kontoen er stengt',
    login: 'logg inn for å fortsette|glemt passord|glemt passordet|husk meg|du må være logget inn|skriv inn passord',
    'bot-wall':
      'sjekker nettleseren din|bekreft at du er et menneske|jeg er ikke en robot|ingen tilgang|du har blitt blokkert',
    error:
      'siden ble ikke funnet|siden finnes ikke|fant ikke siden|side ikke funnet|siden du leter etter|intern serverfeil|noe gikk galt|vi fant ikke siden|siden eksisterer ikke',
    'needs-script':
      'aktiver javascript|javascript er deaktivert|krever javascript|javascript må være aktivert|slå på javascript|javascript er slått av|du må aktivere javascript',
    template: 'nok et wordpress nettsted|enda et wordpress nettsted|min nettside|uten navn|hei verden',
  },
  home: 'hjem|forside|forsiden|startside|startsiden|velkommen|velkommen til|velkommen hos|offisiell nettside|hjemmeside|offisielle nettsider|offisiell nettbutikk',
}
