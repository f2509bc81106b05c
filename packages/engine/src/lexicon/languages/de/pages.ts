import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'über uns|über mich|=über|das sind wir|wer wir sind|wer sind wir|was wir glauben|wir über uns|wir stellen uns vor|=unternehmen|das unternehmen|unser unternehmen|unternehmensprofil|firmenprofil|firmenportrait|firmenporträt|=firma|=die firma|unsere firma|unternehmensgeschichte|firmengeschichte|unsere geschichte|=geschichte|unsere mission|leitbild|unsere vision|mission und vision|unsere werte|=werte|philosophie|unsere philosophie|selbstverständnis|=wir|=portrait|=porträt|=profil|=konzern|=verein|=der verein|=praxis|=die praxis|=kanzlei|=die kanzlei|=betrieb|unser betrieb|=agentur|=die agentur|=organisation|=tradition|warum wir|lerne uns kennen|lernen sie uns kennen|=der hof|unser hof|=das haus',
    team: '=team|unser team|das team|=mitarbeiter|unsere mitarbeiter|mitarbeitende|ansprechpartner|ihre ansprechpartner|=management|geschäftsführung|geschäftsleitung|=vorstand|unser vorstand|=menschen|unsere ärzte|ärzteteam|=köpfe|=rechtsanwälte|unsere anwälte|gründer|unsere trainer|=kollegium|=aufsichtsrat',
    careers:
      'karriere|jobs|=job|stellenangebote|stellenangebot|offene stellen|=stellen|=stellenmarkt|stellenausschreibungen|jobangebote|jobbörse|jobportal|arbeiten bei|arbeiten bei uns|=ausbildung|mitarbeiter gesucht|wir stellen ein|wir suchen dich|wir suchen|werde teil|=bewerbung|bewerben|=bewerber|=praktikum|=praktika|vakanzen|komm ins team|arbeitgeber|mitarbeiten|jobs und karriere|karriere und jobs|einstieg',
    press:
      '=presse|presseinformationen|pressemitteilungen|pressemitteilung|pressebereich|presseportal|pressekontakt|presseraum|pressemappe|=medien|medieninformation|medienmitteilungen|pressestimmen|presse und medien|=für die presse|presseservice',
    contact:
      'kontakt|kontaktieren sie uns|kontaktiere uns|kontaktformular|kontaktdaten|=kontakte|=anfahrt|kontakt und anfahrt|so finden sie uns|so findest du uns|=standort|=standorte|unsere standorte|öffnungszeiten|anfrage|=anfahrt und kontakt|=lage|filialen|filialfinder|schreiben sie uns|schreib uns|sprechen sie mit uns|=wegbeschreibung|erreichbarkeit|adresse',
    legal:
      'impressum|datenschutz|datenschutzerklärung|datenschutzhinweise|datenschutzhinweis|agb|agbs|allgemeine geschäftsbedingungen|nutzungsbedingungen|rechtliches|rechtliche hinweise|widerrufsbelehrung|widerrufsrecht|widerruf|=haftungsausschluss|cookie richtlinie|cookie hinweise|barrierefreiheitserklärung|zahlung und versand|versand und zahlung|versandbedingungen|=anbieterkennzeichnung|hinweisgeberschutz|=lieferbedingungen|verbraucherinformationen|=offenlegung',
    security:
      '=sicherheit|datensicherheit|informationssicherheit|sicherheit und compliance|=vertrauen|sicherheit und datenschutz|datenschutz und sicherheit',
    pricing:
      'preise|=preis|preisliste|tarife|=tarif|preise und tarife|=pakete|=preisübersicht|unsere preise|=kosten|=gebühren|eintrittspreise|=konditionen|=honorar|preise und pakete|=abos|=mitgliedschaften|preise und leistungen|zimmer und preise|kosten und preise|=tickets und preise',
    product:
      'produkte|=produkt|unsere produkte|=shop|onlineshop|online shop|webshop|=laden|=hofladen|=katalog|=kollektion|=kollektionen|leistungen|=leistung|unsere leistungen|leistungsspektrum|=dienstleistungen|unsere dienstleistungen|angebot|=angebote|unser angebot|unsere angebote|was wir tun|was wir machen|was wir bieten|speisekarte|speisen|speisen und getränke|getränkekarte|mittagskarte|weinkarte|=karte|=sortiment|unser sortiment|=kurse|kursangebot|=kursplan|=behandlungen|=therapien|=zimmer|zimmer und suiten|=ferienwohnungen|=rechtsgebiete|=tätigkeitsfelder|=fachbereiche|=schwerpunkte|=seminare|=weine|unsere weine|=produktübersicht|=plattform|=marken|=modelle|=fahrzeuge|=maschinen|=immobilien|=touren|=programm|=service|=services',
    features:
      'funktionen|=funktion|funktionsweise|so funktioniert es|so funktioniert’s|wie es funktioniert|=features|=integrationen|alle funktionen|funktionsumfang|produkttour|=vorteile|ihre vorteile|so geht’s',
    solutions:
      'lösungen|=lösung|unsere lösungen|branchenlösungen|=branchen|unsere branchen|anwendungsfälle|=anwendungen|=anwendungsbereiche|=einsatzbereiche|=zielgruppen|für unternehmen|=märkte|=geschäftsfelder|=kompetenzen',
    customers:
      'kunden|unsere kunden|=referenzen|referenzen|=referenz|unsere referenzen|fallstudien|=fallstudie|fallbeispiele|kundengeschichten|erfolgsgeschichten|=portfolio|projekte|=projekt|unsere projekte|referenzprojekte|=arbeiten|unsere arbeiten|praxisbeispiele|=partner|unsere partner|=kundenreferenzen|anwenderberichte|=cases|=auszug|=bauprojekte|=mandanten',
    testimonials:
      'kundenstimmen|=bewertungen|bewertungen|kundenbewertungen|=rezensionen|kundenmeinungen|erfahrungsberichte|=erfahrungen|das sagen unsere kunden|was unsere kunden sagen|=stimmen|=feedback|kundenfeedback|gästestimmen|gästebuch',
    blog: '=blog|unser blog|aktuelles|=neuigkeiten|=news|=nachrichten|=artikel|=beiträge|=magazin|=veranstaltungen|veranstaltungen|=termine|=veranstaltungskalender|=ratgeber|=journal|=wissen|=rezepte|=meldungen|=neues|=einblicke|=ressourcen|=ereignisse|=wissenswertes|=presse und news|=tagebuch|=ausstellungen|=spielplan|=events|news und events|aktuelles und termine',
    faq: 'häufige fragen|häufig gestellte fragen|fragen und antworten|=hilfe|hilfe center|hilfebereich|=fragen|=kundenservice|=kundendienst|hilfe und support|=hilfe und kontakt|=gut zu wissen|=support',
  },
  actions: {
    donate: 'spenden|jetzt spenden|spende|online spenden|spendenformular|ihre spende',
    booking:
      'buchen|buchung|online buchen|jetzt buchen|termin|termin buchen|terminvereinbarung|termin vereinbaren|reservierung|reservieren|tisch reservieren|online terminbuchung',
    login:
      'anmelden|einloggen|kundenlogin|mitgliederbereich|zum login|registrieren|registrierung|abmelden|login bereich|passwort vergessen',
    cart: 'warenkorb|kasse|einkaufswagen|zur kasse|merkzettel|wunschliste|einkaufskorb',
    search: 'suche|suchen|suchergebnisse|sucheingabe',
    account: 'mein konto|konto|mein account|kundenkonto|kundenportal|mein profil|kundenbereich|mitgliederportal',
  },
  policies: {
    privacy:
      '=datenschutz|datenschutzerklärung|datenschutzhinweise|datenschutzhinweis|datenschutzbestimmungen|datenschutzrichtlinie|datenschutzinformation|=privatsphäre|impressum und datenschutz|datenschutz und impressum',
    terms:
      '=agb|=agbs|allgemeine geschäftsbedingungen|nutzungsbedingungen|geschäftsbedingungen|verkaufsbedingungen|nutzungsordnung|teilnahmebedingungen|=hausordnung',
    imprint:
      '=impressum|anbieterkennzeichnung|impressum und datenschutz|datenschutz und impressum|=offenlegung|rechtliche angaben|=rechtliches',
    cookies: 'cookie richtlinie|cookie hinweis|cookie hinweise|cookie erklärung|cookie policy|cookierichtlinie',
    returns:
      'widerrufsbelehrung|widerrufsrecht|=widerruf|rückgabe|=rücksendungen|retouren|rückgaberecht|stornobedingungen|stornierungsbedingungen|rückgabe und umtausch',
    shipping:
      '=versand|versandkosten|zahlung und versand|versand und zahlung|versandbedingungen|lieferbedingungen|versand und lieferung|=lieferung|versandinformationen',
    accessibility: '=barrierefreiheit|barrierefreiheitserklärung|erklärung zur barrierefreiheit',
    security: '=datensicherheit|sicherheit und compliance|it sicherheit richtlinie|=sicherheit|sicherheitsrichtlinie',
  },
  blocks: {
    features:
      'funktionen|vorteile|ihre vorteile|deine vorteile|warum wir|das erwartet sie|was uns auszeichnet|alles was sie brauchen|auf einen blick|darum wir',
    pricing:
      'preise|unsere preise|preisliste|tarife|preise und tarife|unsere tarife|unsere pakete|pakete und preise|wählen sie ihren tarif|was kostet',
    testimonials:
      'kundenstimmen|das sagen unsere kunden|was unsere kunden sagen|bewertungen|kundenbewertungen|erfahrungsberichte|das sagen|was andere sagen|unsere kunden sagen|gästestimmen|kundenmeinungen|stimmen unserer kunden|was kunden sagen|was unsere gäste sagen|was unsere patienten sagen|was unsere mandanten sagen|das sagen unsere|das sagen andere|rezensionen|google bewertungen|kundenfeedback|stimmen unserer|zufriedene kunden|was über uns gesagt wird|gästebuch|was unsere klienten sagen|was unsere klientinnen sagen|was unsere kundinnen sagen|was unsere teilnehmer sagen|was unsere schüler sagen|was unsere mitglieder sagen|was unsere eltern sagen|was eltern sagen|was gäste sagen|was patienten sagen|was teilnehmer sagen|was klienten sagen|was andere über uns sagen|was andere über mich sagen|was kunden über uns sagen|was kunden über mich sagen|was meine kunden sagen|was meine klienten sagen|was meine kundinnen sagen|das sagen meine|das sagen kunden|das sagen gäste|das sagen patienten|das sagen eltern|so urteilen unsere|unsere kunden über uns|kunden über uns|gäste über uns|unsere gäste sagen|stimmen zu|stimmen von|stimmen aus|stimmen meiner|patientenstimmen|teilnehmerstimmen|elternstimmen|leserstimmen|mitgliederstimmen|klientenstimmen|pressestimmen und kundenstimmen|gästebewertungen|patientenbewertungen|gästemeinungen|erfahrungen unserer|erfahrungen von|erfahrungen meiner|kundenerfahrungen|kundenrezensionen|google rezensionen|referenzstimmen|kundenfeedbacks|feedback unserer kunden|feedback von kunden|glückliche kunden|zufriedene gäste|zufriedene patienten|unsere bewertungen|lob und dank|dankesschreiben|rückmeldungen|testimonials|was man über uns sagt|vertrauen unserer kunden',
    faq: 'häufige fragen|häufig gestellte fragen|fragen und antworten|noch fragen',
    about:
      'über uns|wer wir sind|unsere geschichte|unsere mission|unsere werte|unsere philosophie|das sind wir|über mich|unser versprechen|willkommen bei',
    team: 'unser team|das team|ihre ansprechpartner|ansprechpartner|unsere mitarbeiter|team kennenlernen|unsere experten|lernen sie unser team kennen|geschäftsführung',
    customers:
      'unsere kunden|das vertrauen unserer kunden|vertrauen uns|kunden die uns vertrauen|referenzen|unsere referenzen|diese unternehmen vertrauen|ausgewählte projekte|unsere projekte|erfolgsgeschichten|fallstudien|auswahl unserer kunden|projekte',
    blog: 'aktuelles|neuigkeiten|aus unserem blog|neueste beiträge|aktuelle meldungen|veranstaltungen|termine|aktuelle beiträge|news und termine',
    contact:
      'kontakt|kontaktieren sie uns|so erreichen sie uns|öffnungszeiten|anfahrt|so finden sie uns|schreiben sie uns|sprechen sie uns an|unsere standorte|nehmen sie kontakt auf',
    newsletter:
      'newsletter anmelden|zum newsletter anmelden|newsletter abonnieren|bleiben sie auf dem laufenden|bleib auf dem laufenden|nichts mehr verpassen|immer informiert',
    steps:
      'so funktioniert’s|so funktioniert es|so einfach geht’s|in drei schritten|in 3 schritten|unser prozess|ablauf|so läuft es ab|schritt für schritt|so arbeiten wir|der ablauf|so geht’s',
    stats: 'zahlen und fakten|in zahlen|zahlen daten fakten|daten und fakten|fakten',
    gallery: 'galerie|bildergalerie|fotogalerie|impressionen|einblicke|auf instagram|folgen sie uns auf instagram',
    services:
      'leistungen|unsere leistungen|dienstleistungen|was wir tun|unser angebot|unsere produkte|unsere lösungen|leistungsspektrum|was wir bieten|unsere schwerpunkte|speisekarte|unsere kurse|bestseller|neuheiten|produkte',
    careers:
      'karriere|werde teil unseres teams|werden sie teil|offene stellen|stellenangebote|arbeiten bei|wir suchen|jobs',
    partners:
      'partner|unsere partner|starke partner|kooperationspartner|sponsoren|unterstützt von|förderer|gefördert durch|bekannt aus|integrationen|zertifizierungen',
  },
  calls: {
    buy: 'kaufen|jetzt kaufen|online kaufen|ticket kaufen|tickets kaufen|tickets sichern|bestellen|jetzt bestellen|online bestellen|zum shop|jetzt shoppen|jetzt einkaufen|in den warenkorb|vorbestellen|zum onlineshop|jetzt zugreifen|tarif wählen|paket wählen|jetzt sichern|shoppen',
    trial:
      'kostenlos testen|gratis testen|jetzt testen|jetzt kostenlos testen|unverbindlich testen|kostenlos ausprobieren|jetzt ausprobieren|ausprobieren|kostenlos starten|gratis starten|kostenlos loslegen|testversion|kostenlose testversion|probieren|tage testen|test starten|kostenlos registrieren|probefahrt|testen|probetraining|probestunde|schnupperstunde',
    demo: 'demo buchen|demo anfragen|demo vereinbaren|demo anfordern|live-demo|demo ansehen|demotermin|demo termin buchen|kostenlose demo|jetzt demo buchen|demo starten|produktdemo|zur demo',
    contact:
      'kontakt|kontaktieren|kontakt aufnehmen|jetzt kontaktieren|kontaktieren sie uns|kontaktiere uns|jetzt anrufen|anrufen|rufen sie uns an|ruf uns an|schreiben sie uns|schreib uns|nachricht senden|anfragen|jetzt anfragen|unverbindlich anfragen|anfrage senden|zum kontaktformular|beratung anfragen|sprechen sie mit uns|frage stellen',
    'sign-up':
      'registrieren|jetzt registrieren|konto erstellen|konto eröffnen|jetzt bewerben|bewerben|einschreiben|zur anmeldung|jetzt anmelden|online anmelden|auf die warteliste|antrag stellen|platz sichern|account erstellen',
    download:
      'download|herunterladen|jetzt herunterladen|kostenlos herunterladen|app herunterladen|jetzt downloaden|app laden|installieren|broschüre herunterladen|katalog herunterladen|zum download',
    donate:
      'spenden|jetzt spenden|online spenden|pate werden|unterstützen sie uns|unterstütze uns|jetzt helfen|jetzt unterstützen|fördermitglied werden',
    book: 'buchen|jetzt buchen|online buchen|zimmer buchen|reservieren|tisch reservieren|jetzt reservieren|termin buchen|termin vereinbaren|termin anfragen|terminvereinbarung|verfügbarkeit prüfen|erstgespräch vereinbaren|erstgespräch buchen|gespräch vereinbaren|beratungstermin vereinbaren|kurs buchen',
    subscribe:
      'abonnieren|newsletter abonnieren|jetzt abonnieren|zum newsletter|newsletter anmelden|newsletter bestellen|benachrichtigen',
    join: 'mitmachen|mitglied werden|jetzt mitmachen|partner werden|beitreten|jetzt beitreten|teil des teams werden|werde mitglied|engagieren|jetzt teilnehmen|teilnehmen|petition unterschreiben|händler werden',
    quote:
      'angebot anfordern|angebot anfragen|angebot einholen|angebot erhalten|kostenloses angebot|unverbindliches angebot|jetzt angebot anfordern|preis anfragen|preis berechnen|jetzt berechnen|tarif berechnen|kostenvoranschlag|angebot berechnen',
    start:
      'jetzt starten|loslegen|jetzt loslegen|los geht’s|jetzt beginnen|projekt starten|starten|beginnen|durchstarten|app öffnen|jetzt erstellen|zum konfigurator|konfigurieren|weiter zur app',
    learn:
      'entdecken|jetzt entdecken|so funktioniert’s|so funktioniert es|preise ansehen|leistungen ansehen|produkte ansehen|video ansehen|zur speisekarte|speisekarte ansehen|zu den preisen|zu den produkten|tarife vergleichen|projekte ansehen|zu unseren leistungen|mehr über uns|kollektion entdecken|stöbern|kennenlernen|informieren',
    visit:
      'besuchen sie uns|besuche uns|filiale finden|filialfinder|route planen|anfahrt planen|händler finden|händlersuche|standort finden|wegbeschreibung|showroom besuchen',
  },
  controls: {
    consent:
      'akzeptieren|alle akzeptieren|alles akzeptieren|alle cookies akzeptieren|cookies akzeptieren|ablehnen|alle ablehnen|alles ablehnen|nur notwendige|nur notwendige cookies|nur essenzielle cookies akzeptieren|nur erforderliche|nur essenzielle|cookie einstellungen|einstellungen speichern|auswahl speichern|auswahl erlauben|cookies zulassen|alle zulassen|einstellungen|einstellungen verwalten|zustimmen|alle cookies zulassen|einverstanden|ich stimme zu|verstanden|individuelle datenschutzeinstellungen|datenschutzeinstellungen|speichern|auswahl bestätigen|einwilligen|nicht einwilligen|privatsphäre einstellungen|ich akzeptiere|annehmen|alle annehmen|alle erlauben|erlauben',
    login:
      'anmelden|einloggen|mein konto|mein account|abmelden|kundenlogin|zum login|passwort vergessen|konto|kundenportal',
    search: 'suche|suchen|suche öffnen|suche schließen|website durchsuchen|seite durchsuchen',
    close: 'schließen|menü schließen|fenster schließen|abbrechen|nein danke|ausblenden|nicht jetzt|später|schliessen',
    share: 'teilen|auf facebook teilen|seite teilen|link kopieren|drucken|weiterempfehlen|twittern|beitrag teilen',
    'skip-link':
      'zum inhalt springen|zum inhalt|zum hauptinhalt springen|zum hauptinhalt|direkt zum inhalt|springe zum inhalt|navigation überspringen|zur navigation springen|zur hauptnavigation',
    'read-more':
      'weiterlesen|mehr|mehr erfahren|mehr lesen|mehr infos|mehr informationen|weitere informationen|mehr dazu|erfahren sie mehr|erfahre mehr|hier klicken|hier|details ansehen|zum artikel|alle ansehen|alle anzeigen|alle artikel|zum beitrag|jetzt lesen|weiter lesen|zur übersicht|mehr entdecken|zum projekt|mehr sehen|lesen sie mehr|jetzt mehr erfahren|beitrag lesen|alle news|artikel lesen',
    overview: 'alle bewertungen|alle beiträge|alle termine|alle neuigkeiten|alle referenzen',
    cart: 'warenkorb|einkaufswagen|zum warenkorb|zur kasse|kasse|merkzettel|wunschliste|warenkorb ansehen',
    pagination:
      'zurück|vor|nächste|nächste seite|vorherige|vorherige seite|weiter|ältere beiträge|neuere beiträge|nächster|vorheriger|voriger beitrag|nächster beitrag|seite|letzte seite|zurück zur übersicht|mehr anzeigen|mehr laden|mehr einblenden',
    legal:
      'impressum|datenschutz|datenschutzerklärung|agb|nutzungsbedingungen|rechtliche hinweise|widerrufsbelehrung|barrierefreiheit|erklärung zur barrierefreiheit|seitenübersicht|cookie richtlinie',
    menu: 'menü|menü öffnen|navigation öffnen|hauptmenü|untermenü|navigation umschalten|menü anzeigen',
    'back-to-top': 'nach oben|zum seitenanfang|zurück nach oben|seitenanfang|nach oben scrollen',
    language: 'sprache|sprache wählen|sprache auswählen|land auswählen|sprachauswahl|land wählen|sprache ändern',
  },
  forms: {
    time: 'datum|anreise|abreise|wunschtermin|uhrzeit|termin|gäste|erwachsene|kinder|nächte|anzahl personen|personenzahl|anzahl der personen|abholung am',
    amount: 'menge|anzahl|stückzahl|betrag|spendenbetrag',
    message:
      'nachricht|ihre nachricht|deine nachricht|mitteilung|anliegen|ihr anliegen|betreff|frage|ihre frage|bemerkung|bemerkungen|anfrage',
    company: 'firma|firmenname|unternehmen|organisation|position|anzahl mitarbeiter|mitarbeiterzahl|branche|funktion',
    payment: 'kartennummer|kreditkarte|rechnungsadresse|lieferadresse|zahlungsart|gutscheincode|iban',
  },
  pictures: {
    photo: 'foto|fotos|fotografie|aufnahme|lichtbild|porträt|porträts|portraitfoto',
    illustration: 'illustrationen|zeichnung|zeichnungen|grafik|schaubild|maskottchen|infografik|skizze|karikatur',
    icon: 'symbole|pfeil|pfeile|piktogramm|häkchen|haken',
    logo: 'logos der|siegel|wortmarke|markenzeichen',
  },
  boilerplate: {
    law: 'cookie|cookies|datenschutz|datenschutzerklärung|dsgvo|personenbezogen*|impressum|agb|alle rechte vorbehalten|haftung|haftungsausschluss|urheberrecht*|nutzungsbedingungen|geschäftsbedingungen|widerrufsrecht|copyright',
    trade:
      'versandkosten|versandkostenfrei|lieferzeit*|zzgl versand|inkl mwst|inkl mehrwertsteuer|zzgl mwst|exkl mwst|zahlungsarten|zahlungsmöglichkeiten|in den warenkorb|auf lager|ausverkauft|werktage*|rückgabe|öffnungszeiten|sprechzeiten|bürozeiten',
    form: 'pflichtfeld*|abmelden|abbestellen|ihre e mail adresse|deine e mail adresse|kein spam|mit dem absenden|mit der anmeldung|ich habe die|ich stimme|ich willige|nachricht wurde gesendet|bitte geben sie|bitte gib|bitte füllen',
    browser:
      'javascript aktivieren|javascript ist deaktiviert|ihr browser|dein browser unterstützt|zum inhalt springen|wird geladen|seite nicht gefunden|nach oben',
  },
  journey: {
    help: 'hilfe|hilfecenter|support|dokumentation|erste schritte|anleitung|anleitungen|handbuch|so funktioniert es|so funktioniert’s|so geht’s|wissensdatenbank|ablauf',
    community: 'community|forum|gemeinschaft|mitgliederbereich|mitmachen|stammtisch|nutzergruppe',
    loyalty:
      'treueprogramm|bonusprogramm|treuekarte|kundenkarte|freunde werben|freunde empfehlen|gutschein|gutscheine|geschenkgutschein|geschenkgutscheine|mitgliedschaft|mitglied werden',
  },
  customerHeadings: {
    customer:
      'unsere kunden|kunden die uns vertrauen|vertrauen uns|das vertrauen von|diese unternehmen vertrauen|auswahl unserer kunden|ausgewählte kunden|kundenauswahl|unsere auftraggeber|vertrauen auf',
    partner:
      'unsere partner|partner|sponsoren|unsere sponsoren|partner und sponsoren|kooperationspartner|unterstützt von|gefördert durch|gefördert von|förderer|unsere marken|unsere lieferanten|starke partner',
    press:
      'bekannt aus|in den medien|bekannt durch|presse über uns|das schreibt die presse|medienberichte|gesehen in|pressestimmen',
  },
  offerHeadings: {
    reasons:
      'warum wir|darum wir|warum gerade wir|gründe|was uns auszeichnet|was uns unterscheidet|unser versprechen|unsere werte|unsere stärken|wofür wir stehen|darum zu uns|warum zu uns|uns wählen|für uns entscheiden|auf uns vertrauen|uns vertrauen',
    benefits: 'vorteile|ihre vorteile|deine vorteile',
    menu: 'unsere kurse|kursangebot|kurse und workshops|unsere workshops|unsere behandlungen|behandlungen|behandlungsangebot|therapieangebot|unsere therapien|unsere zimmer|unsere angebote|unsere programme|leistungsangebot|unser leistungsangebot|was wir für sie tun|was wir behandeln|behandlungsschwerpunkte|tätigkeitsfelder|tätigkeitsbereiche|unsere gewerke|rechtsgebiete|kerngeschäfte',
  },
  greeting: 'willkommen|herzlich willkommen|schön dass du da bist|schön dass sie da sind|grüezi|moin|hallo',
  vague:
    'mehr erfahren|mehr|mehr infos|mehr informationen|weiterlesen|weiter|hier klicken|klick hier|details|ansehen|zur seite',
  tool: 'rechner|preisrechner|kostenrechner|konfigurator|quiz|selbsttest|checkliste|checklisten|vorlage|vorlagen|simulator|planer|typberater',
  event:
    'wiedereröffnung|wiedereröffnet|neueröffnung|eröffnung am|eröffnet am|wir eröffnen|öffnet am|geschlossen von|geschlossen vom|geschlossen bis|betriebsferien|betriebsurlaub|kursstart|kursbeginn|beginn am|startet am|start am|verschoben auf|findet am|semesterbeginn|umzug am',
  counter:
    'aufrufe|kommentare|kommentar|gefällt mir|downloads|follower|abonnenten|besucher|besuche|online|im warenkorb|auf lager|verkauft|stimmen|bewertungen|rezensionen|min lesezeit|minuten lesezeit|tage|stunden|minuten|sekunden|std|sek|mal geteilt',
  live: {
    live: 'auf lager|noch auf lager|am lager|nur noch|noch verfügbar|sofort lieferbar|plätze frei|freie plätze|restplätze|sehen sich gerade|schauen sich gerade|sehen gerade|gerade online|jetzt online|besucher online|in der letzten stunde|in den letzten 24 stunden|sie sind besucher|besucher nr|besucher nummer|besucherzähler|besucher heute|besucher gesamt|zugriffe|tage übrig|stunden übrig|verbleibend|verbleiben|noch tage|endet in|läuft ab in|beginnt in|startet in|bestellen sie innerhalb|nächster freier termin|nächster termin|wartezeit',
    cart: 'warenkorb|einkaufswagen|einkaufskorb|merkzettel|wunschliste',
  },
  street:
    'straße|strasse|str|gasse|platz|weg|allee|ring|ufer|damm|chaussee|steig|postfach|stiege|hausnummer|gewerbepark',
  address: 'adresse|anschrift|unsere adresse|postanschrift|besucheradresse|firmensitz|standort',
}
