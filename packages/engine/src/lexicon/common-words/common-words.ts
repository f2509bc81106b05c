/**
 * The commonest words of everyday language, most common first, folded (fold.ts). Derived from the lists named in NOTICE.md,
 * whose licence is theirs: what a brand says more often than anybody does stands out against them.
 */
export const commonWords: Readonly<Partial<Record<string, string>>> = {
  en: `
    the of and to in for is on that by this with you it not or be are from at as your all have new more an was we
    will home can us about if page my has search free but our one other do no information time they site he up may
    what which their news out use any there see only so his when contact here business who web also now help get pm
    view online first am been would how were me services some these click its like service than find price date
    back top people had list name just over state year day into email two health world re next used go work last
    most products music buy data make them should product system post her city add policy number such please
    available copyright support message after best software then jan good video well where info rights public books
    high school through each links she review years order very privacy book items company read group sex need many
    user said de does set under general research university january mail full map reviews program life know games
    way days management part could great united hotel real item international center ebay must store travel
    comments made development report off member details line terms before hotels did send right type because local
    those using results office education national car design take posted internet address community within states
    area want phone dvd shipping reserved subject between forum family long based code show even black check
    special prices website index being women much sign file link open today technology south case project same
    pages uk version section own found sports house related security both county american photo game members power
    while care network down computer systems three total place end following download him without per access think
    north resources current posts big media law control water history pictures size art personal since including
    guide shop directory board location change white text small rating rate government children during usa return
    students shopping account times sites level digital profile previous form events love old john main call hours
    image department title description non insurance another why shall property class cd still money quality every
    listing content country private little visit save tools low reply customer december compare movies include
    college value article york man card jobs provide food source author different press learn sale around print
    course job canada process teen room stock training too credit point join science men categories advanced west
    sales look english left team estate box conditions select windows photos gay thread week category note live
    large gallery table register however june october november market library really action start series model
    features air industry plan human provided tv yes required second hot accessories cost movie forums march la
    september better say questions july yahoo going medical test friend come dec server pc study application cart
    staff articles san feedback again play looking issues april never users complete street topic comment financial
    things working against standard tax person below mobile less got blog party payment equipment login student let
    programs offers legal above recent park stores side act problem red give memory performance social august quote
    language story sell options experience rates create key body young america important field few east paper
    single ii age activities club example girls additional password latest something road gift question changes
    night ca hard texas oct pay four poker status browse issue range building seller court february always result
    audio light write war nov offer blue groups al easy given files event release analysis request fax china making
    picture needs possible might professional yet month major star areas future space committee hand sun cards
    problems london washington meeting rss become interest id child keep enter california porn share similar garden
    schools million added reference companies listed baby learning energy run delivery net popular term film
    stories put computers journal reports co try welcome central images president notice god original head radio
    until cell color self council away includes track australia discussion archive once others entertainment
    agreement format least society months log safety friends sure faq trade edition cars messages marketing tell
    further updated association able having provides david fun already green studies close common drive specific
    several gold feb living sep collection called short arts lot ask display limited powered solutions means
    director daily beach past natural whether due et electronics five upon period planning database says official
    weather mar land average done technical window france pro region island record direct microsoft conference
    environment records st district calendar costs style url front statement update parts aug ever downloads early
    miles sound resource present applications either ago document word works material bill apr written talk federal
    hosting rules final adult tickets thing centre requirements via cheap nude kids finance true minutes else mark
    third rock gifts europe reading topics bad individual tips plus auto cover usually edit together videos percent
    fast function fact unit getting global tech meet far economic en player projects lyrics often subscribe submit
    germany amount watch included feel though bank risk thanks everything deals various words linux jul production
    commercial james weight town heart advertising received choose treatment newsletter archives points knowledge
    magazine error camera jun girl currently construction toys registered clear golf receive domain methods chapter
    makes protection policies loan wide beauty manager india position taken sort listings models michael known half
    cases step engineering florida simple quick none wireless license paul friday lake whole annual published later
    basic sony shows corporate google church method purchase customers active response practice hardware figure
    materials fire holiday chat enough designed along among death writing speed html countries loss face brand
    discount higher effects created remember standards oil bit yellow political increase advertise kingdom base
    near environmental thought stuff french storage oh japan doing loans shoes entry stay nature orders
    availability africa summary turn mean growth notes agency king monday european activity copy although drug pics
    western income force cash employment overall bay river commission ad package contents seen players engine port
    album regional stop supplies started administration bar institute views plans double dog build screen exchange
    types soon sponsored lines electronic continue across benefits needed season apply someone held ny anything
    printer condition effective believe organization effect asked eur mind sunday selection casino pdf lost tour
    menu volume cross anyone mortgage hope silver corporation wish inside solution mature role rather weeks
    addition came supply nothing certain usr executive running lower necessary union jewelry according dc clothing
    mon com particular fine names robert homepage hour gas skills six bush islands advice career military rental
    decision leave british teens pre huge sat woman facilities zip bid kind sellers middle move cable opportunities
    taking values division coming tuesday object lesbian appropriate machine logo length actually nice score
    statistics client ok returns capital follow sample investment sent shown saturday christmas england culture
    band flash ms lead george choice went starting registration fri thursday courses consumer hi airport foreign
    artist outside furniture levels channel letter mode phones ideas wednesday structure fund summer allow degree
    contract button releases wed homes super male matter custom virginia almost took located multiple asian
    distribution editor inn industrial cause potential song cnet ltd los hp focus late fall featured idea rooms
    female responsible inc communications win associated thomas primary cancer numbers reason tool browser spring
    foundation answer voice eg friendly schedule documents communication purpose feature bed comes police everyone
    independent ip approach cameras brown physical operating hill maps medicine deal hold ratings chicago forms
    glass happy tue smith wanted developed thank safe unique survey prior telephone sport ready feed animal sources
    mexico population pa regular secure navigation operations therefore ass simply evidence station christian round
    paypal favorite understand option master valley recently probably thu rentals sea built publications blood cut
    worldwide improve connection publisher hall larger anti networks earth parents nokia impact transfer
    introduction kitchen strong tel carolina wedding properties hospital ground overview ship accommodation owners
    disease tx excellent paid italy perfect hair opportunity kit classic basis command cities william express anal
    award distance tree peter assessment ensure thus wall ie involved el extra especially interface pussy partners
    budget rated guides success maximum ma operation existing quite selected boy amazon patients restaurants
    beautiful warning wine locations horse vote forward flowers stars significant lists technologies owner retail
    animals useful directly manufacturer ways est son providing rule mac housing takes iii gmt bring catalog
    searches max trying mother authority considered told xml traffic programme joined input strategy feet agent
    valid bin modern senior ireland sexy teaching door grand testing trial charge units instead canadian cool
    normal wrote enterprise ships entire educational md leading metal positive fl fitness chinese opinion mb asia
    football abstract uses output funds mr greater likely develop employees artists alternative processing
    responsibility resolution java guest seems publication pass relations trust van contains session multi
    photography republic fees components vacation century academic assistance completed skin graphics indian prev
    ads mary il expected ring grade dating pacific mountain organizations pop filter mailing vehicle longer
    consider int northern behind panel floor german buying match proposed default require iraq boys outdoor deep
    morning otherwise allows rest protein plant reported hit transportation mm pool mini politics partner
    disclaimer authors boards faculty parties fish membership mission eye string sense modified pack released stage
    internal goods recommended born unless richard detailed japanese race approved background target except
    character usb maintenance ability maybe functions ed moving brands places php pretty trademarks phentermine
    spain southern yourself etc winter rape battery youth pressure submitted boston incest debt keywords medium
    television interested core break purposes throughout sets dance wood msn itself defined papers playing awards
    fee studio reader virtual device established answers rent las remote dark programming external apple le
    regarding instructions min offered theory enjoy remove aid surface minimum visual host variety teachers isbn
    martin manual block subjects agents increased repair fair civil steel understanding songs fixed wrong beginning
    hands associates finally az updates desktop classes paris ohio gets sector capacity requires jersey un fat
    fully father electric saw instruments quotes officer driver businesses dead respect unknown specified
    restaurant mike trip pst worth mi procedures poor teacher xxx eyes relationship workers farm fucking georgia
    peace traditional campus tom showing creative coast benefit progress funding devices lord grant sub agree
    fiction hear sometimes watches careers beyond goes families led museum themselves fan transport interesting
    blogs wife evaluation accepted former implementation ten hits zone complex th cat galleries references die
    presented jack flat flow agencies literature respective parent spanish michigan columbia setting dr scale stand
    economy highest helpful monthly critical frame musical definition secretary angeles networking path australian
    employee chief gives kb bottom magazines packages detail francisco laws changed pet heard begin individuals
    colorado royal clean switch russian largest african guy titles relevant guidelines justice connect bible dev
    cup basket applied weekly vol installation described demand pp suite vegas na square chris attention advance
    skip diet army auction gear lee os difference allowed correct charles nation selling lots piece sheet firm
    seven older illinois regulations elements species jump cells module resort facility random pricing dvds
    certificate minister motion looks fashion directions visitors documentation monitor trading forest calls whose
    coverage couple giving chance vision ball ending clients actions listen discuss accept automotive naked goal
    successful sold wind communities clinical situation sciences markets lowest highly publishing appear emergency
    developing lives currency leather determine milf temperature palm announcements patient actual historical stone
    bob commerce ringtones perhaps persons difficult scientific satellite fit tests village accounts amateur ex met
    pain xbox particularly factors coffee www settings cum buyer cultural steve easily oral ford poster edge
    functional root au fi closed holidays ice pink zealand balance monitoring graduate replies shot nc architecture
    initial label thinking scott llc sec recommend canon hardcore league waste minute bus provider optional
    dictionary cold accounting manufacturing sections chair fishing effort phase fields bag fantasy po letters
    motor va professor context install shirt apparel generally continued foot mass crime count breast techniques
    ibm rd johnson sc quickly dollars websites religion claim driving permission surgery patch heat wild measures
    generation kansas miss chemical doctor task reduce brought himself nor component enable exercise bug santa mid
    guarantee leader diamond israel se processes soft servers alone meetings seconds jones arizona keyword
    interests flight congress fuel username walk fuck produced italian paperback classifieds wait supported pocket
    saint rose freedom argument competition creating jim drugs joint premium providers fresh characters attorney
    upgrade di factor growing thousands km stream apartments pick hearing eastern auctions therapy entries dates
    generated signed upper administrative serious prime samsung limit began louis steps errors shops bondage del
    efforts informed ga ac thoughts creek ft worked quantity urban practices sorted reporting essential myself
    tours platform load affiliate labor immediately admin nursing defense machines designated tags heavy covered
    recovery joe guys integrated configuration cock merchant comprehensive expert universal protect drop solid cds
    presentation languages became orange compliance vehicles prevent theme rich im campaign marine improvement vs
    guitar finding pennsylvania examples ipod saying spirit ar claims porno challenge motorola acceptance
    strategies mo seem affairs touch intended towards sa goals hire election suggest branch charges serve
    affiliates reasons magic mount smart talking gave ones latin multimedia xp tits avoid certified manage corner
    rank computing oregon element birth virus abuse interactive requests separate quarter procedure leadership
    tables define racing religious facts breakfast kong column plants faith chain developer identify avenue missing
    died approximately domestic sitemap recommendations moved houston reach comparison mental viewed moment
    extended sequence inch attack sorry centers opening damage lab reserve recipes cvs gamma plastic produce snow
    placed truth counter failure follows eu weekend dollar camp ontario automatically des minnesota films bridge
    native fill williams movement printing baseball owned approval draft chart played contacts cc jesus readers
    clubs lcd wa jackson equal adventure matching offering shirts profit leaders posters institutions assistant
    variable ave dj advertisement expect parking headlines yesterday compared determined wholesale workshop russia
    gone codes kinds extension seattle statements golden completely teams fort cm wi lighting senate forces funny
    brother gene turned portable tried electrical applicable disc returned pattern ct hentai boat named theatre
    laser earlier manufacturers sponsor classical icon warranty dedicated indiana direction harry basketball
    objects ends delete evening assembly nuclear taxes mouse signal criminal issued brain sexual wisconsin powerful
    dream obtained false da cast flower felt personnel passed supplied identified falls pic soul aids opinions
    promote stated stats hawaii professionals appears carry flag decided nj covers hr em advantage hello designs
    maintain tourism priority newsletters adults clips savings iv graphic atom payments rw estimated binding brief
    ended winning eight anonymous iron straight script served wants miscellaneous prepared void dining alert
    integration atlanta dakota tag interview mix framework disk installed queen vhs credits clearly fix handle
    sweet desk criteria pubmed dave massachusetts diego hong vice associate ne truck behavior enlarge ray
    frequently revenue measure changing votes du duty looked discussions bear gain festival laboratory ocean
    flights experts signs lack depth iowa whatever logged laptop vintage train exactly dry explore maryland spa
    concept nearly eligible checkout reality forgot handling origin knew gaming feeds billion destination scotland
    faster intelligence dallas bought con ups nations route followed specifications broken tripadvisor frank alaska
    zoom blow battle residential anime speak decisions industries protocol query clip partnership editorial nt
    expression es equity provisions speech wire principles suggestions rural shared sounds replacement tape
    strategic judge spam economics acid bytes cent forced compatible fight apartment height null zero speaker filed
    gb netherlands obtain bc consulting recreation offices designer remain managed pr failed marriage roll korea
    banks fr participants secret bath aa kelly leads negative austin favorites toronto theater springs missouri
    andrew var perform healthy translation estimates font assets injury mt joseph ministry drivers lawyer figures
    married protected proposal sharing philadelphia portal waiting birthday beta fail gratis banking officials
    brian toward won slightly assist conduct contained lingerie shemale legislation calling parameters jazz serving
    bags profiles miami comics matters houses doc postal relationships tennessee wear controls breaking combined
    ultimate wales representative frequency introduced minor finish departments residents noted displayed mom
    reduced physics rare spent performed extreme samples davis daniel bars reviewed row oz forecast removed helps
    singles administrator cycle amounts contain accuracy dual rise usd sleep mg bird pharmacy brazil creation
    static scene hunter addresses lady crystal famous writer chairman violence fans oklahoma speakers drink academy
    dynamic gender eat permanent agriculture dell cleaning constitutes portfolio practical delivered collectibles
    infrastructure exclusive seat concerns colour vendor originally intel utilities philosophy regulation officers
    reduction aim bids referred supports nutrition recording regions junior toll les cape ann rings meaning tip
    secondary wonderful mine ladies henry ticket announced guess agreed prevention whom ski soccer math import
    posting presence instant mentioned automatic healthcare viewing maintained ch increasing majority connected
    christ dan dogs sd directors aspects austria ahead moon participation scheme utility preview fly manner matrix
    containing combination devel amendment despite strength guaranteed turkey libraries proper distributed degrees
    singapore enterprises delta fear seeking inches phoenix rs convention shares principal daughter standing voyeur
    comfort colors wars cisco ordering kept alpha appeal cruise bonus certification previously hey bookmark
    buildings specials beat disney household batteries adobe smoking bbc becomes drives arms alabama tea improved
    trees avg achieve positions dress subscription dealer contemporary sky utah nearby rom carried happen exposure
    panasonic hide permalink signature gambling refer miller provision outdoors clothes caused luxury babes frames
    viagra certainly indeed newspaper toy circuit layer printed slow removal easier src liability trademark hip
    printers faqs nine adding kentucky mostly eric spot taylor trackback prints spend factory interior revised grow
    americans optical promotion relative amazing clock dot hiv identity suites conversion feeling hidden reasonable
    victoria serial relief revision broadband influence ratio pda importance rain onto dsl planet webmaster copies
    recipe zum permit seeing proof dna diff tennis bass prescription bedroom empty instance hole pets ride licensed
    orlando specifically tim bureau maine sql represent conservation pair ideal specs recorded don pieces finished
    parks dinner lawyers sydney stress cream ss runs trends yeah discover sexo ap patterns boxes louisiana hills
    javascript fourth nm advisor mn marketplace nd evil aware wilson shape evolution irish certificates objectives
    stations suggested gps op remains acc greatest firms concerned euro`,
  de: `
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
  fr: `
    de la le et les des en un du une que est pour qui dans par plus pas au sur ne se ce il sont ou avec son aux
    cette ont ses mais comme on tout nous sa fait ete aussi leur bien peut ces deux ans encore marche donc cours
    moins sans si entre faire elle peu vous prix dont lui egalement effet pays cas millions belgique bef mois leurs
    taux annees temps groupe ainsi toujours societe depuis tous soit faut bruxelles fois quelques sera entreprises
    contre francs je dernier etait chez monde alors sous actions autres ils reste trois non notre doit nouveau
    milliards avant exemple compte belge premier nouvelle terme avait produits cela fin niveau benefice toute
    travail partie trop hausse secteur part beaucoup valeur croissance rapport usd annee base bourse lors vers
    souvent vie autre peuvent bon surtout toutes nombre fonds point grande jour va avoir nos quelque place grand
    personnes plusieurs certains permet politique cet chaque chiffre pourrait devrait produit rien mieux celui
    qualite france vente jamais production action baisse resultats votre risque debut banque an voir avons elles
    moment question pouvoir titre doute long petit notamment fb droit heures cependant service jours celle demande
    belges ceux services bonne seront economique raison car situation entreprise me nouvelles possible toutefois
    tant nouveaux selon parce dit seul societes vient quatre marches mise seulement van semble clients serait fort
    frais lieu gestion font quand capital gouvernement projet grands reseau donnees prendre plan points outre
    pourtant ni type europe pendant mesure actuellement public dire important mis partir parfois nom veut present
    passe forme autant developpement mettre grandes vue investisseurs trouve maison mal moyen choix doivent nlg
    direction simple periode enfants dollars personnel assez programme general banques eux semaine president
    personne europeenne moyenne tard loi petite certaines savoir loin explique plupart jeunes cinq contrat valeurs
    seule rendement nombreux fonction offre client activites eu environ ministre cadre sens etaient securite
    recherche paris sorte decembre suite davantage ensuite janvier donne vrai cause conditions suis juin peine
    certain septembre sommes famille pris laquelle directeur propose gens derniers etant fut chose portefeuille
    obligations afin differents technique ailleurs americain ventes rue livre octobre vraiment sein or dollar enfin
    haut petits porte tel duree domaine aurait jeune presente pc lorsque choses puis aucun tandis coup existe
    propre carte crise importante atteint revenus montant forte ici quant vu rapidement ville etc mars mon premiers
    bas marque veritable ligne longtemps propres devant passer depart pu total serie quoi particulier concurrence
    eleve position connu principe tendance court pages evidemment resultat aura parmi americaine face trouver
    durant femmes construction desormais distribution telle difficile autour europeen pratique centre vendre
    juillet mai region sociale filiale film besoin mode represente realite femme vaut aucune hommes donner titres
    nombreuses differentes moyens formation chiffres generale dix prochain genre bureau communication participation
    gros pourquoi estime devient realise creation novembre pourra semaines consommation faible terrain site droits
    moitie puisque reprise compris projets avril vont call simplement six firme perte philippe sait prend vite via
    strategie vos jeu petites marketing presque michel manque realiser financiers comment voiture chef constitue
    internet net charge nature second payer actuel investissements dispose financier membres date avaient gamme
    revanche decision tour actionnaires solution creer concerne belle lequel seconde version cher chacun lire
    techniques decide mouvement conseil necessaire meilleur double sujet generalement restent celles politiques
    malgre confiance homme ayant papier commerce wallonie windows termes met contraire informations trimestre
    difference certaine formule voit programmes actuelle permis dossier guerre acheter rendre fevrier ma main voire
    bons technologie europeens elements unique venir courant suffit conserver maximum force fax largement milliard
    soient pierre devenir franc minimum mort responsable possibilite presse affaires longue travers bbl
    relativement moi presence europeennes devraient groupes ensemble sante new pense benefices but compagnie
    publique coeur revenu mesures table nettement questions permettre retour majorite potentiel moindre recemment
    secteurs reduction large traitement perdu etrangers parents fond capacite vitesse activite quel tient taille
    eviter risques jean allemagne parler propos signifie voie jouer prevoit blanc noir parti logiciel continue bois
    meilleure perspectives developper oeuvre structure suivre tiers prise professionnels raisons neanmoins preuve
    social beneficiaire couleurs mondial maintenant essentiellement prevu japon previsions centrale international
    yeux pme ait bonnes operations pied pourraient londres juge devra uniquement corps divers numero reduire texte
    tenu budget pression mes style economiques jacques montre population analystes processus placement classique
    dividende rester publics fortement plein wallonne dem express faudra travailler credit directement prime
    flandre monnaie precise appel travaux juste put tableau terre permettent devenu rouge memoire partenaires
    rapide travailleurs joue objectif salle parle musique milieu autorites chute regime liste operation bout
    performances electronique haute responsables lance voitures patron affiche situe etudes microsoft condition
    retrouve revient belgacom route luxembourg campagne comptes hors culture commission possibilites semestre
    actifs finalement internationale monetaire passage of justice page tels poids commercial entendu mondiale
    accord diverses totalement fil clair vin biens euro york parfaitement viennent division reseaux principal
    lancer superieur atteindre reference telephone management vins proche collection fiscale ceci informatique
    investissement volume materiel publicite train coupon progression tenir protection couleur nouvel change
    changement garantie somme plaisir fils laisse importants prive besoins oeuvres americains relations peau moteur
    augmentation suivi volonte beau bancaire laisser bureaux principalement interessant logiciels sommet vivre
    eleves robert contrats oublier performance reponse concept obtenir poste attendre lignes consiste augmente vert
    figure mot developpe magasins collaboration repondre tva holding livres convient fonctions fera pouvait million
    paul britannique voix disque affaire minutes quelle contexte limite mains commun reduit particuliers verre
    wallon allemand effets chine meilleurs rend applications procedure devait profit methode pose commence idee
    cree nuit nord capitaux options consommateur cartes soi metier probablement aller facile importantes marc
    capitale devise prochaine transport street demander utilisateurs image proprietaire facilement publiques croire
    disponible louis veulent charleroi consommateurs devises difficultes sort national machines annonce choisi
    decouvrir soutien avez perdre cuisine telles travaille ouvert phase certainement television pratiquement annuel
    bord paiement bank institutions seuls arrive constate marques nationale regard representent etat libre rachat
    portes sortir commandes permettant manager fiscal cinema histoire zone sauf avantages voici dur effectivement
    puisse reel the puissance fixe belgium contact epoque rythme principaux vendu utilise etude sensible bref
    rencontre specialistes brut mauvais neerlandais supplementaire mots reprises necessaires soir machine penser cd
    parts comprend fusion acquis totale voyage logique concurrents idees dette sud reellement financement
    disponibles vieux marge dirigeants avis changer consequence sociales superieure certes faisant ordinateur
    partenaire warrant fabrication redressement suffisamment delegue pourront poursuit chemin emplois frf evolution
    cour automobile ancien note parties pension professionnel assure garder guy ibm climat sicav departement sept
    partout immobilier lancement rating reussi patrimoine feu experience anvers anciens graphique fortis faveur
    retrouver droite responsabilite commande kredietbank direct utiliser tonnes connaissance achete americaines
    clairement semblent biais futur neuf chance faillite km equipe musee compagnies documents pertes sortie
    seraient choisir tellement industriel precompte immediatement avantage constituent dechets sport demeure garde
    maisons solvay consequences kb active depenses donnent employes sites elections detient obligation fruits
    vehicule investi mission profiter visite comprendre professionnelle affirme wall charges privee rares
    succession liberte rentabilite suivant efficace assurer images agences impossible john enfant fournisseurs
    photo salaires compter disposition formes beneficiaires lesquels maintenir precisement couple enregistre recul
    offrir peur hauteur centres voulu industrielle positif luc administrateur interessante commerciale interne
    pleine passant vision gsm faits retard lundi porter ecrit cesse locaux delai trouvent classiques realisee alain
    vigueur gagner philips favorable pouvoirs participations generation element devenue touche conseils devoir mer
    souligne respectivement rapports vacances lieux naturellement statut usa destine defaut objectifs recente
    saison industriels suisse categorie complexe huit fisc obtenu repris occupe serieux emis comportement vingt
    conjoncture gauche ordre mobilier parcours perspective normes recours communaute annuelle lecteur objets
    fabricant niveaux realisation amateurs consequent presenter vise types detail mauvaise professeur progresse
    signe passee approche return jardin flamand namur bilan vif sensiblement commune dimanche option partis analyse
    films surface warrants gbp prises secret historique journee allemande andre fille proposer avions augmenter
    parc delhaize limitee appareils villes diminution prochaines servir bernard faiblesse souhaite internationales
    producteur producteurs code belles cabinet fonctionnement ff gerer cm mouvements pratiques regions dossiers
    meilleures entree vendredi actif sociaux supplementaires cafe message physique communes dizaine faute selection
    source facteurs milliers soleil tirer concernant bourses fallait sentiment beneficier debat elevee ouvrage
    police pouvez attention bel constructeurs contribuable moderne passion primes in suit auquel depasse
    specialisee bruxellois declaration multiples quartier video depend liquidites correction ca comite web cherche
    filiales leader calcul gaz rens artistes deficit cadres federal probable remboursement and efforts restaurant
    couverture domicile soins devront luxe complet danger indispensable syndicats comporte faite juridique langue
    respect continuer lesquelles local rare restructuration automatiquement plat boursier sol cotees materiaux
    ordinateurs tradition progressivement capable classe familiale reserve fonctionne solutions fabricants paie
    finances reelle masse unites considere fer auront noms riche patrick salon territoire magasin candidats marges
    asiatique inferieur reaction fleurs record tribunal recettes poursuivre dessous portant sabena acteurs dehors
    constructeur relation offrent spectaculaire luf produire confort familles investir reprend sert montrer merite
    places judiciaire textes quasi sncb jeux permettra etudiants membre photos positions cockerill lendemain cent
    gagne japonais mark pointe solide anglais presentent decisions legislation medias victimes ecran necessairement
    decouverte club environnement noter exportations negociations jan repond entier business peinture voisins
    faibles location promotion technologies auraient caisse entend simples maladie menu chances commerciaux
    printemps benelux poser asie usage pib actionnaire prennent resistance dow ii surprise etats mariage necessite
    cote beaute exclusivement lettre paye rendu software utile gestionnaires beneficie procede vaste crois normal
    construire demarche emprunts naissance co distance tourner attendant quantite roi tourne ajoute bancaires
    ajouter geant automatique faux attend litres argent confirme independants enorme destines vehicules ressources
    standard auparavant construit principales disposer global ecoles reputation fameux rappelle conseille heure
    veille difficulte limites commerciales samedi palais vend vit tractebel connaissent reprendre village emploi
    amis budgetaire croit mises souci contient habitants weekend bras beaux bruxelloise faisait introduit interieur
    outils precis chercheurs taxe salaire transactions christian chambre portee reflexion ag hasard matin assureurs
    reforme fournir recherches lies tenue proposent aide ferme secondes cger contenu quotidien flamande centaines
    course billet critique naturel principale support dehaene gand economies guide proposition specialiste
    francophones importance vent conception preference spectacle avenir grave commencer diminuer chercher bonheur
    dizaines exactement outil scenario jones coups emissions eventuellement royale soumis lecture monter central
    exigences contacts consacre due reussite echeance recevoir tableaux arriver evident ps art italie amelioration
    auteurs quinze russie demain precedent vendeur evenements autrement experts fortes furent possibles
    circonstances placer publication reserves sauce venu charles collaborateurs implique obligataire etabli
    forcement remarquable vol claude tourisme internationaux directe competences conseiller facteur plastique
    rarement royal lutte relative actuels envie ministres secretaire capitalisation langage positive circulation
    convaincre notion visage vouloir ajoutee caracteristiques eric union paix courrier disposent presentation barre
    comparaison determiner firmes fournisseur informatiques luxembourgeois achats solde serge globale propriete
    strategique renault partage sources kong destinee absolument branche ouvre plans productivite ameliorer
    parlement depit fichiers personnalite gestionnaire profession qualites conscience medecin design decor faudrait
    participer appelle forces appareil conduite longueur tarifs verite lien locales francophone clubs correspond
    coupons estiment defi proteger realises methodes revenir superbe volontiers document nomme tente financer
    scientifique georges travaillent lie zones aime lettres ouverte hong murs philosophie rappeler utilises
    suivante representant traduit remettre differente longs economie discours distributeur domaines regional faites
    italien restera usine group personnage portent attendu articles changements fallu leger mener proprietaires
    specifique recuperer voyages proceder locale medecins prives transmission concurrent courte quart baisser pieds
    publie ford menace reunion transfert compose dimension personnages ralentissement conclusion agents parfum
    remuneration difficiles mettent proches reglementation salles grimpe prochains prevue electrique dynamique
    exposition installe plancher distributeurs declare connue preparation realisees beurre operateurs achat
    province specifiques albert renforcer telephonique comptable effectuer trafic degre definitivement humain
    optique remarque talent appele modifier definition peintre respecter stade statistiques certificats limiter
    livraison placements raconte volumes immobiliers anciennes chevaux medicaments peter feuilles football
    identique pouvons remise structures tenter accords cotisations indice neutre constituer montrent loyer
    proximite voient epouse canada entrer postes precision cite concours patrons populaire petrole negatif
    allemands roman victime italienne menages repas petrofina langues tendances pire prudence savent conduit mille
    renovation egard exercice avance effectue fortune fournit lecteurs morgan decouvert different emploie bleu
    technologique telecommunications amsterdam fiscales indique information lourd signal ed aider ancienne apporte
    nette prestations publicitaires sensibles lit volatilite etape assurance lancee resoudre garanti modification
    revue speciale www`,
  es: `
    que de no la el es en lo un por me una te los se con para mi esta si bien pero yo eso las su tu aqui del al
    como le mas esto ya todo vamos muy hay ahora algo estoy tengo nos nada cuando ha este estas asi puedo quiero
    solo soy tiene gracias bueno fue ser hacer son todos era eres vez tienes creo ella he ese voy puede sabes hola
    sus porque dios quien nunca donde quieres casa favor esa dos tan senor tiempo verdad estaba mejor estan va
    hombre usted mucho hace entonces siento tenemos puedes ahi ti vida ver alguien sr hasta sin anos sobre decir
    uno siempre oh ir cosas tambien antes has ni mis dia estar estamos noche nadie otra quiere parece nosotros poco
    padre trabajo gente mira vas sea les mismo hecho ellos dijo pasa dinero hijo tal otro hablar seguro claro lugar
    mundo amigo espera mierda han tus sabe despues momento desde fuera cosa tipo manana podemos dije gran necesito
    estado podria acuerdo papa tener dice mio crees buena gusta nuestro nuevo sera haciendo dias nombre buen habia
    ven tres menos debe tenia mal conmigo madre hoy sido mama tienen luego todas alli toda hora mujer visto haces
    importa contigo ve tarde oye parte haber hombres problema saber queria aun veces nuestra hacerlo cada hizo veo
    tanto razon ustedes idea esos van quiza debo alguna cierto ud muerto unos estos salir policia realmente
    demasiado familia pueden cabeza hemos amigos chica carino lado alla entre minutos digo algun serio cuidado paso
    buenas somos amor puerta ves vaya ah suerte eh rapido cuenta quizas io esas pues pasado pense todavia hermano
    debes casi forma chico ok dicho nueva sabia muchas dentro hice contra auto camino ayuda primera hacia vi miedo
    adios primero deberia poder ninos seria historia hey mientras ciudad dijiste espero cuanto esposa pronto chicos
    cualquier viejo debemos deja ano muerte hablando manos da loco problemas mano guerra semana pasar vale cual
    viene volver toma caso agua hare vete entiendo horas personas capitan adelante nino listo noches buenos iba
    juntos dame unico dejame cerca otros sigue grande arriba jefe habla supongo manera quieren feliz significa
    sangre fin bajo llama venir morir importante hiciste ojos escucha entrar ningun corazon diablos necesitamos
    atras durante dices nuestros persona abajo dr hija dejar necesita llegar hago senora haya suficiente doctor
    gustaria tierra cara siquiera genial cree supuesto tomar equipo justo juego ninguna matar cinco dicen amo
    pequeno algunos conozco clase maldito unas muchos hubiera segundo aunque pueda dime igual comida ay cuerpo
    encontrar fuerte vuelta venga creer realidad saben puta deberias pregunta fui cuatro sra primer trabajar hagas
    alto maldita comer numero dar necesitas john oportunidad punto misma ultima afuera mujeres pensar fueron
    dificil vivir malo estabas vivo haga queda hijos mayor fiesta hacen medio algunas basta ei arma vino meses
    cuarto escuela dolares tio posible tuve facil preocupes jack luz eran carajo final lista trata armas hermana
    exactamente chicas podia bastante seguridad pasando esperando aca telefono perro fuego murio tampoco sola
    estuvo verte ire tenido culpa veras adonde buscando padres paz demonios estara perdon jugar pensando esperar
    sabemos recuerdo par joven seguir pueblo tenga caballeros idiota dio minuto bebe unica lejos nuestras plan
    pienso sentido dormir digas palabra correcto control vemos entiendes pais seis ultimo diga podrias pequena
    callate trato rey sucede sam muchachos jamas cama srta ayudar acerca di cambio falta hospital lleva presidente
    mil gusto conoces diciendo os ido general extrano semanas coche peor mucha disculpe dire anoche perder vamonos
    nave cielo habra orden segura querida nina michael increible ademas deben libro calle cafe piensas hacemos
    especial queremos ia clark irme perfecto buscar odio piensa oficina hablas libre agente york llamar mala detras
    viste dile grandes recuerdas real estaban mia frente perdido llamo muertos millones asesino sueno quisiera
    habria hara viaje probablemente peter resto estare maldicion lamento muchacho avion ropa fuerza llamado oido
    frank dado encima negro usar informacion uds preguntas tuvo secreto vuelve miren quieras haria acaba otras
    incluso sientes deberiamos haz decirte boca dolor bano adentro profesor habitacion dano tuyo seas noticias
    demas querido duro poner prueba mire tonto campo siendo diez tranquilo asunto acabo quedate derecho placer
    recuerda estuve tratando ejercito futuro llevar compania venido listos haremos sitio verlo puesto atencion sino
    cambiar error blanco raro palabras llego sal pase mente sistema pelicula anda ello negocio novia permiso crei
    suena ocurre oficial espere aire george mato harry regresar vio hazlo trasero grupo entendido senorita musica
    perra conoce empezar siente estupido diferente traje modo james encontre mensaje llamada navidad eras pena
    largo entra piso foto dijeron medico accidente fuiste imposible podriamos linea propia barco ganar normal
    segundos vive mitad quiera tras decirle lindo funciona programa vine abre sean pagar fotos centro supone basura
    situacion mejores vienen encanta marido personal maestro hambre ataque culo dale pie conseguir trabajando
    gracioso dejo pudo derecha izquierda proxima pobre respuesta tipos sentir tenias pude darle voz amiga gustan
    vista salvo loca hotel hicieron ten temo senal pelo llevo ayer das nena servicio tren tom bonito mes tendra
    tendras edad ellas hermosa ben honor simplemente llamas tengas corre baja sol sientate dan humano divertido
    sexo vuelto peligro mesa jimmy siguiente hablo disculpa decirme joe caja negocios mision silencio sale llegado
    estaria regreso media propio charlie oro enseguida linda prometo esposo norte hubo juro muerta interesante
    pensaba busca terminar tendre completamente cita siete cumpleanos abogado alrededor cerebro llave santo hermoso
    necesario edificio irnos tendremos vayas doy trae salio ley verdadero pelea banco terrible calma cena dare
    gobierno comprar creen sargento destino bob existe novio sala traves regalo iglesia decia cualquiera excelente
    esperen deseo alma diablo deje cuantos espada estabamos carne maravilloso vidas sucedio oi peligroso direccion
    libertad jesus ocurrio vere suenos pudiera detective sorpresa tuya pies club terminado infierno creia luna
    salvar carta estes cielos teniente encuentra david veamos quise escuchame necesitan ambos decision roma enemigo
    hicimos dulce pruebas querias abuelo totalmente mirando vayan carrera vuelo ante bienvenido haras encontramos
    encontrado contacto posicion saberlo planeta humanos coronel junto diria base oir suelo pelear ayudarte pistola
    frio comandante partes llega sur iremos rato mar espacio asesinato ventana prisa tienda camara puedas segun
    broma reunion despierta sacar segunda papel locura departamento horrible enfermo pregunto carcel ordenes
    intento isla salida volvere usa gato paul hagan dejes duele vengan crimen esperaba causa bar sere ocho temprano
    rio relacion drogas luces bromeando ojala hablamos trabaja irse libros radio mary ray bill vienes quedan
    excepto brazo tome rojo conocido universidad investigacion batalla reglas cargo hogar ninguno dieron vuelva
    sabias respeto estacion corte paciente encuentro energia dejado baile fbi abuela caliente vieja viendo veremos
    rayos simple bailar triste zona seras guardia cancion salud escuchar parar mike estaras cenar max soldados
    caballo seran estaremos interesa volar principio nivel calmate conocer finalmente alegro debajo podrian bosque
    bonita bolsa pone taxi ocupado amable ryan acaso detente imbecil san equivocado viva puso obra consejo publico
    ayudame animales azul apuesto prision mirar inteligente metros fantastico proximo jugando ojo salga vea llaman
    entrada duda cerveza unidos matado princesa perdi entender santa quedar miles llamare companero pensado espalda
    bomba alex cartas apenas leer hermanos darme papi mantener suyo rico verla lee bobby sigues toca olvidalo
    accion hayas dioses mando dejare llegue formas uh henry cierra damas puente memoria regresa muevanse parecia
    vestido llaves tv camion acabar robot monton estuviste maquina puertas podamos muere trago mayoria reina lleno
    ingles don soldado estrella escuche valor pido delante codigo heroe fe capaz verme beber velocidad darte llevas
    partido estuviera tony lex opinion irte cocina abrir perros sepa pareces escribir golpe alta estados tocar
    vuelvo habian ganas hacerte volvio ejemplo robert contar tenian proposito entiende empieza anillo londres
    tendria pedir estilo ayudarme pista cambiado escapar eeuu encontro espiritu viejos molesta nota diferencia
    tratar precio caballero sirve alegra doble agradable embargo tengan tuvimos sube esten mami emergencia cuello
    boda aprender pete informe blanca experiencia debia podido mentira director mata exacto eddie dejalo defensa
    tuviste confiar color bond hacerle aquel conoci probar principe ira soio ai despacio tiro vacaciones perdio
    fondo chris verde parecen bienvenida opcion operacion jim hablado traer principal demonio zapatos leo anna
    respecto nuevos especie pidio exito cabron mirame piernas unidad hielo llegamos dejeme ios debi vendra
    matrimonio habias podra piel preocupa quedarme tuviera tiempos richard quienes oiga ultimos oigan fuimos arte
    necesitaba comun intentando llevare levantate correr brillante calor planes dra visita presion pared esperanza
    completo subir cansado llame recordar trampa monstruo bajar pierna senores tomo pasara mataste grandioso socio
    herido cayo fuerzas nick cine escena tia danny dando puntos teniamos dejaste muevete larga solia tema preparado
    depende policias solos matarme mark pon hubiese tanta oeste paris viento jovenes hacerme asiento carter
    washington estupendo caminar juicio creerlo carga tranquila banda estaran animal escuchen bush encontraron
    dejas tarjeta ibas podras nueve seguramente volvera majestad llena caer aeropuerto vayamos tommy acabado sigo
    enorme area muevas haberlo dejen ridiculo reloj hagamos flores mapa culpable cuentas pareja tomando laboratorio
    beso empezo pedi nariz cuestion termino vengo the perdona acuerdas verano prefiero peso billy oscuridad
    diferentes cliente charles cuantas television suya prensa johnny vistazo inmediatamente solamente gordo
    quedarse posibilidad medicina malditos pantalones mataron ayude podremos locos nombres superman parecer america
    definitivamente cinta desea brazos asuntos riesgo lugares cuento noticia digame decirlo tonterias sentimientos
    objetivo pasada arreglar casado bote roja leyes millon arbol hable proyecto nervioso lana salido pedazo malas
    joder humana absolutamente evitar corriendo bala vosotros debido confianza especialmente intenta pequenos paga
    ganado ama limpio comenzar angeles robots lleve ruido preocupe jason belleza salgan come vera deberian lider
    preguntar inocente andy lastima red enfermedad desgraciado haran dientes mate central ponte felices supe
    haberte marcha poderes hubieras justicia bella proteger cabello pedido oscuro sarah embarazada costa dama
    alguno orgulloso vos tomado digamos debio gana cura lengua arana podre voluntad total dedo pago agradezco
    partir lucha leche luke diste copa quedarte seguros destruir bienvenidos llevan jerry ponga lados acceso parker
    intentar trajo desastre deber herida debil naturaleza luchar extrana encontraste vieron llamame imagen pan
    refieres clientes varios show auxilio oyes siguen sentado saliendo responsable olvidado quedo permite aquella
    puse sonido quiso escrito carro preciosa muestra bastardo restaurante huevos fantasma mismos profesional amas
    entero peliculas cerrado dedos sigan dueno cuchillo turno tormenta caray abierto quede verdadera doc playa km
    victoria primo oiste lisa interior hechos piedra jodido militar computadora encantaria siga silla movimiento
    momentos familiar apartamento disparar tesoro perfecta refiero motivo dara nuevas mr querer matarlo valiente
    victima tendran estupida envio steve encantado diario abran senti autobus traido casas apurate encuentras
    descanso sheriff mulder mueve inglaterra quieto carl matarte calles tamano colegio usando cabo video toques
    pelota yendo directo termine vivos sombrero estudio grave proteccion secretos perdiendo pecho sepas enferma
    cuesta negros estrellas lago clases obviamente inmediato modos iras robo matare laura apoyo cerrar imagino
    amenaza toque larry saca viernes hayan roto lucy piloto marca combate manejar seccion profundo tantos conocia
    serie ed contrato americano paseo aviones balas repente cambia tropas llevara uso pudiste detener susan negra
    decidido comienza distancia eramos murieron averiguar actuar pulso aguanta oficiales llamaba enemigos saldra
    preocupado eleccion sobrevivir bordo sujeto pacientes disculpen epoca entro pesar walter vender piensan ex
    gratis desaparecio empleo conocen cerdo puedan comprendo termina alejate busco contento date tumba matt huellas
    cuerpos absoluto pide kent dura descansar respuestas propiedad llamando dormido castillo china datos torre
    robar americanos malos botella aquellos ultimamente testigo presento periodico kate juez historias gustaba
    creeme necesitar esquina millas llamadas fuente conocemos techo genio alerta ideas tomas olvidar menor droga
    explicar abierta privado miembros joey nacional ross discutir evidencia detalles tardes tomare presente scott
    criminal premio vuelvas sientese viniste recibir mires teniendo huele hables guardias enamorado cuidar pocos
    perdone natural caballos escucho enfermera angel sospechoso local mentiras camisa confia aceptar venganza
    perdimos parque juegos chloe vives varias harias menudo dejenme barrio virus talento ministro hiciera conocerte
    viviendo responsabilidad respira numeros pertenece desayuno dave campeon controlar maria nieve mexico howard
    verguenza doctora blancos fumar llevamos europa dudo athena pastel quedas cae vimos recibido andando agentes
    fueras asustado perdoname reino clave papeles matando jake efecto plata olvide iban universo politica almuerzo
    magia`,
  it: `
    non che di la il un per una in mi sono si ho ha ma lo cosa con no le ti se da come io ci hai questo bene qui
    sei del tu solo mio al me tutto te era della mia fatto fare essere so quando lei gli ora ne oh questa detto
    perche va ok quello mai alla anche stato tutti chi abbiamo dei grazie molto sta voglio piu beh tuo sia lui
    allora nel cosi posso ehi prima niente suo tua sai qualcosa siamo fa ancora davvero stai sua hanno casa uno
    dove vero su vuoi due noi dire quindi delle quella altro sempre andare sto po ad li devo quel loro forse
    proprio certo tempo nella poi vi vita sul credo cose fuori anni andiamo puoi quanto cui visto parte qualcuno
    voi dio ciao lavoro volta adesso gia uomo dopo stata padre amico bisogno devi ed posto via nessuno fai signore
    meglio vuole dai dal giorno sembra cazzo vedere signor ogni senza modo qualche dispiace dobbiamo penso ecco
    parlare tra mamma troppo sarebbe dalla ce male vai tanto avete madre fosse favore nuovo sulla successo sa
    giusto possiamo miei aspetta altra alle avere farlo facendo abbia aveva momento ero ragazzi deve prego nostro
    grande tipo senti soldi persone dice appena potrebbe sapere tre questi piace oggi vieni avevo gente siete idea
    figlio guarda ai sicuro puo accordo dentro degli forza queste trovato caso tutte faccio signora nome pensi
    avuto problema donna tutta okay altri preso aver ragazza mondo basta faccia stare ragazzo subito nostra insieme
    nulla ah volevo famiglia sentito notte sara eh stesso ragione testa capito volte sotto vado tuoi tesoro suoi
    bella dato serve erano buona prendere scusa stiamo avrei pensavo moglie porta morto vorrei succede storia bello
    pronto dici cercando avanti meno persona dovuto secondo venire polizia letto capisco avrebbe fino paura dico
    stanno amici mentre domani uomini macchina fine aiuto stavo capo fratello amore facciamo abbastanza nei ucciso
    vediamo state cio mano giorni piano presto comunque trovare nemmeno merda qua bambino sera diavolo giro andato
    vedo quelle far stati neanche primo buon vostro morte tornare anno pensato piacere bel mie papa quasi nessun
    dovrei felice vedi stessa contro colpa quale punto dovrebbe andata finito chiesto sento migliore invece figlia
    quei col dovresti ore almeno minuti terra credi salve strada scusi sue passato dollari nostri stasera settimana
    sola scuola occhi magari vostra perso uscire mani importante parlato bambini ultima stava sapevo potrei
    significa possibile indietro riesco nelle eri chiama piccolo sangue tardi importa cuore messo auto marito viene
    ieri quelli lasciato venuto spero numero ricordi chiamato ascolta veramente fatta parlando pensare fantastico
    difficile fanno altre serio dovremmo fossi acqua entrare stanza pensa possa portato qualsiasi traduzione lascia
    dietro nessuna roba dicendo amo forte problemi corpo piccola agente sentire vicino prendi telefono foto sacco
    pare poco voleva potuto strano donne cinque bravo ragazze stia festa tue andando capire film genere dare parla
    attimo quattro probabilmente morire mesi pure senso vecchio verso ufficio sappiamo ben sorella farti signorina
    dottore domanda unica conosco qual vivere vista guerra paio faro prova ricordo conto avessi divertente nuova
    perdere dimmi sicura mezzo farmi fate piedi be figli sopra unico sapete esattamente lavorare capitano parola
    squadra dottor possono volete motivo avevi finita esatto gioco perfetto fortuna siano credere chiamo potresti
    resto mente mangiare spiace morta cioe passare cena cavolo avresti tratta dammi john pistola buongiorno affari
    sarei dica tizio entrambi davanti puttana citta matrimonio quanti controllo dalle ultimo culo facile fuoco
    cercare sesso the molti fammi vogliono voglia fu potremmo genitori mandato mettere vivo uccidere saranno negli
    vada sicurezza causa inizio faremo re vogliamo potete agli ospedale bere attenzione ricevuto jack sulle
    smettila scritto succedendo avesse omicidio musica pero dicono cura prossima tieni andate lasciare arrivato new
    parole libro capisci revisione pace situazione paese ottimo sbagliato durante oddio provato nostre chiunque
    dirmi wow eravamo immagino entra torna sui amica diventare verita vede voluto farai fatti settimane buono
    portare venuta piuttosto chiedo stupido assolutamente presidente aspettare sam scelta scoperto vuol molte
    dormire lungo dirlo sarai giornata parli giu alcuni bagno arrivare avvocato dello guardare aria cane signori
    realta cielo deciso tornato dieci prigione fra prendo messaggio usare benissimo voce conosci luce giovane
    minuto chiamare campo gran capelli cerca restare lontano qualunque bambina saperlo arrivo poter continua finche
    idiota provare onore passo domande cara alto trova pensando credevo fretta morti preoccuparti gruppo prove
    funziona incidente solito camera odio aiutare brava aspetto speciale futuro bocca finalmente allo cibo chiaro
    circa intenzione vera semplice piacerebbe dirti viaggio insomma cambiare oltre giocare ordine riguardo permesso
    chiamata dovete venite mattina crede natale finire direi fondo york occhio resta cercato vostri devono pronti
    pronta scusami chiami scusate prossimo arriva saputo milioni torno mese sistema michael fermo soltanto
    detective ovviamente vecchia metti appuntamento vanno charlie colpo tom cristo chiedere armi grandi stronzo
    pazzo piacciono faceva porto segreto ii venga controllare grado vittima pezzo lasci specie completamente libero
    generale carino fara sogno aspetti veloce interessa assassino lista vederti potere sapeva brutto nave zitto
    giuro centro sole zio doveva lasciami oppure semplicemente ormai saro tenere informazioni guardate mille nello
    incredibile scena ve iniziato glielo legge giusta gentile spesso alcune consiglio caro rapporto cambiato
    occhiata mike joe addio addosso volevi errore servizio rispetto poteva sanno sparato vestiti sorpresa avrai
    pagare presa attento medico personale risposta quali schifo fame pieno dovevo usato vengo dolore do servono
    saresti peter incontro ritardo normale george diverso riesci prende peggio proposito rimanere sembrava sappia
    bisogna ricorda chiuso nonna compagnia coraggio david avevamo programma dimenticato hey bar migliori terribile
    fallo impossibile arrivando avevano disse frank guai vattene farci aereo conosce sembri grosso notizie tante
    arma guardi uscita ia studio intorno posizione peccato chiave bastardo fin quante interessante cervello dolce
    manca stessi sente andra tanti vestito parti denaro rubato sette esserci cliente appartamento adoro relazione
    base pranzo sala compleanno seconda questione carta henry diritto qualcun vale conosciuto lavora spalle serata
    saremo tv potevo partita otto nero zona potrebbero trovo tempi negozio riuscito stavi aspettando dottoressa
    video continuare poliziotto linea fronte soli ex silenzio sicuramente vinto intendo averlo notizia lettera
    calma senta possibilita scappare aspettate riguarda paul spazio iniziare altrimenti andati diceva ricerca
    simile canzone esiste stesse vive fossero luogo scherzando pezzi scoprire pena parliamo tranquillo vengono
    corso rimasto sentite pubblico regalo buonanotte freddo stamattina stupida santo club farebbe computer entro
    parlo dura birra james scelto ehm lavorando test promesso caccia ballo trovi stanotte max avremmo missione
    salute triste duro casino porti percio alex salvare sarah secondi ultimi america esercito tenente contatto uh
    lavori cellulare jane regole arrivata infatti ascoltami gay pericolo aiutarti vostre droga bellissima oro
    carina guardia esempio certamente cucina palle intendi scommetto arrivati piena dunque colpito forma dagli
    borsa fbi dovrai nonno scarpe anima siediti occasione comprare incontrato fermati affatto ferma ovunque governo
    paziente braccio spettacolo brutta prometto effetti stavamo fermi aperto crimine tornata avremo decisione
    cavallo diciamo necessario mare viva sinistra visita inferno usa chiesa parlarne classe mica salvato dannazione
    scrivere scorsa mentito attacco lunga reale nick intelligente sapevi comprato sergente danny volo contento
    bianco eccolo rende tavolo diventato rotto apri direttore livello dite conoscere passi alcun coi farla cambio
    uscito lato riesce regina arrivederci incinta inglese de caldo luna maggiore farsi hotel giudice destra affare
    aiuti carne rispondere differenza mary pelle processo attraverso codice umano trovata comandante certa
    pomeriggio leggere maledizione lavorato miglior radio pagato precedenti averti vorrebbe passa pericoloso vino
    guardando cerco dia treno interno barca caffe libera figliolo farei lezione presente buone uniti sogni temo
    stagione avrebbero jimmy ordini partire sposato accidenti vederlo data nord nuovi ringrazio star cattivo
    parlarti chiudi documenti gamba ama episodio smettere intero pensate imparato alta rosso venuti pochi lascio
    calmati congratulazioni gesu belle comune segno mostro bomba gambe avra responsabile sembrare ottima aiutarmi
    chiedendo biglietto san clienti tocca steve quegli mangiato sexy bellissimo jim tony farle abbiano intera vivi
    posti zia farcela ray maestro banca agenti scherzo operazione dovrebbero ufficiale diro ami and fantastica
    vorresti finta energia benvenuto nascosto scorso pressione periodo indirizzo speranza meta soprattutto pazza
    offerta seguito passaggio sarebbero piangere fratelli rischio tale naturalmente torni chiavi finestra harry
    potesse vincere aprire sud entrato tommy andremo lasciate pianeta esci danno darmi potessi vecchi stronzate
    segreti inoltre guida uccisa darti vite testimone strana messa correre metto portata metri ritorno saltare
    frega ottenere combattere jake vittime capisce molta orribile arrabbiato imparare ryan prezzo colazione
    esperienza animali bill diversi ragazzino destino collo cominciare mossa college vicini blu nomi maggior enorme
    preoccupare fortunato will rumore libri suppongo serie arte edificio laboratorio difesa chiedi sceriffo odore
    saprei progetto ristorante perfetta fiducia nove lingua segnale tranne scegliere bob porca ascolti carriera
    colpevole seduto palla comando don prendendo terzo aiutato avermi naso mette torta immediatamente locale
    aiutarla sembrano amy discorso emergenza muro spirito chiamate contrario verra ie fiori notato massimo turno
    piccoli umani anello controllato dovremo coppia vedrai faranno persino accanto dubbio vedete dipartimento
    prenda aiutami furgone dati costa guardami cominciato evitare ridere proteggere you diverse scatola mangia
    vederla dovevi colonnello riunione stazione andava felici londra memoria grave razza punti chiudere
    praticamente soldato giustizia bianca potrai torniamo giovani digli eroe mark sparare cerchi tribunale ferito
    pesce albero nuove battaglia averla pausa professore lee entrambe ferita nemico arresto carte daniel ballare
    natura uso casi ovvio piede dirle johnny inutile miss inizia cani basso colore povero isola storie billy
    preoccupato fidanzato sentimenti andro maria prendiamo diventa kate alzati idee bacio poliziotti chiamano
    parigi kevin utile anzi laggiu corsa buoni cattiva contenta compito richard tranquilla stavolta preferito nato
    andartene bordo denti coltello tengo visti decidere provi verde sensazione corte resti anna piaciuto
    meraviglioso ascoltare taxi giochi aperta retro prendermi legale pensano chris conta improvviso guidare stile
    obiettivo incontrare pantaloni ridicolo sbaglio adam fila saremmo los brian accesso breve risolvere continui
    peso continuo sveglia muoviti francese entrata dipende suona chiusa smesso opera vaffanculo bobby ricordare
    buio tiene avro fianco estate azione arrabbiata cadavere affrontare walter centrale angolo funzionato ognuno
    contratto faresti accettare grandioso fede stronza procuratore show vendere innocente latte schiena soldati
    finisce ultimamente fermare malattia bevuto andy fiume buonasera effetto paga ll conti principe scopo mandare
    andarci sii stavano fidati dirtelo assistente nipote fargli robert rispondi risultati matto rose rimasta
    soluzione dimenticare vento project sbrigati stanco americano of fanculo scott claire debole troveremo faccenda
    piaceva tradurre capace peggiore siate scomparsa particolare creato cerchiamo principale dna chiederti campagna
    coglione riuscita andrai stampa gatto braccia condizioni parecchio fottuto tenuto troviamo magia ponte emily
    risposto angeles dettagli attenta reso rilassati impronte sbagliata importanza drink insegnato washington
    rovinato malato sindaco seguire decisamente convinto campione zitta srt forze salire tanta rachel omicidi
    prendete dando provo charles morendo chiaramente pete immaginare debba valore importanti mantenere spiegare
    buco eddie momenti bellezza piani distrutto mercato pensarci richiesta nonostante ispettore provando pensiero
    villaggio creare camminare bottiglia rimane sedia tiro ghiaccio stella finale riuscire tracce vedremo
    conoscenza pensava usando principessa scusatemi milione crederci passata mr corri chiamami cadere palazzo
    succedere camion martin speravo sguardo dover parco eccola cinema teoria emma angelo ln americani stelle
    propria benvenuti attesa preferisco eccoci preoccupi potevi ubriaco lettere conversazione cento dovere dan
    scuse fidanzata chiede fantasma suono chuck diversa cancro case credimi luci privato perdita sistemare terza
    prenderti dita comincia vince pensiamo caduto trovarlo scendere grace sig andarmene pista compagno primi
    indagine innamorato telefonata annie aspettavo desiderio dovreste numeri seduta mentendo accettato aiuta
    autobus troia magnifico sabato esserlo voci occupato controlla pratica sposata tetto genio preoccupata volessi
    cappello leggi orologio direttamente to bicchiere eppure mezza purtroppo conosciamo liceo voler piaci
    seriamente pazienti facevo infermiera maledetto accusa esame popolo ragazzina esce gara politica entri metta
    pollo area fece diamo spiaggia passati testimoni ted viso cambia altezza eric media segni dirgli copertura
    porte perfettamente doccia vissuto taglio animale eravate giornale distanza vedermi guardato ascoltate completo
    ordinato lasciamo alcuna minaccia bevi sentita super toccare dargli jason eta naturale lascialo strade date
    stanca pagina paradiso quartiere kim certe hank andarsene thomas venduto matt rotta sposa nazionale sottotitoli
    giardino biglietti diventata succedera spaventato arrestato partito internet allarme grossa universo girare
    collega insegnante cavalli vuoto muore merito chiamarmi talento killer rosa spada fan dito uccidermi dovesse
    tipi`,
  pt: `
    que nao de voce eu um para esta uma se com por ele isso em me do mas como bem da os no ela na sim aqui mais tem
    meu seu muito foi as vai sua estou vamos tudo minha so entao pode agora vou ser quando fazer sei nos eles tenho
    te estava quer certo sabe ja era ou quem ao nada disse ha onde quero la bom sou ter dizer sao posso acho mim
    sobre porque mesmo coisa todos estao algo ate assim tempo nunca casa esse voces essa pra ver tambem tao ainda
    dos cara favor noite ir melhor sem obrigado temos dia talvez pai estamos deus isto alguem vida mae este senhor
    anos sempre vez seus verdade oh ficar dele parece depois claro tinha pouco falar coisas pessoas antes pelo
    homem preciso apenas nem dois boa deve fazendo faz todo lugar acha fez fora ai estar qual trabalho disso hoje
    das ninguem precisa novo comigo queria ei alguma mundo saber dar grande seja dinheiro poderia sinto podemos
    suas nossa lhe nome sera qualquer quanto outro pela va meus dela nosso filho desculpe oi ok certeza vao outra
    hora sair toda volta problema mulher realmente ola aconteceu algum sabia menos tipo obrigada diga falando
    espere carro amigo vezes otimo venha primeiro tres deveria entre seria daqui diz amor serio ah parte voltar
    olhe feliz embora viu tenha atras faca familia todas deixar olha pensei duas ajudar aquele querida frente vem
    vi alguns dias indo fui lado tarde gosto fiz podem nas dentro merda caso fique pare cidade nenhum gente momento
    foram amanha pegar fosse cabeca gostaria precisamos somos amigos mal homens garota enquanto logo desde tanto
    cada amo deles algumas pessoa rapido medo legal meio outros jeito tentando minhas irmao importa errado horas
    primeira quase historia nova encontrar essas matar semana forma dizendo dificil contra pessoal perto deixe
    entrar vejo deu esses demais espero policia sido achei ano juntos caminho quiser manha criancas elas sorte
    morte nisso ajuda aquela for aos ali pensar fica num quarto papai teve veja feito minutos morto levar cima
    porta tive filha chegar agua ta veio acabou mesma esposa entendo acredito teria pronto gosta significa vir
    ouvir olhos coracao morrer garoto jogo razao ultima maos nossos importante havia acontecendo contar devo idiota
    passar problemas senhora cuidado mamae parar ia fim consigo espera corpo conta arma comecar chefe escola longe
    ficou exatamente ontem devia pensando terra poder pois causa droga tentar numa guerra unica marido sendo mao
    ideia musica tal uns sangue chance nenhuma trabalhar querem usar esperar tivesse digo velho maior boca festa
    estranho faco mulheres podia fala estavam conhece esperando deixa licenca preocupe ouvi houve tirar meses comer
    capitao segundo eram facil cinco irma alem pais muitas novamente suficiente ve querido matou bebe muita muitos
    saia deixou the morreu numero sabemos tomar maneira conseguir dessa filhos quatro lembra neste bastante durante
    dormir possa crianca acontecer desse casamento cafe ira certa vindo conheco possivel quis telefone jantar
    provavelmente mil equipe acordo culpa viver esteja ruim sentir chegou prazer consegue diferente procurando
    pergunta tera sozinho minuto outras forte iria final desta unico sala conseguiu direito chega vivo falta nossas
    diabos nessa aquilo faria mudar devemos perder falou pagar comida sabem pegue cama seguranca proxima acreditar
    jovem tras incrivel louco conversar olhar ca ouca descobrir achar nesse trouxe fale filme passado porra ponto
    pena paz plano nele pequeno palavra john pensa colocar sente caras calma pedir tchau medico ouviu ligar pior
    fogo acontece baixo proximo adeus mostrar forca dizem entende estiver srta jogar continuar livro sob luz vendo
    lembro jack existe estes fazem acabar querer semanas seis comecou perguntar cedo hospital atencao vim linda
    ultimo manter garotas escritorio especial chamar alo comprar estavamos resto brincando desculpa saiu doutor
    volte ganhar si aonde fiquei fico nesta apos falei rei pegou sam negocio esteve queremos escute dolares devem
    controle presidente estado encontro precisar rua ama umas pe pelos real armas casar fato pequena aqueles
    finalmente sentido cuidar puta cabelo engracado trabalhando estivesse deste prisao pro amiga bonito proprio
    alto sozinha palavras passou escolha perfeito estas respeito menina seguro esqueca livre mente propria tio
    visto policial estara entender andar agente rapazes mesa modo uh milhoes grupo presente sexo futuro partir sai
    jesus dor leve rosto you sinal tom foto pense voz grandes dai assassino olhando chamado entendi bonita perdeu
    preso consegui ar viagem pediu hey simples estive linha emprego michael sistema situacao voltou chama rapaz
    entendeu estaria achou boas conosco idade conhecer melhores dez acredita crime doente lindo simplesmente contou
    trazer questao tente levou natal professor usando farei ficara salvar odeio local encontrei disseram fizeram
    menino sol mensagem vontade chao campo david programa precisam seguir motivo sonho continue normal charlie
    beber hotel quente otima lista gracas terminar soube caixa senhores perguntas povo joe inferno ordem resposta
    surpresa olho acabei irei peguei acidente encontrou mortos advogado erro aniversario servico diria fome show
    morta frank precisava fotos vale monte totalmente ficando tiver parabens george ataque tome loja passa estarei
    lei banco abrir pelas pudesse naquela assassinato negocios conversa segunda completamente continua ligou mes
    perdi mike exercito ceu us trabalha explicar fomos divertido tire energia olhada espaco fara carta fundo
    noticias tu papel governo dei passada abra roupas parecia tivemos reuniao penso dando apartamento lembrar
    banheiro traducao interessante horrivel fizemos tenente velha lutar metade barco bons certamente area tv mudou
    anda aviao quantos procurar detetive tentei triste contato capaz funciona ler juro prometo tocar tentou bebida
    teremos atraves saindo senti luta bar decisao frio hein namorada nela teu haver ligue maravilhoso conselho
    beleza lamento chave tinham namorado prova leva roupa peca maioria tendo missao segredo terrivel vitima pronta
    verdadeiro saiba drogas breve viva assunto igreja sete pobre time ben naquele alma impossivel nave ajude
    general cair somente mandou aposto diferentes padre adoro companhia ouro vista desses comeca loucura mau
    fazemos ouvindo esquecer senhorita faremos fazia vidas imediatamente puder paul oficial carne comeco louca
    estrada peter bela dito ne serao cheio parecer epoca vestido buscar junto mar centro maldito diferenca basta
    teste esperava duro garotos mestre entrou posicao bater cachorro escrever cavalo ligacao passo embaixo cozinha
    chamada esquerda saude pes james conheci delas falo longo pensou celular gostei creio direita chame cliente
    encontramos lugares ambos chegando aprender meninas coloque acredite segundos costas fugir ultimos doce igual
    cerebro provar bola cerveja destino branco mandar gostar correr guarda planeta dessas tiro relacao informacao
    deixei acham tua trem sentindo quais cantar depressa cena and oportunidade tia proteger cha regras faculdade
    sentar perigo norte desculpas caiu publico toque henry graca poderiamos ficaria estupido empresa cerca
    inteligente senhoras sargento honra serei sul to janela humano ordens proposito clube resolver york existem
    direto prontos sonhos oito queira disto dancar base importo acao rio volto animais varias cheiro podera direcao
    desejo justo experiencia esqueci vinho coronel corte quantas saco perigoso lidar mary terei tempos escuta lhes
    pega sucesso preocupado lixo liberdade confiar pedi deveriamos verao dormindo meia tanta necessario comum azul
    belo aceitar saida repente chamou paris tribunal parecem vender rainha tinhamos max venham exemplo silencio
    quao steve lua america receber passei jimmy vermelho ora uau bob jamais contrario aula maquina comandante sarah
    mentira socorro atirar liga cartao raiva exceto escolher pressao entendido ligo perdido vive devagar colocou
    dou paciente banho excelente traga andando bolsa informacoes comando preocupar camera tornar parem inteiro
    esperanca harry conseguimos tony errada danny cao humanos usa jim alta conte iremos revisao preco aquelas ilha
    achamos diretor sequer noticia bill jovens serie passando adam ocupado cade bomba comecando esconder pele
    opiniao nick arte seguinte livros acaba irmaos onibus danca computador havera cale radio costumava alex will
    prefiro daquele fiquem parceiro apesar pude pista braco suspeito espirito pego cansado jane policiais vergonha
    ma planos cartas don yeah coragem pedido som perdao gostou entra nivel roubar bunda batalha gay cheia roubou
    pernas almoco emergencia it negro juiz brilhante justica fbi imaginar realidade novos especialmente estrela
    enorme defesa peco criar procura ganhou principal restaurante trata inteira piada carros mora risco funcionar
    longa aparecer varios ficam londres diante saiam tirou inimigo sapatos felizes irao ray dizia julgamento flores
    xerife tenham duvida lider classe viram segura pedaco relatorio novas sejam responsavel merece buraco soldados
    conhecemos meninos johnny ingles estacao evitar nomes ido subir cadeia filmes brincar falamos morrendo suponho
    percebi acima visao gelo arvore cheguei contigo nervoso richard correndo soubesse amar provas infelizmente
    apareceu alvo mentindo pedindo tommy cor billy usou tamanho toma limpar gentil predio bebado natureza fizer
    busca heroi gostava estranha endereco jornal praia inicio cortar peixe destruir fe vemos eua corrida vieram
    parede tira matei animal legenda limpo entrada investigacao velhos deixando americano estilo idiotas
    brincadeira escreveu pergunte laboratorio terminou olhem absolutamente mark ridiculo havendo projeto pedra gato
    descobriu metros codigo soldado departamento poderiam dirigir movimento cristo carreira bravo desafio comecei
    inocente responder esperem estrelas pescoco gravida dados testemunha mantenha maria memoria mudanca video
    clientes obviamente contas vejam coma afinal caramba diabo ferias vimos cadeira perna fantastico confianca
    adoraria of bala total major van menor ti navio definitivamente processo imagem super agradecer beijo jake
    assistir robert entregar sentimentos floresta baby nove preparar esqueceu nariz historias redor agradeco chorar
    madame moca ponha par particular ryan conhecia quieto amava bracos rico milhares branca dado chris li temporada
    chegamos especie escapar seguida distancia vira apresentar perguntou banda visita escuro bobby passe relogio
    caro abaixo dentes eddie virar bolo ficarei operacao medicos conhecido perfeita mercado uso doenca sr caminhao
    antigo verde pontos arrumar decidir troca agradavel valor gostam poucos perdendo cinema hum politica barulho
    chaves prestes leite sabendo universo comprou portanto parque maldicao use amy apoio okay levantar discutir
    imagino tornou avo recebi parou comece detalhes daniel maldita cavalos acabado pensava noites ganha vencer
    daquela perdemos maximo ponte kevin vento jogando mesmos culpado episodio come milhao chamam ruas quebrar
    eramos monstro fechar briga manda permissao bateu levando depende encontrado velocidade majestade concordo
    disser marca anel salvou cirurgia relaxe recebeu presa ficamos dever desistir casado maravilhosa dono lingua
    tiveram pago normalmente km noiva machucar verdadeira palco debaixo acesso vitimas estaremos desapareceu in
    calcas descansar ouvido brian preocupada parado possamos livrar humana ajudou vadia eric peso sentado daria
    tomou termos martin unidos sobreviver comprei garrafa facam futebol fugiu trocar correto camisa relacionamento
    controlar corpos americanos orgulho taxi esperto acordar direi der dedos obter aberta conheceu estados salvo
    sociedade dan querendo porco dna interesse mostre descer maluco mentir voar odeia contrato casos luzes deveriam
    princesa forcas deram decidiu preto veremos aparentemente inglaterra lar nacional traz scott central teoria
    profissional maiores ameaca ligado senao vera cansada deviamos motorista descobri antiga calor chapeu
    assistente matt perguntando natural responda cancao altura perda perguntei resultado vovo charles lee oferta
    feita simon universidade franca numeros terao divertir adoravel agir deixado morar fantasma colega pressa
    enviar cai principe jardim contei cala mostra baile artista terceiro tens escolheu momentos escrito quisesse
    rachel casas responsabilidade serem diversao vitoria pessoalmente visitar chuva liguei tantas fonte servir anna
    decidi chef casal kelly pensam casaco rapidamente interessa oeste confie unidade voltando my interessado
    pequenos mata quebrou sabado kate proximos achava atrasado lisa acaso portas pesquisa espada modelo dao firme
    dedo juntar voltei verificar aberto washington usado parada enfim ensinar pertence ficaram competicao santo
    bordo encontre larry apaixonado credito mentiu domingo fita armario pegamos doi serve consertar acabamos valeu
    entanto contente atirou torna paga segure andy honesto darei chegaram militar viemos imprensa rock orgulhoso
    morre jogos grana jeff demorar partido mande seguindo ajudando rir protecao nasceu tenta acampamento queriam
    jerry thomas chamando levante corra felicidade deseja construir jason carona coloquei besteira sensacao
    chocolate venho toca legendas ovos passagem pete es propriedade corredor inimigos pao walter inves cavalheiros
    encontraram confusao roubo material copo lance montanha ferido sinais geral sexual membro partes ouve objetivo
    aviso prefeito segredos devido enfermeira mandei funcionando aeroporto chorando peito acorde posto licao curso
    topo cabo humor lago membros mel nota prato enviou vinganca voltarei primo cancer sentiu emily vossa via
    comecamos preparado premio los falso dave ciencia teatro chamo matando homicidio arquivos internet acontecido
    feche completo soa crescer data bolas inutil presos venda rose annie ultimamente atacar aprendi admitir
    morreram deixem canto`,
  nl: `
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
  sv: `
    jag det ar du att inte en och har vi pa for han med som vad om var mig dig sa den kan till de men ni ska ett av
    vill hon nu ja vet nej bara hur min kommer dar honom maste gor din skulle nar kom da bra ha vara far man ut oss
    ta er gora okej eller varfor dem fran alla hade tror upp allt sig henne ga ingen tack igen in fa se gar nat
    lite mycket vem hej kanske ser mitt aldrig behover finns an inget efter blir ju bli hans nagot sen tva tillbaka
    tar gjorde over mer sager nan ditt ge fick mina val ocksa nagon at fan kunde nog ner saga mamma vanta varit
    pappa andra mot kanner ville borde hela detta nagra ratt vid hit lat komma sag gjort sjalv prata alltid dina
    hem menar fel verkligen blev utan tog dag liv va visst forstar tid trodde alskar satt tre doda mr beratta sin
    veta gick sluta precis titta tanker inga manga gillar barn battre innan folk gang tycker bort hennes visste
    under hjalpa hander forlat hjalp just hall helt lange hor dod forsta sett ledsen snalla saker sir god
    fortfarande dom gud ursakta hitta pengar star heter vilken haller ens samma borta hand stanna enda mar problem
    ur halla sak ger van hande vart javla vag ah helvete forsoker kvar later annan langre redan valdigt morgon
    pratar dit kvall kor fatt herregud snart fraga namn sitt ute tiden sedan tro deras fru tankte jo varje
    ingenting verkar traffa fram forst sakert basta slut vagen harifran aka lamna hos visa darfor borjar stor jobb
    genom kolla annat son radd era gav hoppas vanner horde vilket sex kunna sina hittade sista ihop ses nasta fem
    minns livet riktigt liten do aven del nya bilen klarar lyssna skit betyder tag tills manniskor hora idag sant
    hemma sagt fast tank minuter ligger varlden faktiskt anda blivit tala klart vantar dra runt fyra aker dollar
    helst polisen fall denna haft annars dog hamta lagg ensam illa familj inne nastan alskling kul lika lugnt stora
    gangen forsokte tur kvinna spelar borja ny langt dodade oppna redo hittar lilla bada ror ifran slapp jobbar bil
    tillsammans hant hort emot plats svart senare heller kanns ringer lata bror fort glad huset ibland be hus gatt
    killen nara ihag vilka kille sla vore igenom mellan natt radda bryr vilja trevligt bast tanka spela bor dagar
    gott klara fattar fler lever sitter chans ata ber pengarna garna annu kande tio timmar rum ganger ert dotter
    gamla gammal ord ringa mannen dessa varandra fanns dorren mor borjade all reda handlar bakom kanna par dor dags
    tyst kommit jobbet dr alls klar san jack oroa eftersom galen fara hjalper leva stan mat ganska klockan dagen
    antar bad vapen ring ringde egen john sta ivag skull ikvall foljer fint vada stallet tagit ide folja syster
    racker jasa satta forsoka latt berattade forsok lovar stannar killar lang skolan letar forut kvinnor hittat
    talar sjalvklart utanfor roligt tidigare ben skynda ok manader dodar stort jobba flicka nytt direkt stammer
    flytta mest hatar lara undan glom vatten skicka sanningen imorgon kallar lar kapten uppe flera perfekt mrs new
    nere stoppa lamnade plan onskar herr fin igar pratade kora ont idiot vacker miss betala lita blod kompis
    foraldrar karlek fortsatt huvudet sent natten anvanda tjej fore kalla sidan lugn lamnar alltsa galler vidare
    full handa roll nummer snall ursakt the viktigt satter drar gifta kopa sova inom saken stalle medan arg skall
    behovde skriva veckor tyckte ater hjarta konstigt snabbt tankt na lagga tittar folj tyvarr vecka jaha slar
    mindre visar resten ogon alskade undrar vissa typ valkommen lugna pojke forklara nagonsin sida nagonting
    misstag svara egentligen kort skot sitta grabben sjalva varsagod tja fragor mojligt absolut lycka berattar
    kaften hoppa tom tillrackligt stick goda fixa hart enligt traffas sju otroligt fungerar fortsatta skyldig grund
    trott anvander lag barnen exakt sma sjuk allihop familjen kara massa order charlie person dum sam holl slog
    skydda chefen hamtar nansin traffade saknar gift forra kaffe lnte historia jobbat toppen halsa varre storre
    forbi miljoner bo skjuta brukar skrev sags middag igang synd senaste behova fragar atta akte lagger dess kropp
    daligt forran aning fragade framfor herre stod tjanst slutar sana strax dricka sticker hemskt annorlunda stund
    herrar leta skada ogonblick york jorden riktig infor lasa land la laget enkelt resa betalar ung brukade ofta
    joe oj polis javel spring doktorn ma borjan arbete huvud george dalig egna eget ansikte krig olika orolig
    handerna david bevis tvungen skriver michael slass overallt rad frank timme soker agent tv fortsatter skickade
    omkring menade flickan svar glomde smart allting ogonen sover forr landet oh rummet trevlig funkar allvar skjut
    alska stalla telefon veckan mord ljuger staden manniska finnas lyssnar barnet samtal beklagar hund kvallen
    kvinnan fantastiskt vinna skaffa nanting storsta fart fixar korde lakare skjuter max forlorade uppfattat peter
    satte passar sarskilt berattat skiten rora chef klader rakt guds stark andas kallas raddade skickar atminstone
    lycklig kopte varld problemet javisst hel istallet nanstans mike forlora behovs fri kriget vattnet planet
    sjukhuset sekunder trots traffat fangelse antligen tjejer underbart levande vanster tjejen fred bar forutom
    ratta intressant kollar ol usa snackar gett sattet forsiktig arbetar slappa information vinner litet vita
    naturligtvis farbror vakna snygg nyheter litar gillade doden damer film pojken meddelande dan advokat eld salja
    skojar stolt allvarligt tidigt tacka mark fragan djur ers anledning kroppen ned affarer bok raring flesta
    plotsligt alldeles nio josses personer riktiga hoger bland paul kontor pratat pagar fest mordare knappt slutet
    skal ordna beslut tredje kant jattebra omojligt forsokt sov harry skont traffar duktig spel kung jesus glomma
    fallet general fortjanar james president larde dodat sticka sot delar farligt speciellt flickvan dansa forsvann
    hungrig hogt mote grattis slags bade drom forlorat glomt meter tydligen kanslor lovade vackert kontakt henry
    frun fbi pojkar fader varldens forsvinn kallade visade klarade snacka kar adjo hjartat sonder stang fina aret
    fullt stopp valja latsas tillhor svarta skamt upptagen mal gatan ungefar hjalpte kasta jimmy uppdrag fantastisk
    hellre ligga vila forstora musik filmen leder javlar lunch dricker flickor sist morse alex akta jim spelade
    ombord fly lart darifran forlorar jobbade nick talat paris stal handen hette drink froken nagonstans steg
    grabbar underbar stad snyggt varsta tony vare vann namnet skepp vackra minut varenda intresserad ak koper bild
    glas nyss ray luktar forstatt sarah skogen drog byta clark slutade ljog dumt unga hog grej borjat staller
    sangen forsiktigt anvande brev ljus dela doktor saljer omradet vantat losa bill ordnar dumma gode narheten
    tittade pistol arbeta skeppet hanger gissa stackars narmare sakerhet framtiden sadan talas pojkvan ingenstans
    utmarkt sjal telefonen velat flyga manad hinner detsamma laser sade unge danny overste tusen ringt vantade
    slapper ej chansen ansiktet brott valde daliga bob lagenhet liksom vanligt overens kontroll skitsnack skadad
    ager last make boken sakra bevisa utom bestammer lamnat rost halv dessutom extra spar forresten presidenten
    jake gilla dott uppskattar sallskap sorts marken folket glommer valkomna bilder stall rena framat tommy svarar
    prova genast planen lana tanke olycka oga grejer laste leka stilla tillstand respekt minst partner baten
    killarna engelska oppnar rakna ren vapnet tal mary passa inser jul festen nervos stack havet kunnat billy aldre`,
  da: `
    jeg det er du ikke at en og har vi til pa hvad med sa mig for der dig han den de kan af var vil her et skal men
    ved om nu ja som hun nej min noget ham bare vaere din hvor ma hvis kom ud os dem godt have fra ville se gor
    okay lige hvorfor alle op hende sig tror hvordan tak gore lad kunne kommer meget eller havde fa nok da ingen
    man ga hvem gar bliver efter sagde tilbage nar alt maske jo mit ogsa ind hej nogen hans lidt aldrig skulle
    vores mere blev far siger to over selv kun sadan ser dit jer sammen igen mor tager mand hele deres mine dag
    tage undskyld komme sige fordi gjorde hold end vaeret vaek dette ned blive ar helt denne fik tid god gang laver
    nogle sted mange dine mener tag folk siden ting ah tale finde altid brug virkelig hjem stadig lille anden
    kender elsker fint andre liv vent tog ret gerne intet uden lide hendes vel set gud tre hjaelpe troede mod vide
    vej gik klar bedre sidste sker dod gjort vidste samme na hor fanden sin giv arbejde forste forstar hen penge
    aften ven hjaelp andet blevet jeres give giver burde hore morgen skat under eneste holde taler endnu synes
    laenge fandt bedste bruge fortaelle vaer sikker navn star venner tro finder made skete sikkert dode nodt
    selvfolgelig sir par hos hedder faet holder hver engang forst behover flere stop stor ude verden betyder vist
    fyr ellers bange pige snart faktisk born naeste ked gav son hallo prover store gode ojeblik derfor gange
    ligesom ihjel lade lave tiden familie nye maend gamle mennesker alene mode galt kone ses dage skyld sagt altsa
    stille fundet fem allerede rigtig slags disse arbejder onsker grund huske farvel orden hvornar sla taget glad
    do rigtigt horte minutter laengere hey bil lyder hort begge hinanden kvinde senere del draebe haber barn
    politiet horer haft herfra fejl rolig fire kommet hus bilen rundt taenkte fortael helvede klare hurtigt sket
    bliv dor virker frem hr venter hvilken korer pas langt heller lort byen naesten sporgsmal ny livet bror gaet
    hellere sandt side leder indtil fortalte ringer inden imod dreng ingenting sod vejen ok videre pis taenker ord
    sjovt bad problem sit nogensinde sent saet mens ondt job lang inde snakke bor problemer beklager prove timer
    kore klarer bag vise svaert ligner faerdig datter lader gammel dog egen hjemme ti stedet fantastisk forbi
    omkring kaeft john mad igennem sidder taenk taenke pengene foler draebte velkommen fri gennem ad fat jack
    stoppe ringe ske lob spise mellem slap hader sta slar chance ligger flot doren vente kalder matte slet nyt
    snakker ring vaben husker hvilket hand ben mest fortaeller lavet huset passer hovedet uge handler sgu seks al
    historie taet soster leve fast sporge nummer helst the holdt plads resten beder sine blod kaereste glem stort
    bruger new spille draebt nat kvinder piger tur live redde hjaelper drenge gift slog skide maneder begynder seng
    jorden sandheden talte fuld prov lavede sagen time vaersgo spiller vand ringede laere alligevel ojne taenkt
    kaptajn agent valg ide laeg kort masse smuk besked rigtige praecis mindre kaerlighed klokken fedt slut dagen
    hardt lov provede oje saette forsta mr hjerte forkert fortalt foregar elskede lyst hvert sma tidligere lever
    talt sjov dollars saetter muligt chef slip foran luk perfekt tom foraeldre ligeglad mening forstaet arbejdet
    lover vigtigt udenfor sam fred find vis held uger unge ansigt sidst viser roligt fyre svar hva hente steder
    sporger sag vaerd aner rejse vaerre aftale ej skynd betale kobe by darligt spil vaerelse draeber kaere let plan
    endelig kendte stykke findes klart hoved oppe darlig henter land idiot natten miss sex jamen toj bo traet sikke
    person stod sender bede onske sove kl begyndte derude manden svin beskytte modes fald roven nede sikkerhed film
    lykke millioner sidde godmorgen sode rart husk dum mangler godnat syg maerke givet herrer haender kaffe herre
    mente mindste skrive krig frank york derinde goddag desvaerre skyde forhold foles kaempe tja lig lod syv
    michael skade hund venstre spurgte fest kamp tal spiser ojnene vinder traek gider folge charlie storre faengsel
    knaegt hojre drikke ha rette godeste folger familien blot tillykke peter travlt vild kor laese joe afsted
    sendte utroligt anderledes tjeneste passe skole betaler skod oh damer hojt skudt brugte straks telefon storste
    uanset otte lobe bekymret mike fru dejligt pigen onkel abne skolen rad rov vejret kontor doktor stole forklare
    pistol bog vred korte sende sendt ung menneske indenfor eget lede javel billede tingene hertil fandens bornene
    david skyder kigger mord spor modt ende elske sover modte fbi bord lys dollar vinde hvide mistet dele normalt
    fyren slaet glemt faldt dyr baby aegte fly kig aftes george bedst stopper overhovedet sekunder dumme sort lyver
    forlade middag herinde laege slemt begynde betjent ene fanget smukt telefonen skriver skrev fodt smukke kalde
    kendt makker laerer aendre tidspunkt forsoger dame skyd hent nemlig sikre james selvom haenderne skylder enhver
    advokat usa egne gutter sad underligt sat brugt aerligt landet flytte falder ol drink rejser fuck lober
    problemet umuligt kende mistede stolt rent smule skor beviser provet alting arbejdede kigge lkke fare tor vildt
    slippe mund hospitalet vandet tidligt doden fars sorte fange forsigtig billeder pris sid ror laegge fole pokker
    stil aben krop netop fortsaet aere sur gave logn sang stemme ordne odelaegge ringet paent starte kontakt halv
    savner reddede glemte glemme forkerte staerk fleste naturligvis saelge lukket drom frue folg syntes paul jimmy
    undskylde ryger mary ender rovhul angreb henry hav bestemt miste laegger stoler pludselig lejlighed sulten midt
    skidt guds fin bade starter tv max praesident faerdige alex direkte stykker vender luften historien derovre
    musik egentlig laert nick masser interessant overalt barnet vende folelser heldig sarah stjal mister ro oberst
    tony virkede onskede skont fortjener general hjalp meter bla skrevet harry maned fader brod vaerste styr stand
    kober mal send slipper forer ni kraever verdens danse kobte sporg forlod dumt los hoj aerlig lagde saelger
    kaldte tii sodt forsogte an lyset tegn ens snak traekke enkelt satte drikker tredje minder forelsket hurtigere
    traekker bryder mulighed sov levende la slas krigen laest yeah mon forsvandt lovede ren nod venlig danny tide
    morges stol ray taber skid seriost nemt smid forskellige lege satan skam odelagt laerte naer moder interesseret
    skaffe dengang sko frokost fortsaette respekt hard bill gaden tusind nervos medmindre hel flyve hov drengen
    ejer jesus loj fart bed skrid viste alvorligt forlader jim hvilke tjener handen date flyt froken jul evigt
    enten hul adgang stemmer bekymre vaelge spillet nyheder magt forsvind svaerger vandt sjael derhen wow gravid
    morder rore lukke tommy plejede saerlig farligt ordner opgave red flyet stoffer bagefter festen personligt
    klarede ekstra kammerat bar lobet tjek saret is lav mors fremtiden nodvendigt himlen ligge klaret endda kampen
    ramt enig vore fjols begyndt soger besog mindst bobby ild ordre form bob lukker valgte sovn ifolge rum abenbart
    taender flytter planen claire laeser kontrol naerheden lytter konge venligst omradet walter lykkelig fatter
    fortsaetter stakkels jobbet klog kobt kys glas laekker bringe onde ovenpa falde lagt dejlig ventet paris dromme
    myrdet ryggen forbandede glemmer planer km pistolen abner skoven isaer derfra blandt dybt navnet hed`,
  no: `
    jeg det er du ikke en og har vi pa til deg med meg han hva for som sa at de kan den var vil av om skal men et
    ja her bare hun dere noe nei dette ma vet na ham ut min kom da din oss ha gjor hvor fra vaere noen der dem se
    igjen ta ville kommer alle gar opp fa alt hvorfor tror hvis hvordan gjore seg ingen hadde nar takk blir far bra
    ga henne bli si eller la ser hvem litt hei inn etter denne vel jo ble tilbake kanskje aldri skulle ok to kunne
    sier trenger over ogsa vaert man mer god tar mye gi selv nok mitt hans sammen dag gang ned gjorde enn andre
    sett vaer mine fikk helt ditt siden ar greit mot hele komme godt faen deres snakke mann ved liker rett gjort
    mener fordi dra sant sann mange folk alltid dine ting vent hjem tre hold unnskyld tok veldig beklager finne tid
    morgen hit bedre gikk sir burde uten trodde ingenting akkurat kveld hjelpe virkelig livet elsker vite snakker
    visste kjenner lenge slik sin star skjer ute samme forste dod disse hjelp pappa snill feil forstar gir siste
    mamma hor herregud hennes helvete vei holder eneste sted under klar heter fant barn blitt fint penger hallo mor
    visst slutt borte prover rundt redd gud holde drar tro bilen beste snart bor like husker veien skjedde hver
    venn drepe dode hore bort fatt horer tatt hos annet verden vare finner fortelle forst stor flere faren inne
    heller gjerne matte glad neste liv sikkert sikker gjennom mannen tiden betyr annen lei vekk lkke lenger fem
    horte hatt store sagt nye unna menn liten alene fortsatt flott skjonner haper derfor snakket ny klart pengene
    foler do gamle mr dager jaevla kjaere minutter tenkte venner sitt enna ganger jobb byen natt venter langt
    hjemme klarer politiet gutt ellers fire nesten huset lille jobber jobben grunn navn hverandre fort dagen hort
    dit orden ett stille dollar tenk ferdig be bak faktisk herfra synes hyggelig vart par darlig begge ei hodet
    engang drepte nettopp sine mens drept sla senere mote virker gode ganske begynner mate funnet onsker galt
    stedet vise ringer moren tenker ti slags prove gammel familien vanskelig fortell klare hvilken allerede gatt
    rolig spor skyld tenke tenkt jente slipp pokker kvinne ligger ba helst del fin stopp kommet oyeblikk ord mistet
    kaptein riktig sonn bruke viktig sta egen mellom syns stemmer uansett lett dor vente mi sitter all spise jack
    sporsmal mennesker ber timer saken treffe velkommen spiller legg provde slapp nytt fortalte jenta fyr setter
    ringe dro mat gutten hores tak sette di best fyren ses seks full leve kjeft kone tom egentlig skje satt oppe
    nede redde apne gutter enda problemer lang bryr utrolig bruker mulig imot hus fins fram videre navnet problem
    selvfolgelig sent skjedd utenfor holdt selvsagt lever sporre ring glem john fremdeles jobbet kjore spille herr
    pass fantastisk dreper tusen hater hente ro finnes kjorer kaller new forsiktig ringte gal begynte lar vann
    stort kona plass fred rommet mindre gangen mest lop oynene tur barna sjanse fast lage skolen uke hjelper resten
    kvinner jobbe lite prov hvert fly kjent driver familie snakk side foran lover maneder vennen handler bil vapen
    miss landet fri onske an straks ekte bror the vondt rom kjope sannheten sam sonnen laget dritt legge gitt time
    tidlig laere joss gift stund sove unge svaert hendene passer broren ide mente frank kjente betale vis perfekt
    altsa fortsett lager begynne ventet lov morsomt lyst lykke rart valg kjaerlighet uker sitte tide damer
    telefonen foles finn likevel gjelder blod middag spiser dum tidligere svar herrer ille viser skrive reise kjor
    sist jenter forteller sender hand idiot verre synd hardt sint likte stoppe maten gifte klarte slutte aner leter
    sma slo historie naer bruk fengsel fall vakker millioner sex sendte syk herre land kaffe skyte elsket fortalt
    michael spurte ben forsta york drikke nummer sak bo charlie folge skikkelig slar farlig gratulerer pris masse
    legger venstre lese sende henter hoyre flink live reddet fare hent datter ung problemet krigen folger brukte
    klokka prate atte doren aerlig foregar frem ofte lurer slipper traff dora rette goy skutt fortsette storre
    betaler kun ansiktet svarte husk skjot avtale lot barnet doktor trengte sto farvel jasa stikker krig beskytte
    skyt rad kvelden natten bekymret hjertet kort peter eget slippe by endelig forklare egne stikke okay tjeneste
    slass skrev verdt nodt vant hvite beskjed enkelt spill absolutt storste vinner hoyt onsket sover kastet mike
    sjef skyter kontakt huske dame saerlig klokken skynd antar annerledes ror tii falt sjekk skade umulig david
    flytte glemte datteren fodt stole mister sjefen drittsekk vannet harry fole dessverre sjekke historien sendt
    spesielt kontoret stolt forhold stikk tv noensinne kompis soster drink passe vinne opptatt steder skatt skadet
    skriver lykkelig george foreldrene kamp sekunder menneske alvorlig skylder svart vanlig verdens onkel skipet
    rolle dyr person bord ordre raskt tuller ol kjorte joe overalt handen sot folg doden flyet forelsket odelegge
    bilde smart kult fest kjaeresten lurte plan send stoler arbeid plutselig ordne odelagt baby pent glemt bill kl
    tingene sju ni vennene forstatt guds selge interessert merkelig leder nydelig kjopte lukk brukt laerer mott
    slikt iblant kutt sterk fortsetter midt james bevis minste lys skaffe miste satte forbi provd forlate savner
    kaste meter elske ah ligge hvilket aere president sjansen glemme deler hjerte sulten kvinnen interessant planen
    mennene dumt hender kroppen general eier mrs oye jentene oyne lyver ryggen snu kalle enig dumme lngen lik sov
    raeva drikker personlig spro etterpa verste usa fortjener tilgi paul sykehuset film nyheter lagt kontroll fru
    lukter los fine filmen arbeidet pen reiser mary flyttet stakkars innen jim blant lag trekk folkens levende frue
    sluttet lege slike danny hund savnet fanget alex bildet het bilder unnskyldning fleste laerte kaster moro halv
    fungerer sosteren haret syntes stjal skrevet morges slutter agent hoy mening meget slatt ordner heldig drep
    kjaereste jorden jaevel angrep bade kampen forrige betalt presidenten bob ungene billy munnen motes kjoper
    kjempe stans ene telefon selger johnny folte tredje ordentlig pistolen ferdige froken himmelen lyset advokat
    baten oberst pleide danse omradet nick kongen velge jimmy hjalp forandret greier besok klaer festen hunden
    pleier maned viste ringt vakkert bekymre bortsett virket naerheten naermere liksom forferdelig glede jesus
    respekt dritten informasjon moter hvilke flytt skip kalte stakk gave talt laert london stotte martin jul
    forsvant saker sjekket merke tegn musikk paris vennligst motte enten hopp slutten takke trygg herlig tjener
    lunsj bordet truffet trist minst vakre legen fullt lest fange bedt fbi forlot henry drom bok ekstra valgte
    leser kvitt frisk loytnant mal bestemt bry arene prater sporsmalet vii ray kyss faller politi ansvar konge bla
    lurt hundre karer leke stemme innom stol kast tjene nummeret starte nodvendig max starter glemmer makt taket
    svare loy altfor spilte jaevlig gravid sikkerhet sanne forer sverger saret dr skogen tommy hapet glass elskling
    hjernen sjekker krever spist noyaktig trygt dele hoyere fikse mangler darlige trobbel brev retten likt toget
    forresten hel dypt mark vinduet nervos lete engelsk lope tull bakken gutta ordet trekke selskap poenget skai
    greia minner begynt deilig tilhorer blaser glipp stand startet nokkelen bestemor te trenge guttene klaerne
    sarah vin spiste frokost`,
  fi: `
    on ei ja se han en mita etta ole olen niin oli mutta vain sen mina jos nyt tama sina voi olet kun sita kuin he
    taalla hanen kaikki minun et olla hyva ovat minua sitten onko sinua miksi miten ala sinun kylla mitaan siita
    hanet kiitos hei mika ne olisi kanssa joka pitaa ollut tassa tai hanta minulle tieda minulla jotain missa tuo
    minut me ehka oletko hyvin viela kuka anteeksi sinulle jo sinut taman haluan tanne koska olemme tehda meidan
    tiedan tule emme saa paljon anna siella pois taytyy sinulla eivat tata tulee ennen aina siina herra takaisin
    eiko enaa te selva mista yksi juuri nain kuinka halua pitaisi vai koko menna kaksi olin meilla joku koskaan
    hanelle kai tasta mies tietaa aivan no isa voin ihan joten mene totta oikein vahan siis enta aika siihen olette
    kuten aiti hyvaa teet edes todella eika voit kukaan aikaa haluat kunnossa minusta itse vaan myos mukaan ulos
    silla sanoi kaiken noin katso tulla ettei pida hanella taas auttaa paasta jalkeen tanaan etko pahoillani
    sinusta puhua vaikka heidan niita kerro tuli liian kotiin teidan kiinni tee nayttaa meita muuta vuotta mennaan
    nahda heti ilman nama haluatko sinne saat ette sanoa tapahtui varmasti jotka ota kolme antaa tahan tiedat odota
    menee tarvitse teita haluaa pian kertoa meidat nahnyt saada taalta teen hanesta poika tehnyt luoja sanoin tekee
    sisaan enemman vastaan usko heidat kay tuolla asia heita meille jonka varmaan teille olit takia sano sain
    olivat luulin hienoa ikina voimme tiedatko piti tuon rakastan olevan varma kuollut joo yhdessa voisi ottaa
    kerran mihin juttu tarvitsen lahtea minne yha ajan oikeassa yhta siksi tulen rouva tytto tapahtuu hauskaa
    toinen pidan silloin tappaa teidat nainen valmis rahaa teilla kauan ihmiset teki voinut pitanyt joskus ensin
    olisin yksin kulta enka tohtori tuota lopeta lisaa huomenna menen apua paivaa paiva talla meni pari kyse kertaa
    oliko alkaa tosi myohemmin tuntuu sai nahdaan tavata niinko odottaa uusi saanut jotta sanoit milloin ainoa saan
    jonkun alas minakin halusin yhden paras sir vie ylos etten parempi kuuluu osaa asiaa mikaan silti okei jotakin
    paikka ketaan viime ajattelin jota miehen ihmisia tein ymmarra teit hieman oletteko hetki kuuntele muista ohi
    pieni yli ymmarran tullut sama oikea yritan neiti riittaa vanha minka luulen saanko haluaisin tiennyt tulin
    toivottavasti pyydan voisin otan soittaa kanssasi muuten jokin isani teemme voinko kuoli tarkoittaa nopeasti
    asioita tulkaa puhu minuun tarpeeksi irti lapi hyvalta kohta poissa iso toita vasta kiltti nimi taysin kunnes
    hiljaa poliisi viisi jossa olisit halunnut heille tahansa asti ettet kaunis senkin tulossa loytaa isasi kayttaa
    kuitenkin oikeasti vuoden ainakin mukana rahat kuulostaa milta pakko yrittaa sellaista kiva samaa dollaria
    nelja kello pysy paska ensimmainen kaveri mukava sanoo kotona tunnen tarkoitat liikaa hitto kuulin mielta
    melkein nayta niista kerron kuullut eilen varten hieno muut tunne silta ma asian sait kuulla naen meista
    kertonut eli luulet kapteeni john tana pysty hauska haloo kertoi toisen jumala tehdaan kanssani auta luuletko
    pikku jopa sielta naytat paitsi nuo puhut uskoa aitisi suoraan voitte olimme kanssaan mikset uuden paivan
    aikaan kaikkea eri yota osa maksaa minuuttia tietenkin halusi ystavani vuoksi menossa kuule hullu tietysti
    maailman jack pojat tapahtunut asiat toki palaa auto sille sanonut katsokaa soita kovin tarkoitan huomenta kavi
    elaa tarvitsee new uskon tervetuloa jata sanon tuntia jaa menkaa tyota hetkinen nae yhtaan loysin tarvitsemme
    jolla hataa sehan voitko terve ai tiesin tapa minulta jattaa ensi sinuun onnea helvetti yrita lapset lahella
    saamme tavalla muita hyvat sellainen paivana ongelma muistatko olkaa parasta vieda viimeinen niiden suuri sopii
    annan oma soitan miesta vauhtia valita vaivaa monta ihminen aamulla heilla sanot vuonna jaada aitini tulevat
    huono valmiina hoitaa miehet viitsi muka paalle paremmin kysya unohda lahdetaan vaarin samoin rauhoitu aio
    teista tulit luo heista lapsi lahden naisen lahde aion molemmat naiset paase kahden valia mahtavaa vaikea
    katsomaan olleet aiemmin haluavat tuossa kayda tiedamme syyta takana onneksi poikani vastaa joita toissa
    uudestaan paha antoi kaikkien voivat uutta menemme pidat naimisiin uudelleen ongelmia ovi iltana asiassa vittu
    michael tarkeaa voisit sisalla ruokaa haluatte muistan sinulta naita lahti etka menet toimii yritin tuskin
    saattaa tunnin ulkona taitaa tarvitset kaikille onkin toimi lapsia kysymys kuolla sinakin aiot sa tyton
    oikeastaan erittain tehty kunhan avaa kesta elama tappoi tekemaan olemaan puoli etsin ase katsoa hatana taynna
    hyvia auton lopettaa tulet voisitko kuusi tyyppi hakemaan aikana puhun voisimme toivon elossa muuttaa laita
    hoidan alkoi istu joko maan haneen mukavaa outoa yleensa nuori seka toihin hetken homma ikava ollaan vaimoni
    seuraa helvettia ystavia nimeni olekin jatkaa luona palata muu tekevat saisi eihan vetta antakaa vaikeaa saatte
    tilanne mahdollista auki elamani pitka vitun verta lupaan kenen paikan teette kaynyt kestaa kaikkia ovatko
    taida kuulemma sanotaan paikalla tytot sam alla pyytaa jokainen vaikuttaa oman yhteen puolesta saimme usein
    jutella tehtava naetko illalla miksei haluamme voittaa ystava uskomatonta iloinen vihainen naet sentaan herrat
    sinahan paskiainen tosiaan paalla valilla paljonko pain hanelta josta edessa luota ihmisten onpa kymmenen
    naytan luottaa varo kunnon kautta niinpa nimesi saavat itsensa pelkaa vaarassa turvassa rakastaa matkalla
    helvetin frank syy kultaseni ajaa yritti haluaisi olenko tapauksessa pelastaa nimensa lahtee velkaa charlie
    odottakaa soitti haen kaukana paassa mahtava helppoa alle puhuu syo toista kuulu kerroin pojan idea kuolee
    viimeksi syoda jumalan jossain itseni olemassa samalla tom etteko haittaa jutun tulisi talo sisalle numero
    mennyt tarkea tuosta vien yhteytta maahan ostaa katsotaan eteenpain jotkut ymmarratko odotan ymmartaa olkoon
    ympari george eras huolta pitkaan aidin david viikon veljeni loppuun selittaa ajatus seuraava kuukautta isan
    millainen talon myohassa kerta pomo vei paasi maailma tuonne kadet etsi otti haivy luultavasti kertoo itsesi
    kayn loppu kohtaan tiedathan taidan alan saman selvaa tarvitaan tekisi asiasta mieheni kaikesta minahan itseasi
    ottakaa mietin rakas joe kovasti aiotko kysy totuus tajua jatka viikkoa pitaisiko tapan suomennos ajattele
    aloittaa miehia naimisissa nakee muutaman kahvia laittaa palaan naki pelkka fbi huoli jaljella tallaista
    tietenkaan pitakaa sattuu miljoonaa kohti oltava voimmeko peter onnellinen kayta lapsen seitseman agentti the
    perhe kuningas kauanko tiesi taydellinen puolella annoin jatti tietoa viikolla sairas puhutaan elaman seis
    kunnolla pyysi mike laakari tiedatte uutisia halusit mr kaverit vaimo ylpea hae vihaan elamaa tekemista ihana
    kusipaa ajatella estaa tapaamaan selville enempaa ystavasi todellakin jotenkin menin paasee muiden tyhma yona
    presidentti rauhaan pysya eversti nukkumaan katson avulla pahaa iltaa idiootti veli pidetaan kaupungin asuu
    otetaan melko taisi kerralla jai rauhassa suurin pane loytyy muutama minuutin kenraali selvittaa ainakaan
    totuuden lahdemme esiin koira otin antanut enpa pidatko tietavat olitte johtaa kahdeksan keta kuluttua lahettaa
    ilta ellei tappanut keita nouse puhunut lisaksi edelleen yon akkia ilmeisesti arvaa olekaan jeesus milla osaan
    ok vuosi james vuosia uskonut varovainen nakemiin tyttareni johtaja naytti poliisille hittoa loistava
    mielestani paskaa eroon tekeilla tarina upea tahdon hyvan toin pyyda autan lahtien tuohon helvettiin lahetti
    ajatellut ihmista tosissasi kiire mentava omaa paul kiitoksia kaymaan tarkoitus haista onnistu todisteita
    ihmisen mun haluatteko tunnet viesti teimme tiedatteko uusia etsia autoon kirjoittaa tyo loytyi toi unohtaa
    hetkella alusta naitko musta seksia naisia jimmy enko ben sekaisin tuntui liiketta ihme lahes loyda todistaa
    lopulta yritat kesken paa mitas vankilaan puhumaan kuva jonkin itseaan loysi mieluummin jostain paaset unta
    paikkaa suunnitelma pitavat paskat olevansa puhuin eteen syomaan asiaan oven nykyaan tilaa lukea mihinkaan kova
    etsimaan olisivat suhteen minakaan loysimme koske montako heraa millaista paikalle riita helppo isansa keskella
    jalleen pysykaa paasemme tietoja tien loistavaa naista kavin tehneet tavallaan talossa taakse`,
  pl: `
    nie to sie na ze co jest do tak jak ale mnie mi za ja tym tego ci czy go tylko tu po moze jestem ty ma cie mam
    jestes juz dla jesli wiem cos wiec dobrze teraz od pan wszystko byc masz nic tam bedzie prosze moge sa jej on
    ten gdzie kiedy ciebie wiesz sobie byl bardzo by bylo przez jego dlaczego chce jeszcze moj pani nas no zeby
    chcesz ich tutaj bo tez nigdy naprawde mamy kto mozesz przepraszam dobra mu porzadku musze ona nawet chyba
    dziekuje gdy domu zrobic prawda wlasnie hej byla bede te zawsze nam moja nim musisz je troche tej dzieki bez
    ktos panie jestesmy moje powiedziec ktory twoj czas wiecej lat prostu ta musimy wszyscy toba mozemy albo chodzi
    czesc razem stalo czego mna sam mysle boze pana ok dalej raz przed bedziesz ludzie czym niz czemu was dobry
    ludzi zycie lepiej przy rzeczy dzien twoja mial robisz czasu niech myslisz kim daj temu chodz my coz ktore
    powiedzial moim tych siebie niego twoje oczywiscie nikt musi aby powiedz pod dlatego wtedy jeden wyglada pewnie
    mojego mowi im taki oni znaczy wszystkie miec takie dzis dwa jako stad wie potem dzieje bedziemy nia mojej duzo
    wiele rozumiem isc miejsce kilka pomoc mysli bylem ile swoje jasne caly skad dzieci nich wiedziec mozna jakies
    przykro jakis wam sposob wszystkich nad ktora maja trzeba mowisz zanim robic zbyt niej kogos bardziej szybko
    dzisiaj pracy tyle tobie zaraz kocham takiego kochanie mialem zobaczyc swietnie jaki mowie poniewaz oh ojciec
    myslalem pewno cholera racje robi ani stary trzy pozniej idz zycia stanie nadal twoim przestan mamo kiedys
    swoja jutro dlugo nadzieje kurwa chcialem widzisz beda widze az tato problem zebys kazdy mogl dni wciaz taka
    nocy znowu twojej potrzebuje dziecko dnia sluchaj znalezc pierwszy pieniadze powiem dokladnie nami sama czuje
    zrobil nasz nasze widzialem razie gdyby jakie spokoj dobre wy samo miala koniec byly znam chcial wszystkim
    zostal chcialbym och mama spojrz wczesniej zostac zyje czegos soba zabic ktorzy mowic bym imie chwile roku
    porozmawiac lub we poza moga dom minut twojego sir drzwi powiedzialem milo posluchaj prawie kogo jakby jezeli
    jestescie wydaje czekaj czlowiek powodu powinnismy lubie gdzies przeciez sprawy mow koncu moich bylam byles
    pomysl zadnych bron panu razy innego zrobie pomocy ciagle facet wiemy jednak noc zebym podoba macie mowilem
    ktorego dosc miejscu zle powinienes wlasciwie powiedziala ojca lata idziemy pamietasz pokoju pewien niczego
    takim sprawa ego jedno znasz badz dwie skoro ktorym sadze swoj swojego chodzmy zamknij the bys rozumiesz
    samochod jedna ide myslalam spokojnie musial oczy maly nowy rowniez rzecz swoim ktorych zyciu podczas wystarczy
    ktorej matka wczoraj rano swiat cala byli pozwol chcialam wez sprawe nimi powinienem dwoch mialam oto powaznie
    dac telefon numer cale wiedzialem dziewczyna prace czujesz idzie da chca cokolwiek wina dopoki powiedziales
    trzymaj smierci nikogo prawde wrocic miejsca mowil swiecie swojej powiesz zrobilem pamietam halo swoich smierc
    przynajmniej najpierw pytanie wygladasz miedzy widziec jednego dam znow innych kobiety inaczej brzmi pieniedzy
    gdybym milosc robie tata calkiem prawo rece takze zrobiles wielu tlumaczenie dokad wierze zrob super mozliwe
    inne naszej drogi pojde wazne jednym kobieta dziewczyny kazdym slyszalem zona nasza chwili wiecie ogole dziala
    pewna wiedzial mowia chcemy poznac gra dopiero serce inny patrz pare dostac powinien witam diabla wcale udalo
    byloby pojecia godziny ciesze kazdego przeciwko cholery naszych zostala wiadomosc naszego cialo nowego naszym
    jack twoich zostaw jaka slowa bog czlowieka piec panowie raczej czyms ziemi czasie witaj stac mogla martw
    powrotem dziwne wybacz oznacza zyc zabrac rob plan zadnego czasem one miales rozmawiac nazywa szczescie takich
    godzin ostatnio natychmiast niezle ostatni syn john widziales zabil krwi rodziny wszystkiego widzialam mozecie
    zrobimy pania szkoly slucham czasami zaczekaj wyjsc idziesz potrzebujemy maz zrobisz powinnas sprawie uwierzyc
    mielismy bylismy mieli doktorze uwazaj moglem syna ciezko zgadza wielki zobaczenia drodze skarbie najbardziej
    konca glowy swiata wieczor kiedykolwiek nalezy dolarow chciala strony brat zly pokoj kims poczekaj cztery bylas
    zostalo twarz policja zostanie powinnam gotowy uda obchodzi blisko temat daleko taa chcecie potrzebujesz
    moglbym okay miasta serio chlopaki wspaniale ode srodku powiedzialam innym dobranoc wieczorem rok pol racja
    lecz czlowiekiem czyli rade szybciej chociaz jezu krew pozno dr spotkanie you zewnatrz kapitanie glowe lubisz
    chcialabym zalezy robota lubi slowo wziac gdybys powinno mowiac mala wypadek znalazlem dawaj miesiecy pojsc
    wejsc nowe robimy stronie zobaczymy wroce mniej praca moi pierwsze tydzien zupelnie rodzina boga czeka zna wody
    zrobi prawdopodobnie serca widzial prawa niewazne mogli jakos moglbys czlowieku doktor sprawdzic chlopak film
    pracowac wedlug szanse miescie robia wiedzialam spotkac jechac mowiles sadzisz wspolnego spac ojcem male tymi
    moglby gowno koles ciala pracuje ponad chwila uwage problemy wystarczajaco brak zdjecia miasto wkrotce reke
    okej kilku myslec wasza malo gory uh charlie michael znac zatrzymac jakas nazywam wiedza calym broni droge
    gotowa pogadac droga wszedzie przyjaciol dal strone mowilam pomoze prosto pomoz wami wielkie powiedzialas
    niemozliwe ostatnie przyjaciel samochodu zdjecie dziewczyne pokaz zapomnij pa slyszysz nagle zmienic razu
    samego brata milosci nazwisko roboty drugi wracaj rodzice popatrz klopoty wiekszosc trudno zaden zaczyna
    drugiej dol odejsc szkole pozwolic frank zobacz zrobila dobrym glowie ruszaj czesto faceta musza szkoda zadnej
    jedziemy poczatku dziecka matki zaczac calkowicie piekna godzine glupi choc policji musialem chlopcy blad
    niestety przyklad dowiedziec pierwsza czekac pomyslalem zadzwonic zabawne zostan widzenia trzech gore synu
    najlepszy corka pewnego trzymac szefie dawno rany pokazac mialo przyszedl joe siostra sami ponownie zostawic
    jedynie nowym zamiast inni jakim jednej historia kraju obiecuje tygodniu obok sprobuj wieku srodka musicie
    powie hey dluzej george chciales latwo bedziecie okazji statek zamierzam uwazam wroci niczym dasz rady mike
    znalezlismy oraz oboje nikomu zlego samym rodzine cicho istnieje zrobilam mimo odkad uwazasz musiala leci
    jakiegos sprobowac meza kupic moment zatem prawdziwe zla osob wezme takiej mowila wiadomosci szesc zone gosc
    slyszales okolo fbi mezczyzna boje tedy znajdziemy walczyc zamiar kocha zajme osoba historii ciagu wasze boli
    panno powinna strasznie and powodzenia panem bracie zwykle czyz wracam tom niby umrzec nastepnym zadzwonie
    gotowi niedlugo ojcze przyjdzie mysl przyjacielem wlosy proste prawdziwy nowa daje dzieckiem pewnoscia pytania
    nienawidze wrocil najlepsze ulicy najlepiej widac znajde stan przyjaciele ludzmi zabierz jedzenie wracac
    zostaly powod nigdzie kochasz seks ludziom probuje zadzwon sporo ziemie potrafie same piekne zajac przysiegam
    szpitala spokoju slyszalam szczerze przestac twarzy zartujesz pewny poki przyjaciolmi tysiecy nogi zrobilas
    znalazl wolno mieszka mialas glos pasuje robil moglam otworz wyboru zrozumiec chwileczke kazdej powstrzymac
    tylu mogles slysze grac kolacje uwielbiam uciec moglibysmy zabije uspokoj centrum zony wreszcie przyjsc kolejny
    cel dobrego szczesliwy biura kapitan tacy mocno musieli znaczenia trudne swietny poszedl mlody tygodni
    odpowiedz stoj bogu david szukam duzy korekta niektorzy widzialas chodzcie goscia czesci obawiam henry nastepny
    tygodnie informacje sekund fajnie pewne jedyna wow samej yeah wielka wojny mocy wiesci bol zwiazek zobaczysz
    tony jakbym dajcie zebysmy pierwszym gorze mnostwo ktokolwiek jakiego peter przyjaciela reszta lepsze facetem
    pozwole pytan policje ach hotelu stoi lozka list sadzie niesamowite zapytac swiatlo sensu wasz dostal los
    ruszac wiedziala prezent reszte dostalem ciekawe uwaga martwy jedynym wiezienia obiad przyszlosc uwaza chodzilo
    tylek potrafi poszlo osoby pomiedzy walki szukac rodzicow zwiazku zobacze twoi kobiete danny jorku aaccff
    dostaniesz zaczal martwic szansa pojdziesz nieprawda james system sen ben calej widzi slub jimmy zajmie
    sytuacji niezly wierzysz szpitalu zatrzymaj szef czescia wlasne mowy moc kobiet it coraz skonczyc gry dzieciak
    gotowe jedyny`,
  cs: `
    to se je ze na jsem co si tak ale ne ja jsi mi me do jak ty jo uz jste kdyz jen jsme jako tu za ti ho by tady
    ano pro dobre neni te byl neco proc no ted tam mam tohle jsou ten byt toho bude bych vas nic ma ve takze vam
    nebo aby kdo tom byla ji bylo kde jeste pane po nez protoze muj myslim jeho jestli od tim mas mel vsechno vim
    nas vis mozna nikdy moc prosim vy mu chci ani taky nevim az moje tebe ahoj pak nam ta pokud sem diky rict mame
    chces rekl budu pred musim poradku on opravdu jit nekdo asi tomu vsichni trochu hej mit myslis vazne dobry
    abych mohl porad ktery my bys mela mate rad delat ktere nemuzu proste vsechny musime vic den chtel udelat dva
    muzu jenom stalo mnou budes oh kdy jde tvuj vase pojd ni dalsi meli muze dost jeden kvuli boze bez muzes nikdo
    lidi dnes vite at sve par zivot tebou prave dobra delas musi jasne mne velmi sakra dekuji takhle hodne veci
    udelal budeme jim jeji hned musis ses tvoje rikal deje vubec proto nechci ona nejsem pravdu zpatky vedet prvni
    bychom nemam nase misto praci byli vypada presne prace muzeme myslel rekla chce kdyby podivej let kam byste nej
    tri vzdycky cas jejich dlouho svou pryc vec videl domu zase mluvit nim sam tobe jdeme sebe chcete nekdy jednou
    promin vlastne abys rada stejne dal pockej noc ke ktera videt penize muzete mohla kazdy hele coze dostat
    nejlepsi rekni omlouvam nejake vecer spolu lide dej fajn posledni urcite ok nebude problem chtela dite zadne
    rano rika budou nekoho maji nejaky mezi deti jiste fakt rychle pani take nech prisel znamena sis kolik svuj
    budete podle zlato tech dve pravda zadny lepsi chvili mami vse snad pod uplne otec prominte nebyl jedna pri
    znovu kterou tenhle samozrejme treba cely jdu dokud cem kurva pohode potom ven myslite jmeno dat tati najit
    stale mohli zrovna zena muz dostal pres zitra dela byly clovek potrebuju proti jedno dneska lito meho vidim
    pomoc nich myslela nemuzes vedel nema vi jaky nemel sveho jdi dekuju auto rikam muset pomoct musite doufam oni
    doma kdybych stesti jednu tve abyste sama teda vlastni celou tolik tedy nebudu sobe kteri pan vzit rikala
    nechat reknu vami prilis libi nejsou pojdme toto kamo minut zabit nami uvidime sebou slysel prece jake nebylo
    nasel tyhle musel chlap mysli podivejte mama tento abychom tata udelala vsem videla nemuze pozor zabil nejak
    primo stat matka prestan miluju coz nemas nejsi vidis pet koho vcera napad nebyla pockat pojdte bud noci vzdy
    skoro pozdeji takovy oba kolem ruce spravne mou nad srdce jinak casu jednoho velky zemi zpet promluvit halo
    zivota dobrou poslouchej tuhle ostatni cislo cele mohu cokoliv delam odsud docela vratit sel vzdyt jineho chapu
    venku skvely jisty dum nejakou pozde delate nemuzeme nasi dam vice citim tahle skvele vsech predtim znam dvere
    stane zde pujdu zatim dovnitr hodin prijde zda vzal brzy konec novy svym svet vasi svete duvod udelam nekde
    potrebujeme ctyri zbran cim svoje zni dejte aspon tyden holka delal jasny zit driv spatne prisla dokonce
    nechces nechte zustat ach mohlo jiny radsi zadna rok nasli hrat super konecne dolu nemame nemyslim teto pocit
    nejde smrti kluk dolaru rikas vime nechal nem the daleko hlavu mozne potrebuji zeny chvilku podivat oci chlape
    delej jediny dobu nechtel tezke muzi mrtvy verit telo tomhle zpusob potrebuje chtit prijit tva slecno ceste
    takove dny pritel nemohl maly mluvis cau strach slovo jidlo roky problemy moji nyni buh pockejte uh nemela
    hodiny cestu sanci tou syn mnohem jdes nerekl tys tvou behem doby vedela pekne miste policie otce jich zenu
    rikat jista doktore plan auta chteji staci lod nove zeme panove pripad nevidel mym prdele nejdriv vezeni mimo
    doktor da reknete snazim zivote nahoru drz velke stoji odejit copak dala potrebovat dne rozhodne vypadas pouze
    smysl new chyba ruku krev rodina mluvil melo pratele takova dostala sest nikoho jmenuje ono telefon rozumim
    spat nemuzete rodice madam zacit pracovat smrt skoly poprve nakonec kdybys holky mnoho kapitane zdravim tym
    nimi jine jedina zacal vezmu uvnitr zvlastni zeptat jaka lety nevadi kluci pul svych pomoci naprosto veceri
    potrebujes nemate odtud deset spis spoustu mem nechce znas mych radeji sla pribeh vetsi pripade bratr videli
    mesta dole pokoj syna aha cast naseho nemusis chceme nasla nejaka myslet zavolat krome prisli neboj udelame
    mesto vsude jet velka vaseho velice tveho dome mala nevis dulezite nekolik zpravy udelali rikaji okay alespon
    musela uverit verim vidite zastavit nejspis slo klid rodinu stary nedelej zavolam udelej dni nemohu chteli
    slysela moznost dostali lip tohoto ceho cemu takoveho damy navic radi penez pamatujes tehle snazi meste nebudes
    mluvi jdete tyto slyset pokoji proboha zjistit sveta lidem bezpeci male strane zalezi hlavy mrzi pujdeme svem
    tamhle nevedel ceka zbrane jakou sex cekat druhe najednou tajemstvi odkud spatny skole nevi chlapi ktereho lepe
    cesty kazdou pujde svoji nemeli vratil dcera nechapu tuto sefe delaji kym zemrel chodit zbytek hrozne dostane
    zustan hlavni snazil klidne vsak jakmile mista vratim nasich nerikej nejsme skutecnosti charlie srandu sestra
    hodinu ode manzel zacina vezmi zadnou zpravu pana nikomu vyborne bezte nahodou skutecne vede rande nahore nekam
    blizko informace cela vlasy poslal zatimco hlavne dostanu preklad tudy nekym druhy vrati vedle vzala znate
    takovou nohy tato tomto drzet rukou laska nechtela velkou zije bejt patri jses slova cloveka dobe mluvim
    neudelal blazen mesic rekli tydny prachy rozhodnuti you normalni okamzite nejvetsi nejste pekny vrat sami
    strasne policii odesel spolecnost ukaz poslouchejte casto lodi rodiny vem tentokrat nazivu ver sbohem uzasne
    pravo prisaham tisic joe temi cesta obcas jacku predstavit zachranit zac pry nemohla paneboze sance ztratil
    ohledne mesice vypadni otazka jedine pravdepodobne dvema cenu poradne nemu bojovat nebudeme ukazat starosti
    nerekla moment necham dobrej spousta volal kterym jmenem boli koukni rikate bohu hubu udela tehdy mrtva miluji
    nekomu dohromady zmenit delame roce tela existuje party nemocnice dame mohou zavolej odpoved same reknes tvym
    skvela chodi delala klidu stastny chlapa roku spolecne priste zas pripraven zes citis dostaneme druhou
    zatracene pristi spolecneho zkus dali mesicu prestat stara citit horsi nikam dava dvou cos nechala rekne sedm
    zapomnel saty novou doslo funguje udelas nelibi kdybyste aute noveho davno timhle jedeme jedne perfektni hledat
    koupit vitejte treti hezky pokracovat planu sen sexy bysme naposledy najdu obchod vody pritele jist trosku jiz
    techto tvoji ziskat pohyb zkusit ulici komu pracuje pouzit tem dvakrat kousek muzou das hra uklidni mimochodem
    pomalu vztah chybi sef johne vseho vrah neverim dukaz zrejme nemaji najdeme film zacala vodu vzhuru hlas slysis
    konce dalsich poslys chlapce nekteri pomuze pomohl brzo napadlo milacku osm kazde bohuzel rikali stejny zajima
    seznam piti uzasny jane kazdeho um hlad zlaticko dostanes ticho fbi zabiju zjistil obvykle chapes hezke
    prekvapeni bratra kdybychom rozumis museli divne yorku vetsina pujdes stare spolecnosti kral nezalezi john
    zdravi divat dceru kapitan druh divka hm slunce celkem koupil holku odpoledne zprava otazky osobni stredni tvar
    boty and hru matku slysim znova cokoli nechcete potrebujete system obleceni jednim henry yeah hmm rozhodl plati
    krasna chvile nevidela tohohle nektere nova nevidim otevri nevime drive stal pivo beru stastna zachranil
    poslednich malou potreboval draha sli prestante`,
  tr: `
    bir bu ne ve icin mi de ben cok ama evet var da degil sey hayir daha sen kadar bana gibi bunu yok onu iyi tamam
    beni seni benim her sana ki neden ya sadece zaman senin burada oldugunu nasil hic sonra simdi en oyle mu su
    misin once biraz hadi guzel musun oldu yani ona boyle onun bile lutfen bak eger peki cunku artik gercekten geri
    biliyorum istiyorum kim baska olarak belki tek dogru buyuk olan biri bay buraya olur in adam ile olacak hey
    hicbir biz demek sanirim yardim bilmiyorum bunun tesekkurler tum gun yeni fazla ederim nerede tanrim merhaba
    efendim seyi orada gece son kotu seyler biliyor harika iki sorun et iste butun tam gerek siz diye hemen ol
    uzgunum kucuk olabilir olsun size bayan ayni hakkinda tesekkur gel tabii yuzden onlari kiz kendi devam nin bize
    ver oluyor izin is bizi buna selam anne vardi bizim geldi sizi baba dur aslinda seninle asla gore kimse ozur
    degilim oh onemli git hala tekrar yoksa icinde benimle yine bence haydi sekilde olmak bugun soyle pekala
    birlikte para olmaz uzun onunla bakalim zaten biliyorsun ilk al geliyor lazim dostum uc dakika onlar gercek
    emin birkac herkes saat soyledi istiyorsun ister pek yapiyorsun eve miyim yil cocuk hep sunu neler yer dilerim
    sizin bekle birak oldugu ilgili gidelim nedir yere etmek dan olmali kac istemiyorum nereye lanet hepsi un
    buradan an burasi az karsi cocuklar eski hazir kendini gerekiyor ediyorum fakat kesinlikle benden kadin soz
    yapmak tane zor ise anda diger dinle isi bunlar gormek kisi niye kabul seviyorum istiyor aman misiniz yarin
    zorunda tanri bundan kez sag elbette gidip falan tatlim yanlis hos hem senden onlara doktor hafta ozel yemek
    yapma kontrol oraya gereken yerde ediyor gec mutlu bazi dedim birini ye ondan eminim ayrica disari bakin
    nereden gitti beri edin etti yalniz ah erkek yalan merak gordum insan degildi polis gorusuruz dun ihtiyacim
    insanlar musunuz babam haber gidiyor la olmus yi aksam ha gecen sakin sanki den nefret sabah dikkat bes karar
    umarim yaptim veya cabuk etme yerine ay farkli sonunda uzerinde olmasi gordun sence degilsin aptal kendimi
    ettim tamamen oldukca kendine fark yeter boyunca vardir bunlari oldugumu tarafindan kes birsey annem neyse
    istedigim olursa acik dunya adi yap hangi soyledim yaptin dort aldim dolar olamaz gorunuyor birisi yuzunden
    olsa kolay yoktu bende adami be beraber konusmak bazen buldum dedi ancak yaninda sahip olmadigini yol gelecek
    yapiyor basina gitmek bitti geldim tabi evde henuz onlarin anliyorum cevap yolu zamani genc oyleyse almak
    yardimci kahretsin oldum konusunda kal gunu adamin takip ates durum nun soylemek azindan adim eder dusundum le
    istedim neredeyse muhtemelen dusunuyorsun mukemmel yapti ciddi sanmiyorum olun iceri ev herhangi yeniden bos
    altinda vay kan ara goz halde dusunuyorum hizli sure miyiz oglum ac uzak duydum konuda isin seyin gelen cikti
    saniye garip john araba jack gidiyorum yakin arada olduguna on hayatta alo anladim calisiyorum hayal soyluyor
    hayatim galiba kaldi rahat canim suru kimin bilirsin olacagim dersin hepimiz adamim ceviri bebegim ortaya verdi
    basladi hayat ta gelip seye calisiyor sende yaptigini guclu olay hatta durumda arkadasim bebek cocugu savas
    seyleri kesin geldin komik boylece arasinda hava alti haklisin hareket bin soru acaba gule uzerine surekli
    gelir suna ihtiyaci saka telefon kardesim olacagini varsa yapacagim silah oyun olmadan kisa el birinin terk
    kizi ait acele etmeye gizli zamanda dans daki diyorsun yeterince baban verdim evlat zarar uygun disinda
    gunaydin gecti olmayacak yolunda memnun kapiyi hepsini fikir aynen hissediyorum tur olurdu verin beyler tuhaf
    degildir gidiyoruz yuksek rahatsiz olmadi new gidiyorsun geceler siktir kere yasli sam iyiyim korkunc
    saniyordum aldi gerektigini cikar gelin herif icine nasilsin veriyorum eden dolu neyi parayi bilmek sevindim
    edecek beyaz durun saniyorsun mumkun varmis belli tahmin sensin olum biliyordum yapamam ediyorsun vermek ceneni
    aci yakinda neydi hasta yalnizca geliyorum annen berbat yapmaya istedi uzere neyin yapacagiz sizinle guvenlik
    bizimle yapacak dikkatli anladin dedin olu yapiyorum ihtiyacin milyon deli dair aile normal tatli olmayan
    birakin birine diyorum soyledin disarida istedigini insanlarin otur ihtiyacimiz affedersiniz michael yemin
    charlie sefer pardon sans keske ana ask te olup evine ettin bas baskan kapa dunyanin cik asagi arkadas
    biliyoruz at yeri bununla millet seks bilmem the yapar dogum kahve yasinda istersen miydi kizlar durumu isterim
    herkesin oradan kaptan kendisi yavas bi kusura hosca hata alip onunde yeterli hayatini cinayet bakma sicak
    bunlarin aldin frank erken york sessiz ustune kizim asil don zamandir getir ufak dusunuyor kopek inanamiyorum
    yukari amerika cek cidden benziyor gelmis dek bilmiyor tehlikeli olmasini bilgi sarki basit duydun buradayim
    diyor guc yuz evi gayet yildir kizin bircok nefes hak konu soyluyorum gorunuyorsun oldugum tipki edecegim
    olsaydi noel gitmem film oldugun dalga goruyorum bulmak anlasildi ele ses neye vakit almaya george bayim
    muhtesem mesaj koca hakli sonraki isler yapacaksin adini kimsenin yerinde gidin burda olacaksin istedigin
    bilmiyordum olmalisin buldun yapmam anlamiyorum tom ikinci parti yu acil soylemistim fena allah ajan insanlari
    hatirliyor joe yaparim herhalde mike bilir tut alabilir birden yedi peter yoktur yanina zavalli sebebi dusun
    eglenceli ozellikle gorunuse soyluyorsun adina yemegi yaptigi zamanlar sebep dedektif babasi arkadasin biriyle
    icki ustunde ragmen temiz olmaya yapalim david soyleme buradaki baksana uyusturucu sesini istiyorsan patron lan
    parcasi defa katil konusma bekliyor alin sevgili oldugundan goruyor gercegi seyden numara bilemiyorum oldurmek
    suc hersey arkadasi yerini kimseye isim tercih alacagim gerekir dolayi oda durust cogu kayip gerekiyordu olma
    unutma kirmizi geldik canli degiliz sonu sagol teklif verir eskiden babamin sayin kimsin yapan geldiniz isini
    sacma soguk bulduk yaptigin guvenli bahsediyorsun yapabilirim sonsuza coktan seviyor alan onlardan teslim
    olmasin bagli yuru bizden yasiyor kalk muzik yapmis davet asik super onlarla cocuklari sira taniyor elinde
    sahibi sene calisiyorsun istemiyor sert bakayim burayi kavga anlat olasi park umurumda alir hanimefendi adamlar
    anlami istiyoruz kalan gormeye iyisi sehir cekil zorundayim fikrim dava gunler okul kendime gormedim takim
    gitsin tamamdir geldigini soyleyeyim gunes cocugun gelmek kalmak bekleyin herseyi kendim anlamina mesela
    yaptigim ic paul edebilir altina istemedim olayi yarim yola adama herkese canina affedersin orasi hatirliyorum
    pislik henry dusunuyordum simdiye askina sik kapi agir verecegim kral siki anliyor gurur ogrenmek etmis
    getirdim max hale arka kalp demektir onceki verici duruyor telefonu dusunmustum siyah olabilirim sef kadinin
    ikna anlasma yapmayi kalin oldun kadinlar resmi gider yazik silahi annesi deki hosuma ifade sirada aferin
    arabayi basima gittim suclu bolum veriyor bayanlar edeyim goster kaldim hepiniz birileri kelime bira kitap
    istiyorsunuz orospu gunun kara ilginc yla gidecek ust serbest nicin satin zengin olman soyleyecegim tarafa
    surece iyilik vakti dunyada almis soylemistin sekiz sona aptalca hayati ucuncu dinleyin ettigini istemem
    olanlar tehdit nedeni deniz ahbap verdin yaklasik konus okula olmayi danny yillar yapiyoruz gidecegim kendin
    yasam zamanlarda sesi cesit dua calisan deger general duymak oldurdu isleri sigara taraftan na yapiyorsunuz
    altin ee hediye jimmy olacagiz yo yapmadim bey yapabilir kimseyi edelim cift alex severim cikip mantikli
    erkekler james yasamak polisi aliyorum aliyor gitmis yolunu guven ayak sarah salak sizden ortak gorev herkesi
    parca isteyen asiri onceden teki elde karanlik mary hayatimi muydu mavi duyuyor birazdan biliyorsunuz seksi
    duyuyorum bul edip geldiginde hani elini balik soyler isa evin kisisel kadini endiselenme kalmadi kalacak kulak
    tebrikler ray ariyor kimi zeki derece saygi gerekecek ellerini sacmalik taniyorum zorundasin sahte isterdim
    harry tony karim amerikan guvende disi gitme rica ortadan yuzbasi dondu gordugum nick soyleyin tan farkinda
    kapat calistim verme yaz bok elimden`,
  ru: `
    не что ты это на он мы как вы да мне нет меня так но его все она тебя если бы тебе за они чтобы же просто есть
    из ну для хорошо когда здесь по был знаю то только было может вас нас от вот быть будет кто почему вам очень
    могу их еще уже или спасибо нам там чем хочу сеичас где нужно этого ничего ее была мои знаешь ладно этом до
    потому теперь думаю больше со раз время ему надо этот ли привет даже пока сказал себя должен хочешь даваи эи
    того никогда тоже тогда него были конечно ни об правда тут моя пожалуиста сказать тобои сегодня один можешь
    лучше сюда мнои сделать значит всегда еи порядке дело должны том можно без день буду делать хотел эти много
    этим после чего всего твои во ним лет боже них мистер жизнь неи ведь такои потом которыи немного возможно через
    сэр всех слишком себе им такое должна моеи знаете думаешь этои люди зачем свою твоя сказала человек назад эту
    под точно можем отец мама случилось мог вместе сделал кажется друг никто куда эта которые два тот жизни сколько
    нравится поэтому понимаю снова парень люблю видел людеи помочь хочет похоже место знать отлично домои всем
    деньги иди прости доктор думал времени дома делаешь именно говорил слушаи прямо поговорить будем своеи наити
    стоит разве тем хотела ага можете лишь деле будешь простите сам три знал хотите говорить деиствительно скажи
    совсем знает даваите прошу моего дом должно несколько какои свои вами дела говорит черт жаль происходит папа
    ваш туда про завтра оно уверен самом одна тех перед отсюда наш нее нужна мою нужен каждыи кого работу верно
    твоеи будут итак имя понял пор уж надеюсь против хватит пошли более говорю раньше наверное ребята ваша даи при
    могли нами вообще всю мать понимаешь ко идти этих извините ради нельзя такая хотя другои виду вижу откуда мисс
    видеть послушаи над могут думала будто равно между зовут подожди скоро этому возьми наши извини своего ясно
    человека вопрос года вещи минут руки которая почти смотри такие могла нормально достаточно видишь работа пару
    ночь дня господи говоришь весь быстро жить сын хоть твою ваше посмотри скажу убить слышал пора готов собои имею
    первыи самое видела какая смогу сказали плохо миссис рад месте никаких насчет иногда прав нашли отца ваши детеи
    пусть мое своих знаем вроде которую поиду сделала смерти таким знала произошло говорила собираюсь рядом случае
    одного правильно увидеть кем мир брат поити такого помощь вчера делает говорят одно кроме нашеи здорово дверь
    друга женщина убил будь долго важно номер денег хорошии вечером одну проблемы вашеи работать твоего ночи
    проблема сама уверена нужны серьезно машину также тому последнии пять вернуться дальше моих узнать права своим
    ночью дети те чувствую работает давно моим чувак две жена придется опять дорогая однои думаете помнишь сначала
    глаза утром ох прекрасно взять парня идея часть ними большои сделали видели сразу слова помню утро сердце стать
    момент часов скорее наша стал смысле друзья сильно уити говори ах имеет год которои здравствуите которого
    работы поидем боюсь любовь девушка голову тои вечер дочь довольно твое нашел парни днеи понятно доме новыи оба
    хорошая прежде затем бог увидимся поверить дать шанс пришел сделаю понять рассказать стои какого столько обо та
    быстрее интересно вашего никого самыи милая ои умер получить слово будете однажды обычно полагаю свое странно
    капитан посмотреть вон какие чтоб сможешь ума выглядит подумал наших приятно алло обратно хотели иначе тело
    говорите другие час доброе лицо другом нашего мире делал мам посмотрим любит джон пытался пути насколько пришли
    честь получил типа места поздно внимание скажешь правду следующии план кому нем телефон кстати хотят город
    говорили думать работе решил дорогои безопасности рада которое позже господин вся некоторые остаться пришла
    других сестра кровь кофе семья спать дал вперед понимаете совершенно ребенка ужасно идет вернулся делаю конец
    единственныи которых пришлось хуже четыре ждать оружие большое часа полиция сможем смотреть вернусь машина
    способ муж играть стороны верю звучит ребенок мере готовы угодно таких честно взял руку начала пытаюсь смог
    приятель какое нашла скажите добрыи подождите вокруг мальчик сына внутри году двух сами вашу перевод знали
    слышала делаете отношения неделю станет мужчина далеко осталось долларов новости никому ту около двое
    собираешься даите крови сможет хотим дерьмо идем поняла минуту сих путь видите готова женщины джек твоих
    следует твоим вернуть смерть вина машины мило леди неужели заткнись решение например начать семьи конце джо
    история трудно смотрите спросить проблем любишь чарли пошел месяцев сэм шоу пап комнате вдруг нашу второи
    прошлои лучшии прощения круто милыи постоянно оставить больно знают послушаите школе говоря забыл матери
    полиции полностью иметь поможет добро образом иду рождения краинеи нему часто никакого случаи неплохо
    посмотрите детка машине слушаите спасти сделаем узнал использовать прекрати убииство шесть девочка господа чуть
    выглядишь невозможно пол агент другого думает свет держи наше недели погоди ненавижу настолько другое убили
    маленькии меньше имеешь эм легко обещаю имени очевидно людям последние школу мадам друзеи последнее понятия
    своими либо родители сообщение помогите показать вместо особенно моем спокоинои всеи свидания самого сделаи
    большая поехали ответ городе минутку мало делаи забрать стало пожаловать детектив истории прошло убиица океи
    купить вопросы возможность ваших означает делают ужин любви замечательно идите клянусь абсолютно выити секунду
    человеком чему немедленно смешно позвонить наконец обязательно остановить ввиду бывает любои мужик забудь мэм
    переводчики любом волнуися выбор ноги представить стала поводу оставь маикл всему хорошие города тысяч
    настоящии выпить боль известно перестань малыш оставил вещь которым работаю увидел потерял хотелось подумала
    повезло умерла неделе пистолет таком воды прошлом дам начал босс счет отцом поговорим связи десять встретиться
    генри тихо фильм убииства умереть держать искать подумать причина принять слышишь комнату рано историю речь
    работал удачи сложно самая бога ух еду вести спокоино подарок позволить право намного конца моему вероятно
    успокоися рассказал предложение одним улице питер брата мира женщин словно получится тяжело доктора компании
    чувствуешь другим игра познакомиться вниз провести возьму проверить случится уходи позволь позвольте месяц игры
    мистера помоги неважно среди людьми стороне курсе мужа месяца получилось свидание уверены сторону маик джордж
    голос ок президент пошла слышали вид блин никакои гораздо нечего парнем корабль объяснить сидеть собирался
    письмо весело утра имел вашим поверь находится согласен список котором отличная чувство такую девушки своем
    связь руках сынок девочки встречи фбр понадобится заниматься решили ушла приити ушел семью наиду остальные
    чувства полицию молодец является решила старыи фрэнк волосы считаю каким расскажи школы хм части впервые
    собирается оттуда хочется первым могло эми дядя стали пара проити богу становится ехать недель ме наверняка
    никуда голове благодарю черта брось макс пыталась глаз другу сара многие гарри вопросов невероятно тела
    называется существует маленькая позвоню всеми нашим приехал вполне вернулась своему помощи одном замуж идиот
    пытается джеин недавно слава мужчины семь жив придет команда месье друзьями делаем первая вашем дэнни навсегда
    слышу фото общем земле новая начали удалось понравится помните главное единственная звонил новые будущее огонь
    защитить самои услышать стоило любил никак купил попробовать близко делу страшно менее хорошее жену делала
    семье алекс делали заставить смысл тюрьме получается ключ благодаря живет подальше получила звонок секс
    неправильно очередь необходимо мертв пить дамы секунд верить мэри девушку сон получили преступления платье силы
    двери твоем хорошего рот сделает ник слышать оставаться игру касается состоянии похож жду стоять поздравляю
    сожалею землю взяли разговор парнеи первои суд держись шеф сможете сделаешь нового минуты оу ходить блядь
    другую каждого попасть думали лично`,
  uk: `
    не что ты на що это так ти це он все тебе мы за да мне как нет ми меня він вы як но до ви просто мене ні она
    для мені тебя але ну его знаю тут нас то вас иого если бы про там по они вони же нам чтобы вам хочу вона тобі
    хорошо есть якщо здесь из добре когда ще был от та щоб только может было коли думаю даваи быть могу був вот вже
    нужно уже того іі почему було кто будет ладно дуже чому моя их від хто тому сеичас еще спасибо буде чи де или
    один где была знаешь іх раз може чем этого очень мои треба ее гаразд правда цього ничего тільки этом боже
    потому те зараз через привет без ось теперь щось нічого міи больше себе дякую знаєш бути со можу день должен эи
    ним пока ему тепер них всі об время хочешь буду надо даже час сказал этот еи себя твоя порядке будь більше ли
    тоже тобои люди свою людеи иому никогда можешь пожалуиста него можна була тогда ніколи были точно ни тоді немає
    два цеи привіт конечно зі сделать би назад мнои ага навіть сказала хочеш значит сегодня лучше сказать сказав
    нього сам чого лише сюда сюди бо життя мама должны або прошу дело всегда том скажи делать этим тобою були чего
    теж люблю краще три твои тои якии наш неи завжди хотел багато ласка прямо мною возможно таке нб сьогодні даи
    должна можно можете із много после всего ваша вами эти можеш думаешь потрібно ці одна друг одного моеи перед
    ваш маю жизнь мою нами має трохи даваите кого завтра немного сказати случилось слишком лет доктор такои під
    ведь сделал хотів які помочь мог потом можливо зробити говорить такое всех во сер геи твіи зачем робити потім
    прости знову под можем цю которыи пане років могли им саме этои поки вместе парень над ніхто видел ніж снова
    эту ясно фп звичаино собі господи куди яка такии цьому жаль отлично никто руки куда ця тот ім отец знаете дня
    поэтому усе кби мистер понимаю похоже человек делаешь знаєте весь бачив знать поговорить кажется слушаи неі моі
    домои пам твою скоро хотела повинен брат хочет нормально место сколько чудово наити скажу після цим нравится
    скільки думал гроші при хтось оу міг еянби хлопці всю иди дома эта воно пару знает разом чорт жизни будешь
    могла думала іи деньги именно сэр місце которые времени таким стоит вперед черт маєш додому справді якби будем
    такого говорил досить своеи должно давно всем дом хіба тем правильно ради сама робиш отже часу знал мого знала
    нужна лишь одну моего хоче простите происходит деле чоловік разве вибач зробив повинні одно совсем здається
    ними моє ден уверен вибачте можемо машину думаєш звідси говорю какои чарлі наша ходімо номер ребята нужен
    отсюда ои иб сказали твоеи пора туда всіх итак своі також раньше деиствительно чувак речі слова навіщо
    несколько тим пошли верно слухаи сталося оно голову ваше знав проблема понял туди мабуть дела думав швидше дещо
    убить подобається знати нее разу ох хватит справа зовсім тех имя папа идти казав батько хотите мати мпх усі пор
    права свои мать понимаешь надеюсь работу самом розумію послушаи против знаити виду уж діисно нема друга ити
    говорит чим вообще людина увазі така свого пішли шанс справи наших нею убил допомогти ко слово син хорошии знає
    ять бачиш этих сильно возьми говорила шкода будут смерть проти ту бачу подожди хочете сын наверное готов яку
    далі пішов каждыи зрозумів этому алло порядку піти извини план будто кілька такі посмотри руку сім зовут своего
    видеть ті равно видела хотя свіи джон такая другои пані мав нельзя взагалі якого будеш вижу хоть сделала цих
    ночь честь джо потрібна твоі достаточно жить чув тобто откуда бог видишь хоч схоже поити нашу звідки поговорити
    правду имею відбувається жінка собираюсь наші король рада здорово світ которая означає почти помощь вопрос
    нашли бачити смогу человека месте швидко нехаи тих будемо детеи минут прав мало произошло знаем мамо говори
    рядом извините хлопець вашу поиду машина между роботу смотри говоришь могут уверена более фзн потрібен будете
    тато вроде спасибі кому раніше хаи двері рад розумієш момент долго своих маиже вещи работа таких телефон своє
    слышал мир приишов быстро самое бхфь прекрасно мам увидеть парня далеко собои ах важно послухаи одне знали
    гадаю проблемы твоего даите круто можуть алан всього мисс дітеи вернуться отца тату кажу ваші ме геть між
    проблем первыи говорити піду нужны легко зв великии насправді хотіла інші тож зачекаи кем будуть смерти досі
    варто насчет готова брата никаких десь которую своіх жена звісно перевод вся такие дальше мое питання доброго
    наши напевно хвилин взять значить радии вчера дверь дві последнии фб сестра занадто серьезно твоє ночью плохо
    делает твого дивись иногда цієі моим довго узнать жити доведеться поидем переводчики нашеи каже помнишь колись
    наше кровь батька блядь хоча ноги чувствую усіх денег гиб будинок ваши щодо года вашеи джек смысле біса какая
    дети негаино біля абсолютно глаза знаишов милая яке дам моих уити работает побачити містер десять ніби однои
    заради забудь случае кроме часть іди нашел какого рассказать увидимся мило другом перестань сначала діти бога
    людям сможешь землі доме вина готовии придется стать боюсь тихо крови робить оба видели маленькии ранку миссис
    потрібні умер сериозно типа опять грошеи пять очі одним фпх утром друже світі повинна семья стіи днеи часто
    стои пытался также кожен маємо собою маикл кінець стати уе ночи робота идея говорили пусть поверить ким ніч
    добрии понять ваших обо две сделаю часов утро моіх проблеми помню щоино фпн погано очевидно першии говорят ціи
    слід ьфи агов річ старии подумал сердце парни сразу женщина наче безопасности ого вечером зрозуміло причина
    дочь сына маєте секунду чарли короля работы остаться місці працює роботи говорите хорошая вбити работе муж
    друзья девушка пес рано упх самого смерті твое вернулся моєі идемо місто стало работать дать землю полагаю
    скорее довольно странно поняла будинку приятно голос інших пришел приятель вдома взяти дороги делал которои
    моім которого всім адже столько інакше фи чесно бачили нашого впевнении своим дорогая прежде думаете никого
    бачила пытаюсь вода народ звучит детектив ок сина сделали брь единственныи ребенка рпх зробили говорив року
    мужик вниз шоу невже ночі роки знаємо стала кажуть містере право заткнись обратно новии важко внимание скажеш
    своім получить нашла світу яким получил працювати иду обычно пути якиись буваи любить иде вашего чотири дерьмо
    сподіваюся рік самыи скажешь зроблю школу кров чоловіка воду доки взяли пришлось іншого візьми фото звати само
    имеет большои самі хеи двох весело стал угодно тело друзі мала зможу макс знаишли секс лицо одному якось
    вернуть руках лаино спочатку моєму хуже пришли страшно любит люба справу вітаю вашого понятно хотели вставаи
    подумала чтоб выглядит посмотреть достатньо клянусь затем город ятаєш лоиза иначе новыи аби хочуть честно вон
    нарешті смог води цікаво оружие вернусь семьи доброе кофе пан оце житті пробач пришла велика позже га сих
    думать больно посмотрим стоп забираи какие ха прошлои яких собираешься сэм приити год днів свое приишли вчора
    стільки способ нашего маик нікого мушу слышала интересно обещаю никому дім побачення места имеешь кстати став
    докторе ужасно следует пистолет голова насколько убииство деякі алекс повернутися людьми жив вірно вогонь серце
    поздно делаю зможеш однажды дал внутри обов отношения мере держи вб когось пізніше ребенок ждать пробачте надто
    проити`,
  el: `
    να το δεν ειναι θα και μου με για την τον τα σου που σε αυτο τι του οτι απο στο της οχι ναι ενα τη αν αλλα μια
    εδω τους ηταν σας μας πρεπει εισαι ειμαι οι στην πολυ κι γιατι πως τωρα εγω ενταξει κατι ξερω εχει τις εχω δε
    μην ετσι εσυ καλα αυτη θελω οταν στον στη μπορω ξερεις εχεις κανεις μονο μαζι εκει σαν ολα τιποτα ευχαριστω απ
    κανω τοσο μπορει κανει ποτε αυτα απλα των ελα στα λοιπον υπαρχει μπορεις ακομα μεσα παμε σπιτι αυτος τοτε
    εχουμε πιο ισως γι ενας παρακαλω κυριε νομιζω μετα πριν ειμαστε γεια παντα λιγο πισω πω οπως δουλεια αληθεια
    ποιος ειπε δυο ολοι ειχε λες παιδια ας εναν θελεις αλλο ζωη δω κανουμε παω μη εξω καλο ειπα εχουν ημουν επειδη
    κοιτα στις μεχρι πανω ωρα επρεπε σενα χρονια μενα φορα ωραια ουτε ηθελα ειστε καποιος σωστα πραγματα καθε πες
    ειχα ομως μα καλη κατω μερα γυναικα χωρις μπορουμε θες μολις μαμα εκανε ακριβως καλυτερα αρεσει παει σημερα
    αυτον θελει λεει ποσο συγγνωμη εκανα θεε φαινεται λυπαμαι εγινε συμβαινει πας μερος πεις φυσικα εμενα πολλα
    καποιον οσο στιγμη λαθος πραγμα ειπες χρονο οποτε γινει εχετε εσενα περιμενε προβλημα καποια παιδι ως ησουν
    αλλη παλι εκανες πραγματικα ολο χρειαζεται φιλε πιστευω βλεπω υπαρχουν δικο μητερα στους ιδιο παρω γρηγορα ιδεα
    παρει μπαμπα αρκετα κυρια σιγουρα λενε ολη λεφτα γινεται λεω νεα εσεις ξερει πηγαινε νομιζεις μαλλον φορες δει
    σημαινει ειδα ηδη εμεις πατερας ακομη ολους κανουν καιρο προς εκτος μωρο βραδυ συγνωμη κοσμο βλεπεις χαρα ονομα
    πατερα αυριο μπορουσα μονος σταματα αυτες νομιζα προκειται τελευταια αγαπη μπορειτε μεγαλη πει κανενα ανθρωποι
    καταλαβαινω πρωτη δικιο αποψε ηξερα ποιο τελος μακρια συνεβη παρε αμεσως μπορουσε αυτοι θεση τροπο μηπως αυτους
    ποια απλως εαυτο ξανα δικη ξερετε ηρθε πια κανετε αυτην περισσοτερο κατα μαλιστα κοριτσι πολη λεπτο τυπος λεπτα
    χρειαζομαι κοντα θεμα καποιο θελετε μιλησω ειχες μερες χερια βρω τετοιο εννοω μερικες πειραζει ερθει εκεινη
    μεγαλο βοηθεια επισης δεις καθολου ανθρωπους ανθρωπος εννοεις βρουμε οπλο περα σιγουρος αφου πορτα δουμε
    ιστορια οριστε ελπιζω πηρε πρωι κανε ματια ηθελε ολες πιστευεις δρομο κακο ομαδα καλος ωρες σχεση μπροστα φυγω
    καλυτερο μονη θυμασαι διαολο αμαξι χερι αστυνομια ευκαιρια λογο βοηθησω κεφαλι νυχτα φυγε ωστε βρηκα χαιρομαι
    γαμωτο τελεια ξερουμε καν πηγε γραφειο δωματιο μιλας δωσε φιλος ελατε ιδια κορη οπου κανεναν αγαπω παρεις
    δηλαδη πρωτα ψεματα τρεις ωραιο ανησυχεις οικογενεια αγορι καμια πεθανε ενος χρηματα αντρας σοβαρα αλλιως πανε
    ειχαμε μικρο τουλαχιστον πηρα πουμε ερχεται τηλεφωνο φυγουμε δυσκολο λεμε καρδια εαν αργοτερα σχεδον νερο ειδες
    νιωθω τετοια καπου πεντε μεταξυ μηνες τρια δωσω υποθεση χθες αντιο αιμα σχολειο βεβαια μυαλο θυμαμαι μικρη
    θελουν γυναικες ρε κοσμος συμβει τροπος μπορουν αντρες ηθελες μερικα ειχαν συντομα μπαμπας υποθετω παρα θελουμε
    σκατα φιλοι αργα αλλος μιλησουμε τρεχει συνεχεια πλακα εμας φυλακη σκεφτηκα φυγει παιχνιδι αφησω νεκρος ηρθες
    ποιον βρεις ερθεις γυρω σημασια εκεινο οσα πειτε καταλαβαινεις χαρη ηρθα αντρα κοπελα ελεγα φαγητο κοριτσια
    πολλες σημαντικο παρουμε φυγεις σκοτωσει καταλαβα κατασταση συγχωρειτε σκοτωσε αυτοκινητο αποδοση δολαρια πρωτο
    ζωης καλημερα βασικα αστειο εμπρος ασε φοβαμαι λογος γονεις γλυκια κανενας εσας πεθανει αλλους ετοιμος σχεδιο
    νοιαζει τυχη ποδια εφυγε αρχη μεινε υπηρχε θεος ενω ασχημα ερθω σιγουρη τελικα οποιο σωστο προσπαθω ομορφη νεο
    ακουσα μοιαζει φιλους βοηθησει μπορουσες περιπου δυναμη κε ραντεβου αφεντικο χρειαζομαστε παρτι καναμε τζακ
    βρηκες καλυτερη γη μεινει φερω ακουγεται τυπο εδωσε γιος περιπτωση επομενη περιμενω κυριοι μισο ακουω σωμα
    περασει διαλογων βιβλιο βρει επιλογη μπραβο καλως μιας μαθω φιλο κυριος νοσοκομειο αφησεις μεινω προσεχε εξι
    χωρα καφε ακους περισσοτερα οπλα σεξ πλεον ταινια μηνυμα αρεσε χρειαζεσαι αρεσουν γιο ημασταν ευκολο μιλαω
    πηρες ει σχετικα αξιζει προσωπο βρισκεται κρεβατι αφηστε σκεφτομαι οτιδηποτε σαμ καληνυχτα δειτε κα σκοτωσω
    ηρεμησε αλλον ερωτηση περιμενετε αλλες πηγα ακου προφανως περιμενει φιλη ειπαν συμφωνια βαλω διπλα ποτο σειρα
    αλλοι καπως ξερουν κοιταξτε αφησε τελειωσε τελευταιο στ πραγματικοτητα ρουχα δουλευει στοιχεια αυτου τζον ηξερε
    ηξερες ελεγε μεινεις λεξη γιατρος εκαναν περασε ερχομαι ακουσει λετε αδερφη υπεροχο φωτια παλια δεκα καποιες
    λιγη δες κομματι σημειο γνωριζω πλευρα γινω ερωτησεις πουθενα δικα υπεροχα γινεις εβδομαδα εντελως περιεργο
    μιλαμε φωτογραφια δρ δωσει βρηκαμε περιοχη μαθει ειδε επιμελεια προσοχη μαθεις τελειωσει δειπνο πατε κατσε
    προβληματα μιλαει ντε βρηκε επανω ειδους πληροφοριες βοηθησεις ποσα χριστε περιμενα σκαφος φυγετε αρα μελλον
    μιλησει μαικλ πολλοι ταξιδι σκασε αδεια καποτε ημερα προσπαθησε δειξω ατομο σκεφτεσαι οποια καθως χαλια γυρισω
    μουσικη θανατο μαλλια τιμη ειτε τοσα υποτιθεται γνωμη μακαρι συστημα ετοιμη παντου παιρνει πολεμο πτωμα
    ασφαλεια επιτελους υπο νιωθεις συνηθως τμημα ρωτησω μηνα θεου τζο υποσχομαι αποστολη παρτε κεντρο γαμο φοβασαι
    λιστα κυριες οκ εναντιον ερχονται ειδος φως δωσεις ετοιμοι πρωτος ενδιαφερον μεση καλυτερος γιατρε δωρο
    καταλαβες αλλαξει τρελος τσαρλι βαλε συνεχισε λιγα εκεινος φωτογραφιες ντετεκτιβ βδομαδα χρονος θεο οντως
    ομορφο φερε ανθρωπο ερευνα τελειο νοημα χρειαστει δεσποινις σκεφτομουν στομα κου μυστικο ευχαριστουμε
    σταματηστε λειπει καιρος συγχωρεις μπορουσαμε ελεγχο λογια ακρη ακουστε εν μιλησεις πλοιο περιμενεις εμαθα
    κρατα πρωην ανδρες παραπανω θυμα αδελφη τομ σταματησει σκοτωσεις λιγοτερο παιρνεις επιθεση περιμενουμε αντε
    ιδιος δινει βαση τιποτε μεγαλος παιζει εχασα βγει ατυχημα αερα εξαιτιας συχνα μενει βγαλω εκατομμυρια επεσε
    σαρα δειχνει αναγκη δολοφονος μικρε τελειως δουλευω ηρθατε βλεπετε δουλειες δικος βρειτε παντων ρα αναμεσα
    ξενοδοχειο ξαφνικα παρελθον πηγαινετε ειλικρινα αφορα φευγω μισω ατομα λογω γραμμη χωρο φρανκ καντε ποδι
    αισθανομαι απαντηση ακουσες αδερφος ελεγες παιρνω παρεα ψηλα δουλευεις μανα αγαπας σκηνη πιστευα αγορια νωρις
    αφησουμε σκεψου ζωντανος χαρηκα τηλεοραση εβδομαδες παραξενο τραπεζι πιστευει σημα τραγουδι χιλιαδες ορκιζομαι
    γιαγια μπαρ ζητησε μπανιο συγχαρητηρια κανατε εκ θανατου προσπαθει παλιο τεσσερα φαινεσαι πηγες λεγεται επομενο
    εστειλε μικρος επαφη υπνο φωνη εβαλε κριμα κλειδι προγραμμα καποιοι μαχη συμφωνα πρεπε μαγαζι αντι πεθανω
    κινηση τρελο μαικ κοιτας αεροπλανο διαφορετικα αποφαση αρκετο ανηκει λιγες δικαιωμα εδωσα δεξια χρονων βαλει
    γεγονος προσεχεις λιγακι πιστεψω φερει χασει εκπληξη μαλακιες σταματησεις βαλεις ακουσω υορκη κυριο κοσμου
    προσπαθησα νουμερο φονο γυρνα νεκρη μεινετε αφησει ζει ψυχη ζητησω ειδικα μηχανη αρχισε προσπαθεις αγαπαω εφερα
    πεθανεις κινητο συναντηση ψαχνω δωσ μπει πηγαινω μετρα γιατρο βασιλιας δις υπεροχη ησυχια καταλαβει δευτερη
    επιστρεψω δυναμεις προσωπικο ασφαλης δυνατα σκεφτω ανοιξε κουτι ξεχνα απογευμα σηκω ασφαλειας αναφορα ονειρο
    τεσσερις γυρισει προεδρος καταλαβω σα παιζεις περασω καλησπερα ευκολα ποιοι εφερε αποδειξεις τσαντα γραμμα
    βολτα ναρκωτικα χριστουγεννα πολλους βασιλια πραγματι βλεπει γνωρισα δυσκολη κανονες μπες βρες πρωινο χτυπησε
    γνωριζεις νωριτερα μαθημα φανταζομαι μεγαλυτερο ντειβιντ νεος κωλο ηλιθιος διαφορα δινω διαμερισμα τρελη σιγα
    ειχατε σταματησω δυστυχως ξεχασα νομιζει σκοτωσες αληθινο παραθυρο δικαστηριο παντως αναρωτιεμαι αλλου ελπιδα
    μονοι ειπατε παρετε βγες ησασταν απολυτως απλο βγηκε πλανητη αγωνα αρχισει επιχειρηση χειροτερο λατρευω πηραν
    θεια απιστευτο ταξη καταλαβεις εταιρεια μαξ κρασι ωχ χτες οποιος κρατησει αρχεια μπεν ηλικια θαλασσα φτανει
    αδερφο καποιου καρτα πηγαινει ανδρας εκκλησια μαθουμε αμερικη κρατησω μεγαλυτερη δινεις μιλησα κολαση υπηρχαν
    πλατη ακουσεις ομορφα στοιχημα καθαρμα ενδιαφερει παπουτσια μπω ερθουν μπηκε αριστερα εβαλα κακη βιντεο σκυλα
    τσαι ξαναδει ματι σκοπο χρονου συγχρονισμος ερχεσαι βγαλε αφηνεις γλυκο ζωες αρχηγος σκοτωσουν σχεδια εξηγησω
    διορθωσεις γυρισε μεινουμε δυνατον σκοτωσα ηρθαν νομιζετε συζητησουμε ολων μιση μεσω χρειαζονται βγαινει
    τυχερος βαλουμε ανησυχω μερη περασα φτιαξω αρχηγε λαιμο καμερα παρουν μιλα φερεις χαρτια σφαιρα ακουσε κτιριο
    βδομαδες καλεσε βγουμε φευγει παρτυ βιβλια καθισε φτασει ετων υπηρεσια εποχη πιθανον ζητησα γλωσσα χει θανατος
    βρεθηκε αριθμο σαι μις χειροτερα αφησα κακος σκληρα φας χορο αχ μικρα τηλεφωνησε αισθανεσαι χασω εταιρια
    τραπεζα μεγαλα φορτηγο γυρισεις μπλε δουν βγαλεις πηγαν συζητηση κοκκινο πονο`,
  ro: `
    de nu sa in ce si ca la cu pe am un mai asta pentru sunt ai este te da bine dar se din care fost fi ma eu aici
    daca trebuie va cum tu acum asa ceva ar lui el esti cand doar ne ei mine tine poate pot cred voi face imi au
    mea stiu spus unde meu vreau mult ea vrei despre tot foarte sau pare acolo chiar buna noi era ta nimic faci are
    facut cine nici stii putea fac fie trebui nevoie rau atunci iti timp tau rog spun poti avem spune il al le prea
    dupa multumesc deci cineva vom acest toate ani oh cel suntem vei sigur bun vrea vor ii haide iar mare pana cat
    crezi stai inca avea totul spui venit atat avut hei vazut fel putem lucru ceea as place fara mama domnule decat
    regula niciodata prin putin mergem inainte vad uite unul nimeni loc hai vezi fii dat toata naiba apoi intamplat
    oameni facem nou ia multe zi acasa toti doua lumea jos timpul doi orice auzit oamenii astea aia fiecare dle
    luat peste niste ati fiu vrut trei inapoi aceasta lor numele cea dintre merge om doamne gasit cei mele viata
    duc ziua serios deja parte gata data cateva vino vedem destul bani vorbesc ok numai aproape dau una zis tatal
    inseamna eram vin afara nostru exista intampla scuze cam locul adevarat noastra vine ori repede fapt grija
    acesta probabil prima tale putut stie exact ajuns casa singur lucruri sunteti simt dreptate noapte trecut fata
    tocmai tarziu iau partea zile adica cele seara mereu lucrurile faca unui imediat azi omule spre impreuna plecat
    trebuia terminat crezut iubesc inceput copii departe macar pierdut mi banii treaba tata sub frumos aceste vorba
    maine plec mei ala tipul pai greu minute dai sus dracu drumul dumnezeu vedea mie inteleg desigur murit aveti
    ajuta trebuit idee aceea ale tip ultima femeie sper primul gandit asteapta vreo copil erau seama tare pus bune
    problema merg moment dus noastre inteles camera griji intre minunat isi lua cauza pic poftim duci dumnezeule
    ajunge mort ba ajutor urma vorbim ore noaptea vorbesti corect ciudat ele unei simti probleme incercat pune
    intotdeauna ucis credeam cazul vorbit adus fiul vreodata cap luni vii crede familia cer ales duce cale alta
    bucur nicio uitat cunosc asculta joc oricum iei caz ochii altceva lume baieti singura mergi patru cinci multi
    incredere veni siguranta salut prins masina acord primit telefon grozav lasat usor acel dolari fratele langa
    puteti prieten important cate zici asemenea vina omul draga pun faceti stim gasi vorbi simplu sunat odata
    doamna mana pasa pleci ora stau prieteni alte arata pleaca drum mod intors mic acea alo rahat legatura aveam
    noua alt curand chestia capul gand sotia incepe spate astfel noroc trimis posibil catre singurul veti mersi apa
    oras inima incearca copilul las frumoasa stiti barbat nume taci adevarul prietenul stiam auzi domnul niciun tai
    ramane incerc intoarce vreme pleca spatele lasa impotriva frate ajut copiii pace familie conteaza jack john pui
    an intorc minte intelegi deloc parca perfect mers mari uita sta astazi iesi erai plac plecam motiv fa intreb
    fiica devreme sigura amandoi gandesc acelasi uh ramas persoana aduc mainile arma dimineata fiindca fericit
    vreti revedere amintesc buni mica sora intrat prost jumatate suna sun nebun zic numarul aud cumva sange dl
    cunoscut faptul munca restul undeva naibii moarte dragut pa sam vreun gasesc fim aflat asupra drept acela dvs
    aduce politia jur momentul luam vrem cerut ultimul echipa vada abia reusit genul ti altfel sex stiut foc intai
    inauntru moartea stat new acestea trece usa scris schimbat uneori deschide dea altcineva the prietenii amice
    afla voiam pamant ah ieri normal devenit clar femei totusi astia dori vorbeste unele tuturor gresit zice
    sfarsit uit saptamani aiba sotul milioane amuzant arati intra liber ideea multa frica alea ci gasim folosit pat
    baiat sansa gura trecuta biroul doctor muri petrecere plus traducerea domnilor pur spital intalnit scoala
    michael incat iesit felul cheama direct placere sale placut ochi razboi lovit spuna sase special intalnire
    haideti inchisoare charlie trage oricine sti lasi voastra ucide suficient incerca obicei disparut complet scrie
    insa dragoste unu unii omorat povestea arat viitoare telefonul astept tie fugi zece sincer placea jurul anul
    dumneavoastra frank ajung opri minut gandeam vechi aer mancare amintesti treci afaceri deoarece dreapta
    intrebare picioare totii cafea schimb prietene atata anume bineinteles furat ramai ajutorul doctore lucrez
    promit puternic iubito film poveste caut dam tom mor mamei ceilalti super george prietena vedere voie agent
    intrebat lupta intrebari joe cunosti dreptul fete plece saptamana adaptarea femeia celor personal birou david
    gandesti pregatit lucrat puterea aceeasi york capitane parintii ordine cui stati mike mesaj tin absolut
    persoane invatat incerci ajute uiti accident dracului dor oamenilor schimba omoare pierde evident simte spunem
    domnului mearga urasc cauti mici fiule tii cauta acele salvat fiind plan folosi stare secret max crima doresc
    citit trimite speriat foame simtit baiatul clipa rand planul fetele inchis omor zona carte vostru femeile atent
    presupun termina cartea lucreaza continua aduci mii masa aminte cina baie potrivit priveste nostri cere veniti
    oprit rapid oara lumina baut ocup rost precum arme bea dragostea teama ocupat puteam alaturi droguri peter stea
    seful ies scumpo castigat deschis nebunie mintea dna dormi secunde bravo privire tatalui intreaga raspunde
    slujba orasul vedeti corpul incepem craciun petrece cuvant credeti raspuns interesant politie plin putere
    cealalta fiti spuneti primi pericol tati henry situatia incep iubit ajuti greseala control spunea fericita luna
    chestii acesti doamnelor hey scoate gasesti altul celalalt dv fundul decis noul cazut vremea punct tras aseara
    fugit tem vede crescut scapat ben ranit promis conduce totdeauna doare calea luati baiete paul james lucrezi
    cativa imposibil draguta picioarele ajutat sens intorci acestui serviciu vietii vroiam diferit prinde printre
    ajungem atentie vorbeasca informatii regele acestei nava suparat par permite aflu scos raman avocat hotel rece
    petrecut cuvinte trec micul politist doctorul america atac baza periculos opt distrus voastre negru merita
    baietii folosesc voia ultimele alex stia proasta viitor modul mancat general diseara parea aparut sistemul
    jimmy impuscat succes numit indiferent ascuns ajungi pierd jocul plecati caine moara incet aruncat avion platit
    intru tony mori intample felicitari lumii moarta cuvantul dorit incredibil aur mary familiei propria cumparat
    sangele unchiul lista astepta bere intelege sarah stam diferite petrecerea devine danny apropo harry inchide
    afacere deveni rea punem doilea locuri muzica intoarcem traiesc cati nenorocit you pacat plina nascut trezit
    semn liniste nord deasupra nick atinge minti motivul descoperit final secunda fund minunata observat real
    exemplu intalnim joci desi functioneaza poarta sfarsitul ray bate sufletul stanga dr jim iisuse lucra bar omori
    sala stiai trimit gramada morti scot okay credem cuiva verificat bob pas um deranjeaza parul sapte incercam
    oferit bolnav alb episodul intrebi urmatorul pari companie cadou nimanui piciorul mda lasam magazin nicaieri
    port iubire multime legat glumesti salva sud sint bill jane mergeti hainele tanar conduc depinde lunga grea
    tommy oriunde viitorul vis capat zilele singuri don doresti arestat primesc iubesti strada idiot aveai richard
    grup tara majoritatea respect adevarata trai fetelor chestie suni altii astepti billy apartamentul metri
    capitanul chemat sezonul intereseaza pariu joaca oare recunosc armele pierzi incoace cheia jake numar trag
    alege celelalte cateodata mijlocul compania criminal detectiv`,
  hu: `
    nem az hogy es egy van ez is de meg csak ha mi en azt volt igen vagy kell itt el mar ne te ki mit ezt vagyok jo
    most tudom ugy miert akkor mint jol lesz nagyon nincs mert minden sem olyan rendben amit be igy volna oke nekem
    le tudod fel ott lehet valami majd maga mindig talan koszonom hat semmi hol aki neki amikor szoval neked kis
    ami he hiszem tenyleg valamit eleg lenne fog ra uram igaz ide vele milyen ilyen biztos nagy oket tudja vissza
    ma egesz sajnalom gyerunk nos mikor vannak vagyunk azert ember persze tortent tul sok gyere ket mondta szia
    ertem valaki aztan ahogy pedig kicsit engem velem ezert arra na mondtam voltam ugye mindent kellett ot uj mas
    nezd se semmit benne akarsz szerintem jobb miatt kerem veled akarok akarom erre kerlek baj kene tobb mindenki
    legyen soha akar menj magat nap ram szep senki egyutt at par elso mintha este rossz ezek emberek utan teged
    minket rola varj szerint istenem hogyan sosem lattam tudok ujra tudtam dolog ja on egyszer kellene mondja
    hittem akartam igazan oda mondd annyira amig apa masik megyek egyik tessek lenni gondoltam lett nehany innen
    tunik inkabb magam rajta jobban erted ezzel epp anya sajat alatt elnezest ebben legjobb figyelj ur teljesen
    magad tud harom hozza egyetlen jon megy mielott szo egyedul mind akarod oh menjunk mondani komolyan micsoda
    isten voltal mire tovabb elott akik szeretnem vege holnap honnan hadd no voltak ok ahol nekunk nelkul pontosan
    ennek azok csinalsz tehat all eloszor fogok haver remek tudjuk megis mondom azzal akarja beszelni megint leszek
    errol latni ido fogja jott lany nehez remelem rad gyorsan ti hello hallottam ossze igazi fogom latom pont tudni
    hanem tudsz sokat egyet sincs haza szeretnek orulok nekik kesobb menni mondtad utolso ugyan megvan kosz mivel
    erzem ezen ennyi legalabb mirol maganak azonnal nagyszeru csinalni hagyd sracok fogsz kedves ferfi tegnap
    sokkal bele ideje penzt fontos eves erdekel azon reggel kesz akit arrol gond tetszik vegre tobbet annak
    gondolom attol tenni osszes mennem apam abba ment neha tobbe helyzet meghalt nez eve biztosan szuksegem allj
    egyaltalan boldog szeretlek halott latod fiam szeretem add beszelsz hely kovetkezo kepes ezeket dolgot ficko
    hova szamit abban vagytok kozott regi szerinted perc ota talalkozunk jelent beszel segiteni tortenik keszen
    vilag mondott aha fiu majdnem francba jojjon megyunk jottem mig nezze valakit szabad baratom ugyhogy ora ahhoz
    mulva valaha ellen neve eppen addig mesz fonok enyem hozzam koszi dragam folyik tettem dolgokat tole erte
    velunk tedd munka leszel legy hulye kerek gondolsz mindjart valoszinuleg mondod miutan emlekszel miss bar amint
    emlekszem elobb jelenti dolgok barmit gondolod maradj viszlat gyonyoru ilyet kiraly mennyi tolem fognak napot
    vicces valoban utana mennyire termeszetesen fogunk akart nezz negy beszelek jack barmi anyam tokeletes
    valojaban oreg ejjel kapitany embert tudta szuksege gyerek tette teljes talaltam elment valo fogd ev vettem
    csinal ezelott helyet eddig egyszeruen jaj eg tudjak penz sikerult tett mond annyi tiszta miota otthon veluk
    eletben igazad fiuk elet belole udv menjen szepen hosszu fogod vedd szol igazabol john aggodj igaza jovok
    helyes hangzik doktor otlet bocs mast new hallo kozel tart reggelt sose maguk hiszed jar latta kurva het fenebe
    viszont vegul bocsanat ebbol eletem furcsa egymast hamarosan idot lennek alig vigyazz elo voltunk tobbi
    pillanat nyugi muszaj sam rosszul srac jossz melyik munkat ismerem kapcsolatban marad mellett szivesen sokaig
    beteg ehhez vagyis gyerekek erti jonni akarta magaval eltunt lennie korabban csinald rendorseg apad onnek rolam
    ennyire mukodik kulonleges lattad dolgozni masodik csodalatos komoly kerdes hivjak szivem annyit orult akinek
    kibaszott edes varjon belul gondolja dolgozik egyszeru keresztul bennem ala feher fele azokat hiszi kaptam
    lehetseges maradt embereket var fekete fiatal uraim tudunk eros toled gyilkos mindegy amire mindketten heten
    kozben hatalmas mult apja erdekes fene segitseg koszonjuk ketto igazsag nincsenek ajtot michael akarnak
    kulonben barki uton nevem nezel nagyobb nalam konnyu csinaltam szornyu mindenkinek valahol mondjak kivul venni
    marmint asszonyom elore ketten segit szamara hany ugynok amiert beszeltem tartani lesznek problema percet resze
    maris ettol esetleg elni fogjuk tudjatok tele egeszen elnok igazat bent kit leszunk mondjuk egyre minek
    szuksegunk peldaul tesz legnagyobb the tiz jottel adni szot evvel kicsi haz adj meleg tunt forditotta mondtak
    tied er fegyvert szent lanyok magukat hagyja latszik kerult veszelyes edesem nyomozo adja titeket kicsim csalad
    charlie lgen hozzad halal lehetett fogjak rogton felek rank faj adott elegge kemeny segits tom ujabb rengeteg
    rohadt ejszaka mondok regen mai szukseg beszelt korul ereztem szereti jot amiket lehetne anyu dehogy beken
    amerikai valahogy mindenkit kerul frank baratok mondtal kinek egyebkent biztonsagi hirtelen jonnek szegeny ert
    kapott latja mike szar vegig olni jezusom koze veget jart mennunk tudtad david emberi bocsi eskuszom helyen
    okos onnan nektek hisz kint vajon barcsak szeretnel sajnos napja apu hoztam erzed felesegem ismeri tavol lanyt
    segithetek george ugyanaz lassuk erzes mogott ut mindannyian talalkoztunk felesege kolyok hallani szeretne
    senkit dollar ismered gondol keso mozgas ennel ertettem keres elmult ertelme egeszet baratja merre annal talalt
    tegye csapat valakinek legyek senkinek biztonsagban itthon keresel kifele szeret hihetetlen gyertek peter varos
    rolad anyad fia beszelunk orvos eletet szukseged magara tartok beszelj ulj elmegyek oka csinalt folyton
    szerelem fogalmam ezer halt varosban idiota ben mondanom imadom fura lassan hatra nezni millio felejtsd utat
    nevet idoben kiveve aludni utoljara eszre kik lenyeg bizony megfelelo megertem ejt viz estet maradjon gondolok
    mikozben kozul lehetetlen helyre hallom csinalja tartsd szamomra alapjan benned latok joe not hozott nyugodtan
    szerettem amugy dolgozom azota altalaban teszi jutott vegen legkozelebb legyel tettel tudott hir kislany amivel
    holgyem szemet rosszabb megolni egyes bizonyos gratulalok anyja kersz hianyzik draga napon oszinten baja ont
    hagyjuk reg reszt azutan jovo megolte uzenetet tudnak probaltam emiatt ilyesmi mostanaban csomo akivel kezd
    hazban nezzetek allsz messze szereted jatszani fold csodas allt latott lennel buszke nok ideig nezzuk talalni
    dolgom aldozat magas hivott ver bocsanatot hiszen adok titkos normalis gonosz nyomas mifele elmondom hadnagy
    szuper allok holgyeim csinalok kap sotet biro hallgass resz evben kisse ebbe beszelnunk ah rajtam am nalad
    tehetek vilagon jatek erzi akarjak lanyom hazat masok james maradni uh kutya tuz szerelmes odakint csinaljuk
    utalom mr hozd menjetek terv hogyne talalkoztam hagyj ennyit hagyom nyisd rendbe eszembe hajo jut henry ugyet
    harmadik elmondani lettem jezus modon mondjam hala nala duhos fegyver hideg mennyit vidd kavet szerencset adtam
    seggfej varjunk bajod hagyni ad haboru ovatosan ehes enni picsaba tennem kozos adta kar oszinte danny kepet
    szet szinte csinaltal szemelyes figyeljen gyereket rajtad bebi vizet szomoru engedd paul hallottad letezik
    igenis varom vette hacsak maradok evek amirol nevu allunk olte mondj kivancsi egyenesen hivd tartozik
    megmondtam valodi hibam siess parancsnok csinalod allandoan nyugalom eleted ejszakat hiszek szeretned kedvesem
    you lanya mentem bolond ker meghalni dollart eljott mama ferje dolgozott ugyis ketszer ures talalkozni voros
    eletemben sarah abbol mostantol hagytam ferjem honapja emlekszik evig kicsoda segitsen alex gyakran teszem
    szallj levo haragudj rajuk szukseges szemben kapni hivj vilagos mondasz minel ray ele gyors nick meddig kek
    szeretnenk szeretek ismet baratod hivja kedvenc akartal finom mehet rendes hagyta idom kezet regota baleset
    akarunk magunkat segitek csinos fantasztikus sziasztok gyilkossag ezredes magadra holgy elete kivel elozo
    kezdjuk mutasd csupan hivnak foldon talaltunk kozelebb valakivel ormester foglak kocsi jane konnyen fent
    tortenet max orat lehetoseg kocsit valamilyen embernek baba hozzank artatlan`,
  he: `
    את לא זה אני מה אתה לי על הוא של לך שלי שלך כל עם אבל אם יש רוצה היה כן בסדר טוב יודע היא אז אותו אותך יכול
    אנחנו רק יותר אותי הזה כאן למה הם שאני להיות אחד משהו עכשיו צריך איך או כך כמו לעשות לו לנו נכון חושב מי יודעת
    שאתה שם אותה שהוא כמה זאת באמת שזה פשוט אל עושה שלו האם דבר היי כדי הייתי אין שלנו שלא עוד גם אולי כבר מאוד
    יכולה אומר נראה הולך פעם הרבה כי זמן זו יהיה ואני לה איפה עדיין אותם לפני ממש קצת אתם מישהו עד פה לראות בבקשה
    צריכה תודה הייתה ללכת שהיא חייב ובכן לדבר הכל חושבת שוב לעזאזל היום אבא קרה בכל אנשים שיש צריכים קדימה שאת לזה
    אלוהים היית אוהב שלה אחת היו מר אחר אה בדיוק יכולים מצטער להם אף אדוני קורה חבר בטוח חשבתי יום אמא האלה איתך
    רואה מדי הזמן אמר הזאת שום אפילו תמיד שהם הנה אחרי בו בגלל בן מבין רגע טובה בזה שאנחנו אדם אותנו כולם איזה
    לעזור דברים בטח מזה לכם דרך לדעת הדבר בבית כזה מתכוון מספיק איתי בשביל תהיה מקום יודעים ואז אוכל אמרתי בוא
    ביותר לומר הכי לכאן לקחת הביתה אפשר הזו כלום שנים תראה מת עליי ככה היתה קשה להגיד גדול עליו שלהם למצוא אוהבת
    מדבר די מנסה אומרת כאילו ממני מצטערת הלילה שני יפה רוצים מותק לקבל בי לשם אוקיי בואו שלום בך הבחור כסף נהדר לתת
    מכאן האמת אחי מוכן בית עליך מרגיש אכפת לעולם אנו עושים הו ראיתי איתו ילד עובד נמצא בלי לאן דקות חייבת לצאת
    הולכים שלכם אמרת נחמד אלה תן מכיר לכל רע ואתה בעיה עבודה אך מהר אמור משנה רציתי בדרך מספר לגבי בשבילך בכלל עשה
    הולכת וזה לספר נלך בא מחר מאמין ממך מתי תגיד עשית זוכר אי לחזור בזמן עבור מעולם לב חייבים בחור מקווה להרוג נוכל
    מניח דולר עלי גברת בטוחה נשמע חלק ולא החיים עשיתי סוף חיים שנה בחיים הבית הכסף קטן תוכל לבד ידי והוא גבר ואת
    החוצה ידעתי במקום מבינה חשוב כמובן האנשים ילדים אמרה המקום הבא שמח בה נעשה תעשה הדרך עצמך חכה לחשוב לגמרי כדאי
    סליחה הראשון הדברים השני לבוא איש מגיע העבודה אליך אליי מאוחר הגיע בחזרה קודם ללא להגיע היכן מהם אחרת מוזר
    לשמוע ון היינו בין הן כאשר מושג חדש לעבוד הערב שעות לאחר ביחד יחד מקרה הראשונה אישה ואם למעשה בחוץ הספר אתמול
    כעת אהיה בואי האלו העולם חברים בלילה זהו ראית למעלה בשבילי תורגם למטה כמעט להביא כנראה איתה ברגע לבית מאז קשר
    ימים האחרון מדוע בקשר שלוש ומה שמעתי שהיה הכול אתן בני תראי בת במשך עליה יקרה להישאר מזל ממנו ספר לשאול כרגע
    בחייך בנאדם העניין הבעיה האחרונה מתכוונת השם אלי אעשה העיר ביום באופן אליו כלומר קטנה מקבל צודק טובים בפנים
    ברור הפעם חזרה עצמי ערב סוג היחיד לפחות עומד הסיבה גדולה עלינו לילה לאכול אלו הילד אתכם רעיון החבר בתוך בעולם
    משחק בהחלט מרגישה אדירים לעזוב רבה האיש היחידה להיכנס רב נורא להשיג חזק אמיתי הדלת למות קל תקשיב בלתי להבין
    לעצור שאתם נראית יהיו מתה כולנו האדם בפעם גרוע הלו הילדים אומרים לשמור מיד יכולתי בעוד חושבים לפעמים הרגע לוקח
    מחוץ מפה חברה חיי איזו בחדר פנים מוכנה מצחיק ראש קרוב למען הבאה הראש כפי אימא אלא שלושה הבן חודשים להשתמש שיהיה
    זונה מדהים סתם לקרוא מכל נגמר יוצא לחיות מאמינה שבו פעמים לעבור תפסיק הבוקר סיכוי ילדה החברה שאין עלייך מדברים
    לנסות לשחק שהייתי הטוב שעה אותן לפגוש נגד לישון דם תחת אחרים וואו שתי חרא המשפחה ועכשיו מכירה הגדול פרק סיבה
    ממה לנצח באותו ארוחת מחדש מדברת ליד לגרום זקוק אהבה בשם אבי בבוקר שמעת להתחיל פחות שכל לכך עונה זוכרת הא גמור
    שלומך חוץ להמשיך חמש שאם שכן שמישהו לחכות מתחיל נותן נשים לבדוק פנימה דעתך רציני ורג חצי קוראים והיא חי כאלה
    מעט שונה חוזר צוחק אוי אפשרי נהיה לקח משפחה בקרוב צוות לכן יין עזרה מטורף מאד בוקר בנוגע תראו נכנס ראשון שאלה
    הלך המפקד המכונית בהם החדש הזדמנות מים כשאני שומע מחפש שווה אנג תדאג כמוך חדשות בעבר עניין הסיפור בתור אלך נו
    סיפור להרגיש מלא לשים כיף הי קח להתקשר מצב שאולי להציל מתחת התכוונתי בחורה לקנות הקטן מצאתי כה לפי רצה עצמו
    נוסף להפסיק שזו בצורה להראות מייקל מאיתנו חסר מוקדם להאמין שקרה ים עליהם איתנו ראה חדשה מסוגל שבוע הכבוד משם
    מיליון לעבודה מעל כלל גורם תגידי מגניב שמחה שתיים במה מאשר חדר ידע הבנתי חתיכת מניחה יופי לפה ידעת שונא מוכנים
    חולה שאלות לתוך בנות בערך קשור נפלא שאמרתי ימי מצוות עבר טעות מידע מבטיח להגן אמרו וכל קורא רצח מין יצא אקח וגם
    להוציא מעולה נתן והם תני בעיות אינך הטלפון כוח הלא לקרות שאוכל למרות תוכלי המצב אלייך ברצינות דין אוהבים האישה
    לשתות במקרה להכיר בכך הללו כשאתה כדור בצד באה לזוז לעצמי עצור אלף חכי מאחורי עובדת ניסיתי קפה מאיפה לאנשים ניתן
    לעצמך אגיד ממנה הבחורה מעבר יי גברתי ואנחנו ההוא גברים אידיוט בראש מוצא ספק קיבלתי נשאר שרה אמורה בעל אראה
    החולים המשטרה לדאוג לשלם חשבת למי אש ככל מחכה לג קפטן אינו שצריך מתוקה אליה רוח שהיית למישהו לשבת בעיר התחת
    שבועות ללמוד התיק בעלי מושלם לטפל מיוחד מעניין מידי לחלוטין פיטר תוך למקום שוטר מס טיפש מפני רחוק להתמודד המשחק
    ישר כשהוא מכן בעצמי מילה לחפש תהיי הנשיא אלינו פרנק להודות מתים הלב איתם ארבע בחורים בחיי ויש שניכם דוקטור אשר
    המון שאנו טובות הנכון הבת הפנים לבחור לפגוע שאמרת מערכת היד תסתכל מייק שניות אצל יורק השנה נעלם עשר לגלות
    להסביר אח יעשה מן הארץ אופן לתפוס לחדר שנוכל נמצאת במצב בעצמך שמה להחזיר אביך מישהי המוות תרצה מול יימס רואים
    לכולם במיוחד טלפון התינוק לרגע בנו השבוע להפוך לאחרונה לברוח ליצור הדם דקה צודקת רבים ביי אחזור תקשיבי האקדח
    כבוד יכולת מצפה הקטנה המשפט שנייה חכם תעשי הרג צעיר אצטרך הודעה רוב לבן אסור טום הגיוני חג באמצע כזאת פני איני
    באתי עוזר רד ישנה לשנות משוגע ישן החלק וסונכרן הקטע סמים חן מכם פי יד עובדים מבקש סקס שמו לעמוד מתוק גבוה בשבוע
    מעמד ארלי הידיים עבורך מתוך מסוכן להשאיר עולה שעשית שנינו סאם עשתה תחזור עבד צורך מתאים כיצד הפה מחפשים תינוק
    כלב אקדח בסביבה בכלא חם יעזור עשו היטב מאחור הילדה לאף האמיתי יוכל המדינה למשטרה הנרי נשק הרעיון מוות עשינו
    לסיים אגב מצאת ההורים להסתכל נמצאים מצא חמוד נוספת רופא בסוף תוכנית לבקש רצית כולכם לכי התחיל לשעבר חזר תדאגי
    האחרים עלול מנסים שעשיתי גב להתראות שעבר תלך החדשה שיחה מצליח לארוחת ידיים לפתוח אמורים לצפות דוד לירות שש גאה
    שונאת מפחד זקוקים נעים נשבע עוזב קול מכונית מצוין בעצם שתהיה ריצ החברים זקוקה לשלוח בינינו באים אדון בשקט סיפר
    בעבודה ריי עובר מסתכל שראיתי לאל להחזיק שתוכל אשתי נצטרך אהה שאומר שקט גרם גר השנים הוגן זין כמוני חייך הוד
    המים דני המלך מקס חדשים עבורי שמי שניים רלי מעדיף בשעה מנהל צא מסיבה נהדרת הבאים השאלה מיס שואל לתקן מכיוון
    ניסה אישי פול ברירה ייתכן לאט ארוך בערב יגיע תביא כואב הלאה סימן חיה קיבל מפחיד רי קווין יו תמונה התוכנית בשנה
    העיניים אילו שלח אחורה זוג חבל המולד אהבתי כלבה טועה אק נזוז משום להילחם שמך החדר הלוואי במשרד המוח אלכס תצטרך
    הגדולה חופשי עמוק שחור לחץ להעביר נדבר שאף הלכתי החוק סרט בטלפון שמונה השאר הרכב עסקים שטויות עומדת האל הצילו
    מלאה באיזה וני עומדים תלוי החרא נקרא הרוחות הנשק יוצאת צהריים לנסוע אתך מדובר אן מכירים תחשוב כזו קר`,
  ar: `
    لا من في أن هذا على ما أنا هل يا ذلك لقد لم ماذا هنا كان أنت إلى هو هذه عن ان نعم هناك كل ليس كنت فقط الآن مع
    شيء الذي لكن يجب لك لن كيف أجل انا حسنا فى لي نحن سوف إنه كانت عندما إذا لماذا أي قد أنه الأمر هي بعد كذلك حتى
    انه قبل أو لو أين التي الى ولكن هيا تلك ربما إنها أعرف بعض يكون أريد انت إن أعتقد مثل عليك به بخير أنك صحيح
    الوقت أحد شخص رجل أعلم جيد أكثر تكون علي يمكن لذا كما اليوم يبدو أليس انها يمكنك لدي كلا آخر عليه منذ لست غير
    أيها لديك تريد أستطيع الرجل تعرف له مرة بأن لدينا واحد شئ يمكنني أنها حدث بها الناس ليست سيكون أوه أنني أفضل
    مكان تفعل سيدي يكن الكثير اذا بهذا وقت جدا بي علينا أخرى رائع آسف بذلك بك كم وأنا يوجد يحدث واحدة قلت ثم يوم
    سيد مرحبا معك شكرا أبي معي ولا تعلم لها بالطبع إذن الليلة العمل المكان لهذا إلهي فعل ألا هكذا الان تم الحقيقة
    أمي لـ حول بما لذلك حقا لديه الجميع يمكننا لنا حال لأن بالتأكيد خلال بشكل فحسب عليها بـ العالم عنه الذهاب فعلت
    هم قال أكون المنزل انك أفعل فيه أعني للغاية بين منك جيدة بشأن اللعنة أننا ها عمل متى يعني فكرة الأمور مني أظن
    أني كنا مجرد المال أقول ستكون تقول أم الشيء هؤلاء الطريق تستطيع وهذا بالنسبة اي أمر معه منه اعتقد السيد توقف
    نفس لما انظر تكن بدون الحياة بأس بسبب الجحيم حصلت أشعر أرى لكم عند الذى تبدو الذين تحت الأشياء ليلة تعتقد لكي
    حيث مشكلة الـ نفسك تعال الأن شيئا أذهب بحاجة يريد آسفة وأنت بالفعل فضلك عزيزتي الوحيد قتل بحق طوال بهذه الشخص
    الشرطة رأيت بنا مالذي اريد وهو أحب أرجوك او أيضا بل إنهم النار أكن بأنه أردت اجل كبير سنوات نذهب سمعت الرجال
    فيها يعرف لابد فتاة الباب السيارة تريدين إلي اعرف حياتي انتظر جميع خارج تذهب ثلاثة لأنه فعله استطيع والآن السبب
    سبب يقول دون كانوا اذهب كبيرة دولار اين أنهم الواقع قمت منها هنالك بأنك الأفضل جميلة دائما مما ثانية رائعة نوع
    دعنا تعرفين أحتاج الامر جميل جديد أنظر للتو سعيد الحصول ومن بكل دقيقة بالضبط تعلمين غرفة المدينة الأرض لحظة اوه
    بسرعة شيئ طريقة إليه الطريقة أنتم اعلم انهم الفتاة عيد جون عظيم التحدث جاك لأنني تعمل يعمل نفسي ايها الخاص ألم
    دعني الله عام لديها لكنه قام ساعة تتحدث الخير لهم ولم إليك سأكون رفاق بينما ترى لكنني لدى لى شىء احد المرة
    متأكد منهم هى فقد التى يفعل سيارة أحاول مات القيام طريق سعيدة عنك الموت رقم معها أقصد لكني أتمنى المزيد ذهبت
    صغيرة أول صديقي الصباح الأولى وجدت الأقل فرصة علاقة أى غريب نستطيع يستطيع المدرسة ــ الرئيس يكفي سنة عشر تقوم
    يتم أتعلم إلا الأطفال يرام أفهم وقد انني سأذهب تأتي لأنك حالة صباح يجري أفكر نفسه الي أقوم نفعل حالك دقائق الحب
    يعلم حين رجال نهاية جديدة لديهم أخبرني الأول عزيزي لنذهب الجنس اليس سيدة الخاصة عني بدأت قالت نعرف كي معنا اسمع
    حصل البيت وماذا الصغير الطفل عنها الساعة تفعله رؤية حياة قليلا تحتاج تعني أكبر تكوني أريدك رأيك لطيف الليل يقوم
    مهما أود سام اكثر أية إنني البعض بأنني الهاتف تماما فهمت السيدة طويلة أحدهم السجن سيدتي أقل والدك ظننت وليس
    أتحدث عبر أيام والدي ترجمة أخي نحتاج أبدا فوق الجديد العودة الماضي ينبغي ذات حان العام نكون وانا أيتها حياتك
    أحبك طفل مايكل الطعام أصبح خطأ الماء وما نصف عليهم سيئة المفترض معرفة وهي صديق نتحدث داخل منزل الصغيرة سيدى
    للمنزل البقاء أدري ايضا نريد تشعر فريق دكتور أخبرك صغير تفعلين وضع لكنك هلا بخصوص طويل جزء أشياء أعمل أخذ تحاول
    كلمة منا حق الا الماضية جو اخرى يأتي سأفعل اللعين الآخر يمكنه تظن عرفت بأي خذ النوم تقلق ثلاث لمدة الأسبوع نظرة
    المرأة وجود بد اذن الحال المشكلة الخروج ذهب الوحيدة افعل الحرب كله كثيرا ونحن وكان لأجل لكنها بلا فأنا حاولت
    وشك عائلة الفتيات الممكن انظري أخبرتك افضل اخر الخارج ذا جيدا عدم الغرفة إنك العديد سيء بيت الموضوع آه المساعدة
    اننا يذهب العشاء خمسة أصبحت مهلا الفتى الطبيب بهم النساء أتعرف لأني جورج تعالي رئيس رسالة مايك وحسب يهم بالأمر
    ساعات نقوم أتذكر اني نيويورك حينما الأشخاص فتى بالخارج حقيقي تحب أنتي مباشرة أهذا القادمة فترة اسم ضد مجنون
    أصدق متأكدة توجد تحصل فرانك دعونا أخر وسوف قصة بطريقة أعطني لهذه يحصل اللقاء زوجتي مثلك وفي أراك النهاية ذاهب
    لعبة اى جي حفلة بواسطة امرأة حقيقة مكتب الإطلاق تشارلي بيتر بدأ مساعدتك فيما حاول وبعد جميعا بأني الحديث مجموعة
    طلب أمام الثانية توم صورة بأنها اسف مدى يحاول الجيد عندي الهي أصدقاء ميت مثير كلها تبقى تحدث الجديدة التفكير
    أخرج إنتظر لكل ولن الأخيرة بيننا عدد فهو تفهم كهذا أتريد أحضر بشيء سوى موعد أشهر مدينة ممكن بعضنا لسنا الواضح
    الكبير انتهى النوع الملك إليها الوضع العائلة ذو أسمع قادم شركة هذة بنفسك تأخذ تخبرني الزواج أتيت نحو ولكني إذهب
    مليون صاح نسيت القضية عملية حبيبتي مستحيل فعلته الحق الرب ذاك الأخرى عدة آمل وكل دي علم تذكر تعود خمس أمك
    اعتقدت سيحدث قول يحتاج ألف اكون أثناء ولكنه طلبت قيد خلف وصلت دعيني الحظ تعتقدين بعدها تفكر صعب قل نعلم ابن
    تصبح عرض زلت الصعب مهم انتظري تفضل أربعة منكم أتعلمين مساعدة اسمه آنسة اتصل الحقيقي وعندما حسن النظر القليل
    فقدت أسرع سأقوم للعمل البداية بتلك يريدون معهم يارجل المناسب كن يتحدث لأي عشرة يمكننى جئت مشاكل الشمس يعود أبحث
    السؤال أحصل ببعض بنفسي اه يفترض بعيدا تقصد بكثير ستفعل وانت جاء فكرت تبدين سأعود الدخول الدم أطفال شرطة الثاني
    بول المعلومات يعد الجانب تحمل أعود جريمة أمس الآخرين محق سؤال بكم التالي كرة اقول ترك الكلام الأيام الجزء
    الداخل جهاز قتلت أننى انتي رجاء البحث بضعة هـذا الحلقة لويس عما واضح جين إننا مستعد أسوأ القديمة الوصول قط بيل
    ماري اسمي يقولون المخدرات ستة المستشفى سنذهب توقفي زال ماكس اللحظة معا مختلف يزال صوت كامل فعلا مضحك بأننا يحب
    طبيب نرى أخذت خطر بعمل الجريمة عالم أكره عليكم لأنها السماء الاشياء مركز غدا قطعة المنطقة جيمي خاصة هنري زوجتك
    الشئ بلى الصورة مقابل الخطأ تعيش وهذه أهتم القائد الطائرة الكتاب أنـا كثير السنة منتصف بإمكاني الشارع ميلاد
    قضية الهواء نفسها أنتظر قم موجود طالما أطلب مره شباب الاتصال شهر رأيته ممتاز حيال القتل سارة اتفقنا أجد أأنت
    مفهوم ابي القادم مختلفة بإمكانك يعيش الدكتور الفريق لفترة ينتهي المحتمل البلدة وأن لطيفة فعلها مازال القانون
    ابدا قسم والذي فيلم ولكنني جاهز مرات أحمق بشدة العرض سنكون أولئك حوالي قليل بوب راي وبعدها لكننا وجه تنظر أقسم
    وهل الشعور اسمعي يعتقد فلا رحلة اللعبة القاتل عملي تفعلي وكيف شعرت داني دليل الصور الصحيح تركت وإذا الوغد اخرج
    تبحث المكتب أنتما ماهو مـن يموت تخرج اسمك امي حاجة القصة اشعر أنظري عدت مازلت السيطرة علمت تستطيعين إني عاد
    إعادة زوجي الفرصة كلنا بالكامل القهوة العميل شي ولقد تبا صديقك المعذرة قائمة ابني أسفل مساء أعد وضعت هراء
    العثور أطلق بالداخل قوة نيك وراء حقيقية خطة عندك حينها ترغب بماذا حتي مهمة ولكنك أسف قاتل نجد أرغب موقع عدا
    النقود مجددا رأسك أعرفه إمرأة ام معى السفينة تقلقي يصبح المشاكل معلومات تملك عندها يجعل منزلي نظام تبدأ بعيد
    أخبر فإن تجد ضع تحرك الأخبار كثيرة البحر ماتت تعلمون البارحة كوني نقطة الميلاد القديم تود قلبي محاولة رؤيتك
    أجلك تمت إيجاد البشر أخبار تزال جيمس الغد أملك القيادة الكبيرة للأبد سي أستطع ارجوك ال غبي إلينا لكى عملك جيم
    الأرجح المحكمة خائفة يبدوا العاهرة خائف ولد انتم`,
  ja: `
    い の は て た に な を る だ が で し っ か と も ん す よ う ま 私 ら く 何 わ から あ れ ね する それ 彼 さ ろ こと そう あなた お どう 君 せ 言 俺 や じゃ り かっ 行
    よう くれ これ この 事 ここ 人 知 き ば その 誰 彼女 思 見 って お前 話 だっ つ ぞ さん もう 来 僕 しょ でき だけ なら 者 わか 今 分か たち 聞 出 まで けど どこ られ 死 へ 時 殺
    達 ああ 前 中 必要 み ため もの あの 待 奴 気 無 良 大丈夫 我々 自分 持 時間 一 なぜ 家 本当 まだ そんな 的 む 戻 ありがとう いや 男 考え 会 年 日 方 そして 仕事 手 見つけ ちょっと
    じ いつ 出来 違 後 他 そこ 一緒 電話 すぐ 悪 なさ 入 助け ええ なんて 目 所 やめ 車 居 分 なん みたい より 様 あんた こ また 場所 みんな 父 度 べ 欲し 同じ 金 しろ 問題 こんな おい
    え 子供 愛 名前 帰 子 もし ただ はず 信 全て けれ 好き ご 使 少し くださ さあ 見え 通り 教え 皆 ー 為 入れ よく つもり 来る 早 探 物 人間 ダメ パパ 世界 上 どんな もっと ママ 頼 ちゃ
    行け よし 女 止め 呼 警察 心配 ぜ ぬ 願 今日 逃げ 官 ところ こっち 関係 生き すべて 家族 連れ 撃 外 ごめん 母 起き いいえ 神 力 しま ず じゃあ 捜査 あれ 忘れ 意味 しかし 最後 くる 息子
    きゃ 娘 次 取 ねえ 間 終わ 殺人 しれ 書 つけ 全部 情報 起こ 作 頭 銃 事件 調べ 理由 もちろん もら ジョン 数 準備 とても うん しか 連絡 残 別 心 一人 以上 長 ずっと 回 部屋 下さ 守
    見せ 始め 丶 人生 危険 続け 覚え 女性 すれ ぶ 安全 こう 貴方 急 新し 最初 万 約束 なに ドル 結婚 飲 下 方法 得 二 わけ 友達 食べ オレ すぎ すご 計画 無理 楽し 顔 仲間 送 こちら 可能
    聞こえ 夜 あいつ 友人 犯人 はい 性 まあ まま 先 かけ バカ どうぞ いけ せい ほど かしら 嘘 変わ 命 失 確認 そ 最高 あと 感じ とき 着 動 け 船 ほら 機 与え 明日 全員 二人 くらい 開け
    あげ 理解 質問 たら 不 確か 怖 こいつ あぁ 離れ どの 答え たり とも 置 素晴らし 今夜 言え 見つか こそ 黙 イ つまり 受け 伝え 第 クソ 感謝 ドア 用 妻 写真 街 盗 うち 本 感 渡 博士 説明
    かか 証拠 うま 向か 望 乗 道 だめ 正し 寝 言葉 買 働 失礼 攻撃 夢 立 大 逮捕 歳 たぶん 名 野郎 隠 戦 座 国 終わり 強 どれ ちゃん 件 救 きっと 絶対 警官 血 ある 刑事 先生 なし まず
    父親 状況 会社 番 間違い 嫌 重要 捕まえ 室 員 週間 了解 なんか 十分 秘密 変え 元気 一番 やあ やつ 大統領 一体 水 ち 会え 犯 犯罪 過ぎ 残念 自由 士 敵 報告 やれ もん 簡単 音 消え 命令
    相手 声 王 ござ おまえ 対 多く アメリカ チーム 通 ひど 自身 等 語 母親 選 ヤツ 何処 切 らし 学校 元 昔 人々 被害 ジャック 読 大変 口 奥 要 あそこ 真実 記録 戦争 決め 病院 携帯 店 許
    深 月 監視 実 学 体 初めて 思い出 運 高 武器 手伝 など 責任 間違 ほう 変 ばかり 協力 犬 役 落ち着 頃 行動 実際 存在 発見 解決 刑務 追 番号 捨て 兄 こんにちは 大きな サム 返 罪 足 いえ
    研究 ボス させ 歩 さえ 軍 結果 冗談 かなり ながら 薬 ジェーン ほし 驚 気持ち 破壊 任せ 興味 カメラ 場 上手 弁護 払 住 死体 怒 生活 状態 調査 気分 ヶ月 なれ 来い ゲーム 近く 夫 済 地球
    願い 止ま そいつ 兄弟 嬉し 信用 何故 以外 大き 運転 なあ ぼく 売 普通 事故 後ろ 歌 おかし 今度 大事 医者 場合 政府 チャンス あまり 有 サラ 開 不明 装置 現場 遅 邪魔 目的 静か 限り
    もしもし 少な 飛行 精神 朝 映画 幸せ さて 取引 ガ 話せ 連中 ちゃんと 人物 多分 弟 特別 恐れ 唯一 容疑 古 認め 多 共 ねぇ 互い 移動 銀行 用意 たくさん 警備 面白 最近 裁判 全く とおり 犠牲
    昨日 ぐ 傷 あら 信じ 傷つけ 過去 町 キミ 落ち 完全 求め システム 始ま 失敗 さぁ 選択 あんな 信頼 無事 生 美し 島 客 くそ 隠れ 付け 素敵 若 リスト 想像 気づ 決して 馬鹿 鍵 聞け とにかく
    身 判 証明 やす 女の子 姿 嫌い 価値 もらえ 州 服 未来 必ず カ ビル め 以前 奪 まるで ウソ 三 ピーター マジ 両親 痛 非常 壁 妹 違い 借り 無駄 丿 待て 思え ホテル 治療 まさか 大学 降り
    メール 年間 記憶 カード 部 現れ 病気 爆弾 経験 難し 注意 レッド いく 腕 走 正直 今回 最も 任務 ハイ 許可 ホント 生まれ 関 空 貸 とこ 品 組織 本気 風 氏 化 宇宙 げ 近づ おはよう 訳 事実
    昨夜 本物 予定 科学 内 えっ 放 ショー ス やが 狂 ひと 完璧 最悪 秒 点 首 進 追跡 笑 少年 望み 頑張 我 従 襲 いま 爆発 時代 消 悪魔 ちょうど 勝 あっ 法 小さな ベッド 階 ニュース 戦い
    成功 式 個人 ジョー 保護 地下 作戦 光 ミス どっち 無し 残り レンジャー 疲れ 眠 困 利用 狙 期待 忙し 調子 向こう 技術 下が やぁ ほとんど わし 落ち着け 今朝 使え 試 我が 平気 パーティー 駄目
    明らか 患者 くそっ 局 線 さっき 当然 喜 しっかり 警部 付 申し訳 地 マシン 骨 検査 主人 コーヒー 遅れ 別れ 現実 館 ジム 全 誓 去 触 地獄 メッセージ 気付 誘拐 ニューヨーク 脳 毎日 部下
    そっち 合 過ご 船長 貰 似 フランク 侵入 マイケル 殴 立て 酒 マイク 魔法 そりゃ きみ 陛下 どちら ゆっくり 麻薬 ボク 遺体 兵士 姉 ファイル 食 幸運 捜 結構 おお 能力 側 関わ 森 原因 まったく
    続 小さ 少女 キス トラック 耳 世話 動物 ロック 食事 捕ま バー 夕食 大切 び 構 泣 ぐらい 赤 隊 酷 行方 パワー 行為 日本 現在 おそらく たが まぁ 号 緊急 チャーリー 警告 箱 切れ 要求 火 右
    せよ 支配 ちま 海 永遠 到着 赤ちゃん 特に ウォルター ヘンリー 全然 負け 屋 希望 管理 自殺 魂 代わり 影響 休 スパイ 集め 一部 雇 権利 飛 窓 位 オフィス なぁ えぇ あー 賢 何者 助か 常 髪
    マーク 山 いた メガ デート いくら 色々 運命 オリバー 心臓 イヤ コード 誕生 ミスター 馬 向け 音楽 殺せ 半分 受け入れ 議員 保安 正確 混乱 撮 施設 あたし 活動 可愛 ベン 木 たって 手紙 映像
    判断 殺害 しばらく 将軍 反応 親父 師 たった ドイツ 億 疑 チェック やっと 訓練 部隊 強盗 テスト 再 はっきり 迎え 上げ 意見 面倒 フィンチ だれ 壊 行き めでと 左 引 機会 指示 弾 おかげ トム
    解 感情 ブラック ロシア ヘイ 主 担当 ナイフ 相棒 こい 通信 星 事務 器 歴史 反対 データ 亡くな 勝手 料理 事態 捜索 異常 鳥 社 出発 祈 以来 テレビ 遊 一杯 沢山 住所 結局 ガス 大好き 直
    取り戻 ほんと 偉大 近 男性 速 戻れ 知れ 殺し 証言 示 ビデオ みな 一致 脱出 恐怖 紹介 触れ 礼 ネット 突然 裏 打 発 意識 尋ね きれい 人類 晩 開始 アア 目撃 解放 平和 真 集中 よろしく
    アンタ 刺 わたし 様子 専門 スーツ かい 賭け 悲し オーケー クラブ 嬢 司令 完了 信号 契約 部分 クリスマス 穴 すでに 教会 マイル 途中 出かけ 凄 楽しみ バス あっち 絵 動き 剣 指 筈 上が`,
  zh: `
    我 的 你 了 是 不 在 他 我们 好 这 有 吗 要 什么 一 就 吧 她 想 知道 说 很 那 去 人 都 会 来 啊 他们 和 也 一个 个 没有 做 把 对 给 到 让 得 能 没 上 还 可以 着 看 你们 过
    但 事 走 呢 怎么 现在 它 跟 这个 就是 如果 别 被 这里 这样 們 太 多 自己 谁 快 不会 像 再 告诉 里 真的 先生 不能 只是 为什么 這 因为 不要 死 找 大 已经 哦 谢谢 天 需要 真 这么 听
    叫 点 可能 喜欢 等 但是 用 又 从 所以 下 东西 觉得 個 时候 还有 为 那个 两 次 请 我会 一下 一起 來 最 而 孩子 吃 这些 只 应该 才 小 打 看到 更 出 中 帮 爱 拿 那么 您 哪 当 干
    會 嘿 工作 所有 问题 该 时间 呀 钱 带 嗯 还是 可 将 沒 一样 回 开始 看看 嗎 比 朋友 们 嘛 然后 年 希望 地方 一定 今天 回来 啦 一切 相信 說 事情 找到 当然 一直 起来 地 爸爸 非常
    没事 麼 那些 见 什麼 杀 离开 明白 妈妈 出来 и 一点 你好 时 前 三 发生 对不起 认为 真是 之 必须 抱歉 那里 住 也许 行 有人 哪里 后 意思 过来 先 件 几 并 大家 准备 還 一些 与 妈 新
    所 问 女人 怎 这儿 出去 得到 喝 起 為 些 不过 很多 第一 生活 任何 为了 對 只有 向 以为 坐 怎么样 开 或 噢 位 已 是不是 放 嗨 车 男人 而且 不错 感觉 发现 这种 世界 過 家 话 上帝 买
    名字 之前 不用 喂 可是 快点 搞 以 的话 玩 肯定 记得 跑 下来 最好 没错 电话 等等 不行 手 亲爱的 活 回家 女孩 错 掉 如何 成 高兴 他妈的 穿 有点 干什么 么 认识 担心 給 小姐 棒 警察 号
    正在 送 继续 家伙 最后 拉 完 到底 樣 弄 过去 那样 再见 父亲 重要 听到 写 懂 多少 只要 以前 明天 回去 現 医生 點 今晚 种 救 它们 好像 儿子 该死 哪儿 美国 怎样 说话 却 漂亮 讓 条 永远
    完全 站 看起来 长 进 高 枪 清楚 如此 分钟 马上 伙计 或者 晚上 睡 不到 其他 看见 敢 開 者 岁 ぃ 兄弟 小心 张 米 变 小时 著 之后 正 美 別 够 名 宝贝 刚 生 另 情况 留 不好 别人 早
    见到 本 下去 因 公司 琌 花 每 房子 心 机会 安全 总是 无法 月 份 马 久 呃 好好 成为 了解 结束 混蛋 爸 停 打电话 狗 没什么 确定 查 谈 里面 忙 进来 水 杯 有些 拜托 帮助 信 根本 决定
    晚 四 衣服 女儿 抓 怎么办 长官 办法 不管 个人 于 头 忘 讲 关于 动 进去 麻烦 接 五 每个 唯一 夫人 猜 计划 神 老 故事 场 甚至 其实 来说 挺 消息 全 見 時 真正 待 鬼 女士 连 由 人们
    喔 疯 那边 门 跳 拍 愿意 經 房间 那儿 求 德 後 史 就要 听说 女 害怕 二 派 注意 哇 啥 酒 笑 路 都会 打算 母亲 西 改变 妻子 关系 戴 没关系 怕 结婚 此 回到 往 生命 以后 失去 接受
    欢迎 妳 从来 教 是否 坏 电影 这次 倒 τ 感谢 内 眼睛 定 原因 話 偷 可不 远 恩 第二 裡 受 保护 使 至少 加 无 她们 想到 选择 少 法 外面 身上 还要 当时 太太 成功 整个 块 丈夫 刚才
    行动 俩 出现 算 小子 特别 保证 很快 学校 不同 试 感到 該 国家 开心 或许 赢 难 發 卖 谈谈 换 奇怪 危险 照片 方式 句 哥 克 曾 保持 聽 难道 看来 做到 才能 处理 周 刚刚 完成 覺 呆 样子
    变成 半 十 而已 船 靠 從 金 声音 别的 帮忙 快乐 管 那种 各位 黑 直到 比赛 关 球 总 飞 只能 最近 容易 通过 打开 间 进行 卡 替 娜 书 绝对 虽然 六 段 有趣 艾 同意 哭 罗 不好意思 这边
    硂 照顾 留下 参加 控制 晚安 誰 特 飞机 醒 男孩 兒 上面 為什麼 片 自由 主意 其 闭嘴 放在 达 解释 调查 要求 老婆 曾经 死亡 作为 学 努力 解决 愛 床 开玩笑 伤害 游戏 自 唱 部 作 不再 越
    任何人 小孩 收到 发 辆 脸 每天 秘密 音乐 抓住 全部 讨厌 战争 常 休息 杰克 乔 多久 理解 大人 存在 父母 黑体 冷静 重 结果 回答 咱们 昨晚 幫 糟糕 离 进入 知 简单 可爱 除了 早上 當 声 於
    突然 其中 碰 读 考虑 這樣 因此 老师 指 之间 为何 停止 人类 约翰 后面 医院 血 家人 律师 身体 儿 想想 嘴 光 滚 证明 家里 家庭 确实 祝 睡觉 想法 老板 提 王 道 操 時候 請 包 昨天 咖啡
    進 如 检查 耶 分 陪 奇 任务 装 大概 武器 幹 政府 年轻 等待 其他人 便 丢 来自 雷 告訴 带来 怪 媽 ㄓ 开枪 来到 画 博士 星期 種 照 总统 能够 哥哥 就算 糟 终于 命 联系 正常 洗 若
    办公室 方法 加油 同 謝 不见 重新 聪明 歌 介意 座 哈 首 搬 队 可怕 放弃 命令 办 再也 直接 放下 這個 再说 步 拿到 目标 面 使用 伊 生意 疯狂 殺 生日 答应 無 店 阻止 美元 算了 病 证据
    帶 完美 火 原谅 屁股 报告 即使 精神 对于 城市 痛苦 组 上去 极了 國 不然 坐下 似乎 正确 负责 否则 盾 根 老兄 伟大 那天 姑娘 遍 令人 波 梦 消失 按 忘记 腿 藏 七 研究 纽约 付 丝 骗 白
    事实 痛 李 令 群 入 紧张 錯 本来 系统 拥有 大学 附近 开车 未来 从没 脚 翻译 吓 酷 遇到 字幕 主 何 謝謝 慢 口 地球 臭 饿 外 可怜 仍然 尸体 顿 美丽 处 叔叔 反正 加入 安排 监狱 比较
    代表 力量 身 整 身边 并且 不够 傻 未 逃 扔 以及 問 姐姐 选 动物 电视 男 間 食物 转 药 收 位置 除非 許 元 追 原来 随便 什 手机 布 妹妹 假 跳舞 乱 发誓 借 表演 法官 人生 車 瞧 再次
    支持 生气 钥匙 记住 錢 必要 安 恨 礼物 犯 厉害 下面 超 呼吸 挂 错误 组织 刀 性 谢 简直 兩 套 另外 杀死 理由 安静 国王 提供 躲 吹 放开 信息 到处 听见 案子 關 舒服 坚持 累 認 放松
    有关 ぐ 日子 班 德国 弟弟 约会 几乎 打扰 英国 意味 慢慢 日本 非 幸运 天哪 破 首先 鱼 面前 幸福 银行 伤 象 事实上 建议 不必 老爸 见面 记录 严重 記 差 不得不 ا 吃饭 字 交给 值得 新闻
    能力 将军 认真 意义 不知 约 塞 下午 房 热 應 老天 救命 喜 近 中心 恐怖 馬 猫 攻击 正是 信任 关心 電 事件 的确 头发 歡 早就 许多 長 差不多 璶 经常 脱 人家 看上去 之一 想象 目前 试试
    琳 记 搞定 英雄 每次 白痴 砸 警官 不如 始 后来 深 法律 边 住手 有时 那时 夜 理 法国 红 八 道歉 交易 合作 表现 第三 行为 意外 封 走开 学生 愿 酒吧 眼 通知 寻找 辦 嫁 肉 取 介绍 受到
    實 逼 强 躺 冷 動 受伤 撞 欠 而是 气 利用 号码 女朋友 全都 吻 剩下 或是 开门 属于 学习 杀人 地狱 真相 犯罪 说是 承认 摆 下次 架`,
  ko: `
    내가 거야 그래 있어 그리고 우리 어떻게 무슨 정말 그냥 하지만 그럼 있는 지금 아니 있어요 제가 여기 이제 우리가 없어 그게 당신이 거예요 닥터 네가 그런 다른 다시 그렇게 좋아 너무 당신은 그래서
    우린 그건 모든 당신 하는 나도 좋은 이런 이건 하고 나는 같이 없어요 아냐 어서 오늘 아니야 아주 말이야 누가 빨리 어떤 알아 해요 이게 같은 이렇게 아직 하지 이거 일이 있습니다 괜찮아 모두 알고
    여기서 바로 우리는 어디 엄마 그는 전에 사람이 진짜 당신을 있을 때문에 위해 겁니다 계속 얼마나 않아 사람 제발 안돼 그래요 근데 안녕 하나 거지 있지 수도 많이 집에 좋아요 아니에요 아뇨 거죠
    알았어 그걸 없는 그렇지 대해 그가 저기 가서 함께 같아 아빠 가자 말을 했어 그러니까 가장 보고 그만 돼요 나한테 항상 일을 뭐야 것도 안녕하세요 그런데 아무도 뭐가 아무것도 니가 저는 알아요
    괜찮아요 몰라 당신의 만약 있고 절대 많은 말야 아무 그거 하면 그럴 말이 아니라 그녀는 사람은 고마워요 수가 아니면 말고 했어요 같아요 잠깐 맞아 것을 사람들이 있다고 거기 말은 그래도 이미 이봐
    이걸 가지고 젠장 뭐라고 나를 해야 한번 않아요 뭔가 않을 거에요 자기 당장 있다 대한 이젠 그를 봐요 있죠 아마 선생님 고마워 시간 여자 전부 그의 여긴 동안 됐어 사람을 감사합니다 먼저 되는
    지금은 있는데 너도 있잖아 세상에 어때 없습니다 자네 그녀가 알았어요 엄마가 저도 들어 시간이 얘기 그들은 아버지 다들 아니요 일은 합니다 남자 친구 이리 이상 싶어 수술 물론 혼자 있으면 내게
    미안해 우릴 싫어 내일 거라고 안에 것이 가는 자네가 그러면 생각해 나쁜 주세요 있었어 작은 가지 그들이 문제가 말도 일이야 것은 사실 그저 말해 마세요 우리의 그러니 대체 같은데 있나 아이 다음
    사람들은 필요 가요 완전 거요 언제 전혀 거의 아는 해도 중요한 나와 적이 나중에 너는 미안해요 생각 새로운 있었어요 잠깐만 방금 것이다 맞아요 갖고 벌써 여보 나랑 아빠가 하죠 싶지 아직도 소리
    어디서 없다 오래 혹시 조지 나가 너희 몰라요 해서 아닙니다 없이 누구 그녀를 맙소사 있다는 기다려 환자 수술을 했는데 죄송합니다 위해서 부인 됐어요 모르겠어 죄송해요 왔어 아니지 오늘은 원하는 죽을
    밖에 말이에요 있나요 와서 돈을 필요해 마지막 직접 죽은 말이지 여기에 완전히 시간을 알지 매우 글쎄 봤어 서로 것입니다 짓을 없지 그레이 메러디스 도움이 싶어요 환자가 여자가 보면 한다 여보세요
    그렇죠 왜요 말이죠 이지 건가요 그녀의 없고 단지 멋진 하는데 않고 지난 정말로 제대로 나의 왜냐면 조금 있다면 싶은 신경 아니고 했지 아닌 베일리 제일 가고 있는지 위한 도대체 어때요 때까지 아이고
    우리를 아저씨 있어서 데리고 않았어 어디로 너한테 어느 사람들 없을 왔어요 말아요 되면 않는 아버지가 모르겠어요 뿐이야 그러지 거다 말하지 그것은 전화 이름이 모르는 먹고 여러분 보여 않은 미안
    이름은 이번 당연히 있잖아요 보자 왜냐하면 않습니다 그러나 되지 사람들을 별로 보세요 사는 어머니 대해서 되고 아이를 결국 앞으로 사랑해 않으면 아침 손을 하세요 생각을 듣고 집으로 남자가 처음
    안돼요 오말리 어쨌든 말할 여전히 엄마는 이야기 친구가 텐데 대신 당신도 말하는 놈이 있게 없다고 걱정 것처럼 라고 생각이 알겠어요 수는 오빠 가야 언제나 했죠 필요한 너의 알겠습니다 훨씬 너를
    최고의 거기서 건데 후에 못해 두고 사랑하는 그때 자넨 없잖아 가면 보는 매일 고맙습니다 알았지 뭔지 뒤에 씨발 금방 잡아 살아 크리스티나 않았어요 가진 있네 누구야 하게 엄청 게다가 너랑 건가 둘이
    누군가 갑자기 보지 미친 어쩌면 어제 해봐 기분이 유일한 한다고 얘기를 따라 확실히 있어야 당신과 마치 테니까 이봐요 너가 집에서 이상한 스스로 아이구 환자를 저를 당신에게 그들을 자신을 중에 나에게
    필요해요 알게 아니죠 아마도 때가 아이가 알렉스 이름을 여기가 어이 앉아 됩니다 조용히 클라라 사랑 아니다 애가 자신의 살고 계세요 했잖아 가세요 준비 이유가 그만해 일단 모두가 잘못 알겠어 없었어
    적어도 저녁 대로 아침에 있소 뭐하는 죽일 타고 좋지 눈을 찾고 뭐지 입니다 데릭 거고 머리 없죠 좋아하는 일어나 있지만 원래 아가씨 알잖아 과장님 다음에 뭔데 길을 조심해 찾을 뭐죠 싫어요 훌륭한
    기다리고 잠깐만요 잠시 가끔 일도 뭐요 여길 봤어요 요즘 이것 스티븐스 없었어요 줘요 들어가 그렇지만 저희 오는 마라 있던 여자를 밤에 생각엔 만나서 괜찮은 정신 망할 앞에서 문을 방법을 선생님이
    그럼요 하루 거기에 아까 저기요 아녜요 생각하는 괜찮을 이번엔 있었는데 우리도 옆에 겁니까 아님 임마 위에 걸로 천천히 얘들아 테니 잘했어 분명히 말이다 찾아 자기가 만들어 믿을 알아서 못할 생각은
    아들 있으니까 앞에 속에 아버지는 이럴 그것을 피터 없는데 그것도 누군지 그대로 집을 여자는 차를 아니라고 남은 아름다운 버크 들고 죽었어 자식 간다 있을까 빌어먹을 밖으로 아니잖아 그들의 필요가
    좋을 주고 들었어 가게 말하고 정도 힘을 방법이 바보 기분 생각해요 할머니 같네요 새끼 여기는 우리에게 의사 저런 평생 말입니다 저희가 했다 번째 하자 먹어 받아 영원히 만든 입고 충분히 언니 돈이
    있었던 받고 먹을 될까요 얘길 되죠 환자는 만큼 기회를 맞지 마음에 있니 서둘러 애들 역시 있었다 다시는 정확히 말씀 하나도 끔찍한 하려고 죽어 그렇다면 결혼 엄마를 애를 했던 머리를 총을 절대로
    나야 무엇을 얘야 곳에 보게 일에 수술에 생각하지 손에 저게 사람이야 없다는 어째서 솔직히 말라고 꿈을 조금만 된다 뭐라고요 걔가 오면 아빠는 멀리 어딨어 그리 자꾸 병원에 있습니까 뒤로 있었죠 문제
    있을까요 전화를 하지마 할까 잡고 맘에 얼마 했습니다 어린 쉐퍼드 받을 더이상 열심히 수술이 죽는 멍청한 굉장히 분명 하기 관한 사실은 준비가 거짓말 제게 제발요 와요 얼른 삶을 주는 엄청난 만들
    한잔 병원 점점 여기로 하는지 죽인 그랬어 누구도 보니 그에게 갈게 아세요 멈춰 보러 했지만 아무리 어딜 떨어져 그렇다고 일이에요 너와 얼굴을 비켜 방에 일찍 오고 같습니다 되어 놈들이 필요는 말한
    할지 문제는 자네는 없네 가만히 아니오 봐라 세상을 몸이 잠시만요 오지 있었지 알죠 보내 안녕히 닥쳐 힘든 이해가 아닌데 학교 이유는 사랑해요 가까이 거라 크게 마음을 치프 놈을 도와줘 커피 알았는데
    아기 사람의 통해 뭐든 말해봐 좋겠어 그래야 걸요 마요 마지막으로 줄게 한다면 그것 죽게 이름 자주 주지 특별한 사람도 저리 최선을 상황이 될거야 리처드 이래 아니었어 아버지를 만약에 없지만 모르고
    심장 오세요 뭐예요 있을거야 자는 정도로 눈이 한다는 젊은 알겠지 목숨을 좋았어 떠날 보이는 심장을 내려 아니예요 피를 가져와 모르지 어쩔 의사가 불러 들어봐 있거든 믿지 형님 자고 끝났어 분이 또한
    저거 사실을 소리야 쉽게 남자는 경찰 약간 아내가 일이죠 아기를 진정해 찾는 누군가가 오랫동안 출혈이 노래 저한테 애들이 알았다 갔다 생각하고 누굴 못한 겨우 같은데요 마음이 하나가 어차피 보여요
    정말요 나서 다섯 들었어요 건지 왔다 얘기가 가능한 못해요 그러고 새끼야 차에 어디에 할게 만날 뭔가를 가만 세상에서 새로 수정 만한 들어와 믿어 않게 미스터 때는 모두들 때도 인생을 된다고 다신
    해야지 꺼져 놈은 맞죠 마음 중이야 지금까지 글쎄요 맞는 해라 남자를 했고 저건 실례합니다 특히 어머 그러는 않았다 거니 현재 얼굴 남편이 좋다 이리와 생긴 말하면 보다 사랑을 곳이 눈에 그랬지
    아들을 옷을 남편 없어서 심장이 들어요 예쁜 숨을 아니지만 일로 만난 모르겠지만 착한 사이에 많아 얘기해 진짜로 진실을 전하 소리를 기억 선생님은 기억이 며칠 네게 할게요 그려 갑시다 사진 아닌가
    뿐이에요 녀석 해줘 그거야 상관 자리를 움직이지 아나 했을 만드는 당신한테 됐다 수술은 문제야 있으니 나갈 쓰고 잊지 앉아서 알지만 가족을 가족 그날 없으면 여기요 소리가 됐지 하니까 시간은 갖다
    없소 이야기를 있겠지 이러지 얼굴이 않을거야 죽고 거잖아 좋습니다 순간 있는거야 카레프 거냐 곁에 약을 밖에서 병원에서 좋아해 죽지 환자의 기다려요 보통 가져 하는거야 운이 불쌍한 속에서 받은 열어
    데이트 방법은 어찌 알았죠 될까 완벽한 돌아 보기 그것이 피가 죽었어요 당연하지 그걸로 아들이 놓고 했다고 너에게 카레브 할거야 쓰는 곳을 뛰어 설마 일하는 같다 물론이죠 이쪽으로 몸을 없잖아요 외과
    똑같은 박사님 때마다 아이는 갔어 못하게 거짓말을 할까요 짓이야 심각한 모습을 되는데 않는다 그리곤 우선 위험한 자신이 생명을 놈의 보이지 것에 음악 간에 쓰지 해주세요 봤지 그러죠 그동안 검사
    어려운 못하는 압니다 잠시만 있는데요 다리 한번도 진정한 저렇게 대단한 화가 죽이고 하잖아 같지 친구들 만들고 기회가 차라리 에이 빼고 도움을 하나만 움직여 가족이 너희들 경우`,
}
