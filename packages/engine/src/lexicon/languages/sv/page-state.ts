import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'domänen är till salu|denna domän är till salu|domän till salu|köp denna domän|domänen är parkerad|parkerad domän|den här domänen är registrerad',
    'coming-soon':
      'kommer snart|under uppbyggnad|under konstruktion|sidan är under uppbyggnad|webbplatsen är under uppbyggnad|under underhåll|vi är snart tillbaka|lanseras snart|sidan förbereds|snart lanserar vi|här kommer snart',
    suspended: 'kontot är avstängt|webbplatsen är avstängd|kontot har stängts av|webbplatsen är spärrad',
    'default-page': 'standardsida för webbservern',
    login:
      'logga in för att fortsätta|glömt lösenord|glömt ditt lösenord|kom ihåg mig|du måste vara inloggad|ange ditt lösenord|du måste logga in',
    'bot-wall':
      'kontrollerar din webbläsare|bekräfta att du är människa|jag är inte en robot|åtkomst nekad|du har blockerats',
    error:
      'sidan hittades inte|sidan kunde inte hittas|sidan finns inte|sidan du söker|internt serverfel|något gick fel|sidan kan inte hittas|hittade inte sidan|vi kunde inte hitta sidan',
    'needs-script':
      'aktivera javascript|javascript är avstängt|kräver javascript|javascript måste vara aktiverat|du behöver aktivera javascript|slå på javascript',
    template: 'exempelsida|ännu en wordpress webbplats|min webbplats|namnlös|hej världen|din text här|min sida titel',
  },
  home: 'hem|startsida|startsidan|välkommen|välkommen till|välkomna till|varmt välkommen till|officiell webbplats|officiell hemsida|hemsida|officiella webbplatsen|första sidan',
}
