import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'domænet er til salg|dette domæne er til salg|domæne til salg|køb dette domæne|parkeret domæne|domænet er parkeret|dette domæne er parkeret',
    'coming-soon':
      'kommer snart|under opbygning|siden er under opbygning|hjemmesiden er under opbygning|under konstruktion|under vedligeholdelse|vi er snart tilbage|åbner snart|siden er under udarbejdelse|snart online',
    suspended: 'kontoen er suspenderet|hjemmesiden er lukket|websitet er suspenderet|dette website er suspenderet',
    login:
      'log ind for at fortsætte|glemt adgangskode|glemt din adgangskode|husk mig|du skal være logget ind|indtast adgangskode',
    'bot-wall':
      'kontrollerer din browser|bekræft at du er et menneske|jeg er ikke en robot|adgang nægtet|du er blevet blokeret',
    error:
      'siden blev ikke fundet|siden findes ikke|siden kunne ikke findes|side ikke fundet|siden du leder efter|intern serverfejl|noget gik galt|vi kan ikke finde siden|siden ikke fundet',
    'needs-script':
      'aktiver javascript|javascript er deaktiveret|kræver javascript|javascript skal være aktiveret|slå javascript til|du skal aktivere javascript',
    template:
      'eksempelside|endnu en wordpress blog|min hjemmeside|unavngivet|hej verden|din tekst her|endnu et wordpress websted',
  },
  home: 'forside|hjem|forsiden|startside|velkommen|velkommen til|officiel hjemmeside|officiel webside|hjemmeside|officiel webshop',
}
