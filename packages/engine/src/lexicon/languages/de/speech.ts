import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'unsere mission|mission und vision|unser auftrag|leitbild',
    vision: 'unsere vision|die vision',
    purpose:
      'warum es uns gibt|was uns antreibt|woran wir glauben|wofür wir stehen|unser versprechen|unsere philosophie|unser anspruch|unser antrieb',
    values: 'unsere werte|werte|unsere grundsätze|unsere prinzipien',
    frame:
      'unsere mission ist|unser ziel ist|unsere vision ist|unser anspruch ist|wir glauben|wir helfen|wir wollen|wir möchten|wir setzen uns|es ist unser ziel|wir haben es uns zur aufgabe gemacht|wir stehen für|unser antrieb ist|wir unterstützen|wir sind überzeugt|wir machen|auftrag ist es|mission ist es|wir sind da um|wir engagieren uns|wir stehen für|wir setzen uns für|setzt sich für',
  },
  we: 'wir|uns|unser|unsere|unserer|unserem|unseren|unseres',
  customerVoices: {
    self: 'ich|mir|mich|mein|meine|meinem|meinen|meiner|meines|hab|habe',
    praise:
      'empfehlen|empfehle|empfiehlt|empfehlung|weiterempfehlen|empfehlenswert|danke|dank|herzlichen dank|bedanken|dankbar|zufrieden|begeistert|super|toll|tolle|tolles|toller|tollen|klasse|perfekt|perfekte|hervorragend|hervorragende|ausgezeichnet|wunderbar|wunderschön|großartig|top|beste|besten|kompetent|kompetente|freundlich|freundliche|freundlicher|zuverlässig|professionell|professionelle|gerne wieder|immer wieder|jederzeit wieder|einfühlsam|geduldig|bestens|sehr gut|sehr gute|sehr guter|liebevoll|weitergeholfen|wohl gefühlt|wohlgefühlt|übertroffen|spitze|genial|glücklich|absolut|fantastisch|sorgfältig|pünktlich|unkompliziert|gefreut|gerettet|empfehl*|weiterempfehl*|empfohlen|nett|nette|netter|netten|nettes|reibungslos|reibungslose|reibungsloser|termingerecht|termintreu|hilfsbereit|hilfsbereite|geduldige|freundliches|freundlichen|freundlichkeit|zuverlässige|zuverlässiger|zufriedener|zufriedenen|rundum|vollstens|vollste|voll und ganz|beeindruckt|beeindruckend|überwältigt|traumhaft|traumhafte|herrlich|herrliche|unvergesslich|unvergessliche|gelungen|gelungene|einwandfrei|einwandfreie|tadellos|tadellose|exzellent|exzellente|vorbildlich|sensationell|großartige|großartiger|großartiges|wunderbare|wunderbarer|wunderbares|wunderschöne|wunderschönen|schönsten|sehr schön|sehr schöne|sehr schöner|sehr nett|sehr nette|sehr freundlich|sehr zufrieden|sehr angenehm|sehr angenehme|angenehme|verständnisvoll|gut beraten|tolle beratung|bester|bestes|kommen wieder|komme wieder|wir kommen|werden wiederkommen|gern wieder|vielen dank|dankeschön|hat sich gelohnt|lohnt sich|gut aufgehoben|gut aufgehoben gefühlt|aufgehoben|wie abgesprochen|wie vereinbart|mehr als zufrieden|volle punktzahl|daumen hoch|weiter so|nette leute|super service|hat uns überzeugt|hat mich überzeugt|mit freude|viel spaß',
    owner:
      'gründer|gründerin|mitgründer|mitgründerin|inhaber|inhaberin|geschäftsführer|geschäftsführerin|geschäftsführung|geschäftsleitung|vorstand|vorsitzender|vorsitzende|leiter|leiterin|leitung|direktor|direktorin|autor|autorin|erfinder|erfinderin|begründer|begründerin|schöpfer|philosoph|philosophin|schriftsteller|schriftstellerin|dichter|dichterin|physiker|vorständin',
  },
  claims: {
    idle: 'am häufigsten|die häufigsten|die wichtigsten|am wichtigsten|am besten wenden|am besten per|beste grüße|besten dank|beste wünsche|mindestens|höchstens|meistens|am besten geeignet|in erster linie|zuerst|erstens|nicht nur|beste freunde|besten freunde|nach bestem wissen|bestes wissen|nummer 1 des|am besten direkt',
    superlative:
      'der führende|die führende|das führende|führend|führender|führendes|führende anbieter|führenden|marktführer|marktführend|weltmarktführer|technologieführer|weltweit führend|europas größte|europas größter|deutschlands größte|deutschlands größter|deutschlands beste|österreichs größte|die größte|der größte|das größte|der beste|die beste|das beste|die besten|der einzige|die einzige|das einzige|die einzigen|als einziger|als einzige|weltweit erste|weltweit einzige|nummer 1|nr 1|nummer eins|höchste qualität|höchster qualität|höchste sicherheit|die schnellste|das schnellste|der schnellste|die sicherste|das sicherste|die modernste|das modernste|modernsten|der günstigste|die günstigste|günstigste preise|bester preis|besten preis|unschlagbar|unschlagbare|unübertroffen|unvergleichlich|testsieger|einzigartig|einzigartige|einer der führenden|eine der führenden|einer der größten|eine der größten|erste wahl|weltklasse|mehrfach ausgezeichnet|preisgekrönt',
    guarantee:
      'garantie|garantiert|garantieren|geld zurück|geld zurück garantie|zufriedenheitsgarantie|bestpreisgarantie|preisgarantie|ohne risiko|risikofrei|100% sicher|gewährleisten wir|lebenslange garantie|wir versprechen|versprochen|kostenlose rückgabe',
    comparison:
      'besser als|schneller als|günstiger als|mehr als jeder|mehr als jedes|als jeder andere|als jedes andere|als andere|als die konkurrenz|als der wettbewerb|als herkömmliche|im vergleich zu|im gegensatz zu|anders als|mal schneller|mal mehr|mal besser|übertrifft|halb so|doppelt so|kein anderer|keine andere|kein anderes|zum halben preis',
    promise:
      'wir sorgen dafür|nie wieder|immer|jederzeit|rund um die uhr|24/7|in minuten|in wenigen minuten|in sekunden|innerhalb von 24 stunden|sofort|am selben tag|über nacht|sparen sie|spare bis|bis zu|steigern sie|steigert|verdoppeln|reduzieren|ohne aufwand|ohne wenn und aber|null|für immer|100%|alles was sie brauchen|alles was du brauchst|zu 100',
    parity:
      'höchste qualität|hohe qualität|beste qualität|hochwertige|kundenzufriedenheit|zufriedene kunden|guter service|bester service|kompetente beratung|individuelle beratung|faire preise|günstige preise|kompetentes team|erfahrenes team|qualifiziertes team|langjährige erfahrung|innovative lösungen|maßgeschneiderte lösungen|individuelle lösungen|zuverlässiger partner|einfach zu bedienen|benutzerfreundlich|schnell und zuverlässig|schnelle lieferung|alles aus einer hand|große auswahl|mit leidenschaft|preis leistungs verhältnis|persönlicher service',
  },
  sources: {
    before:
      'laut|gemäß|nach angaben der|nach angaben von|nach angaben des|quelle|quellen|studie der|studie des|studie von|umfrage der|umfrage von|untersuchung der|bericht der|bericht des|daten der|daten des|daten von|zahlen der|zahlen des|veröffentlicht in|veröffentlicht im|geprüft durch|geprüft von|getestet von|zertifiziert durch|zertifiziert von|ausgezeichnet von|bewertet von|erhebung der|einer studie der|einer studie von|statistik der',
    after: 'berichtet dass|zufolge',
    mark: 'studie|studien|umfrage|untersuchung|klinische studie|klinisch getestet|unabhängiger test|unabhängig geprüft|testsieger|statistik|stand',
  },
  readers: {
    plain: '',
    formal: '',
    informal: 'du|dich|dir|dein|deine|deiner|deinem|deinen|deines|euch|euer|eure|eurem|euren|eurer|eures',
  },
  emotions: {
    thrill:
      'aufregend|aufregende|spannend|spannende|begeistert|begeistern|begeisternd|begeisterung|mitreißend|mitreißende|abenteuer|abenteuerlich|leidenschaft|leidenschaftlich|wild|wilde|episch|energie|energiegeladen|lebendig|lebendige|dynamisch|dynamische|kraftvoll|kraftvolle|mutig|mutige|furchtlos|kühn|unvergesslich|unvergessliche|inspirieren|inspirierend|inspiration|feiern|fest der|party|sieg|triumph|erobern|fantastisch|fantastische|unglaublich|unglaubliche|spektakulär|spektakuläre|atemberaubend|atemberaubende|sensationell|sensationelle|intensiv|intensive|spaß|freude pur|magisch|magische|magie|traum|träume|traumhaft|traumhafte|köstlich|unwiderstehlich|wow|hammer|faszination|faszinierend|rausch|euphorie',
    warmth:
      'liebe zu|liebe zum|mit liebe|liebevoll|liebevolle|lieben|geliebt|fürsorge|fürsorglich|freundlich|freundliche|herz|herzen|von herzen|herzlichkeit|warm|warme|wärme|familie|familien|familiär|familiäre|freund|freunde|freunden|freundschaft|gemeinsam|zusammen|gemeinschaft|miteinander|zugehörigkeit|zuhause|zu hause|heimat|gemütlich|gemütliche|geborgen|geborgenheit|behaglich|wohlfühlen|wohl fühlen|wohlbefinden|sanft|sanfte|ruhe|ruhig|frieden|friedlich|entspannt|entspannte|entspannen|entspannung|erholung|gelassen|gelassenheit|glück|glücklich|glückliche|freude|lächeln|hoffnung|vertrauen|vertraut|einfühlsam|einfühlungsvermögen|mitgefühl|empathie|zärtlich|schön|schöne|schönen|wunderschön|stolz|dankbar|heilung|menschlich|menschliche|vierbeiner|liebling|lieblinge',
    worry:
      'angst|ängste|ängstlich|fürchten|furcht|sorge|sorgen|besorgt|stress|stressig|stressige|schmerz|schmerzen|schmerzhaft|leiden|leid|kampf|kämpfen|frust|frustriert|frustrierend|frustration|überfordert|überforderung|überwältigend|erschöpft|erschöpfung|müde von|einsam|einsamkeit|traurig|trauer|wütend|wut|ärger|ärgern|ärgerlich|hass|albtraum|alptraum|katastrophe|katastrophal|panik|verloren|verzweifelt|verzweiflung|hoffnungslos|trauma|missbrauch|krise|krisen|gefahr|gefahren|gefährlich|gefährliche|bedrohung|bedrohungen|opfer|schlimm|schlimmsten|schrecklich|furchtbar|nervig|kopfschmerzen|chaos|bereuen|schuld|scham|schock|grausam|not|notfall|böse überraschung|horror',
  },
  courtesy:
    'bitte|danke|dankeschön|vielen dank|herzlichen dank|herzlichst|wir danken|bedanken|willkommen|herzlich willkommen|herzlich|herzliche|gern|gerne|sehr gerne|wir freuen uns|freuen wir uns|freut uns|mit vergnügen|zu ihrer verfügung|zur verfügung|stehen ihnen|stehen wir ihnen|für sie da|für dich da|zögern sie nicht|zögere nicht|laden sie ein|laden wir sie|eingeladen|lade dich ein|entschuldigung|entschuldigen|tut uns leid|um verzeihung|liebe|lieber|sehr geehrte|geschätzte|respekt|respektvoll|hallo|guten tag|grüße|freundliche|freundlichen grüßen|jederzeit|dürfen wir|wenn sie möchten|nehmen sie sich zeit|helfen ihnen gerne|beraten sie gerne|dankbar|dankbarkeit|wertschätzung|beste grüße',
  hedges:
    'vielleicht|möglicherweise|eventuell|ggf|gegebenenfalls|unter umständen|wahrscheinlich|vermutlich|anscheinend|scheinbar|offenbar|könnte|könnten|dürfte|dürften|mag sein|in der regel|meist|meistens|oft|häufig|manchmal|teilweise|zum teil|größtenteils|weitgehend|ungefähr|circa|ca|etwa|rund|relativ|ziemlich|eher|einigermaßen|mehr oder weniger|im allgemeinen|normalerweise|üblicherweise|grundsätzlich|im prinzip|unserer meinung nach|unserer ansicht nach|wir glauben|wir denken|wir hoffen|wir versuchen|wir bemühen uns|nach möglichkeit|soweit möglich|falls möglich|wenn möglich|je nach|es kommt darauf an|nicht unbedingt|nicht immer|tendenziell|sozusagen|gewissermaßen|im großen und ganzen|in etwa|scheint',
  humour:
    'scherz|scherz beiseite|spaß beiseite|kleiner scherz|nur spaß|kein scherz|kein witz|witz|witze|witzig|witzige|haha|hahaha|lol|hihi|ups|upsi|hoppla|huch|psst|pst|tada|juhu|juhuu|hurra|yeah|jippie|yippie|puh|nö|nee|jep|jo|tja|na klar|na dann|ach du|ätsch|wer hätte das gedacht|kaum zu glauben aber|ehrlich jetzt|ganz ehrlich|ungelogen|großes indianerehrenwort|hand aufs herz|spoiler|achtung spoiler|trommelwirbel|fun fact|superkraft|superkräfte|einhorn|einhörner|ninja|zauberei|hexerei|kein hexenwerk|keine raketenwissenschaft|augenzwinkern|mit einem augenzwinkern|schwiegermutter|kaffeejunkies|kaffeesüchtig|verrückt|verrückte|schräg|schräge|albern|quatschen|nerdig|nerds|schmunzeln|lachen|zum lachen|lustig|lustige|frech|freche|keine angst wir beißen nicht|wir beißen nicht|halb so wild|wink mit dem zaunpfahl',
  irreverence:
    'verdammt|verdammte|verdammt gut|verflixt|verflucht|scheiß|scheiße|scheisse|beschissen|kacke|kack|mist|so ein mist|bullshit|arsch|arschloch|am arsch|leck|leck mich|geil|geile|geiler|geiles|saugeil|hammergeil|krass|krasse|krasser|abgefahren|irre|bekloppt|bescheuert|blöd|blöde|blöder|doof|doofe|dumm|dumme|idiot|idioten|idiotensicher|langweilig|langweiler|spießer|spießig|quatsch|schnickschnack|ohne schnickschnack|kein schnickschnack|blabla|bla bla|kein blabla|bullshitfrei|quark|pfui|nervt|nervig|nervige|kotzt|zum kotzen|kein bock|null bock|bock auf|bock drauf|scheißegal|egal was andere|halt die klappe|fresse|sau|saugut|saustark|sauteuer|teufel|zum teufel|hölle|himmel arsch|blöd gelaufen|opfer|spinner|klugscheißer|wahnsinn|hassen|wir hassen',
  imperative:
    'abonniere|abonnieren|ansehen|beginne|beginnen|beantrage|beantragen|berate|berechne|berechnen|bestelle|bestellen|besuche|besuchen|bewerbe|bewerben|bewirb|bleib|bleiben sie|buche|buchen|denk|entdecke|entdecken|entscheide|erfahre|erfahren|erhalte|erhalten|erlebe|erleben|erstelle|erstellen|finde|finden|folge|folgen|fordere|fordern|frag|frage|fragen sie|genieße|genießen|gestalte|gestalten|gib|geben sie|hol|hole|holen|hör|hören sie|kauf|kaufe|kaufen|klick|klicke|klicken|komm|kommen sie|kontaktiere|kontaktieren|lade|laden sie|lass|lassen|lern|lerne|lernen|lies|lesen|mach|mache|machen|melde|melden|nimm|nehmen|nutze|nutzen|öffne|öffnen|plane|planen|probiere|probieren|prüfe|prüfen|registriere|registrieren|reserviere|reservieren|ruf|rufen|sag|sagen sie|schau|schauen|schick|schicken|schreib|schreibe|schreiben|schütze|schützen|sei|seien|sende|senden|sichere|sichern|sieh|sehen sie|spar|spare|sparen|spende|spenden|sprich|sprechen|starte|starten|steig|stell|stöbere|stöbern|such|suche|suchen|teile|teilen|teste|testen|trainiere|triff|tritt|unterstütze|unterstützen|vereinbare|vereinbaren|vergiss|vergleiche|vergleichen|verpasse|vertrau|vertraue|vertrauen|wähle|wählen|warte|werde|werden|zeig|jetzt',
  superlatives:
    'der beste|die beste|das beste|die besten|den besten|am besten|beste|bester|besten|bestes|der größte|die größte|das größte|größten|der führende|die führende|führend|führende|führender|führenden|führendes|marktführer|marktführend|weltmarktführer|branchenführer|weltweit führend|nr 1|nummer 1|nummer eins|höchste|höchster|höchsten|höchstes|höchste qualität|schnellste|schnellsten|schnellster|stärkste|stärksten|sicherste|sichersten|einfachste|einfachsten|günstigste|günstigsten|modernste|modernsten|modernster|neueste|neuesten|einzigartig|einzigartige|einzigartigen|einzigartiges|unübertroffen|unschlagbar|unschlagbare|unvergleichlich|perfekt|perfekte|perfekten|perfektes|optimal|optimale|optimalen|ideal|ideale|idealen|erstklassig|erstklassige|erstklassigen|hervorragend|hervorragende|außergewöhnlich|außergewöhnliche|herausragend|herausragende|exzellent|exzellente|spitzenqualität|erste wahl|weltklasse|der einzige|die einzige|das einzige|die einzigen|einzigen|absolut|maximal|maximale|extrem|bestens|ausgezeichnet|revolutionär',
  jargon:
    'algorithmus|algorithmen|architektur der|authentifizierung|automatisierung|schnittstelle|schnittstellen|integration|infrastruktur|interoperabilität|skalierbar|skalierbare|skalierbarkeit|bereitstellung|konfiguration|konfigurieren|parameter|optimierung|implementierung|implementieren|methodik|beschaffung|logistik|governance|prüfverfahren|wirtschaftsprüfung|haftung|haftpflicht|deckungssumme|versicherungssumme|selbstbeteiligung|beitragsbemessung|eigenkapital|abschreibung|rechtsgrundlage|vertragsbedingungen|tarif|tarife|wertschöpfung|wertschöpfungskette|prozessoptimierung|prozesse|anforderungsanalyse|lastenheft|pflichtenheft|projektmanagement|qualitätsmanagement|qualitätssicherung|risikomanagement|zertifizierung|normen|din|en iso|spezifikation|spezifikationen|modul|module|datenbank|datenbanken|verschlüsselung|datenschutzkonform|dsgvo|virtualisierung|fehlerdiagnose|messtechnik|kalibrierung|toleranz|hydraulik|pneumatik|drehmoment|spannung v|photovoltaik|halbleiter|legierung|zerspanung|indikation|kontraindikation|diagnostik|therapieverfahren|wirkstoff|treuhand|compliance konform|gewährleistung|leistungsspektrum|kennzahlen',
  cliches:
    'maßgeschneidert|maßgeschneiderte|maßgeschneiderte lösungen|maßgeschneiderten|individuelle lösungen|innovativ|innovative|innovativen|innovative lösungen|innovationen|ganzheitlich|ganzheitliche|ganzheitlichen|aus einer hand|alles aus einer hand|rundum sorglos|rundum sorglos paket|ihr partner für|ihr zuverlässiger partner|starker partner|kompetenter partner|kompetent und zuverlässig|langjährige erfahrung|langjähriger erfahrung|jahrelange erfahrung|höchste qualität|höchster qualität|höchsten ansprüchen|qualität und service|hochwertig|hochwertige|hochwertigen|hochwertiges|professionell|professionelle|kundenzufriedenheit|zufriedene kunden|im mittelpunkt steht|steht im mittelpunkt|im fokus|der mensch im mittelpunkt|mit leidenschaft|aus leidenschaft|unsere leidenschaft|leidenschaft für|qualifiziertes team|hochqualifiziert|kompetentes team|engagiertes team|auf augenhöhe|maßstäbe setzen|setzt maßstäbe|neue maßstäbe|nächste level|auf das nächste level|aufs nächste level|zukunftssicher|zukunftsorientiert|zukunftsfähig|nachhaltig erfolgreich|mehrwert|echten mehrwert|synergien|state of the art|schnell und unkompliziert|einfach und schnell|schnell und einfach|nahtlos|nahtlose|nahtlosen|nahtlos integriert|revolutioniert|revolutionieren|in der heutigen zeit|in der heutigen welt|in einer welt|in zeiten von|entdecken sie die welt|tauchen sie ein|erleben sie|entfesseln|potenzial entfalten|volles potenzial|vollumfänglich|effizient und effektiv|breites spektrum|breites sortiment|große auswahl|lassen sie sich begeistern|lassen sie sich inspirieren|mit herz und verstand|qualität die überzeugt|nicht nur sondern auch|mehr als nur|ihre zufriedenheit|unser anspruch|wir legen wert auf|hand in hand|lösungsorientiert|kundenorientiert|praxisnah',
  contractions:
    'gibt’s|gibts|geht’s|gehts|ist’s|war’s|wär’s|hab’s|haste|biste|willste|kannste|weißte|machste|siehste|hat’s|wird’s|läuft’s|läufts|wie’s|wo’s|was’n|so’n|so’ne|nen|nix|los geht’s|los gehts|auf geht’s|auf gehts|hier geht’s|hier gehts|rein|raus|runter|rüber|rauf|drauf|drin|dran|drum|ran|mal eben|aufs|fürs|ums|durchs|übers|unters|hinters|nich|isses|kriegste|findste|gehste|bringt’s|macht’s|sag’s|nimm’s|probier’s|mach’s',
  introductions: {
    frame: 'ist ein|ist eine|ist der|ist die|ist das|sind ein|sind eine|sind der|sind die|als',
    ends: 'mit|für|im|in|bei|aus|und|das|der|die|den|zum|zur|seit|wenn|wo|von',
    closes: '',
  },
  stands: {
    difference:
      'im gegensatz zu|anders als|einzigen|als einzige|ohne versteckte|ohne vertrag|ohne vertragsbindung|ohne abo|ohne mindestlaufzeit|kein abo|keine versteckten|als erste|als erster|das besondere|was uns unterscheidet|patentiert|patentierte|eines der wenigen|familiengeführt|inhabergeführt|handgefertigt|in handarbeit|unabhängig',
    affordable:
      'günstig|günstige|günstigen|preiswert|preiswerte|erschwinglich|bezahlbar|bezahlbare|billig|fairer preis|faire preise|fairen preisen|bester preis|bestpreis|kleines geld|preis-leistungs-verhältnis|kostengünstig|kostengünstige',
    premium:
      'premium|luxus|luxuriös|luxuriöse|exklusiv|exklusive|exklusiven|edel|edle|hochwertigste|erstklassig|erstklassige|gehoben|gehobene|maßgefertigt',
  },
  distinctions: {
    given:
      'kostenlos*|kostenfrei*|gratis|ohne aufpreis|ohne mehrkosten|ohne zusatzkosten|unverbindlich*|open source|quelloffen*|werbefrei*|ohne abo|kein abo|ohne vertragsbindung|jederzeit kündbar|monatlich kündbar|datenschutzkonform*|dsgvo-konform*|verschlüssel*|privatsphäre|rund um die uhr|24/7|am selben tag|am gleichen tag|am nächsten tag|innerhalb von 24 stunden|vor ort|bei ihnen zu hause|versandkostenfrei*|festpreis*|transparente preise',
    made: 'eigene|eigener|eigenem|eigenen|hauseigen*|familiengeführt*|familienbetrieb*|familienunternehmen*|inhabergeführt*|unabhängig*|regional*|aus der region|handgemacht*|handgefertigt*|in handarbeit|made in germany|seit|jahre erfahrung|jahren erfahrung|langjährig*|jahrzehnt*|generation*|zertifiziert*|meisterbetrieb*|patentiert*|spezialisiert*|ausschließlich|handverlesen*|maßgeschneidert*|kleinen gruppen',
    whole:
      'aus einer hand|alles in einem|alles an einem ort|alles was sie brauchen|alles was du brauchst|alles was ihr braucht|alles was man braucht|von a bis z|von anfang bis ende|von anfang an bis|von der planung bis|von der idee bis|von der beratung bis|vom entwurf bis|von der ersten idee|komplettlösung*|komplettservice|komplettpaket*|rundum-service|rundumservice|rundum-sorglos*|rundumbetreuung|unter einem dach|nur einen ansprechpartner|ein ansprechpartner|fester ansprechpartner|ganzheitlich*|full-service|all-in-one|schlüsselfertig*',
    refusal:
      'ohne|nie|niemals|nie wieder|nie mehr|kein kleingedrucktes|keine versteckten|keine kompromisse|keine massenware|kein anderer|nicht nur|nicht einfach nur|nicht bloß|mehr als nur|nichts als|nichts anderes als|nur|statt|anstatt|anstelle von|im gegensatz zu|anders als|der einzige|die einzige|das einzige|die einzigen|als einziger|als einzige|schluss mit|frei von',
  },
  refusals: {
    not: 'nie|niemals|nicht',
    no: 'kein|keine|keinen|keiner|keinem|null',
    without: 'ohne',
    only: 'nur|bloß|einfach|immer|allein|mehr|problem|wunder|zweifel',
  },
  cuts: {
    determiner:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|unser|unsere|unseren|unserem|unserer|unseres|ihr|ihre|ihren|ihrem|ihrer|ihres|dein|deine|deinen|deinem|deiner|euer|eure|euren|eurem|eurer|mein|meine|meinen|meinem|meiner|kein|keine|keinen|keiner|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|jeden|jedem|alle|allen|aller|im|am|zum|zur|beim|vom',
    pronoun:
      'ich|du|er|sie|es|wir|ihr|man|dich|dir|mich|mir|uns|euch|ihnen|ihn|ihm|kann|können|kannst|könnt|könnte|wird|werden|wirst|soll|sollen|sollte|muss|müssen|darf|dürfen|möchte|möchten|will|wollen|nicht|bitte|zu',
    connector: '',
    filler:
      'und|oder|aber|denn|sondern|sowie|als|wie|wenn|weil|dass|damit|ob|obwohl|während|bis|nach|vor|bei|mit|ohne|für|gegen|durch|um|an|auf|aus|in|von|über|unter|zwischen|neben|hinter|seit|ab|trotz|wegen|innerhalb|außerhalb|rund|ins|ans|aufs|fürs|durchs|ist|sind|war|waren|bin|bist|seid|sein|haben|hat|habe|hast|hatte|hatten|werde|wurde|wurden|geworden|worden|würde|würden|gibt|geben|gegeben|macht|machen|gemacht|geht|gehen|kommt|kommen|steht|stehen|liegt|liegen|findet|finden|bieten|bietet|biete|sorgen|sorgt|nutzen|nutzt|erhalten|erhält|bekommen|brauchen|braucht|lassen|lässt|bringen|bringt|bleiben|bleibt|zeigen|zeigt|helfen|hilft|entdecken|erfahren|ermöglicht|ermöglichen|unterstützen|unterstützt|freuen|wissen|sehen|suchen|sagen|hier|da|dort|dann|nun|jetzt|heute|morgen|immer|nie|oft|wieder|schon|noch|nur|auch|sehr|mehr|meist|meisten|viel|viele|vielen|wenig|weniger|ganz|genau|etwa|fast|so|also|doch|ja|nein|gerne|gern|bereits|besonders|einfach|einfache|einfachen|schnell|direkt|natürlich|selbst|selbstverständlich|sogar|zudem|außerdem|dabei|dadurch|dafür|daher|darauf|darüber|davon|dazu|hierbei|somit|deshalb|jedoch|zusammen|gemeinsam|neu|neue|neuen|neuer|neues|gut|gute|guten|guter|gutes|besser|beste|besten|bester|groß|große|großen|großer|klein|kleine|kleinen|eigene|eigenen|eigener|andere|anderen|anderer|verschiedene|verschiedenen|weitere|weiteren|erste|ersten|letzte|letzten|nächste|nächsten|einige|mehrere|beide|beiden|wer|was|wo|wann|warum|welche|welcher|welches|woher|wohin|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|uhr|herr|frau|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|sonst|circa|ca|bzw|z|usw|inkl|sich|selber|möglich|individuell|individuelle|individuellen|willkommen|egal|los|lernen|lerne|buchen|starten|jede|vollständig|perfekt|perfekte|optimal|optimale|allem',
  },
  weak: 'webseite*|website|seite|seiten|startseite|homepage|blog|beitrag|beiträge|artikel|news|newsletter|email|e-mail|mail|telefon|telefonnummer|adresse|kontakt|kontaktformular|nachricht|nachrichten|konto|menü|link|links|bild|bilder|foto|fotos|video|videos|datei|dateien|formular|frage|fragen|antwort|antworten|information|informationen|infos|info|details|daten|liste|option|optionen|funktion|funktionen|version|produkt|produkte|produkten|leistung|leistungen|dienstleistung|dienstleistungen|service|lösung|lösungen|angebot|angebote|angeboten|preis|preise|preisen|kosten|paket|pakete|bestellung|zahlung|kauf|shop|kunde|kunden|kundin|kundinnen|nutzer|benutzer|besucher|mitglied|mitglieder|mensch|menschen|person|personen|mann|frau|frauen|männer|freund|freunde|partner|team|unternehmen|firma|firmen|betrieb|betriebe|marke|branche|branchen|markt|welt|land|stadt|region|ort|orte|platz|raum|räume|straße|büro|nummer|anzahl|art|arten|teil|teile|seite|ende|weg|wege|schritt|schritte|prozess|prozesse|methode|methoden|fall|beispiel|beispiele|ding|dinge|sache|sachen|idee|ideen|punkt|punkte|grund|gründe|problem|probleme|ergebnis|ergebnisse|ziel|ziele|zweck|wert|werte|vorteil|vorteile|nutzen|qualität|standard|erfahrung|erfahrungen|experte|experten|wissen|kenntnisse|fähigkeiten|unterstützung|hilfe|erfolg|möglichkeit|möglichkeiten|chance|bedarf|bedürfnis|bedürfnisse|bedürfnissen|herausforderung|herausforderungen|projekt|projekte|arbeit|aufgabe|aufgaben|programm|zeit|zeiten|tag|tage|tagen|woche|wochen|monat|monate|monaten|jahr|jahre|jahren|stunde|stunden|minute|minuten|sekunden|moment|datum|zukunft|leben|familie|hand|hände|auge|augen|herz|herzen|geschichte|name|wort|worte|titel|text|inhalt|inhalte|bewertung|bewertungen|rückmeldung|tipp|tipps|system|systeme|technik|technologie|plattform|software|gerät|geräte|material|zugang|zugriff|nutzung|auswahl|wahl|kategorie|kategorien|agb|impressum|datenschutz|rahmen|basis|bereich|bereiche|bereichen|größe|farbe|farben|uhr|ruhe|freude|spaß|vertrauen|sicherheit|energie|kraft|interesse|wunsch|wünsche|wünschen|anfrage|termin|termine|modern|moderne|modernen|digital|digitale|digitalen|persönlich|persönliche|persönlichen|professionell|professionelle|professionellen|hochwertig|hochwertige|hochwertigen|regional|regionale|international|besondere|besonderen|wichtig|wichtige|wichtigen|aktuell|aktuelle|aktuellen|kostenlos|kostenlose|kostenlosen|sicher|sichere|sicheren|flexibel|flexible|flexiblen|weise|thema|themen|gruppe|gruppen|kurs|kurse|team|über uns|online|mobil|app|apps|sprache|tipps|kurz|lang|lange|euro|prozent|haus|hause|situation|einsatz|umgang|aufenthalt',
  commonplace:
    'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|adresse*|aktuell*|angebot*|anfrage*|anmeld*|ansprechpartner*|artikel|ausgewählt*|bereich*|beratung*|bestell*|bild*|blog|buchen|buchung*|daten*|details|einfach|entdecken|erfahr*|erhalten|faq|firma|formular*|frage*|galerie|gern|gerne|gmbh|gratis|hilfe|hinweis*|homepage|individuell*|info*|inkl|inklusive|jederzeit|jetzt|kategorie*|klick*|kontakt*|kosten*|kostenlos*|kund*|leistung*|link*|lösung*|mehr|mitarbeit*|möglich*|nachricht*|neu*|online|partner|preis*|produkt*|projekt*|qualität*|referenz*|seite*|service*|sowie|startseite|system*|team*|telefon*|termin*|thema|themen|tipp*|uhr|unternehmen*|verfügbar*|verwend*|video*|webseite*|website*|weiter*|zahl*|zeit*|zusätzlich*|zwischen|beim|zum|zur|durch|individuelle|egal|bereits|während|regelmäßig*|jeweil*',
  common: `
    ich ist nicht sie du das die es und der zu ein in wir mir mit was den mich auf dass er eine hat so sind von
    dich war haben fur ja hier an habe bin wie noch dir uns sich nur einen nein dem ihn auch hast sein ihr da aus
    kann aber schon wenn wird um als bist im mal doch gut meine jetzt weiss werden nach oh oder dann will mein mehr
    keine etwas alles muss immer nichts man wieder bei hab machen vor mann ihm einem tun zum konnen sagen werde
    denn warum einer gehen sehen sehr geht alle uber mussen diese einfach euch des nie also wo los zeit ihnen gibt
    wirklich hey danke deine wurde soll hatte wissen bitte viel gesagt am kein komm wer zuruck wollte frau leben
    ware damit lch gott leute kannst heute meinen dieser dein kommt kommen willst na wollen sicher ganz mr zur weil
    tut hallo okay macht waren bis vielleicht konnte weg seine lassen vater gesehen nun gerade glaube tag ab geld
    gemacht sir sollte sagte keinen durch zwei diesen passiert wohl ihre mutter reden anderen dachte mochte wirst
    lhr gehort weisst raus paar besser ob her musst ordnung meiner klar diesem meinem lange lass dieses helfen
    unsere selbst finden jemand denke ach nacht genau gar sagt welt madchen ins hin vom weiter leid gleich ohne
    menschen deinen wieso dort hause sollten davon zusammen geben ok hor machst freund richtig angst viele sieht
    haus tot sollen ganze andere getan rein moment bleiben brauchen kinder unter arbeit problem dafur herr wegen
    jack liebe genug dabei bringen gegen sag schnell eines brauche abend hatten jahre mach bruder sache horen sohn
    seit morgen drei steht scheisse mag sei unser habt einmal heisst kopf hilfe familie geh baby erst fertig
    gefunden seid kam nehmen sprechen sofort jahren kind seinen daran junge minuten bevor stadt beim sterben warst
    recht glauben warte daruber deiner lhre deinem ende he dinge namen wahr allein naturlich toten bekommen manner
    vergessen dazu gab spater wusste augen dank freunde jungs halten warten gluck beide gute kennen hi dr auto sage
    gehe komme mache uhr sehe teufel sonst art gern jeden konnten ihren halt fall dad film bisschen eigentlich weit
    gib vorbei verstehe drin name ganzen musik wurden tur verruckt solltest denken dran sieh lieber guten darauf
    stimmt john kerl letzte job verloren kenne ahnung seiner grund toll verdammt bald bereit all jemanden hinter
    hand darf frauen idee runter draussen lang land typ egal arbeiten spat stehen gekommen etwa essen kleine jeder
    schwester wasser spielen geschichte seinem liegt sah mom seite wenig ruhig frage meinst uberhaupt fahren ruhe
    echt versucht tochter ging jahr braucht fast neue ziemlich anders siehst polizei stunden musste spiel gewesen
    gerne finde erzahlt tod ort chance bedeutet sagst fragen letzten sogar ersten sachen wahrheit einzige kurz
    denen spass oben mama schwer schule je eben gesicht bestimmt treffen niemand woche entschuldigung sorgen
    schlecht grosse getotet verstehen hoffe ah zimmer hoch unserer tage teil wann suchen verlassen zeigen wollten
    lasst wort eins zwischen woher schatz versuchen nett kriegen arsch kleinen erste lauft kommst freundin mensch
    beiden ding niemals endlich nimm gehst denkst herz waffe tust dollar nehme schau holen oft drauf anderes unten
    wagen yeah wichtig mrs hattest allen miss ihrer gedacht nummer wurdest erzahlen bleibt hande blut bloss bringt
    bett eltern gefallt schuld eure plan krieg neuen retten guter wahrend ihrem fehler scheint gegeben glucklich
    alt platz darum vielen falsch unseren schlafen nachsten funf frei sorge fest bereits alleine moglich irgendwie
    papa lernen gestern hierher schiff vier irgendwas menge keiner brauchst typen stunde szene holle einige deshalb
    geworden telefon feuer alter captain probleme verstanden alten sondern zwar eigenen new korper hort gebe kumpel
    hund nochmal fruh trinken besten meines schaffen alte luft durfen meister erde zukunft kaum funktioniert voll
    bleib reicht weh stellen kleiner grossen waffen buro wahl verlieren wochen stuck lieben allem getroffen
    geschafft tue gefallen tja boss uberall passieren lustig licht gebracht nennen folge gefuhl vollig denkt
    schlussel druben leuten buch laufen spielt fruher sam krank gegangen fand pass fuhle himmel froh leicht direkt
    langsam wolltest erinnern zuerst krankenhaus beste welche genommen arzt unserem idiot glaubst jede gross jungen
    rest versuche tagen nachste entschuldigen doktor spricht konnt team kampfen heiraten konntest wow mike strasse
    mist konig redest kleines lebt erklaren worden millionen wiedersehen onkel kennst sitzen dies weniger kaffee
    ernst wollt tragen zeug trotzdem michael kaufen liste andern kampf hasse person mund umbringen prasident boden
    wohin machte party gefragt seht irgendwo kummern frank kennt verletzt nachricht willkommen hart lasse total
    gefangnis ausser sicherheit wem ehrlich interessiert sex sagten ziehen augenblick angerufen aufhoren klasse
    bild stark zehn sinn david vorstellen tom traum langer manchmal anrufen sechs arschloch sollst gestorben tages
    verschwinden kraft gesprochen heraus genauso damals heissen liebling wahrscheinlich stelle lhren bill erwartet
    solche meisten bringe still umgebracht stimme general entschuldige vergiss rede fuhren bewegung hore geschaft
    werdet wartet anfangen hinten fallt wen sekunden gerettet naja jemals meinung geschehen antwort schlimm findet
    scheiss gewinnen tu gedanken erinnere george mogen herren york earl klingt vorher auge setzen cool anfang
    danach monate lebens benutzen fuhlen arger arbeite rolle gefahrlich gelernt fallen bose werd nahe geschickt
    liebt tisch ziel raum jedem fliegen wohnung lhnen erfahren dumm by eher vorsichtig herum klappe schicken laden
    aufs grosser charlie arbeitet euer worte richtige flugzeug firma bezahlen falls schreiben tat starb schluss
    fenster liegen verzeihung niemanden neues benutzt jedes schatze finger wert ruber halte besonders daddy witz
    nachdem nimmt kontrolle grossartig herzen gutes gewonnen the bier kamen stolz komisch bitten randy plotzlich
    joe bring informationen neu glaubt horte rum lage sowieso bekommt ruf dagegen richtung notig johnny minute
    lesen behalten selber verkaufen geschrieben lhrer entscheidung unterwegs insel hotel harry voller bob monat
    rufe verdient rachel gearbeitet james wenigstens wunschte schone seele stand geist gefahr unmoglich gelesen
    glaub bezahlt schicksal verstehst leider monaten weile verheiratet mussten agent rufen jemandem beispiel kalt
    sitzt anruf sekunde schneller verdammte peter hole sarah bauer karte aller befehl darfst bekannt opfer
    unglaublich steckt unbedingt zug perfekt witzig amerika kamera fuhrt passt schlagen kriegt homer nennt gefuhle
    standig verandert tolle gottes heiss partner morder folgen computer dahin ansehen ausserdem wovon klein
    zerstort suche namlich versuch schlimmer sheriff unfall vorsicht nase sowas schiessen geburtstag beschutzen
    mude beziehung gestohlen stirbt geheimnis suss offen geschenk punkt hilft dame bewegen solange sauer tasche
    schritt claire setz arm meinte erwischt gehabt bart vertrauen erreichen alex gebaude ahm versprochen fort
    erledigt armee nahm naher weitere rucken chef paul regierung preis hm wunder verbindung bescheid boot lst dan
    situation normal erledigen ehre planeten furs darin kriegst drehen denk prinzessin ben drogen reise mord
    schwore zeiten schlampe regeln aussehen verliebt position redet moglichkeit sonne hol letzter kontakt and damen
    deswegen gekauft schwert hunger frieden ctu tony personlich blick nachrichten maul verraten hoffnung geboren
    untertitel kaputt soldaten eigene ans ubrig haltst aufhalten zeichen dauert versteckt tatsachlich schwein band
    haare wutend hochzeit schrecklich fuhlt energie chloe traurig sauber leiche links super bord mochten magst
    fangen gesucht beschaftigt wisst erwarten verschwunden joey professor buffy sobald billy geredet brief acht
    lauf robin zeigt show hubsch sucht ross verkauft sagtest namens fernsehen liess heisse fahrt tanzen nervos
    findest gegessen fehlt vergangenheit miteinander deines neben handy anderer tief ran aufgabe richtigen foto
    verdammten tee sieben fuss geschlafen brauch of kindern beine ewig lhrem absolut schlechte unsinn irgendetwas
    horst bombe bekam herrn gelassen tante angefangen hals vorne bullen bank weise verantwortlich paris offnen
    schwierig seh bleibe rechts operation anwalt verspreche bleibst gluckwunsch entscheiden entfernt brachte
    zerstoren lied gespielt aussieht lust vaters uh bilder kriege feind handen jung ball stecken geholfen gleichen
    gehoren wach genannt zahlen aufnahme achtung gleiche lee eddie you mission bekomme laut schmerz schlag lisa
    jawohl fleisch legen mochtest wozu weihnachten erinnerst zieh schwierigkeiten park wussten meint gesellschaft
    vince gebeten erhalten bedeuten verstecken respekt dasselbe gehirn entschieden zieht liebst dachten witze volk
    rat lebe prasidenten schuhe monster dauern beweise halfte schauen kirche hintern spur lehrer hilf gold lieb fbi
    wunderbar jim geliebt fahre loch geschlagen ganzes wunderschon lachen colonel beweisen zeig gegenuber bus
    grosses verstand tragt herausfinden gewartet niemandem gegend schonen seltsam bewegt kate haut fotos nah
    angriff erzahl interessant schlaf wind jesus messer lag furchte beginnt uberrascht to richard stell gefangen
    bein eier singen uberraschung dorf besorgen glas besuchen geandert beginnen henry echte pferd held taxi
    freunden mitnehmen gruppe sorry besorgt system jimmy ruft steh nimmst obwohl falschen susan leisten schwanger
    fahr adresse gemeinsam entkommen ubel vermisst lady kuche flug besuch hangt werfen falsche ring verschwinde
    uberleben nick gesetz tor wald ungefahr patienten maschine fraulein gehts ehe schauspieler dach ubersetzung
    kannte drinnen kim blod blumen joy freiheit seines ecke knast karten pro leg helfe wein wette vergnugen
    unterschied chuck verbrechen gibst gesund zweite steve erkennen danny meter euren weder schuler bisher welcher
    mut davor bar wohnen statt pause auftrag hoffentlich tschuss wand schreit mannern spreche kostet erfolg wofur
    soweit teilen erschossen entlang eis amerikaner abendessen mistkerl ubernehmen danken irgendwann gebaut bobby
    schutzen beenden andy van polizist gefahren chris bericht test monsieur arme majestat versteht trifft meer hut
    zuvor lief doug haltet zeitung mami schuldig bauen freude zufrieden zuhause versuchte drink sprach indem
    gemeint fuhlst deren quatsch kugel hielt gericht furchtbar verpasst ohren rose neuer fanden haufen drehbuch
    schatzchen deal haar stehe fassen ehemann funktionieren fragte verhaftet druber sergeant verantwortung major
    feiern bucher kummere ahnlich unterhalten stein kummert nachstes gewusst schoner aufpassen katze geschieht
    mitgebracht unseres lord letztes dessen mitten erinnert wahnsinn vorhin neuigkeiten setzt zufallig kleid
    jedenfalls angebot erklart stellt monica restaurant serie melden clark brucke erinnerungen gestellt schmerzen
    besteht wwwtvuserde verdienen offensichtlich fisch hangen gelegenheit doctor bekommst al idioten virus grosste
    gingen strand geplant betrunken fangt keinem bringst susse nancy irgendwelche thema date machten diesmal guck
    figur ne brechen lacht angetan druck mitkommen reich mark fluss wirkt traf schliesslich gewalt gelaufen ari ray
    daten hunde grossvater wahre nachgedacht falle eigenes au gang sahen erreicht willen tommy solchen schlechter
    einzigen ermordet tiere langst don autos wohnt max jeff fiel hose mary leiden hau sprichst freue gebrochen baum
    kyle gehalten traume reihe la medizin halb gezeigt meilen lieutenant hiess wunsch erster befehle bastard rief
    fruhstuck schaffst ihres aufgeben jake gesprach engel verbringen terroristen erfahrung brauchte schatzen seien
    nehmt bad vogel anna roger wochenende neun fantastisch zweiten vollkommen verfolgen schlaft bemerkt marge
    wichser signal schliessen pistole lacherlich filme geschlossen de ubrigens phoebe fragt detective president
    beweis wichtiger weinen zeitpunkt plane matt manche welches schlagt club carter schones kussen chandler scherz
    behandelt madame halbe london fair weiteren farbe sara natur entdeckt seiten selben langweilig kuchen bessere
    burgermeister treten lautet stehlen knie besonderes aha heim regen hingehen beeil gefeuert martin koffer
    verfolgt geschafte zumindest umsonst wayne million dorthin daraus antworten losung hinaus leer krankheit
    geblieben city hank hasst krafte sieg rauf frag passierte zufall san fusse geschossen college einiges dankbar
    see flughafen erklarung charles gebrauchen flasche englisch sterbe soldat kurs getrunken isst fuhlte fliegt
    reichen erinnerung derjenige einigen nachts geschichten story schande passen toilette jones fern peinlich eric
    dreck welchem tote schafft doc madels worauf solltet luge verhindern holt erwahnt tatsache pete erlaubt
    eingeladen code pflicht anzug angegriffen palmer karen steig einsatz zweifel konigin england direktor schwanz
    gewinnt schloss erschiessen versteh trottel fahigkeiten dreht totet spiele klug zulassen lugen house hmm form
    runde verlangt scharf losen hassen wunschen tier richter karriere vorbereitet stock luke vertraut sprache panik
    martha kuss interesse zustand uberprufen storen ln kontrollieren freuen schuss risiko gilt uberlebt mannes huh
    bruce zuruckkommen ryan opa erzahlte ubersetzt knochen gelogen kunden wesen usa nachdenken gekriegt big braut
    wahnsinnig oma streit polizisten stehst hinterlassen adam jane toller jagen nutzen red enden blodsinn sommer
    rache gebraucht urlaub irre gebt kino radio merken zeige abholen keller stoppen labor stopp versprechen schwach
    robert verliert commander schreien officer geschah milch schade hinein geklaut punkte maria schlage publikum
    kerle scheinen gebiet echten staaten schaffe entweder entfuhrt einfacher fragst wart vermisse uberlegen schaut
    dienst rennen beendet warm kompliziert herein vertrag vermutlich feinde anfuhrer ausserhalb lacheln geglaubt
    washington soviel reparieren einsam scott gaste bat ausgehen uberzeugt starker programm geheiratet akte
    verschiedene trick lager grossmutter lex knapp fing fang hoffen handelt erwachsen ehren berg wusstest`,
  stockPhrases:
    'alles aus einer Hand|setzt neue Maßstäbe|maßgeschneiderte Lösungen|höchste Qualität|Ihr zuverlässiger Partner|mit Leidenschaft|auf Augenhöhe|auf das nächste Level',
  scale:
    'kunden|nutzer|mitglieder|menschen|familien|patienten|schüler|unternehmen|marken|teams|länder|ländern|städte|städten|standorte|standorten|filialen|partner|mitarbeiter|mitarbeitende|projekte|jahre|jahren|jahre erfahrung|bestellungen|bewertungen|sterne|auszeichnungen|teilnehmer|hunde|gäste',
  numbers: {
    percent: 'prozent',
    magnitude: 'millionen|tausend',
    uncounted: 'und|oder|bis|ist',
    hour: 'uhr',
    order: 'schritt|teil|kapitel|seite|stufe',
  },
  claimContexts: {
    negation: 'nicht|kein|keine|keinen',
    towards: 'zu|zur|zum',
    terms: 'mindest|höchst|voraussetzung|rabatt',
    years: 'jahren?',
    experience: 'über|mehr als|erfahrung',
    announcing: 'alles,? was (?:sie|du|man) .{0,20}wissen',
  },
  sourceNames: {
    binder: 'der|des|die|das|für|und|im|von',
    opening: 'Das|Die|Der|Wir|Sie',
    preposition: 'laut|gemäß|zufolge',
  },
  ratings: {
    reviews: 'bewertungen|rezensionen|kundenbewertungen|kundenmeinungen',
    outOf: 'von 5',
    stars: 'sterne?n?',
  },
  linking: {
    beforeNouns: 'mit|ohne|für|über|durch|gegen|von|bei|in',
    beforePlaces: 'in|aus|nach|um',
    betweenNouns: 'und',
    lastOfRow: 'und',
    determiners:
      'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|unser|unsere|unseren|unserem|unserer|ihr|ihre|ihren|ihrem|ihrer|dein|deine|deinen|mein|meine|sein|seine|am|im|vom|zum|zur|beim|ins|jede|jeder|jeden|jedes|alle|viele|mehr|zwei|drei|pro|mit',
  },
  negations: 'nicht|nichts|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand|ohne|statt|anstatt|weder',
  backward:
    'er|sie|es|ihm|ihn|ihnen|sein|seine|seinen|dies|diese|dieser|dieses|diesen|diesem|das|dort|da|dabei|dadurch|dafür|dazu|damit|darum|daher|deshalb|deswegen|somit|zudem|außerdem|auch|ebenso|und|aber|oder|doch|jedoch|denn|so|dann|danach|anschließend|sonst|stattdessen|zum beispiel|z. b.|beide|beides|ja|hier|welche|welcher|weil|wenn|falls|sollte|während|obwohl|als|nachdem|bevor|hinweis|achtung|wichtig|andere|solche|oft',
  conditions:
    'wenn|falls|sofern|außer|ausgenommen|nur|bis|bis zu|ab|mindestens|höchstens|maximal|mehr als|weniger als|über|unter|rund|etwa|ca|circa|fast|knapp|je nach|solange|pro|innerhalb|nach|vor|zzgl|zuzüglich|inkl|inklusive|vorbehaltlich',
  regulated:
    'heilt|heilen|heilung|geheilt|garantiert|garantie|garantieren|zertifiziert*|zugelassen*|anerkannt*|geprüft*|versichert*|klinisch|nachgewiesen*|risikofrei|steuerfrei|bio|sicher|ausgezeichnet*|patentiert*|rendite|gewinn',
}
