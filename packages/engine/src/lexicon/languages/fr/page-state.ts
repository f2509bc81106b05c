import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'ce domaine est à vendre|ce nom de domaine est à vendre|nom de domaine à vendre|domaine à vendre|acheter ce domaine|acheter ce nom de domaine|ce domaine est réservé|domaine parqué|ce nom de domaine a été enregistré|ce domaine a expiré|nom de domaine expiré',
    'coming-soon':
      'bientôt disponible|site en construction|en construction|page en construction|en cours de construction|bientôt en ligne|site en maintenance|maintenance en cours|en maintenance|prochainement|ouverture prochaine|arrive bientôt|page en préparation|site en préparation|nous revenons bientôt|site en cours de création|de retour bientôt',
    suspended:
      'compte suspendu|ce compte a été suspendu|site suspendu|ce site a été suspendu|hébergement suspendu|site désactivé|ce site est suspendu',
    'default-page': 'page par défaut du serveur|page d’attente|votre site est en ligne remplacez|page par défaut',
    login:
      'connectez vous à votre compte|veuillez vous connecter|mot de passe oublié|se souvenir de moi|vous devez être connecté|identifiez vous pour|rester connecté|accès réservé|accès restreint|saisissez votre mot de passe',
    'bot-wall':
      'vérification de votre navigateur|vérifiez que vous êtes humain|confirmez que vous êtes un humain|je ne suis pas un robot|accès refusé|vous avez été bloqué|vérification de sécurité|un instant s’il vous plaît|êtes vous un robot',
    error:
      'page introuvable|page non trouvée|cette page n’existe pas|la page demandée|la page que vous recherchez|page inexistante|erreur interne du serveur|une erreur est survenue|la page n’existe plus|oups page|page indisponible|cette page est introuvable',
    'needs-script':
      'veuillez activer javascript|activer javascript|javascript est désactivé|javascript est requis|activez javascript|javascript doit être activé|nécessite javascript|javascript est nécessaire',
    template:
      'page d’exemple|un site utilisant wordpress|mon site|un nouveau site wordpress|votre texte ici|bonjour tout le monde|document sans titre|sans titre|votre slogan ici|mon blog wordpress|nom de votre entreprise',
  },
  home: 'accueil|page d’accueil|bienvenue|bienvenue sur|bienvenue chez|bienvenue à|bienvenue au|bienvenue sur le site de|site officiel|le site officiel|site officiel de|le site officiel de|site web officiel|site internet|boutique officielle|retour à l’accueil',
}
