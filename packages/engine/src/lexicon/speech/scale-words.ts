import { createPhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** What companies count to show their size or success; a number of these is a claim. */
const nouns =
  'customers|clients|users|members|people|families|patients|students|children|businesses|companies|brands|teams|organizations|organisations|countries|cities|locations|stores|offices|partners|employees|projects|years|years of experience|orders|downloads|installs|installations|reviews|ratings|stars|awards|downtime|uptime|transactions|events|meals|guests|subscribers|followers|success rate|cases|devices|drives|products sold|athletes|listeners' +
  '|kunden|nutzer|mitglieder|menschen|familien|patienten|schüler|unternehmen|marken|teams|länder|ländern|städte|städten|standorte|standorten|filialen|partner|mitarbeiter|mitarbeitende|projekte|jahre|jahren|jahre erfahrung|bestellungen|bewertungen|sterne|auszeichnungen|teilnehmer|hunde|gäste' +
  '|utilisateurs|membres|personnes|familles|patients|élèves|entreprises|marques|pays|villes|magasins|agences|partenaires|collaborateurs|salariés|projets|ans|années|ans d’expérience|commandes|avis|étoiles|prix|téléchargements|clientes' +
  '|clientes|usuarios|miembros|personas|familias|pacientes|alumnos|empresas|marcas|países|ciudades|tiendas|oficinas|socios|empleados|proyectos|años|años de experiencia|pedidos|reseñas|estrellas|premios|oyentes|descargas' +
  '|clienti|utenti|membri|persone|famiglie|pazienti|studenti|aziende|imprese|marchi|paesi|città|negozi|sedi|partner|dipendenti|progetti|anni|anni di esperienza|ordini|recensioni|stelle|premi' +
  '|usuários|utilizadores|membros|pessoas|famílias|alunos|marcas|cidades|lojas|parceiros|funcionários|colaboradores|projetos|anos|anos de experiência|avaliações|estrelas|prêmios' +
  '|klanten|gebruikers|leden|mensen|gezinnen|patiënten|studenten|bedrijven|merken|landen|steden|winkels|vestigingen|medewerkers|projecten|jaar|jaar ervaring|bestellingen|beoordelingen|sterren|prijzen' +
  '|kunder|användare|medlemmar|människor|företag|länder|städer|butiker|anställda|projekt|år|års erfarenhet|brukere|medlemmer|virksomheder|bedrifter|asiakasta|käyttäjää|vuotta|vuoden' +
  '|klientów|użytkowników|osób|firm|krajów|miast|projektów|lat|lat doświadczenia|opinii|zákazníků|uživatelů|lidí|zemí|měst|let|let zkušeností|projektů' +
  '|müşteri|kullanıcı|kişi|firma|ülke|ülkede|şehir|proje|yıl|yıllık|yıldır' +
  '|клиентов|пользователей|человек|семей|компаний|стран|городов|проектов|лет|лет опыта|отзывов|клієнтів|користувачів|людей|компаній|країн|міст|проєктів|років' +
  '|πελάτες|χρήστες|χώρες|έργα|χρόνια|clienți|utilizatori|țări|orașe|proiecte|ani|ügyfél|felhasználó|ország|projekt|éve|לקוחות|משתמשים|מדינות|פרויקטים|שנה|שנים|שנות ניסיון' +
  '|عميل|عملاء|مستخدم|مستخدمين|شخص|شركة|دولة|مدينة|مشروع|سنة|سنوات|عام|عاما|حالة' +
  '|社|社以上|名|人|件|カ国|店舗|拠点|年|年以上|家企业|位客户|个国家|個國家|年经验|客户|개국|명|개사|년|건'

/** `startsWith` on what follows a number. */
export const scaleWords = createPhraseIndex(() => phrasesOf(nouns).map((phrase) => ({ phrase, tag: 'scale' as const })))
