import type { SpeechLists } from '../../speech/lists.ts'

export const speech: SpeechLists = {
  missions: {
    mission: 'notre mission|nos missions|mission et vision',
    vision: 'notre vision|notre ambition',
    purpose:
      'notre raison d’être|raison d’être|ce qui nous anime|notre philosophie|notre engagement|nos engagements|notre promesse|notre manifeste',
    values: 'nos valeurs|valeurs|nos principes',
    frame:
      'notre mission est|nous aidons|nous croyons|notre objectif est|notre ambition est|nous avons pour mission|nous voulons|nous nous engageons|nous accompagnons|notre vocation est|mission est de|a pour mission|a pour vocation|notre vocation est|nous œuvrons|nous aidons',
  },
  we: 'nous|notre|nos',
  customerVoices: {
    self: 'je|j|moi|mon|ma|mes|me|j’ai|j’étais|j’avais|m’a|m’ont',
    praise:
      'recommande|recommandons|recommander|merci|remercie|remercions|ravi|ravie|ravis|ravies|satisfait|satisfaite|satisfaits|satisfaites|super|génial|géniale|excellent|excellente|parfait|parfaite|impeccable|formidable|top|meilleur|meilleure|professionnel|professionnelle|professionnels|professionnalisme|à l’écoute|écoute|sérieux|sérieuse|sympathique|accueil chaleureux|chaleureux|efficace|naturel|magnifique|superbe|exceptionnel|exceptionnelle|adore|aime|bravo|très bien|qualité|incroyable|disponible|bienveillant|bienveillante|bienveillance|rapide|revenue|revenu|aidé|aidée|heureux|heureuse|bluffée|bluffé|soigné|les yeux fermés|recommand*|conseille vivement|je conseille|merci*|remerci*|très agréable|sympa|sympas|sympathiques|gentil|gentille|gentils|gentillesse|attentionné|attentionnée|attentionnés|aux petits soins|impeccables|excellents|excellentes|parfaits|parfaites|magnifiques|superbes|merveilleux|merveilleuse|inoubliable|inoubliables|extraordinaire|fantastique|un régal|régalés|un délice|enchanté|enchantée|enchantés|conquis|conquise|séduit|séduite|séduits|comblé|comblée|comblés|contents|contente|rassuré|rassurée|qualité du travail|très bon|très bonne|beau travail|bon rapport|rapport qualité prix|au top|5 étoiles|cinq étoiles|nickel|rien à redire|sans hésiter|sans hésitation|n’hésitez pas|à refaire|nous reviendrons|je reviendrai|y retourner|retournerons|reviendrons|reviendrai|bonne adresse|une adresse|adoré|adorée|adorés|aimé|apprécié|appréciée|appréciés|un vrai plaisir|un pur moment|très bon moment|beau séjour|agréable séjour|coup de cœur|m’a permis|nous a permis|m’a aidé|nous a aidé|m’a beaucoup|félicitations|chapeau|tout s’est bien passé|très pro|grand professionnel',
    owner:
      'fondateur|fondatrice|cofondateur|cofondatrice|gérant|gérante|directeur|directrice|pdg|président|présidente|propriétaire|dirigeant|dirigeante|créateur|créatrice|auteur|auteure|autrice|inventeur|inventrice|philosophe|écrivain|écrivaine|poète|physicien|responsable de l’association',
  },
  claims: {
    idle: 'le plus courant|les plus courants|les plus courantes|les plus fréquents|les plus fréquentes|les plus démunis|les plus vulnérables|dépôt de garantie|caution|au mieux|du mieux|faire de son mieux|meilleurs vœux|meilleures salutations|au moins|tout au plus|de plus|en plus|le plus souvent|le plus tôt|le plus proche|les plus brefs délais|au plus vite|le plus possible|pas seulement|meilleur ami|meilleurs amis|le premier pas',
    superlative:
      'le leader|leader de|leader du|leader des|leader en|leader dans|leader mondial|leader européen|leader français|numéro 1|n°1|numéro un|le meilleur|la meilleure|les meilleurs|les meilleures|le plus grand|la plus grande|le plus rapide|la plus rapide|le plus sûr|le plus fiable|le plus complet|la plus complète|le moins cher|les prix les plus bas|meilleur prix|le seul|la seule|les seuls|l’unique|seul et unique|unique en france|unique au monde|unique en son genre|inégalé|inégalée|incomparable|imbattable|imbattables|sans égal|l’un des meilleurs|l’une des meilleures|l’un des plus|l’une des plus|l’un des leaders|pionnier|pionniers|élu|primé|primée|de référence|haut de gamme|première marque|excellence',
    guarantee:
      'garantie|garanti|garantis|garanties|garantissons|garantit|satisfait ou remboursé|remboursé|sans risque|100% sécurisé|satisfaction garantie|garantie à vie|nous promettons|retours gratuits|meilleur prix garanti|nous nous engageons',
    comparison:
      'mieux que|plus rapide que|moins cher que|plus que tout autre|que tout autre|que les autres|que la concurrence|que nos concurrents|contrairement aux|contrairement à|à la différence des|par rapport à|par rapport aux|comparé à|fois plus|fois moins|deux fois plus|surpasse|aucun autre|aucune autre|à moitié prix',
    promise:
      'nous veillons|plus jamais|toujours|à tout moment|24h/24|24/7|7j/7|en quelques minutes|en quelques secondes|sous 24h|sous 24 heures|immédiatement|instantanément|économisez|jusqu’à|augmentez|doublez|réduisez|sans effort|zéro|pour toujours|100%|tout ce dont vous avez besoin|à vie',
    parity:
      'haute qualité|qualité supérieure|service de qualité|satisfaction client|clients satisfaits|excellent service|meilleur service|prix compétitifs|meilleurs prix|équipe expérimentée|équipe d’experts|équipe passionnée|années d’expérience|solutions innovantes|sur mesure|partenaire de confiance|facile à utiliser|rapide et fiable|livraison rapide|clé en main|large gamme|à votre écoute|rapport qualité prix|service personnalisé|savoir faire',
  },
  sources: {
    before:
      'selon|d’après|source|sources|étude de|étude du|étude menée par|une étude de|enquête de|enquête menée par|sondage|rapport de|rapport du|données de|chiffres de|publié dans|publiée dans|publié par|publiée par|certifié par|certifiée par|testé par|vérifié par|audité par|noté par|recommandé par|cité par|mesuré par|statistiques de|recherches de',
    after: 'révèle que|estime que',
    mark: 'étude|études|enquête|étude clinique|essai clinique|cliniquement prouvé|testé cliniquement|test indépendant|statistiques|auto évaluation|test d’usage',
  },
  readers: {
    plain: '',
    formal: 'vous|votre|vos|vôtre|vôtres|vous même|vous mêmes',
    informal: 'tu|toi|tes|ton|t’es|t’as|toi même',
  },
  emotions: {
    thrill:
      'excitant|excitante|excitation|palpitant|palpitante|aventure|aventures|passion|passionné|passionnée|passionnant|passionnante|sauvage|épique|énergie|énergique|vibrant|vibrante|vibrer|dynamique|électrique|audace|audacieux|audacieuse|intrépide|inoubliable|inoubliables|inspirer|inspirant|inspirante|inspiration|enthousiasme|enthousiaste|célébrer|célébration|fête|fêter|victoire|triomphe|conquérir|fantastique|incroyable|incroyables|spectaculaire|époustouflant|époustouflante|à couper le souffle|sensationnel|sensation|sensations|intense|intenses|puissant|puissante|fun|magique|magie|rêve|rêves|rêver|envoûtant|envoûtante|délicieux|délicieuse|irrésistible|irrésistibles|frisson|frissons|folie|éblouissant|wow|vertigineux',
    warmth:
      'amour|aimer|aimons|aimé|aimée|tendresse|tendre|doux|douce|douceur|bienveillance|bienveillant|bienveillante|gentil|gentillesse|chaleur|chaleureux|chaleureuse|cœur|cœurs|famille|familles|familial|familiale|ami|amis|amie|amitié|ensemble|communauté|partage|partager|partageons|convivial|conviviale|convivialité|chez soi|maison de famille|cocon|cocooning|confort|confortable|réconfort|réconfortant|bien être|calme|paix|paisible|détente|détendu|se détendre|relaxant|relaxante|apaisant|apaisante|apaiser|sérénité|serein|sereine|zen|bonheur|heureux|heureuse|joie|joies|sourire|sourires|espoir|confiance|sécurité affective|compassion|empathie|écoute|beau|belle|beauté|délicat|délicate|délicatesse|chérir|fiers|fierté|guérison|humain|humaine|harmonie|entraide|solidarité|prendre soin|soin de vous',
    worry:
      'peur|peurs|craindre|craintes|crainte|inquiétude|inquiétudes|inquiet|inquiète|anxiété|anxieux|angoisse|angoissant|stress|stressé|stressant|douleur|douleurs|douloureux|souffrir|souffrance|souffrances|lutte|lutter|combat|frustré|frustrant|frustration|débordé|débordés|dépassé|épuisé|épuisant|épuisement|fatigué de|solitude|seul face|triste|tristesse|colère|énervant|haine|cauchemar|cauchemars|catastrophe|catastrophes|panique|perdu|perdus|désespéré|désespoir|traumatisme|trauma|abus|crise|crises|danger|dangers|dangereux|dangereuse|menace|menaces|victime|victimes|deuil|brisé|terrible|terribles|affreux|horrible|pénible|casse tête|migraine|chaos|regret|regrets|culpabilité|honte|choc|cruel|cruelle|galère|mauvaise surprise',
  },
  courtesy:
    's’il vous plaît|s’il te plaît|svp|merci|merci beaucoup|mille mercis|un grand merci|nous vous remercions|remercions|bienvenue|soyez les bienvenus|bienvenu|avec plaisir|au plaisir|nous serons ravis|ravis de|ravi de|heureux de|heureuse de|enchantés|c’est un plaisir|n’hésitez pas|n’hésite pas|à votre disposition|à votre service|à votre écoute|à votre entière disposition|nous vous invitons|invitons|vous êtes invités|veuillez|prière de|excusez|désolé|désolés|pardon|nos excuses|cordialement|bien à vous|sincèrement|respect|respectueux|respectueuse|bonjour|bonsoir|gratitude|reconnaissants|reconnaissance|au plaisir de|permettez nous|si vous le souhaitez|prenez le temps|accueil chaleureux|chaleureusement|chaleureux',
  hedges:
    'peut être|éventuellement|probablement|sans doute|vraisemblablement|apparemment|semble|semblent|il semble|pourrait|pourraient|pourriez|devrait|devraient|plutôt|assez|relativement|environ|à peu près|plus ou moins|en général|généralement|habituellement|souvent|parfois|la plupart du temps|dans la plupart des cas|dans certains cas|en principe|en quelque sorte|d’une certaine manière|selon nous|à notre avis|nous pensons|nous croyons|nous espérons|nous essayons|nous nous efforçons|dans la mesure du possible|si possible|autant que possible|selon les cas|cela dépend|ça dépend|pas forcément|pas toujours|pas nécessairement|a tendance à|ont tendance à|potentiellement|quelque peu|presque|tend à|sous réserve|le cas échéant|approximativement',
  humour:
    'blague|blagues|sans blague|blague à part|c’est une blague|on rigole|on plaisante|on déconne|plaisanterie|plaisanteries|humour|avec humour|rigolo|rigolote|rigolos|rigole|rigoler|mdr|lol|ptdr|haha|hahaha|héhé|hihi|oups|oupsi|aïe|ouf|psst|chut|tadam|tada|et voilà|youpi|hourra|yeah|yes|bah|ben|euh|hop|et hop|allez hop|promis juré|promis on ne mord pas|on ne mord pas|croix de bois|juré craché|spoiler|alerte spoiler|roulement de tambour|fun fact|anecdote|clin d’œil|jeu de mots|jeux de mots|licorne|licornes|ninja|superpouvoir|superpouvoirs|super pouvoir|super héros|magie noire|belle mère|accros au café|dopés au café|déjanté|déjantée|déjantés|loufoque|loufoques|décalé|décalée|décalés|drôle|drôles|fou rire|farfelu|farfelus|zinzin|foufou|gourmands assumés|malice|espiègle|coquin|coquine|cocasse|poilant|sérieusement on',
  irreverence:
    'merde|merdique|putain|bordel|foutre|s’en foutre|on s’en fout|s’en fout|s’en fiche|on s’en fiche|fichtre|zut|flûte|mince alors|saperlipopette|con|conne|connard|connerie|conneries|à la con|cul|cul cul|culotté|culottée|emmerde|emmerdes|emmerder|chiant|chiante|chiants|ras le bol|marre|y en a marre|on en a marre|ras la casquette|nul|nulle|nuls|pourri|pourrie|pourris|moche|moches|débile|débiles|bête|idiot|idiots|stupide|stupides|imbécile|bidon|blabla|bla bla|sans blabla|pas de blabla|zéro blabla|baratin|sans baratin|langue de bois|sans langue de bois|chichi|sans chichi|sans chichis|pas de chichi|galère|galères|barbant|ennuyeux|gueule|se la péter|ta gueule|dégueu|dégueulasse|diable|au diable|on déteste|nous détestons|rebelle|rebelles|fichez|flemme',
  imperative:
    'abonnez|manquez|ratez|oubliez|accédez|achetez|adoptez|ajoutez|améliorez|appelez|apprenez|boostez|bénéficiez|calculez|changez|choisissez|cliquez|commandez|commencez|comparez|composez|confiez|connectez|consultez|contactez|créez|demandez|devenez|discutez|donnez|découvrez|démarrez|déposez|dites|essayez|explorez|faites|gagnez|gérez|inscrivez|installez|investissez|laissez|lancez|lisez|libérez|louez|maîtrisez|obtenez|offrez|optez|osez|oubliez|ouvrez|participez|partagez|passez|planifiez|plongez|postulez|prenez|profitez|protégez|préparez|rejoignez|relaxez|remplissez|rencontrez|renseignez|retrouvez|réalisez|recevez|réservez|savourez|sécurisez|simplifiez|soutenez|suivez|téléchargez|testez|transformez|trouvez|utilisez|venez|visitez|vivez|voyagez|écoutez|écrivez|évitez|découvrir|commander|acheter|réserver|contacter|voir|lire|télécharger|essayer|demander|choisir|rejoindre|découvre|rejoins|profite|viens|réserve|essaie|choisis|trouve|lance toi|prends',
  superlatives:
    'le meilleur|la meilleure|les meilleurs|les meilleures|meilleur|meilleure|meilleurs|meilleures|le plus|la plus|les plus|le leader|leader|leaders|leader mondial|leader du marché|numéro un|numéro 1|n°1|n1|no 1|premier fabricant|la première marque|de premier plan|de premier ordre|haut de gamme|de très haute qualité|la plus haute|unique|uniques|unique en son genre|incomparable|incomparables|inégalé|inégalée|inégalés|inégalable|imbattable|imbattables|exceptionnel|exceptionnelle|exceptionnels|exceptionnelles|extraordinaire|extraordinaires|parfait|parfaite|parfaitement|idéal|idéale|ultime|optimal|optimale|remarquable|remarquables|excellence|excellent|excellente|sans égal|sans pareil|hors du commun|hors pair|incontournable|incontournables|le seul|la seule|les seuls|suprême|révolutionnaire|extrêmement|incroyable|sans précédent',
  jargon:
    'algorithme|algorithmes|architecture technique|authentification|automatisation|interface|interfaces|intégration|infrastructure|infrastructures|interopérabilité|évolutif|scalabilité|déploiement|déployer|configuration|configurer|paramètre|paramètres|paramétrage|optimisation|implémentation|mise en œuvre|méthodologie|approvisionnement|logistique|gouvernance|audit|audits|actifs|passif|fonds propres|amortissement|assurance responsabilité|franchise|garantie décennale|cahier des charges|maîtrise d’ouvrage|maîtrise d’œuvre|assistance à maîtrise|gestion de projet|conduite du changement|conformité|certification|normes|norme|nf|rgpd|spécification|spécifications|module|modules|base de données|bases de données|chiffrement|virtualisation|serveur|serveurs|hébergement|sauvegarde|diagnostic|calibrage|étalonnage|tolérance|hydraulique|pneumatique|couple|photovoltaïque|semi conducteur|alliage|usinage|biomarqueur|posologie|principe actif|actif cosmétique|acide hyaluronique|peptides|collagène|radiofréquence|photobiomodulation|protocole|protocoles|contre indication|contre indications|fiscalité|tva|chaîne de valeur|indicateurs|processus',
  cliches:
    'sur mesure|solutions sur mesure|solution clé en main|clé en main|clés en main|innovant|innovante|innovants|innovantes|solutions innovantes|innovation|à la pointe|à la pointe de la technologie|de pointe|dernière génération|haute qualité|de haute qualité|de qualité|qualité supérieure|savoir faire|savoir faire unique|savoir faire reconnu|expertise reconnue|expertise unique|notre expertise|une équipe d’experts|équipe d’experts|équipe passionnée|équipe dynamique|passionnés|passionnée|passion|avec passion|la passion de|au cœur de|à votre écoute|à l’écoute|à vos côtés|votre partenaire|partenaire de confiance|votre satisfaction|satisfaction client|satisfaction de nos clients|la satisfaction|années d’expérience|de nombreuses années d’expérience|une large gamme|large gamme|vaste gamme|gamme complète|accompagnement personnalisé|accompagnement sur mesure|accompagnement de a à z|de a à z|une expérience unique|expérience inoubliable|expérience client|service de qualité|prestations de qualité|répondre à vos besoins|vos besoins|adapté à vos besoins|adaptées à vos besoins|en toute sérénité|en toute simplicité|en toute confiance|clé du succès|valeur ajoutée|à forte valeur ajoutée|synergie|synergies|révolutionner|révolutionne|réinventer|réinventez|réinvente|sublimer|sublimez|sublime|libérez le potentiel|libérez votre potentiel|transformez votre|dans un monde en constante évolution|monde en constante évolution|dans le monde d’aujourd’hui|à l’ère du numérique|plongez dans|découvrez l’univers|laissez vous tenter|laissez vous séduire|bien plus qu’|plus qu’un simple|faire la différence|niveau supérieur|fluide|transparente et|approche globale|approche holistique|écosystème|sans effort|tout en un|acteur majeur|acteur incontournable',
  contractions:
    't’es|t’as|t’avais|t’aimes|t’inquiète|t’en fais pas|y’a|j’suis|j’sais|j’ai pas|t’as pas|c’est pas|j’aime pas|y a pas|y’a pas|faut pas|faut juste|faut que|c’est quoi|c’est qui|ça va|ça marche|ça fait|ça donne|ça change|c’est ça|comme ça|ça vous|ça c’est|pas de souci|pas besoin|pas question|perso|resto|restos|ciné|sympa|sympas|ouais|p’tit|p’tits|p’tite|p’tites|j’vais|j’veux',
  introductions: {
    frame: "est un|est une|est le|est la|est l’|est l'|sommes un|sommes une|sont des",
    ends: 'qui|que|pour|avec|dans|à|au|basé|basée|situé|située|et|où|dédié|dédiée|spécialisé|spécialisée|depuis|par',
    closes: '',
  },
  stands: {
    difference:
      'contrairement à|le seul|la seule|les seuls|sans engagement|sans abonnement|sans frais cachés|sans frais|le premier à|la première à|ce qui nous distingue|ce qui nous différencie|notre différence|breveté|brevetée|l’un des rares|l’une des rares|fait main|fait maison|familiale|indépendant|indépendante|fabrication artisanale',
    affordable:
      'pas cher|pas chers|abordable|abordables|petit prix|petits prix|meilleur prix|meilleurs prix|prix juste|prix justes|prix doux|économique|rapport qualité-prix|bon marché|prix accessibles',
    premium:
      'haut de gamme|luxe|luxueux|luxueuse|prestige|premium|exclusif|exclusive|d’exception|prestigieux|prestigieuse|sur-mesure de luxe',
  },
  distinctions: {
    given:
      'gratuit*|offert|offerte|sans frais|sans surcoût|sans supplément|open source|logiciel libre|sans publicité|sans abonnement|sans engagement|sans inscription|vie privée|confidentialité|sécurisé|sécurisée|chiffré|chiffrées|24h/24|24/7|le jour même|dès le lendemain|sous 24 heures|sous 24h|sur place|à domicile|chez vous|livraison offerte|prix fixe*|tarifs transparents',
    made: 'notre propre|nos propres|en interne|entreprise familiale|familial|familiale|indépendant*|à taille humaine|local|locale|locaux|fait main|artisanal*|fabriqué en|fabriqués en|fabrication française|made in france|biologique*|depuis|ans d’expérience|générations|père en fils|certifi*|agréé|agréée|breveté*|spécialis*|exclusivement|sur mesure|petits groupes',
    whole:
      'tout-en-un|tout au même endroit|en un seul endroit|au même endroit|tout ce dont vous avez besoin|tout ce qu’il vous faut|tout ce qu’il faut|de a à z|de bout en bout|du début à la fin|de la conception à|de l’idée à|de l’étude à|à chaque étape|clé en main|clés en main|service complet|solution complète|offre complète|accompagnement complet|prise en charge complète|sous un même toit|sous le même toit|guichet unique|interlocuteur unique|un seul interlocuteur|un seul contact|une seule plateforme|à 360',
    refusal:
      'sans|sans aucun|zéro|plus de perte|plus besoin de|fini les|fini le|finies les|adieu|jamais|plus jamais|pas seulement|pas uniquement|pas simplement|pas qu’un|bien plus que|rien que|rien d’autre|uniquement|seulement|au lieu de|plutôt que|contrairement à|à la différence de|le seul|la seule|les seuls|l’unique|aucun autre|l’un des rares',
  },
  refusals: {
    not: 'pas|jamais|ni|non',
    no: 'aucun|aucune|zéro',
    without: 'sans',
    only: 'que|seulement|juste|uniquement|simplement|toujours|plus|de problème|de souci|de doute',
  },
  cuts: {
    determiner:
      'le|la|les|l|un|une|au|aux|ce|cet|cette|ces|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|chaque|tout|toute|tous|toutes|aucun|aucune|quelques|plusieurs|quel|quelle|quels|quelles',
    pronoun:
      'je|j|tu|il|elle|on|nous|vous|ils|elles|me|m|te|t|se|s|ne|n|y|qui|pour|peut|peuvent|peux|pouvez|pouvons|doit|doivent|devez|faut|veut|voulez|souhaitez',
    connector: 'de|du|des|d|à|en|sur|pour|sans',
    filler:
      'min|et|ou|mais|donc|or|ni|car|si|que|qu|dont|où|quand|lorsque|comme|comment|pourquoi|parce|puisque|afin|ainsi|alors|avec|par|dans|sous|chez|vers|entre|avant|après|pendant|depuis|jusqu|jusque|contre|malgré|selon|dès|hors|parmi|est|sont|était|être|suis|es|sommes|êtes|sera|serez|soit|ai|as|a|avons|avez|ont|avait|avoir|eu|été|fait|faire|faites|font|va|vont|aller|venir|venez|vient|permet|permettre|permettent|offre|offrir|offrent|propose|proposer|proposons|proposent|trouver|trouvez|découvrir|découvrez|donner|donne|prendre|prenez|mettre|mettons|met|voir|voyez|savoir|devenir|devient|rester|reste|aider|aide|apporter|apporte|assurer|assure|utiliser|choisir|choisissez|profiter|profitez|bénéficier|bénéficiez|créer|réserver|réservez|contactez|rejoignez|commencer|commencez|laisser|laissez|cela|ça|c|ceci|celui|celle|ceux|celles|ici|là|très|plus|moins|aussi|bien|mieux|toujours|jamais|encore|déjà|souvent|ensuite|puis|enfin|même|mêmes|autre|autres|beaucoup|peu|trop|assez|seulement|seul|seule|surtout|notamment|également|vraiment|simplement|rapidement|facilement|bon|bonne|bons|bonnes|meilleur|meilleure|meilleurs|grand|grande|grands|petit|petite|petits|nouveau|nouvelle|nouveaux|nouvelles|premier|première|dernier|dernière|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|mille|oui|non|merci|bonjour|bienvenue|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd|hui|moi|toi|lui|eux|soi|quoi|lors|tant|grâce|afin|simple|parfait|parfaite|idéal|idéale|différents|différentes|unique|possible|etc|jusqu|via',
  },
  weak: 'site|sites|internet|web|page|pages|accueil|blog|article|articles|actualité|actualités|newsletter|email|e-mail|mail|téléphone|adresse|contact|message|messages|compte|menu|lien|liens|image|images|photo|photos|vidéo|vidéos|fichier|fichiers|formulaire|question|questions|réponse|réponses|information|informations|info|infos|détail|détails|données|liste|option|options|fonction|fonctions|fonctionnalité|fonctionnalités|version|produit|produits|service|services|prestation|prestations|solution|solutions|offre|offres|prix|tarif|tarifs|coût|coûts|forfait|commande|commandes|paiement|achat|achats|boutique|magasin|client|clients|cliente|clientes|utilisateur|utilisateurs|visiteur|visiteurs|membre|membres|gens|personne|personnes|homme|hommes|femme|femmes|ami|amis|partenaire|partenaires|équipe|équipes|entreprise|entreprises|société|sociétés|marque|marques|secteur|secteurs|marché|monde|pays|ville|région|lieu|lieux|place|espace|rue|bureau|numéro|nombre|type|types|sorte|partie|parties|côté|fin|façon|manière|étape|étapes|processus|méthode|méthodes|approche|cas|exemple|exemples|chose|choses|idée|idées|point|points|raison|raisons|problème|problèmes|résultat|résultats|objectif|objectifs|but|valeur|valeurs|avantage|avantages|bénéfice|bénéfices|qualité|expérience|expériences|expert|experts|experte|expertise|professionnel|professionnels|professionnelle|connaissance|connaissances|savoir-faire|compétence|compétences|aide|soutien|succès|réussite|possibilité|possibilités|opportunité|besoin|besoins|défi|défis|projet|projets|travail|travaux|tâche|activité|activités|programme|temps|fois|jour|jours|semaine|semaines|mois|an|ans|année|années|heure|heures|minute|minutes|moment|moments|instant|date|avenir|vie|famille|main|mains|œil|yeux|cœur|histoire|nom|mot|mots|titre|texte|contenu|avis|note|commentaire|commentaires|conseil|conseils|astuce|outil|outils|système|systèmes|technologie|technologies|technique|techniques|plateforme|logiciel|appareil|matériel|accès|utilisation|usage|choix|gamme|sélection|catégorie|catégories|mentions|conditions|niveau|base|domaine|effet|effets|taille|couleur|couleurs|plaisir|confiance|énergie|force|attention|demande|demandes|rendez-vous|séance|séances|cours|moderne|numérique|personnel|personnelle|personnalisé|personnalisée|personnalisés|personnalisées|sur-mesure|mesure|qualitatif|local|locale|international|internationale|spécial|important|importante|actuel|gratuit|gratuite|sûr|efficace|efficaces|complet|complète|rapide|haut|haute|bas|général|principal|naturel|naturelle|véritable|durée|thème|groupe|en ligne|suite|ligne|jour|situation|action|actions|plan|mise|vente|ventes|euro|euros|faq|séjour|ensemble|long|longue',
  commonplace:
    'accueil|achat*|actualit*|adresse*|adapté*|article*|avis|besoin*|blog|boutique|catégorie*|choix|client*|commande*|conseil*|contact*|création|demande*|devis|disponib*|domaine*|découvr*|détail*|entreprise*|équipe*|expérience*|expert*|faq|formulaire|galerie|gamme|gratuit*|horaire*|infos|informat*|inscri*|lien*|ligne|livraison*|marque*|menu|message*|mois|nouveau*|nouvel*|notre|nos|offre*|outil*|page*|paiement|partenaire*|personnalis*|photo*|prestation*|prix|produit*|professionnel*|profit*|projet*|qualité*|question*|rendez|réponse*|réserv*|retour*|sécuri*|selon|semaine*|service*|séance*|site*|solution*|tarif*|téléphone|temps|utilis*|vidéo*|web|également|afin|ainsi|entre|lors|dès|chez|chaque|plusieurs|selon|minute*|jour*',
  common: `
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
  stockPhrases:
    'à la pointe de la technologie|des solutions sur mesure|clé en main|savoir-faire unique|à votre écoute|dans un monde en constante évolution|une expérience unique|équipe passionnée',
  scale:
    'utilisateurs|membres|personnes|familles|patients|élèves|entreprises|marques|pays|villes|magasins|agences|partenaires|collaborateurs|salariés|projets|ans|années|ans d’expérience|commandes|avis|étoiles|prix|téléchargements|clientes',
  numbers: {
    percent: 'pour cent',
    magnitude: 'millions|mille|milliard',
    uncounted: 'et|ou|à|en',
    hour: 'h',
    order: 'étape|partie|chapitre|niveau',
  },
  claimContexts: {
    negation: 'pas|aucune|aucun',
    towards: 'vers',
    terms: 'remise|fidélité|arrhes',
    years: 'ans?|années',
    experience: 'plus de|expérience',
    announcing: "tout ce qu['’]il faut savoir|tout savoir",
  },
  sourceNames: {
    binder: 'de|du|la|le|les|l|et',
    opening: 'Le|La|Les|Nous',
    preposition: 'selon',
  },
  ratings: {
    reviews: 'avis(?: clients| google)?|notes',
    outOf: 'sur 5',
    stars: 'étoiles',
  },
  linking: {
    beforeNouns: 'de|en|avec|sur|dans|pour|par|sans',
    beforePlaces: 'à',
    lastOfRow: 'et',
  },
  negations: 'pas|jamais|aucun|aucune|sans|rien|personne ne|ni|plutôt que|au lieu de',
  backward:
    'il|elle|ils|elles|lui|leur|leurs|son|sa|ses|ce|cet|cette|ces|cela|ceci|c’est|ça|celui|celle|y|en|et|mais|ou|donc|car|or|ainsi|alors|puis|ensuite|aussi|également|de plus|en outre|par ailleurs|cependant|toutefois|par exemple|sinon|enfin|oui|ici|là|qui|que|dont|où|parce que|lorsque|quand|si|tandis que|attention|remarque|important|d’autres|au côté',
  conditions:
    'si|sauf|à moins|seulement|uniquement|jusqu’à|dès|à partir de|au moins|au plus|minimum|maximum|plus de|moins de|environ|près de|presque|selon|sous réserve|par|sous|après|avant|hors|inclus|comprise|tant que',
  regulated:
    'guérit|guérir|guérison|garanti*|certifi*|agréé*|homologué*|approuvé*|assuré*|cliniquement|prouvé*|sans risque|bio|sûr|sûre|primé*|breveté*|rendement|bénéfice',
}
