/** What pages are called that are for staff, members or their makers, and that offer nothing to the public. Whole labels and path segments. */
import { foldText } from '../fold.ts'

/** Of one language a line. */
const inside = `
  intern|internal|internal area|intranet|extranet|staff area|staff only|staff portal|staff login|employee portal|employee area|employees only|admin|admin area|admin panel|administrator|backend|back office|backoffice|cms|owner portal|owners portal|owner area|resident portal|residents portal|tenant portal|member portal|members portal|member area|members area|members only|member login|client portal|client area|client login|customer portal|customer area|customer login|patient portal|parent portal|parents portal|student portal|partner portal|partner login|supplier portal|vendor portal|dealer portal|agent portal|tutor portal|teacher portal|master data|login|log in|sign in|signin|log on|my account|password reset|forgot password|reset password
  interner bereich|internes|nur intern|mitarbeiterbereich|mitarbeiterportal|mitarbeiter login|mitgliederbereich|mitgliederportal|mitglieder login|mitglieder intern|kundenportal|kundenbereich|kundenlogin|kunden login|eigentümerportal|mieterportal|elternportal|partnerportal|händlerportal|lieferantenportal|geschützter bereich|stammdaten|verwaltungsbereich|login bereich|einloggen|mein konto|passwort vergessen
  interne|accès interne|espace interne|espace membre|espace membres|espace adhérent|espace adhérents|espace client|espace clients|espace personnel|espace propriétaire|espace locataire|espace salarié|espace salariés|espace partenaire|espace parents|espace privé|accès réservé|connexion|se connecter|mon compte|mot de passe oublié
  interno|área interna|zona interna|acceso interno|área privada|zona privada|área de clientes|área de socios|zona de socios|zona clientes|acceso clientes|acceso socios|portal del empleado|portal de empleados|portal del cliente|portal del propietario|iniciar sesión|mi cuenta|panel de control|panel de administración|solo personal
  area interna|area riservata|area riservata soci|area soci|area clienti|area privata|accesso clienti|accesso riservato|portale dipendenti|portale clienti|portale soci|accedi|il mio account|pannello di controllo|solo personale
  área restrita|área do cliente|área de cliente|área do associado|área de sócios|área do sócio|área reservada|área do aluno|portal do cliente|portal do aluno|portal do colaborador|portal do funcionário|portal do proprietário|intranete|iniciar sessão|minha conta|painel de controle|painel administrativo|painel de acompanhamento|painel de controlo
  interne pagina|personeelsportaal|personeelspagina|medewerkersportaal|medewerkers login|ledenportaal|ledenpagina|alleen voor leden|klantenportaal|klantportaal|klantenlogin|eigenarenportaal|ouderportaal|mijn account|inloggen|wachtwoord vergeten|beheerderspaneel
  wewnętrzne|strefa wewnętrzna|strefa pracownika|panel pracownika|strefa klienta|panel klienta|strefa członka|strefa członkowska|strefa rodzica|panel rodzica|panel administracyjny|panel administratora|dla pracowników|logowanie|zaloguj|zaloguj się|moje konto
  interní|interní sekce|pro zaměstnance|pro členy|členská sekce|klientská sekce|klientská zóna|zákaznická zóna|zaměstnanecký portál|portál zaměstnance|přihlášení|přihlásit se|můj účet
  interné|interná sekcia|pre zamestnancov|pre členov|členská zóna|klientska zóna|zákaznícka zóna|prihlásenie|prihlásiť sa|môj účet
  internt|kun for medlemmer|medlemsområde|medlemsportal|medlemslogin|medarbejderportal|medarbejderlogin|personaleportal|kundeportal|kundelogin|ejerportal|beboerportal|forældreportal|log ind|min konto|min side|kontrolpanel
  internsidor|endast för medlemmar|medlemssidor|medlemsinloggning|personalportal|personalsida|personalinloggning|kundportal|kundinloggning|ägarportal|föräldraportal|logga in|inloggning|mitt konto|mina sidor|adminpanel
  internsider|kun for medlemmer|medlemssider|medlemsinnlogging|ansattportal|for ansatte|kundeinnlogging|eierportal|foreldreportal|logg inn|innlogging|min konto|min side|kontrollpanel
  sisäinen|sisäiset sivut|vain jäsenille|jäsensivut|jäsenalue|henkilökunnalle|asiakasportaali|omistajaportaali|kirjaudu|kirjaudu sisään|kirjautuminen|oma tili|hallintapaneeli
  belső|belső oldal|dolgozói felület|dolgozói portál|tagoknak|csak tagoknak|ügyfélportál|ügyfélkapu|bejelentkezés|belépés|saját fiók|vezérlőpult
  intern angajați|zona internă|portal angajați|zona membrilor|zona clienților|portal clienți|autentificare|intră în cont|contul meu|panou de control
  за служители|вътрешна страница|клиентски портал|зона за членове|вътрешен портал|моят профил|моят акаунт
  εσωτερικό|εσωτερική σελίδα|περιοχή μελών|περιοχή πελατών|πύλη πελατών|πύλη εργαζομένων|σύνδεση|ο λογαριασμός μου
  внутренний|внутренний раздел|для сотрудников|служебный раздел|интранет|личный кабинет|кабинет сотрудника|для членов клуба|войти|мой аккаунт|панель управления|админка
  внутрішній розділ|для працівників|для співробітників|особистий кабінет|кабінет працівника|увійти|мій акаунт|панель керування|адмінка
  iç sayfa|personel girişi|personel paneli|çalışan portalı|üye girişi|üye paneli|müşteri paneli|müşteri girişi|giriş yap|hesabım|yönetim paneli
  社内|社内用|社内専用|スタッフ専用|スタッフページ|従業員専用|会員専用|会員ページ|会員ログイン|マイページ|ログイン|管理画面|関係者専用|オーナー専用
  内部|内部资料|员工专区|員工專區|会员专区|會員專區|会员登录|會員登入|客户登录|登录|登入|登錄|我的账户|我的帳戶|后台|後台|管理后台
  내부|사내|직원 전용|회원 전용|회원전용|마이페이지|로그인|관리자|관리자 페이지
  صفحة داخلية|بوابة الموظفين|منطقة الأعضاء|بوابة العملاء|تسجيل الدخول|حسابي|لوحة التحكم
  interni dio|za zaposlene|za članove|korisnički račun|prijava za članove|upravljačka ploča
`
/** Pages of those who make the site. */
const workshop = `
  draft|drafts|entwurf|entwürfe|brouillon|brouillons|borrador|borradores|bozza|bozze|rascunho|rascunhos|concept pagina|szkic|koncept stránky|kladde|utkast|luonnos|vázlat|ciornă|чернова|черновик|чернетка|taslak|下書き|草稿|초안|مسودة
  style guide|styleguide|stilguide|ui kit|uikit|kitchen sink|pattern library|typography test|shortcodes|design tokens
  test|tests|dashboard|painel|tableau de bord|cruscotto|nástěnka|acceder|entrar|вход|вхід|είσοδος|test page|testpage|testseite|page de test|página de prueba|pagina di prova|pagina di test|página de teste|testpagina|strona testowa|testovací stránka|testside|testsida|testisivu|tesztoldal|pagină de test|тестовая страница|тестова сторінка|тестова страница|test sayfası|テスト|テストページ|测试|測試|테스트|sandbox|staging
  template|page template|blank page|sample page|example page|vorlage|seitenvorlage|musterseite|beispielseite|modèle de page|page d'exemple|plantilla|página de ejemplo|página de muestra|modello di pagina|pagina di esempio|pagina d'esempio|página modelo|página de exemplo|sjabloon|voorbeeldpagina|szablon|strona przykładowa|przykładowa strona|šablona|ukázková stránka|šablóna|skabelon|eksempelside|exempelsida|mallipohja|esimerkkisivu|sablon|mintaoldal|șablon|pagină exemplu|шаблон|пример страницы|приклад сторінки|примерна страница|şablon|örnek sayfa|テンプレート|サンプルページ|模板|示例页面|템플릿|샘플 페이지|نموذج صفحة
  404|not found|page not found|error 404|thank you|thanks|danke|vielen dank|merci|gracias|grazie|obrigado|obrigada|bedankt|dziękujemy|děkujeme|ďakujeme|tack|kiitos|köszönjük|mulțumim|благодарим|спасибо|дякуємо|teşekkürler|ありがとうございました|谢谢|감사합니다|شكرا
`

/** Whether a whole label, heading or path segment names what is for staff, members or tenants, or asks them to log in: “Staff area”. */
export const isInsideLabel = labelReader(inside)

/** Whether it names what makers leave behind, or what a deed ends on: “Test page”, “Thank you”. Some of these words are also those of an offer. */
export const isWorkshopLabel = labelReader(workshop)

function labelReader(list: string): (label: string) => boolean {
  let labels: ReadonlySet<string> | null = null
  return (label) => {
    labels ??= new Set(
      list
        .split(/[|\n]/)
        .map(foldText)
        .filter((one) => one !== ''),
    )
    return labels.has(
      foldText(label)
        .replace(/[\s\-_]+/g, ' ')
        .trim(),
    )
  }
}

const marks =
  'old|older|alt|backup|bak|copy|kopie|copia|copie|kopi|kopia|kopija|kopio|masolat|копия|копие|копія|kopya|コピー|副本|복사본|نسخة|draft|test|temp|tmp|original'
/** “Index old”, “about copy2”, “prices 2”. */
const versionMark = new RegExp(`^(?:(.*)\\s)?(?:(?:${marks})\\s?\\d{0,2}|(?:v|ver|version )?\\d{1,2})$`, 'u')
const leadingMark = new RegExp(`^(?:${marks})\\s(?:(?:of|von|de|di|af|av)\\s)?(.+)$`, 'u')
const homeWords = /^(?:index|home|main|default|start|startseite|accueil|inicio)$/

/** The words of the page whose version a path segment names, those of the home page as ''; null where it names none. */
export function versionOf(segment: string): string | null {
  const words = foldText(segment)
    .replace(/[\s\-_]+/g, ' ')
    .trim()
  const found = versionMark.exec(words) ?? leadingMark.exec(words)
  return found === null ? null : (found[1] ?? '').replace(homeWords, '')
}
