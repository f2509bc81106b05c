import { phrasesOf } from '../word-lists.ts'

const possessives = phrasesOf(`
  your|my|dein|deine|ihr|ihre|mein|meine|votre|vos|ton|ta|mon|ma|tu|tus|su|mi|seu|sua|meu|minha|tuo|tua|vostro|vostra|mio|mia|
  uw|jouw|mijn|twoj|twoja|moj|moja|vas|vase|tvuj|muj|din|ditt|min|mitt`)

const nouns = phrasesOf(`
  name|page|pagename|profile|handle|username|user|userid|id|company|companyname|companypage|brand|brandname|business|businessname|
  businesspage|channel|channelname|channelid|account|accountname|link|url|organization|org|site|website|group|
  profil|profilname|seite|kanal|kanalname|konto|firma|firmenname|unternehmen|marke|benutzername|
  nom|compte|chaine|entreprise|marque|utilisateur|pseudo|nombre|usuario|perfil|pagina|empresa|marca|canal|cuenta|negocio|
  nome|conta|utente|profilo|azienda|canale|bedrijf|bedrijfsnaam|naam|gebruikersnaam|pagina|strona|nazwa|uzytkownik|stranka|jmeno|
  navn|namn|side|sida|bruger|foretag`)

/** Handles that stand for any. */
const placeholders = phrasesOf(`
  example|examplepage|exemple|ejemplo|exemplo|esempio|beispiel|voorbeeld|przyklad|priklad|primer|ornek|sample|samplepage|placeholder|
  username|user|usuario|benutzername|utilisateur|utente|handle|yourhandlehere|profile|profil|perfil|account|pagename|companyname|
  company|companypage|brandname|businessname|channelname|channelid|nombre|nome|changeme|demo|test|testpage|todo|tbd|link|url|lorem|loremipsum|
  johndoe|janedoe|abc|abc123|xyz|123|1234|12345|123456|123456789|1234567890|xxx|xxxx|xxxxx|yyy|namehere|insertname`)

/** Networks and makers of websites: what the social icons of their templates lead to until somebody changes it. */
const makers = phrasesOf(`
  facebook|meta|instagram|twitter|x|youtube|linkedin|tiktok|pinterest|google|googleplus|telegram|whatsapp|vimeo|github|dribbble|behance|
  wix|wixcom|squarespace|wordpress|wordpresscom|wordpressdotcom|webflow|framer|framerjs|godaddy|weebly|jimdo|duda|tilda|tildapublishing|carrd|
  canva|shopify|bigcommerce|prestashop|opencart|magento|elementor|elemntor|elegantthemes|divi|astra|wpastra|oceanwp|generatepress|themeisle|
  themegrill|colorlib|templatemo|tooplate|bootstrapmade|getbootstrap|html5up|ajlkn|themewagon|themefisher|w3layouts|freehtml5co|htmlcodex|
  envato|themeforest|uideck|creativetim|startbootstrap|sbootstrap|tailwindcss|tailwindlabs|vercel|netlify|nextjs|reactjs`)

const samples: ReadonlySet<string> = new Set([
  ...placeholders,
  ...makers,
  ...possessives.flatMap((possessive) => nouns.flatMap((noun) => [possessive + noun, `${possessive + noun}here`])),
])

/** Whether a profile is what a template has in the place of one: `facebook.com/yourpage`, or the profile of its maker. */
export function isSampleHandle(url: string): boolean {
  const segments = (URL.parse(url)?.pathname ?? '').split('/').filter((segment) => segment !== '')
  const handle = (segments.at(-1) ?? '').toLowerCase()
  if (handle === '') return false
  const compact = handle.replace(/[^\p{L}\p{N}]/gu, '')
  return compact === '' || samples.has(compact)
}
