import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'bez konzervantů|bez chemie|bez přidaného cukru|bez přísad|bez zbytečných|nic navíc|bez reklam|' +
        'bez sledování|bez kliček|s čistým svědomím|jako za starých časů|jako od babičky|chuť dětství|' +
        'z dětství|přímo z přírody|dary přírody|v souladu s přírodou|v harmonii s přírodou|blízko přírodě|' +
        'ryze přírodní|100 přírodní|nedotčen* přírod*|panensk* přírod*|rajsk*|idyl*|bezstarostn*|' +
        'radost ze života|obyčejné radosti|jednoduchost*|poctiv*|nevinn*',
      2:
        'upřímn*|štěst*|šťast*|radost|radosti|radostn*|úsměv*|dobrot*|harmoni*|klid a pohod*|pohodov*|přírodní|' +
        'ekologick*|čistota|čistoty|optimis*|pozitivn*|dětství|nezkažen*|klid na duši|venkov*|zdrav* výživ*|' +
        'laskavost*|ráj',
      1:
        'čistý|čistá|čisté|příroda|přírody|přírodě|jednoduch*|čerstv*|jemný|jemná|jemné|slunc*|slunečn*|' +
        'květin*|férovost',
    },
    Everyman: {
      3:
        'pro každého|pro všechny|pro každou kapsu|pro každou peněženku|za rozumnou cenu|za rozumné ceny|' +
        'férové ceny|férová cena|dostupné ceny|bez skrytých poplatků|na nic si nehrajeme|bez zbytečných řečí|' +
        'po lidsku|lidsky a|obyčejní lidé|obyčejných lidí|obyčejným lidem|lidé jako vy|jako vy|jako doma|' +
        'domácí atmosféř*|rodinná firma|rodinné firmy|rodinný podnik|rodinná atmosféra|sousedy|soused*|' +
        'dobrovoln*|každodenn*|každý den|rameno po rameni|pro celou rodinu|všichni vítáni|přidejte se k nám|' +
        'poctiv*|na rovinu|bez okolků|selský rozum|malá firma|parta lidí|od sousedů|bez drobného písma',
      2:
        'společně|komunit*|přátelsk*|přátel*|kamarád*|pospolit*|sounáležit*|srdečn*|pohostinn*|družstv*|spolk*|' +
        'sousedsk*|levn*|ušetř*|dostupn* pro|běžn* lid*|obyčejn*|selsk* rozum*|rovnost*|zapoj*|setkáv*|parta|' +
        'parťác*|jednoduše|upřímn*|místních|pohodov* atmosfér*|sousedé',
      1: 'rodina|rodinn*|rodiny|místní|zdarma|praktick*|tradičn*|spolu|domácí|domov*|obec|všichni',
    },
    Hero: {
      3:
        'nikdy se nevzdáv*|nevzdáv*|nevzdej*|překon* sám sebe|překonejte sami sebe|překon* sv* limit*|' +
        'posuň* sv* hranic*|posouvá* hranic*|na hranici možností|bez výmluv|žádné výmluvy|nejlepší verz*|' +
        'přijměte výzvu|přijmi výzvu|neporazit*|nezastavit*|záleží na každé minutě|každá minuta|každá vteřina|' +
        'zachra* život*|zachraňujeme|záchran*|garance výsledk*|garantujeme výsledk*|dosáhněte svých cílů|' +
        'dosáhnout cílů|k vítězství|měníme svět|změnit svět|vydat ze sebe maximum|naplno',
      2:
        'výzvám|výzev|hrdin*|vítěz*|zvítěz*|vyhr*|šampion*|mistr|mistři|mistrovstv*|medail*|rekord*|triumf*|' +
        'odvah*|odvážn*|statečn*|disciplín*|odhodl*|vytrval*|houževnat*|ambic*|síla|sílu|síly|silnější|bojov*|' +
        'bojuj*|porazit|dosáhn*|překon*|havarijn* služb*|pohotovost*',
      1:
        'trénink*|trénuj*|trenér*|sport*|soutěž*|závod*|výkon*|cíl|cíle|silný|silná|silné|úspěch*|motivac*|' +
        'výzva|výzvy',
    },
    Outlaw: {
      3:
        'proti proudu|proti systému|proti pravidlům|porušujeme pravidla|bouráme|bourá* mýty|boř* stereotyp*|' +
        'bez kompromisů|nekompromisn*|bez cenzury|bez prostředníků|bez zprostředkovatel*|bez povolení|' +
        'bez obalu|bez filtru|bez servítků|rebel*|revoluc*|revolučn*|vzpour*|vzbouř*|decentraliz*|už dost|' +
        'máte dost|máme dost|nasran*|na hovno|kašlem*|vykašl*|ne jako ostatní|undergroun*|nepoddajn*|vymyk* se',
      2:
        'drzý|drzá|drzé|drzost*|drsn*|radikáln*|provok*|kontroverzn*|anarch*|punk|punkov*|nekonformn*|zakázan*|' +
        'tabu|odpor proti|protest*|osvobo*|divok*|brutáln*|alternativn*|pirát*|hacker*|tetov*|rockov*|metalov*|' +
        'hardcor*|šokuj*|rozbít*|rozbij*',
      1: 'rock|motork*|anonymn*|jinak než|odmítá*|šílen*|ostrý|ostré|temn*|svoboda slova|nebojíme se',
    },
    Explorer: {
      3:
        'dobrodruž*|vydejte se|vyrazte|výprav*|expedic*|objevujte svět|objevovat svět|poznávat svět|objevitel*|' +
        'na konec světa|do neznáma|neznám* kraj*|neobjeven*|mimo vyšlapané|nevyšlapan*|daleko od ruchu|' +
        'vlastní cestou|svou vlastní cestu|jít svou cestou|bez hranic|za hranice|nové obzory|obzor*|horizont*|' +
        'chuť svobody|pocit svobody|putov*|poutník*|tulák*|toul*|nomád*|průkopn*|divoká příroda|divoké přírodě|' +
        'trek|treky|treking*|únik z|dalek* kraj*',
      2:
        'cestov*|cestovatel*|svobod*|nezávisl*|samostatn*|hory|horách|horsk*|vrchol*|lezec*|lezení|kempov*|' +
        'kemp|batoh*|outdoor*|plavb*|vodáck*|cyklotras*|stezk*|prozkoum*|průzkum*|exotick*|divočin*|zvědav*|' +
        'vesmír*|túr|túry|turistick* tras*',
      1:
        'cesta|cesty|na cestách|turist*|výlet*|zájezd*|les|lesy|moře|oceán*|po celém světě|mezinárodn*|trasa|' +
        'trasy|objevte|terén*',
    },
    Creator: {
      3:
        'ruční výrob*|ručně vyráb*|ručně vyroben*|ručně šit*|ručně malovan*|ruční práce|rukoděl*|vlastnoručn*|' +
        'vlastníma rukama|udělej si sám|vytvořte si|vytvoř si|vytvořte svůj|vytvořte vlastní|navrhněte si|' +
        'od nápadu|od myšlenky|od návrhu po|od skici|nápady ve skutečnost|proměníme váš nápad|na míru šit*|' +
        'šité na míru|zakázkov* výrob*|originální kousk*|jediný svého druhu|autorsk*|kreativ*|tvůrč*|tvořiv*|' +
        'fantazi*|představivost*|vynález*|řemesl*|prototyp*|umělec|umělci|umělců',
      2:
        'tvoř*|tvorb*|vytvář*|umění|uměleck*|návrhář*|designér*|ateliér*|dílna|dílny|dílně|manufaktur*|' +
        'originál*|inspirac*|inspiruj*|malíř*|malb*|sochař*|keramik*|keramick*|ilustr*|skic*|kompon*|' +
        'skladatel*|nápad*|vymýšl*|sebevyjádř*|experiment*|truhlář*',
      1:
        'design*|studio|návrh*|projektuj*|stavíme|na míru|jedinečn*|unikátn*|šablon*|editor*|hudb*|fotograf*|' +
        'architekt*',
    },
    Ruler: {
      3:
        'lídr trhu|lídr v oboru|lídrem|lídři|předn* společnost*|předn* výrobc*|předn* dodavatel*|' +
        'vedoucí postavení|číslo jedna|jednička na trhu|nejvyšší třídy|nejvyšší úrovně|světov* úrovn*|' +
        'světové třídy|nejvyšší standard*|prémiov*|prestiž*|exkluziv*|elitn*|elita|luxusní rezidenc*|' +
        'pro náročné|nejnáročnější|pod kontrolou|plnou kontrolu|plná kontrola|správa a řízení|řízení rizik|' +
        'compliance|soulad s předpisy|diskrétn*|mlčenliv*|královsk*|císařsk*|šlechtic*|zámeck*|' +
        'dvorní dodavatel|vip|renomovan*',
      2:
        'lídr|vůdčí|vedení trhu|autorit*|dominant*|dominuj*|dědictví|dynasti*|dokonal*|bezchybn*|' +
        'bezkonkurenčn*|vznešen*|majestát*|reprezentativn*|dlouholet* tradic*|tradice od|založen* v roce 18*|' +
        'kapitál*|majetk*|strategick*|precizn*|přísn*|dohled*|pořádek|certifikovan*|' +
        'investor*|korporát*|vliv|vlivn*',
      1: 'kontrol*|spravuj*|standard*|stabil*|největší|audit*|instituc*|tradice|status|klasick*|založen* v roce 19*',
    },
    Magician: {
      3:
        'kouzl*|kouzeln*|magie|magii|magický|magick*|zázra*|zázračn*|jako mávnutím|mávnutím kouzeln*|v mžiku|' +
        'samo od sebe|splněn* sen*|splníme sen*|splňte si sen|splnit sen*|sen stal skutečností|' +
        'sny ve skutečnost|proměň*|promění*|proměna|proměny|proměnu|změní váš život|změňte svůj život|' +
        'změnit život|neuvěřiteln*|nebudete věřit|budoucnost začíná|tvoříme budoucnost|budoucnost už',
      2:
        'sen|sny|snů|snění|vysněn*|pohádk*|pohádkov*|fantastick*|úžasn*|tajemn*|tajemstv*|mystick*|alchym*|' +
        'elixír*|bleskov*|bez námahy|předvíd*|předpov*|intui*|duchovn*|nezapomenuteln*|ohrom*|meditac*|' +
        'jedním kliknutím|na jedno kliknutí|na pár kliknutí|pár kliky|během několika sekund|během pár sekund|' +
        'během pár vteřin',
      1:
        'vize|vizi|vizionář*|překvap*|iluz*|automatick*|automatiz*|umělá inteligence|umělé inteligence|' +
        'okamžitě|okamžit*|transform*',
    },
    Lover: {
      3:
        's láskou|z lásky|láska k|láskou k|láskypln*|zamiluj*|zamilov*|vášeň|vášní|vášně|vášniv*|smysln*|' +
        'svůdn*|svádí|pokušen*|lákav*|romanti*|pro dva|ve dvou|při svíčkách|hýčk*|rozmazl*|dopřejte si|' +
        'dopřej si|rozplyn*|hedváb*|sametov*|svatb*|svateb*|nevěst*|zásnub*|žensk* půvab*|ženskost*|intimn*|' +
        'něžn*|něha|něhy|blízkost*|vaše krása|vaši krásu|vaší krásy|krásu|slast*',
      2:
        'láska|lásku|lásky|láskou|milov*|miluj*|krása|krásy|krásn*|nádhern*|elegan*|luxusn*|půvab*|okouzl*|' +
        'šarm*|vůně|vůní|voňav*|parfém*|požitek|požitk*|potěšen*|lahod*|lahůd*|gurmán*|estetick*|rozkoš*|' +
        'šperk*|kytice|kytic|růže|polib*|objet*|smysly|vytříben*',
      1:
        'chuť|chutě|atmosfér*|čokolád*|pleť|pleti|tělo|styl|stylov*|móda|módní|víno|vína|dezert*|srdce|srdcem|' +
        'emoc*|relax*|vzpomín*|kosmeti*',
    },
    Caregiver: {
      3:
        's péčí o|pečujeme|pečovat|pečuj*|pečliv* péč*|staráme se o|postaráme se|starostliv*|jsme tu pro vás|' +
        'jsme tady pro vás|jsme s vámi|po vašem boku|nejste na to sami|nejste sami|nenecháme vás|pomocnou ruku|' +
        'podat ruku|v nouzi|potřebným|potřebné|darujte|přispějte|přispět|dárc*|charit*|hospic*|bez domova|' +
        'sirot*|adopc*|adopt*|útulek|útulk*|uprchl*|zdravotním postižením|hendikep*|handicap*|chraňte sv*|' +
        'vašich blízkých|své blízké|soucit*|milosrd*|empati*|nadějí|naděje|pomáháme|pomáhat|postaráme se o vše|' +
        'vyřešíme za vás|bez starostí|bez stresu|krok za krokem|vaším tempem|v dobrých rukou|s trpělivostí|' +
        'pomůžeme vám|laskav*',
      2:
        'chráníme|ochrán*|ochraňuj*|podpora rodin|útěch*|uzdrav*|léčí|hojiv*|rehabilit*|bezpečí|trpěliv*|' +
        'miminko|miminka|maminky|maminkám|novorozen*|seniorům|seniory|senioři|nemocným|nemocné|pěstoun*|' +
        'obětav*|štědr*|ohledupln*|vlídn*|citliv* přístup*|pro vaše zdraví|vaše zdraví|v klidu|klidn* přístup*|' +
        'podpor*|doprovod*',
      1:
        'bezpečn*|ochrana|zdraví|pacient*|děti|dětem|rodič*|blízkých|podporuj*|klid|pohodl*|zvířat*|sociáln*|' +
        'důvěr*|péče|péči',
    },
    Jester: {
      3:
        'zábav*|pobav*|bavit|baví|bavíme|legrac*|sranda|srandy|srandu|srandičk*|vtip*|vtípk*|žert*|smích*|smát|' +
        'směj*|zasmě*|rozesmě*|humor*|s nadsázkou|s nadhledem|mem|memy|memů|haha|hurá|jupí|ups|jejda|wow|' +
        'žádná nuda|bez nudy|nuda|nudy|nudí|nudit|blázniv*|bláznov*|šílená jízda|klaun*|kabaret*|stand up|' +
        'lumpárn*|lotrovin*|skopičin*|vylomenin*',
      2:
        'vesel*|párty|večír*|mejdan*|oslav*|karneval*|komedi*|komik*|hravost*|hravě|hravý|hravá|hračk*|' +
        'hrajeme si|hry|hraj*|hráč*|deskov*|kvíz*|tanc*|tančí*|diskoték*|karaoke|absurdn*|bizarn*|ztřeštěn*|' +
        'praštěn*|potrhl*|pecka|pecky|bomba|paráda|ironi*|rošťá*|pohodář*',
      1: 'pivo|piva|pivko|přípit*|festival*|koncert*|maskot*|barevn*|narozenin*|sladkost*|mazlí*|kapela',
    },
    Sage: {
      3:
        'vědomost*|odborn* znalost*|podložen* daty|podložen* důkaz*|založen* na datech|založen* na důkazech|' +
        'založen* na faktech|na základě dat|vědecky|vědeck* poznatk*|vědeck* důkaz*|prokázan*|ověřen* fakt*|' +
        'fakta|faktů|pravda|pravdu|pravdy|pravdiv*|objektivn*|nezávislé testy|nezávisl* výzkum*|' +
        'informovan* rozhodn*|správně rozhod*|pomůžeme pochopit|porozum*|pochop*|moudr*|osvět*|metodik*|' +
        'metodolog*|do hloubky|otevřený kód|otevřeným zdrojovým kódem|open source',
      2:
        'výzkum*|bádá*|badatel*|věda|vědy|vědc*|vědeck*|poznání|poznatk*|mentor*|encykloped*|filozof*|' +
        'kritick* myšlen*|transparent*|ověřujeme|průhledn*|znalost*',
      1:
        'přesn*|inteligenc*|teori*|analyz*|analytick*|expert*|vzdělávat|vzděláván*|diagnost*|statisti*|naučíme|' +
        'naučte|učíme|učit se|vysvětl*',
    },
  },
}
