import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'uden tilsætning*|uden konserverings*|intet unødigt|uden reklamer|ingen sporing|god samvittighed|' +
        'som i gamle dage|direkte fra naturen|i harmoni med naturen|helt naturlig*|paradis*|idyl*|livsglæde|' +
        'det enkle liv|uberørt natur|bekymringsfri*|barnlig glæde',
      2:
        'enkelhed|oprigtig*|uskyld*|lykke|lykkelig*|glæde|smil|renhed|optimis*|harmoni*|ro i sindet|økologisk*|' +
        'giftfri*|naturlig*|barndom*|solskin|fred|sund|sunde',
      1: 'ren|rene|rent|natur|naturen|enkel|enkle|frisk*|mild*|sol|sommer*|blomster|bæredygtig*',
    },
    Everyman: {
      3:
        'for alle|åbent for alle|alle er velkomne|alle kan være med|hele familien|til at betale|' +
        'rimelige priser|fair priser|ærlige priser|uden dikkedarer|uden besvær|ingen skjulte gebyrer|' +
        'almindelige mennesker|mennesker som dig|ligesom dig|som hjemme|føl dig hjemme|hverdag*|naboer|' +
        'naboskab|familieejet|familiefirma*|familievirksomhed*|frivillig*|nede på jorden|på almindeligt dansk|' +
        'lige ud ad landevejen|lokalt forankret',
      2:
        'fællesskab*|hyggelig*|hygge|venlig*|imødekommende|ærlig*|lokal|lokale|lokalt|prisbillig*|billig*|' +
        'gæstfri*|uformel*|sammenhold|nem at bruge|personlig kontakt|andelsforening*',
      1: 'sammen|venner|familie|familien|gratis|medlem*|forening*|praktisk*|velkommen|hver dag|klub',
    },
    Hero: {
      3:
        'giv aldrig op|aldrig give op|sprænge grænser|dine grænser|mestre|mester|mesterskab*|helt|helte|' +
        'heltemod|vinder*|sejr*|uovervindelig*|kæmp for|kæmper for|redder liv|redde liv|når det gælder|' +
        'hvert sekund tæller|bliv stærkere|verdensrekord*',
      2:
        'mod|modig*|styrke|stærkere|udholdenhed|viljestyrke|vilje|atlet*|konkurrence*|kamp|bekæmp*|beskytter|' +
        'beredskab|robust*|hårdt arbejde|disciplin|kampånd',
      1: 'træning|træn|træner|sport|stærk*|resultat*|mål|udfordring*|akut|kraft*|succes',
    },
    Outlaw: {
      3:
        'oprør*|rebel*|revolution*|bryd reglerne|bryder reglerne|imod systemet|mod systemet|ingen regler|' +
        'uden censur|undergrund*|anarki*|gør oprør|nok er nok|kompromisløs*|ytringsfrihed',
      2:
        'fræk*|vild|vilde|provoker*|radikal*|protest*|ufiltreret|ucensureret|hæmningsløs*|tatover*|decentral*|' +
        'skør',
      1: 'fri|anderledes|anonym*|rock|gaden|mørk*|uafhængig*',
    },
    Explorer: {
      3:
        'eventyr*|opdagelse*|gå på opdagelse|ud i det fri|ukendte|nye horisonter|uden for alfarvej|' +
        'ekspedition*|vandreture|pionér*|opdag verden|rejs ud|frihed til at|din egen vej',
      2:
        'frihed|udforsk*|vandring*|bjerg*|vildmark*|nysgerrig*|rejse|rejser|rejsende|sejlads|frit|' +
        'rundt i verden|udeliv*',
      1: 'opdag|skov|skoven|hav|havet|tur|ture|ferie*|rute*|udsigt*|turist*',
    },
    Creator: {
      3:
        'håndlavet*|håndværk*|skabt med|vi skaber|skab dit eget|kreativ*|kunstner*|kunstnerisk*|fantasi*|' +
        'unikt design|formgiv*|egen produktion|eget værksted|skræddersy*|opfind*|nyskab*|selvudtryk',
      2:
        'skaber|design|designet af|værksted*|inspiration*|inspirer*|håndmalet|keramik*|originale|detaljer|' +
        'æstetik*|kunst|eksperiment*|specialdesign*',
      1: 'idé|idéer|ideer|studie|stil|farver|musik|unik|unikke|unikt',
    },
    Ruler: {
      3:
        'markedsleder*|førende inden for|blandt de førende|danmarks førende|nummer et|i verdensklasse|' +
        'højeste standard*|højeste kvalitet|eksklusiv*|prestige*|elite*|kongelig*|hofleverandør*|fuld kontrol|' +
        'under kontrol|god ledelse|det bedste af det bedste|kompromisløs kvalitet',
      2:
        'fornem*|luksus*|fremragende|perfektion*|autoritet*|tradition*|siden 18*|anerkendt*|' +
        'respekteret*|præcision*|orden|diskret*|diskretion|styr på',
      1: 'kontrol|standard*|stabil*|premium|veletabler*|klassisk*|certificer*|siden 19*',
    },
    Magician: {
      3:
        'magi|magisk*|trylle*|tryller|trylleri|mirakel*|eventyrlig*|drømme bliver|drømmen går i opfyldelse|' +
        'gør drømme|forvandl*|som ved et trylleslag|utrolig*|forandre dit liv|ændre dit liv|fortryll*|mystisk*',
      2:
        'drøm|drømme|drømmer|vision*|øjeblikkelig*|med ét klik|på få sekunder|helt af sig selv|fascinerende|' +
        'transform*|spirituel*|meditation*|uforglemmelig*|fremtidens|intuition*',
      1: 'fremtiden|stjerne*|hemmelig*|forandring*|oplevelse*|overrask*|wow',
    },
    Lover: {
      3:
        'forelsk*|romanti*|sanselig*|forfør*|forkæl*|nydelse*|lidenskab*|passion*|smuk|smukke|smukt|skønhed*|' +
        'elegan*|kærlighed*|kærlig*|duft*|lækre|lækker*|fløjlsblød*|gourmet*',
      2:
        'nyd|nyde|chokolade*|bryllup*|brud|elsker|elsket|elskede|velduft*|silke*|charm*|smagfuld*|dejlig*|' +
        'udsøgt*|kys',
      1: 'smag|vin|hud|stemning*|hjerte|hjertet|skøn|skønne|følelse*|stil og',
    },
    Caregiver: {
      3:
        'vi passer på|passer på dig|tager os af|tager hånd om|omsorg*|omsorgsfuld*|nærvær*|tryg|trygt|trygge|' +
        'tryghed*|i gode hænder|i trygge hænder|ved din side|vi er der for dig|du er ikke alene|' +
        'hjælper mennesker|hjælp til børn|støt os|giv et bidrag|donation*|donér|velgøren*|medfølelse|' +
        'barmhjertig*|ro i maven|i dit eget tempo|vi lytter|uden stress|med tålmodighed|udsatte|' +
        'skridt for skridt',
      2:
        'støtte|hjælper|hjælpe|lindr*|tålmodig*|empati*|beskyt*|værdig*|pårørende|ældre|handicap*|behagelig*|' +
        'skånsom*|respektfuld*|velvære|trivsel|sikker hånd',
      1: 'børn|barn|forældre|sundhed|helbred|patient*|pleje|behandling*|sikker|sikkert|dyr|hjælp',
    },
    Jester: {
      3:
        'sjov|sjove|sjovt|humor*|grin|griner|latter*|vits*|joke*|fjollet*|skørt|fest|fester|party*|gøgl*|' +
        'klovn*|komik*|uhøjtidelig*|aldrig kedelig*|ikke kedelig*|løssluppen*',
      2:
        'leg|lege|legende|underholdning*|underholdende|morsom*|skæv|skæve|glimt i øjet|festlig*|ironi*|satire*|' +
        'tosset*|pjat*|karneval*',
      1: 'spil|fredag|øl|koncert*|farverig*|quiz*|slik|overraskelse',
    },
    Sage: {
      3:
        'videnskabelig*|evidens*|forskningsbaseret*|baseret på forskning|baseret på data|faktabaseret*|' +
        'dokumenteret|sandhed*|viden|visdom|klog|klogere|indsigt*|dybere forståelse|forstå hvorfor|' +
        'veldokumenteret*|kritisk tænkning|bedre beslutninger|på et oplyst grundlag|vi forklarer|uvildig*',
      2:
        'forskning*|forsker*|fakta|objektiv*|saglig*|analyse*|metode*|forstå|forståelse|refleksion*|filosofi*|' +
        'gennemsigtig*|oplys*|åben kildekode|fordyb*',
      1: 'lær|lære|læring|undervis*|ekspertise*|statistik*|diagnos*|studier|tænk*',
    },
  },
}
