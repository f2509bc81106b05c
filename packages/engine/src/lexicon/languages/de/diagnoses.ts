import type { DiagnosesLists } from '../../diagnoses/lists.ts'

export const diagnoses: DiagnosesLists = {
  cues: {
    personal:
      'persönlich|persönliche betreuung|persönliche beratung|persönlicher ansprechpartner|ein ansprechpartner|fester ansprechpartner|feste ansprechpartnerin|familiengeführt|familiär|familienbetrieb|familienunternehmen|inhabergeführt|chefsache|von mensch zu mensch|wir kennen sie|wir kennen dich|wie zu hause|unser team kümmert sich|liebevoll|herzlich|hand in hand|kleines team|echte menschen|kein callcenter|individuell für sie da',
    absolute:
      'vertrauen sie|vertrauen|vertrauenswürdig|sicherheit|absolut sicher|100% sicher|zuverlässig|garantiert|in guten händen|in besten händen|in sicheren händen|rundum geschützt|sorgenfrei|sorglos|ohne sorgen|verlassen sie sich|bewährt|erprobt|höchste sicherheit|bestens aufgehoben|gut aufgehoben|immer für sie da|immer für dich da|jederzeit für sie da|sicher und zuverlässig|sicher und einfach|sicher verwahrt|sicher aufgehoben|sicherer partner',
    virtue:
      'ehrlich|ehrlichkeit|transparent|transparenz|fair|fairness|evidenzbasiert|präzise|präzision|sorgfältig|zuverlässig|ohne kleingedrucktes|ohne tricks|keine versteckten|nachhaltig|seriös|gewissenhaft|klar und verständlich|genauigkeit|exakt|offen und ehrlich|offenheit|immer aktuell|stets aktuell|tagesaktuell',
    fairPrice:
      'faire preise|fairer preis|fairen preisen|zum fairen preis|transparente preise|transparenter preis|günstig|günstige preise|günstigen preisen|preiswert|bezahlbar|bezahlbare|bester preis|beste preise|gutes preis-leistungs-verhältnis|preis-leistungs-verhältnis|vergleichen sie|preisvergleich|keine versteckten kosten|ohne versteckte kosten|attraktive preise|attraktive konditionen|kleines budget|kostengünstig',
    limit:
      'nicht geeignet|nicht für|nicht das richtige|wir machen keine|wir bieten keine|wir können nicht|kann nicht|können nicht|nur wenn|nur dann|hängt davon ab|kommt darauf an|nicht jeder|nicht jede|nicht jedes|ersetzt nicht|ersetzt keine|ersetzt keinen|kein ersatz für|wir lehnen ab|wir raten ab|raten wir ab|nicht möglich|grenzen|wann nicht|nicht in allen fällen|wir sind kein|wir sind keine',
    origin:
      'wie alles begann|wie alles anfing|alles begann|angefangen hat|angefangen hat alles|unsere geschichte|gegründet von|gegründet|entstanden aus|entstand aus|aus der praxis|aus eigener erfahrung|aus der not|weil wir selbst|weil ich selbst|als ehemaliger|als ehemalige|ich habe angefangen|nach vielen jahren|aus einer idee|aus leidenschaft|hervorgegangen|erster kunde|in zweiter generation|in dritter generation|in vierter generation|seit generationen',
    everyone:
      'für alle|für jeden|für jede|jeder ist willkommen|alle sind willkommen|alle willkommen|jung und alt|groß und klein|jedes alter|jeden alters|alle altersgruppen|für jedermann|egal ob|keine vorkenntnisse|ohne vorkenntnisse|anfänger willkommen|vom anfänger bis|für jedes niveau|für jeden geschmack|jeder kann',
    free: 'kostenlos|kostenlose|kostenloser|kostenloses|kostenfrei|kostenfreie|gratis|umsonst|ohne kosten|gebührenfrei|unentgeltlich',
    fee: 'gebühr|gebühren|provision|aufpreis|zuschlag|zuschläge|aufschlag|zusatzkosten|zzgl|zuzüglich|anfahrtskosten|bearbeitungsgebühr|kaution|anzahlung|in-app-käufe|kostenpflichtig|kostenpflichtige|gegen aufpreis|eigenanteil|endreinigung|kurtaxe',
    binding:
      'verpflichtend|pflicht|obligatorisch|muss vorher|müssen vorher|mindestaufenthalt|mindestbestellwert|mindestlaufzeit|mindestalter|nicht erstattet|keine erstattung|nicht erstattungsfähig|nur nach vereinbarung|nur mit termin|nur auf rezept|nur für mitglieder|vorkasse|im voraus|probetag|probewohnen|kennenlerntermin|stornogebühr|kündigungsfrist|nur barzahlung|keine kartenzahlung|anmeldung erforderlich|geimpft',
    calming:
      'jederzeit kündbar|monatlich kündbar|unverbindlich|unverbindliche|ohne verpflichtung|ohne vertragsbindung|keine vertragsbindung|keine mindestlaufzeit|festpreis|festpreise|festpreisgarantie|zum festpreis|pauschalpreis|keine anfahrtskosten|ohne anfahrtskosten|ohne aufpreis|keine zusatzkosten|geld zurück|geld-zurück-garantie|kostenlose stornierung|kostenfrei stornieren|übernimmt die kasse|übernimmt die krankenkasse|von der krankenkasse|zahlt die kasse|rückgängig|daten bleiben|keine kreditkarte|keine anmeldung nötig|kostenlose besichtigung|antwort innerhalb|rückruf innerhalb|wir kommen zu ihnen|nur bei erfolg',
    soon: 'demnächst|in kürze|bald verfügbar|coming soon|in arbeit|im aufbau|in vorbereitung|in planung|geplant|in entwicklung|noch nicht verfügbar|warteliste|eröffnet bald|folgt in kürze|folgt demnächst|seite im aufbau|bald erhältlich|bald online|bald wieder|schon bald',
    toFill:
      'bitte ausfüllen|noch auszufüllen|wird noch ergänzt|wird ergänzt|hier text|text hier einfügen|hier einfügen|ihr text|dein text|mustertext|blindtext|platzhaltertext|musterfirma|mustermann|musterstraße|musterstadt|bitte ergänzen|zu ergänzen|klicken sie hier um|beispielseite|hallo welt|todo|tbd|xxx|lorem ipsum|ihr name|firmenname',
    standIn:
      'platzhalter|beispieldaten|beispielhaft|beispielbild|symbolbild|symbolfoto|musterbild|mustertext|demo-inhalt|fiktiv|frei erfunden|zur illustration|wird ersetzt|dummy',
    current:
      'aktuell|aktuelle|aktueller|aktuelles|derzeit|nächster|nächste|nächstes|nächsten|kommende|kommender|dieses jahr|in diesem jahr|diese saison|neu im|programm|termine|veranstaltungen|jetzt anmelden|vormerken|spielplan|kursplan|ab jetzt|jetzt neu|jetzt im|jetzt buchbar',
    urgent:
      'notfall|notfälle|notdienst|akut|akute|akute schmerzen|schmerzen|dringend|eilig|unfall|nach einem unfall|autounfall|frist|fristen|mahnung|strafe|bußgeld|todesfall|trauerfall|sterbefall|nachlass|ausgesperrt|schlüssel verloren|rohrbruch|wasserschaden|panne|datenverlust|gestohlen|gehackt|kurzfristig|sofort|noch heute|am selben tag|über nacht|last minute|rund um die uhr|24/7|24 stunden',
    retold:
      'unsere kunden sagen|kunden sagen|unsere kunden berichten|viele kunden|unsere gäste sagen|gäste schätzen|unsere gäste schätzen|kunden schätzen|unsere kunden schätzen|wir sind bekannt für|werden geschätzt|werden gelobt|patienten berichten|eltern berichten|hervorragend bewertet|empfehlen uns weiter|werden wir weiterempfohlen',
    result:
      'gesenkt um|reduziert um|gesteigert um|gesteigert|verdoppelt|verdreifacht|halbiert|eingespart|gespart|spart|weniger zeit|schneller|wuchs um|stieg um|sank um|verbessert um|gewonnen|gerettet|wiederhergestellt|das ergebnis|prozent weniger|weniger aufwand|weniger kosten|unsere ergebnisse|die ergebnisse|im ergebnis',
    guidance:
      'so geht|so gehen sie vor|was tun|worauf sie achten|worauf achten|schritt für schritt|checkliste|bevor sie|häufige fehler|fehler vermeiden|tipps|ratgeber|leitfaden|anleitung|was ist der unterschied|wann sollte|was passiert wenn|einfach erklärt|vermeiden sie|versuchen sie nicht',
    confidential:
      'vertraulich|vertraulichkeit|verschwiegenheit|diskret|diskretion|schweigepflicht|geheimhaltung|geheimhaltungsvereinbarung|nda|anonymisiert|anonym|namen geändert|nicht nennen|berufsgeheimnis|mandantenschutz',
    consent:
      'einverständnis der eltern|einverständniserklärung|erziehungsberechtigte|erziehungsberechtigten|sorgeberechtigte|sorgeberechtigten|unterschrift der eltern|elternbeitrag|elternbeiträge|schulgeld|kursgebühr|kursgebühren|beitragsordnung|arbeitgeber zahlt|zahlt der arbeitgeber|kostenträger|pflegekasse|krankenkasse|einkauf|vertrag unterschreiben|anmeldeformular|aufnahmeantrag',
  },
  stakes: {
    health:
      'gesundheit|gesundheitlich|medizin|medizinisch|medizinische|patient|patienten|behandlung|behandlungen|therapie|therapeut|arzt|ärztin|praxis|klinik|zahnarzt|operation|diagnose|beschwerden|symptome|schmerzen|schwangerschaft|pflege',
    money:
      'geldanlage|anlegen|investieren|investition|ersparnisse|kredit|darlehen|hypothek|bank|rente|altersvorsorge|wallet|krypto|bitcoin|versicherung|steuer|steuern|buchhaltung|lohnabrechnung|spende|spenden|zahlung|zahlungen|geld',
    children:
      'kinder|kind|kindern|schüler|schülerinnen|kleinkinder|babys|kindergarten|krippe|kita|schule|jugendliche|jugend',
    data: 'persönliche daten|ihre daten|deine daten|passwort|passwörter|dokumente|datenschutz|verschlüsselung|verschlüsselt|backup|datensicherung|patientendaten|kundendaten|nachrichten|dateien|datenrettung|ihre identität|deine identität|identitätsdiebstahl',
    keys: 'seed-phrase|privater schlüssel|zugangsdaten|tresor|masterpasswort|recovery-phrase|private schlüssel',
    animals:
      'hund|hunde|hunden|katze|katzen|haustier|haustiere|pferd|pferde|tier|tiere|vierbeiner|ihr liebling|ihren liebling|ihrem liebling|dein liebling',
    home: 'ihr zuhause|ihre wohnung|ihr haus|wohnung|haushaltsauflösung|entrümpelung|umzug|schlüsseldienst|dach|küche|hausrat|wertsachen|immobilie',
    firm: 'ihr unternehmen|ihre firma|ihr betrieb|outsourcing|compliance|it-systeme|server|netzwerk|produktion|lieferkette|beschaffung',
  },
}
