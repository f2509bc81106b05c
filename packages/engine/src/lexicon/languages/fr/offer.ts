import type { OfferLists } from '../../offer/lists.ts'

export const offer: OfferLists = {
  trials: {
    trial:
      'essai gratuit|essai|période d’essai|essayer gratuitement|essayez gratuitement|séance d’essai|cours d’essai|tester gratuitement',
    free: 'gratuit|gratuits|gratuite|gratuitement|offert|offerts|gratuites',
  },
  guarantees: {
    'money-back':
      'satisfait ou remboursé|garantie de remboursement|remboursement intégral|satisfaction garantie|remboursé si',
    warranty:
      'ans de garantie|garantie à vie|garantie constructeur|an de garantie|garanti 2 ans|garantie 2 ans|garantie décennale|mois de garantie|meilleur prix garanti|garantie 5 ans|garantie 10 ans',
    cancel:
      'sans engagement|annulez à tout moment|résiliable à tout moment|annulable à tout moment|résiliez à tout moment|annulation à tout moment|sans frais cachés|annulation gratuite',
    returns:
      'retours gratuits|retour gratuit|jours pour changer d’avis|retours sous|retour offert|jours pour retourner|retours offerts',
  },
  insteadOfPrice: {
    free: 'gratuit|gratuite|gratuitement|toujours gratuit|gratuit à vie|gratuit pour toujours|sans frais',
    'on-request':
      'sur devis|sur demande|nous contacter|contactez nous|prix sur demande|tarif sur demande|demander un devis|sur mesure|sur bilan|nous consulter|devis gratuit|demandez un devis|tarif sur devis|à définir ensemble|tarif à venir|tarifs à venir|prix à venir|prix bientôt disponible|tarif bientôt disponible|tarif à définir|prix à définir',
  },
  priceNotes: {
    from: 'à partir de|dès|à compter de',
    afterwards: 'puis|ensuite|par la suite',
    was: 'au lieu de|avant|prix habituel|prix barré|prix initial|prix normal|le prix initial était',
    popular:
      'le plus populaire|populaire|recommandé|meilleure offre|le plus choisi|meilleure vente|notre coup de cœur|conseillé|meilleur choix|la plus populaire|le plus avantageux|notre conseil|recommandée|le choix idéal|populaires',
    'billed-annually':
      'facturé annuellement|facturation annuelle|payé annuellement|facturé par an|facturée annuellement|paiement annuel|engagement annuel',
    'billed-monthly':
      'facturé mensuellement|facturation mensuelle|paiement mensuel|facturé par mois|sans engagement mensuel',
    'no-price':
      'économisez|économie|économies|remise|réduction|d’une valeur de|valeur|jusqu’à|bon d’achat|livraison|livraison offerte|frais de port|chiffre d’affaires|caution|dépôt de garantie|gagnez|millions|salaire|panier|frais d’inscription|acompte|commande minimum|de réduction|subvention|au maximum|au minimum|capital social|au capital de|chiffre d’affaires annuel',
    comparison:
      'comparé à|par rapport à|face à|concurrents|autres agences|agence classique|comparaison des coûts|ailleurs',
    donation: 'faire un don|don|dons|je donne|votre don|donner|parrainer|parrainage',
    cart: 'ajouter au panier|rupture de stock|en stock|choix des options|voir le produit|épuisé|aperçu rapide',
  },
  periods: {
    hour: 'heure|par heure|de l’heure|l’heure|horaire',
    day: 'jour|par jour|journée|la journée|nuit|par nuit|la nuit|nuitée|jours',
    week: 'semaine|par semaine|la semaine|sem|hebdomadaire|hebdo',
    weekend: 'le week-end|par week-end|fin de semaine',
    month: 'mois|par mois|mensuel|mensuelle|mensuellement|le mois|chaque mois',
    quarter: 'trimestre|par trimestre|trimestriel|trimestrielle',
    year: 'an|par an|année|annuel|annuelle|annuellement|l’année|par année|ans',
    once: 'une fois|paiement unique|en une fois|à vie|une seule fois',
  },
  price: 'prix|tarif|tarifs|coût|prix de vente|prix habituel|prix promotionnel|prix unitaire|notre prix|à la place',
  terms:
    'facturation|facturé|facturée|facturés|frais de mise en service|frais d’installation|frais d’inscription|frais de dossier|payable d’avance|sans engagement|durée d’engagement|résiliable à tout moment|résiliation|préavis|satisfait ou remboursé|hors taxes|toutes taxes comprises|tva incluse|tous les prix|prix indiqués|tarifs indiqués|acompte|caution|remise|supplément|commission|commission au succès|frais de réservation|frais de service|frais de transaction|frais de ménage|frais de déplacement|frais de livraison|frais de port|taxe de séjour|droit d’inscription',
  integrations:
    'intégrations|s’intègre avec|compatible avec|connectez vos outils|fonctionne avec|nos intégrations|connecteurs|vos outils préférés|outils que vous utilisez',
  launches: {
    'to come':
      'bientôt|bientôt disponible|prochainement|à venir|en préparation|en développement|en cours de développement|prévu|pas encore disponible|liste d’attente|aperçu',
    out: 'disponible|maintenant disponible|disponible maintenant|désormais disponible|lancé|sorti|nouveau|nouveauté',
  },
  durations: {
    days: 'jours?|semaines?',
    months: 'mois',
  },
  sidePrices: {
    extra:
      'linge|caution|frais|menage|petit dejeuner|repas|diner|dejeuner|taxe|bois|supplement|draps|serviettes|livraison',
    reduced: 'enfant|enfants|etudiant|etudiants|reduit|jeunes',
  },
}
