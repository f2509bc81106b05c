import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'verkkotunnus on myytävänä|tämä verkkotunnus on myytävänä|domain myytävänä|osta tämä verkkotunnus|verkkotunnus on varattu|pysäköity verkkotunnus',
    'coming-soon':
      'tulossa pian|sivusto on rakenteilla|rakenteilla|sivua rakennetaan|sivusto rakenteilla|sivut rakenteilla|huoltokatko|avataan pian|palaamme pian|julkaistaan pian|sivua valmistellaan|uudet sivut tulossa|sivusto on huollossa',
    suspended: 'tili on suljettu|sivusto on suljettu|palvelu on suljettu|sivusto on poistettu käytöstä',
    'default-page': 'palvelimen oletussivu',
    login:
      'kirjaudu sisään jatkaaksesi|unohditko salasanan|unohtuiko salasana|muista minut|sinun on kirjauduttava|syötä salasana',
    'bot-wall': 'tarkistetaan selaintasi|vahvista että olet ihminen|en ole robotti|pääsy estetty|pääsy kielletty',
    error:
      'sivua ei löytynyt|sivua ei löydy|sivua ei ole|etsimääsi sivua|hakemaasi sivua|palvelinvirhe|jotain meni pieleen|sivua ei löytynyt hups',
    'needs-script':
      'ota javascript käyttöön|javascript on poistettu käytöstä|vaatii javascriptin|salli javascript|edellyttää javascriptiä|javascript ei ole käytössä|kytke javascript',
    template:
      'esimerkkisivu|oma sivusto|uusi wordpress sivusto|nimetön|hei maailma|tekstisi tähän|juuri uusi wordpress',
  },
  home: 'etusivu|koti|aloitussivu|kotisivu|kotisivut|tervetuloa|tervetuloa sivuillemme|virallinen sivusto|virallinen verkkosivusto|viralliset sivut|viralliset kotisivut|pääsivu|virallinen verkkokauppa',
}
