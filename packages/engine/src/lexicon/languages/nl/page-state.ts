import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'deze domeinnaam is te koop|dit domein is te koop|domeinnaam te koop|domein te koop|koop deze domeinnaam|deze domeinnaam is geregistreerd|geparkeerd domein|deze domeinnaam is gereserveerd|domein is geregistreerd',
    'coming-soon':
      'binnenkort beschikbaar|binnenkort online|website in aanbouw|in aanbouw|site in aanbouw|onder constructie|website onder constructie|in onderhoud|we zijn zo terug|pagina in voorbereiding|hier komt binnenkort|we zijn bijna live',
    suspended:
      'account geblokkeerd|deze website is geblokkeerd|website opgeschort|dit account is opgeschort|website is gedeaktiveerd|hosting opgeschort',
    'default-page': 'standaardpagina van de server|standaard webpagina|dit is de standaardpagina',
    login:
      'log in om verder te gaan|wachtwoord vergeten|ingelogd blijven|je moet ingelogd zijn|voer je wachtwoord in|inloggen op je account|u moet ingelogd zijn|onthoud mij',
    'bot-wall':
      'uw browser wordt gecontroleerd|bevestig dat u een mens bent|ik ben geen robot|toegang geweigerd|u bent geblokkeerd|je bent geblokkeerd|beveiligingscontrole',
    error:
      'pagina niet gevonden|deze pagina bestaat niet|de pagina die u zoekt|de opgevraagde pagina|pagina bestaat niet|interne serverfout|er is iets misgegaan|er ging iets mis|niet gevonden|pagina kon niet worden gevonden',
    'needs-script':
      'schakel javascript in|javascript is uitgeschakeld|javascript inschakelen|javascript is vereist|zet javascript aan|heeft javascript nodig|activeer javascript',
    template:
      'voorbeeld pagina|voorbeeldpagina|en nog een wordpress site|een nieuwe wordpress site|mijn site|mijn website|naamloos document|naamloos|uw tekst hier|hallo wereld|jouw tekst hier',
  },
  home: 'startpagina|voorpagina|hoofdpagina|welkom|welkom bij|welkom op|welkom op de website van|officiële website|officiële site|officiële website van|officiële webshop|hartelijk welkom',
}
