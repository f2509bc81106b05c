import type { MarketLists } from '../../market/lists.ts'

export const market: MarketLists = {
  frames: {
    made: 'conçu pour|conçue pour|pensé pour|idéal pour|idéale pour|parfait pour|fait pour|adapté aux|adaptée aux|adapté à|destiné aux|s’adresse aux|s’adresse à|que vous soyez|nous aidons|nous accompagnons|aide les|dédié aux|au service des|ouvert aux|spécialement pour',
    for: 'pour|pour les|pour vos|aux|réservé aux',
    after: 'bienvenus|qui veulent|qui souhaitent',
    menu: 'solutions|secteurs|pour qui|cas d’usage|par métier|par secteur|nos publics|à qui s’adresse',
  },
  needs: {
    pain: 'fini les|finie la|marre de|assez de|plus jamais|en finir avec|sans prise de tête|sans stress|stress|galère|perdre du temps|perte de temps|frustr*|souci*|compliqué*|difficile de|peur de|douleur*|fatigué*|corvée*|trop cher|stop aux|ras-le-bol|vous souffrez|complexe*|fait-elle mal|repoussent',
    goal: 'afin de|pour que vous|vous permet|permet de|en quelques minutes|gagner du temps|gagnez du temps|économis*|améliorer|augmenter|atteindre|vos objectifs|retrouver|retrouvez|sereinement|sérénité|prendre soin|protéger|profiter|profitez|se sentir|des résultats',
    trigger:
      'lors d’un déménagement|déménagement|pendant vos vacances|avant l’été|avant un mariage|avant votre mariage|rentrée|date limite|places limitées|en cas d’urgence|urgence|en panne|après un accident|nouvelle année|saison',
    objection:
      'combien|coûte|prix|tarif|tarifs|gratuit|résilier|engagement|annuler|contrat|durée|combien de temps|faut-il|besoin|difficile|mal|douloureux|douloureuse|sûr|sécurisé|données|garantie|compatible|rembours*|risque|paiement|essai|danger*|contre-indications|définitive|efficace',
  },
  alternatives: {
    named: 'alternative à|alternatives à|contrairement à|contrairement aux|comparé à|par rapport à|à la différence de',
    instead: 'au lieu de|plutôt que|à la place de|remplace|passer de|pas une chaîne',
  },
  goals: {
    trials: 'essais|essai gratuit|inscriptions|plus d’utilisateurs',
    sales: 'ventes|vendre|chiffre d’affaires|commandes|conversions|taux de conversion',
    leads: 'prospects|leads|demandes de devis|demandes de contact|demandes de démo',
    bookings: 'réservations|rendez-vous|taux d’occupation|patients',
    donors: 'dons|donateurs|collecte de fonds|bénévoles|mécènes',
    hiring: 'recrutement|recruter|candidats|candidatures|talents|marque employeur|embaucher',
    markets: 'nouveau marché|nouveaux marchés|expansion|international|export|étranger|à l’étranger',
    search: 'seo|référencement|moteurs de recherche|google|visibilité|trafic|être trouvé|chatgpt',
    rebrand: 'rebranding|refonte|nouvelle identité|repositionnement|nouvelle marque|image de marque|relancer la marque',
    trust: 'confiance|crédibilité|réputation|avis clients|grands comptes|conformité',
    loyalty: 'fidélisation|fidélité|communauté|abonnés|adhérents|clients réguliers',
  },
  audiences: {
    parents: 'parents|mamans et papas',
    mothers: 'mamans|mères|femmes enceintes|futures mamans',
    families: 'familles|famille|toute la famille',
    children: 'enfants|bébés|petits',
    teens: 'adolescents|ados|jeunes',
    pupils: 'élèves|lycéens|collégiens|écoliers',
    students: 'étudiants|étudiantes|étudiant',
    graduates: 'jeunes diplômés|jeunes actifs',
    beginners: 'débutants|débutant|débutantes|novices',
    advanced: 'confirmés|confirmé|experts|utilisateurs avancés',
    seniors: 'seniors|personnes âgées|retraités|aînés',
    women: 'femmes|filles|clientes',
    men: 'hommes|messieurs',
    couples: 'couples|à deux|amoureux',
    brides: 'futurs mariés|mariées|mariés',
    jobseekers: 'demandeurs d’emploi|personnes en reconversion',
    'low-income': 'personnes en difficulté|plus démunis|familles modestes',
    disabled: 'personnes handicapées|personnes en situation de handicap|personnes à mobilité réduite',
    patients: 'patients|patientes',
    carers: 'aidants|proches aidants',
    volunteers: 'bénévoles',
    donors: 'donateurs|mécènes',
    'home-users': 'particuliers|usage personnel',
    professionals: 'professionnels|actifs',
    residents: 'habitants|riverains|citoyens|administrés',
    tourists: 'touristes|visiteurs|vacanciers',
    friends: 'amis|groupes d’amis|entre amis|copines|ses amies',
    adults: 'adultes',
    believers: 'fidèles|croyants',
    'dog-owners': 'propriétaires de chiens|chiens|chien|maîtres',
    'cat-owners': 'propriétaires de chats|chats',
    'pet-owners': 'propriétaires d’animaux|animaux de compagnie',
    riders: 'cavaliers|cavalières',
    runners: 'coureurs|joggeurs',
    athletes: 'sportifs|sportives|athlètes',
    cyclists: 'cyclistes|vététistes',
    hikers: 'randonneurs|marcheurs|amoureux de la nature|amateurs de nature',
    skiers: 'skieurs',
    golfers: 'golfeurs',
    swimmers: 'nageurs|plongeurs|surfeurs',
    sailors: 'plaisanciers|navigateurs',
    anglers: 'pêcheurs|chasseurs',
    musicians: 'musiciens|groupes de musique',
    listeners: 'mélomanes|auditeurs',
    gamers: 'joueurs|gamers',
    readers: 'lecteurs|amoureux des livres',
    writers: 'auteurs|écrivains|blogueurs',
    photographers: 'photographes',
    artists: 'artistes|peintres',
    makers: 'bricoleurs|créateurs amateurs',
    gardeners: 'jardiniers|amateurs de jardin',
    cooks: 'gourmands|gourmets|amateurs de cuisine',
    'wine-lovers': 'amateurs de vin|œnophiles',
    travellers: 'voyageurs|voyageuses|aventuriers',
    'business-travellers': 'voyageurs d’affaires',
    campers: 'campeurs|camping-caristes',
    'home-buyers': 'acquéreurs|acheteurs',
    homeowners: 'propriétaires',
    landlords: 'bailleurs|propriétaires bailleurs',
    tenants: 'locataires',
    investors: 'investisseurs|épargnants',
    'car-owners': 'automobilistes|conducteurs',
    motorcyclists: 'motards',
    collectors: 'collectionneurs|passionnés',
    learners: 'apprenants|autodidactes',
    'fitness-fans': 'pratiquants|adeptes du sport',
    founders: 'fondateurs|entrepreneurs|créateurs d’entreprise|porteurs de projet',
    'business-owners': 'chefs d’entreprise|gérants|commerçants indépendants',
    executives: 'dirigeants|directeurs|décideurs|pdg',
    managers: 'managers|responsables|chefs d’équipe',
    'project-managers': 'chefs de projet',
    sales: 'commerciaux|équipes commerciales|forces de vente',
    marketing: 'équipes marketing|responsables marketing|marketeurs',
    hr: 'rh|équipes rh|responsables rh|drh|ressources humaines',
    recruiters: 'recruteurs|employeurs',
    finance: 'directions financières|daf|équipes finance',
    accountants: 'comptables|experts-comptables',
    lawyers: 'avocats|juristes',
    doctors: 'médecins|professionnels de santé',
    nurses: 'infirmiers|infirmières|soignants',
    therapists: 'thérapeutes|praticiens|psychologues',
    teachers: 'enseignants|professeurs|formateurs',
    coaches: 'coachs|entraîneurs',
    developers: 'développeurs|développeuses',
    engineers: 'ingénieurs|techniciens',
    designers: 'designers|graphistes|créatifs',
    architects: 'architectes',
    'it-teams': 'dsi|équipes informatiques',
    procurement: 'acheteurs professionnels|services achats',
    contractors: 'artisans|entreprises du bâtiment|électriciens et plombiers',
    'estate-agents': 'agents immobiliers|agences immobilières',
    distributors: 'distributeurs|revendeurs|importateurs',
    'brand-owners': 'marques',
    restaurateurs: 'restaurateurs|restaurants|cafés et restaurants',
    hoteliers: 'hôteliers|hôtels',
    farmers: 'agriculteurs|exploitants agricoles|éleveurs',
    retailers: 'commerçants|détaillants|boutiques',
    manufacturers: 'industriels|fabricants',
    freelancers: 'indépendants|freelances|auto-entrepreneurs',
    consultants: 'consultants',
    agencies: 'agences',
    creators: 'créateurs de contenu|influenceurs',
    journalists: 'journalistes|médias|éditeurs',
    researchers: 'chercheurs|scientifiques',
    officials: 'collectivités|collectivités territoriales|mairies|secteur public|administrations',
    'event-planners': 'organisateurs d’événements',
    'property-managers': 'syndics|gestionnaires de biens',
    schools: 'écoles|établissements scolaires|universités',
    'non-profits': 'associations|ong|fondations',
    clubs: 'clubs|clubs sportifs',
    'e-commerce': 'e-commerçants|boutiques en ligne',
    healthcare: 'hôpitaux|cliniques|établissements de santé',
    'small-businesses': 'pme|tpe|petites entreprises|tpe et pme',
    startups: 'startups|start-up|jeunes entreprises',
    enterprises: 'grandes entreprises|grands groupes|grands comptes',
    businesses: 'entreprises|sociétés|organisations',
  },
  industries: {
    restaurants:
      'restaurant*|bistrot*|brasserie|pizzeria|notre carte|chef cuisinier|réserver une table|plats|menu du jour|traiteur|crêperie|salon de thé|restaurateur*|gastronomi*|notre cuisine|carte des vins|plat du jour|formule midi|brunch|auberge|fait maison',
    'food-drink':
      'boulangerie*|pâtisserie*|brasserie artisanale|vignoble*|domaine viticole|torréfact*|fromager*|chocolat*|boucherie|épicerie fine|miel|vin|vins|huile d’olive|caviste|charcuterie|bière artisanale|produits du terroir',
    hotels:
      'hôtel|hôtels|gîte*|chambre* d’hôtes|maison d’hôtes|hébergement*|location saisonnière|maison de vacances|camping|nuitée*|réserver votre séjour|auberge|suites|résidence de vacances|chalet|villa à louer|chambres|séjour',
    travel:
      'agence de voyage*|voyages|tour-opérateur|randonnée*|excursion*|circuit*|tourisme|village|visites guidées|à visiter|vacances|sentier*|croisière*|séjours organisés|patrimoine|office de tourisme|balade*|destination*',
    health:
      'cabinet médical|médecin*|patient*|clinique*|hôpital|kinésithérap*|ostéopath*|pharmacie|dermatolog*|pédiatr*|consultation médicale|soins infirmiers|infirmi*|diagnostic médical|opticien*|santé|naturopath*|sage-femme|orthopéd*',
    dental:
      'dentiste*|cabinet dentaire|dentaire*|orthodont*|implant* dentaire*|blanchiment dentaire|soins dentaires|prothèse* dentaire*',
    therapy:
      'psychothérap*|psycholog*|thérapie de couple|sophrolog*|hypnose|coach de vie|accompagnement psychologique|santé mentale|burn-out',
    beauty:
      'institut de beauté|salon de coiffure|coiffeu*|coiffure|barbier|soins du visage|soin du visage|soins du corps|esthéticienne*|esthétique|manucure|onglerie|épilation|microblading|maquillage|cosmétique*|beauté|spa|extensions de cils|maquillage permanent',
    wellness:
      'yoga|pilates|méditation|massage*|reiki|bien-être|retraite yoga|ayurvéd*|sauna|thermes|relaxation|holistique',
    fitness:
      'salle de sport|fitness|coach sportif|crossfit|musculation|haltérophilie|cours collectifs|cardio|préparation physique|powerlifting|entraînement*',
    'martial-arts':
      'arts martiaux|self-défense|krav maga|karaté|judo|taekwondo|jiu-jitsu|kick-boxing|boxe|aïkido|kung-fu|dojo|sports de combat',
    sports:
      'sportif*|sportive*|sport|basket|volley|football|tennis|natation|cyclisme|golf|école de ski|surf|tournoi*|escalade|voile|équitation|athlétisme|padel',
    'elderly-care':
      'aide à domicile|maison de retraite|ehpad|personnes âgées|auxiliaire de vie|maintien à domicile|dépendance|soins à domicile',
    construction:
      'béton*|préfabriqué*|ciment*|matériaux de construction|parpaing*|granulats|pavés|mortier*|coffrage*|construction|maçonnerie|couvreur*|plombi*|plomberie|électricien*|rénovation*|charpent*|menuiserie|peinture en bâtiment|chauffagiste*|artisan du bâtiment|travaux|isolation|gros œuvre|carrelage|btp',
    interior:
      'meuble*|mobilier|architecte d’intérieur|décoration intérieure|cuisines sur mesure|canapé*|rideaux|tapissier|luminaire*|literie|ameublement',
    manufacturing:
      'fabricant*|fabrication|usine*|usinage|outillage|injection plastique|cnc|tôlerie|sous-traitance industrielle|industriel*|production en série|oem|fonderie|chaudronnerie',
    shop: 'boutique en ligne|ajouter au panier|livraison gratuite|livraison offerte|nouveautés|meilleures ventes|carte cadeau|en stock|magasin|notre boutique',
    fashion:
      'mode|vêtement*|robes|chaussures|baskets mode|prêt-à-porter|lingerie|tailleur|textile*|maroquinerie|sacs|bijou*|montres|bijouterie',
    automotive:
      'garage automobile|concessionnaire*|voitures d’occasion|véhicule*|pneus|carrosserie|mécanicien|moto|location de voiture*|auto-école|contrôle technique|automobile*',
    energy:
      'panneaux solaires|photovoltaïque*|pompe à chaleur|éolien*|énergies renouvelables|fournisseur d’énergie|électricité verte|borne de recharge|biogaz|transition énergétique',
    'real-estate':
      'immobili*|agence immobilière|gestion locative|propriétaire*|locataire*|appartements à vendre|maison à vendre|syndic|terrain*|promoteur',
    logistics:
      'logistique|fret|transporteur*|entrepôt*|coursier*|déménage*|chaîne d’approvisionnement|dédouanement|messagerie|transport routier',
    'farming-garden':
      'agricol*|agriculteur*|ferme|élevage|tracteur*|jardin*|paysagiste*|pépinière|semences|pelouse|fleuriste*|fleurs|maraîch*|serre',
    pets: 'chien|chiens|chiot*|chat|chats|animaux de compagnie|pension canine|éducation canine|toilettage|vétérinaire*|croquettes|animalerie|chevaux',
    cleaning:
      'produits d’entretien|produit d’entretien|produits ménagers|produits de nettoyage|détergent*|lessive*|désinfectant*|dégraissant*|détartrant*|détachant*|nettoyant*|entreprise de nettoyage|ménage à domicile|nettoyage de bureaux|lavage de vitres|blanchisserie|pressing|désinsectisation|déchets|propreté',
    printing:
      'imprimerie|imprimeur|cartes de visite|enseignes|emballage*|étiquettes|sérigraphie|impression 3d|broderie',
    'business-software':
      'saas|logiciel*|tableau de bord|flux de travail|intégrations|crm|erp|demander une démo|dans le cloud|par utilisateur|automatisation|notre plateforme|caisse enregistreuse|gestion des stocks|essai gratuit',
    'developer-tools':
      'développeur*|sdk|ligne de commande|référence api|docker|kubernetes|dépôt git|framework|auto-hébergé|code source|base de données',
    'security-software':
      'gestionnaire de mots de passe|mots de passe|double authentification|antivirus|vpn|chiffrement|cybersécurité|pare-feu|test d’intrusion|rançongiciel|hameçonnage',
    'analytics-software':
      'analyse de données|plateforme d’analyse|informatique décisionnelle|visualisation de données|entrepôt de données',
    'marketing-software':
      'e-mail marketing|emailing|automatisation du marketing|taux d’ouverture|taux de clic|délivrabilité|abonnés|campagne*',
    'consumer-apps':
      'application mobile|app store|google play|télécharger l’application|notre application|notifications|widget*|apple watch',
    utilities:
      'espace disque|gros fichiers|fichiers en double|gestionnaire de fichiers|désinstall*|pour windows|libérer de l’espace|dossiers',
    'file-sharing': 'bittorrent|torrent*|partage de fichiers|lien magnet|transfert de fichiers|stockage en ligne',
    'media-players': 'lecteur multimédia|lecteur vidéo|sous-titres|listes de lecture|montage vidéo|retouche photo',
    crypto: 'bitcoin|crypto*|cryptomonnaie*|blockchain|ethereum|portefeuille crypto|defi|nft*|web3|monnaie numérique',
    hosting:
      'hébergement web|hébergeur|vps|serveurs dédiés|nom de domaine|noms de domaine|centre de données|créateur de site',
    'radio-streaming':
      'webradio|radio en ligne|station de radio|stations de radio|diffusion en direct|hébergement de podcast|auditeurs|diffuser',
    ai: 'intelligence artificielle|apprentissage automatique|agents ia|assistant ia|modèles de langage|chatbot*',
    'web-agency':
      'création de sites|développement web|agence digitale|agence web|développement d’applications|logiciels sur mesure',
    payments:
      'solution de paiement|encaisse*|paiements en ligne|terminal de paiement|transfert d’argent|néobanque|facturation',
    finance:
      'gestion de patrimoine|investissement*|conseiller financier|crédit*|prêt immobilier|banque|épargne|retraite|bourse|placements',
    insurance: 'assurance*|courtier en assurance*|mutuelle*|assuré*',
    accounting:
      'expert-comptable|experts-comptables|comptabilité|déclaration fiscale|bulletins de paie|commissaire aux comptes|fiscalité',
    law: 'avocat*|cabinet d’avocats|conseil juridique|notaire*|droit de la famille|droit du travail|contentieux',
    consulting:
      'cabinet de conseil|conseil en management|conseil en stratégie|accompagnement des entreprises|transformation digitale|consultant*',
    marketing:
      'agence de communication|agence marketing|agence de publicité|référencement|réseaux sociaux pour|relations presse|génération de leads',
    design:
      'studio de design|graphis*|identité visuelle|illustration*|design produit|architecte*|cabinet d’architecture',
    photography: 'photograph*|vidéaste*|production vidéo|séance photo|portraits|film de mariage',
    staffing:
      'recrutement|intérim|agence d’emploi|assistant* virtuel*|chasseur de têtes|externalisation|centre d’appels|candidats',
    repairs:
      'atelier de réparation|réparation*|nous réparons|pièces détachées|remise en état|dépannage*|entretien et réparation|révision des machines|service après-vente',
    'it-services':
      'infogérance|support informatique|dépannage informatique|réparation d’ordinateur*|services informatiques|maintenance informatique',
    'data-recovery': 'récupération de données|récupérer vos données|disque dur défaillant|récupération raid',
    guarding: 'gardiennage|agents de sécurité|télésurveillance|vidéosurveillance|serrurier*|alarme*',
    telecom:
      'smartphone*|téléphonie|téléphones mobiles|forfait mobile|forfaits mobiles|opérateur mobile|itinérance|télécom*|ligne fixe|appels illimités|prépayé*|fibre optique|fournisseur d’accès|forfait mobile|forfaits mobiles|téléphonie|voip|esim',
    events:
      'événementiel|organisation de mariage|lieu de mariage|conférence*|salle de réception|festival*|traiteur mariage|séminaires',
    tutoring:
      'soutien scolaire|cours particuliers|préparation aux examens|école de langues|aide aux devoirs|cours d’anglais',
    education:
      'école|université|étudiant*|formation*|cours en ligne|académie|élève*|diplôme*|e-learning|enseign*|apprentissage',
    childcare:
      'crèche|garderie|école maternelle|garde d’enfants|assistante maternelle|montessori|petite enfance|colonie de vacances',
    'non-profit':
      'association à but non lucratif|don|dons|bénévol*|ong|fondation|humanitaire|caritati*|collecte de fonds|solidarité',
    'public-body':
      'mairie|commune|maire|conseil municipal|habitants|municipal*|préfecture|ministère|communauté de communes|village|collectivité',
    religion: 'église|paroisse|messe*|culte|prêtre|mosquée|synagogue|bible|prière*|évangile',
    clubs: 'association loi 1901|adhérent*|adhésion|bureau de l’association|assemblée générale|club',
    science:
      'institut de recherche|laboratoire*|chercheur*|essais cliniques|biotech*|pharmaceutique*|scientifique*|publications',
    culture: 'musée*|galerie d’art|théâtre|artiste*|exposition*|œuvres|cinéma|opéra|peinture*|sculpture*',
    media: 'journal|magazine*|journalis*|rédaction|actualités|chaîne de télévision|lecteurs|presse',
    music:
      'musique*|musicien*|groupe de musique|album*|chansons|concert*|label|guitare*|piano|studio d’enregistrement|orchestre|chorale',
    games: 'jeux vidéo|jeu vidéo|jeux de société|gameplay|multijoueur|studio de jeux|joueurs|esport',
    publishing: 'maison d’édition|éditeur de livres|livres|roman*|auteur*|librairie*|ebook*|littéra*|poésie',
  },
}
