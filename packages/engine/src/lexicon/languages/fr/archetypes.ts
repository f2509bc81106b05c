import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        "rien d'autre|rien de plus|rien à cacher|sans artifice*|sans additif*|sans conservateur*|sans colorant*|" +
        'sans pesticide*|sans publicité*|sans pub|sans traceur*|sans pistage|100 % naturel*|100 % pur*|' +
        "ingrédients naturels|ingrédients simples|sans rien ajouter|en toute simplicité|retour à l'essentiel|" +
        "l'essentiel, rien que l'essentiel|âme d'enfant|yeux d'enfant|petits bonheurs|bonheur simple|" +
        'plaisirs simples|joie de vivre|respectueux de la nature|bon pour la planète|aucun cookie|aucun traceur|' +
        'aucune publicité|havre de paix|coin de paradis|comme autrefois|sans rien cacher|sans mauvaise surprise|' +
        "bon comme le pain|fait du bien|à l'état pur|ni plus ni moins|la vie est belle|ciel bleu",
      2:
        'pur|pure|purs|pures|pureté|simplicité|tout simplement|honnête*|sincère*|sincérité|naturellement|' +
        'innocen*|candeur|bonheur*|heureux|heureuse*|sourire*|souriant*|joyeux|joyeuse*|positivité|paradis|' +
        'paradisia*|idylli*|sérénité|paisible*|douceur|limpide*|fraîcheur|sain|saine|sains|saines|non traité*|' +
        'biodégradable*|harmonie|espoir|apais*|sans trucage|serein|sereine|sereins|se ressourcer|ressourcez-vous|' +
        'ressourçant*|tranquille|tranquilles|tranquillement|optimisme|optimiste*',
      1:
        'simple|simples|simplement|naturel|naturelle|naturels|naturelles|doux|douce|douces|fraîche|bio|' +
        'biologique*|authentique*|nature|soleil|ensoleill*|lumière|lumineux|lumineuse*|minimalis*|épuré*|calme|' +
        'printemps|respirer|respirez|bien-être|écologique*|éthique|léger|légère|légèreté|végétal*|joie|enfance',
    },
    Everyman: {
      3:
        'pour tout le monde|pour toutes et tous|ouvert à tous|ouverte à tous|ouvert à toutes et tous|' +
        'accessible à tous|accessibles à tous|accessible à toutes et tous|à la portée de tous|' +
        'pour tous les budgets|pour toutes les bourses|à petit prix|à prix doux|prix mini*|sans chichi*|' +
        'sans fioriture*|sans prise de tête|à la bonne franquette|comme à la maison|comme chez vous|' +
        'comme chez soi|entreprise familiale|maison familiale|affaire de famille|en famille ou entre amis|' +
        'entre voisins|de vrais gens|des gens comme vous|comme vous et moi|les pieds sur terre|' +
        'gratuit pour tous|libre et gratuit*|libres et gratuit*|de quartier|géré par des bénévoles|par et pour|' +
        'venez comme vous êtes|vivre ensemble|fait maison|ça marche, tout simplement|tous ensemble|' +
        'pour le plus grand nombre|de père en fils|de mère en fille|au coin de la rue|un lieu pour tous|' +
        'sans inscription|à taille humaine|artisan de|artisan local|sans jargon|parler vrai|parlons vrai|' +
        "langage clair|sans engagement|sans blabla|groupe d'amis|bande d'amis|équipe de bénévoles|" +
        'association de bénévoles|tout simplement|en toute simplicité|ambiance familiale|esprit familial|' +
        'prix honnête*|tarifs honnêtes|tarif unique|devis clair*|pas de mauvaise surprise',
      2:
        "bénévol*|voisin*|convivi*|solidaire*|solidarité|entraide|s'entraider|coopérati*|mutualis*|" +
        'participati*|citoyen*|citoyenne*|fraternel*|fraternité|camarad*|familial|familiale|familiaux|' +
        'familiales|abordable*|pas cher*|moins cher*|bon marché|bon plan|bons plans|prix juste*|juste prix|' +
        'au juste prix|prix bas|petit prix|petits prix|sans surprise|chaleureu*|accueillant*|inclusi*|' +
        'intergénération*|adhérent*|adhérez|devenir membre|communauté|local et|circuit court|circuits courts|' +
        'populaire*|ordinaire*|pratico-pratique*|débutant*|tous niveaux|tous les âges|petits et grands|' +
        'faire ensemble|se retrouver|retrouvons-nous|le partage|esprit de partage|esprit de famille|bon enfant|' +
        'du quotidien|de tous les jours|terroir*|gens|voisinage|simplicité|à deux pas|du coin|proche de vous|' +
        "locaux|familiale et|ambiance conviviale|bonne ambiance|autour d'un verre|partager un|artisan*|" +
        'franchise|honnêteté|tarifs abordables|prix abordables',
      1:
        'toutes et tous|chacun|entre nous|gratuit|gratuite|gratuits|gratuites|gratuitement|proximité|' +
        'près de chez vous|proche de chez vous|de chez nous|famille|familles|commun|communs|association*|' +
        'rencontre*|quartier|quartiers|village*|économique*|économisez|économiser|amis|authentique*|équitable*|' +
        'membres|honnête*|quotidien|agir ensemble|collectif|collective|collectifs|collectives|collectivement|' +
        "rejoignez-nous|esprit d'équipe",
    },
    Hero: {
      3:
        'dépassez-vous|dépasse-toi|se dépasser|dépassement de soi|dépasser ses limites|dépasser vos limites|' +
        'dépassez vos limites|repousse* les limites|repousse* vos limites|repousse* tes limites|' +
        'repousse* ses limites|relever le défi|relever tous les défis|relevez le défi|relève le défi|' +
        "à toute épreuve|ne lâche* rien|ne jamais abandonner|n'abandonne* jamais|jamais renoncer|" +
        'chaque minute compte|chaque seconde compte|sauve* des vies|résultats garantis|résultat garanti|' +
        "obligation de résultat|intervention immédiate|intervention d'urgence|passe* à l'action|" +
        'à la hauteur de vos ambitions|plus fort que|plus forts que|plus forts ensemble|force de frappe|' +
        'prête* au combat|la victoire|sans jamais renoncer|vers la victoire|atteignez vos objectifs|' +
        'atteindre vos objectifs|atteindre ses objectifs|atteins tes objectifs|donner le meilleur|' +
        'donnez le meilleur|le meilleur de vous-même|le meilleur de soi-même|résultats concrets|' +
        'résultats mesurables|sensations fortes',
      2:
        'héros|héroïque*|héroïne|champion*|victoire*|victorieu*|vaincre|vainqueur*|triomph*|conquérir|conquête*|' +
        'courage|courageu*|bravoure|intrépide*|exploit|exploits|combat*|lutte|luttes|lutter|luttons|guerrier*|' +
        'défendre|défendons|défenseur*|battant*|déterminé*|détermination|persévér*|ténac*|acharn*|endurance|' +
        'robuste*|résilien*|invincible*|imbattable*|inarrêtable*|redoutable*|puissan*|surpass*|dépassement|' +
        "dépasser|entraînement*|entraîneur*|entraînez-vous|s'entraîner|sauvetage|sauveteur*|secouris*|secours|" +
        'sauver|mission accomplie|record|records|médaille*|compétiti*|décuple*|boost*|propuls*|jour et nuit|' +
        'satisfait ou remboursé|24h/24|24/7|24 heures sur 24|surmonter|sans faille',
      1:
        'défi|défis|force|forces|performan*|urgence|urgences|ambition*|ambitieu*|réussi*|succès|gagnant*|gagner|' +
        'efficac*|motivation|motivé*|discipline|effort|efforts|muscl*|coach*|progresse*|progression|garantie|' +
        'réactivité|sportif*|sportive*|résultats|intervention rapide|7j/7|exigeant avec|hors du commun',
    },
    Outlaw: {
      3:
        'brise* les codes|briser les codes|casse* les codes|casser les codes|bouscule* les codes|' +
        'bousculer les codes|briser les règles|changer les règles|enfreindre|hors norme|hors normes|hors-la-loi|' +
        'statu quo|à contre-courant|contre-pied|sans concession*|sans filtre*|sans langue de bois|' +
        'sans permission|sans demander la permission|sans intermédiaire*|sans banque|résistant à la censure|' +
        'aucun maître|ni dieu ni maître|reprenez le contrôle|reprendre le contrôle|reprenez le pouvoir|' +
        'reprendre le pouvoir|ras-le-bol|y en a marre|marre de|marre des|dites non|dire non|disons non|' +
        'dites adieu|fini les|finies les|rompre avec|en finir avec|renverser la table|' +
        "coup de pied dans la fourmilière|on n'aime pas les règles|pas comme les autres|géants du web|" +
        'géants de la tech|libérez-vous|nous refusons|je refuse de|en rupture avec|vraiment différent*|' +
        "contre le système|hors système|l'ordre établi|ordre établi|les règles du jeu|donner un coup de pied|" +
        'faire bouger les lignes|bouge* les lignes|sans tracking|loin des grands groupes|vie privée est un droit',
      2:
        'rebelle*|rébellion|révolution|révolutions|révolutionn*|révolte*|insoumi*|insurg*|insurrection|désobéi*|' +
        'dissiden*|résistance|subversi*|transgress*|provoqu*|irrévéren*|insolen*|impertinen*|iconoclaste*|' +
        'anticonformis*|non-conformis*|contestataire*|militan*|manifeste|radical|radicale|radicales|radicalement|' +
        "disrupt*|décentralis*|pair-à-pair|pair à pair|anonymat|autogestion|autogér*|punk*|rock'n'roll|" +
        'underground|clandestin*|pirate*|tatou*|abolir|abolition|dénonc*|affranchi*|émancip*|libérer|libérez|' +
        'brutal*|débrid*|sans tabou*|rébell*|monopole*|brut|bruts|anti-*|tabou|tabous|gafam|mouchard*|espionn*|' +
        'sans compromis',
      1:
        'indépendan*|libres|liberté|libertés|autrement|contre les|alternati*|audac*|osez|oser|rompre|bouscul*|' +
        'bouleverse*|marginal*|censure*|surveillance de masse|souveraineté|street*|libre|multinationale*',
    },
    Explorer: {
      3:
        'hors des sentiers battus|sortir des sentiers battus|sortez des sentiers battus|partez à la découverte|' +
        "partir à la découverte|partez à l'aventure|partir à l'aventure|à l'aventure|prenez le large|" +
        "prendre le large|prendre la route|prenez la route|soif d'aventure*|soif de découverte*|soif de liberté|" +
        "esprit d'aventure|grands espaces|grand air|plein air|au bout du monde|bout du monde|tour du monde|" +
        'aux quatre coins du monde|nouveaux horizons|de nouveaux horizons|au-delà des frontières|sans frontières|' +
        'traverse* les frontières|tracez votre route|trace* ta route|votre propre chemin|son propre chemin|' +
        'terres inconnues|en pleine nature|nature sauvage|territoires inexplorés|là où personne|' +
        'loin du tourisme de masse|lâchez les amarres',
      2:
        'aventur*|expédition*|explor*|voyag*|périple*|randonn*|trek*|bivouac*|sentier*|itinéran*|itinéraire*|' +
        "nomad*|vagabond*|baroud*|globe-trotter*|globe-trotteur*|horizon|évasion|évade*|s'évader|escapad*|" +
        'dépays*|sommet|sommets|montagn*|alpinis*|escalad*|forêt*|océan*|boussole*|cap sur|pionnier*|frontière*|' +
        'transfrontal*|sauvage|sauvages|insolite*|inexplor*|inconnu|inconnue|inconnus|curios*|liberté totale|' +
        'autonomie|road-trip*|roadtrip*|vanlife|tout-terrain|hors-piste|frontalier*|larguez les amarres|' +
        "sensations fortes|horizons|prendre l'air|grand large|faune|cultures du monde|d'île en île|sac à dos|" +
        'cime|cimes|à la découverte d*|sur la route',
      1:
        'découvertes|liberté|indépendan*|chemins|routes|région|régions|territoire*|paysage*|destination*|' +
        'ailleurs|monde entier|nature|mer|littoral|îles|rivière*|tourisme|partez|curieux|curieuse*|nouveau monde|' +
        'outdoor|voile|désert|déserts|découverte|panorama*|panoramique*|vue imprenable|vallée*|sensations|' +
        'à votre rythme|où que vous soyez|où que vous alliez|par-delà',
    },
    Creator: {
      3:
        'donne* vie à vos|donner vie à vos|donnez vie à|donner vie à|libère* votre créativité|' +
        'laisse* libre cours|libre cours à|créez vos|crée ton|créer ses propres|imaginez et créez|' +
        'fabrique* vous-même|fabriquez vos|fait main|faits main|faite main|faites main|fait à la main|' +
        'faite à la main|faits à la main|faites à la main|fabriqué* à la main|fabriqué* dans notre atelier|' +
        "dans notre atelier|dans mon atelier|de l'idée à|pièce* unique*|métiers d'art|savoir-faire artisanal|" +
        'amour du détail|souci du détail|moindre détail|au pixel près|sortir du cadre|imaginé* et fabriqué*|' +
        'imaginé* et créé*|conçu* et fabriqué*|conçu* et réalisé*|à votre image|à ton image|carte blanche|' +
        'page blanche|votre propre radio|votre propre boutique|votre propre site|faites-le vous-même|' +
        "œuvre* d'art|chef d'œuvre|chefs d'œuvre|direction artistique|construis* votre|composez votre|compose* ta|imaginez votre|" +
        "inventez votre|pièces uniques|modèle unique|cousu main|belles matières|beaux matériaux|née de l'envie de",
      2:
        'créati*|créateur*|créatrice*|concepteur*|conceptrice*|imagin*|imagination|inventi*|inventeur*|' +
        'originalité|artisan*|artiste*|artistique*|atelier|ateliers|façonn*|sculpt*|ciselé*|couture|couturi*|' +
        'ébénist*|céram*|potier*|poterie*|dessin*|illustrat*|typograph*|maquett*|prototyp*|designer*|design|' +
        'sur mesure|confectionn*|bricol*|composition*|singuli*|expressi*|exprimez|esquiss*|croquis|inspirant*|' +
        'bâtir|bâtissons|bâtisseur*|tisser|tissé|tissée|tissage|forgé|forgée|forger|forgeron*|créons|composer|' +
        'belle ouvrage|original*|inventer|inventez|inventons|brodé*|broder*|chaque pièce',
      1:
        'concevoir|conçoi*|construi*|fabriqu*|personnalis*|idées|idée|inspir*|unique|uniques|savoir-faire|' +
        'studio*|produire|produisons|innov*|scénograph*|publier|publiez|finition*|création|créations|diffusez|' +
        'esthétique*|réalisons|menuis*|graphi*|créer des|crée* votre|créer votre',
    },
    Ruler: {
      3:
        'leader du marché|leader sur|leader mondial*|leader européen*|leader incontesté|numéro un|numéro 1|' +
        'n° 1|n°1|la référence en|la référence du|référence mondiale|depuis 18*|' +
        "maison fondée en|plus d'un siècle|de génération en génération|haut de gamme|très haut de gamme|" +
        "d'exception|sous contrôle|parfaite maîtrise|maîtrise totale|garder le contrôle|gardez le contrôle|" +
        'gardez la main|plus hautes exigences|les plus exigeants|plus hauts standards|plus haut niveau|' +
        'plus strictes|secret professionnel|stricte confidentialité|toute confidentialité|en toute discrétion|' +
        'triés sur le volet|sur invitation|mise en conformité|droit des affaires|membres fondateurs|' +
        "clientèle exigeante|certifié* iso|institutionnel*|grands comptes|mettre de l'ordre|" +
        "remettre de l'ordre|de l'ordre dans|leader de la|leader des|leader français|l'un des leaders|" +
        "un des leaders|depuis plus d'un siècle|grand standing|de grand standing|soigneusement sélectionn*|" +
        'rang mondial',
      2:
        'leader*|leadership|excellen*|prestig*|privilège*|privilégié*|élite*|luxueu*|noble*|noblesse|royaux|' +
        'impérial*|palace*|majest*|gouvernance|discrétion|contrôle|contrôler|contrôlez|contrôlé*|' +
        'maîtriser|maîtrisez|maîtrisé*|fortune|héritage|héritier*|rigueur|rigoureu*|exigence|exigences|' +
        'exigeant*|irréprochable*|homologu*|dirigeant*|réputation|renommé*|renommée|distinction*|souverain|' +
        'souveraine|normé*|ordonné*|faire autorité|conforme au|conformes au|conforme aux|conformes aux|' +
        'confidentiel|confidentielle|confidentiels|confidentielles|exclusivité*|de référence',
      1:
        'stabilité|solidité|solide*|pérenni*|prospér*|succès|générations|règles|précision|' +
        'partenaire* institutionnel*|autorité|tradition*|royal|royale|protocol*|direction générale|standing|' +
        'prospérité|conformité|réservé aux|patrimoine|patrimoni*|premium|luxe|audit|audits|auditer|' +
        'réglementaire*|réglementation*|pilotage|piloter|pilotez|infogér*|exclusif|exclusifs|exclusive|' +
        'exclusives|depuis 19*|fondé* en 19*',
    },
    Magician: {
      3:
        "comme par magie|en une seconde|en un instant|en un clin d'œil|d'un coup de baguette|baguette magique|" +
        'sans effort|sans lever le petit doigt|sans y penser|rêve devenu réalité|rêves deviennent réalité|' +
        'réalise* vos rêves|réaliser vos rêves|réaliser ses rêves|vos rêves en réalité|vos idées en réalité|' +
        'transforme* votre|transforme* vos|transformer votre|transformer vos|transforme en|' +
        'transformation intérieure|réinvent* le|réinvent* la|réinvent* l*|imaginer demain|inventer demain|' +
        "le monde de demain|vous n'en croirez pas vos yeux|à peine croyable|sixième sens|septième sens|" +
        "au-delà de l'imaginable|libère* votre potentiel|révèle* votre potentiel|révéler votre|révélez votre|" +
        'révéler le potentiel|changer de vie|change* votre vie|changer le monde|se fait tout seul|' +
        'pilote automatique|des étoiles plein les yeux|plein les yeux|imaginez un monde|tout devient possible|' +
        "rend possible l'impossible|impossible devient possible|d'un simple clic|d'un seul geste|" +
        'qui change tout|ouvre la voie',
      2:
        'magicien*|magie|enchant*|féeri*|féérique|fée|fées|envoût*|ensorcel*|mystère*|mystérieu*|mystique*|' +
        'merveill*|émerveill*|miracle*|miracul*|incroyable*|inimaginable*|extraordinaire*|rêve|rêves|rêver|' +
        'rêvez|rêvons|métamorpho*|alchimi*|réinvent*|visionnaire*|futuriste*|devine*|illusion*|éveil|chamani*|' +
        'révolutionn*|immersi*|hypno*|fascin*|prédire|prédit|prédiction*|spirituel*|spiritualité|cosmique*|' +
        "métamorphose*|l'impossible|magique*|magiquement|prodige*|prodigieu*|tout seul|toute seule|l'avenir d*|" +
        "le futur d*|futur du|transformer des|et c'est tout|change tout|entièrement automatis*|" +
        'entièrement automatique*|en quelques secondes',
      1:
        'vision|demain|futur|avenir|évolution|révélation|potentiel|immédiat*|inédit*|secret|secrets|lumière|' +
        'possibilité*|surpren*|étonn*|expérience unique|expérience inoubliable|inoubliable*|temps réel|' +
        'intelligence artificielle|révél*|intuiti*|anticip*|pouvoirs|sans couture|automatis*|en un clic|' +
        'en quelques clics|en quelques minutes|instantané*|transformer|transformez|transforme|transformons|' +
        'transformation|prédictif*|prédictive*',
    },
    Lover: {
      3:
        'fait avec amour|fait avec passion|avec amour|amour du|amoureux de|amoureux du|amoureux des|' +
        'tombe* amoureux|tomber amoureux|tombez sous le charme|sous le charme|laissez-vous séduire|' +
        'laissez-vous tenter|laissez-vous envoûter|laissez-vous bercer|faites-vous plaisir|se faire plaisir|' +
        'faire plaisir|le plaisir des sens|éveil des sens|éveille* les sens|éveille* vos sens|tous vos sens|' +
        'tous les sens|plaisir* gourmand*|pause gourmande|fond* de plaisir|à fleur de peau|sur la peau|' +
        'sublime* votre|sublimer votre|sublime la|révéler votre beauté|révèle votre beauté|votre beauté|' +
        'se sentir belle|coup de cœur|coups de cœur|art de vivre|en amoureux|tête-à-tête|tête à tête|' +
        'le plus beau jour|petites attentions|moment* de douceur|moment* inoubliable*|cocon|cocooning|' +
        'un pur délice|escapade à deux|dîner à deux|moment à deux|instant à deux|soirée à deux|du fond du cœur|' +
        "avec le cœur|fait battre|faire battre|histoire d'amour|histoires d'amour|lettre d'amour|coup de foudre|" +
        "éclat de votre|met* l'eau à la bouche|fond* en bouche|fondre de plaisir|instant de plaisir|" +
        'instants de plaisir',
      2:
        'amour|amours|amoureu*|romanti*|romance|sensu*|sensuel*|séduct*|séduire|séduisant*|désir|désirs|' +
        'désirable*|tentation*|délect*|délice*|savour*|saveur*|gourmand*|gourmet*|succulent*|exquis*|fondant*|' +
        'onctu*|volup*|velout*|soyeu*|satin*|dentelle*|lingerie|parfum*|senteur*|fragran*|arôme*|charme|charmes|' +
        'charmant*|élégan*|beauté|beautés|magnifi*|splend*|glamour|chic|tendre|tendres|tendresse|câlin*|caress*|' +
        'baiser*|émotion*|émouv*|mariés|dorlot*|choy*|ravissant*|ravissement|intime|intimes|intimité|intimiste*|' +
        'plaisirs|sublim*|raffiné*|raffinement|désirer|délicieu*|jour j|grand jour|sensori*',
      1:
        'passion|passions|passionn*|passionné*|belle|belles|goût|goûts|dégust*|toucher|peau|champagne|bougie*|' +
        'détente|détendre|spa|ambiance*|atmosphère*|déco|style|esthétique*|moments précieux|précieu*|luxe|' +
        'bon goût|couple|couples|ador*|plaisir|envie|envies|aimer|aimez|mariage*|bijou*|chocolat*|bouquet*|roses|' +
        'texture*|rituel*',
    },
    Caregiver: {
      3:
        'prendre soin|prenons soin|prend soin|prenez soin|prenne soin|aux petits soins|nous veillons|' +
        'veillons sur|veille sur|veiller sur|à leurs côtés|toujours là pour|là pour vous|jamais seul*|' +
        "vous n'êtes pas seul*|protège* vos proches|protéger vos proches|protéger votre famille|vos proches|" +
        'leurs proches|les plus fragiles|plus vulnérables|plus démunis|dans le besoin|en difficulté|' +
        'personnes âgées|venir en aide|vient en aide|venons en aide|tendre la main|main tendue|faire un don|' +
        'faites un don|je donne|votre don|vos dons|redonner espoir|redonne* le sourire|avec bienveillance|' +
        "en toute sécurité|en toute sérénité|en toute tranquillité|l'esprit tranquille|esprit serein|" +
        'vous soulage*|mieux vivre|maintien à domicile|bien-être animal|accompagnement humain|sans jugement|' +
        'parrainez un enfant|protégez vos|protégez votre|protéger ceux|ceux qui en ont besoin|' +
        "ceux que vous aimez|ceux qu'on aime|sans discrimination|ne laisser personne|personne de côté|" +
        "en souffrance|donner de l'espoir|lueur d'espoir|offrir un avenir|aidez-nous à aider|" +
        "moments difficiles|épreuve de la vie|entre de bonnes mains|en bonnes mains|comme s'il était le nôtre|" +
        "une présence rassurante|accueil inconditionnel|on s'occupe de tout|nous nous occupons de tout|" +
        "nous occupons de tout|on s'occupe du reste|nous nous chargeons|sauver des vies|sauver une vie|" +
        'porter secours|secourir|secourisme|premiers secours|pas à pas|à votre rythme|à son rythme|sans stress|' +
        'avec douceur|avec patience|comme pour un ami|comme pour une amie|comme à une amie|' +
        'pour votre tranquillité|votre sécurité|soulager vos',
      2:
        'compassion|empath*|humanit*|humanis*|généreu*|générosité|altrui*|charit*|soulag*|réconfort*|rassur*|' +
        "apais*|soignant*|aidant*|aider les|aidons|aidez|aide aux|prévention|héberg* d'urgence|accueill* avec|" +
        'don|dons|donateur*|bénévol*|inclusi*|enfance|orphelin*|maltrait*|vulnérable*|douceur|tendresse|' +
        'attentionné*|attentive*|dévou*|dévouement|maternel*|parental*|parentalité|dignité|mal-être|souffran*|' +
        'deuil|protéger|protégeons|protégez|protège|protecteur*|protectrice*|bienveillan*|à votre écoute|' +
        "à l'écoute de|à vos côtés|à tes côtés|parrainer|entraide|solidarité|sauvegarder la vie|convalesc*|" +
        'allaitement|inclusion|guérir|guérison|guérisseu*|soigner|soignons|soignez|abandonné*|adoptez|' +
        "un foyer aimant|compatissant*|patience|patient et|en confiance|mettre à l'aise|à l'aise|" +
        'prise en charge|sereinement|accompagn* pas|nous vous accompagnons|on vous accompagne|cocon*',
      1:
        'accompagn*|soutien|soutenir|soutenons|soutenez|écoute|attentif*|aider|soin|sécurité|sûreté|bien-être|' +
        'confort|famille|familles|parents|enfants|bébé*|seniors|sérénité|tranquillité|humain|humaine|humains|' +
        'respectueu*|préserv*|planète|proches|sensibilis*|patient|patients|soins|refuge*|fragile*|handicap*|' +
        'durable*|prévenir|protection|enfant',
    },
    Jester: {
      3:
        "sans se prendre au sérieux|ne se prend pas au sérieux|pas sérieux s'abstenir|un peu fous|un brin fou|" +
        'complètement fou|grain de folie|mort de rire|morts de rire|à mourir de rire|fou rire|fous rires|' +
        "éclat* de rire|pour rire|on rigole|on s'amuse|amusez-vous|s'amuser|éclatez-vous|s'éclater|on s'éclate|" +
        'faire la fête|place à la fête|que la fête commence|ça va chauffer|second degré|avec humour|bonne humeur|' +
        "bonne ambiance|l'ennui mortel|jamais ennuy*|marre de vous ennuyer|même pas peur|promis juré|" +
        "croix de bois|à consommer sans modération|sans modération|c'est la teuf|tu vas kiffer|trop bien|" +
        'trop cool|trop fort|youpi|waouh|wow|hop là|et hop|tadaa|oups|aïe aïe aïe|haha|lol|mdr|olé|jeu* de mots|' +
        "poisson d'avril|en folie|pas triste|même pas drôle|rire aux éclats|rire ensemble|faire rire|" +
        'vous faire rire|on se marre|se marrer|à la cool|sans blague|bah oui|ben oui|tchin|youhou|hourra|' +
        'promis, on',
      2:
        'fun|rire|rires|rigol*|rigolo*|marrant*|drôle|drôles|drôlement|drôlerie|amus*|amusement|humour|humoris*|' +
        'comique*|comédi*|hilar*|farfel*|loufoque*|délir*|délirant*|déjant*|décalé*|foufou|fofolle*|folie*|fou|' +
        'folle|folles|dingue*|barré|barrée|absurde*|blague*|farce*|clown*|pitre*|espiègle*|malic*|taquin*|' +
        'facéti*|fantais*|ludi*|carnaval*|fiesta*|kermesse*|danser|dansez|apéro*|trinqu*|gifs|cool|sympa|sympas|' +
        'zinzin*|popcorn|pop-corn|chouette*|rigolade|festif*|festive*|fous|on adore|kiff*|yeah|gif|coquin*|' +
        'copains|rigolons|croquign*|canular*|autodérision|dérision|potache*|ironi*|satir*|parodi*|ridicul*',
      1:
        'fête|fêtes|fêter|jeu|jeux|divertiss*|détente|soirée*|show|surpren*|potes|karaok*|quiz|énigme*|' +
        'escape game|coloré*|pétill*|enthousias*|pimpant*|insolite*|bizarr*|énorm*|génial*|super sympa|légèreté|' +
        'décontract*|jouer|jouez|joueur*|joueuse*|surprise*|animation*|cirque|spectac*|copines|récré|récréati*',
    },
    Sage: {
      3:
        'comprendre pour|mieux comprendre|comprendre le monde|pour comprendre|en connaissance de cause|' +
        'décision* éclairée*|choix éclairé*|éclairer vos|éclairer le|éclairer les|fondé* sur des preuves|' +
        'fondé* sur les preuves|fondée* sur la science|fondé* sur les données|basé* sur des données|' +
        'basé* sur la science|basé* sur les données|guidé* par les données|preuve* scientifique*|' +
        'validé* scientifiquement|scientifiquement prouvé*|cliniquement prouvé*|étude* scientifique*|' +
        'faits vérifiés|vérification des faits|code ouvert|code source ouvert|code source vérifiable|' +
        'entièrement transparent*|méthode transparente|en toute transparence|esprit critique|pensée critique|' +
        'transmettre le savoir|transmission des savoirs|partage des connaissances|partage* nos connaissances|' +
        "état de l'art|retour* d'expérience|livre* blanc*|recherche et développement|recherche scientifique|" +
        'conseil indépendant|conseils indépendants|apprenez à|apprendre en|tout savoir sur|vulgaris*|le savoir|' +
        "soif d'apprendre|goût d'apprendre|science des données|analyse* de données|les faits|" +
        "chiffres à l'appui|preuves à l'appui|à but scientifique|avec rigueur scientifique|" +
        'rigueur scientifique|donner du sens|donne du sens|éclairage*|décision éclairée|démêler le vrai',
      2:
        'savoirs|connaissance*|sagesse|comprendre|comprenez|compréhen*|érudit*|chercheur*|chercheuse*|scienti*|' +
        'science|sciences|preuve*|démontr*|démonstr*|vérité|vérités|objectivité|impartial*|neutralité|méthodo*|' +
        'observatoire*|décrypt*|expliqu*|approfondi*|réflexion*|philosoph*|intellectu*|théori*|encyclop*|' +
        'académi*|enquête*|didacti*|éclair* sur|éclaircir|savants|savant|élucid*|apprendre à|neutre et|' +
        "érudition|avis d'expert*|regard d'expert*",
      1:
        'conseils|transparen*|clarté|précis|précise|précision|mesurer|mesurez|étudi*|sources|expertise*|étude|' +
        'études|analyse|méthode|méthodes|sage|vérifier|vérification*|vérifiable*|vérifiez|enseign*|pédagog*|' +
        'éduqu*|éducat*|apprenti*|apprentissage*|apprendre|apprenez|diagnosti*|prouv*|évaluat*|analyser|' +
        'analysez|analyste*|analyses',
    },
  },
}
