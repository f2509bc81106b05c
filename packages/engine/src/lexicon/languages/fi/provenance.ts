import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'muut|muut toimistot|muut toimittajat|muut yritykset|muut työkalut|kilpailijat|kilpailija|perinteinen|perinteiset toimistot|perinteinen tapa|ilman meitä|ennen|vanha tapa|vaihtoehdot|tavallisesti',
  contrast:
    'toisin kuin|päinvastoin kuin|verrattuna muihin|muut toimistot|muut yritykset|useimmat toimistot|useimmat yritykset|monet toimistot|monet yritykset|kilpailijamme|perinteiset toimistot',
  example:
    'esimerkki|esimerkkejä|esimerkkilaskelma|laskuesimerkki|esimerkkidata|esimerkkitiedot|demodata|kuvitteellinen esimerkki|kuvituskuva|esimerkkiarvostelu',
  credits:
    'sivuston toteutus|sivut toteutti|toteutus|verkkosivut|nettisivut|suunnittelu|suunnitellut|kehittänyt|tehnyt|palvelun tarjoaa|hosting|kuva|kuvat|valokuvat|valokuvaus|valokuvaaja|kuvitus|kuvitukset|kuvakkeet|teema|käännös|sivut tehnyt|sivuston tehnyt|sivuston suunnittelu|sivuston suunnittelu ja toteutus|suunnittelu ja toteutus|verkkosivut toteutti',
  otherOffers:
    'muut tuotteemme|muita tuotteitamme|muut brändimme|muut palvelumme|brändimme|sisaryhtiö|sisaryhtiöt|myös meiltä|tekijöiltä jotka',
}
