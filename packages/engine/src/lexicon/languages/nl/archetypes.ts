import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'zonder toevoegingen|niets toegevoegd|zonder kunstmatige|vrij van toevoegingen|' +
        'zonder toegevoegde suiker*|zonder conserveermiddelen|zonder chemicaliën|zonder gif|onbespoten|' +
        'en verder niets|verder niks|puur natuur|puur en eerlijk|eerlijk en puur|zuiverheid|onschuld*|onbezorgd*|' +
        'zorgeloos|zorgeloze|idyll*|paradijs*|paradijselijk*|kinderlijk eenvoudig|kinderlijke|' +
        'stralende kinderogen|kinderogen|reclamevrij*|zonder reclame|geen reclame|zonder advertenties|' +
        'geen advertenties|zonder tracking|geen tracking|geen trackers|geen kleine lettertjes|' +
        'zonder kleine lettertjes|geen addertjes|zonder addertjes|erewoord|hand op het hart|' +
        'in harmonie met de natuur|dicht bij de natuur|terug naar de natuur|terug naar de basis|zoals vroeger|' +
        "zoals oma|oma's recept|de kleine dingen|levensvreugde|met een goed geweten|gerust geweten|van gelukkige|" +
        'zo puur mogelijk|zo natuurlijk mogelijk|onbedorven|zoals het bedoeld is|zoals de natuur|goed en eerlijk|' +
        'speelt geen spelletjes|geen trucjes|zonder trucjes',
      2:
        'eerlijk|eerlijke|eerlijkheid|oprecht*|puur|pure|natuurlijke|natuurlijkheid|onbewerkt*|ongerept*|' +
        'biologisch*|plantaardig*|dierproefvrij*|plasticvrij*|parabenen|vrij van|eenvoud|simpel|simpele|geluk|' +
        'gelukkig*|geluksmoment*|blij|blije|blijdschap|vrolijk*|optimis*|glimlach*|zonnig*|zonneschijn|' +
        'zonnestralen|kraakvers*|dagvers*|vers van het land|van het land|rechtstreeks van de boer|dierenwelzijn|' +
        'vredig*|innerlijke rust|rust en ruimte|rust en stilte|sereen|serene|sereniteit|kindertijd|kind zijn|' +
        'minder is meer|goed doen|betere wereld|mooiere wereld|een beetje mooier|een beetje beter|' +
        'goed voor de aarde|goed gevoel|pluktuin*|moestuin*|bloemenweide*|weldadig*|heerlijk puur|' +
        'privacyvriendelijk*|zuiver|zuivere|heerlijk eenvoudig|met de seizoenen|ritme van de natuur|' +
        'natuurvoeding|volwaardig*',
      1:
        'natuur|natuurlijk|zacht|zachte|schoon|schone|fris|frisse|milieuvriendelijk*|ecologisch*|vegan*|gezond|' +
        'gezonde|vrede|harmonie|harmonieus|vreugde|stilte|weiland*|bijen*|boerderij*|kinderboerderij|zegen|' +
        'gezegend|lente|ontspannen|gemoedsrust|vertrouwd|lief|lieve|lieflijk*|kleinschalig*|onbevangen*|kalm|' +
        'kalme|rust',
    },
    Everyman: {
      3:
        'voor iedereen|voor ieder budget|voor elk budget|voor elke portemonnee|voor iedere portemonnee|' +
        'betaalbaar*|nuchter*|met beide benen|beide benen op de grond|zonder poespas|geen poespas|' +
        'zonder fratsen|geen fratsen|geen gedoe|zonder gedoe|no nonsense|doe maar gewoon|gewoon goed|' +
        'gewoon gewoon|gewone mensen|mensen zoals jij|zoals jij en ik|net als jij|iedereen is welkom|' +
        'iedereen welkom|allemaal welkom|iedereen kan meedoen|iedereen mag meedoen|iedereen doet mee|' +
        'handen uit de mouwen|mouwen opstropen|niet lullen maar|geen woorden maar daden|laagdrempelig*|' +
        'om de hoek|uit de buurt|buurtbewoner*|buurthuis*|buurtgenoten|dorpshuis*|saamhorig*|erbij horen|' +
        'hoor je erbij|hoort erbij|voor en door|door en voor|voor jong en oud|jong en oud|groot en klein|' +
        'familiebedrijf|familiebedrijven|zonder winstoogmerk|op gelijke voet|ons kent ons|recht door zee|' +
        'gemeenschapszin|mensen uit de buurt|van alle leeftijden en|ongeacht achtergrond|ongeacht leeftijd|' +
        'eerlijke prijs|eerlijke prijzen|zonder vakjargon|geen vakjargon|in gewone taal|heldere taal|' +
        'bij u in de buurt|bij jou in de buurt|toegankelijk voor iedereen|vaste prijs|geen verborgen kosten|' +
        'vrijwilliger*|geen kleine lettertjes',
      2:
        'gezellig*|gezelligheid|gemoedelijk*|gastvrij*|huiselijk*|samen sterk|samen staan|samen met de buurt|' +
        'gemeenschap*|community|meedoen|doe mee|doet mee|doe ook mee|vrijwillig*|buren|buurman|buurvrouw|buurt|' +
        'buurten|wijk|wijkbewoner*|toegankelijk*|ongedwongen|informeel|informele|ongecompliceerd*|' +
        'scherpe prijs|schappelijk*|voordelig*|goedkoop|goedkope|alledaags*|dagelijks leven|voor alledag|' +
        'praktijkgericht*|aanpakkers|aanpakken|doeners|korte lijnen|geen verrassingen|werkt gewoon|gewoon doen|' +
        'het werkt gewoon|solidair*|solidariteit|streekproduct*|van dichtbij|inwoners|dorpsgenoten|clubgevoel|' +
        'vriendenploeg|ontmoetingsplek*|ontmoetingsplaats*|verbondenheid|kameraadschap*|toegang gratis|' +
        'gratis toegang|persoonlijk contact|in de buurt|lokaal|lokale|gewoon|vriendelijk*|betaalbaar|' +
        'betaalbare|eerlijk|eerlijke|buurt*',
      1:
        'samen|iedereen|gewone|buurtgericht*|vrienden|vriendschap*|vereniging|leden|plaatselijke|dorp|dorpen|' +
        'ontmoeten|ontmoeting|ontmoetingen|gemak|handig|handige|herkenbaar*|toegankelijkheid|familiair*|' +
        'nederig*|bescheiden|streek|derde generatie|vierde generatie|tweede generatie|bewoners|echte mensen|' +
        'lid worden|word lid|coöperatie',
    },
    Hero: {
      3:
        'geef nooit op|geef niet op|nooit opgeven|niet opgeven|wij geven niet op|als elke minuut telt|' +
        'elke minuut telt|elke seconde telt|iedere seconde telt|als het erop aankomt|wanneer het erop aankomt|' +
        'tot het uiterste|haal het uiterste|het beste uit jezelf|het beste uit je|verleg je grenzen|je grenzen|' +
        'grenzen verleggen|grensverleggend*|boven jezelf|overstijg*|geen excuses|geen smoesjes|held|helden*|' +
        'heldin*|heldhaftig*|moedig*|moed|dapper*|onverslaanbaar*|onoverwinnelijk*|onstuitbaar*|onverslaan*|' +
        'niet te stoppen|kampioen*|wereldkampioen*|topprestatie*|topsport*|winnaar*|winnaarsmentaliteit|' +
        'vechtlust|vechters*|doorzettingsvermogen|doorzetters|tanden erin|ga de uitdaging aan|' +
        'gaan de uitdaging aan|uitdaging niet uit de weg|redt levens|redden levens|levens redden|' +
        'sterker dan ooit|bewijs jezelf|je kunt het|wij gaan ervoor|ga ervoor|geen half werk',
      2:
        'vecht|vechten|strijd|strijden|strijdbaar*|strijdvaardig*|strijders|winnen|wint|overwin*|overwinning*|' +
        'zege|zegevier*|triomf*|sterker|sterkste|krachtig*|krachtpatser*|daadkracht*|slagkracht*|veerkracht*|' +
        'wilskracht|discipline|gedisciplineerd*|bereik je doel|je doelen|doelen bereiken|behaal je|presteren|' +
        'presteer*|prestatie*|ambitie*|ambitieus|ambitieuze|vastberaden*|resultaatgericht*|resultaten die tellen|' +
        'meetbare resultaten|gegarandeerd resultaat|resultaatgarantie|uithoudingsvermogen|conditie en kracht|' +
        'medaille*|podiumplaats*|olympisch*|comeback|redder*|reddings*|redding|hulpdiensten|spoedservice|24 uurs|' +
        'versla|verslaan|volgende level|volgend niveau|hoger niveau|naar de top|aan de top|vol gas|knallen|' +
        'beuken|stoer|stoere|vechtsport*|zelfverdediging|challenge*|zweet|weerbaar*|concurrentievoordeel|' +
        'voorsprong|recordtijd|uitdagen|daagt je uit|daag jezelf uit',
      1:
        'training|trainingen|trainen|train|sterk|sterke|robuust*|onverwoestbaar*|spierkracht|doelgericht*|doelen|' +
        'topper*|toernooi*|competitie*|wedstrijd*|spoed|noodgeval*|snelste|motivatie|gemotiveerd*|fitheid|power|' +
        'verdedig*|beschermheld*|zelfvertrouwen|bikkel*|kracht|gedreven|brandweer*|topfit|record|records|' +
        'uitdaging*',
    },
    Outlaw: {
      3:
        'rebel|rebels|rebelse|rebellen|rebellie|rebelleren|opstand*|opstandig*|revolutie*|revolutionair*|' +
        'breek de regels|breken de regels|breekt de regels|regels breken|regels doorbreken|tegen de stroom|' +
        'tegen de gevestigde|gevestigde orde|status quo|tegendraads*|dwarsdenker*|dwarse|eigenzinnig*|' +
        'recalcitrant*|ongehoorzaam*|ongepolijst*|ongefilterd*|ongecensureerd*|ongezouten|zonder filter|' +
        'censuurbestendig*|zonder censuur|decentra*|zonder tussenpersoon|zonder tussenpersonen|zonder banken|' +
        'zonder toestemming|geen toestemming nodig|radicaal|radicale|disrupt*|anarch*|punk|punkrock|verzet|' +
        'in verzet|provoc*|compromisloos|compromisloze|zonder compromissen|onbeschaamd*|schaamteloos|' +
        'schaamteloze|wij doen niet mee|big tech|los van grote|onafhankelijk van grote|breek los|bevrijd jezelf|' +
        'heilige huisjes|schoppen tegen|tegen de schenen|gooi het roer|roer om|helemaal klaar met|er klaar mee|' +
        'wij weigeren|we weigeren|schoon genoeg van|meer dan genoeg van|spuugzat|beu|laat je niets wijsmaken|' +
        'regels zijn er om',
      2:
        'lef|durf|brutaal|brutale|rauw|rauwe|ruig|ruige|taboe|taboes|taboedoorbrekend*|manifest|boycot*|staking*|' +
        'tegengas|tegengeluid*|tegenbeweging|tegencultuur|subcultuur|underground|ondergronds*|ander geluid|' +
        'het anders|net even anders|wij doen het anders|anders dan anderen|anders dan de rest|onconventioneel|' +
        'onconventionele|out of the box|hokjes|buiten de lijntjes|vastgeroest*|ingesleten|omver|omverwerp*|' +
        "op zijn kop|op z'n kop|omdenken|schudt op|schudden op|wakker schudden|opschudding|grootmachten|" +
        'surveillance|massasurveillance|vrije software|zelf hosten|zelfbeschikking|zelfbestuur|autonoom|autonome|' +
        "autonomie|activis*|activistisch*|tattoo*|rock 'n roll|rock n roll|heavy metal|hardcore|lawaai|kabaal|" +
        'vrijgevochten|non conformis*|ongebonden|guerrilla*|klokkenluider*|vuist|dwars|maak een einde aan|' +
        'vrijdenker*|baas over eigen|ontsnap aan|ratrace|sleur|protest|protesten|protesteren|protesteert|' +
        'monopolie*|monopolist*',
      1:
        'vrijheid|onafhankelijk|onafhankelijke|bevrijd*|bevrijding*|bitcoin*|crypto|hacker*|hackers|kritisch*|' +
        'systeem veranderen|systeemverandering|machtige|strijd tegen|tegen racisme|luid|boos|woede|uitgesproken|' +
        'eigenwijs|eigenwijze|wars van|durven|grensoverschr*|alternatief|alternatieve',
    },
    Explorer: {
      3:
        'avontuur*|avontur*|avonturier*|gebaande paden|gebaande wegen|van de gebaande|eigen weg|je eigen pad|' +
        'eigen pad|nieuwe wegen|nieuwe horizon*|verbreed je horizon|verleg je horizon|horizon*|ontdekkingsreis*|' +
        'ontdekkingsreizen|ontdekkingstocht*|op ontdekking|ontdekker*|expeditie*|wildernis*|het onbekende|' +
        'onbekend terrein|onbekende paden|onontdekt*|verborgen parel*|verborgen plekken|grenzeloos|grenzeloze|' +
        'over de grenzen|over grenzen heen|wereldreis*|wereldreiziger*|globetrotter*|nomad*|backpack*|roadtrip*|' +
        'reislust*|wanderlust|reiskriebels|reiskoorts|gevoel van vrijheid|ultieme vrijheid|totale vrijheid|' +
        'trek erop uit|eropuit|er op uit|de natuur in|outdoor*|pionier*|ongebaand*|weg van de massa|' +
        'op eigen houtje|de wijde wereld|waar de weg ophoudt|in weer en wind|weer en wind|vrijbuiter*',
      2:
        'verken|verkennen|verkenning*|verkent|exploreren|op pad|op reis|ontdek de wereld|wereld ontdekken|' +
        'de wereld over|nieuwe culturen|andere culturen|vreemde culturen|verre landen|verre bestemming*|' +
        'rondreis*|rondreizen|fietsvakantie*|fietsreis*|fietstocht*|wandeltocht*|wandeling*|wandelen|wandelaar*|' +
        'wandelroute*|trektocht*|trekking*|bergen|bergtop*|bergbeklim*|berghut*|klimmen|klimmer*|bergsport*|' +
        'top van de berg|kano|kanotocht*|kajak*|zeilen|zeiltocht*|zeilreis*|oceaan*|oceanen|jungle|woestijn*|' +
        'safari*|vrijheid|kampvuur*|kamperen|kampeer*|camper*|wildkamperen|vanlife|off grid|zelfvoorzienend*|' +
        'vrijheidsgevoel|nieuwsgierig*|speurtocht*|struinen|dwalen|rondzwerven|zwerftocht*|zwerven|' +
        'ongerepte natuur|ruige natuur|wilde natuur|survival*|bushcraft|grensverkenn*|natuurbeleving|buitenleven|' +
        'buitenmens*|naar buiten|buitensport*|natuurliefhebber*|ruimte en vrijheid',
      1:
        'reizen|reiziger*|ontdekken|ontdekking*|onafhankelijkheid|route|routes|landschap*|kust|bos|bossen|' +
        'buitenlucht|tocht|tochten|excursie*|uitstapje*|dagje uit|uitje|beleven|belevenis*|beleving*|uitrusting|' +
        'waterdicht*|streek ontdekken|uitzicht*|wereldwijd|bestemming*|onderweg|buitenavontuur',
    },
    Creator: {
      3:
        'handgemaakt*|met de hand gemaakt|handgemaakte|met de hand|ambachtelijk*|ambacht*|vakmanschap|uniek stuk|' +
        'unieke stukken|unieke creatie*|eenmalig exemplaar|uniek exemplaar|naar jouw wens|naar uw wens|' +
        'naar eigen wens|zelfgemaakt*|zelf maken|zelf ontwerpen|zelf bouwen|maak je eigen|bouw je eigen|' +
        'ontwerp je eigen|creëer je eigen|stel zelf samen|zelf samenstellen|creativiteit|creatieveling*|' +
        'scheppend*|schepping*|uitvind*|uitvinder*|bedenker*|vindingrijk*|fantasierijk*|verbeeldingskracht|' +
        'verbeelding|oorspronkelijkheid|origineel|originele|prototyp*|oog voor detail|aandacht voor detail|' +
        'tot in detail|tot in de kleinste|tot in de puntjes|brengen ideeën tot leven|tot leven brengen|' +
        'ideeën tot leven|breng je idee|jouw idee|ideeën werkelijkheid|vormgev*|pixelperfect*|liefde voor het vak|' +
        'meestermaker*|makers|met liefde voor het vak|passie voor het vak|met passie voor het vak|' +
        'oog voor het detail',
      2:
        'ontwerp|ontwerpen|ontwerper*|ontworpen|ontwerpt|creëer*|creëren|creëert|creatie|creaties|designer*|' +
        'designs|atelier*|werkplaats*|kunstenaar*|kunstwerk*|kunstzinnig*|kunsten|componer*|componist*|' +
        'compositie*|illustrat*|tekening*|tekenaar*|schilderen|schilderij*|pottenbak*|keramiek*|naaien|breien|' +
        'knutsel*|timmerman*|timmerwerk|meubelmaker*|meubelmakerij|edelsmid*|goudsmid*|zelf aan de slag|' +
        'zelf doen|diy|doe het zelf|maker|bouwpakket*|bouwstenen|drag and drop|verhalen vertellen|' +
        'verhalenverteller*|vertellen verhalen|storytelling|filmmak*|fotograaf|merkidentiteit|huisstijl*|' +
        'typografie|esthetisch*|esthetiek|vormentaal|sfeervol ontworpen|verfijnd ontwerp|gepersonaliseerd*|' +
        'personaliseer*|podcasts maken|vorm geven|geef vorm|geven vorm|vorm te geven|experimenteer*|' +
        'experimenteren|op maat gemaakt*|vakwerk|creatief|creatieve|fantasie|eigen handen|eigen ontwerp|' +
        'uit eigen atelier|vakmensen|geesteskind|handwerk|met eigen handen',
      1:
        'idee|ideeën|inspiratie*|inspirer*|design|studio|bouwen|maakproces|stijl|expressie*|uitdrukking|' +
        'zelfexpressie|muziek|vernieuwend*|sjablonen|sculptuur|verhalen|bedenken|maatwerk|fotografie|kunst|decor|' +
        'decors|melodie*',
    },
    Ruler: {
      3:
        'marktleider*|wereldmarktleider*|marktleidend*|toonaangevend*|leidende positie|vooraanstaand*|toppositie|' +
        'nummer één in|hoogste eisen|hoogste standaard*|hoogste niveau|zet de standaard|zetten de standaard|' +
        'de norm zetten|gouden standaard|prestige*|prestigieus|prestigieuze|exclusieve|exclusiviteit|elite*|' +
        'elitair|gerenommeerd*|discreet|discrete|discretie|topsegment|luxeklasse|wereldklasse|koninklijk*|' +
        'hofleverancier*|vorstelijk*|majestueus|majestueuze|keizerlijk*|statig*|deftig*|governance|compliance|' +
        'compliant|volledige controle|volledige grip|grip op|onder controle|alles onder controle|' +
        'de touwtjes in handen|touwtjes in handen|regie over|volledige regie|vermogensbeheer*|vermogensplanning|' +
        'soeverein*|generaties lang|al generaties|rijke traditie|rijke historie|slechts het beste|' +
        'alleen het beste|het allerbeste|de absolute top|boven alle twijfel',
      2:
        'toonzetter*|leiderschap|leidend*|leidinggevende*|directies|directieniveau|raad van bestuur|' +
        'raad van commissarissen|besluitvormers|beslissers|premium|eersteklas*|hoogwaardig*|hoogstaand*|' +
        'excellent*|excellentie|uitmuntend*|superieur*|voornaam|voorname|verfijnd|privilege*|beheers*|beheersing|' +
        'beheersbaar*|regie|orde op zaken|op orde|precisie|perfectie|onberispelijk*|feilloos|feilloze|' +
        'vertrouwelijk*|vertrouwelijkheid|strategisch*|enterprise|grootbedrijf|multinational*|corporate|' +
        'gecertificeerd volgens|iso 27001|sinds 18*|sinds 17*|anno|opgericht in 18*|' +
        'eeuwenoud*|traditie*|historisch pand|landgoed*|residentie*|paleis*|luxe|luxueus|luxueuze|vermogen|' +
        'vermogende|gezag|autoriteit*|macht|machtig|aanzien|stabiliteit|wet en regelgeving|regelgeving|' +
        'zekerheid en controle|gezaghebbend*|hoogaangeschreven|leider|leiders|nobel|nobele|audits|audittrail|' +
        'in eigen regie|orde en structuur|marktpositie|topklasse|eersterangs',
      1:
        'beheer|beheerd|strategie*|iso 9001|richtlijnen|standaarden|wereldspeler|investeer*|kapitaal|gevestigd*|' +
        'klassiek*|bekroond*|onderscheiden|onderscheiding*|degelijk*|solide|georganiseerd|organisatiegraad|' +
        'gedegen|select|selecte|representatief|representatieve|veiliggesteld|controle|kasteel|audit|auditor*|sinds 19*|opgericht in 19*',
    },
    Magician: {
      3:
        'magie|magisch*|tover|tovert|toveren|tovenaar*|toverstaf|toverformule|omgetoverd|omtoveren|betover*|' +
        'als bij toverslag|toverslag|wonder|wonderen|wonderbaarlijk*|wonderlijk*|sprookje*|sprookjesachtig*|' +
        'vanzelf|helemaal vanzelf|als vanzelf|met één druk op|één druk op de knop|druk op de knop|met één klik|' +
        'in één klik|in enkele seconden|binnen enkele seconden|in een paar seconden|binnen seconden|in seconden|' +
        'in een handomdraai|in een oogwenk|transform*|transformatie*|gedaanteverwissel*|metamorfos*|dromen waar|' +
        'droom waar|droom komt uit|dromen werkelijkheid|werkelijkheid worden|je gelooft je ogen niet|' +
        'niet te geloven|ongelooflijk*|ongelofelijk*|onvergetelijk*|zesde zintuig|mysterieus|' +
        'mysterieuze|mystiek*|alchem*|de toekomst van|opnieuw uitvinden|opnieuw uitgevonden|heruitvinden|' +
        'gamechanger|levensveranderend*|verandert je leven|verandert alles|nooit eerder|het onmogelijke|' +
        'onmogelijke mogelijk',
      2:
        'moeiteloos|moeiteloze|naadloos|naadloze|spelenderwijs snel|volautomatisch*|visionair*|droom|dromen|' +
        'dromer*|droomwereld|droomhuis|droomvakantie|fascin*|futuristisch*|baanbrekend*|ontketen*|ontgrendel*|' +
        'volle potentieel|bewustzijn*|spiritue*|energetisch*|intuïti*|intuïtie|hypno*|meditat*|' +
        'kunstmatige intelligentie|artificiële intelligentie|met ai|ai gedreven|ai powered|voorspel*|' +
        'voorspellend*|voorspellingen|realtime|real time|virtue*|augmented|immersi*|wow factor|wow effect|' +
        'kippenvel|adembenemend*|illusie*|goochel*|uit het niets|verbluff*|verbazingwekkend*|verbaas*|' +
        'onderdompel*|dompel je onder|andere wereld|nieuwe wereld|morgen vandaag|de wereld van morgen|van morgen|' +
        'verander je leven|van binnenuit|innerlijke kracht|zelfhelend*|heling|toekomstgericht*|' +
        'toekomstbestendig*|verwonder*|omtovering|ongekend*|ongekende',
      1:
        'slim|slimme|slimmer|direct resultaat|automatisch|bliksemsnel|razendsnel|toekomst|visie|verandering*|' +
        'veranderen|ai|digitalisering|onbegrensd*|ritueel|rituelen|sterren|universum|kosmos|next level|' +
        'spectaculair*|verrassend*|automatiseer*|automatiseren|potentieel|geheim|geheimen',
    },
    Lover: {
      3:
        'passievol*|gepassioneerd*|hartstocht*|verleid*|verleidelijk*|onweerstaanbaar*|sensue*|zinnelijk*|' +
        'alle zintuigen|je zintuigen|zintuigen|genieter*|genietmoment*|bourgondi*|romanti*|liefdesverhaal*|' +
        'verliefd|verliefd op|verliefd worden|liefde op het eerste|smelt op de tong|om van te smelten|' +
        'om te zoenen|schoonheid*|wondermooi*|beeldschoon|beeldschone|bloedmooi*|prachtige huid|stralende huid|' +
        'zijdezacht*|fluweelzacht*|fluweel*|streel*|strelen|streling*|teder*|intiem|intieme|intimiteit|erotiek|' +
        'erotisch*|begeer*|verwen*|verwennerij*|verwenmoment*|in de watten|goddelijk*|verrukkelijk*|' +
        'overheerlijk*|zalig*|geur|geuren|geurig*|geurkaars*|parfum*|chocolade*|chocolatier*|champagne*|' +
        'kaarslicht|mooiste dag|met liefde|met veel liefde|met hart en ziel|uit liefde voor|een lust voor|hemels|' +
        'hemelse|verlangen naar|een streling voor|vol liefde',
      2:
        'liefde|liefdes*|houden van|wij houden van|favoriete|favoriet|lievelings*|dierbaar|dierbare|genieten|' +
        'geniet|genot|levensgenieter*|culinair*|gastronomi*|gourmet|fijnproever*|smaakvol*|smaakpapillen|' +
        'smaakbeleving*|smaaksensatie*|elegan*|gracieus|gracieuze|glamour*|charmant*|charme|bekoorlijk*|bekoren|' +
        'oogverblindend*|zijdeachtig|knuffel*|knus|knusse|behaaglijk*|beauty*|schoonheidsbehandeling*|' +
        'huidverbetering|stralend|stralende|aroma*|praline*|bonbon*|wijnen|proeverij*|lingerie|juwe*|sieraad|' +
        'sieraden|romantiek|samenzijn|tête à tête|bruid*|trouwdag|verloving*|ambiance|sfeervol*|sfeer|stemmig*|' +
        'ontspanning en|me time|puur genieten|dolce vita|zoet|zoete|zoetigheid|exquis*|geraffineerd*|weelderig*|' +
        'weelde|prachtig*|pracht|betoverend mooi|droomjurk|vrouwelijk*|flirt*|passie*|liefde voor|bruiloft*|' +
        'huwelijk*|verlangen*',
      1:
        'mooi|mooie|mooier|mooiste|lekker*|heerlijk*|smaken|smaakt|proef|proeven|aantrekkelijk*|stijlvol*|rozen|' +
        'boeket*|emotie*|gevoelens|harten|aanraking*|aanraken|geraakt|warmte|toewijding|feestelijk*|smaak|' +
        'wellness|massage*|raakt',
    },
    Caregiver: {
      3:
        'geborgen*|liefdevol*|zorgzaam|zorgzame|zorgzaamheid|met zorg en aandacht|empathi*|empathisch*|' +
        'mededogen|compassie*|meelevend*|barmhartig*|naastenliefde|wij zorgen voor jou|wij zorgen voor u|' +
        'we zorgen voor je|zorgen voor elkaar|voor elkaar zorgen|wij zijn er voor|we zijn er voor|er voor je|' +
        'er voor u|er voor jou|aan uw zijde|aan jouw zijde|aan je zijde|naast je staan|staan naast|' +
        'niet alleen voor|er niet alleen|niemand alleen|in goede handen|in veilige handen|een luisterend|' +
        'bescherm je gezin|bescherm uw gezin|wie je liefhebt|beschermen wat|behoed*|menselijkheid|' +
        'menselijke maat|menswaardig*|waardigheid|waardig*|in nood|hulpbehoevend*|kwetsbare|troost*|' +
        'rouwverwerking|nabestaanden|behulpzaam|mensen helpen|helpen mensen|helpt mensen|verzachten|verzacht|' +
        'pijn verlichten|donatie*|palliati*|hospice*|mantelzorg*|ontzorg*|wij ontzorgen|zorg uit handen|' +
        'slaap gerust|gerust hart|een gerust|een hart voor|hulp aan|nemen u alles uit handen|uit handen|' +
        'van a tot z|bij de hand|aan de hand|wij staan voor u klaar|staan voor je klaar|klaar voor u|zorgeloos|' +
        'zonder zorgen|zonder stress|met geduld|stap voor stap|in eigen tempo|op uw gemak|op je gemak|' +
        'op zijn gemak|persoonlijke aandacht|met aandacht|onbezorgd|veilige omgeving|veilig voelen',
      2:
        'zorg voor|zorgverlen*|hulpverlen*|hulpverlening|helpende|hulporganisatie*|koester*|koesteren|' +
        'zorgtraject|verpleeg*|verpleg*|thuiszorg|ouderen|senioren|zieken|beperking|beperkingen|inclusie*|' +
        'inclusief onderwijs|kinderbescherming|kinderopvang|dierenasiel|dierenbescherming|dierenliefde|' +
        'beschermen|bescherm|bescherming|beschermd|veilige haven|veilige plek|veilig gevoel|veilig thuis|' +
        'genezen|genezing|helend*|gezondheid en welzijn|welzijn|welbevinden|goed voor elkaar|met respect|' +
        'respectvol*|begripvol*|geduldig*|geduld|we luisteren|wij luisteren|gehoord en gezien|' +
        'gezien en gehoord|gezien worden|pijnloos|pijnloze|pijnvrij|angstige|angst voor|hoopvol*|goede doel|' +
        'goede doelen|liefdadig*|humanitair*|noodhulp|armoede|vluchteling*|aandacht voor u|zachtaardig*|' +
        'ontlast*|ontlasten|steun|verlicht pijn|doneer*|doneren|geeft hoop|hoop geven|biedt hoop|begeleiding|' +
        'begeleiden|begeleidt|ondersteun*|vertrouwd*|vertrouwen|behandeling op maat|luisteren|luisterend oor|' +
        'gerust*|zorgvuldige|helpen u|helpen je|wij helpen',
      1:
        'zorg|hulp|verzorg*|verzorging|veilig|veilige|veiligheid|ouders|gezin|gezinnen|menselijk*|' +
        'vertrouwd gevoel|geruststell*|gerust|warm|warme|hartelijk*|zekerheid|preventie*|therap*|holistisch*|' +
        'huisdier*|dieren|respect|aandacht|toevlucht*|ondersteunen|ondersteuning|helpen|helpt|herstel|' +
        'herstellen|opvang|hulp bij|zachtzinnig*|hoop',
    },
    Jester: {
      3:
        'lol|dikke lol|grap|grappen|grapje*|grappig*|grapjas*|humor|humoristisch*|met een knipoog|knipoog*|' +
        'lachen|gelach|schater*|slappe lach|lachspieren|lachwekkend*|giechel*|gekkigheid|gekkenhuis|te gek|gek|' +
        'gekke|gekste|onzin|flauwekul|kolder*|kolderiek|nonsens|dolle pret|pret|pretpakket*|pretletter*|' +
        'plezier voor tien|ondeugend*|kattenkwaad|kwajongens*|deugniet*|maf|maffe|zot|zotte|knotsgek*|' +
        'knettergek*|bizar*|absurd*|meme|memes|woordgrap*|woordspeling*|flauwe grap*|oeps|oepsie|joepie|jippie|' +
        'hoera|yeah|yay|haha|hihi|tadaa|feestbeest*|feestvierder*|feesten|cabaret*|comedy|comedian*|clown*|' +
        'carnaval*|polonaise|nar|hofnar|niet te serieus|niet zo serieus|nooit saai|niet saai|saai|saaie|' +
        'geen saaie|verveling|verveel|vervelen',
      2:
        'plezier|plezierig*|spelenderwijs|speelplezier|fun|funfactor|amusement|amuser*|vermaak|vermakelijk*|' +
        "uitgelaten|uitbundig*|fuif*|partijtje*|kinderfeest*|party|party's|spelletje*|spelletjes|spelplezier|" +
        'gaming|gamer*|kleurrijk*|knallende kleuren|vrolijke boel|ironi*|ironisch*|satir*|sarcas*|parodie*|' +
        'cartoon*|stripboek*|luchtig*|lichtvoetig*|wow|cool|coole|coolste|gaaf|kicken|mega leuk|super leuk|' +
        'superleuk*|supergaaf|superleuke|boem|springkussen*|ballenbak*|stuiteren|ravotten|dansen|dansvloer|' +
        'confetti|eenhoorn*|slingers|smullen|grijns*|grijnzen|quiz*|pubquiz*|bingo|proosten|gezelschapsspel*|' +
        'geinig*|geintje*|gein|lolly*|tof|toffe|joh|speels|speelse|speelsheid|feestje|feestjes|hartstikke leuk|' +
        'leukste',
      1:
        'spontaan|spontane|verrassend leuk|festival*|puzzel*|borrel*|biertje*|cocktails|emoji*|hoi|hallo daar|' +
        'yes|nerd*|dol op|dolle|swingend*|sfeermaker*|entertainment|uit je dak|dak eraf|vrijmibo|gezellige boel|' +
        'leuk|leuke|leuker|feest|spelen|games|verrassing',
    },
    Sage: {
      3:
        'wetenschap*|wetenschapper*|evidence based|op feiten gebaseerd|feiten en cijfers|cijfers en feiten|' +
        'feitelijk*|factcheck*|feitencheck|op basis van data|datagedreven|data gedreven|gebaseerd op onderzoek|' +
        'onderbouwd*|onderbouwing|onderbouwen|inzichtelijk*|waarheid*|wijsheid*|wijze les*|wijzer worden|' +
        'vakkennis|kennis delen|delen onze kennis|kennisdeling|kennisbank|kenniscentrum|kennisplatform|' +
        'kennisinstituut|kennis en ervaring|kennis en kunde|kennisoverdracht|diepgaande kennis|aantoonbaar*|' +
        'controleerbaar*|verifieer*|verifiëren|verificatie|peer reviewed|onderzoek toont|uit onderzoek|' +
        'blijkt uit|betere beslissingen|weloverwogen|goed geïnformeerd|goed geïnformeerde|leerzaam|leerzame|' +
        'filosof*|methodiek|methodologie*|open source|stof tot nadenken|tot op de bodem|achter de cijfers|' +
        'doorgronden|doorgrond|diepgaand inzicht|helder inzicht|kennis is macht|verbanden leggen|' +
        'samenhang zien|wetenschappelijk onderbouwd',
      2:
        'onderzoeker*|onderzoekt|analytisch*|analytics|insights|kennisintensief|weetje*|wetenswaardig*|' +
        'leren over|feiten|meetbaar*|gemeten|metingen|objectief|objectieve|neutraal|neutrale|onpartijdig*|' +
        'onafhankelijk advies|begrijpelijk*|leggen uit|legt uit|duidelijkheid|helderheid|encyclopedi*|' +
        'whitepaper*|intellect*|scherpzinnig*|bedachtzaam|denkers|nadenken|kritisch denken|verdieping|' +
        'verdiepen|verdiep je|bezinning|wijs|wijzer|inzicht|inzichten|bewezen|bewijs|leergierig*|weetgierig*|' +
        'wijze raad|verstandig*|doordacht*|slimmer kiezen',
      1:
        'geïnformeerd|transparant*|transparantie|vakkundig*|nauwkeurig*|zorgvuldig*|theorie*|theoret*|wiskund*|' +
        'vakinhoudelijk*|journalis*|redactioneel|perspectief|denken|leeromgeving|begrijpen|uitleg|studie|' +
        'kennis|deskundig*|analyse|analyses|analyseer*|analyseren|analist*|diagnos*|educatie*|educatief|' +
        'educatieve|expertise|onderzoek|onderzoeken|uitgelegd|leert|leerproces|statistie*',
    },
  },
}
