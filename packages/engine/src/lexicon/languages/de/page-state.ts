import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'diese domain steht zum verkauf|domain steht zum verkauf|domain zu verkaufen|domain kaufen sie diese|diese domain kaufen|diese domain ist geparkt|domain geparkt|domain wurde registriert|diese domain wurde registriert|diese domain wurde reserviert|hier entsteht eine neue internetpräsenz|hier entsteht eine neue website|hier entsteht in kürze|diese domain ist verkäuflich|der inhaber dieser domain|domain ist abgelaufen|diese internetpräsenz wurde noch nicht eingerichtet|diese domain ist zu verkaufen',
    'coming-soon':
      'in kürze verfügbar|demnächst verfügbar|demnächst hier|im aufbau|seite im aufbau|website im aufbau|seite befindet sich im aufbau|diese seite ist im aufbau|hier entsteht|wartungsarbeiten|wartungsmodus|wegen wartungsarbeiten|bald verfügbar|kommt bald|bald online|in kürze online|seite in vorbereitung|in vorbereitung|wir sind bald zurück|wir überarbeiten unsere website|eröffnet bald|baustelle website|unsere neue website kommt',
    suspended:
      'dieses konto wurde gesperrt|konto gesperrt|webseite gesperrt|website wurde gesperrt|diese website wurde deaktiviert|webpräsenz gesperrt|website vorübergehend nicht verfügbar|diese seite wurde gesperrt',
    'default-page':
      'diese domain wurde eingerichtet|herzlichen glückwunsch ihre website|standardseite des webservers|platzhalterseite|dies ist die standardseite',
    login:
      'bitte anmelden|bitte melden sie sich an|melden sie sich an um|passwort vergessen|angemeldet bleiben|bitte loggen sie sich ein|anmeldung erforderlich|passwort eingeben|benutzername und passwort|geschützter bereich|nur für mitglieder|diese seite ist passwortgeschützt|bitte einloggen',
    'bot-wall':
      'überprüfung ihres browsers|ihr browser wird überprüft|bestätigen sie dass sie ein mensch sind|sind sie ein mensch|ich bin kein roboter|zugriff verweigert|der zugriff wurde verweigert|zugriff blockiert|sie wurden blockiert|sicherheitsüberprüfung|einen moment bitte|nur einen moment',
    error:
      'seite nicht gefunden|seite wurde nicht gefunden|die seite konnte nicht gefunden werden|die angeforderte seite|diese seite existiert nicht|seite existiert nicht|die gesuchte seite|nicht gefunden|interner serverfehler|etwas ist schiefgelaufen|etwas ist schief gelaufen|seite nicht verfügbar|diese seite gibt es nicht|keine seite gefunden',
    'needs-script':
      'bitte aktivieren sie javascript|bitte javascript aktivieren|aktivieren sie javascript|bitte aktiviere javascript|javascript ist deaktiviert|javascript wird benötigt|javascript muss aktiviert|benötigt javascript|erfordert javascript|javascript aktivieren|javascript ist erforderlich',
    template:
      'beispiel seite|beispielseite|noch eine wordpress seite|eine weitere wordpress website|nur ein weiterer wordpress blog|unbenannte seite|unbenanntes dokument|ihr text hier|hier steht ihr text|fügen sie hier ihren text ein|hallo welt|ihr firmenname|blindtext|dies ist ein blindtext|untertitel der website',
  },
  home: 'startseite|start|willkommen|herzlich willkommen|willkommen bei|willkommen auf|willkommen im|willkommen in|willkommen beim|willkommen bei der|herzlich willkommen bei|herzlich willkommen auf|hauptseite|zur startseite|offizielle website|offizielle webseite|offizielle seite|offizielle homepage|die offizielle website von|offizielle website von|offizieller shop|offizieller onlineshop|internetauftritt|unsere homepage|herzlich willkommen im|herzlich willkommen in',
}
