import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'ohne zusatzstoffe|ohne künstliche|ohne zusätze|frei von zusatzstoffen|ohne zuckerzusatz|ohne chemie|' +
        'ohne gentechnik|ohne konservierungsstoffe|und sonst nichts|nichts als natur|reinheit*|naturrein*|' +
        'naturbelassen*|unverfälscht*|unschuld*|unbeschwert*|heile welt|idyll*|paradies*|kinderlachen|werbefrei*|' +
        'ohne werbung|keine werbung|ohne tracking|kein tracking|das einfache leben|zurück zur natur|' +
        'im einklang mit der natur|was gut tut|so wie die natur|mit gutem gewissen|gutes gewissen|lebensfreude|' +
        'leuchtende kinderaugen|von glücklichen|keine tricks|ohne tricks|ohne haken|ohne kleingedrucktes|' +
        'kein kleingedrucktes|ehrenwort|hand aufs herz|die welt ein bisschen besser|die welt ein stück besser|' +
        'ein stückchen heile|spielt keine spielchen|wie von oma|wie bei oma|nach omas rezept|unverdorben*|' +
        'herzensgut*|die kleinen dinge|die einfachen dinge',
      2:
        'ehrlich*|aufrichtig*|natürliche|natürlichen|natürlicher|natürliches|natürlichkeit|naturnah*|' +
        'rein pflanzlich*|rein natürlich*|unbehandelt*|unbelastet*|schadstofffrei*|glücklich*|glücksmoment*|' +
        'fröhlich*|optimis*|einfachheit|gute laune|lächeln*|sonnenschein|taufrisch*|innere ruhe|' +
        'ruhe und erholung|blumenwiese*|streuobst*|friedlich*|harmonisch*|im einklang|kindheit|einfach gut|' +
        'einfach schön|weniger ist mehr|quellwasser|kristallklar*|ohne plastik|plastikfrei*|datensparsam*|' +
        'keine cookies|wie früher|unberührt*|frei von|ohne parabene|ohne mikroplastik|tierversuchsfrei*|' +
        'frisch vom hof|frisch vom feld|tierwohl|keine versteckten kosten|versprochen|gutes tun|bessere welt|' +
        'kinderaugen|naturkosmetik|innerer frieden|sanft und natürlich|aus biologischem anbau|biologischem anbau|' +
        'vollwertig*|bekömmlich*|seelenfrieden|morgentau|kindheitserinnerung*|schlicht|schlichte|schlichter|' +
        'schlichtes|schlichtheit',
      1:
        'ursprünglich*|pur|pures|purer|natur|reine|reines|leichtigkeit|umweltfreundlich*|ökologisch*|vegan*|' +
        'glück|freude|erfrischend*|sonne|milde|mildes|sonnig*|ganz einfach|so einfach|gesunde ernährung|sauberes|' +
        'saubere|kinderleicht*|sorglos*|segen|gesegnet*|sanft|sanfter|harmonie|urvertrauen|wiese|wiesen|bienen*|' +
        'bauernhof*|gemüsegarten|stille|kindgerecht*|gutes gefühl',
    },
    Everyman: {
      3:
        'für jedermann|für jeden geldbeutel|für jedes budget|bodenständig*|ohne schnickschnack|' +
        'kein schnickschnack|auf augenhöhe|von nebenan|nachbarschaft*|wie du und ich|jeder ist willkommen|' +
        'alle sind willkommen|jeder willkommen|alle willkommen|bezahlbar*|erschwinglich*|ohne vorkenntnisse|' +
        'von uns für uns|von eltern für eltern|von der community|gemeinschaftlich*|familienbetrieb*|' +
        'familiengeführt*|inhabergeführt*|hausmannskost|gesellig*|stammtisch*|dorfladen|dazugehör*|' +
        'zusammenhalt*|vereinsleben|faire preise|zu fairen preisen|schnörkellos*|hemdsärmelig*|' +
        'funktioniert einfach|kein chichi|ohne chichi|ohne blabla|kein blabla|wir packen an|' +
        'gemeinsam statt einsam|jeder kann mitmachen|alle können mitmachen|jede und jeder|von hier für hier|' +
        'ein ort für alle|menschen aus der nachbarschaft|familienunternehmen|familienbetrieb in|' +
        'bürger für bürger|von bürgern für bürger|ehrenamtlich*|ohne fachchinesisch|kein fachchinesisch|' +
        'klare worte|ehrlich gesagt|wir sagen ehrlich|faire festpreise|zum festpreis|ein ansprechpartner aus|' +
        'inhaber persönlich|vom chef persönlich|kein callcenter|ohne callcenter|kleiner betrieb|' +
        'kleine betriebe|handschlag*|sprache der werkstatt|aus der praxis|vom fach|von praktikern|geradeheraus|' +
        'ohne umschweife|unsere nachbarn|lokal verwurzelt*',
      2:
        'gemeinschaft*|mach mit|macht mit|machen sie mit|miteinander|ehrenamt*|freiwillige*|nachbarn|nachbar|' +
        'freundschaft*|kollegial*|familiär*|unkompliziert*|ehrliche arbeit|alltagstauglich*|für den alltag|' +
        'im alltag|für alle|kostenlos für alle|für groß und klein|für jung und alt|jung und alt|groß und klein|' +
        'gutbürgerlich*|gemütlich*|heimat|heimisch*|preiswert*|kleines geld|kleinen preis*|fairness|faire|' +
        'fairer|ganz normale*|echte menschen|handfest*|pragmatisch*|mit anpacken|anpacken|du gehörst dazu|' +
        'teil unserer gemeinschaft|zusammen sind wir|aus der region für die region|verwurzelt*|mitmach*|' +
        'klartext|ungezwungen*|selbsthilfe*|eintritt frei|bürgernah*|einer von uns|direkt vom bauern|' +
        'lebensnah*|gastfreundlich*|gastfreundschaft|unkompliziert|ehrlich|ehrliche|ehrlicher|' +
        'aus der nachbarschaft|ohne kleingedrucktes|keine versteckten kosten|ohne versteckte kosten|festpreis*|' +
        'vor ort|nahbar*|alltags*|mitbürger*|bürgerinnen und bürger|vereinsmitglied*|wir sind von hier|' +
        'für jeden',
      1:
        'gemeinsam*|praktisch*|freundlich*|alltag|verein|mitglieder|freunde|freunden|leute|mitstreiter*|kumpel|' +
        'dorf|stadtteil*|kiez*|treffpunkt*|begegnung*|solidarisch*|solidarität|teilhabe|aus der region|' +
        'ländlich*|feierabend|persönlich und nah|duzen|mitglied werden|werde mitglied|günstige preise|echt|' +
        'echte|echter|dritter generation|vierter generation|in zweiter generation|von hier|genossenschaft*|' +
        'bürger|bürgerinnen',
    },
    Hero: {
      3:
        'gib niemals auf|niemals aufgeben|gib nicht auf|wenn jede minute zählt|wenn jede sekunde zählt|' +
        'jede minute zählt|jede sekunde zählt|über sich hinauswachsen|über dich hinaus|über sich hinaus|' +
        'an die grenzen|deine grenzen|grenzen überwinden|ans limit|keine ausreden|held|helden*|heldin*|mutig*|' +
        'mut|tapfer*|unbesiegbar*|unaufhaltsam*|unschlagbar*|bezwing*|meisterschaft*|champion*|weltmeister*|' +
        'bestleistung*|höchstleistung*|spitzenleistung*|siegreich*|sieger|siegerin|kampfgeist|ehrgeiz*|' +
        'durchhalte*|zähne zusammenbeißen|stärker als je zuvor|stell dich der herausforderung|retten leben|' +
        'leben retten|wir geben alles|meisterleistung*|keine halben sachen|beweise dich|du schaffst das|' +
        'du schaffst es|wir schaffen das|wir geben nicht auf|nimm die herausforderung|für sieger|wachse über',
      2:
        'kämpfen|kämpft|kämpfer*|siegen|sieg|gewinner*|trainier*|stärker|stark machen|stärkste*|disziplin*|' +
        'herausfordern*|überwinde*|erreiche deine|erreichen sie ihre ziele|ziele erreichen|deine ziele|meistern|' +
        'meistert|gemeistert|leistungsstark*|leistungsfähig*|schlagkräftig*|durchsetzungs*|kraftvoll*|' +
        'kraftpaket*|ausdauer*|rekord*|medaille*|triumph*|retter*|lebensretter*|einsatzbereit*|' +
        'rund um die uhr einsatz*|24 stunden notdienst|schlag die konkurrenz|wettbewerbsvorteil*|entschlossen*|' +
        'willensstark*|selbstbewusst*|selbstverteidigung|kampfkunst|kampfsport|olympi*|comeback|angreifen|' +
        'ergebnisse die zählen|garantierte ergebnisse|vollgas|volle kraft|volle power|nächstes level|' +
        "nächste level|neues level|bestzeit*|challenge*|messbare ergebnisse|pack es an|pack's an|rettungs*|" +
        'rettung|kampfsport*|durchbeißen|kraft und ausdauer|schweiß|erreiche|nimmt jede herausforderung',
      1:
        'leistungssteigerung*|wettkampf*|wettkämpfe*|training|trainings|fitness*|stärke|kraft|robust*|belastbar*|' +
        'motivation*|motiviert*|turnier*|liga|verteidig*|feuerwehr*|notdienst|im notfall|notfall|hartes|' +
        'schnell vor ort|power|im einsatz|extremsport*|herausforderung*|durchstarten',
    },
    Outlaw: {
      3:
        'rebell*|rebellion|revolution*|aufbegehr*|aufmüpfig*|regeln brechen|brechen regeln|bricht regeln|' +
        'brich die regeln|gegen den strom|gegen den mainstream|kein mainstream|nicht mainstream|status quo|' +
        'unangepasst*|unbequem*|schonungslos*|kompromisslos*|querdenk*|quergedacht|schluss mit|' +
        'wir haben genug von|haben die nase voll|zensurresistent*|unzensiert*|ungefiltert*|dezentral*|' +
        'ohne mittelsmann|ohne mittelsmänner|ohne zwischenhändler|ohne banken|ohne erlaubnis|radikal*|subversiv*|' +
        'disrupt*|anarch*|widerstand|widersetz*|provokant*|provozier*|provokation*|aufruhr|aufstand|' +
        'systemkritisch*|konzernfrei*|unabhängig von konzernen|keine konzerne|big tech|befreie dich|' +
        'befreien sie sich|mach schluss mit|anders als die anderen|schnauze voll|wir machen da nicht mit|' +
        'da machen wir nicht mit|keine lust mehr auf|brechen mit|bricht mit|brich aus|ausbrechen|' +
        'sprengen grenzen|unbeugsam*|niemand kontrolliert|lass dir nichts|unkonventionell*',
      2:
        'rotzig*|roh|rohe|rohes|dreckig*|wild und|tabulos*|manifest|verweiger*|boykott*|streik*|freiheitskampf|' +
        'selbstbestimm*|selbstverwalt*|autonom|autonome|autonomie|underground|untergrund|gegenkultur|subkultur*|' +
        'alternative zu|gegenentwurf|umdenken|umkrempel*|umsturz|auf den kopf stell*|neu denken|aufbrechen|' +
        'alte zöpfe|verkrustet*|schubladendenken|konventionen|tattoo*|rock n roll|heavy metal|krawall*|' +
        'abseits des mainstreams|freie software|ohne überwachung|monopol*|abmahn*|selbst hosten|selbstgehostet*|' +
        'self hosted|frech|freche|frecher|nie wieder|aufgerüttelt|wachrütteln|laut sein|ohne kompromisse|' +
        'ohne zensur|gegen rechts|gegen konzerne|raus aus dem hamsterrad|hamsterrad|punk|punker|punkig*|punkrock|' +
        'tabus|tabu|tabubruch*|tabubrecher*|hacker*|protest|proteste|protestieren|protestiert|massenüberwachung|' +
        'überwachungskapitalismus|sprengt',
      1:
        'mutig anders|anders|bitcoin|krypto*|freiheit|befreit*|befreiung|souveränität|streitbar*|rau|raue|rauer|' +
        'politisch*|aktivis*|eigenwillig*|wütend*|alternativ|alternative|konzernkritisch*|unabhängige|' +
        'unabhängiger|unabhängig|systemwechsel|freigeist*|hackathon*',
    },
    Explorer: {
      3:
        'abenteuer*|abseits der ausgetretenen|abseits ausgetretener|ausgetretene* pfade*|eigene wege|eigenen weg|' +
        'deinen weg|neue horizonte|horizont erweitern|horizonte|fernweh|reiselust*|reisefieber|wanderlust|' +
        'entdeckungsreise*|entdeckungstour*|auf entdeckung*|entdecker*|expedition*|wildnis*|ins unbekannte|' +
        'über grenzen hinweg|grenzenlos*|weltenbummler*|globetrotter*|nomad*|backpack*|weltreise*|roadtrip*|' +
        'freiheit auf|gefühl von freiheit|große freiheit|raus aus dem alltag|raus in die natur|raus ins grüne|' +
        'ab nach draußen|draußen zuhause|draußen zu hause|draußen unterwegs|outdoor*|pioniergeist|pionier*|' +
        'neuland|auf eigene faust|unbekannte welten|unbekanntes terrain|unbekannte pfade|unentdeckt*|geheimtipp*|' +
        'der weg ist das ziel|wo die straße endet|der natur ausgesetzt|freigeist*',
      2:
        'erkunde*|erforsche*|erlebnisreise*|streifzug*|streifzüge|wanderung*|wandern|wanderer|wanderweg*|' +
        'trekking*|trekk*|bergsteig*|klettern|kletter*|gipfel*|bergwelt|berge|rundreise*|reiseziel*|radreise*|' +
        'radtour*|bikepack*|kanutour*|segeln|segeltörn*|ozean*|safari*|dschungel|wüste|wüsten|weltweit unterwegs|' +
        'individualreise*|ferne länder|fremde kulturen|neue kulturen|kulturen kennen*|ungebunden*|' +
        'freiheitsgefühl|freiheitsliebend*|spurensuche|unberührte natur|wilde|wilden|wilder|lagerfeuer|campen|' +
        'camper*|vanlife|off grid|autark*|reiselustige*|die welt entdecken|welt zu entdecken|' +
        'gibt es zu entdecken|zu entdecken|erlebnistour*|weitblick|naturerlebnis*|bei wind und wetter|' +
        'jedem wetter|aufbruch*|neue wege',
      1:
        'freiheit|unabhängigkeit|reisen|entdecken|entdeckt|entdeckung*|ausflug*|ausflüge|route|routen|' +
        'region entdecken|tour|touren|landschaft*|küste*|wald|wälder*|weite|natur erleben|wetterfest*|ausrüstung|' +
        'auszeit*|erlebnis|erlebnisse|auf reisen|neugier*|unterwegs',
    },
    Creator: {
      3:
        'handgemacht*|handgefertigt*|von hand gefertigt|von hand gemacht|in handarbeit|handwerkskunst|' +
        'handwerklich*|unikat*|einzelstück*|einzigartige stücke|maßgeschneidert*|maßanfertigung*|nach maß|' +
        'nach ihren wünschen|nach deinen wünschen|manufaktur*|selbstgemacht*|selber machen|selbermachen|' +
        'selbst gestalten|selbst gestalte*|selber bauen|selbst bauen|mach dein eigenes|dein eigenes|' +
        'eigene ideen|ideen verwirklichen|ideen umsetzen|ideen wirklichkeit|kreativ*|schöpferisch*|schöpfer*|' +
        'schaffenskraft|erfind*|erfinder*|tüftel*|ideenreich*|einfallsreich*|fantasievoll*|phantasievoll*|' +
        'originell*|prototyp*|aus leidenschaft gebaut|liebe zum detail|bis ins detail|pixelgenau*|pixelperfekt*|handarbeit|' +
        'einzelanfertigung*|schöne dinge|aus ideen|ideenschmiede|gestalte dein*|gestalten sie ihr*|bau dir|' +
        'deiner fantasie|freien lauf|mit hand und herz|eigenhändig*|mit liebe zum detail|' +
        'mit viel liebe zum detail|viel liebe zum detail|liebe zum handwerk|aus liebe zum handwerk',
      2:
        'gestalte*|gestalter*|entwerfen|entwirft|entwurf|entwürfe|designs|designer*|kreiere*|kreation*|' +
        'atelier*|handwerk|handwerker*|kunsthandwerk*|künstler*|kunstwerk*|kunstvoll*|inszenier*|komponier*|' +
        'komposition*|texten|texter*|illustrat*|malen|malerei|töpfer*|keramik*|nähen|stricken|basteln|bastel*|' +
        'tischlerei|schreinerei|goldschmiede*|maßmöbel|individuell gefertigt|individuelle anfertigung|' +
        'sonderanfertigung*|diy|maker*|baukasten|drag and drop|formensprache|ästhetik|markenentwicklung|' +
        'erzählen geschichten|eigene radio*|fotograf*|filmemach*|gestaltung|zeichnen|zeichnung*|zeichner*|' +
        'fantasie|phantasie|formschön*|detailverliebt*|handverlesen*|liebevoll gestaltet*|konzipier*|' +
        'deine ideen|ihre ideen',
      1:
        'idee|ideen|inspiration*|inspirier*|original|originale|werkstatt*|künstlerisch*|kunst|musik*|bühne*|' +
        'ausdrücken|stil|hausgemacht*|studio|design|vorlagen|konstruktion*|individuell|individuelle|' +
        'individuellen|kulturell*|wortgewand*|formvollendet*|bühnenreif*',
    },
    Ruler: {
      3:
        'marktführ*|weltmarktführ*|branchenführ*|führender anbieter|führende anbieter|führenden anbieter|' +
        'der führende|die führende|eines der führenden|einer der führenden|zu den führenden|erste adresse|' +
        'höchste ansprüche|höchsten ansprüchen|höchste standards|höchstem niveau|maßstäbe|souverän|prestige*|' +
        'elitär*|elite*|renommiert*|diskret*|diskretion*|luxusklasse|oberklasse|spitzenklasse|königlich*|' +
        'majestätisch*|kaiserlich*|fürstlich*|hoflieferant*|herrschaftlich*|repräsentativ*|governance|' +
        'revisionssicher*|rechtssicher*|volle kontrolle|unter kontrolle|alles im griff|im griff|' +
        'vermögensverwalt*|vermögensnachfolge*|traditionsreich*|traditionshaus|traditionsunternehmen|' +
        'keine kompromisse bei|nur das beste|das beste vom besten|weltspitze|seit jahrhunderten|' +
        'volle transparenz und kontrolle|über jeden zweifel erhaben|höchster präzision|höchste präzision|' +
        'höchste qualitätsansprüche',
      2:
        'erstklassig*|exzellen*|hochkarätig*|hochwertigste*|anspruchsvoll*|vornehm*|edel|edle|edlen|edler|' +
        'edles|nobel|noble|erlesen*|privileg*|kontrolle|überblick behalten|präzis*|perfektion*|' +
        'führungsposition*|seit 18*|seit 17*|gegründet 18*|anno|vertraulich*|' +
        'zentral verwalt*|großunternehmen|international führend*|autorität*|mächtig*|luxus*|residenz*|palais|' +
        'stabilität*|verlässliche führung|ranghöchst*|die kontrolle|seit generationen|über generationen|' +
        'führungsanspruch|weltklasse|spitzenqualität|erhaben*|gehoben*|ersten ranges|auf höchstem niveau|' +
        'maximale sicherheit|durchgängige kontrolle|unternehmenssteuerung',
      1:
        'standards|normen|regulier*|richtlinie*|holding|qualitätsmanagement|bewährt*|etabliert*|klassisch*|' +
        'ausgezeichnet*|auszeichnung*|seriös*|ordnung|steuerung|exklusivität|übersicht behalten|' +
        'planungssicherheit|iso 9001|kontrollier*|führend*|premium*|compliance*|enterprise|tradition|' +
        'traditionell*|exklusiv*|vermögen|zertifiziert nach|iso 27001|seit 19*|gegründet 19*',
    },
    Magician: {
      3:
        'magie|magisch*|zauber|zauberhaft*|verzauber*|zauberei|zauberer|zauberstab|wie von zauberhand|' +
        'wie durch zauberhand|wie von selbst|ganz von selbst|in sekundenschnelle|im handumdrehen|verwandeln|' +
        'verwandelt|verwandle|verwandlung*|träume wahr|traum wahr|träume werden wahr|wird zur wirklichkeit|' +
        'wirklichkeit werden|du wirst staunen|sie werden staunen|zum staunen|unvergesslich*|unglaublich*|' +
        'wunder|wunderwerk*|märchen*|mystisch*|geheimnisvoll*|alchem*|die zukunft von|zukunft der|neu erfinden|' +
        'neu erfunden|quantensprung|wie nie zuvor|noch nie dagewesen*|lebensverändernd*|verändert dein leben|' +
        'verändert alles|es ist wie magie|wie magie|macht das unmögliche|das unmögliche|unmögliches möglich|' +
        'mehr als du siehst|energie fließen|selbstheilungskräfte|innere kraft',
      2:
        'mühelos*|spielend leicht|visionär*|träume|träumen|träumst|traum|traumhaft*|erträum*|faszinier*|' +
        'faszination*|futuristisch*|zukunftsweisend*|bahnbrechend*|wegweisend*|entfessel*|entfalte*|' +
        'potenzial entfalten|bewusstsein*|spirituell*|energetisch*|intuition*|hypnos*|meditation*|augmented|' +
        'immersiv*|wow effekt|gänsehaut*|magier*|illusion*|verblüff*|staunen|atemberaubend*|aus dem nichts|' +
        'schwerelos*|neues lebensgefühl|fabelhaft*|entrück*|wie ein traum|neue welten|andere welt|eintauchen|' +
        'tauche ein|tauchen sie ein|die welt von morgen|von morgen|über nacht|im schlaf|klick genügt|' +
        'auf knopfdruck|mit einem klick|per knopfdruck|in sekunden|in wenigen sekunden|in nur wenigen minuten|' +
        'in minuten statt',
      1:
        'blitzschnell*|next generation|verwirklich*|möglich machen|alles möglich|besondere momente|sternen*|' +
        'kosmos|universum|geheimnis*|ritual*|heilkraft|vorausschauend*|echtzeit|potenzial|potenziale|' +
        'veränderung|wandel|vision|visionen|meditation|virtuell*|automatisier*|vollautomatisch*|mit ki|' +
        'ki gestützt*|ki basiert*|künstliche intelligenz|künstlicher intelligenz|ein klick|nahtlos*|vorhersag*|' +
        'transformation*|transformier*|intuitiv*',
    },
    Lover: {
      3:
        'verführ*|sinnlich*|für die sinne|alle sinne|mit allen sinnen|genießer*|genussvoll*|genussmoment*|' +
        'hochgenuss|gaumenfreude*|romanti*|liebesgeschichte*|liebespaar*|verliebt|verlieben|verliebe|' +
        'zum verlieben|zartschmelzend*|auf der zunge zergeh*|schönheit*|wunderschön*|bildschön*|' +
        'traumhaft schön*|makellos*|strahlend schön*|hautgefühl|streichel*|zärtlich*|intim|intime|intimität|' +
        'erotik*|erotisch*|begehr*|sehnsucht*|sehnsüchte|betörend*|verwöhn*|wohlfühl*|köstlich*|delikat*|' +
        'gaumen|dufte*|düfte|feinste schokolade|champagner|candle light|dinner bei kerzenschein|traumhochzeit|' +
        'schönster tag|schönsten tag|mit liebe gemacht|mit viel liebe|mit liebe|aus liebe zu|aus liebe|' +
        'liebe auf den ersten|voller liebe|in liebe|ein gedicht|pures vergnügen|zum dahinschmelzen|' +
        'dahinschmelzen|unwiderstehlich*|parfum*|atemberaubend schön*|sündhaft*|leidenschaftlich*',
      2:
        'liebst|lieblings*|lieblingsstück*|herzblut|herzensangelegenheit|herzenssache|genieße|genießen|genießt|' +
        'genuss*|kulinarisch*|gourmet*|feinschmecker*|geschmackvoll*|anmut*|glamour*|charmant*|charme|' +
        'reizvoll*|bezaubernd*|hinreißend*|edle stoffe|seidig*|samtig*|samtweich*|weiche haut|kuschel*|' +
        'kuschlig*|strahlende haut|strahlender teint|beauty*|schönste*|aroma*|aromen|praline*|schokolade*|' +
        'weingut|dessous|lingerie|schmuck|juwel*|romantik|zweisamkeit|flitterwochen|braut|brautpaar*|ambiente|' +
        'stimmungsvoll*|lebensgenuss|dolce vita|süß|süße|raffiniert*|die liebe|unsere liebe|wir lieben|' +
        'liebevoll zubereitet|elegan*|duft|duftkerze*|stilvoll|geliebte*|schönes leben|die schönen dinge|' +
        'schöne dinge des lebens|leckereien|exquisit*|hochzeit*|leidenschaft*',
      1:
        'emotion*|gefühle|gefühl|herz|herzen|nähe|berühren|berührung*|berührt|hingabe|entspannung*|appetit*|' +
        'atmosphäre|lust auf|kosmetik|stilvolle|stilvollen|wohltuend|feine küche|wellness*|massage*|leckere|' +
        'leckeres|lecker|lieben|sinnesfreude*',
    },
    Caregiver: {
      3:
        'geborgen*|liebevoll*|fürsorg*|einfühlsam*|mitgefühl*|mitfühlend*|barmherzig*|nächstenliebe|' +
        'wir kümmern uns|kümmern wir uns|wir sind für dich da|für dich da|für euch da|an ihrer seite|' +
        'an deiner seite|an eurer seite|wir lassen sie nicht allein|niemanden allein|in guten händen|' +
        'in besten händen|in sicheren händen|mit offenem ohr|offenes ohr|schützen was|schutz ihrer familie|' +
        'schützt ihre familie|behütet*|beschütz*|behutsam*|menschlichkeit|menschenwürd*|würdevoll*|in würde|' +
        'in not|notleidend*|bedürftig*|trost|tröst*|trauernd*|hilfsbereit*|helfen menschen|menschen helfen|' +
        'lindern|lindert|jetzt spenden|seelsorg*|palliativ*|hospiz*|rundum sorglos|damit sie ruhig schlafen|' +
        'ruhig schlafen|ihr wohlbefinden|wohl des kindes|menschen in not|tieren in not|tiere in not|' +
        'kinder in not|wir nehmen ihnen die|nehmen ihnen die|nehmen wir ihnen|nehmen dir die|nimmt ihnen die|' +
        'nehmen ihnen den|sorgenfrei*|sorglos*|kümmern uns um|kümmert sich um|kümmern wir|sicher nach hause|' +
        'sicher ans ziel|sicher und pünktlich|ohne druck|in ruhe erklärt|mit geduld|' +
        'schritt für schritt begleit*|rund um die uhr für sie|als wäre es unser|wie unser eigen*|' +
        'damit sie sich nicht|ganz ohne stress|stressfrei*|barrierefrei ans|menschen mobil',
      2:
        'helfer*|hilfsorganisation*|hilfsprojekt*|unterstützen menschen|begleiten sie|begleiten dich|' +
        'begleiten menschen|wir begleiten|betreuen|betreuer*|umsorg*|pflegebedürftig*|pflegende*|angehörige*|' +
        'senioren*|ältere menschen|behinderung*|inklusion|inklusiv*|kinderschutz*|tierschutz*|tierheim|schützt|' +
        'beschützt|heilen|heilung*|heilsam*|gesund werden|genesung|wohlbefinden|wohlergehen|wohl ihrer|' +
        'zuwendung|verständnisvoll*|geduld*|respektvoll*|vertrauensvoll*|zuhören|hören zu|schmerzfrei*|' +
        'ohne schmerzen|angstpatient*|angstfrei*|caritativ*|karitativ*|gemeinnützig*|humanitär*|diakon*|' +
        'caritas|für sie da|wir sind für sie da|schützen|kranken menschen|kranke kinder|kranke menschen|' +
        'hoffnung|hoffnung schenken|wertschätz*|vor ort für sie da|mit herz und hand|ein herz für|spenden|' +
        'spende|spendenaktion*|spendet|kümmert sich um sie|kümmern sich liebevoll|nicht allein|hilfe für|' +
        'spenderin*|geduldig*|behutsam|mit herz|persönlich betreut|persönliche betreuung|verlässlich*|' +
        'für sie erreichbar|hilfsbedürftig*|mit viel gefühl|liebevolle*|unterstützen sie|begleiten ihr*|' +
        'wir helfen',
      1:
        'sicheres gefühl|helfende|soziale|sozialen|sozial|eltern|patienten|menschlich*|warmherzig*|wärme|' +
        'absichern|absicherung|rücksicht*|verantwortungsvoll*|entlast*|therap*|ganzheitlich*|achtsam*|bewahren|' +
        'zuversicht*|helfen|hilft|hilfe|schutz|versorg*|vorsorge*|pflege|betreuung|begleitung|gesundheit|' +
        'verständnis|vertrauen|familien|barrierefrei*|schonend*|spender',
    },
    Jester: {
      3:
        'spaß|spaßig*|jede menge spaß|macht spaß|spaßfaktor|witz|witze|witzig*|humor|humorvoll*|' +
        'mit augenzwinkern|augenzwinker*|lachmuskel*|zum lachen|totlachen|schlapplachen|lachflash|lachen|' +
        'gelacht|albern*|blödsinn|quatsch*|unsinn|nonsens|unfug|schabernack|verrückt*|bekloppt*|durchgeknallt*|' +
        'crazy|schräg|schräge|schräger|kurios*|meme|memes|flachwitz*|wortspiel*|wortwitz|kalauer|ups|hoppla|' +
        'huch|juhu|yeah|yay|haha|hihi|lol|tadaa|party*|feiern wie|abfeiern|kabarett*|comedy|comedian*|clown*|' +
        'karneval*|fasching*|narren*|bespaß*|nicht so ernst|tierischer ernst|ohne langeweile|keine langeweile|' +
        'nie langweilig|nicht langweilig|gegen langeweile|bierernst|lachtränen|quietschvergnügt*|quietschbunt*|' +
        'klamauk*|spaß beiseite|spaßvogel|kein witz|ohne witz|bauchweh vor lachen|scherz|scherze|scherzen|' +
        'scherzhaft*',
      2:
        'lustig*|spielerisch*|verspielt*|unterhaltsam*|amüsant*|amüsier*|vergnüg*|kinderspaß|spielspaß|' +
        'badespaß|fahrspaß|gaming|gamer*|games|ausgelassen*|gute stimmung|beste stimmung|überdreht*|flockig*|' +
        'keck*|ironisch*|ironie|satir*|sarkas*|parodie*|cartoon*|comic*|karikatur*|bunt|bunte|bunten|bunter|' +
        'knallbunt*|bäm|bumm|krass*|cool|coole|cooler|coolste*|fun|funky|quirlig*|kicher*|grinsen|grins*|' +
        'schmunzel*|zocken|snack*|naschen|knabber*|hüpfburg|hüpfen|toben|rumtoben|fete|gaudi|remmidemmi|' +
        'konfetti|einhorn*|langweilig*|langeweile|geil|geile|geiler|feiern|fröhlich feiern|tanzen|wow|lachend*|' +
        'stimmungskanone*|lausbub*|bengel|spitzbub*|hurra|gute laune garantiert',
      1:
        "freizeitspaß|überraschung*|quiz*|emoji*|nerd*|let's go|kultig*|kult|spielen|partystimmung|spontan|" +
        'show|festival*|gesellschaftsspiel*|locker|lockere|lockerer',
    },
    Sage: {
      3:
        'wissenschaftlich*|wissenschaftler*|wissenschaft|evidenzbasiert*|evidenz*|forschungsbasiert*|' +
        'faktenbasiert*|faktencheck*|datenbasiert*|datengetrieben*|datengestützt*|fundiert*|erkenntnis*|' +
        'wahrheit*|aufklär*|weisheit*|fachwissen|expertenwissen|hintergrundwissen|wissensvermittlung|' +
        'wissenstransfer|wissensdatenbank|wissen teilen|unser wissen|wissen und erfahrung|nachweislich*|' +
        'überprüfbar*|unabhängig geprüft*|peer review*|studien zeigen|laut studie*|zahlen und fakten|' +
        'zahlen daten fakten|bessere entscheidungen|fundierte entscheidungen|richtige entscheidung|' +
        'den dingen auf den grund|auf den grund gehen|lehrreich*|philosoph*|transparente methode*|methodik|' +
        'methodisch*|quelloffen*|open source|denkanstöße|denkanstoß|weise entscheidungen|wissen ist macht|' +
        'wissen statt|wissen was|besser verstehen|zusammenhänge|belegbar*',
      2:
        'forschung*|forscher*|forschen|forscht|studie|studien|analytisch*|analytik|analytics|insights|' +
        'einblicke|gutachten|gutachter*|sachverständig*|wissen|gewusst|wissenswert*|professor*|akadem*|fakten|' +
        'beweis|beweise|objektiv*|neutral|neutrale|unparteiisch*|unabhängige beratung|verständlich erklärt|' +
        'durchblick|klarheit|enzyklopädi*|whitepaper*|intellekt*|scharfsinn*|besonnen*|urteilsvermögen|' +
        'nachdenken|hinterfrag*|verständlich*|leichter lernen|lernen mit|auf den grund|wissensdurst*|' +
        'kritisches denken|schlauer|klug|kluge|kluger|expertenrat|fachkundig*|nachvollziehbar*|nachgewiesen*',
      1:
        'informiert*|transparent*|transparenz|tipps und tricks|kenntnis*|theorie*|theoret*|journalis*|' +
        'orientierung|lernen|lernt|lerne|denken|fachlich*|sachlich*|verstehen|analyse*|analysieren|analysiert|' +
        'diagnos*|statistik*|erklärt|erklären|bildung|lernend*|lernerfolg*|lehren|expertise|gemessen|messbar*',
    },
  },
}
