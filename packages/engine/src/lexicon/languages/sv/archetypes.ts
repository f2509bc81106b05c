import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'utan tillsatser|inga tillsatser|utan konserveringsmedel|utan onödiga|inget onödigt|inget konstigt|' +
        'inget krångel|utan reklam|reklamfri*|ingen spårning|spårar dig inte|inga knep|med gott samvete|' +
        'gott samvete|som förr i tiden|som när vi var små|barndomens|barnasinne|barnslig glädje|' +
        'direkt från naturen|från naturen|i harmoni med naturen|nära naturen|naturens egna|100 naturlig*|' +
        'helt naturlig*|naturligt gott|rena råvaror|rent samvete|paradis*|idyll*|livsglädje|livets enkla|' +
        'det enkla livet|ärligt och enkelt|enkla nöjen|oförstörd*|orörd natur|bekymmersfri*',
      2:
        'enkelhet*|ärlig*|uppriktig*|oskyldig*|oskuld*|lycka|lyckan|lyckliga|lycklig|glädje|glädjen|glad|glada|' +
        'leende*|godhet*|renhet*|optimis*|harmoni*|lugn och ro|sinnesro|ekologisk*|giftfri*|äkta|naturlig*|' +
        'naturenlig*|barndom*|solsken*|frid|fridfull*|stillhet*|hälsosam*|närodlad*|lantlig*|sund|sunda|snäll*',
      1:
        'ren|rena|rent|naturen|natur|enkel|enkla|frisk|friska|färsk*|mild|milda|sol|soligt|sommar*|' +
        'vår och sommar|blommor|blomster|ängar|miljövänlig*|hållbar*|trygg och enkel',
    },
    Everyman: {
      3:
        'för alla|öppet för alla|öppen för alla|alla är välkomna|alla kan vara med|för hela familjen|' +
        'hela familjen|för alla plånböcker|för varje plånbok|till rimligt pris|rimliga priser|schyssta priser|' +
        'låga priser|utan krusiduller|inga krusiduller|utan krångel|inga dolda avgifter|inga dolda kostnader|' +
        'vanligt folk|vanliga människor|vanliga svenskar|människor som du|precis som du|som du och jag|' +
        'som hemma|känn dig som hemma|hemtrevlig*|vardag*|i vardagen|till vardags|varje dag|grannar|grannen|' +
        'grannskap*|familjeägt|familjeägd*|familjeföretag*|ideell*|ideella krafter|volontär*|frivillig*|' +
        'eldsjäl*|raka rör|rakt på sak|på ren svenska|familjeägt*|schysst*|vettiga priser|rättvisa priser|' +
        'inget krångel|enkelt och|alla välkomna|i ditt kvarter|i kvarteret|nära dig|på riktigt|raka besked|' +
        'rak kommunikation|utan fikonspråk|ideellt|grannar*|för vanligt folk',
      2:
        'tillsammans|gemenskap*|gemensam*|vänner|vänskap*|vänlig*|kompis*|kamrat*|hemma hos|tillhörighet*|' +
        'delaktig*|medlemsägd*|kooperativ*|folklig*|jordnära|lättsam*|inkluder*|välkomnande|bygden|hembygd*|' +
        'kvarter*|lokalbefolkning*|billig*|spara pengar|kostnadsfritt för|förening*|föreningsliv*|medmänniskor|' +
        'solidar*|rättvis*|jämlik*|lokal|lokala|lokalt|gemyt*|familj|familjen|personlig|personligt|prisvärd*|' +
        'ärlig*|välkommen|välkomna|trivsam*|trevlig*',
      1: 'gratis|praktisk*|bekväm*|träffas|samvaro|fika|husmanskost|traditionell*|boende i|medlemmar|bygdegård*',
    },
    Hero: {
      3:
        'ge aldrig upp|ger aldrig upp|ger oss aldrig|ger inte upp|anta utmaningen|antar utmaningen|' +
        'utmana dig själv|våga utmana|överträffa dig själv|över gränsen|tänj på gränserna|tänja gränser|' +
        'spräng gränser|utan ursäkter|inga ursäkter|bästa version|bästa jag|inget är omöjligt|omöjliga möjligt|' +
        'oslagbar*|oövervinn*|ostoppbar*|varje minut räknas|varje sekund räknas|när det gäller|rädda liv|' +
        'räddar liv|räddningstjänst*|jourutryck*|resultatgaranti*|garanterat resultat|nå dina mål|når dina mål|' +
        'nå hela vägen|till seger|viljan att vinna|vinnarskalle*|jävlar anamma|pannben|förändra världen|' +
        'vi levererar resultat|gör skillnad',
      2:
        'hjälte*|hjältar*|seger|segra|segrar|vinn|vinna|vinner|vinnare|vinnande|mästare|mästerskap*|champion*|' +
        'rekord*|triumf*|modig*|mod|tapper*|styrka|styrkan|starkare|starkast|disciplin*|uthållig*|kämpa|kämpat|' +
        'kämpar|kämpe*|kamp|kampen|krigare|besegra*|övervinn*|prestation*|prestera*|bedrift*|målmedvet*|envis*|' +
        'drivkraft*|ambitiös*|ambition*|jour dygnet runt|dygnet runt jour',
      1:
        'träning|träna|tränar|tränare|tävling*|tävla*|idrott*|stark|starka|kraft|kraftfull*|motivation|' +
        'höj nivån|snabbast|effektfull*|akut|utmaning*|framgång*',
    },
    Outlaw: {
      3:
        'bryter mot reglerna|bryt reglerna|bryta regler|bryter mönster|bryt normen|bryta normer|normbryt*|' +
        'mot strömmen|emot strömmen|mot systemet|utan kompromisser|kompromisslös*|utan censur|ocensurerad*|' +
        'censurresist*|utan mellanhänder|inga mellanhänder|utan tillstånd|ofiltrerad*|utan filter|uppror*|' +
        'rebell*|revolution*|revolutioner*|decentraliser*|vi har tröttnat|trött på|nog nu|fått nog|' +
        'slut på skitsnack|skitsnack|jävla|för jävligt|åt helvete|vägra|vägrar|käftar emot|utmanar makten|' +
        'utmana makten|inte som alla andra|undergroun*|storföretagens|vänder upp och ner|slå sönder',
      2:
        'fräck*|kaxig*|radikal*|provoc*|provok*|kontroversiell*|anarki*|anarkis*|punk|punkare|punken|motstånd*|' +
        'protest*|förbjud*|tabu*|frigör*|befri*|rå|råa|vild|vilda|motkultur*|alternativkultur*|hackare|pirat*|' +
        'tatuer*|hårdrock*|rock n roll|brutal*|skamlös*|orädd*|obekväm*|trotsa*|bråkstak*|' +
        'oberoende av storföretag|disrupt*|riv murar',
      1:
        'djärv*|annorlunda|oberoende|tuff|tuffa|rock|gatan|anonym*|yttrandefrihet|mot makten|ifrågasätt*|' +
        'avskaffa*|krossa*|galen|galna|mörk*',
    },
    Explorer: {
      3:
        'äventyr*|ut i det okända|det okända|okända marker|bortom horisonten|nya horisonter|horisont*|' +
        'utforska världen|upptäck världen|upptäckare|upptäcktsresa*|upptäcktsfärd*|världens ände|' +
        'bortom allfarvägen|utanför allfarväg*|bort från allfarväg*|egna vägar|gå din egen väg|din egen väg|' +
        'sin egen väg|utan gränser|gränslös*|över gränserna|frihetskänsla*|känslan av frihet|friheten att|' +
        'friluftsliv*|vildmark*|expedition*|vandringsled*|strövtåg*|backpack*|nomad*|pionjär*|nybyggar*|' +
        'på upptäcktsfärd|långt från stress|bort från vardagen|kasta loss|jorden runt|allemansrätt*',
      2:
        'utforsk*|vandra|vandring*|vandrar|vandringsleder|stigar|stigen|fjäll*|bergstopp*|toppar|klättr*|' +
        'paddla*|paddling|kajak*|segla*|segling*|camping*|tält*|utomhus*|utomhusliv|uteliv*|natur och äventyr|' +
        'frihet|friheten|fri som|självständig*|nyfiken*|nyfikna|resenär*|resmål*|färd|färden|safari*|exotisk*|' +
        'terräng*|skärgård*|rymden|rymd*|gränsland',
      1:
        'upptäck|upptäcka|upptäckter|skog|skogen|hav|havet|världen|utflykt*|turer|tur till|cykla|cykling*|' +
        'skidor|semester*|turist*|internationell*|vägen|öar|resor|resan|resa',
    },
    Creator: {
      3:
        'handgjord*|gjord för hand|gjort för hand|gjorda för hand|handtillverkad*|handvävd*|handmålad*|' +
        'handdrejad*|hantverk*|skapa din egen|skapa ditt eget|skapa dina egna|skapa din|bygg din egen|' +
        'bygg ditt eget|designa din|designa ditt|designa själv|gör det själv|från idé till|från skiss till|' +
        'från ax till limpa|förverkliga dina idéer|förverkliga idéer|ge liv åt|måttbeställ*|specialtillverk*|' +
        'efter dina önskemål|unika föremål|kreativ*|kreatör*|skaparglädje|skapande|skaparlust|skapare|fantasi*|' +
        'uppfinn*|prototyp*|nyskapande|formgiv*|konsthantverk*|slöjd*',
      2:
        'skapa|skapar|skapas|skapat|designa*|designad*|designs*|konst|konsten|konstnär*|konstverk*|originell*|' +
        'idérik*|idéer|inspirera*|ateljé*|verkstad*|snicker*|keramik*|illustrat*|målning*|skulptur*|komponera*|' +
        'tonsätt*|musikskap*|berättar*|uttryck*|estetisk formgiv*|experiment*|innovatör*|egentillverk*|' +
        'stickning|broderi*|vävning|pussla ihop|vackert formgiv*|pixelperfekt*|skräddarsydd*|skräddarsy*|för hand',
      1:
        'bygga|bygger|idé|unik|unika|unikt|studio*|arkitekt*|mall|mallar|anpassad*|fotograf*|film|musik|scen|' +
        'producera*|utformad*|tillverka*|personlig stil|design|designer*|inspiration*',
    },
    Ruler: {
      3:
        'marknadsledare|marknadsledande|branschledande|ledande aktör|ledande leverantör*|sveriges ledande|' +
        'nordens ledande|världsledande|europas ledande|nummer ett|i världsklass|världsklass|högsta klass|' +
        'högsta standard|högsta krav|exklusiv*|premium|prestige*|elit*|eliten|full kontroll|under kontroll|' +
        'ha kontroll|kontroll över|bolagsstyrning*|regelefterlevnad*|efterlevnad*|riskhantering*|' +
        'internkontroll*|konfidentiell*|diskretion|kunglig*|hovleverantör*|adel*|slott*|herrgård*|anrik*|anor|' +
        'anor från|dignitet*|auktoritet*|vip|för den kräsne|kräsna|utvalda kunder|sveriges största|' +
        'nordens största',
      2:
        'ledare|ledarskap*|ledarroll*|grundat 18*|grundad 18*|sedan 18*|arv|' +
        'arvet|generationer|makt|inflytande|perfektion*|fulländ*|oklanderlig*|excellens*|förstklassig*|' +
        'högklassig*|högkvalitativ*|statlig*|myndighet*|styrelse*|strategisk*|förmögen*|förmögenhet*|kapital*|' +
        'dominera*|suverän*|rigorös*|stram*|ordning|ordning och reda|precision*|certifierad*|kontrollerad*|' +
        'representativ*|elegans och tradition',
      1:
        'ledande|styrning|kontroll|koncern*|standard*|stabil*|struktur*|revision*|säkerhetsklass*|tradition|' +
        'traditioner|klassisk*|största|välrenommer*|etablera*|ansedd*|grundat 19*|grundad 19*|sedan 19*',
    },
    Magician: {
      3:
        'magi|magin|magisk*|trollbind*|trolla*|trolleri*|trollkarl*|som genom ett trollslag|trollslag|' +
        'förtroll*|mirak*|underverk*|som av ett under|på några sekunder|på bara några sekunder|' +
        'på ett ögonblick|med ett klick|med ett knapptryck|några få klick|med några klick|helt automatiskt|' +
        'av sig själv|förverkliga dina drömmar|förverkliga drömmar|drömmar i uppfyllelse|dröm till verklighet|' +
        'drömmar till verklighet|drömmar blir|förvandla*|förvandling*|förändra ditt liv|förändrar liv|' +
        'förändrar ditt liv|inte tro dina ögon|tro inte dina ögon|otrolig*|framtiden är här|framtiden börjar|' +
        'skapa framtiden|formar framtiden|en ny värld',
      2:
        'dröm|drömmar|drömmen|drömma|drömmer|saga|sagolik*|sagor|transform*|omvandla*|fantastisk*|häpnads*|' +
        'häpna|förundr*|förvån*|oförglöm*|mystisk*|mystik*|mysterium|alkemi*|elixir|ögonblick*|omedelbar*|' +
        'på nolltid|blixtsnabb*|utan ansträngning|automatiser*|artificiell intelligens|förutse*|förutsäg*|' +
        'intuitiv*|intuition|själslig*|andlig*|meditat*|healing*|fängsla*',
      1:
        'framtid*|vision|visionär*|visioner|automatisk*|smart|smarta|innovation*|innovativ*|förändring*|' +
        'digitaliser*|sömlös*|ai driven|norrsken*',
    },
    Lover: {
      3:
        'med kärlek|gjord med kärlek|gjort med kärlek|av kärlek|kärlek till|kärleksfull*|förälska*|förälskelse|' +
        'passion*|lidelse*|åtrå*|sensuell*|sinnlig*|romanti*|för två|på tu man hand|tvåsam*|älskling*|' +
        'den du älskar|unna dig|skäm bort|bortskämd*|njut|njuta|njuter|njutning*|ljuvlig*|himmelsk*|förför*|' +
        'frest*|lockande|oemotståndlig*|smälter i munnen|sammetslen*|silkeslen*|len|lena|smekande|skönhet*|' +
        'brud|bruden|brudpar*|bröllop*|förlov*|kvinnlig*|intim*',
      2:
        'kärlek|kärleken|älska|älskar|älskad*|vacker|vackra|vackert|vackrare|förtjus*|elegan*|stilfull*|' +
        'sofistiker*|lyx|lyxig*|lyxa|doft*|parfym*|arom*|smakupplevelse*|läcker*|utsökt*|delikat*|gudomlig*|' +
        'charm*|charmig*|tjusning*|glamour*|sinnen|sinnena|smycke*|bukett*|rosor|känslor|känslosam*|känslan|' +
        'omfamn*|kyss*|hjärtlig*|stämningsfull*|stämning*|mysig*',
      1:
        'smak|smaker|smakrik*|choklad*|hud|huden|kropp|kroppen|mode|stil|vin|viner|dessert*|spa|avkoppl*|' +
        'hjärta|hjärtat|känsla|atmosfär*|estetisk*|härlig*|underbar*|skön|sköna|minnen',
    },
    Caregiver: {
      3:
        'vi bryr oss|bryr oss om|tar hand om|ta hand om|värna|värnar|värnar om|omtänksam*|omtanke|omsorgsfull*|' +
        'med omtanke|med omsorg|vid din sida|vi finns här för dig|finns här för dig|finns här för|' +
        'finns för dig|du är inte ensam|inte ensam|hjälpande hand|sträck ut en hand|i nöd|nödställd*|behövande|' +
        'mest utsatta|utsatta barn|utsatta människor|skänk|ge en gåva|månadsgivare|bli fadder|insamling*|' +
        'välgörenhet*|hemlös*|föräldralös*|flykting*|funktionsnedsätt*|barns rätt*|skydda din familj|' +
        'skydda dina nära|trygghet för|dina nära och kära|nära och kära|ge hopp|medkänsla*|medmänsklig*|' +
        'barmhärtig*|tröst*|palliativ*|vi tar hand om|tar hand om dig|hjälper dig|vi hjälper|tryggt|trygg|' +
        'trygga|trygghet*|omsorg*|i goda händer|i trygga händer|lyssnar på dig|vi lyssnar|i din takt|' +
        'i lugn och ro|steg för steg|smärtfri*|må bra|mår bra|välmående|välbefinnande|stressfri*|utan stress|' +
        'med värme',
      2:
        'skydda|skyddar|beskydd*|stötta|stöttar|stöttning|vårda|vårdar|vårdande|läka|läker|läkande|lindra*|' +
        'lyhörd*|ömsint*|ömhet*|tålamod*|empati*|nyfödd*|bebis*|småbarn*|djurskydd*|räddade djur|hemlösa djur|' +
        'omplacer*|generös*|givmild*|gåva|gåvor|donera|tillgänglig för alla|hopp|lugn|lugnt|lindrar|avlast*|' +
        'tålamod|omvård*|bemötande',
      1:
        'säker|säkra|hjälpa|patient*|barn|barnen|barnens|förälder|föräldrar|hälsan|stöd|stödja|varsam*|lugna|' +
        'respekt|djur|förtroende|vänligt bemöt*|äldre|anhörig*|gravid*|rehabiliter*|behandling*|vård|hälsa|' +
        'besvär|smärta|skonsam*|mjuk*',
    },
    Jester: {
      3:
        'roligt|roliga|rolig|roligare|roligaste|jätteroligt|skoj|skoja*|skojig*|kul|kuligt|jättekul|skratt*|' +
        'skratta|asgarv*|garva|humor*|humoristisk*|med glimten i ögat|glimten i ögat|skämt*|skämta|ordvits*|' +
        'vits|vitsar|tokig*|tokrolig*|knasig*|knäpp|knäppa|galet kul|galet roligt|fest|festen|fester|festa*|' +
        'partaj*|party*|aldrig tråkigt|inte tråkig*|tråkigt|slipp tråkig*|hej och hå|hurra|jippi|jippie|wow|' +
        'oj oj|hoppsan|ojsan|haha|mem|memes|bus|busig*|busa|clown*|tramsa*|trams|flams*|larvig*',
      2:
        'lek|leka|lekar|lekfull*|leksak*|underhållande|nöje|nöjes*|upptåg*|maskerad*|kalas*|karneval*|' +
        'överraskning*|komik*|komedi*|ståupp*|stand up|revy|sprallig*|uppsluppen*|svängig*|dansgolv|dansa|' +
        'disco*|diskotek*|quiz*|spelglädje|brädspel*|karaoke|absurd*|ironi*|crazy|galenskap*|spexig*|spex|' +
        'skålar|skål|party time|pigg och glad',
      1:
        'muntert|munter|glass|godis*|snacks|öl|ölen|födelsedag*|färgglad*|konsert*|festival*|show|showen|häng|' +
        'hänga|lattjo|fredagsmys|mums*|underhållning|spelare',
    },
    Sage: {
      3:
        'vetenskaplig*|vetenskap*|evidens*|forskningsbaserad*|baserat på forskning|baserad på forskning|' +
        'faktabaserad*|datadriven*|baserat på data|beprövad erfarenhet|vetenskapligt bevisad*|fakta|sanning*|' +
        'objektiv*|saklig*|oberoende gransk*|välgrundade beslut|informerade beslut|medvetna beslut|' +
        'bättre beslut|vi förklarar|förklarar|förstå varför|hjälper dig att förstå|fördjupad*|fördjup*|' +
        'djupgående|insikt*|insiktsfull*|vishet*|klok*|visdom*|metodik*|öppen källkod|källkritik*|folkbildning*',
      2:
        'forsk*|forskare|forskning*|lärdom*|föreläs*|mentor*|sakkunnig*|förstå|förståelse|begrip*|tänkande|' +
        'filosofi*|transparens|transparent*|uppslagsverk*|encyklop*|verifier*|utvärder*|medvetenhet',
      1:
        'undersök*|noggrann*|exakt*|mätning*|rådgivning*|teori*|utbild*|pedagog*|expertis*|lär|lära|lär dig|' +
        'lärande|undervis*|handled*|analys*|analyser*|diagnos*|statistik*|bevisad*|bevisat|kunskap*|' +
        'granskning*|granskar|studier|studie',
    },
  },
}
