import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel:
      'hôtel|hôtels|hôtel-restaurant|hôtel de charme|hôtel boutique|boutique-hôtel|motel|aparthotel|appart-hôtel|appart’hôtel|résidence hôtelière',
    'guest-house':
      'chambre d’hôtes|chambres d’hôtes|chambre d’hôte|chambres d’hôte|maison d’hôtes|maisons d’hôtes|maison d’hôte|guesthouse|guest house|b&b|bed and breakfast|riad|pension de famille',
    hostel: 'auberge de jeunesse|auberges de jeunesse|hostel|auberge pour backpackers',
    inn: 'auberge|auberges|relais de charme|ferme-auberge|ferme auberge|hostellerie',
    'holiday-home':
      'gîte|gîtes|gîte rural|gîtes ruraux|gîte de groupe|location de vacances|locations de vacances|maison de vacances|location saisonnière|locations saisonnières|appartement de vacances|meublé de tourisme|meublés de tourisme|location de chalets|chalet|chalets|villa|villas|location de villas|cabane dans les arbres|hébergement insolite|hébergements insolites|tiny house',
    'mountain-hut': 'refuge de montagne|refuge gardé|cabane de montagne|cabane alpine|gîte d’étape',
    campsite:
      'camping|campings|terrain de camping|camping-caravaning|camping à la ferme|glamping|aire de camping-car|aire de camping-cars|parc résidentiel de loisirs',
    resort:
      'complexe hôtelier|resort|village de vacances|village vacances|villages vacances|club de vacances|station balnéaire|station de ski|domaine skiable',
    'farm-stay':
      'accueil à la ferme|séjour à la ferme|gîte à la ferme|vacances à la ferme|agritourisme|agrotourisme|ferme d’hôtes|ranch',
    accommodation: 'hébergement|hébergements|logement|logements|hébergement touristique',
    'student-residence':
      'résidence étudiante|résidences étudiantes|résidence universitaire|logement étudiant|logements étudiants|résidence pour étudiants|foyer étudiant|cité universitaire|coliving',
    restaurant:
      'restaurant|restaurants|restaurant gastronomique|restaurant traditionnel|restaurant italien|restaurant japonais|bistrot|bistro|brasserie|brasseries|crêperie|steakhouse|trattoria|table d’hôtes|table gastronomique|rôtisserie|friterie|kebab|burger|restauration rapide|guinguette|bouchon lyonnais',
    pizzeria:
      'pizzeria|pizzerias|pizza à emporter|pizzas à emporter|livraison de pizzas|pizzaiolo|camion pizza|camion à pizza',
    cafe: 'café|cafés|salon de thé|salons de thé|coffee shop|café-restaurant|tea-room|café littéraire',
    bar: 'bar|bars|bar à vin|bar à vins|bar à cocktails|bar à bières|bar à tapas|bar lounge|bar-tabac',
    pub: 'pub|pubs|pub irlandais',
    nightclub: 'discothèque|discothèques|boîte de nuit|boîtes de nuit|night-club|nightclub|club de nuit|cabaret',
    bakery:
      'boulangerie|boulangeries|boulangerie-pâtisserie|boulangerie pâtisserie|boulanger|artisan boulanger|fournil|boulangerie artisanale',
    butcher:
      'boucherie|boucheries|boucherie-charcuterie|boucherie charcuterie|boucher|artisan boucher|charcutier|charcuterie|boucher-charcutier',
    'pastry-shop':
      'pâtisserie|pâtisseries|pâtissier|chocolatier|chocolaterie|confiserie|confiseur|cake designer|pâtissier chocolatier|biscuiterie|wedding cake',
    'ice-cream-parlour': 'glacier|glaciers|artisan glacier|maître glacier|glaces artisanales|crème glacée artisanale',
    catering:
      'traiteur|traiteurs|service traiteur|traiteur événementiel|traiteur mariage|restauration collective|chef à domicile|chef privé',
    'food-truck': 'food truck|food-truck|foodtruck|camion-restaurant|cuisine de rue|street food',
    brewery:
      'brasserie artisanale|microbrasserie|micro-brasserie|brasserie locale|bière artisanale|bières artisanales|brasseur|brasseur artisanal|cidrerie',
    winery:
      'domaine viticole|domaines viticoles|vigneron|vignerons|viticulteur|viticulteurs|vignoble|vignobles|propriété viticole|exploitation viticole|maison de champagne|cave coopérative|producteur de vin|vins de propriétaire|château viticole',
    distillery: 'distillerie|distilleries|distillateur|rhumerie|maison de cognac|liquoriste',
    'coffee-roaster':
      'torréfacteur|torréfacteurs|torréfaction|atelier de torréfaction|artisan torréfacteur|brûlerie|café de spécialité|cafés de spécialité|torréfaction artisanale',
    delicatessen:
      'épicerie fine|épiceries fines|produits du terroir|produits gourmands|traiteur italien|conserverie artisanale|produits gastronomiques',
    'food-producer':
      'producteur alimentaire|industrie agroalimentaire|entreprise agroalimentaire|agroalimentaire|fabricant alimentaire|conserverie|producteur de fruits et légumes|ostréiculteur|producteur d’huîtres|apiculteur|miel|huile d’olive|moulin à huile|minoterie|producteur de foie gras|producteur local',
    farm: 'ferme|fermes|ferme biologique|ferme bio|exploitation agricole|exploitation familiale|maraîcher|maraîchers|maraîchage|agriculteur|agriculteurs|arboriculteur|verger|vente à la ferme|ferme pédagogique|éleveur bovin',
    dairy: 'laiterie|fromagerie|fromageries|fromager|crémerie|fromagerie artisanale|affineur|chèvrerie|ferme laitière',
    'beach-club': 'plage privée|club de plage|beach club|bar de plage|restaurant de plage',
    'music-venue':
      'salle de concert|salle de concerts|salles de concert|salle de spectacle|salle de spectacles|scène de musiques actuelles|café-concert|club de jazz',
    'event-venue':
      'salle de réception|salles de réception|lieu événementiel|lieu de réception|lieux de réception|salle des fêtes|salle de séminaire|centre de congrès|palais des congrès|location de salle|location de salles|espace événementiel|parc des expositions|lieu de séminaire|salle polyvalente',
    'wedding-venue':
      'lieu de mariage|salle de mariage|domaine de mariage|château de mariage|domaine pour mariage|lieu de réception mariage|château mariage',
    theatre:
      'théâtre|théâtres|café-théâtre|opéra|compagnie de théâtre|compagnie théâtrale|troupe de théâtre|scène nationale|cirque|compagnie de danse',
    cinema: 'cinéma|cinémas|salle de cinéma|multiplexe|ciné-club|cinéma art et essai',
    museum: 'musée|musées|écomusée|muséum|centre d’interprétation|maison-musée|château-musée|site historique',
    gallery:
      'galerie d’art|galeries d’art|galerie|galerie d’art contemporain|galerie d’exposition|centre d’art|espace d’exposition',
    zoo: 'zoo|zoos|parc zoologique|parc animalier|jardin zoologique|aquarium|réserve animalière|mini-ferme|ferme animalière',
    'theme-park': 'parc d’attractions|parcs d’attractions|parc à thème|parc de loisirs|parc aquatique|parc à thèmes',
    'adventure-park':
      'parc aventure|parc d’aventure|accrobranche|parc accrobranche|tyrolienne|via ferrata|parc de trampolines|trampoline park|parcours aventure|karting',
    'escape-room': 'escape game|escape games|escape room|jeu d’évasion|jeux d’évasion|live escape game',
    'indoor-playground':
      'parc de jeux couvert|plaine de jeux|plaine de jeux couverte|parc de jeux intérieur|parc de jeux pour enfants|aire de jeux couverte|aire de jeux intérieure',
    'bowling-alley':
      'bowling|bowlings|laser game|salle de billard|salle d’arcade|centre de loisirs indoor|complexe de loisirs',
    'swimming-pool':
      'piscine municipale|piscine publique|centre aquatique|centres aquatiques|complexe aquatique|piscine couverte|espace aquatique',
    spa: 'spa|spas|thermes|centre thermal|cure thermale|station thermale|thalassothérapie|centre de bien-être|institut de bien-être|balnéo|espace bien-être|bains thermaux|retraite bien-être|institut de thalassothérapie',
    sauna: 'sauna|saunas|hammam|hammams|bain de vapeur|bains nordiques',
    marina:
      'marina|port de plaisance|ports de plaisance|chantier naval|chantiers navals|location de yachts|location de voiliers|place de port',
    'boat-rental':
      'location de bateau|location de bateaux|location bateau|location de kayak|location de canoë|location de canoës|location de canoë-kayak|balade en bateau|croisière fluviale|excursions en bateau|location de péniche|location de jet-ski|promenades en bateau',
    'bike-rental':
      'location de vélo|location de vélos|location vélo|location de vtt|location de vélos électriques|loueur de vélos|vélos en libre-service',
    'tour-operator':
      'tour-opérateur|tour opérateur|voyagiste|voyagistes|tour operator|agence réceptive|réceptif|safari|safaris|organisateur de voyages|expéditions',
    'guided-tours':
      'visite guidée|visites guidées|guide touristique|guide conférencier|guide-conférencier|guide conférencière|guide de montagne|guides de haute montagne|accompagnateur en montagne|randonnée accompagnée|randonnées accompagnées|visites privées|excursions|guide de pêche|balades guidées',
    'travel-agency':
      'agence de voyage|agence de voyages|agences de voyages|agence de tourisme|voyages sur mesure|voyage sur mesure|conseiller voyage|créateur de voyages|agence de voyage locale',
    'travel-guide':
      'guide de voyage|guides de voyage|guide touristique en ligne|guide de la ville|city guide|guide local',
    'tourist-office':
      'office de tourisme|office du tourisme|offices de tourisme|syndicat d’initiative|comité départemental du tourisme|comité régional du tourisme|maison du tourisme|point d’information touristique',
    festival:
      'festival|festivals|festival de musique|festival de cinéma|festival du film|carnaval|fête de la musique|fête foraine|biennale',
    conference:
      'conférence|conférences|congrès|colloque|colloques|salon professionnel|foire|hackathon|symposium|salon international|journées d’étude|foire-exposition|meetup',
    casino: 'casino|casinos|casino en ligne|paris sportifs|site de paris|poker en ligne',
    'golf-course': 'golf|parcours de golf|club de golf|terrain de golf|golf club|practice de golf|école de golf',
    'ski-school':
      'école de ski|écoles de ski|cours de ski|moniteur de ski|moniteurs de ski|école de snowboard|école du ski français',
    'surf-school':
      'école de surf|écoles de surf|cours de surf|surf camp|surf school|école de kitesurf|école de kite|école de wingfoil|stage de surf',
    'diving-school':
      'centre de plongée|club de plongée|école de plongée|plongée sous-marine|centres de plongée|baptême de plongée',
    'riding-school':
      'centre équestre|centres équestres|école d’équitation|poney club|poney-club|cours d’équitation|club hippique|ferme équestre|promenades à cheval|randonnée équestre',
    'climbing-gym': 'salle d’escalade|salles d’escalade|mur d’escalade|salle de bloc|club d’escalade|escalade de bloc',
    gym: 'salle de musculation|salle de sport|salles de sport|salle de crossfit|box crossfit|box de crossfit|club de boxe|salle de boxe|gym|club de musculation|haltérophilie|club de force athlétique',
    'fitness-studio':
      'salle de fitness|club de fitness|centre de fitness|club de remise en forme|centre de remise en forme|studio de pilates|studio pilates|cours de pilates|club de sport|studio de fitness|fitness club',
    'personal-trainer':
      'coach sportif|coachs sportifs|coach sportive|coaching sportif|personal trainer|préparateur physique|entraîneur personnel|coach sportif à domicile|coach personnel',
    'yoga-studio':
      'studio de yoga|école de yoga|cours de yoga|centre de yoga|professeur de yoga|professeure de yoga|yoga studio|prof de yoga',
    'dance-school':
      'école de danse|écoles de danse|cours de danse|studio de danse|académie de danse|centre de danse|école de ballet',
    'martial-arts-school':
      'arts martiaux|club d’arts martiaux|école d’arts martiaux|club de karaté|club de judo|dojo|jiu-jitsu brésilien|krav maga|taekwondo|aïkido|self-défense|kung-fu|club de taekwondo|self défense|judo club',
    'sports-club':
      'club sportif|association sportive|club omnisports|club de football|club de foot|club de rugby|club de basket|club de handball|club de volley|club d’athlétisme|club de natation|club de voile|club nautique|club d’aviron|club de cyclisme|club cycliste|club de gymnastique|club d’échecs|club de randonnée|club de tir|club de badminton|club de pétanque|club alpin|yacht club|club de canoë-kayak',
    'sports-team':
      'équipe de football|équipe de basket|équipe de rugby|équipe de hockey|équipe cycliste|écurie automobile|équipe esport|club professionnel|équipe professionnelle',
    'sports-federation':
      'fédération sportive|comité départemental|ligue régionale|ligue de football|fédération française de|comité olympique|district de football',
    'tennis-club':
      'club de tennis|tennis club|école de tennis|académie de tennis|club de padel|padel club|centre de padel|courts de tennis',
    choir: 'chorale|chorales|chœur|ensemble vocal|chœur mixte|chœur d’hommes|chœur gospel|groupe vocal',
    orchestra:
      'orchestre|orchestres|orchestre symphonique|orchestre philharmonique|orchestre de chambre|harmonie municipale|fanfare|quatuor à cordes|ensemble instrumental|orchestre d’harmonie',
    band: 'groupe de musique|groupe de rock|groupe de jazz|groupe de reprises|orchestre de variétés|orchestre de bal|groupe de musique live|groupe mariage|groupe de musique pour mariage|groupe de métal|tribute band|groupe de folk',
    dj: 'dj|dj mariage|disc-jockey|animation dj|dj animateur|disc jockey|dj pour mariage',
    'event-agency':
      'agence événementielle|agences événementielles|agence d’événementiel|organisation d’événements|organisateur d’événements|agence de communication événementielle|team building|organisation de séminaires|événementiel',
    'wedding-planner':
      'wedding planner|wedding planners|organisatrice de mariage|organisatrice de mariages|organisation de mariage|organisation de mariages|organisateur de mariage|agence de mariage|officiante de cérémonie|officiant de cérémonie|décoratrice de mariage',
    'event-service':
      'location de matériel événementiel|prestataire événementiel|photobooth|location de photobooth|borne photo|location de chapiteau|location de chapiteaux|location de structures gonflables|location de tentes|location de barnum|sonorisation|son et lumière|animation de soirée|magicien|prestataire technique|location de vaisselle|location de château gonflable|décoration événementielle|feu d’artifice|feux d’artifice|animateur de soirées|mentaliste|animation d’anniversaire|hôtesses d’accueil',
    'medical-practice':
      'cabinet médical|cabinets médicaux|maison médicale|maison de santé|centre de santé|centre médical|maison de santé pluriprofessionnelle|pôle santé|cabinet de médecine générale|cabinet paramédical',
    doctor:
      'médecin|médecins|docteur|médecin généraliste|dermatologue|pédiatre|chirurgien|chirurgien esthétique|chirurgien plasticien|cardiologue|gynécologue|ophtalmologue|ophtalmologiste|chirurgien orthopédiste|psychiatre|rhumatologue|radiologue|médecin esthétique|allergologue|gastro-entérologue|orl|urologue',
    dentist:
      'dentiste|dentistes|cabinet dentaire|chirurgien-dentiste|chirurgiens-dentistes|chirurgien dentiste|centre dentaire|clinique dentaire|soins dentaires|implantologie|implants dentaires|médecine dentaire|médecin-dentiste',
    orthodontist: 'orthodontiste|orthodontistes|orthodontie|cabinet d’orthodontie',
    clinic:
      'clinique|cliniques|polyclinique|clinique esthétique|clinique privée|centre de fertilité|centre d’imagerie médicale|centre laser|centre ophtalmologique|centre de médecine esthétique|centre d’ophtalmologie',
    hospital:
      'hôpital|hôpitaux|centre hospitalier|chu|hôpital privé|groupe hospitalier|établissement hospitalier|centre hospitalier universitaire|soins palliatifs',
    physiotherapist:
      'kinésithérapeute|kinésithérapeutes|kinésithérapie|masseur-kinésithérapeute|masseurs-kinésithérapeutes|cabinet de kinésithérapie|kiné|physiothérapie|physiothérapeute|physiothérapeutes|centre de rééducation|cabinet de physiothérapie|rééducation fonctionnelle',
    chiropractor:
      'chiropracteur|chiropracteurs|chiropraticien|chiropraticienne|chiropraxie|chiropratique|cabinet de chiropraxie|clinique chiropratique',
    osteopath: 'ostéopathe|ostéopathes|ostéopathie|cabinet d’ostéopathie|étiopathe|étiopathie',
    'speech-therapist': 'orthophoniste|orthophonistes|orthophonie|cabinet d’orthophonie|logopède|logopédie|logopédiste',
    'occupational-therapist':
      'ergothérapeute|ergothérapeutes|ergothérapie|cabinet d’ergothérapie|psychomotricien|psychomotricienne|psychomotricité',
    psychotherapist:
      'psychothérapeute|psychothérapeutes|psychothérapie|psychologue|psychologues|psychologue clinicienne|psychologue clinicien|cabinet de psychologie|psychanalyste|psychopraticien|psychopraticienne|cabinet de psychothérapie|gestalt-thérapeute|neuropsychologue|psychanalyse|emdr',
    naturopath:
      'naturopathe|naturopathes|naturopathie|acupuncteur|acupunctrice|acupuncture|homéopathe|homéopathie|médecine douce|médecines douces|médecine chinoise|médecine traditionnelle chinoise|herboriste|herboristerie|ayurvéda|réflexologue|réflexologie|kinésiologue|kinésiologie|magnétiseur|énergéticienne|médecine alternative|iridologie|aromathérapie|thérapeute holistique',
    podiatrist:
      'podologue|podologues|pédicure-podologue|pédicures-podologues|pédicure podologue|podologie|soins des pieds|podo-orthésiste',
    midwife: 'sage-femme|sages-femmes|sage femme|doula|doulas|maison de naissance',
    nurse:
      'infirmier|infirmière|infirmiers|infirmières|cabinet infirmier|cabinet d’infirmiers|soins infirmiers|infirmier libéral|infirmière libérale|soins infirmiers à domicile',
    'home-care':
      'aide à domicile|aides à domicile|service d’aide à domicile|maintien à domicile|soins à domicile|hospitalisation à domicile|aide aux personnes âgées|auxiliaire de vie|auxiliaires de vie|services à la personne|service à la personne|assistance à domicile|aide-soignante à domicile',
    'care-home':
      'maison de retraite|maisons de retraite|ehpad|résidence senior|résidence seniors|résidences seniors|résidence services seniors|maison de repos|établissement médico-social|foyer logement|résidence pour personnes âgées|résidence autonomie|foyer de vie',
    pharmacy: 'pharmacie|pharmacies|pharmacien|pharmaciens|parapharmacie|pharmacie en ligne|officine',
    optician:
      'opticien|opticiens|opticienne|optique|magasin d’optique|lunettes|lunetier|optométriste|lunetterie|lunettes de vue|opticien à domicile',
    'hearing-aids':
      'audioprothésiste|audioprothésistes|appareil auditif|appareils auditifs|centre auditif|correction auditive|aide auditive|aides auditives|audioprothèse|audiologie|audiologiste',
    laboratory:
      'laboratoire|laboratoires|laboratoire d’analyses|laboratoire d’analyses médicales|laboratoire de biologie médicale|laboratoire dentaire|prothésiste dentaire|laboratoire de prothèse dentaire|biologie médicale|laboratoire d’essais',
    veterinarian:
      'vétérinaire|vétérinaires|clinique vétérinaire|cliniques vétérinaires|cabinet vétérinaire|hôpital vétérinaire|centre vétérinaire|centre hospitalier vétérinaire|vétérinaire à domicile|ostéopathe animalier',
    kennel:
      'pension canine|pension pour chiens|pension féline|pension pour chats|pension animale|pension pour animaux|pension chien|pension chat|pension canine et féline|pensions canines|hôtel pour chiens|hôtel pour chats|chenil|garderie pour chiens|crèche pour chiens|garderie canine',
    'dog-school':
      'éducateur canin|éducatrice canine|éducation canine|école pour chiens|dressage de chiens|dressage canin|comportementaliste canin|école du chiot|club canin|éducateur canin comportementaliste|comportementaliste félin|éducateurs canins',
    'dog-groomer':
      'toilettage|toiletteur|toiletteuse|toilettage canin|salon de toilettage|toilettage pour chiens|toiletteur canin|toilettage à domicile|toilettage chiens et chats',
    breeder:
      'éleveur de chiens|éleveur canin|élevage canin|élevage de chiens|élevage félin|élevage de chats|élevage familial|élevage|éleveur|éleveurs|élevage de chevaux|haras|chiots à vendre|éleveur de chats|chatterie',
    'animal-shelter':
      'refuge animalier|refuge pour animaux|protection animale|société protectrice des animaux|association de protection animale|refuge pour chiens|refuge pour chats|centre de soins pour animaux sauvages|sanctuaire animalier|adoption de chiens|adoption d’animaux|association de protection des animaux',
    'pet-sitter':
      'pet sitter|pet-sitter|pet-sitting|pet sitting|garde d’animaux|garde d’animaux à domicile|promeneur de chiens|promenade de chiens|garde de chiens|garde de chats|cat sitter|dog sitter|cat-sitter|garde d’animaux de compagnie',
    'riding-stable':
      'écurie|écuries|pension pour chevaux|pension équestre|pension chevaux|écurie de propriétaires|écuries de propriétaires|écurie de compétition',
    hairdresser:
      'coiffeur|coiffeurs|coiffeuse|salon de coiffure|salons de coiffure|coiffure|coiffeur à domicile|coiffeuse à domicile|coiffeur visagiste|coiffeur-coloriste',
    barber: 'barbier|barbiers|barber shop|barbershop|coiffeur barbier|coiffeur homme',
    'beauty-salon':
      'institut de beauté|instituts de beauté|salon de beauté|esthéticienne|esthéticiennes|soins esthétiques|centre esthétique|épilation|épilation laser|épilation définitive|maquilleuse|maquilleuse professionnelle|soins du visage|extension de cils|extensions de cils|maquillage permanent|institut d’esthétique|esthéticienne à domicile|soin du visage|centre d’épilation|dermopigmentation|bar à sourcils',
    'nail-salon':
      'onglerie|bar à ongles|prothésiste ongulaire|stylisme ongulaire|styliste ongulaire|salon de manucure|manucure|pose d’ongles|nail bar',
    'massage-practice':
      'massage|massages|salon de massage|cabinet de massage|massothérapeute|massothérapie|praticien en massage|praticienne en massage|massage bien-être|massages bien-être|praticienne massage bien-être|massage thaï|massage thaïlandais|massages thaïlandais|reiki|shiatsu|praticien shiatsu|massage à domicile|masseuse',
    'tattoo-studio':
      'tatoueur|tatoueurs|tatoueuse|salon de tatouage|studio de tatouage|tatouage|perceur|tattoo shop|salon de tatouage et piercing|piercing|tattoo studio',
    coach:
      'coach|coachs|coaching|coach de vie|coach professionnel|coach professionnelle|coach certifié|coach certifiée|coach en développement personnel|coaching professionnel|coaching de vie|coach d’entreprise|coaching de dirigeants|bilan de compétences|développement personnel|coach en entreprise|coach parental',
    counselling:
      'sophrologue|sophrologues|sophrologie|hypnothérapeute|hypnothérapeutes|hypnose|hypnothérapie|conseiller conjugal|conseillère conjugale|thérapie de couple|thérapeute|thérapeutes|thérapeute de couple|sexologue|cabinet d’hypnose|médiation familiale|thérapie familiale|accompagnement psychologique|praticienne en hypnose|praticien en hypnose|hypnose ericksonienne',
    nutritionist:
      'nutritionniste|nutritionnistes|diététicien|diététicienne|diététiciens|diététiciennes|diététicienne-nutritionniste|diététicienne nutritionniste|médecin nutritionniste|conseil en nutrition|rééquilibrage alimentaire|diététique|coach en nutrition',
    kindergarten:
      'école maternelle|écoles maternelles|maternelle|jardin d’enfants|jardin d’enfants montessori|école montessori|prématernelle',
    nursery:
      'crèche|crèches|micro-crèche|micro-crèches|multi-accueil|garderie|garderies|halte-garderie|centre de la petite enfance|accueil petite enfance|crèche d’entreprise|crèches d’entreprise|petite enfance|crèche associative',
    childminder:
      'assistante maternelle|assistantes maternelles|garde d’enfants|garde d’enfants à domicile|nounou|baby-sitter|baby-sitting|babysitting|maison d’assistantes maternelles|maman de jour|accueil familial|nourrice|jeune fille au pair',
    school:
      'école|écoles|lycée|lycées|collège|école primaire|école privée|école internationale|école bilingue|ensemble scolaire|groupe scolaire|établissement scolaire|lycée professionnel|internat|école hors contrat|école supérieure|école secondaire|école d’art|lycée agricole',
    university:
      'université|universités|grande école|école de commerce|école d’ingénieurs|faculté|business school|haute école|institut universitaire|enseignement supérieur|campus universitaire|école polytechnique|établissement d’enseignement supérieur|iut',
    academy: 'académie|académies|institut|instituts|academy',
    'training-centre':
      'centre de formation|centres de formation|organisme de formation|organismes de formation|formation professionnelle|formations professionnelles|cfa|centre de formation d’apprentis|institut de formation|formation continue|formations certifiantes|école de formation|formation en alternance|formation en entreprise|cabinet de formation|formations en entreprise',
    'driving-school':
      'auto-école|auto-écoles|auto école|autoécole|moto-école|moto école|école de conduite|permis de conduire|stage de récupération de points|récupération de points|cours de conduite|leçons de conduite|bateau-école|permis bateau|moniteur auto-école|centre d’éducation routière|permis accéléré',
    'language-school':
      'école de langues|écoles de langues|centre de langues|cours de langues|cours d’anglais|cours de français|formation en langues|séjours linguistiques|séjour linguistique|institut de langues|école d’anglais|formation linguistique|formation anglais|cours d’espagnol|professeur d’anglais|cours d’allemand',
    'music-school':
      'école de musique|écoles de musique|conservatoire|conservatoires|cours de musique|cours de piano|cours de guitare|cours de chant|professeur de piano|professeur de guitare|professeur de chant|cours de batterie|cours de violon|académie de musique|coach vocal',
    'cooking-school':
      'école de cuisine|cours de cuisine|atelier de cuisine|ateliers de cuisine|cours de pâtisserie|atelier cuisine|ateliers culinaires|école de pâtisserie',
    'flight-school':
      'école de pilotage|école de parapente|aéro-club|aéroclub|aéroclubs|formation de pilote|parapente|baptême de parapente|école de parachutisme|école d’aviation|centre de parachutisme|saut en parachute|montgolfière|vol en montgolfière',
    'sailing-school':
      'école de voile|écoles de voile|cours de voile|stage de voile|stages de voile|centre nautique|base nautique',
    'swimming-school':
      'école de natation|cours de natation|leçons de natation|bébé nageur|bébés nageurs|maître-nageur|aquagym',
    tutoring:
      'soutien scolaire|cours particuliers|cours à domicile|aide aux devoirs|professeur particulier|professeurs particuliers|tutorat|cours de soutien|accompagnement scolaire|cours de maths|soutien scolaire à domicile|cours de mathématiques|répétiteur',
    'exam-preparation':
      'préparation aux examens|préparation aux concours|prépa|prépas|prépa concours|classe préparatoire|classes préparatoires|préparation au concours|prépa médecine|préparation toeic|préparation au bac|annales corrigées',
    'online-course':
      'cours en ligne|formation en ligne|formations en ligne|e-learning|formation à distance|formations à distance|masterclass|mooc|cours à distance|cours vidéo|formation vidéo|enseignement à distance',
    bootcamp: 'bootcamp|bootcamps|école de code|formation intensive|école du numérique',
    workshop: 'atelier|ateliers|stage|stages|séminaire|séminaires|webinaire|webinaires',
    'teaching-materials':
      'matériel pédagogique|ressources pédagogiques|supports pédagogiques|fiches pédagogiques|manuels scolaires|jeux éducatifs|exercices à imprimer|jouets éducatifs|matériel montessori|outils pédagogiques|fiches de cours',
    'translation-service':
      'agence de traduction|agences de traduction|traducteur|traductrice|traducteurs|traducteur assermenté|traductrice assermentée|traduction|traductions|service de traduction|services de traduction|interprète|interprètes|bureau de traduction|cabinet de traduction|interprétariat|services linguistiques|interprète de conférence|traduction assermentée',
    library:
      'bibliothèque municipale|médiathèque|médiathèques|bibliothèque|bibliothèques|bibliothèque numérique|ludothèque|bibliothèque universitaire',
    builder:
      'entreprise de construction|entreprises de construction|constructeur de maisons|constructeur de maisons individuelles|entreprise du bâtiment|entreprise de bâtiment|entreprise générale du bâtiment|entreprise de maçonnerie|maçonnerie|maçon|maçons|entreprise de rénovation|rénovation intérieure|rénovation de maison|rénovation d’appartement|travaux de rénovation|entrepreneur général|artisan du bâtiment|bâtiment et travaux publics|btp|rénovation de salle de bain|construction de maisons|entreprise générale|maisons individuelles|artisan maçon|maison modulaire|rénovation énergétique|extension de maison|isolation|entreprise de gros œuvre|maison bois|construction bois|ossature bois|maisons ossature bois',
    carpenter:
      'charpentier|charpentiers|charpente|entreprise de charpente|charpente bois|charpente traditionnelle|fabricant d’escaliers|artisan charpentier|charpentes|escaliers sur mesure',
    joinery:
      'menuiserie|menuiseries|menuisier|menuisiers|ébéniste|ébénistes|ébénisterie|artisan menuisier|menuiserie bois|agencement|agenceur|meubles sur mesure|mobilier sur mesure|menuisier ébéniste|menuisier agenceur|agencement intérieur|dressing sur mesure|placards sur mesure',
    electrician:
      'électricien|électriciens|entreprise d’électricité|électricité générale|artisan électricien|dépannage électrique|installation électrique|installations électriques|électricité bâtiment|entreprise d’électricité générale|travaux d’électricité',
    plumber:
      'plombier|plombiers|plomberie|artisan plombier|entreprise de plomberie|débouchage de canalisation|débouchage de canalisations|débouchage|dépannage plomberie|plombier chauffagiste|plomberie chauffage|plombier-chauffagiste|vidange de fosse septique|installateur sanitaire|recherche de fuite|recherche de fuites|assainissement',
    'heating-engineer':
      'chauffagiste|chauffagistes|pompe à chaleur|pompes à chaleur|entretien de chaudière|chaudière|chaudières|installation de chauffage|entreprise de chauffage|dépannage chaudière|poêle à bois|poêles à bois|poêle à granulés|poêles à granulés|cheminées et poêles|cheministe',
    hvac: 'climatisation|chauffage climatisation|génie climatique|installateur de climatisation|frigoriste|ventilation|climaticien|chauffage et climatisation|froid et climatisation|froid commercial|froid industriel|cvc',
    roofer:
      'couvreur|couvreurs|couverture|entreprise de couverture|toiture|toitures|couvreur-zingueur|couvreur zingueur|réparation de toiture|rénovation de toiture|zinguerie|étanchéité|artisan couvreur|nettoyage de toiture|ferblantier|démoussage de toiture',
    painter:
      'peintre en bâtiment|peintres en bâtiment|entreprise de peinture|peinture en bâtiment|artisan peintre|peinture intérieure|peintre décorateur|peinture et décoration|ravalement de façade|façadier|ravalement de façades|peintre en bâtiments|entreprise de ravalement',
    tiler: 'carreleur|carreleurs|carrelage|carrelages|pose de carrelage|artisan carreleur|entreprise de carrelage',
    'flooring-company':
      'parquet|parquets|pose de parquet|parqueteur|revêtement de sol|revêtements de sol|revêtements de sols|ponçage de parquet|solier moquettiste|sols souples|poseur de parquet|béton ciré|résine de sol',
    plasterer:
      'plâtrier|plâtriers|plâtrerie|plaquiste|plaquistes|plâtrier-peintre|plâtrier plaquiste|entreprise de plâtrerie|cloisons sèches',
    glazier:
      'vitrier|vitriers|vitrerie|miroiterie|miroitier|pare-brise|remplacement de pare-brise|vitrage automobile|remplacement de vitrage|artisan vitrier',
    'window-company':
      'fenêtres|portes et fenêtres|fenêtres et portes|pose de fenêtres|double vitrage|fenêtres pvc|menuiserie aluminium|menuiserie pvc|menuiseries extérieures|portes de garage|porte de garage|fabricant de fenêtres|portails|portails et clôtures|véranda|vérandas|vérandaliste|menuiseries aluminium',
    'kitchen-studio':
      'cuisiniste|cuisinistes|cuisine équipée|cuisines équipées|cuisine sur mesure|cuisines sur mesure|cuisines et bains|magasin de cuisines|concepteur de cuisines|cuisines aménagées',
    'blinds-company':
      'stores|volets|volets roulants|volet roulant|store banne|stores et volets|storiste|stores bannes|pergola|pergolas|rideaux|moustiquaires|stores intérieurs|protection solaire|réparation de volets roulants',
    'metal-workshop':
      'métallerie|métallier|serrurerie métallerie|ferronnerie|ferronnier|ferronnerie d’art|ferronnier d’art|chaudronnerie|construction métallique|constructions métalliques|charpente métallique|charpentes métalliques|tôlerie|soudure|usinage|mécanique de précision|usinage cnc|forgeron|atelier d’usinage|métallerie serrurerie|mécanique générale|découpe laser|tôlerie fine|mécano-soudure',
    locksmith:
      'serrurier|serruriers|serrurerie|dépannage serrurerie|ouverture de porte|artisan serrurier|reproduction de clés|serrurier d’urgence',
    'chimney-sweep': 'ramoneur|ramoneurs|ramonage|entreprise de ramonage|ramonage de cheminée',
    scaffolder:
      'échafaudage|échafaudages|location d’échafaudage|location d’échafaudages|montage d’échafaudages|échafaudeur',
    'solar-installer':
      'panneaux solaires|panneaux photovoltaïques|installateur solaire|installateur photovoltaïque|photovoltaïque|énergie solaire|installation photovoltaïque|installateur de panneaux solaires|solaire photovoltaïque|installations photovoltaïques|autoconsommation solaire|centrale solaire|centrales solaires',
    'demolition-company': 'démolition|entreprise de démolition|désamiantage|déconstruction|entreprise de désamiantage',
    excavation:
      'terrassement|entreprise de terrassement|travaux publics|entreprise de travaux publics|terrassier|génie civil|forage|forages|vrd|forage de puits|enrobé|excavation|construction de routes',
    landscaper:
      'paysagiste|paysagistes|jardinier|jardiniers|jardinier paysagiste|jardinier-paysagiste|entretien de jardin|entretien de jardins|aménagement paysager|entretien d’espaces verts|espaces verts|création de jardin|création de jardins|architecte paysagiste|concepteur paysagiste|paysagisme|entreprise de jardinage|aménagement de jardin|tonte de pelouse|aménagement extérieur|aménagements extérieurs|aménagements paysagers|déneigement',
    'tree-surgeon':
      'élagueur|élagueurs|élagage|élagueur grimpeur|abattage d’arbres|arboriste|arboriste grimpeur|arboriste-grimpeur|élagage et abattage|émondage|taille d’arbres|émondeur',
    'pool-builder':
      'pisciniste|piscinistes|constructeur de piscines|construction de piscine|construction de piscines|piscines|piscine coque|entretien de piscine|entretien de piscines|piscines sur mesure|rénovation de piscine|piscines et spas|piscine naturelle',
    'garden-centre':
      'jardinerie|jardineries|pépinière|pépinières|pépiniériste|horticulteur|horticulture|centre de jardinage|vente de plantes|vente de végétaux',
    'cleaning-company':
      'entreprise de nettoyage|entreprises de nettoyage|société de nettoyage|nettoyage de bureaux|nettoyage industriel|service de nettoyage|services de nettoyage|entretien ménager|femme de ménage|ménage à domicile|entreprise de propreté|nettoyage professionnel|nettoyage haute pression|aide ménagère|service de ménage|entretien de locaux|facility management|nettoyage de façade|nettoyage après sinistre|entretien de bureaux|conciergerie d’entreprise|multi-services|société de propreté|nettoyage après décès|nettoyage extrême|entretien d’immeubles',
    'carpet-cleaner':
      'nettoyage de tapis|nettoyage de moquette|nettoyage de moquettes|nettoyage de canapé|nettoyage de canapés|nettoyage de matelas|lavage de tapis|shampouinage de moquette',
    'window-cleaner':
      'nettoyage de vitres|laveur de vitres|lavage de vitres|laveurs de vitres|nettoyage de vitrines|nettoyage de gouttières',
    laundry:
      'laverie|laverie automatique|blanchisserie|blanchisseries|buanderie|laverie libre-service|repassage|service de repassage|repassage à domicile|location de linge',
    'dry-cleaner': 'pressing|pressings|nettoyage à sec|nettoyeur à sec|teinturerie|pressing écologique',
    'pest-control':
      'dératisation|désinsectisation|désinsectiseur|dératiseur|extermination|exterminateur|lutte antiparasitaire|traitement des nuisibles|punaises de lit|nid de guêpes|nids de guêpes|anti-nuisibles|destruction de nids de guêpes|gestion parasitaire|traitement du bois|dépigeonnage|destruction de nids de frelons',
    'house-clearance':
      'débarras|débarras de maison|débarras de maisons|vide maison|vide-maison|débarras d’appartement|débarras de cave|enlèvement d’encombrants|entreprise de débarras|nettoyage diogène',
    'waste-disposal':
      'gestion des déchets|collecte de déchets|collecte des déchets|location de benne|location de bennes|recyclage|traitement des déchets|ferrailleur|déchetterie|déchèterie|casse auto|épaviste|enlèvement d’épave|récupération de métaux|valorisation des déchets|ressourcerie|location de conteneurs',
    'moving-company':
      'déménageur|déménageurs|déménagement|déménagements|entreprise de déménagement|société de déménagement|monte-meuble|monte-meubles|déménagement international|garde-meubles et déménagement',
    'self-storage':
      'garde-meuble|garde-meubles|garde meuble|garde meubles|self-stockage|self stockage|self-storage|self storage|box de stockage|location de box|mini-entrepôt|mini-entrepôts|centre de stockage|location d’espaces de stockage|entreposage',
    handyman:
      'homme à tout faire|bricoleur|bricolage à domicile|petits travaux|petit bricolage|dépannage à domicile|multiservices|services de bricolage|homme toutes mains',
    'appliance-repair':
      'réparation d’électroménager|dépannage électroménager|réparation électroménager|réparateur d’électroménager|sav électroménager|réparation de machines à laver|réparation d’appareils électroménagers',
    'phone-repair':
      'réparation de téléphone|réparation de téléphones|réparation smartphone|réparation de smartphones|réparation iphone|réparation téléphone|réparation de téléphones portables|réparation d’iphone|réparation de smartphone|réparateur de téléphone',
    'computer-repair':
      'dépannage informatique|dépannage informatique à domicile|réparation d’ordinateur|réparation d’ordinateurs|réparation ordinateur|réparation pc|assistance informatique|assistance informatique à domicile|dépanneur informatique|réparation mac|réparation informatique',
    'data-recovery':
      'récupération de données|récupération de données informatiques|laboratoire de récupération de données|récupération de disque dur|récupération données disque dur',
    upholsterer:
      'tapissier|tapissiers|tapissière|tapissier d’ameublement|tapissier décorateur|tapissier-décorateur|sellerie|sellier|réfection de fauteuils|sellerie automobile|tapisserie d’ameublement|artisan tapissier|cannage',
    tailor:
      'tailleur|tailleurs|couturière|couturières|couturier|retouches|retoucherie|atelier de couture|costume sur mesure|costumes sur mesure|retouche couture|couture sur mesure|tailleur sur mesure|retouches de vêtements|robes sur mesure|cours de couture',
    shoemaker:
      'cordonnier|cordonniers|cordonnerie|bottier|réparation de chaussures|artisan cordonnier|cordonnerie multiservice',
    watchmaker:
      'horloger|horlogers|horlogerie|réparation de montres|manufacture horlogère|marque horlogère|atelier d’horlogerie|horloger réparateur|restauration d’horloges',
    jeweller:
      'bijoutier|bijoutiers|bijouterie|bijouteries|joaillier|joaillerie|bijoux|bijouterie-joaillerie|créateur de bijoux|créatrice de bijoux|orfèvre|bijoux artisanaux|bijoux fantaisie|bijouterie horlogerie|artisan bijoutier|bijoux faits main|bijoux de créateur|achat d’or',
    printer:
      'imprimerie|imprimeries|imprimeur|imprimeurs|impression numérique|sérigraphie|broderie|impression 3d|imprimerie en ligne|objets publicitaires|t-shirts personnalisés|impression textile|reprographie|marquage textile|impression grand format|objet publicitaire|flocage|centre de copies|textile personnalisé|impression offset|service d’impression',
    'sign-maker':
      'enseigne lumineuse|enseignes|enseigniste|signalétique|enseignes lumineuses|fabricant d’enseignes|marquage de véhicules|covering|marquage véhicule|covering voiture|panneaux publicitaires|lettrage publicitaire|lettrage|adhésifs publicitaires',
    'car-repair':
      'garage automobile|garages automobiles|garage|garages|garagiste|mécanicien|mécanique automobile|réparation automobile|réparation auto|atelier mécanique|entretien automobile|centre auto|mécanicien à domicile|contrôle technique|contrôle technique automobile|garage auto|réparation de voitures|réparation moto|électricité automobile|entretien et réparation automobile|réparation de poids lourds',
    'car-body-shop':
      'carrosserie|carrosseries|carrossier|carrossiers|débosselage|débosselage sans peinture|detailing|detailing automobile|atelier de carrosserie|réparation carrosserie|carrosserie peinture|rénovation optique de phares|esthétique automobile',
    'car-wash':
      'lavage auto|lavage automobile|station de lavage|car wash|lave-auto|nettoyage auto|nettoyage automobile|nettoyage de voiture|lavage de voiture|nettoyage voiture|lavage auto à la main',
    'car-dealer':
      'concessionnaire|concessionnaires|concession automobile|concessionnaire automobile|voitures d’occasion|voiture d’occasion|vente de voitures|véhicules d’occasion|mandataire auto|mandataire automobile|vente de véhicules|négociant automobile|voitures de collection|auto d’occasion|achat et vente de véhicules|concessionnaire de camping-cars|camping-cars d’occasion',
    'car-rental':
      'location de voiture|location de voitures|location voiture|location de véhicules|location de véhicule|location de camping-car|location de camping-cars|location d’utilitaires|location de van|location de vans|autopartage|location de moto|location de motos|location de scooter|location de scooters|location auto|location de camions|loueur de voitures|location longue durée|location de vans aménagés',
    'tyre-dealer':
      'pneus|pneumatiques|centre de pneus|vente de pneus|pneus pas chers|spécialiste du pneu|montage de pneus|pneus et jantes',
    'motorcycle-dealer':
      'concessionnaire moto|concession moto|motos|motos d’occasion|magasin de motos|concessionnaire motos|vente de motos|scooters|concessionnaire scooter|équipement moto',
    'bike-shop':
      'magasin de vélos|magasin de vélo|vélociste|vélocistes|cycles|réparation de vélo|réparation de vélos|atelier vélo|marchand de cycles|vélos électriques|vélo électrique|boutique de vélos|réparateur de vélos|atelier de réparation de vélos|vélos',
    'towing-service':
      'dépannage auto|dépannage automobile|remorquage|dépanneuse|dépannage remorquage|dépannage-remorquage|assistance routière|remorquage automobile|dépannage et remorquage',
    taxi: 'taxi|taxis|service de taxi|société de taxi|taxi conventionné|compagnie de taxi|moto taxi|chauffeur de taxi|centrale de taxis|réservation de taxi',
    chauffeur:
      'chauffeur privé|chauffeurs privés|vtc|chauffeur vtc|service de chauffeur|location avec chauffeur|location de limousine|limousine|chauffeur privé vtc|voiture avec chauffeur|service de limousine|grande remise',
    'airport-transfer':
      'transfert aéroport|transferts aéroport|navette aéroport|navettes aéroport|taxi aéroport|transferts privés',
    'bus-company':
      'autocariste|autocaristes|location d’autocar|location d’autocars|location de minibus|location de bus|transport en autocar|transport de personnes|autocars|compagnie d’autocars|transport de voyageurs|location de car avec chauffeur|location de minibus avec chauffeur|location autocar',
    'bus-service':
      'transport en commun|transports en commun|réseau de bus|transport à la demande|transport public|transports publics|compagnie ferroviaire|train touristique|compagnie de ferry|compagnie maritime|ligne de bus|réseau de transport|chemin de fer',
    'patient-transport':
      'ambulance|ambulances|ambulancier|transport sanitaire|transport médical|transports sanitaires|véhicule sanitaire léger|transport de malades assis|transport de personnes à mobilité réduite|taxi ambulance',
    courier:
      'coursier|coursiers|service de coursier|livraison express|transport express|livraison de colis|messagerie express|société de coursiers|coursier à vélo|livraison à vélo|livraison du dernier kilomètre|cyclo-logistique',
    haulier:
      'transport routier|transporteur routier|transporteur|transporteurs|entreprise de transport|société de transport|transport de marchandises|transports routiers|transport frigorifique|affrètement|transport exceptionnel|transport de véhicules|transport international',
    'logistics-company':
      'logistique|prestataire logistique|transitaire|transitaires|transport et logistique|commissionnaire de transport|commissionnaire en douane|fret maritime|freight forwarder|e-logistique|entrepôt logistique|solutions logistiques|plateforme logistique|fret aérien|fret|agent maritime|prestataires logistiques',
    'funeral-director':
      'pompes funèbres|entreprise de pompes funèbres|obsèques|organisation d’obsèques|crématorium|services funéraires|marbrerie funéraire|maison funéraire|crémation d’animaux|chambre funéraire|salon funéraire|monuments funéraires|funérarium|marbrier funéraire|prévoyance obsèques|agence funéraire',
    'security-company':
      'société de sécurité|entreprise de sécurité|sécurité privée|agence de sécurité|gardiennage|société de gardiennage|alarme|alarmes|vidéosurveillance|télésurveillance|agent de sécurité|agents de sécurité|sécurité incendie|systèmes d’alarme|protection rapprochée|agence de sécurité privée|systèmes de sécurité',
    'rental-service':
      'location de matériel|location d’équipement|service de location|location|location d’outillage|location de matériel btp|loueur|location de nacelles|location de matériel de chantier',
    'law-firm':
      'cabinet d’avocats|cabinet d’avocat|cabinets d’avocats|avocat|avocate|avocats|avocates|avocat au barreau|étude d’avocats|cabinet juridique|huissier de justice|huissiers de justice|commissaire de justice|commissaires de justice|conseil juridique|juriste|médiateur|médiatrice|services juridiques|avocat en droit|droit des affaires|conseil en propriété industrielle|assistance juridique|médiation',
    notary: 'notaire|notaires|étude notariale|office notarial|étude de notaires|offices notariaux|notariat',
    'tax-adviser':
      'conseiller fiscal|conseil fiscal|avocat fiscaliste|fiscaliste|fiduciaire|fiduciaires|conseillers fiscaux|conseils fiscaux|déclaration d’impôts|optimisation fiscale|expert fiscal',
    accountant:
      'expert-comptable|experts-comptables|expert comptable|experts comptables|cabinet comptable|cabinet d’expertise comptable|expertise comptable|comptable|comptables|cabinet d’experts-comptables|comptabilité|expertise-comptable|bureau comptable|gestion de la paie|tenue de comptabilité|services comptables|comptable agréé|tenue de livres',
    auditor:
      'commissaire aux comptes|commissaires aux comptes|cabinet d’audit|commissariat aux comptes|auditeur|audit financier|audit et conseil|réviseur d’entreprises',
    'insurance-broker':
      'courtier en assurance|courtier en assurances|courtiers en assurances|cabinet de courtage|cabinet d’assurances|agent d’assurance|agent général d’assurance|agence d’assurance|courtage en assurance|assureur conseil|cabinet d’assurance|agence d’assurances|courtier d’assurances|courtage d’assurances|comparateur d’assurances|courtier assurance|agents généraux d’assurances',
    insurer:
      'assurance|assurances|assureur|assureurs|compagnie d’assurance|compagnie d’assurances|mutuelle|mutuelles|mutuelle santé|caisse maladie|société d’assurance|assurance maladie|assurance habitation|complémentaire santé|assurance auto',
    bank: 'banque|banques|banque en ligne|caisse d’épargne|banque privée|établissement bancaire|banque coopérative|néobanque|banque mobile|banque cantonale',
    'financial-adviser':
      'conseiller financier|conseillers financiers|conseil en gestion de patrimoine|conseiller en gestion de patrimoine|gestion de patrimoine|cabinet de gestion de patrimoine|conseil patrimonial|planificateur financier|conseil financier|planification financière|conseil en investissement|conseiller en investissements financiers|conseiller patrimonial|conseiller en patrimoine',
    'mortgage-broker':
      'courtier en crédit|courtier en prêt immobilier|courtier hypothécaire|crédit immobilier|prêt immobilier|courtier en crédit immobilier|rachat de crédit|rachat de crédits|courtiers en crédit|courtier en prêt|prêt hypothécaire|courtier en prêts immobiliers|courtier en financement',
    'asset-manager':
      'société de gestion|gestion d’actifs|gestionnaire d’actifs|family office|fonds d’investissement|gestion de fortune|sociétés de gestion|gestionnaire de fortune|gestion privée|scpi|gérant de fortune',
    'venture-capital':
      'capital-risque|capital risque|capital-investissement|capital investissement|fonds de capital-risque|société d’investissement|private equity|accélérateur de startups|incubateur|accélérateur|pépinière d’entreprises|business angels|levée de fonds|incubateur de startups|start-up studio|startup studio|venture capital|technopole',
    'estate-agent':
      'agence immobilière|agences immobilières|agent immobilier|agents immobiliers|immobilier|courtier immobilier|courtiers immobiliers|chasseur immobilier|chasseur d’appartement|chasseurs immobiliers|conseiller immobilier|conseillers immobiliers|mandataire immobilier|mandataires immobiliers|transactions immobilières|immobilier de luxe|réseau immobilier|annonces immobilières|immobilier d’entreprise|conseiller en immobilier|conseillère en immobilier|transaction immobilière|immobilier neuf',
    'property-manager':
      'syndic|syndic de copropriété|gestion locative|gestion immobilière|gestionnaire immobilier|administrateur de biens|administration de biens|régie immobilière|conciergerie airbnb|conciergerie|gérance immobilière|conciergerie de locations saisonnières|syndic bénévole|administrateurs de biens|gestion de copropriété|gestion de copropriétés|gérance d’immeubles|conciergerie privée|conciergerie immobilière',
    'property-developer':
      'promoteur immobilier|promoteurs immobiliers|promotion immobilière|programme immobilier neuf|programmes immobiliers neufs|lotisseur|aménageur foncier|investissement immobilier|marchand de biens|bailleur social|logement social|logements neufs|appartements neufs|investissement locatif|aménageur lotisseur|office public de l’habitat|programmes neufs',
    architect:
      'architecte|architectes|cabinet d’architecture|cabinet d’architecte|cabinet d’architectes|agence d’architecture|bureau d’architectes|atelier d’architecture|architecture|maître d’œuvre|architecte dplg|bureau d’architecture|architecte hmonp|maîtrise d’œuvre|urbaniste|urbanisme',
    'interior-designer':
      'architecte d’intérieur|architectes d’intérieur|architecture d’intérieur|décorateur d’intérieur|décoratrice d’intérieur|décoration d’intérieur|home staging|designer d’intérieur|architecture intérieure|design d’intérieur|agence d’architecture intérieure|décoratrice|architecte intérieur|home stager',
    surveyor:
      'géomètre-expert|géomètres-experts|géomètre|géomètres|géomètre expert|cabinet de géomètre|diagnostic immobilier|diagnostics immobiliers|diagnostiqueur immobilier|expertise immobilière|expert immobilier|expert en bâtiment|topographie|topographe|arpenteur-géomètre|arpenteurs-géomètres|évaluateur agréé|inspecteur en bâtiment|inspection en bâtiment|audit énergétique|évaluation immobilière|expertise bâtiment|diagnostiqueurs immobiliers|géomètres-topographes',
    'engineering-firm':
      'bureau d’études|bureaux d’études|bureau d’étude|bureau d’études techniques|bureau d’ingénieurs|ingénierie|société d’ingénierie|bureau d’ingénierie|ingénieur conseil|ingénieurs-conseils|ingénieur structure|ingénieurs conseils|bureau d’étude technique|bureau d’études structure|études techniques|automatisme industriel|automatisme|ingénierie industrielle|bureau d’ingénieurs-conseils|firme d’ingénierie|groupe d’ingénierie',
    consultancy:
      'cabinet de conseil|cabinets de conseil|société de conseil|cabinet conseil|consultant|consultante|consultants|conseil en management|conseil en stratégie|conseil aux entreprises|conseil en organisation|consulting|conseil en ressources humaines|cabinet de conseil rh|conseil en entreprise|conseil rse|conseil et formation|conseil en transformation|conseil en gestion|conseil en innovation|cabinet de consultants|firme de consultation|conseil en développement durable|conseil et accompagnement',
    'it-consultancy':
      'conseil en informatique|cabinet de conseil en informatique|conseil informatique|conseil en cybersécurité|cabinet de conseil it|conseil en systèmes d’information|transformation digitale|transformation numérique|conseil en transformation digitale|conseil it|consultant informatique|conseil en data|conseil en intelligence artificielle|cabinet de conseil en cybersécurité|conseil en technologies|consultant sap|consultant salesforce',
    'it-services':
      'services informatiques|prestataire informatique|société informatique|maintenance informatique|infogérance|esn|infogérance informatique|entreprise informatique|prestataire de services informatiques|société de services informatiques|support informatique|services numériques|informatique pour entreprises|entreprise de services du numérique|services gérés|maintenance et dépannage informatique|prestations informatiques|partenaire informatique|services ti|solutions informatiques|télémaintenance|services managés',
    'software-company':
      'éditeur de logiciels|éditeur de logiciel|éditeurs de logiciels|éditeur logiciel|développement de logiciels|développement logiciel|développement informatique|développement d’applications|développement d’applications mobiles|société de développement|agence de développement|développement sur mesure|développement web et mobile|développement d’application mobile|entreprise technologique|agence mobile|logiciels sur mesure|agence d’applications mobiles|création d’applications mobiles|entreprise de logiciels|développement de logiciels sur mesure|ingénierie logicielle',
    'systems-integrator':
      'intégrateur|intégrateurs|intégrateur de systèmes|intégration de systèmes|intégrateur de solutions|intégrateur audiovisuel|intégrateur erp|intégrateur système|intégrateur réseau|intégrateur sage|intégrateur odoo',
    'web-agency':
      'agence web|agences web|agence digitale|agence internet|création de sites internet|création de site internet|création de sites web|création de site web|développement web|agence wordpress|agence e-commerce|agence shopify|agence de développement web|conception de sites web|conception de site web|agence numérique|création site internet|agence prestashop|refonte de site internet|création de sites e-commerce|site internet sur mesure|webagency|conception web',
    'web-designer':
      'webdesigner|web designer|développeur web|développeuse web|créateur de sites internet|webmaster|développeur wordpress|créatrice de sites internet|développeur web freelance|concepteur web|webdesign|webdesigner freelance|intégrateur web|créateur de sites web|webmestre|créatrice de sites web',
    developer:
      'développeur full stack|développeur fullstack|développeur front-end|développeur back-end|développeur|développeuse|développeurs|ingénieur logiciel|développeur mobile|développeur ios|développeur android|data scientist|développeur logiciel|ingénieur devops|développeur freelance|développeur d’applications|développeur informatique|data analyst|ingénieur en informatique',
    'marketing-agency':
      'agence marketing|agences marketing|agence de marketing|agence de marketing digital|agence webmarketing|marketing digital|agence de communication digitale|agence social media|agence d’influence|agence de marketing numérique|community manager|génération de leads|agence de contenu|agence growth|consultant marketing|webmarketing|marketing numérique|agence marketing digital|rédacteur web|rédactrice web|copywriter|agence inbound marketing|agence d’acquisition|agence de marketing d’influence|communication digitale|agence de rédaction web|consultante en communication|agence de community management|gestion des réseaux sociaux|social media manager|inbound marketing|marketing d’influence',
    'advertising-agency':
      'agence de communication|agences de communication|agence de publicité|agence conseil en communication|agence créative|agence média|agence de pub|conseil en communication|régie publicitaire|affichage publicitaire|agence de com|communication visuelle|agence 360|communication globale',
    'design-studio':
      'studio de design|agence de design|agence de branding|studio de création|studio graphique|studio de graphisme|agence de design graphique|studio créatif|design graphique|identité visuelle|agence ux|studio d’animation|agence de création|bureau de design|branding|agence ux/ui|design produit|studio de design graphique|agence de design global|création de logo|graphisme|direction artistique|motion design|agence de packaging|création graphique|studio de motion design',
    designer:
      'graphiste|graphistes|designer graphique|graphiste freelance|designer|designers|directeur artistique|directrice artistique|designer ux|designer produit|styliste|ui designer|designer industriel|product designer|ux designer|infographiste|graphiste indépendante|designer textile|motion designer|graphiste indépendant|designer floral',
    'pr-agency':
      'agence de relations presse|relations presse|agence de relations publiques|relations publiques|agence rp|attachée de presse|attaché de presse|agence de presse et relations publiques',
    'seo-agency':
      'agence seo|référencement naturel|référencement|agence de référencement|consultant seo|consultante seo|référencement web|référencement google|référencement de sites|expert seo|agence de référencement naturel|agence sea|référencement local|référencement de site internet|agence netlinking|freelance seo|agence google ads',
    photographer:
      'photographe|photographes|photographe de mariage|photographe mariage|photographie|studio photo|photographe professionnel|photographe professionnelle|photographe portraitiste|studio de photographie|photographe immobilier|photographe d’entreprise|photographe culinaire|photographe de famille|photographe corporate|photographe de portrait|photographe naissance|photographe animalier|photographe portrait|photographies d’art|reportage photo',
    videographer:
      'vidéaste|vidéastes|production vidéo|société de production vidéo|agence vidéo|vidéaste mariage|agence de production vidéo|films d’entreprise|film d’entreprise|film de mariage|prise de vue aérienne|drone professionnel|production audiovisuelle d’entreprise|vidéo d’entreprise|vidéaste professionnel|pilote de drone|prises de vues aériennes|montage vidéo|monteur vidéo|vidéographe|vidéo institutionnelle|captation vidéo|agence de motion design|vidéo par drone|vidéaste de mariage',
    'recording-studio':
      'studio d’enregistrement|studio de musique|studio de répétition|studio de mastering|studio d’enregistrement musical|mixage et mastering|studio de répétitions|ingénieur du son|studios de répétition|studio mobile|studio podcast|studio de mixage|studio son',
    'staffing-agency':
      'cabinet de recrutement|cabinets de recrutement|agence de recrutement|agence d’intérim|agences d’intérim|intérim|agence d’emploi|chasseur de têtes|chasseurs de têtes|travail temporaire|agence de placement|recrutement|agence de mannequins|agence de travail temporaire|recruteur|agences de placement|cabinet de chasse|placement de personnel|agence artistique|agence de casting|portage salarial|executive search|société de portage salarial|recruteurs|agence de talents',
    'call-centre':
      'centre d’appels|centres d’appels|call center|centre d’appel|permanence téléphonique|télésecrétariat|secrétariat téléphonique|centre de contact|télémarketing|télésecrétariat médical|prospection téléphonique|prise de rendez-vous téléphonique|prise de rendez-vous commerciaux|téléprospection|centre de relation client|agence de prospection',
    'virtual-assistant':
      'assistante virtuelle|assistantes virtuelles|assistant virtuel|assistante indépendante|secrétaire indépendante|assistante administrative indépendante|secrétariat à distance|office manager freelance|assistante freelance|télésecrétaire|secrétaire à distance|assistante administrative|office manager indépendante|secrétariat indépendant',
    outsourcing:
      'externalisation|outsourcing|sous-traitance|externalisation offshore|bpo|société d’externalisation|externalisation de services|offshore à madagascar|impartition|externalisation à madagascar|externalisation de la paie|prestataire d’externalisation',
    'coworking-space':
      'espace de coworking|espaces de coworking|coworking|bureaux partagés|centre d’affaires|centres d’affaires|location de bureaux|domiciliation d’entreprise|domiciliation|tiers-lieu|tiers lieu|fablab|espace de travail partagé|fab lab|société de domiciliation|makerspace|domiciliation d’entreprises|espaces de travail|bureaux flexibles|bureaux équipés|bureau partagé|location de salles de réunion',
    'research-institute':
      'institut de recherche|centre de recherche|laboratoire de recherche|unité de recherche|organisme de recherche|think tank|groupe de recherche|institut d’études|entreprise de biotechnologie|laboratoire pharmaceutique|biotechnologie|institut de sondage|cercle de réflexion|équipe de recherche|société de biotechnologie|industrie pharmaceutique|unité mixte de recherche|chaire de recherche|recherche clinique|medtech|centre technique industriel|études de marché|institut d’études de marché|biotech',
    'private-investigator':
      'détective privé|détectives privés|agence de détective|agence de détectives|enquêteur privé|agence de recherches privées|enquêteurs privés|détective privée|agent de recherches privées|cabinet de détectives|agence de détective privé|investigations privées',
    'certification-body':
      'organisme de certification|organisme certificateur|bureau de contrôle|organisme d’inspection|certification qualiopi|organisme d’accréditation|contrôle et certification|certification iso|organismes de certification|bureau de contrôle technique|bureau de certification|organisme de contrôle|contrôle réglementaire',
    'speaker-trainer':
      'conférencier|conférencière|conférencier professionnel|formateur|formatrice|conférenciers|formateur consultant|formateurs|formateur indépendant|conférencier et auteur|prise de parole en public|conférencière et auteure|formatrice indépendante',
    freelancer:
      'freelance|freelances|indépendant|indépendante|travailleur indépendant|auto-entrepreneur|micro-entrepreneur|freelancer|pigiste|consultant indépendant|travailleur autonome|consultante indépendante',
    writer:
      'écrivain|écrivaine|auteur|auteure|autrice|romancier|romancière|poète|journaliste|écrivain public|biographe|scénariste|correctrice|correcteur|auteur jeunesse|relecture et correction|prête-plume|correcteur professionnel|dramaturge|auteurs|journaliste indépendante|journaliste indépendant|écrivain biographe|écrivaine publique|essayiste|poétesse|autrice jeunesse',
    artist:
      'artiste|artistes|artiste peintre|artiste-peintre|peintre|sculpteur|sculptrice|plasticien|plasticienne|artiste plasticien|artiste plasticienne|artistes peintres|street artiste|art contemporain|graffeur|artiste visuel|œuvres d’art|calligraphe|photographe plasticien|peintre sculpteur|aquarelliste|sculpteur sur bois|sculptures|artiste visuelle|fresque murale|artiste graffeur|artiste muraliste|tableaux|peintures|artiste numérique',
    illustrator:
      'illustrateur|illustratrice|illustrateurs|dessinateur|dessinatrice|auteur de bande dessinée|dessinateur de bd|caricaturiste|illustration|illustratrice jeunesse|illustrateur jeunesse|bédéiste|auteur de bd|auteur illustrateur|illustrations|animateur 3d|autrice illustratrice|artiste 3d|portraitiste',
    musician:
      'musicien|musicienne|chanteur|chanteuse|auteur-compositeur|compositeur|compositrice|pianiste|guitariste|auteur compositeur interprète|auteur-compositeur-interprète|rappeur|batteur|violoniste|organiste|violoncelliste|saxophoniste|musiciens|autrice-compositrice-interprète|chef d’orchestre|harpiste|accordéoniste|soprano|producteur de musique|beatmaker|flûtiste|contrebassiste|chanteur lyrique|chanteuse lyrique|artiste musicien',
    manufacturer:
      'fabricant|fabricants|fabricante|usine|manufacture|producteur|fabrication|fabricant français|industriel|industriels|fonderie|scierie|entreprise industrielle|manufacturier|fabrication française|constructeur|équipementier|fabrique|producteurs|plasturgie|injection plastique|filature|papeterie industrielle|industrie|sous-traitant industriel',
    'machine-builder':
      'constructeur de machines|fabricant de machines|machines spéciales|construction mécanique|machines industrielles|constructeur de machines spéciales|fabricant d’équipements industriels|moules et outillages|machines agricoles|matériel agricole|machines-outils|conception de machines spéciales|fabricant de machines-outils|concessionnaire agricole|outillage de presse|équipements industriels',
    'contract-manufacturer':
      'sous-traitance industrielle|façonnier|fabrication à façon|sous-traitant électronique|fabricant oem|oem|marque blanche|fabricant à façon|sous-traitance électronique|marque de distributeur|conditionnement à façon|fabrication en marque blanche|sous-traitance mécanique|fabrication pour compte de tiers',
    supplier:
      'fournisseur|fournisseurs|sourcing|société de négoce|importateur|exportateur|import-export|centrale d’achat|centrale d’achats|importateurs|import export|négociant|négoce|société d’import-export',
    wholesaler:
      'grossiste|grossistes|vente en gros|commerce de gros|cash and carry|marché de gros|fournisseur grossiste|grossiste en ligne|demi-gros|fournisseur pour professionnels',
    distributor:
      'distributeur|distributeurs|revendeur|revendeurs|distributeur officiel|distributeur exclusif|revendeur agréé|distributeur agréé|dépositaire|importateur distributeur',
    'online-shop':
      'boutique en ligne|boutiques en ligne|e-boutique|vente en ligne|magasin en ligne|site e-commerce|e-commerce|eshop|e-shop|site de vente en ligne|box mensuelle|vente par correspondance|site marchand|box par abonnement|impression à la demande',
    shop: 'boutique|boutiques|magasin|magasins|commerce|concept store|showroom|centre commercial|grand magasin|outlet|détaillant|commerces|concept-store|magasin d’usine|galerie marchande|déstockage|commerce de proximité|détaillants|magasins d’usine',
    'clothing-shop':
      'magasin de vêtements|boutique de vêtements|prêt-à-porter|vêtements|boutique de mode|robe de mariée|robes de mariée|vêtements femme|vêtements homme|lingerie|vêtements de travail|boutique de robes de mariée|vêtements enfants|maillots de bain|chapeaux|chapelier|boutique de prêt-à-porter|vêtements professionnels|magasin de robes de mariée|streetwear|costumes de mariage|vêtements de sport|prêt à porter|vêtements bébé|sous-vêtements|t-shirts|chaussettes|chapellerie',
    'shoe-shop':
      'magasin de chaussures|boutique de chaussures|chaussures|baskets|sneakers|souliers|bottes|chausseur|chaussures femme|sandales|chaussures homme|espadrilles|chaussures de sécurité',
    'book-shop':
      'librairie|librairies|libraire|librairie en ligne|librairie indépendante|bouquiniste|librairie jeunesse|librairie ancienne|livres d’occasion|libraires|livres anciens|librairie bd|maison de la presse',
    florist:
      'fleuriste|fleuristes|artisan fleuriste|livraison de fleurs|boutique de fleurs|bouquets de fleurs|fleurs|fleuriste mariage|fleuriste événementiel|compositions florales|art floral|atelier floral|fleurs séchées|créatrice florale',
    'furniture-shop':
      'magasin de meubles|meubles|mobilier|ameublement|matelas|literie|magasin de literie|canapés|décoration|luminaires|mobilier design|meubles en bois|décoration intérieure|tapis|mobilier de bureau|linge de maison|mobilier de jardin|magasin de décoration|arts de la table|meubles design|lampes|salon de jardin|objets de décoration|boutique de décoration|éclairage|mobilier contemporain',
    'pet-shop':
      'animalerie|animaleries|animalerie en ligne|alimentation pour chiens|croquettes|accessoires pour chiens|nourriture pour animaux|aquariophilie|produits pour animaux|accessoires pour animaux|alimentation animale|croquettes pour chiens|boutique pour chiens|accessoires pour chats|produits pour chiens',
    'toy-shop':
      'magasin de jouets|jouets|jouets en bois|puériculture|articles pour bébé|magasin de puériculture|boutique de jouets|modélisme|boutique de jeux|jeux et jouets|magasin de jouets en ligne|boutique de jeux de société|maquettes|peluches|boutique bébé|articles de puériculture',
    'gift-shop':
      'boutique de cadeaux|cadeaux|idées cadeaux|papeterie|cadeaux personnalisés|boutique de souvenirs|bougies|faire-part|souvenirs|cartes de vœux|bougies parfumées|cadeaux d’entreprise|faire-part de mariage|cadeaux d’affaires|cadeau personnalisé|paniers garnis|parfums d’intérieur|carterie|objets personnalisés',
    'wine-shop':
      'caviste|cavistes|cave à vin|cave à vins|vente de vin|vente de vins|négociant en vins|marchand de vin|importateur de vins|cave à bières|vins et spiritueux|caviste en ligne|vins en ligne|marchand de vins|agence en vins|box de vin|box vin|vente de champagne',
    'antique-shop':
      'antiquaire|antiquaires|antiquités|brocante|brocanteur|marchand d’art|numismate|numismatique|magasin d’antiquités|objets de collection|philatélie|boutique vintage|brocanteurs|timbres de collection|antiquités et brocante|marché aux puces|mobilier vintage',
    'second-hand-shop':
      'dépôt-vente|dépôt vente|friperie|friperies|seconde main|vêtements de seconde main|recyclerie|magasin d’occasion|mont-de-piété|prêteur sur gages|ressourceries|dépôt-vente de luxe|boutique solidaire|reconditionné|produits d’occasion',
    supermarket:
      'supermarché|supermarchés|épicerie|épiceries|magasin bio|primeur|primeurs|poissonnerie|hypermarché|épicerie en ligne|magasin de producteurs|épicerie vrac|magasin biologique|épicerie bio|poissonnier|épicerie de quartier|supérette|épicerie participative|boutique bio|produits bio|marché couvert|supermarché coopératif|paniers bio|amap',
    'music-shop':
      'magasin de musique|instruments de musique|luthier|luthiers|lutherie|disquaire|disquaires|magasin de guitares|facteur d’instruments|facteur d’orgues|facteur de pianos|vinyles|magasin de pianos|accordeur de piano|disques vinyles|magasin d’instruments de musique|vente de pianos|luthier guitare|facteur de clavecins|accordeur de pianos|guitares|archetier',
    'sports-shop':
      'magasin de sport|articles de sport|matériel de sport|location de skis|location de ski|équipement sportif|armurerie|magasin de pêche|articles de pêche|équipement de fitness|surf shop|équipement outdoor|matériel de randonnée|matériel de pêche|chasse et pêche|équipements sportifs|skate shop|matériel de camping|location ski|matériel de golf|matériel de fitness|skateshop|matériel d’escalade|matériel d’équitation|boutique de sport|sellerie équestre',
    'hardware-shop':
      'quincaillerie|quincailleries|magasin de bricolage|matériaux de construction|négoce de matériaux|outillage|droguerie|négoce de bois|fournitures industrielles|bricolage|magasin de peinture|bois de chauffage|fournitures pour le bâtiment|quincaillerie en ligne|vente de matériaux|granulés de bois|bois de construction|matériaux de bricolage|peintures et revêtements|outillage professionnel|matériel électrique|équipement de protection individuelle',
    'electronics-shop':
      'magasin d’électronique|magasin informatique|matériel informatique|magasin hi-fi|composants électroniques|magasin de téléphonie|électroménager|magasin d’électroménager|téléphonie mobile|boutique informatique|produits électroniques|hi-fi|matériel photo|magasin photo|électronique|accessoires téléphone|boutique high-tech|high-tech|cigarette électronique|cigarettes électroniques|e-liquide|e-liquides|smartphones reconditionnés|haute fidélité|vente de matériel informatique|ordinateurs reconditionnés',
    'perfume-shop':
      'parfumerie|parfumeries|parfums|magasin de cosmétiques|cosmétiques|produits de beauté|parfumeur|boutique de cosmétiques|parfumerie en ligne|parfums de niche|produits capillaires|maison de parfum|produits cosmétiques',
    'fashion-brand':
      'marque de vêtements|marque de mode|marque de prêt-à-porter|maison de couture|marque de bijoux|maroquinerie de luxe|marque de chaussures|marque de maroquinerie|créateur de mode|créatrice de mode|marque de streetwear|marque de sacs|marque de maillots de bain|marque de montres|marque de lunettes|haute couture|mode éthique|sacs à main|marque de mode éthique|marque de lingerie|accessoires de mode|marque de vêtements éthique|maison de mode|marque d’accessoires|mode éco-responsable|marque éthique|marque lifestyle',
    'cosmetics-brand':
      'marque de cosmétiques|marque de beauté|cosmétiques naturels|cosmétiques bio|compléments alimentaires|savonnerie|marque de soins|huiles essentielles|cosmétique naturelle|marque de compléments alimentaires|savons naturels|cosmétique bio|savons|soins naturels|cosmétiques naturels et bio|marque de cosmétique|complément alimentaire|produits naturels|cbd|savonnerie artisanale|soins de la peau|produits cbd|marque de skincare|nutrition sportive',
    pottery:
      'poterie|poteries|potier|potière|céramique|céramiste|céramistes|céramiques|atelier de céramique|atelier de poterie|faïencerie|poterie artisanale|cours de poterie|céramique artisanale|porcelaine|stage de poterie',
    'craft-workshop':
      'artisanat|artisan d’art|artisanat d’art|fait main|maroquinerie|maroquinier|coutellerie|coutelier|vitrail|vitraux|maître verrier|tissage|relieur|reliure|artisan créateur|atelier d’artisan|cirier|tournage sur bois|créations artisanales|verrerie|souffleur de verre|vannerie|vannier|atelier de maroquinerie|tourneur sur bois|encadreur|encadrement|artisan maroquinier|créations faites main|atelier artisanal|métiers d’art|dinanderie|mosaïste|restauration de meubles|doreur|tisserand|produits artisanaux|restaurateur de tableaux|vitrailliste|fabrication artisanale',
    marketplace:
      'place de marché|marketplace|petites annonces|comparateur|comparateur de prix|site d’annonces|comparateur en ligne|plateforme de réservation|billetterie|billetterie en ligne|site de petites annonces|offres d’emploi|site d’emploi|plateforme de mise en relation|annonces gratuites|plateforme d’échange|comparateurs|plateforme de financement participatif|crowdfunding|plateforme de freelances|financement participatif|places de marché|site de comparaison',
    'auction-house':
      'maison de ventes aux enchères|maison de vente aux enchères|maison de ventes|hôtel des ventes|commissaire-priseur|commissaires-priseurs|ventes aux enchères|vente aux enchères|enchères en ligne|hôtel de ventes|commissaire priseur|enchères|étude de commissaires-priseurs|encanteur',
    'energy-supplier':
      'fournisseur d’énergie|fournisseur d’électricité|fournisseur de gaz|énergie renouvelable|énergies renouvelables|énergie verte|producteur d’énergie|régie d’électricité|bornes de recharge|borne de recharge|électricité verte|parc éolien|énergéticien|éolien|parcs éoliens|producteur d’énergies renouvelables|distributeur d’énergie|méthanisation|distribution d’eau|services industriels|fioul|livraison de fioul|régie des eaux|fournisseur d’énergies',
    telecom:
      'opérateur télécom|opérateur de télécommunications|opérateur mobile|télécommunications|opérateur téléphonique|téléphonie d’entreprise|télécoms|téléphonie ip|voip|standard téléphonique|téléphonie d’entreprises|forfait mobile|forfaits mobiles|opérateurs télécoms|carte sim|opérateur télécoms|télécom|esim|téléphonie voip|standard téléphonique virtuel',
    'internet-provider':
      'fournisseur d’accès à internet|fournisseur d’accès internet|fournisseur internet|fibre optique|opérateur fibre|internet haut débit|opérateur internet|accès internet|internet par satellite|box internet|fournisseur de services internet|internet fibre|fournisseur d’accès',
    publisher:
      'maison d’édition|maisons d’édition|éditions|éditrice|éditeur indépendant|presses universitaires|maison d’éditions|édition musicale|éditeur de livres|éditeur de presse|groupe de presse|édition de livres|auto-édition|éditeur de musique|groupe d’édition',
    'board-game':
      'jeu de société|jeux de société|jeu de cartes|jeu de plateau|jeux de cartes|jeu de rôle|jeux de rôle|jeu de rôle sur table|éditeur de jeux de société|jeux de plateau|jeu d’ambiance|jeu de figurines|échiquier',
    'hardware-device':
      'appareil|appareils|capteur|capteurs|caméra|drone|drones|casque audio|enceinte|trottinette électrique|trottinettes électriques|imprimante 3d|montre connectée|véhicule électrique|véhicules électriques|machine|objet connecté|objets connectés|dispositif|robot cuisine|remorque|remorques|bateau|bateaux|synthétiseur|camping-car|camping-cars|enceintes|dispositif médical connecté|ordinateur portable|fourgon aménagé|fourgons aménagés|imprimantes 3d|écouteurs|voiturette',
    software:
      'logiciel|logiciels|programme informatique|progiciel|solution logicielle|logiciel métier|solutions logicielles|logiciels métiers|logiciel de gestion|logiciel professionnel|application logicielle|logiciel gratuit|logiciels de gestion',
    'mobile-app':
      'application mobile|applications mobiles|application|appli|applis|appli mobile|application iphone|application android|application ios|application smartphone|app|app mobile|applications|application iphone et android|application gratuite',
    'web-app':
      'application web|application en ligne|outil en ligne|applications web|service en ligne|logiciel en ligne|webapp|service web|services en ligne|outils en ligne|web app|logiciel web',
    'desktop-app':
      'application de bureau|application mac|application windows|logiciel windows|logiciel mac|utilitaire|utilitaires|logiciel pour windows|logiciel pour mac|application macos|logiciel pour pc',
    platform:
      'plateforme|plateformes|plate-forme|plateforme en ligne|plateforme numérique|plateforme digitale|plateforme web|plateforme logicielle|plateforme cloud|plateforme collaborative|plateforme de données|plate-forme en ligne|plateforme d’engagement|plateforme de services',
    tool: 'outil|outils|boîte à outils|générateur|calculateur|calculatrice|simulateur|simulateur en ligne|convertisseur|outil gratuit|tableau de bord|calculatrice en ligne|convertisseur en ligne|émulateur|générateur en ligne|planificateur|outil numérique|outil de suivi|simulateurs|outils gratuits',
    suite:
      'suite logicielle|suite bureautique|solution tout-en-un|plateforme tout-en-un|logiciel tout-en-un|suite collaborative|suite d’outils|suite d’applications|application tout-en-un|suite de logiciels|outil tout-en-un',
    'browser-extension':
      'extension de navigateur|extension chrome|extension firefox|module complémentaire|bloqueur de publicité|navigateur web|navigateur internet|bloqueur de publicités|extension pour navigateur|navigateur|extension navigateur|extension google chrome',
    plugin:
      'plugin|plugins|extension wordpress|module prestashop|plugin wordpress|extension|extensions|module|modules|plug-in|plugin audio|modules prestashop|plugins audio|application shopify|greffon|extensions wordpress',
    'code-library':
      'bibliothèque logicielle|bibliothèque javascript|bibliothèque python|bibliothèque de composants|librairie javascript|librairie php|kit de développement|sdk|bibliothèque open source|librairie python|bibliothèque de code|bibliothèque php|librairie open source',
    framework:
      'framework|frameworks|framework web|framework php|framework javascript|cms|système de gestion de contenu|générateur de site statique|générateur de sites statiques|moteur de jeu|design system|framework css|gestionnaire de contenu|cms headless|framework open source|système de design|cadriciel|headless cms',
    'programming-language':
      'langage de programmation|langages de programmation|langage de script|langage de requête|langage de balisage|compilateur|langage informatique|langage de modélisation',
    database:
      'base de données|bases de données|moteur de recherche|entrepôt de données|moteur de base de données|base de données vectorielle|tableur|lac de données|data warehouse|moteurs de recherche|système de gestion de base de données|base de données en ligne|sgbd',
    api: 'api|api rest|interface de programmation|solution de paiement|passerelle de paiement|plateforme de paiement|prestataire de paiement|prestataire de services de paiement|solutions de paiement|web api|solution de paiement en ligne|établissement de paiement|terminal de paiement',
    'operating-system':
      'système d’exploitation|systèmes d’exploitation|distribution linux|distribution gnu/linux|micrologiciel|environnement de bureau|distro linux|gestionnaire de fenêtres|os mobile|firmware',
    'file-sharing-client':
      'client torrent|client bittorrent|partage de fichiers|transfert de fichiers|envoi de fichiers|gestionnaire de téléchargement|client ftp|synchronisation de fichiers|téléchargement de torrents|envoi de gros fichiers|partage de fichiers en ligne|transfert de gros fichiers',
    'password-manager':
      'gestionnaire de mots de passe|gestionnaire de mot de passe|coffre-fort de mots de passe|générateur de mots de passe|générateur de mot de passe|application d’authentification|coffre-fort numérique|authentificateur|gestion des mots de passe|coffre-fort électronique',
    'crypto-wallet':
      'portefeuille crypto|portefeuille bitcoin|portefeuille de cryptomonnaies|wallet crypto|portefeuille de cryptomonnaie|wallet bitcoin|wallet|portefeuille ethereum|portefeuille matériel',
    cryptocurrency:
      'cryptomonnaie|cryptomonnaies|crypto-monnaie|crypto-monnaies|monnaie numérique|blockchain|jeton|jetons|token|tokens|stablecoin|nft|monnaie virtuelle|bitcoin|crypto|memecoin|cryptoactifs|crypto-actifs|monnaie locale',
    'crypto-exchange':
      'plateforme d’échange de cryptomonnaies|plateforme d’échange crypto|bourse de cryptomonnaies|plateforme de trading|courtier en ligne|courtier en bourse|broker|courtier forex|achat de bitcoin|plateforme crypto|échange de cryptomonnaies|broker forex|acheter des cryptomonnaies|acheter du bitcoin|société de bourse|plateforme d’achat de cryptomonnaies',
    'trading-protocol':
      'protocole defi|finance décentralisée|protocole de prêt|robot de trading|bot de trading|signaux de trading|protocole décentralisé|échange décentralisé|plateforme d’échange décentralisée|trading automatique|trading algorithmique|dex|protocole|bourse décentralisée|protocole de liquidité',
    dapp: 'dapp|application décentralisée|applications décentralisées|contrat intelligent|contrats intelligents|smart contract|smart contracts|organisation autonome décentralisée|plateforme web3|web3|dapps',
    'messaging-app':
      'messagerie instantanée|application de messagerie|messagerie|messagerie électronique|visioconférence|logiciel de visioconférence|client de messagerie|tchat|réseau social|site de rencontre|site de rencontres|application de rencontre|messagerie sécurisée|visio|client mail|messagerie d’entreprise|agence matrimoniale|rencontres en ligne|réseau social d’entreprise|application de rencontres|boîte mail',
    'text-editor':
      'éditeur de texte|éditeur de code|traitement de texte|éditeur de pdf|éditeur pdf|éditeur vidéo|éditeur de photos|éditeur d’images|éditeur markdown|logiciel de montage vidéo|station audionumérique|logiciel de retouche photo|éditeur audio|éditeur photo|environnement de développement intégré|éditeur de diagrammes|logiciel de notation musicale|éditeur graphique|éditeur en ligne|logiciel de retouche|éditeur de partitions|logiciel d’écriture|éditeur d’image|éditeur de vidéo|logiciel de mao',
    'note-app':
      'prise de notes|application de prise de notes|application de notes|gestionnaire de tâches|liste de tâches|base de connaissances|to-do list|bloc-notes|journal intime|agenda en ligne|suivi d’habitudes|application de tâches|gestion des connaissances|gestionnaire de favoris|calendrier partagé|liste de courses|pense-bête|base de connaissance|journal personnel|mind mapping|carte mentale|cartes mentales',
    'weather-app':
      'application météo|météo|prévisions météo|prévisions météorologiques|météo agricole|prévision météo|météo marine|météo en direct|radar météo|bulletin météo|station météo|stations météo|appli météo|radar de pluie',
    'music-app':
      'application de musique|lecteur de musique|lecteur audio|lecteur multimédia|streaming musical|application radio|musique en streaming|métronome|accordeur|lecteur vidéo|application de podcasts|lecteur de podcasts|serveur multimédia|écoute de musique en ligne|plateforme de musique|accordeur de guitare|lecteur mp3',
    'photo-app':
      'application photo|application photos|application de photo|retouche photo|gestionnaire de photos|partage de photos|application appareil photo|livre photo|livres photo|album photo partagé|tirage photo|tirages photo|albums photo|développement photo',
    'fitness-app':
      'application de fitness|application de sport|application sportive|application de running|application santé|compteur de calories|application de méditation|suivi d’entraînement|application minceur|planificateur de repas|application bien-être|application d’entraînement|méditation guidée|suivi du sommeil|carnet d’entraînement|application de course à pied|suivi de cycle|suivi menstruel|programme minceur|planification de repas',
    'language-app':
      'application d’apprentissage des langues|apprentissage des langues|apprendre une langue|apprendre l’anglais|cartes mémoire|application de vocabulaire|flashcards|application pour apprendre l’anglais|entraîneur de vocabulaire|application pour apprendre les langues|apprentissage de l’anglais|cartes mémoires|apprendre les langues|apprendre l’espagnol',
    'finance-app':
      'application de budget|gestion de budget|application bancaire|application financière|suivi des dépenses|gestion de budget personnel|gestion des dépenses|finances personnelles|application de finances personnelles|suivi de portefeuille|agrégateur bancaire|notes de frais|application de gestion de budget|budget personnel|gestionnaire de dépenses|gestion des notes de frais|gestion du budget|application d’épargne',
    'accounting-software':
      'logiciel de comptabilité|logiciel comptable|logiciel de facturation|logiciel de paie|logiciel de devis et factures|facturation électronique|logiciel de facturation en ligne|facturation en ligne|comptabilité en ligne|logiciel de notes de frais|devis et factures|application de facturation|générateur de factures|logiciel devis facture|plateforme de facturation|facture électronique|gestion de trésorerie|logiciel de trésorerie|factures en ligne|logiciel facturation|logiciel paie',
    erp: 'erp|logiciel erp|pgi|progiciel de gestion intégré|logiciel de gestion commerciale|logiciel de gestion de stock|gmao|logiciel gmao|logiciel btp|logiciel de gestion d’entreprise|logiciel de gestion des stocks|logiciel de gmao|logiciel de production|gestion de flotte|gestion de stock|wms|logiciel de gestion de flotte|logiciel de gestion d’interventions|logiciel de gestion de production|gpao|logiciel pour le bâtiment|logiciel de gestion pour pme|logiciel bâtiment|géolocalisation de véhicules|gestion de parc automobile|logiciel de planification de production|tms|logiciel pour artisans|gestion des stocks',
    crm: 'crm|logiciel crm|gestion de la relation client|logiciel de relation client|logiciel de prospection|logiciel commercial|helpdesk|logiciel de support client|solution crm|logiciel de ticketing|intelligence commerciale|prospection commerciale|logiciel de service client|gestion des leads|outil crm|outil de prospection|logiciel de helpdesk|logiciel de vente|outil de gestion commerciale',
    'project-management':
      'gestion de projet|logiciel de gestion de projet|gestion de projets|outil de gestion de projet|gestion des tâches|outil collaboratif|logiciel rh|logiciel sirh|sirh|gestion du temps|gestion des temps|logiciel de planning|suivi du temps|outils collaboratifs|intranet|travail collaboratif|tableau blanc|outil de gestion de projets|logiciel de gestion des temps|planification du personnel|logiciel de recrutement|gestion des plannings|gestion de planning|logiciel collaboratif|tableau kanban|plateforme rh|espace de travail collaboratif|logiciel de suivi du temps|plateforme de collaboration|logiciel de gestion des congés|diagramme de gantt|automatisation des processus|gestion des talents|logiciel de ressources humaines|badgeuse|pointeuse|automatisation de workflows',
    'email-tool':
      'emailing|e-mailing|logiciel d’emailing|logiciel emailing|email marketing|plateforme d’emailing|logiciel de newsletter|solution emailing|newsletters et emailing|campagnes emailing|outil d’emailing|plateforme emailing|emails transactionnels|outil emailing|routage d’emails|solution d’emailing|sms et emailing|campagnes sms|envoi de sms|sms marketing|marketing par email|marketing par courriel',
    'marketing-software':
      'logiciel marketing|marketing automation|automatisation marketing|outil marketing|plateforme marketing|outil seo|logiciel seo|programme de fidélité|gestion des avis clients|raccourcisseur d’url|affichage dynamique|formulaires en ligne|sondages en ligne|qr code|générateur de qr code|plateforme publicitaire|logiciel de fidélisation|carte de fidélité|plateforme d’affiliation|outil de sondage|logiciel d’enquête|logiciel d’affichage dynamique|réseau d’affiliation|plateforme d’influence|planification réseaux sociaux|outil de gestion des réseaux sociaux|enquêtes en ligne|fidélisation client|e-réputation|cartes de fidélité|programme d’affiliation|générateur de formulaires|cartes de visite digitales|carte de visite digitale|sondage en ligne|plateforme seo',
    'analytics-software':
      'analyse de données|logiciel d’analyse|analyse d’audience|web analytics|business intelligence|logiciel bi|solution bi|outil d’analyse|visualisation de données|supervision informatique|veille concurrentielle|logiciel de veille|plateforme d’analyse|informatique décisionnelle|data analytics|logiciel de supervision|logiciel de statistiques|outil de reporting|monitoring|logiciel de business intelligence|surveillance de sites web|outil de veille|analytics|tableaux de bord|surveillance de site web|analytique|plateforme de données analytiques|veille médiatique',
    'booking-software':
      'logiciel de réservation|système de réservation|logiciel de rendez-vous|moteur de réservation|channel manager|logiciel hôtelier|logiciel de billetterie|logiciel pour salon de coiffure|logiciel de gestion de club|logiciel pour associations|logiciel pour auto-école|logiciel pms|gestion d’association|logiciel de gestion d’école|logiciel de gestion locative|logiciel de gestion d’association|logiciel de gestion de salle de sport|logiciel de planning de rendez-vous|gestion de rendez-vous|gestion des réservations|logiciel de gestion hôtelière|logiciel camping|logiciel de gestion pour associations|logiciel événementiel|logiciel associatif|logiciel de location|logiciel auto-école|logiciel périscolaire|logiciel de gestion scolaire|solution de billetterie|gestion d’événements|plateforme événementielle',
    'restaurant-software':
      'logiciel restaurant|logiciel de caisse|caisse enregistreuse|logiciel de restauration|système de caisse|menu digital|commande en ligne restaurant|logiciel pour restaurant|logiciel pour restaurants|caisse enregistreuse tactile|logiciel caisse|logiciel de gestion de restaurant|caisses enregistreuses|menu qr code|logiciel d’encaissement|solution d’encaissement|bornes de commande|solution de caisse|caisse tactile|borne de commande|logiciel de caisse restaurant|menu numérique|système de point de vente|système pdv',
    'practice-software':
      'logiciel médical|logiciel de gestion de cabinet|téléconsultation|plateforme de téléconsultation|télémédecine|logiciel pour kinés|logiciel dentaire|dossier patient informatisé|logiciel pour avocats|logiciel infirmier|logiciel vétérinaire|dossier médical|dispositif médical|dispositifs médicaux|e-santé|logiciel pour infirmières|santé numérique|logiciel pour cabinet médical|logiciel pour médecins|logiciel juridique|télésanté|logiciel pour cabinet d’avocats|dossier patient|logiciel notaire|santé connectée|logiciel pour professionnels de santé|logiciel de santé|télésurveillance médicale|logiciel de cabinet',
    'security-software':
      'cybersécurité|logiciel de sécurité|sécurité informatique|solution de cybersécurité|gestion des identités|authentification forte|test d’intrusion|tests d’intrusion|pare-feu|chiffrement|audit de sécurité|plateforme de cybersécurité|gestion des accès|contrôle d’accès|sécurité des emails|détection des menaces|expert en cybersécurité|pentest|entreprise de cybersécurité|solutions de cybersécurité|détection de fraude|sensibilisation à la cybersécurité|analyse de vulnérabilités|sécurité réseau|sécurité des données|protection contre la fraude',
    'compliance-software':
      'logiciel de conformité|conformité rgpd|logiciel rgpd|signature électronique|gestion électronique de documents|logiciel ged|ged|gestion documentaire|gestion de contrats|logiciel qualité|bilan carbone|logiciel de gestion documentaire|mise en conformité rgpd|logiciel de gestion des risques|gestion des risques|logiciel qhse|logiciel rse|archivage électronique|logiciel de contrats|signature numérique|logiciel hse|logiciel duerp|dématérialisation de documents|plateforme de conformité|dpo externalisé|comptabilité carbone|management de la qualité',
    antivirus:
      'antivirus|logiciel antivirus|anti-virus|antispam|anti-malware|filtre anti-spam|logiciel anti-malware|anti-spam|protection antivirus|anti-spyware|antivirus gratuit',
    vpn: 'vpn|service vpn|réseau privé virtuel|application vpn|fournisseur vpn|serveur proxy|meilleur vpn|vpn gratuit|proxy|fournisseur de vpn|résolveur dns',
    'disk-tool':
      'analyseur d’espace disque|nettoyeur de disque|gestionnaire de fichiers|recherche de doublons|nettoyage de disque|utilitaire système|désinstalleur|suppression de doublons|analyse d’espace disque|fichiers en double|nettoyage pc|optimisation pc|gestionnaire de partitions|explorateur de fichiers',
    'backup-software':
      'logiciel de sauvegarde|sauvegarde en ligne|sauvegarde de données|stockage en ligne|stockage cloud|sauvegarde informatique|sauvegarde externalisée|solution de sauvegarde|sauvegarde cloud|cloud souverain|sauvegarde des données|stockage en nuage|stockage de données|stockage de fichiers|sauvegarde en nuage|service de sauvegarde',
    'hosting-provider':
      'hébergeur|hébergeur web|hébergement web|hébergement de sites|hébergement de site internet|serveurs dédiés|serveur dédié|hébergement cloud|centre de données|datacenter|data center|nom de domaine|noms de domaine|hébergement internet|hébergeurs|vps|serveur vps|hébergement infogéré|registrar|hébergement de sites web|hébergement wordpress|fournisseur cloud|bureau d’enregistrement|hébergement site web|hébergeur français|hébergement de serveurs|colocation de serveurs|hébergeur de données de santé|hébergement vps|cloud computing|hébergement mutualisé|hébergeur cloud|centres de données|paas|hébergement de données de santé',
    'streaming-service':
      'service de streaming|plateforme de streaming|vidéo à la demande|vod|streaming|plateforme vidéo|diffusion en direct|svod|webdiffusion|live streaming|streaming vidéo|plateforme de streaming vidéo|plateforme de webinaires|plateforme de webinaire|films en streaming|hébergement vidéo|iptv|retransmission en direct|films et séries|service de vidéo à la demande',
    'radio-platform':
      'webradio|webradios|web radio|radio en ligne|radio internet|création de webradio|streaming radio|hébergement de podcasts|hébergement de podcast|plateforme de webradio|hébergement webradio|hébergement de webradio|radios en ligne|diffusion radio|streaming audio|logiciel de radio',
    chatbot:
      'chatbot|chatbots|agent conversationnel|assistant vocal|agents conversationnels|live chat|voicebot|ia conversationnelle|callbot|robot conversationnel|callbots|chatbot ia|logiciel de chat|chat en direct|réceptionniste ia|agent vocal ia|agents vocaux',
    'ai-assistant':
      'assistant ia|assistant intelligent|outil ia|générateur d’images|générateur d’images ia|générateur de texte|intelligence artificielle générative|ia générative|transcription automatique|logiciel de transcription|assistante ia|modèle de langage|assistant de rédaction|copilote ia|logiciel de dictée|synthèse vocale|reconnaissance vocale|logiciel de reconnaissance vocale|modèle d’ia|assistant virtuel intelligent|traduction automatique|outils ia|assistant|copilote|générateur ia|assistant d’écriture|dictée vocale|transcription audio',
    'ai-agent':
      'agent ia|agents ia|intelligence artificielle|automatisation ia|agents autonomes|agence ia|vision par ordinateur|agence d’automatisation|ia|agent intelligent|solutions d’intelligence artificielle|automatisation par l’ia|apprentissage automatique|agents intelligents|machine learning|vision artificielle|société d’intelligence artificielle|solutions ia|agence d’automatisation ia|agents d’intelligence artificielle',
    'website-builder':
      'créateur de site|créateur de sites|création de site gratuit|constructeur de site|constructeur de sites web|logiciel de création de site|éditeur de site web|solution e-commerce|plateforme e-commerce|créer un site internet|no-code|plateforme no-code|créateur de cv|créer un site|cv en ligne|créer un cv|créateur de site internet|plateforme de blog|outil no-code|générateur de cv|créer un blog|logiciel e-commerce|plateforme de création de sites|créer un forum|low-code|créer son site internet|solution de commerce en ligne|logiciel de création de site internet|site internet gratuit|créer une boutique en ligne|plateforme de formation en ligne',
    'website-template':
      'thème wordpress|thèmes wordpress|template html|modèle de site|modèles de sites|polices de caractères|fonderie typographique|police de caractères|banque d’images|photos libres de droits|thème prestashop|templates|template|typographies|modèles de documents|banque d’images gratuites|icônes|templates notion|modèles de cv|icônes gratuites|modèles de lettres|thèmes prestashop|kit ui|modèle de cv|police d’écriture|polices gratuites|créatrice de caractères',
    'design-tool':
      'logiciel de design|outil de design|logiciel de cao|logiciel de conception|logiciel 3d|logiciel de dessin|outil de prototypage|logiciel de modélisation|modélisation 3d|logiciel d’animation|logiciel de présentation|logiciel de création graphique|logiciel d’architecture|logiciel de simulation|cao|logiciel de plan|logiciel bim|logiciel de rendu|créateur de logo|bim|outil de création graphique|générateur de palettes|capture d’écran|configurateur 3d|logiciel cao|enregistreur d’écran|logiciel de visualisation|simulation numérique|générateur de logo|application de dessin|configurateur|création vidéo en ligne|dessin assisté par ordinateur',
    'developer-tool':
      'outil de développement|outils de développement|outil pour développeurs|outils pour développeurs|plateforme pour développeurs|intégration continue|gestionnaire de paquets|outil en ligne de commande|automatisation des tests|ligne de commande|plateforme de déploiement|client git|terminal|tests automatisés|infrastructure as code|émulateur de terminal|débogueur|interface en ligne de commande|outil de test|forge logicielle|revue de code|gestion de versions|générateur de code|plateforme devops|générateur de documentation',
    'computer-game':
      'jeu vidéo|jeux vidéo|jeu mobile|jeu en ligne|jeu de stratégie|jeu d’aventure|jeu multijoueur|jeux en ligne|jeu de puzzle|jeu indépendant|jeu de mots|jeu|jeux|jeu gratuit|jeux gratuits|jeu de plateforme|jeu de rôle en ligne|jeu par navigateur|mmorpg|serious game|jeu de gestion|jeu de simulation|mots croisés|jeux mobiles|jeu sérieux|jeux vidéos|jeu pc|jeu de réflexion|serious games|jeux indépendants',
    'game-server':
      'serveur minecraft|serveur de jeu|serveur rp|serveur gta rp|serveur discord|serveur fivem|serveurs de jeux|serveur privé|serveur gta|serveurs minecraft|serveur communautaire',
    'game-studio':
      'studio de jeux vidéo|studio de jeu vidéo|studio indépendant|développeur de jeux vidéo|éditeur de jeux vidéo|studio de développement de jeux|développement de jeux vidéo|studio de jeux|studio de jeux vidéo indépendant|création de jeux vidéo|studio de développement de jeux vidéo|éditeur de jeux',
    saas: 'saas|logiciel saas|logiciels saas|solution saas|solutions saas|plateforme saas|logiciel cloud|solution cloud|logiciel en mode saas|logiciel par abonnement|solutions cloud|application saas|logiciel en tant que service|service cloud',
    'learning-platform':
      'plateforme d’apprentissage|plateforme e-learning|plateforme de formation|plateforme lms|lms|plateforme éducative|application éducative|edtech|espace numérique de travail|logiciel e-learning|plateforme pédagogique|application d’apprentissage|environnement numérique de travail|outil auteur|logiciel éducatif|applications éducatives|plateforme d’e-learning|digital learning|système de gestion de l’apprentissage|plateforme d’apprentissage en ligne|application de révision|plateforme de cours|logiciels éducatifs',
    'smart-home':
      'domotique|maison connectée|maison intelligente|système domotique|installateur domotique|serrure connectée|alarme connectée|thermostat connecté|solution domotique|interphone|visiophone|portier vidéo|éclairage connecté|smart home|box domotique|alarme maison|motorisation de portail',
    robot:
      'robot|robots|robotique|robots industriels|robots autonomes|cobots|robot industriel|robotique industrielle|cobot|cobotique|robots collaboratifs|robot mobile|robots mobiles',
    association:
      'association|associations|amicale|société savante|société d’histoire|association d’habitants|association de quartier|association d’anciens élèves|fédération|association loi 1901|association professionnelle|association nationale|association culturelle|les amis de|association de parents|association de locataires|association historique|comité des fêtes|asbl|fédération nationale|association de parents d’élèves|cercle d’histoire|amicale des anciens|fédérations|ordre professionnel|association locale|association de jardiniers|société historique',
    'non-profit':
      'association à but non lucratif|organisation à but non lucratif|ong|organisation non gouvernementale|association d’intérêt général|organisme à but non lucratif|association sans but lucratif|entreprise sociale|organisation humanitaire|association humanitaire|économie sociale et solidaire|obnl|organisme sans but lucratif|obsl|association de solidarité internationale|association reconnue d’utilité publique|entreprise d’insertion|ong internationale|organisation de la société civile|association de défense de l’environnement|solidarité internationale|association de défense|association environnementale|chantier d’insertion|association d’insertion',
    charity:
      'association caritative|œuvre caritative|organisme de bienfaisance|organisation caritative|banque alimentaire|association de solidarité|aide humanitaire|épicerie solidaire|épicerie sociale|collecte de fonds|associations caritatives|aide alimentaire|parrainage d’enfants|cagnotte solidaire|hébergement d’urgence|organisme caritatif|foyer d’hébergement|soupe populaire',
    foundation:
      'fondation|fondations|fondation d’entreprise|fonds de dotation|fondation reconnue d’utilité publique|fondation d’utilité publique|bourses d’études|fondation privée|fondation abritée|bourse d’études',
    'support-association':
      'association de soutien|association d’amis|association de patients|groupe d’entraide|association de malades|groupe de parole|société des amis|association d’aide aux victimes|association d’entraide|comité de soutien|association de familles|groupe de soutien|association d’usagers|groupe d’entraide mutuelle|aide aux victimes',
    'community-organisation':
      'centre culturel|centre social|maison des jeunes et de la culture|mjc|organisme communautaire|centre communautaire|maison de quartier|association socioculturelle|centre socioculturel|foyer rural|jardin partagé|espace culturel|maison des associations|centre de loisirs|maison des jeunes|centre d’animation|jardins partagés|espace de vie sociale|centre socio-culturel|association d’éducation populaire|maison de la culture|friche culturelle|centre d’art et de culture|jardin communautaire|jardins familiaux|accueil de loisirs|maison pour tous|café associatif',
    'rescue-organisation':
      'société de sauvetage|secouristes|secourisme|formation premiers secours|secours en montagne|premiers secours|association de secourisme|sauvetage en mer|protection civile|croix-rouge|formation secourisme|samaritains|formation sst|premiers soins|association de sécurité civile|formation aux premiers secours|secours aquatique|cours de premiers secours|sauveteurs en mer',
    church:
      'église|églises|paroisse|paroisses|cathédrale|chapelle|mosquée|synagogue|temple|église évangélique|église protestante|diocèse|église catholique|abbaye|basilique|église protestante unie|église baptiste|ensemble paroissial|église réformée|église orthodoxe|unité pastorale|collégiale|église de réveil|paroisse protestante|temple bouddhiste|groupement paroissial',
    'religious-community':
      'communauté religieuse|monastère|couvent|congrégation|communauté chrétienne|centre bouddhiste|centre de méditation|centre spirituel|étude biblique|mission chrétienne|prieuré|communauté monastique|ordre religieux|centre de retraite spirituelle|communauté juive|congrégation religieuse|pèlerinage|pèlerinages|confrérie|aumônerie|société missionnaire|communauté spirituelle|retraites spirituelles|communauté catholique|sanctuaire',
    'political-party':
      'parti politique|mouvement politique|campagne électorale|mouvement citoyen|élections municipales|liste citoyenne|député|députée|sénateur|sénatrice|groupe politique|partis politiques|liste électorale|conseiller municipal|référendum',
    union:
      'syndicat|syndicats|syndicat professionnel|organisation syndicale|comité d’entreprise|comité social et économique|union syndicale|cse|confédération syndicale|syndicat de salariés|fédération syndicale|syndicat national|section syndicale|comités d’entreprise|centrale syndicale',
    'trade-association':
      'fédération professionnelle|chambre de commerce|chambre de commerce et d’industrie|association de commerçants|organisation professionnelle|groupement professionnel|chambre syndicale|union des commerçants|interprofession|union patronale|chambre des métiers|association des commerçants|syndicat patronal|chambre de métiers et de l’artisanat|pôle de compétitivité|organisation patronale|club d’entreprises|chambre d’agriculture|association d’entreprises|union des entreprises|réseau d’entrepreneurs|clubs d’entreprises|union commerciale|syndicat des vignerons|réseau d’affaires|fédération du bâtiment',
    cooperative:
      'coopérative|coopératives|scop|scic|société coopérative|coopérative agricole|coopérative d’habitation|habitat participatif|coopérative d’activités et d’emploi|coopérative d’activité et d’emploi|coopérative d’habitants|coopérative ouvrière|coopérative financière|société coopérative d’intérêt collectif|coop',
    municipality:
      'commune|communes|mairie|mairies|ville de|hôtel de ville|village|municipalité|communauté de communes|communauté d’agglomération|conseil municipal|intercommunalité|métropole|conseil départemental|conseil régional|commune de|administration communale|mairie de|collectivité territoriale|village de|préfecture de région|municipalité de|commune nouvelle|mrc',
    authority:
      'ministère|préfecture|administration publique|établissement public|agence gouvernementale|ambassade|consulat|agence régionale|organisme public|syndicat mixte|institution publique|agence de l’eau|police municipale|gendarmerie|autorité publique|agence nationale|autorité portuaire|port autonome|office fédéral|organisme gouvernemental|ambassades|consulat général|parc naturel régional|parc national|ordre des médecins|ordre des avocats|cour d’appel|office national',
    'fire-brigade':
      'sapeurs-pompiers|pompiers|sapeurs pompiers|caserne de pompiers|centre de secours|corps de sapeurs-pompiers|amicale des sapeurs-pompiers|pompiers volontaires|service incendie|jeunes sapeurs-pompiers|service de sécurité incendie|service départemental d’incendie et de secours',
    community:
      'communauté|communautés|communauté en ligne|forum|forums|forum de discussion|communauté de joueurs|groupe d’utilisateurs|fan club|communauté de passionnés|communauté d’entraide|communauté discord|communauté francophone|communauté de développeurs|fan-club|communauté open source|forum francophone|espace d’échange|fansite',
    network:
      'réseau|réseaux|alliance|consortium|groupement|partenariat|collectif|collectifs|cluster|réseau d’entreprises|coalition|réseau associatif|réseau professionnel|réseau national|réseau européen|réseau international|grappe d’entreprises|groupement d’intérêt public|groupement d’entreprises|groupement d’intérêt économique',
    club: 'club|clubs|cercle|club photo|club automobile|moto-club|moto club|club de lecture|rotary club|lions club|radio-club|club de bridge|radioamateurs|club d’astronomie|radioamateur|club informatique|club de voitures anciennes|club d’œnologie|club de modélisme|radio club|photo-club|club service|club philatélique|club des aînés|club house|club de collectionneurs',
    initiative:
      'initiative|initiatives|mouvement|collectif citoyen|action citoyenne|campagne de sensibilisation|initiative citoyenne|programme d’accompagnement|programme européen|mouvement international',
    project:
      'projet|projets|projet de recherche|projet artistique|projet pilote|projet européen|projet personnel|projet collectif|projet associatif|projet participatif|projet citoyen|projet collaboratif|projet solidaire',
    'open-source-project':
      'logiciel libre|logiciels libres|projet open source|logiciel open source|open source|projet libre|libre et open source|code source ouvert|outil open source|données ouvertes|logiciels open source|standard ouvert|solution open source|plateforme open source|source ouverte|application libre|open data|projet de logiciel libre',
    'youth-organisation':
      'association de jeunesse|mouvement de jeunesse|scouts|scoutisme|groupe scout|colonie de vacances|colonies de vacances|camp de vacances|éclaireurs|conseil de jeunes|organisation de jeunesse|camp de jour|accueil de jeunes|camps de vacances|camps d’été|guides et scouts|camp d’été|mission locale|camps de jour|éclaireuses|animation jeunesse|unité scoute|point information jeunesse|séjours pour enfants|parrainage de jeunes|information jeunesse',
    'student-organisation':
      'association étudiante|associations étudiantes|bureau des étudiants|junior-entreprise|junior entreprise|syndicat étudiant|association d’étudiants|bde|cercle étudiant|fédération étudiante|organisation étudiante|association des étudiants|fédération d’étudiants|corporation étudiante',
    company:
      'entreprise|entreprises|société|sociétés|entreprise familiale|pme|compagnie|marque|firme|sarl|société familiale|entreprise artisanale|marque française|entreprise française|société française|entreprise indépendante|entreprise innovante|entreprise locale|tpe',
    agency: 'agence|agences|agence conseil|agence indépendante|agence spécialisée|agence à taille humaine',
    service:
      'service|services|prestation|prestations|prestations de service|service sur mesure|prestations de services|service par abonnement',
    studio: 'studio|studios|atelier de création',
    practice: 'cabinet|cabinets|cabinet libéral|cabinet pluridisciplinaire|cabinet privé',
    centre:
      'centre|centres|pôle|hub|centre de ressources|centre d’excellence|centre de compétences|pôle d’excellence|centre d’expertise',
    provider:
      'prestataire|prestataires|prestataire de services|fournisseur de solutions|opérateur|fournisseur de services|prestataires de services',
    specialist:
      'spécialiste|spécialistes|expert|experts|experte|professionnel|professionnels|conseiller|conseillère|technicien|artisan|artisans|conseillers|professionnelle',
    solution:
      'solution|solutions|système|systèmes|produit|produits|technologie|technologies|solution clé en main|solutions innovantes|solution innovante|gamme de produits',
    group:
      'groupe|groupes|holding|groupe d’entreprises|groupe familial|groupe industriel|conglomérat|équipe|équipe pluridisciplinaire|groupe international|groupe français',
    startup:
      'start-up|startup|startups|start-ups|jeune pousse|jeune entreprise innovante|jeunes pousses|deeptech|spin-off|entreprise en démarrage',
    blog: 'blog|blogs|blogue|blog voyage|blog cuisine|blog de voyage|blog personnel|site personnel|blog mode|recettes de cuisine|blog de cuisine|carnet de voyage|blog tech|page personnelle|blogueuse|site perso|blog lifestyle|blog de recettes|blogueur|carnets de voyage|site de recettes|blog beauté|jardin numérique|blog high-tech',
    magazine:
      'magazine|magazines|revue|revues|webzine|magazine en ligne|revue scientifique|revue littéraire|fanzine|mensuel|bimestriel|trimestriel|revue en ligne|bande dessinée|webmagazine|critiques de films|revue trimestrielle|site de critiques|revue de littérature|magazine gratuit|revue d’art|bandes dessinées|magazine numérique|webcomic',
    newspaper:
      'journal|quotidien|hebdomadaire|site d’information|actualités locales|agence de presse|presse locale|média indépendant|média en ligne|site d’actualité|média d’information|quotidien régional|journal en ligne|presse régionale|média local|site d’actualités|journal local|pure player|portail d’information|portail d’actualités|hebdo|actualité en continu|info en continu|journal indépendant|presse écrite|journal d’information|média participatif',
    newsletter:
      'newsletter|newsletters|infolettre|lettre d’information|lettre d’actualité|bulletin d’information|newsletter hebdomadaire|infolettres|newsletter quotidienne|lettres d’information|newsletter gratuite',
    podcast:
      'podcast|podcasts|balado|balados|émission en podcast|chaîne youtube|baladodiffusion|web-série|youtubeur|série audio|websérie|émission audio|podcast indépendant|fiction audio|studio de podcast',
    'radio-station':
      'radio|radios|station de radio|radio locale|radio associative|radio fm|radio indépendante|radio étudiante|émission de radio|radio communautaire|radio chrétienne|radio libre|radio régionale|radio musicale|stations de radio|radio numérique',
    'tv-channel':
      'chaîne de télévision|chaîne tv|télévision|télévision locale|chaînes de télévision|web tv|film documentaire|court métrage|court-métrage|long métrage|documentaire|série télévisée|chaîne locale|webtv|chaîne d’information|long-métrage|télévision en direct|émission de télévision|documentaires|web télé|diffuseur public|chaîne télé|courts-métrages|série documentaire',
    'record-label':
      'label de musique|label indépendant|maison de disques|label musical|production musicale|distribution musicale|management d’artistes|agence de booking|booking d’artistes|producteur de spectacles|production de spectacles|label de disques|label discographique|producteur de concerts|production de concerts|distribution numérique de musique|label associatif|bureau de production',
    portal:
      'portail|portail web|portail internet|portail d’information thématique|site de référence|site de ressources|site portail|centre de documentation|guide pratique|site thématique|portail documentaire|guide en ligne|centre d’information|centre de ressources documentaires|portail national',
    directory:
      'annuaire|annuaires|annuaire en ligne|répertoire|annuaire professionnel|annuaire d’entreprises|catalogue|catalogue en ligne|archives départementales|archives municipales|carte interactive|guide des bonnes adresses|annuaire web|annuaire des entreprises|portail immobilier|portail emploi|annuaire gratuit|archive numérique|catalogue collectif|cartographie|annuaire de liens|archives numériques|annuaire de sites|base documentaire|fonds d’archives|répertoire en ligne',
    encyclopedia:
      'encyclopédie|encyclopédies|wiki|dictionnaire|dictionnaires|encyclopédie en ligne|dictionnaire en ligne|glossaire|lexique|documentation|tutoriels|tutoriel|manuel d’utilisation|guide d’utilisation|documentation technique|encyclopédie libre|tutos|guide de l’utilisateur|livre en ligne|manuel en ligne|dictionnaire des synonymes|dictionnaire bilingue|traducteur en ligne',
    portfolio:
      'portfolio|portfolios|book en ligne|cv|curriculum vitae|portfolio en ligne|site portfolio|book photo|portfolio personnel',
    'film-production':
      'société de production|société de production audiovisuelle|production audiovisuelle|société de production cinématographique|production cinématographique|réalisateur|réalisatrice|production de films|cinéaste|boîte de production|maison de production|studio de post-production|postproduction|production de films documentaires|producteur audiovisuel|post-production|réalisateurs|cinéastes|productions audiovisuelles|production documentaire|maison de production audiovisuelle|distributeur de films',
  },
}
