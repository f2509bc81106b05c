import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'les autres|autres|autres agences|autres prestataires|autres solutions|autres outils|autres plateformes|concurrents|la concurrence|concurrence|traditionnel|méthode traditionnelle|agence traditionnelle|agences traditionnelles|solution classique|classique|agence classique|sans nous|avant|l’ancienne méthode|ailleurs|alternatives|solutions classiques|conventionnel',
  contrast:
    'contrairement à|contrairement aux|à la différence de|à la différence des|à l’inverse de|à l’inverse des|par rapport aux autres|les autres agences|d’autres agences|les autres prestataires|la plupart des agences|la plupart des entreprises|la plupart des prestataires|beaucoup d’agences|nos concurrents|les méthodes traditionnelles',
  example:
    'exemple|exemples|exemple de calcul|exemple chiffré|exemple fictif|à titre d’exemple|à titre indicatif|données de démonstration|données fictives|image d’illustration|photo non contractuelle|cas fictif|simulation|exemple d’avis|avis fictif|exemple de témoignage|fictif',
  credits:
    'site réalisé par|site créé par|site web par|réalisation|réalisé par|création du site|conception|conception et réalisation|conçu par|webdesign|design par|développé par|propulsé par|hébergement|hébergé par|hébergeur|photo de|photos de|photographies de|crédits photo|crédit photo|crédits photos|crédits|photographie|illustrations de|icônes de|thème par|traduction|site web réalisé par|site internet réalisé par|site internet par|création site internet|création de site internet|création web|réalisation du site|réalisation web|conception du site|site conçu par|site développé par|fait par|fait avec par|créé par|conçu et réalisé par|conçu et développé par|design et développement|avec le soutien de',
  otherOffers:
    'nos autres produits|nos autres marques|nos autres services|nos autres sites|nos autres projets|autres produits|découvrez aussi nos|du même éditeur|par les créateurs de|nos marques|marques sœurs|société sœur|sociétés sœurs',
}
