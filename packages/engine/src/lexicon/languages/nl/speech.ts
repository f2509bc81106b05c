import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'onze missie|missie|missie en visie',
    vision: 'onze visie|visie',
    purpose: 'waarom wij bestaan|waar wij voor staan|waar we in geloven|onze filosofie|onze belofte|wat ons drijft',
    values: 'onze waarden|kernwaarden|onze kernwaarden',
    frame:
      'onze missie is|ons doel is|wij helpen|we helpen|wij geloven|we geloven|wij willen|we willen|wij bestaan om|onze ambitie is|wij staan voor|missie is|wij zetten ons in|we zetten ons in|wij streven|we streven|is opgericht om',
  },
  we: 'wij|we|ons|onze',
  customerVoices: {
    self: 'ik|mij|mijn|me|mezelf|mijzelf',
    praise:
      'aanrader|aanraden|raad|bedankt|dank|dankbaar|dankjewel|tevreden|blij|geweldig|geweldige|fantastisch|fantastische|uitstekend|uitstekende|perfect|perfecte|super|top|prima|fijn|fijne|beste|professioneel|professionele|vriendelijk|vriendelijke|betrouwbaar|betrouwbare|deskundig|deskundige|duidelijk|heldere|vertrouwen|geholpen|zorgvuldig|snelle communicatie|goed bereikbaar|goede uitleg|prettig|prettige|mooi|heel goed|zeer goed|overtroffen|meegedacht|aangenaam|gelukkig|echt goed|aanbevelen|beveel|bevelen|raden|aanbevolen|bedankt voor|dankjewel voor|dank je|dank u|heel blij|erg blij|zeer tevreden|heel tevreden|erg tevreden|netjes|nette|perfecte service|goede service|goede sfeer|fijne sfeer|geduldig|geduldige|denkt mee|dachten mee|onder de indruk|indrukwekkend|onvergetelijk|onvergetelijke|prachtig|prachtige|schitterend|mooie|mooiste|super fijn|superfijn|echt een aanrader|absolute aanrader|top service|topper|toppers|vooruitgegaan|gegroeid|met plezier|zeker terug|komen terug|kom terug|afspraak is afspraak|goed geholpen|goed geluisterd|luisteren goed|voelde me|voelden ons|op mijn gemak|op ons gemak|gerust|enorm|ontzettend|goede ervaring|fijne ervaring|positieve ervaring|prettige ervaring|een verademing|geslaagd|vijf sterren|5 sterren|complimenten|chapeau|niets op aan te merken|veel geleerd',
    owner:
      'oprichter|oprichtster|medeoprichter|eigenaar|eigenaresse|directeur|directrice|voorzitter|mede eigenaar|ceo|auteur|uitvinder|bedenker|grondlegger|filosoof|schrijver|schrijfster|dichter|natuurkundige',
  },
  claims: {
    idle: 'beste wensen|ten minste|minstens|hoogstens|zo goed mogelijk|zo snel mogelijk|niet alleen|beste vriend|beste vrienden|het beste ermee|ten eerste|de meeste|meestal|op zijn best|beste klant|beste lezer',
    superlative:
      'de beste|het beste|de grootste|het grootste|marktleider|marktleiders|wereldleider|toonaangevend|toonaangevende|leidend in|leidende|nummer 1|nr 1|nummer één|de enige|het enige|als enige|de snelste|de veiligste|de meest complete|het meest complete|de meest|het meest|de goedkoopste|laagste prijs|laagste prijzen|beste prijs|hoogste kwaliteit|ongeëvenaard|ongeëvenaarde|onovertroffen|onverslaanbaar|onverslaanbare|een van de beste|één van de beste|een van de grootste|één van de grootste|bekroond|bekroonde|prijswinnend|pionier|uniek in|wereldklasse',
    guarantee:
      'garantie|gegarandeerd|garanderen|garandeert|niet goed geld terug|geld terug|tevredenheidsgarantie|zonder risico|risicovrij|100% veilig|laagsteprijsgarantie|levenslange garantie|wij beloven|we beloven|gratis retourneren',
    comparison:
      'beter dan|sneller dan|goedkoper dan|meer dan elke|dan elke andere|dan welke andere|dan anderen|dan de concurrentie|dan traditionele|in tegenstelling tot|anders dan|vergeleken met|in vergelijking met|keer sneller|keer meer|keer zo|twee keer zo|overtreft|geen enkele andere|voor de helft van de prijs',
    promise:
      'wij zorgen|we zorgen|nooit meer|altijd|op elk moment|24/7|24 uur|binnen minuten|binnen een paar minuten|binnen 24 uur|direct|meteen|dezelfde dag|bespaar tot|tot wel|verhoog|verdubbel|verlaag|zonder moeite|nul|voor altijd|100%|alles wat je nodig hebt|alles wat u nodig heeft|levenslang',
    parity:
      'hoge kwaliteit|hoogste kwaliteit|beste kwaliteit|klanttevredenheid|tevreden klanten|uitstekende service|beste service|scherpe prijzen|beste prijzen|ervaren team|deskundig team|team van experts|jarenlange ervaring|innovatieve oplossingen|oplossingen op maat|betrouwbare partner|gebruiksvriendelijk|snel en betrouwbaar|snelle levering|breed assortiment|persoonlijke aandacht|prijs kwaliteit|persoonlijke service',
  },
  sources: {
    before:
      'volgens|bron|bronnen|onderzoek van|onderzoek door|uit onderzoek van|studie van|enquête van|rapport van|cijfers van|gegevens van|gepubliceerd in|gepubliceerd door|gecertificeerd door|getest door|geverifieerd door|beoordeeld door|aanbevolen door|geciteerd door|statistieken van',
    after: 'meldt dat|schat dat',
    mark: 'onderzoek|onderzoeken|studie|enquête|klinisch getest|onafhankelijk getest|onafhankelijke test|statistieken',
  },
  readers: {
    plain: '',
    formal: 'u|uw|uzelf|u zelf',
    informal: 'je|jij|jou|jouw|jezelf|jullie',
  },
  emotions: {
    thrill:
      'opwindend|opwindende|spannend|spannende|spanning|avontuur|avonturen|avontuurlijk|avontuurlijke|passie|gepassioneerd|gepassioneerde|wild|wilde|episch|epische|energie|energiek|energieke|levendig|levendige|bruisend|bruisende|dynamisch|dynamische|krachtig|krachtige|gedurfd|gedurfde|moedig|lef|onvergetelijk|onvergetelijke|inspireren|inspirerend|inspirerende|inspiratie|enthousiasme|enthousiast|enthousiaste|vieren|viering|feest|feesten|overwinning|triomf|veroveren|fantastisch|fantastische|ongelooflijk|ongelooflijke|geweldig|geweldige|spectaculair|spectaculaire|adembenemend|adembenemende|sensationeel|sensatie|intens|intense|plezier|magisch|magische|magie|droom|dromen|heerlijk|heerlijke|onweerstaanbaar|onweerstaanbare|kick|adrenaline|wauw|wow|verbluffend|verrassend|verrassende',
    warmth:
      'liefde|liefdevol|liefdevolle|houden van|houdt van|geliefd|geliefde|zorgzaam|zorgzame|zorg voor elkaar|warm|warme|warmte|hart|harten|met hart en ziel|hartverwarmend|familie|families|gezin|gezinnen|vriend|vrienden|vriendschap|vriendelijk|vriendelijke|vriendelijkheid|samen|gezamenlijk|gemeenschap|verbinding|verbonden|verbondenheid|delen|thuis|thuisgevoel|thuis voelen|gezellig|gezellige|gezelligheid|knus|knusse|huiselijk|comfort|comfortabel|comfortabele|geborgen|geborgenheid|zacht|zachte|rust|rustig|rustige|vrede|ontspannen|ontspanning|ontspannend|kalm|kalmte|sereen|welzijn|geluk|gelukkig|gelukkige|blij|blije|vreugde|glimlach|lach|hoop|hoopvol|vertrouwen|vertrouwd|vertrouwde|empathie|mededogen|begrip|mooi|mooie|prachtig|prachtige|teder|trots|dankbaar|herstel|genezing|menselijk|menselijke|knuffel|knuffels|harmonie|koesteren|genieten|geniet|fijn|fijne',
    worry:
      'angst|angsten|angstig|bang|vrees|vrezen|zorgen over|zorgen maken|bezorgd|ongerust|stress|gestrest|stressvol|pijn|pijnlijk|pijnlijke|lijden|leed|strijd|worstelen|worsteling|worstelt|frustratie|frustraties|gefrustreerd|frustrerend|overweldigd|overbelast|uitgeput|uitputtend|uitputting|moe van|beu|zat van|eenzaam|eenzaamheid|verdrietig|verdriet|boos|boosheid|woede|ergernis|haat|nachtmerrie|nachtmerries|ramp|rampen|catastrofe|paniek|verloren|wanhoop|wanhopig|hopeloos|trauma|misbruik|crisis|gevaar|gevaren|gevaarlijk|gevaarlijke|dreiging|bedreiging|bedreigingen|slachtoffer|slachtoffers|rouw|kapot|vreselijk|vreselijke|verschrikkelijk|vervelend|hoofdpijn|hoofdbrekens|chaos|spijt|schuld|schaamte|schokkend|wreed|onaangename verrassing|onaangename verrassingen',
  },
  courtesy:
    'alstublieft|alsjeblieft|a u b|aub|graag|graag gedaan|bedankt|dank|dank je|dank u|dankjewel|dankuwel|hartelijk dank|wij danken|we danken|welkom|van harte welkom|welkom bij|hartelijk|hartelijk welkom|hartelijke|met plezier|met genoegen|het is ons een genoegen|wij helpen u graag|we helpen je graag|helpen je graag|helpen u graag|aarzel niet|aarzel dan niet|schroom niet|tot uw dienst|tot je dienst|staan voor je klaar|staan voor u klaar|voor je klaar|voor u klaar|nodigen u uit|nodigen je uit|uitgenodigd|we kijken uit|wij kijken uit|tot snel|tot dan|sorry|excuses|onze excuses|het spijt ons|pardon|beste|geachte|lieve|vriendelijke groet|met vriendelijke groet|groetjes|respect|respectvol|hallo|hoi|goedendag|dankbaar|dankbaarheid|waarderen|wij waarderen|neem de tijd|als u wilt|als je wilt|gerust|neem gerust|stel gerust|vriendelijk|gastvrij|gastvrijheid',
  hedges:
    'misschien|mogelijk|wellicht|eventueel|waarschijnlijk|vermoedelijk|blijkbaar|schijnbaar|lijkt|lijken|zou kunnen|zouden kunnen|kan zijn|zou moeten|min of meer|ongeveer|circa|ca|rond de|zo’n|relatief|redelijk|tamelijk|nogal|enigszins|vrij|over het algemeen|in het algemeen|meestal|doorgaans|normaal gesproken|gewoonlijk|vaak|soms|af en toe|in de meeste gevallen|in sommige gevallen|in principe|in zekere zin|op een of andere manier|volgens ons|naar onze mening|wij denken|we denken|wij geloven|we geloven|wij hopen|we hopen|we proberen|wij proberen|we streven|wij streven|zo mogelijk|indien mogelijk|waar mogelijk|voor zover mogelijk|afhankelijk van|het hangt ervan af|niet per se|niet altijd|niet noodzakelijk|neigt|potentieel|bijna|grotendeels|deels',
  humour:
    'grap|grapje|grapjes|grappen|grapje hoor|geintje|geintjes|zonder gekheid|alle gekheid|geen grap|haha|hahaha|lol|hihi|oeps|oei|ojee|psst|sst|tadaa|tada|joepie|jippie|hoera|yes|pff|poeh|nou ja|nope|yep|jup|tja|ja echt|echt waar|nee echt|echt hoor|erewoord|pinky promise|beloofd|we bijten niet|wij bijten niet|spoiler|spoiler alert|tromgeroffel|fun fact|leuk weetje|weetje|knipoog|met een knipoog|woordgrap|woordgrapje|eenhoorn|eenhoorns|ninja|superkracht|superkrachten|superhelden|tovenarij|hocus pocus|schoonmoeder|je schoonmoeder|koffieverslaafd|koffieverslaafden|koffieleuten|gekkigheid|gekkie|maf|maffe|knotsgek|prettig gestoord|grappig|grappige|lachen|om te lachen|lol hebben|humor|gevoel voor humor|ondeugend|ondeugende|stout|stoute|eigenwijs|eigenwijze|nerd|nerds|rare vogels|rare snuiters|geen zorgen we|geen raketwetenschap',
  irreverence:
    'verdomme|verdorie|godverdomme|verdomd|verdomd goed|verrek|shit|shitty|bullshit|fuck|fucking|kut|kutklus|klote|kloten|klootzak|lul|gelul|geen gelul|lullig|lulkoek|gezeik|geen gezeik|gezeur|zonder gezeur|geen gezeur|gezever|kak|kakken|reet|kont|schop onder je kont|rot|rotzooi|rotklus|stom|stomme|stom hè|achterlijk|achterlijke|idioot|idiote|idioten|belachelijk|debiel|sukkel|sukkels|eikel|lelijk|lelijke|saai|saaie|oersaai|suf|suffe|sufferd|truttig|blabla|bla bla|geneuzel|zonder poespas|geen poespas|poespas|flauwekul|onzin|geen onzin|kul|gedoe|balen|baalt|schijt|schijt aan|maling aan|hekel aan|wij haten|we haten|gek|gekke|knettergek|gestoord|gestoorde|vet|vette|vet cool|gaaf|rebels|rebellen|dikke middelvinger|middelvinger|duivel|hel|krijg de',
  imperative:
    'aanmelden|abonneer|activeer|bekijk|bel|beleef|begin|bereken|bescherm|bespaar|bestel|bezoek|bied|blijf|boek|bouw|breng|check|chat|combineer|contacteer|creëer|deel|denk|doe|doneer|download|draag|ervaar|ga|geef|geniet|groei|haal|heb|help|houd|hou|huur|inschrijven|investeer|kies|klik|kom|koop|krijg|laat|lees|leer|leef|luister|maak|meld|mis|neem|ontdek|ontmoet|ontspan|ontvang|ontwerp|open|optimaliseer|organiseer|oriënteer|plan|praat|probeer|proef|regel|registreer|reis|reserveer|schrijf|schakel|shop|sla|sluit|solliciteer|spaar|speel|spreek|start|stap|stel|steun|stop|stuur|swipe|test|toon|train|transformeer|upload|verbeter|verberg|verbind|verdien|vergelijk|vergeet|verken|verkoop|versterk|vertel|vertrouw|vier|vind|voeg|voel|volg|vraag|vul|wacht|werk|win|word|zet|zie|zoek|zorg|bestellen|kopen|reserveren|ontdekken',
  superlatives:
    'de beste|het beste|beste|allerbeste|de grootste|grootste|de meest|het meest|meest|marktleider|marktleiders|wereldleider|toonaangevend|toonaangevende|leidend|leidende|nummer één|nummer 1|nr 1|eersteklas|eersteklas kwaliteit|topkwaliteit|hoogste|hoogste kwaliteit|hoogwaardigste|snelste|slimste|veiligste|makkelijkste|goedkoopste|voordeligste|laagste prijs|uniek|unieke|enig in zijn soort|ongeëvenaard|ongeëvenaarde|onovertroffen|onverslaanbaar|onverslaanbare|onvergelijkbaar|perfect|perfecte|ideaal|ideale|optimaal|optimale|uitmuntend|uitmuntende|uitstekend|uitstekende|uitzonderlijk|uitzonderlijke|buitengewoon|buitengewone|fantastisch|fantastische|ultiem|ultieme|maximaal|maximale|de enige|het enige|bekroond|bekroonde|wereldklasse|revolutionair|revolutionaire|ongekend|ongekende|extreem|top',
  jargon:
    'algoritme|algoritmes|architectuur van|authenticatie|automatisering|interface|interfaces|koppeling|koppelingen|integratie|integraties|infrastructuur|interoperabiliteit|schaalbaar|schaalbare|schaalbaarheid|uitrol|configuratie|configureren|parameter|parameters|optimalisatie|implementatie|implementeren|methodiek|methodologie|inkoopproces|logistiek|governance|audit|audits|activa|passiva|afschrijving|aansprakelijkheid|eigen risico|bestek|projectmanagement|verandermanagement|conformiteit|certificering|certificeringen|normering|normen|avg|specificatie|specificaties|module|modules|databank|database|databases|versleuteling|encryptie|virtualisatie|servers|netwerk|netwerken|glasvezel|telefooncentrale|bandbreedte|cybersecurity|diagnostiek|kalibratie|tolerantie|hydraulisch|hydrauliek|pneumatisch|koppel|fotovoltaïsch|halfgeleider|legering|verspaning|biomarker|werkzame stof|dosering|contra indicatie|hyaluronzuur|fiscaal|btw|waardeketen|kengetallen|indicatoren|processen|procesoptimalisatie|bedrijfsprocessen|risicomanagement|kwaliteitsborging|stakeholders',
  cliches:
    'op maat|maatwerk|oplossingen op maat|maatwerkoplossingen|innovatief|innovatieve|innovatieve oplossingen|innovatie|baanbrekend|baanbrekende|state of the art|modernste technieken|nieuwste technologie|hoge kwaliteit|van hoge kwaliteit|hoogwaardig|hoogwaardige|topkwaliteit|kwaliteit en service|totaaloplossing|totaaloplossingen|totaalpakket|alles onder één dak|alles in één|van a tot z|team van experts|team van specialisten|ervaren team|gepassioneerd team|deskundig team|vakkundig|vakkundige|jarenlange ervaring|ruime ervaring|jaren ervaring|passie|met passie|passie voor|gepassioneerd|onze passie|klanttevredenheid|tevreden klanten|de klant centraal|klant staat centraal|staat centraal|staat voorop|klantgericht|klantgerichte|persoonlijke aanpak|persoonlijke aandacht|persoonlijke benadering|uw partner|jouw partner|betrouwbare partner|vertrouwde partner|ontzorgen|ontzorgt|wij ontzorgen|volledig ontzorgd|ontzorging|breed assortiment|breed scala|ruim assortiment|toegevoegde waarde|meerwaarde|synergie|naar een hoger niveau|volgende niveau|naar het volgende niveau|next level|verschil maken|het verschil|revolutionair|revolutioneert|transformeer|ontketen|ontgrendel|volledige potentieel|in de wereld van vandaag|in het digitale tijdperk|in een wereld|voortdurend veranderende|snel veranderende|duik in|laat je inspireren|laat u inspireren|laat je verrassen|unieke ervaring|unieke beleving|onvergetelijke ervaring|naadloos|naadloze|moeiteloos|zorgeloos|zonder zorgen|zonder gedoe|meer dan alleen|meer dan een|niet zomaar|holistisch|holistische|ecosysteem|robuust|robuuste|toekomstbestendig|toekomstgericht|resultaatgericht|oplossingsgericht|kwaliteit voorop|passend bij uw wensen|wensen en behoeften|no nonsense|korte lijnen|stap voor stap',
  contractions:
    't|zo’n|m’n|z’n|d’r|da’s|dat’s|’s ochtends|’s morgens|’s middags|’s avonds|’s nachts|’s winters|’s zomers|effe|effen|ff|eventjes|mn|kweenie|weetje wel|in ’t|op ’t|aan ’t|is ’t|met ’t|van ’t|voor ’t|als ’t|wat ’n|zo is ’t|hé|joh|nou|’k heb|ik’s|gaat ie|heeft ie|is ie|kan ie|komt ie|wil ie',
  introductions: {
    frame: 'is een|is de|is het|is dé|zijn een|zijn de',
    ends: 'die|dat|voor|met|in|en|waar|gevestigd|uit|van|sinds',
    closes: '',
  },
  stands: {
    difference:
      'in tegenstelling tot|anders dan|de enige|het enige|zonder verborgen|zonder contract|zonder abonnement|geen verborgen|als eerste|wat ons onderscheidt|wat ons anders maakt|gepatenteerd|een van de weinige|handgemaakt|familiebedrijf|onafhankelijk',
    affordable:
      'betaalbaar|betaalbare|goedkoop|goedkope|voordelig|voordelige|laagste prijs|beste prijs|scherpe prijzen|eerlijke prijs|eerlijke prijzen|prijs-kwaliteitverhouding|budgetvriendelijk',
    premium: 'premium|luxe|luxueus|luxueuze|exclusief|exclusieve|hoogwaardigste|topklasse|high-end',
  },
  distinctions: {
    given:
      'gratis|kosteloos|kosteloze|zonder extra kosten|zonder meerkosten|vrijblijvend*|open source|reclamevrij*|zonder reclame|zonder abonnement|geen abonnement|zonder contract|privacy|veilig|beveiligd*|versleutel*|24/7|24 uur per dag|dag en nacht|dezelfde dag|volgende dag|dezelfde dag nog|binnen 24 uur|op locatie|ter plaatse|bij u thuis|aan huis|maandelijks opzegbaar|vaste prij*|transparante prijzen',
    made: 'eigen|ons eigen|zelfgemaakt*|in eigen huis|in eigen beheer|familiebedrijf*|onafhankelijk*|zelfstandig*|lokaal|lokale|uit de streek|handgemaakt*|ambacht*|met de hand|gemaakt in|biologisch*|sinds|jaar ervaring|jarenlang*|decennia*|generatie*|gecertificeerd*|erkend*|bekroond*|gepatenteerd*|gespecialiseerd*|specialist*|uitsluitend|op maat|kleine groepen',
    whole:
      'alles-in-één|all-in-one|alles op één plek|op één plek|alles wat je nodig hebt|alles wat u nodig heeft|alles wat u nodig hebt|alles onder één dak|onder één dak|uit één hand|van a tot z|van begin tot eind|van begin tot einde|van start tot finish|van ontwerp tot|van idee tot|van advies tot|van top tot teen|elke stap|one-stop-shop|totaaloplossing*|totaalpakket*|totaalconcept|complete oplossing*|compleet verzorgd|volledig verzorgd|één aanspreekpunt|vast aanspreekpunt',
    refusal:
      'zonder|zonder gedoe|nooit|nooit meer|geen verborgen|geen gedoe|geen kleine lettertjes|geen poespas|geen omkijken|niet alleen|niet zomaar|niet enkel|meer dan alleen|meer dan een|niets anders dan|niks anders dan|alleen|enkel|alleen maar|in plaats van|in tegenstelling tot|anders dan|de enige|het enige|als enige|geen enkele andere|een van de weinige|vrij van|nul|wars van',
  },
  refusals: {
    not: 'niet|nooit|noch',
    no: 'geen|nul',
    without: 'zonder',
    only: 'alleen|slechts|enkel|altijd|langer|meer|probleem|twijfel',
  },
  cuts: {
    determiner:
      'de|het|een|deze|dit|die|dat|onze|ons|uw|jouw|je|mijn|zijn|haar|hun|elk|elke|ieder|iedere|alle|geen|welke',
    pronoun:
      'ik|jij|jullie|hij|zij|ze|wij|we|men|u|mij|me|zich|er|te|om|kan|kunnen|kun|kunt|zal|zullen|wordt|worden|moet|moeten|mag|mogen|wil|wilt|willen|niet',
    connector: 'van',
    filler:
      'en|of|maar|want|dus|als|dan|omdat|terwijl|wanneer|waar|waarom|hoe|wat|wie|welk|in|op|aan|bij|met|zonder|voor|tegen|door|naar|uit|over|onder|tussen|na|sinds|tot|per|tijdens|binnen|buiten|rond|is|bent|ben|was|waren|geweest|heeft|hebben|heb|hebt|had|hadden|werd|werden|doen|doet|gedaan|gaan|gaat|komen|komt|maken|maakt|gemaakt|geven|geeft|krijgen|krijg|krijgt|vinden|vind|vindt|zien|ziet|weten|zeggen|nemen|neem|houden|houdt|staat|staan|ligt|laten|laat|bieden|biedt|zorgen|zorgt|helpen|helpt|gebruiken|gebruikt|ontdek|ontdekken|kies|kiezen|bekijk|bekijken|lees|hier|daar|nu|vandaag|morgen|altijd|nooit|vaak|weer|al|nog|alleen|ook|zeer|heel|erg|meer|meest|meeste|veel|weinig|minder|zo|zoals|toch|ja|nee|graag|snel|snelle|gewoon|eenvoudig|eenvoudige|direct|natuurlijk|zelf|samen|nieuw|nieuwe|goed|goede|beter|betere|beste|groot|grote|klein|kleine|eigen|andere|ander|verschillende|eerste|laatste|volgende|enkele|sommige|beide|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|honderd|duizend|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|welkom|hallo|bedankt|uur|etc|daarom|hierdoor|daarnaast|bovendien|echter|iets|niets|iedereen|perfect|perfecte|mogelijk|unieke|uniek',
  },
  weak: 'website|websites|site|pagina|home|blog|artikel|artikelen|nieuws|nieuwsbrief|email|e-mail|telefoon|adres|contact|bericht|berichten|account|menu|link|foto|foto’s|video|video’s|bestand|formulier|vraag|vragen|antwoord|antwoorden|informatie|info|details|gegevens|data|lijst|optie|opties|functie|functies|versie|product|producten|dienst|diensten|service|oplossing|oplossingen|aanbod|aanbieding|prijs|prijzen|kosten|pakket|bestelling|betaling|aankoop|winkel|klant|klanten|gebruiker|gebruikers|bezoeker|bezoekers|lid|leden|mensen|mens|persoon|man|vrouw|vrienden|partner|partners|team|bedrijf|bedrijven|organisatie|organisaties|merk|merken|branche|markt|wereld|land|stad|regio|plek|plaats|locatie|ruimte|straat|kantoor|nummer|aantal|soort|soorten|type|deel|einde|manier|weg|stap|stappen|proces|processen|methode|aanpak|geval|voorbeeld|ding|dingen|idee|ideeën|punt|punten|reden|redenen|probleem|problemen|resultaat|resultaten|doel|doelen|waarde|waarden|voordeel|voordelen|kwaliteit|ervaring|ervaringen|expert|experts|expertise|professional|professionals|kennis|vaardigheden|hulp|ondersteuning|succes|mogelijkheid|mogelijkheden|kans|kansen|behoefte|behoeften|wensen|uitdaging|uitdagingen|project|projecten|werk|taak|taken|activiteiten|programma|tijd|keer|dag|dagen|week|weken|maand|maanden|jaar|jaren|uren|minuut|minuten|moment|datum|toekomst|leven|familie|gezin|hand|handen|ogen|hart|verhaal|geschiedenis|naam|woord|woorden|titel|tekst|inhoud|review|reviews|tip|tips|systeem|systemen|techniek|technologie|platform|software|apparaat|materiaal|toegang|gebruik|keuze|selectie|categorie|voorwaarden|niveau|basis|gebied|grootte|kleur|kleuren|vertrouwen|energie|aandacht|aanvraag|afspraak|modern|moderne|digitaal|digitale|persoonlijk|persoonlijke|professionele|lokaal|lokale|internationaal|internationale|speciale|belangrijk|belangrijke|gratis|veilig|veilige|efficiënt|compleet|hoge|lage|online|app|thema|groep|euro|faq|maat|advies',
  commonplace:
    'aanbieding*|aanbod|aanvra*|account|adres*|advies|afspra*|algemeen|artikel*|bedrij*|bekijk|beschikb*|bestel*|bezoek*|blog|boek*|categorie*|contact*|dienst*|direct|eenvoudig|ervaring*|extra|faq|formulier|gebruik*|gemakkelijk|gratis|home|hulp|info*|inclusief|inschrijv*|kant|klant*|klik*|kosten|kwaliteit*|lees|levering*|link*|maand*|medewerk*|meer|mogelijk*|nieuw*|nieuws|ondersteun*|online|ontdek*|onze|oplossing*|optie*|over|pagina*|partner*|persoonlijk*|plan*|platform*|prijs|prijzen|product*|professione*|project*|reserv*|resultat*|service*|site*|snel|systeem|team|telefoon*|tijd|tips|uur|veilig*|verzend*|video*|vraag|vragen|web*|website*|week|weken|winkel*|via|diverse|tussen|zowel|tijdens',
  common: `
    ik je het de dat is een niet en van wat we in ze hij te zijn op maar er met die voor heb me als was ben om dit
    mijn aan dan naar weet hier zo jij kan geen nog heeft hem wel ja moet wil hebben goed haar nee hoe nu waar over
    ook doen uit zou ga of gaan bent mij bij al ons had iets daar jullie hebt gaat zal kom waarom meer deze laat
    moeten kunnen dus jou denk wie alles echt doe door alleen toch zien eens weg man misschien laten nooit nou
    terug zei mee oke niets iemand toen komt even veel onze gewoon weten komen mensen nodig tot worden zeggen leven
    tijd weer twee net tegen maken omdat zit uw zeg wordt hou kijk wij heel gedaan altijd mag dood zeker af jaar
    hun dag jouw huis dacht wilde allemaal vader doet wacht vrouw kunt zie keer andere zoals zij geef waren anders
    zich willen dank erg bedankt wilt geld spijt praten werk kon iedereen beter moeder staat niemand gezien werd
    niks vinden oh binnen zitten zullen na wist vind helpen genoeg uur elkaar ging hele sorry vast neem leuk klaar
    god alle maak natuurlijk lang bedoel drie kwam zegt toe he graag eerste maakt dingen krijgen alsjeblieft steeds
    ziet vertellen zonder deed houden hallo idee achter geven geweest onder helemaal mooi blijven kijken moest naam
    goede zag auto grote blijf luister lijkt ooit snel paar vragen kun wanneer gebeurd vriend meneer beetje nieuwe
    gek want kinderen hand zorgen laatste geweldig mr hadden vraag zelfs bang enige eten nemen samen zelf geleden
    hoor gevonden jongen staan denken vandaag gezegd denkt beste thuis heen wereld jongens ken eerst eigen zoon
    vertel buiten meisje gelijk morgen probleem geloof alsof halen hen zouden hoop elke vermoord familie politie
    verdomme bijna eigenlijk mannen wou zat werken horen vrienden precies kind manier kleine begrijp geeft houdt
    orde verder rustig wachten krijg hoofd soms stop vroeg daarom gebeurt volgens dagen gehad gemaakt open krijgt
    kant voel zoek vond zaak bel werkt volgende vanavond kans probeer blij best gehoord zoeken verteld ding oude
    tussen moment pas vijf plaats zet prima geloven vindt stad pijn eruit slecht minuten hulp brengen pak school
    jezelf hoeveel broer kamer heet plan spreken soort betekent vier ligt haal ergens juist dokter welke gebruiken
    ogen agent blijft proberen later ie word voordat help foto vrij zodat klopt dochter problemen gaf kent week
    water praat beginnen handen bellen deur mis boven eerder groot plek echte moeilijk baby spelen hoeft zoveel
    sinds stoppen doden vrouwen land lekker hetzelfde pakken schat verhaal druk waarschijnlijk vergeten breng snap
    ervan gebeuren mooie bloed bed dollar mevrouw kreeg nacht mogelijk lopen wees gelukkig vermoorden maanden
    nieuws waarheid hoi bezig papa liet klinkt sta zaken reden zorg tien voorbij hart avond schiet hoorde terwijl
    zes gekomen stel baas schuld vriendin the begin duidelijk vol zult rond veilig klein redden ander moord eraan
    voelt jaren gezicht zoiets lichaam nummer wakker ouders per leren ver eerlijk mam los fout telefoon fijn liefde
    liggen meteen mama slapen mogen zeer dezelfde vaak alstublieft vallen lk houd erop neer langs deel oud stond
    buurt belangrijk sterven drinken rest begrepen baan dicht vergeet beneden hoort jack geval tijdens team vooruit
    gebruikt kop zetten oorlog kennen vertelde mezelf hey inderdaad wapen john geluk hield mond maakte rust weken
    betalen gegeven sir klootzak vertrouwen ermee overal neemt anderen recht elk kantoor tweede aardig daarna vanaf
    hard vent liever nam welkom stuk onderzoek bewijs haat veranderen zin woord sam vandaan straks ontmoeten zus
    film ontmoet zichzelf nieuw kerel miljoen gebeld ok new kwaad werden nergens allebei lieverd gisteren minder
    ervoor verloren erin enkel stil boek noemen antwoord pap miss probeerde valt licht gegaan geworden informatie
    pa kwijt aarde konden gesproken slechte persoon ziekenhuis hond gevoel boos grappig ten voorzichtig normaal
    kapitein mens meisjes beschermen nogal voelen degene eindelijk heren loopt rijden prachtig vreemd trouwen
    moordenaar president kopen hoezo gevangenis koffie plezier verkeerd punt vechten contact meen schip einde
    verwacht advocaat begint begon ziek gang enkele stap erbij gevraagd heer zomaar getrouwd jezus serieus pardon
    herinner spel controle gebeurde daarmee seks grond opnieuw bedoelt stellen acht naartoe winnen beloof perfect
    waard nadat gebruik veranderd mrs gekregen juiste michael schatje begrijpen gingen leeft kwamen vroeger leg
    dames koning verlaten lucht wapens verliezen schieten zeven probeert langer half charlie behalve woorden leger
    meest slim ongeveer toekomst brengt stuur spullen geheim hierheen sommige trots relatie ongeluk vraagt gestolen
    makkelijk weinig tenminste kracht trek helpt lief eet afgelopen men lijken frank wilden lange werkte loop
    bekend york genomen meid hoef ter volgen gedood maand voelde nietwaar val bewijzen idioot belde via slechts
    slachtoffer dienst zodra onzin leek eentje grootste sturen goeie george feest vreselijk erover joe erger raar
    omhoog slaap succes wonen vertrekken gevaar begonnen ieder afspraak ziens mocht absoluut vorige lag ene hemel
    zwarte totdat muziek oom fantastisch luisteren trouwens lezen ruimte naast schuldig jawel gered begrijpt
    vanwege gisteravond sterk peter pistool noem tenzij droom camera straat bank viel zolang vooral meeste geest
    bedrijf verkeerde woont beide blijkbaar kijkt verliefd geprobeerd tom moesten verkopen meter vuur mike slaan
    hotel geweldige gedacht rug drugs let iedere david gaten lieve doel stierf tv jammer lijst kleren gevaarlijk
    stom vliegtuig excuseer dragen jong betaald fbi namen kende herinneren stomme welk groep uh schrijven huwelijk
    bestaat geleerd schelen goedemorgen regels jonge voorstellen lukt prijs missen gesprek vertelt zover zak deden
    gebracht vanuit vertrouw trekken verdomde onderweg delen gemist leuke direct daarvoor raken geraakt gezin dom
    keuze boot vonden verleden situatie tafel band gedachten moe duurt stem zwaar vliegen reis partner shit
    vertaling gestuurd honger gebouw speelt spreek geboren derde luitenant generaal dronken kolonel raad agenten
    regel red henry macht seconden gefeliciteerd bureau gast koud dr deal oma rechter ruzie vlucht liep gelooft
    james tuurlijk liefje bracht arme grapje regelen gewerkt zeiden teken lachen bericht keek oog hel show arm
    dansen sleutel moeite dame extra onmogelijk gebroken zoekt zweer leggen lijk kapot paul kaart bleef harry club
    dode ma uiteindelijk sneller wet brand negen leiden aantal verdwenen wegwezen max alex helaas mijne zon volg
    bal plannen zwanger tijdje eind komaan amerika operatie betrokken lastig gebied persoonlijk diep respect maat
    steek liegen kerk wedstrijd schoenen raak bar rijk meestal witte missie waarvoor midden lijn kost waarop brief
    mary rij beiden getuige hoeven jimmy cool meiden amerikaanse rot gekocht gezet rode kwalijk aanval danny adres
    feestje aandacht eer risico zee hoog ziel bevel rechercheur kiezen volledig computer gelezen sarah kont
    zelfmoord hopelijk daarvan nick gewonnen uitleggen les paard slag sprak winkel angst sluiten zuster planeet
    wagen bereiken sluit interessant beloofd dromen muur verdachte positie laatst zaten zul bekijken wisten rennen
    helft zulke warm park ls leeg ontdekt broek stelen lul bezoek sergeant dieren tony keus gewond gevallen
    vanmorgen kort sla haast geschreven onderzoeken speel neus bewegen heerlijk jane enig volk verdient meester
    verschillende systeem speciale verdienen spreekt hangt vijand groter allen ach verklaring ontslagen verkocht
    tante ray vreemde meegenomen benen raam belachelijk geschiedenis hoogte ring weekend verrassing gehouden wijn
    erachter bezorgd gehaald gelukt bus mes geheime bom weggaan vrede liegt belt ongelooflijk will spul zagen da
    betere tommy bestaan lift nek vriendje getuigen held meenemen tas sheriff waarvan slachtoffers donker slaat
    feit teveel dachten dichtbij gooi excuses been rekening spoor overleven links drink boeken gevecht professor
    knap gestopt waarmee boord verschil speciaal thee verjaardag sporen draagt alweer levend raakt jim verlies hoge
    beslissing richting appartement lot vannacht gepakt trein draai voeten collega bob bereid enorme ijs verandert
    gesloten raakte bedoelde duren you energie beurt indruk vlees zingen koop dader reed ophouden inspecteur ah
    gevoelens la gestorven begraven homo bobby strijd geregeld zware kennis last jake bill glas patient keuken
    plaatsen neergeschoten gebruikte godsnaam eh opa monster zwart huilen betaal geholpen stoel sloeg boodschap
    bedanken grap hangen gasten kilometer test koningin basis adem kalm haalt mark dankzij cel hoek ouwe kogel
    ochtend soldaten vlak prachtige kat voet totaal jurk billy hiermee ineens enorm soldaat overleden waarin gooien
    gepraat vernietigen werkelijk ryan moorden richard rechts onschuldig regering and bos opschieten breken steve
    gevangen rol beeld noemt wraak ervaring afstand eraf vele gratis verantwoordelijk veiligheid londen boom eikel
    dorp ontsnappen dak toestemming eenmaal lees noemde tekenen dossier bier geslagen leeftijd passen geluid wens
    verdorie achteruit perfecte blauwe doorgaan gat uitzoeken lunch eiland besloten klote verschrikkelijk
    controleren schoon dna slaapt restaurant gearresteerd belangrijke schoot goud bespreken vermist code stuurde
    toevallig heilige schrijf edelachtbare fijne stelt stukje vieren misdaad johnny commandant gezeten simpel
    behoorlijk armen ware ouder past draaien kate sleutels zorgt zocht leiding schreef draait programma vakantie
    okay geweten leidt hoelang lab nadenken radio verbergen chris geniet verpest sterft slot walter bouwen opdracht
    vertrek daniel woon actie tijden klas taak vorm toegang bruiloft gelogen parijs waardoor levens eric vis
    volwassen betreft maan vuile krant langzaam client medicijnen leider mist taxi adam antwoorden video twaalf
    martin welterusten proces beweging uren gemakkelijk verdwijnen advies eddie pad hoer procent waarover der draag
    terecht doos goedenavond vrijheid kosten vergeef hersenen gemeen rood hoewel wonder directeur fles geweer bezit
    don rachel kregen chef brug wind brian lol mening verhalen aangenaam majoor drankje voorkomen neef jaloers sexy
    vergeven klanten gedrag leer top kevin vaker voedsel gewone blijkt hopen binnenkort onmiddellijk huid street
    dol papieren ontbijt minuut gauw trap verloor genoemd zakken ontvangen honden ophalen volgt rare verband wint
    scott stopt twijfel aanvallen verraden oplossen bloemen kussen stemmen gegeten keren opnemen schade rivier jas
    mijnheer geweld durf engels lisa detective gestoord hoopte wezen ster thomas officier captain tonen nachts
    universiteit bedacht motor zomer dikke bepaalde vertrokken ergste medische bijzonder tanden arts knul
    persoonlijke bedoeling bedenken favoriete gegevens tegenhouden opeens akkoord kus beveiliging openen start anna
    rapport echtgenoot gezocht verborgen sommigen trouw krachten momentje claire ruikt roep details charles betaalt
    geheimen date amy gekozen nagedacht betekenen carriere yeah vrije luistert type honderd washington rook emily
    halve beest afgesproken rijdt lee ballen afdeling eigenaar publiek belangrijkste jason leef andy vorig leo boel
    burgemeester wellicht robert springen pete twintig speelde vecht bad vermoordde gedoe genaamd droeg terugkomen
    toilet duizenden kerels super lach nerveus hielp oplossing geinteresseerd meegemaakt sterren km waardeer klant
    overkomen beelden oren voeren strand gekke steun kamp rusten steen blik verlaat neuken veroorzaakt bieden
    aangevallen telefoontje aangedaan luke trekt dik duizend annie wow ziekte christus magie coach kyle clark
    geloofde gevolgd doelwit landen nauwelijks geslapen veld gebleven fouten prinses paniek kleur vaders duitse
    post steken arthur theorie verwachten zwak vangen vissen ontmoette testen ontsnapt geschoten prins loog duivel
    pond moeders harde machine grens signaal locatie eeuwig carter drank begrafenis lid verslaan kies verkoop sean
    ondanks genezen laag engeland afmaken domme tevreden herinnert lijden vergadering flat logisch stappen gaven
    jury zwaard nogmaals pers schot dankbaar bron maria wiens taart schattig grace lukken vijanden uitgenodigd
    achtergelaten vingers aandoen gelaten broers meerdere lui project kunst san city bende vrijdag jagen las
    menselijke releases makkelijker vertrekt gedragen manieren films straf miljoenen chuck melk vriendelijk matt
    ted william korte schijnt carl belang kelly rechtbank vluchten sterke compleet jouwe jerry eng vreselijke
    opstaan gezond war bijvoorbeeld sterker ideeen verboden normale roken tegenover ernstig snapt aannemen tuin
    duur to cia ln kip broeder moed uitstekend arresteren ruim kelder dichterbij afscheid trut gedachte patienten
    toeval sukkel lenen tegenwoordig kanker alan genieten hiervan chicago vergissing herinneringen stuurt paarden
    kocht dave frankrijk omgeving menselijk gaaf volle simon mooiste gezelschap kast opzij reizen officieel taylor
    verliest toon spelletje amerikanen vanochtend verdiend truck buren minister kaarten rome zojuist borst
    vernietigd hoger ed vloer heus vasthouden flink bepaald maatje blanke aanbod juffrouw doodde kwestie
    vingerafdrukken verstopt saai zette ontvoerd bevalt harder tent rose schreeuwen emma ontslag vlug contract bek
    internet stukken bekijk hiervoor opgelost behandelen roepen joey kilo gaande leerde zwemmen reet noorden
    opgesloten stopte phil daardoor kerst mexico leugenaar berg alarm bedoeld genoegen bereikt redenen haalde raden
    punten erom vervangen vormen senator eenheid hank interesse doorheen pauze geheugen opgeven beslissen
    omstandigheden lady eenvoudig talent koken des vandoor diner pillen gedronken vogel papier louis west opgenomen
    cadeau verstand bak beslist neen invloed pizza slaapkamer storm bescherming vermoordt big wit josh woonde
    biertje gekeken verantwoordelijkheid moeilijke roger stilte`,
  stockPhrases:
    'oplossingen op maat|naar een hoger niveau|van A tot Z|jarenlange ervaring|de klant centraal|toegevoegde waarde|het verschil maken|alles onder één dak',
  scale:
    'klanten|gebruikers|leden|mensen|gezinnen|patiënten|studenten|bedrijven|merken|landen|steden|winkels|vestigingen|medewerkers|projecten|jaar|jaar ervaring|bestellingen|beoordelingen|sterren|prijzen',
  numbers: {
    magnitude: 'miljoen',
    order: 'stap|deel|hoofdstuk',
  },
  claimContexts: {
    negation: 'niet|geen',
    towards: 'naar',
    terms: 'korting',
    years: 'jaar',
    experience: 'meer dan|ervaring',
    announcing: 'alles wat (?:je|u) moet weten',
  },
  sourceNames: {
    binder: 'van|het|voor|en',
    opening: 'De|Het|Wij',
    preposition: 'volgens',
  },
  ratings: {
    reviews: 'beoordelingen|recensies',
    outOf: 'van (?:de )?5',
    stars: 'sterren',
  },
  linking: {
    beforeNouns: 'in|met|voor|van|zonder',
    beforePlaces: 'in|te',
    betweenNouns: 'en',
    lastOfRow: 'en',
  },
  negations: 'niet|niets|geen|nooit|niemand|zonder|in plaats van',
  backward:
    'hij|zij|ze|het|hem|haar|hun|zijn|dit|deze|dat|die|daar|er|en|maar|of|dus|daarom|daarnaast|bovendien|ook|echter|dan|daarna|vervolgens|bijvoorbeeld|anders|beide|ja|hier|wie|waar|omdat|wanneer|als|terwijl|hoewel|let op|belangrijk|andere',
  conditions:
    'als|indien|tenzij|behalve|alleen|slechts|tot|vanaf|minimaal|maximaal|minstens|hoogstens|meer dan|minder dan|ongeveer|circa|bijna|afhankelijk|per|binnen|na|voor|exclusief|inclusief|mits',
  regulated:
    'geneest|genezen|genezing|gegarandeerd*|garantie|gecertificeerd*|erkend*|goedgekeurd*|verzekerd*|klinisch|bewezen|risicovrij|biologisch*|veilig*|bekroond*|gepatenteerd*|rendement',
}
