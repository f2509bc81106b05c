import type { PagesLists } from '../../pages/lists.ts'

export const pages: PagesLists = {
  pages: {
    about:
      'à propos|à propos de nous|qui sommes nous|qui suis je|qui sommes-nous ?|notre histoire|=histoire|notre entreprise|=entreprise|=l’entreprise|la société|=société|notre société|présentation|=le groupe|notre groupe|notre mission|nos missions|notre vision|nos valeurs|=valeurs|notre philosophie|notre engagement|nos engagements|=l’agence|=agence|notre agence|=le cabinet|=la maison|notre maison|=la marque|=notre concept|=le concept|découvrez nous|nous connaître|pourquoi nous|pourquoi nous choisir|=l’association|=l’atelier|=le domaine|notre savoir faire|mieux nous connaître|notre adn|=manifeste|notre raison d’être|raison d’être',
    team: 'équipe|notre équipe|l’équipe|l’équipe dirigeante|nos équipes|=équipes|=direction|nos experts|nos avocats|=les fondateurs|=fondateurs|nos collaborateurs|=gouvernance|rencontrez l’équipe|=trombinoscope|nos praticiens|nos médecins',
    careers:
      'carrières|=carrière|recrutement|nous recrutons|on recrute|rejoignez nous|nous rejoindre|rejoindre l’équipe|offres d’emploi|offre d’emploi|=emploi|=emplois|=jobs|travailler chez|travailler avec nous|postuler|=stages|candidature|candidature spontanée|=talents|rejoignez l’équipe|postes à pourvoir',
    press:
      'presse|espace presse|communiqués de presse|communiqué de presse|dossier de presse|salle de presse|revue de presse|on parle de nous|ils parlent de nous|kit presse|=médias|kit média|relations presse',
    contact:
      'contactez nous|nous contacter|=contact|=contacter|formulaire de contact|nous trouver|où nous trouver|nous écrire|écrivez nous|prendre contact|plan d’accès|=accès|coordonnées|=horaires|horaires d’ouverture|nos agences|nos magasins|=magasins|nos adresses|infos pratiques|venir nous voir|trouver un magasin|parlons en',
    legal:
      'mentions légales|mention légale|cgv|cgu|conditions générales|conditions générales de vente|conditions générales d’utilisation|politique de confidentialité|confidentialité|vie privée|données personnelles|politique de cookies|=rgpd|gestion des cookies|informations légales|protection des données|charte de confidentialité|conditions d’utilisation|données personnelles et cookies',
    security:
      '=sécurité|sécurité des données|sécurité et conformité|=conformité|centre de confiance|sécurité et confidentialité',
    pricing:
      'tarifs|=tarif|prix|nos tarifs|nos prix|grille tarifaire|tarification|nos formules|=formules|=forfaits|=abonnements|nos abonnements|offres et tarifs|=honoraires|plans et tarifs|tarifs et formules|billetterie et tarifs|=billetterie|tarifs et réservation',
    product:
      'produits|=produit|nos produits|=boutique|la boutique|e-boutique|boutique en ligne|=catalogue|=collection|=collections|=services|nos services|=prestations|nos prestations|=la carte|/carte|notre carte|/menu|=menus|nos menus|=carte et menus|la carte et les menus|ce que nous faisons|=offre|notre offre|nos offres|=formations|nos formations|=soins|nos soins|=chambres|nos chambres|=hébergements|nos hébergements|=expertises|nos expertises|=domaines d’intervention|domaines de compétences|=compétences|nos compétences|=vins|nos vins|nos métiers|=métiers|savoir faire|=gamme|nos gammes|=plateforme|=activités|nos activités|=nouveautés|=ateliers|=cours|=programmes|=marques|tous les produits|=logements',
    features:
      'fonctionnalités|=fonctionnalité|comment ça marche|=intégrations|comment ça fonctionne|toutes les fonctionnalités|=avantages|nos avantages|=fonctions|=atouts',
    solutions:
      '=solution|nos solutions|=solutions|secteurs d’activité|=secteurs|nos secteurs|cas d’usage|cas d’utilisation|=applications|=marchés|pour les entreprises|=industries',
    customers:
      'nos clients|=clients|cas clients|cas client|études de cas|étude de cas|nos références|=références|=réalisations|nos réalisations|=portfolio|projets|nos projets|histoires de réussite|=partenaires|nos partenaires|success stories|ils nous font confiance|=chantiers|nos chantiers|=travaux',
    testimonials:
      'témoignages|=témoignage|avis clients|=avis|avis|vos avis|ils parlent de nous clients|ce que disent nos clients|livre d’or',
    blog: '=blog|le blog|notre blog|actualités|=actualité|=actus|=actu|nos actualités|=articles|=magazine|=le mag|=événements|=évènements|nos événements|=agenda|=journal|=ressources|=conseils|nos conseils|=nouvelles|=recettes|=guides|=dossiers|=expositions|=programmation',
    faq: 'foire aux questions|questions fréquentes|questions réponses|=aide|centre d’aide|=vos questions|aide et contact|=assistance|questions fréquemment posées|=besoin d’aide|=service client',
  },
  actions: {
    donate: 'faire un don|don|dons|je donne|donner|nous soutenir|soutenez nous',
    booking:
      'réserver|réservation|réservations|réserver en ligne|prendre rendez vous|prise de rendez vous|rendez vous|réserver une table',
    login:
      'connexion|se connecter|s’identifier|identifiez vous|inscription|s’inscrire|créer un compte|déconnexion|mot de passe oublié',
    cart: 'panier|mon panier|paiement|liste d’envies|caisse|favoris',
    search: 'recherche|rechercher|chercher|résultats de recherche',
    account: 'mon compte|compte|espace client|mon espace|espace membre|espace adhérent',
  },
  policies: {
    privacy:
      'politique de confidentialité|=confidentialité|=vie privée|données personnelles|protection des données|charte de confidentialité|=rgpd|politique de protection des données|politique de vie privée',
    terms:
      '=cgv|=cgu|conditions générales|conditions générales de vente|conditions générales d’utilisation|conditions d’utilisation|conditions de vente',
    imprint: 'mentions légales|mention légale|informations légales',
    cookies: 'politique de cookies|politique cookies|politique des cookies|=cookies|politique en matière de cookies',
    returns:
      'politique de retour|=retours|retours et remboursements|droit de rétractation|livraison et retours|politique de remboursement|échanges et retours|politique d’annulation',
    shipping:
      '=livraison|politique de livraison|livraison et retours|frais de port|frais de livraison|livraisons|modes de livraison|politique d’expédition',
    accessibility:
      '=accessibilité|déclaration d’accessibilité|accessibilité non conforme|accessibilité partiellement conforme|accessibilité conforme',
    security: 'politique de sécurité|sécurité des données|=sécurité',
  },
  blocks: {
    features:
      'fonctionnalités|avantages|nos avantages|vos avantages|pourquoi nous choisir|nos atouts|les points forts|nos points forts',
    pricing: 'tarifs|nos tarifs|nos prix|nos formules|nos offres et tarifs|choisissez votre formule|nos abonnements',
    testimonials:
      'témoignages|avis clients|ils parlent de nous|ce que disent nos clients|nos clients témoignent|avis de nos clients|ils en parlent|ils nous recommandent|ce que pensent nos clients|ce qu’en disent nos clients|ce qu’ils disent|vos avis|avis google|la parole à nos clients|témoignage|ce que disent|avis vérifiés|livre d’or|avis de clients|avis des clients|les avis|nos avis|avis patients|avis voyageurs|avis de nos patients|avis de nos voyageurs|avis de nos hôtes|l’avis de nos clients|la parole aux clients|paroles de clients|paroles d’élèves|paroles de parents|ce que nos clients disent|ce que disent nos patients|ce que disent nos hôtes|ce que disent nos élèves|ce que disent nos voyageurs|ce que disent les clients|ce qu’ils en pensent|ce qu’ils pensent de nous|ce que vous en dites|vous en parlez|vos témoignages|leurs témoignages|témoignages clients|ils nous font confiance et le disent|ils ont testé|ils ont aimé|elles ont aimé|elles en parlent|elles témoignent|ils témoignent|vous nous recommandez|clients satisfaits|clients heureux|commentaires clients|vos commentaires|ce que l’on dit de nous',
    faq: 'questions fréquentes|foire aux questions|vos questions|questions réponses',
    about: 'à propos|qui sommes nous|notre histoire|notre mission|nos valeurs|notre philosophie|bienvenue chez',
    team: 'notre équipe|l’équipe|nos équipes|nos experts|rencontrez l’équipe',
    customers:
      'ils nous font confiance|nos clients|nos références|nos réalisations|ils nous ont fait confiance|études de cas|nos projets|réalisations',
    blog: 'actualités|nos actualités|derniers articles|nos derniers articles|à la une|dernières actualités|agenda',
    contact: 'contactez nous|nous contacter|horaires|nous trouver|où nous trouver|horaires d’ouverture|prenez contact',
    newsletter:
      'inscrivez vous à notre newsletter|restez informé|restez informés|abonnez vous|recevez nos actualités|infolettre',
    steps:
      'comment ça marche|comment ça fonctionne|en 3 étapes|en trois étapes|les étapes|notre processus|notre méthode|étape par étape',
    stats: 'en chiffres|chiffres clés|quelques chiffres|nos chiffres',
    gallery: 'galerie photos|galerie photo|en images|suivez nous sur instagram|photos et vidéos',
    services:
      'nos services|nos prestations|nos produits|ce que nous faisons|nos solutions|notre offre|nos expertises|notre carte|nos spécialités|prestations|nouveautés',
    careers: 'rejoignez nous|nous recrutons|recrutement|carrières|rejoignez notre équipe|nos offres d’emploi',
    partners: 'nos partenaires|partenaires|en partenariat avec|soutenu par|vu dans|ils nous soutiennent',
  },
  calls: {
    buy: 'acheter|achetez|acheter maintenant|j’achète|commander|commandez|commander en ligne|je commande|ajouter au panier|voir la boutique|visiter la boutique|précommander|acheter un billet|acheter des billets|choisir ce forfait|choisir cette offre|je craque|acheter en ligne|achat immédiat',
    trial:
      'essai gratuit|essayer|essayez|essayer gratuitement|essayez gratuitement|tester gratuitement|testez gratuitement|je teste|commencer gratuitement|démarrer gratuitement|démarrer l’essai gratuit|essayer maintenant|tester|version d’essai|cours d’essai|demander un essai|j’essaie',
    demo: 'demander une démo|demander une démonstration|réserver une démo|démo|voir la démo|planifier une démo|démonstration|obtenir une démo|demandez une démo|regarder la démo|réservez une démo|démo gratuite',
    contact:
      'contactez nous|nous contacter|contacter|prendre contact|appelez nous|appeler|écrivez nous|nous écrire|envoyer un message|parlons en|parlez à un expert|discutons|parler à un conseiller|envoyer',
    'sign-up':
      's’inscrire|inscrivez vous|je m’inscris|inscription|créer un compte|créer mon compte|ouvrir un compte|postuler|candidater|rejoindre la liste d’attente|demander un accès',
    download:
      'télécharger|téléchargez|télécharger l’application|téléchargement|installer|télécharger la brochure|télécharger gratuitement',
    donate: 'faire un don|je donne|donner|donnez|je fais un don|soutenez nous|nous soutenir|parrainer',
    book: 'réserver|réservez|réserver maintenant|réserver une table|réserver en ligne|je réserve|prendre rendez vous|prenez rendez vous|prendre rdv|vérifier les disponibilités|planifier un appel|réserver un appel',
    subscribe: 's’abonner|abonnez vous|je m’abonne|s’abonner à la newsletter|s’inscrire à la newsletter|suivez nous',
    join: 'rejoindre|rejoignez nous|rejoignez|nous rejoindre|devenir membre|adhérer|devenir partenaire|devenir bénévole|participer|je participe|j’adhère',
    quote:
      'demander un devis|devis gratuit|demande de devis|obtenir un devis|devis en ligne|demandez un devis|votre devis|simuler|devis',
    start:
      'commencer|commencez|démarrer|démarrez|c’est parti|se lancer|lancez vous|je commence|commencer maintenant|démarrer un projet|je me lance',
    learn:
      'découvrir|découvrez|je découvre|voir les tarifs|voir nos offres|voir la carte|voir le menu|voir la vidéo|comment ça marche|explorer|nos réalisations|voir les produits|voir la collection',
    visit:
      'trouver un magasin|nous rendre visite|venir nous voir|itinéraire|trouver une boutique|trouver un revendeur|rendez nous visite|trouver une agence',
  },
  controls: {
    consent:
      'accepter|tout accepter|accepter tout|accepter les cookies|j’accepte|refuser|tout refuser|je refuse|continuer sans accepter|paramétrer|paramétrer les cookies|personnaliser|gérer les cookies|gérer mes choix|gérer les préférences|paramètres des cookies|d’accord|j’ai compris|enregistrer les préférences|préférences|autoriser tous les cookies|accepter et fermer|gérer le consentement',
    login:
      'connexion|se connecter|mon compte|espace client|s’identifier|identifiez vous|déconnexion|mot de passe oublié|connectez vous|compte',
    search: 'recherche|rechercher|chercher|ouvrir la recherche|lancer la recherche|rechercher sur le site',
    close: 'fermer|fermer le menu|annuler|non merci|masquer|plus tard|pas maintenant',
    share: 'partager|partager sur facebook|partagez|copier le lien|imprimer|partager la page',
    'skip-link': 'aller au contenu|aller au contenu principal|passer au contenu|accéder au contenu|aller au menu',
    'read-more':
      'en savoir plus|lire la suite|lire plus|plus d’infos|plus d’informations|voir plus|cliquez ici|ici|voir tout|voir tous|plus|savoir plus|plus de détails|voir le détail|lire l’article|découvrir plus|voir l’article|tout voir|voir les détails|j’en profite',
    overview: 'tous les avis|tous nos avis|tous les articles|toutes les actualités|toutes nos actualités',
    cart: 'panier|mon panier|voir le panier|favoris|liste d’envies|votre panier',
    pagination:
      'suivant|précédent|suivante|précédente|page suivante|page précédente|retour|articles plus anciens|dernière page|afficher plus|charger plus|en afficher plus',
    legal:
      'mentions légales|politique de confidentialité|confidentialité|cgv|cgu|plan du site|conditions générales|données personnelles|accessibilité|politique de cookies',
    menu: 'ouvrir le menu|menu principal|afficher le menu',
    'back-to-top': 'haut de page|retour en haut|retour en haut de page|remonter',
    language: 'langue|choisir la langue|langues|pays|changer de langue|choisir un pays',
  },
  forms: {
    time: 'date|arrivée|départ|date souhaitée|heure|créneau|voyageurs|adultes|enfants|nuits|nombre de personnes|convives|rendez-vous',
    amount: 'quantité|qté|montant|montant du don|nombre d’articles',
    message: 'message|votre message|sujet|objet|votre demande|question|commentaire|commentaires|décrivez votre projet',
    company:
      'société|entreprise|nom de l’entreprise|organisation|fonction|secteur|poste|nombre de salariés|raison sociale',
    payment: 'numéro de carte|carte bancaire|adresse de facturation|adresse de livraison|mode de paiement|code promo',
  },
  pictures: {
    photo: 'photographie|photographies|cliché|photo de|photos de|photographe',
    illustration: 'dessin|dessins|infographie|croquis|schéma|mascotte|illustré',
    icon: 'icône|icônes|flèche|pictogramme|symbole de',
    logo: 'logotypes|sceau|label qualité',
  },
  boilerplate: {
    law: 'cookie|cookies|politique de confidentialité|mentions légales|conditions générales|données personnelles|données à caractère personnel|rgpd|tous droits réservés|responsabilité ne saurait|propriété intellectuelle|copyright',
    trade:
      'frais de port|livraison gratuite|livraison offerte|délai de livraison|délais de livraison|ttc|hors taxes|moyens de paiement|ajouter au panier|en stock|rupture de stock|jours ouvrés|horaires d’ouverture|heures d’ouverture|retours gratuits',
    form: 'champs obligatoires|champ obligatoire|se désinscrire|désabonner|votre adresse e mail|votre adresse mail|votre email|pas de spam|en soumettant|en vous inscrivant|en cliquant|j’accepte que|message a été envoyé|message envoyé|veuillez saisir|veuillez remplir|veuillez entrer',
    browser:
      'activer javascript|activez javascript|javascript est désactivé|votre navigateur|aller au contenu|chargement|page introuvable|haut de page',
  },
  journey: {
    help: 'aide|centre d’aide|support|assistance|documentation|guide de démarrage|guide d’utilisation|tutoriels|comment ça marche|base de connaissances',
    community: 'communauté|forum|espace membres|espace adhérents|rejoindre la communauté',
    loyalty:
      'programme de fidélité|carte de fidélité|fidélité|parrainage|parrainer un ami|carte cadeau|cartes cadeaux|chèque cadeau|bon cadeau|bons cadeaux|adhésion|devenir membre',
  },
  customerHeadings: {
    customer:
      'nos clients|ils nous font confiance|elles nous font confiance|ils nous ont fait confiance|nos références clients|quelques clients|clients et références|ils ont choisi',
    partner:
      'nos partenaires|partenaires|avec le soutien de|nos sponsors|ils nous soutiennent|nos marques partenaires|nos fournisseurs|partenaires officiels',
    press: 'ils parlent de nous|vu dans|on parle de nous|dans la presse|la presse en parle|vu dans la presse',
  },
  offerHeadings: {
    reasons:
      'pourquoi nous choisir|pourquoi choisir|pourquoi nous|nos atouts|nos engagements|nos valeurs|bonnes raisons|ce qui nous distingue|notre promesse|nos points forts|nous choisir|nous choisissent|nous font confiance',
    benefits: 'avantages|nos avantages|vos avantages',
    menu: 'nos formations|nos cours|nos ateliers|nos soins|nos chambres|nos hébergements|nos activités|nos séances|nos traitements|nos interventions|domaines d’intervention|domaines d’expertise|nos métiers|nos stages|motifs de consultation|les prestations|les services',
  },
  greeting: 'bienvenue|bonjour|soyez les bienvenus|soyez le bienvenu',
  vague: 'en savoir plus|lire la suite|cliquez ici|plus d’infos|voir plus|découvrir|suite|voir',
  tool: 'calculateur|calculatrice|simulateur|configurateur|quiz|auto-test|liste de contrôle|modèle à télécharger|modèles à télécharger|estimateur',
  event:
    'réouverture|rouvre|rouvrira|rouvrons|ouverture le|ouvre le|ouvrira le|fermé du|fermé jusqu’au|fermée jusqu’au|fermeture du|fermeture annuelle|début des cours|rentrée le|commence le|débute le|reporté au|reportée au|aura lieu le|lancement le',
  counter:
    'vues|commentaires|commentaire|j’aime|partages|téléchargements|abonnés|visiteurs|visites|en ligne|dans le panier|en stock|vendus|votes|avis|évaluations|min de lecture|jours|heures|minutes|secondes',
  live: {
    live: 'en stock|plus que|restants|restantes|restant|places restantes|personnes regardent|personnes consultent|personnes en ligne|visiteurs en ligne|en ligne actuellement|au cours de la dernière heure|dans la dernière heure|ces dernières 24 heures|vous êtes le visiteur|visiteur numéro|visiteur n|compteur de visites|visiteurs aujourd’hui|jours restants|heures restantes|temps restant|se termine dans|expire dans|commence dans|plus que jours|commandez dans les|prochain rendez-vous|temps d’attente',
    cart: 'panier|mon panier|sac|liste de souhaits',
  },
  street:
    'rue|avenue de|boulevard de|bd|place de|chemin|route de|impasse|allée|quai|cours|zone industrielle|zone artisanale|cedex|bp|faubourg|passage',
  address: 'adresse|notre adresse|adresse postale|siège social',
}
