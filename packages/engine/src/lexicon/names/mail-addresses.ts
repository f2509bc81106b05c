import { domainLabel } from '../../site-url.ts'
import { phrasesOf } from '../word-lists.ts'

/** Where anybody may have a mailbox: its host says nothing of whose it is. */
const openHosts = new Set(
  phrasesOf(`
    gmail.com|googlemail.com|outlook.com|hotmail.com|live.com|msn.com|yahoo.com|ymail.com|aol.com|icloud.com|me.com|mac.com|
    proton.me|protonmail.com|pm.me|tutanota.com|tuta.io|zoho.com|mail.com|gmx.net|gmx.com|fastmail.com|hey.com|
    gmx.de|gmx.at|gmx.ch|web.de|t-online.de|freenet.de|arcor.de|outlook.de|hotmail.de|yahoo.de|posteo.de|mailbox.org|online.de|
    aon.at|chello.at|bluewin.ch|orange.fr|wanadoo.fr|free.fr|laposte.net|sfr.fr|outlook.fr|hotmail.fr|yahoo.fr|live.fr|
    libero.it|virgilio.it|tiscali.it|alice.it|hotmail.it|yahoo.it|tin.it|pec.it|outlook.it|telefonica.net|hotmail.es|yahoo.es|outlook.es|
    terra.com.br|uol.com.br|bol.com.br|ig.com.br|yahoo.com.br|hotmail.com.br|yahoo.com.ar|yahoo.com.mx|sapo.pt|
    hotmail.co.uk|yahoo.co.uk|btinternet.com|outlook.co.uk|live.co.uk|sky.com|talktalk.net|bigpond.com|optusnet.com.au|xtra.co.nz|
    mweb.co.za|telkomsa.net|comcast.net|verizon.net|att.net|sbcglobal.net|bellsouth.net|cox.net|charter.net|shaw.ca|rogers.com|
    ziggo.nl|kpnmail.nl|planet.nl|hotmail.nl|home.nl|xs4all.nl|telenet.be|skynet.be|live.be|live.nl|
    wp.pl|o2.pl|onet.pl|interia.pl|op.pl|gazeta.pl|poczta.onet.pl|seznam.cz|centrum.cz|email.cz|post.cz|azet.sk|centrum.sk|zoznam.sk|
    freemail.hu|citromail.hu|t-online.hu|abv.bg|mail.bg|yahoo.ro|telia.com|spray.se|hotmail.se|live.se|online.no|hotmail.no|
    mail.dk|live.dk|hotmail.dk|luukku.com|kolumbus.fi|otenet.gr|yahoo.gr|siol.net|net.hr|inet.hr|mynet.com|hotmail.com.tr|
    mail.ru|yandex.ru|yandex.com|ya.ru|bk.ru|list.ru|inbox.ru|rambler.ru|ukr.net|i.ua|meta.ua|inbox.lv|inbox.lt|
    qq.com|163.com|126.com|sina.com|sohu.com|foxmail.com|aliyun.com|yahoo.co.jp|docomo.ne.jp|ezweb.ne.jp|softbank.ne.jp|
    naver.com|daum.net|hanmail.net|nate.com|yahoo.com.tw|hinet.net|yahoo.com.hk|rediffmail.com|yahoo.co.in|yahoo.com.ph|
    walla.co.il|walla.com|netvision.net.il|bezeqint.net|012.net.il|zahav.net.il`),
)

export const isOpenMailHost = (host: string): boolean => openHosts.has(host.toLowerCase())

/** Hosts of samples, by a part between two dots. */
const sampleHosts = new Set(
  phrasesOf(`
    example|exemple|exemplo|ejemplo|esempio|beispiel|voorbeeld|eksempel|exempel|esimerkki|przyklad|priklad|primer|ornek|contoh|
    domain|yourdomain|your-domain|mydomain|domaine|dominio|tudominio|seudominio|meudominio|votredomaine|domena|twojadomena|alanadi|
    deinedomain|ihredomain|meinedomain|yourcompany|your-company|mycompany|company|votreentreprise|entreprise|tuempresa|miempresa|
    empresa|suaempresa|ihrefirma|deinefirma|musterfirma|mustermann|azienda|tuaazienda|twojafirma|sirket|firma|bedrijf|uwbedrijf|
    yoursite|your-site|mysite|yourwebsite|website|votresite|tusitio|email|mail-example|sample|test|sentry|wixpress|yourbrand|yourbusiness|
    reallygreatsite|yourstore|your-store|yourshop|yourname|youremail|your-email|yourorg|yourorganization|yourapp|yourhost|yourhotel|yourrestaurant|
    sitename|businessname|brandname|companyname|mystore|myshop|mybusiness|tuweb|tunegocio|tumarca|suempresa|seusite|seunegocio|
    tuosito|tuodominio|ilmiosito|monsite|votresociete|masociete|ihreseite|deineseite|meineseite|ihrunternehmen|meinefirma|beispielfirma|
    jouwdomein|uwdomein|jouwbedrijf|mijnbedrijf|twojastrona|mojafirma|vasedomena|mojedomena|tvojadomena|vasfirma|sizinalanadiniz|firmaadi|
    dittforetag|dinhjemmeside|dittdomene|yritys|sinunsivusto|cegnev|sajatdomain|dummy|placeholder|lorem|loremipsum`),
)

/** Mailboxes of nobody, whatever their host. */
const sampleMailboxes = new Set(
  phrasesOf(`
    your|yourname|your.name|your-name|your_name|youremail|your.email|your-email|name|firstname.lastname|first.last|user|username|
    you|email|john.doe|johndoe|jane.doe|janedoe|
    vorname|nachname|vorname.nachname|ihre|deine|ihrname|ihr.name|max.mustermann|mustermann|erika.mustermann|
    nom|prenom|prenom.nom|votre|votrenom|votre.nom|votreemail|votre.email|jean.dupont|
    nombre|tunombre|tu.nombre|tucorreo|tu.correo|tuemail|tu.email|su.correo|seuemail|seu.email|seunome|nome|nome.cognome|
    tuonome|tua.email|mario.rossi|naam|uwnaam|jouwnaam|navn|dittnavn|namn|imie|imie.nazwisko|twojemail|twoj.email|jan.kowalski|
    jmeno|jmeno.prijmeni|vas.email|isim|adiniz|ornek|
    youraddress|your_email|emailaddress|email.address|e-mail|example|exemple|ejemplo|exemplo|esempio|beispiel|sample|placeholder|
    john.smith|johnsmith|jane.smith|firstname|lastname|first.lastname`),
)

/** Mailboxes that no open host gives to anybody: they are reserved, or shorter than it allows. */
const reservedMailboxes = new Set(
  phrasesOf(`
    info|contact|contacts|hello|hi|admin|support|mail|office|sales|service|team|help|test|demo|abc|xyz|123|
    kontakt|buero|hallo|contacto|hola|contato|ola|contatti|ciao|bonjour|biuro|iletisim|bilgi`),
)

/** Open hosts of so many mailboxes that the plain ones are reserved. */
const giantHosts = new Set(phrasesOf('gmail.com|googlemail.com|outlook.com|hotmail.com|yahoo.com|icloud.com'))

/** `john@mail.com`: a first name at a host that is called mail. */
const nameOfNobody = /^(?:john|jane|max|erika|mail)@(?:mail|gmail|web)\.[a-z]+$/i
const fileName = /\.(?:png|jpe?g|gif|svg|webp|avif|css|js)$/i

/** Whether an address is that of a sample: a placeholder of a form, filler of a template, the name of a file. */
export function isSampleAddress(address: string): boolean {
  const [mailbox = '', host = ''] = address.toLowerCase().split('@')
  if (sampleMailboxes.has(mailbox) || nameOfNobody.test(address) || fileName.test(address)) return true
  if (isOpenMailHost(host)) return giantHosts.has(host) && reservedMailboxes.has(mailbox)
  const domain = URL.canParse(`https://${host}`) ? domainLabel(new URL(`https://${host}`)) : ''
  return sampleHosts.has(domain) || /^x{3,}$/.test(domain)
}
