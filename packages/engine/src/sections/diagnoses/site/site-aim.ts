/** What a site wants of its visitors, which says what may be asked of it: a shop's questions are for who sells. */
import { foldText } from '../../../lexicon/fold.ts'
import { fieldOfKind, isPublicKind, type KindId } from '../../../lexicon/kinds/kind-table.ts'
import type { SiteReading } from '../../site-reading.ts'

/** It sells; it asks for gifts, members or time; or it only tells: a blog, a fan's page, a firm that is made up, a page to log in. */
export type SiteAim = 'sells' | 'asks' | 'tells'

type Inputs = Pick<
  SiteReading,
  | 'kind'
  | 'businessModel'
  | 'sentences'
  | 'blocks'
  | 'plans'
  | 'priceItems'
  | 'products'
  | 'services'
  | 'forms'
  | 'pages'
  | 'hero'
  | 'description'
  | 'tagline'
>

export function aimOf(read: Inputs): SiteAim {
  const { kind, businessModel, plans, priceItems } = read
  if (isInvented(read) || isOfFans(read) || isLogin(read)) return 'tells'
  const id = kind?.value.id ?? null
  const hasPrices = plans.length + priceItems.length > 0
  if (id !== null && tellingKinds.has(id) && !hasPrices && !isDealing(read)) return 'tells'
  if (businessModel?.value === 'donations' || (id !== null && (giving.has(id) || isPublicKind(id)))) return 'asks'
  return id !== null && fieldOfKind(id) === 'organisations' && businessModel?.value === 'free' ? 'asks' : 'sells'
}

/** Kinds that live on being read. */
const tellingKinds: ReadonlySet<KindId> = new Set<KindId>(['blog', 'encyclopedia', 'podcast', 'magazine', 'newspaper'])
/** Kinds that live on gifts. */
const giving: ReadonlySet<KindId> = new Set<KindId>([
  'charity',
  'non-profit',
  'foundation',
  'support-association',
  'community-organisation',
  'rescue-organisation',
  'animal-shelter',
])
const dealing: ReadonlySet<string> = new Set(['booking', 'order'])

const isDealing = ({ services, products, forms }: Inputs) =>
  services.length + products.length > 0 || forms.some(({ value }) => dealing.has(value.purpose))

/** “Made up”, in the languages of sites, by their stems. */
const madeUp =
  /(?<!\p{L})(?:fictional|fictitious|made[- ]up|imaginary|fiktiv\p{L}*|erfunden\p{L}*|fictifs?|fictives?|imaginaires?|fictici[oa]s?|ficticias?|inventad[oa]s?|fittizi[oae]?|inventat[oaie]|fictieve?|verzonnen|fikcyjn\p{L}*|fiktivni\p{L}*|smyslen\p{L}*|vymyslen\p{L}*|kuvitteelli\p{L}*|fiktiiv\p{L}*|kitalalt\p{L}*|вымышлен\p{L}*|вигадан\p{L}*|измислен\p{L}*|φανταστικ\p{L}*|kurgusal|hayali|izmisljen\p{L}*)(?!\p{L})|架空|虚构|虛構|가상의|وهمي/u
/** A firm, a site or everybody on it. */
const firms =
  /(?<!\p{L})(?:compan(?:y|ies)|business|firms?|brands?|organi[sz]ation|websites?|persons?|people|unternehmen|\p{L}*unternehmen|\p{L}*firma|betrieb|marke|website|webseite|personen|entreprises?|societe|marque|site|personnes|personnages et|empresas?|marca|sitio|sito|personas|aziend[ae]|persone|pessoas|bedrijf|merk|personen|firm[ay]?|marka|strona|osoby|spolecnost|znacka|spolocnost|virksomhed|virksomhet|foretag\p{L}*|bedrift|selskap|personer|yritys|henkilot|ceg|vallalkozas|szemelyek|firmele?|compani[ae]|persoane\p{L}*|компани\p{L}*|фирм\p{L}*|персонаж\p{L}*|εταιρεια|sirket|tvrtka)(?!\p{L})|会社|企業|人物|公司|회사|شركة/u
/** What it is made for, where no word of firm stands beside it. */
const exercise =
  /(?<!\p{L})(?:not a real (?:company|business|firm|shop|store|brand)|no real (?:company|business)|(?:student|school|class|university|college|portfolio|bootcamp|course) (?:project|assignment|exercise)|for (?:educational|demonstration|demo|training|learning|teaching) purposes(?: only)?|(?:practice|training|demo) (?:company|firm|business)|ubungsfirma|juniorenfirma|schulerfirma|modellunternehmen|unterrichtszweck\p{L}*|schulprojekt|studienprojekt|projet (?:scolaire|etudiant|pedagogique)|a des fins (?:pedagogiques|de demonstration)|proyecto (?:escolar|academico|estudiantil)|con fines (?:educativos|academicos|demostrativos)|progetto (?:scolastico|didattico)|a scopo (?:didattico|dimostrativo)|projeto (?:academico|escolar)|para fins (?:educativos|academicos|didaticos)|schoolproject|schoolopdracht|studieproject|projekt szkolny|projekt studencki|w celach (?:edukacyjnych|demonstracyjnych)|skolni projekt|studentsky projekt|skolsky projekt|skoleprojekt|skolprojekt|skoleoppgave|kouluprojekti|opiskelijaprojekti|iskolai projekt|proiect (?:scolar|studentesc)|учебный проект|навчальний проект|учебен проект|σχολικη εργασια|okul projesi|skolski projekt)(?!\p{L})|学校の課題|課題作品|デモサイト|课程作业|과제용/u
/** Lines that bind say of what they bind. */
const noteCharactersMax = 320

/** Whether the site says that its firm is made up. */
export function isInvented({ sentences, blocks }: Pick<Inputs, 'sentences' | 'blocks'>): boolean {
  const footers = blocks.flatMap((page) => page.blocks.flatMap(({ role, text }) => (role === 'footer' ? [text] : [])))
  const lines = [
    ...sentences.flatMap(({ text, pageType }) => (pageType === 'post' || pageType === 'customers' ? [] : [text])),
    ...[...new Set(footers)].flatMap((text) => text.split(/(?<=[.!?。])\s+|\n/u)),
  ]
  // Most sites have none of these words.
  const all = foldText(lines.join('\n'))
  if (!madeUp.test(all) && !exercise.test(all)) return false
  return lines.some((line) => {
    if (line.length > noteCharactersMax) return false
    const text = foldText(line)
    return (
      (exercise.test(text) && saysOfItself.test(text)) || (madeUp.test(text) && firms.test(text) && isWhole.test(text))
    )
  })
}

/** “This is …”, “Lowbrook is …”, “All persons are …”: of the firm itself, and not of one that somebody could have. */
const saysOfItself =
  /(?<!\p{L})(?:this|diese[rs]?|dies|ce|cette|cet|est[ea]|esto|questo|questa|deze|dit|este|tento|tato|toto|denne|dette|den|detta|tama|ez|acest|acesta|aceasta|это|этот|цей|це|това|този|αυτο|bu|ovo|ovaj|is|ist|est|es|sono|e|jest|je|er|ar|on|fur|for|zu|nur|only)(?!\p{L})|これ|本サイト|这|이/u
const isWhole =
  /(?<!\p{L})(?:this|all|is an?|any|diese[rs]?|alle|ist ein\p{L}*|sind|cette|ce|tous|toutes|est une?|est[ea]|todos|todas|es una?|quest[oa]|tutti|tutte|e un[ao']?|dit|deze|is een|zijn|to|wszystk\p{L}*|jest|tato|tento|vsechny|vsetky|je|denne|dette|alle|alla|er en?|ar en?|det har|tama|kaikki|on|ez|minden|egy|aceasta|acest|toate|este|это|эта|все|ця|цей|усі|всі|тази|всички|αυτη|ολα|bu|tum|ovo|sve)(?!\p{L})|すべて|本サイト|当サイト|本|所有|모든|هذا|هذه/u

/** “Fan site”, “unofficial”: whose page it is not. */
const ofFans =
  /(?<!\p{L})(?:fan[- ]?(?:site|page|project|blog|seite|webseite|projekt|sivusto|sida|oldal|sajt)|fanseite|fansite|fanpage|site de fans?|sito (?:di|dei) fan|sitio de fans|site de fas|strona fanow|фан[- ]?сайт|фанатский сайт|unofficial (?:site|page|fan|guide|wiki)|inoffizielle (?:seite|fan)|non[- ]officiel|no oficial|non ufficiale)(?!\p{L})|ファンサイト|粉丝站|팬사이트/u

function isOfFans({ pages, description, tagline, hero, blocks }: Inputs): boolean {
  const [home] = pages
  const footers = blocks
    .filter(({ page }) => page === home?.url)
    .flatMap((page) => page.blocks.flatMap(({ role, text }) => (role === 'footer' ? [text] : [])))
  const said = [
    home?.title?.text,
    description?.value,
    tagline?.value,
    hero.headline?.value,
    hero.subhead?.value,
    ...footers,
  ]
  return said.some((text) => text !== undefined && ofFans.test(foldText(text)))
}

const loginLinesMax = 25

/** A home page whose one form asks for a password, and that says next to nothing. */
function isLogin({ pages, forms, sentences }: Inputs): boolean {
  const home = pages[0]?.url
  const own = forms.filter(({ value }) => value.page === home)
  return (
    own.some(({ value }) => value.purpose === 'login') &&
    own.every(({ value }) => value.purpose === 'login' || value.purpose === 'search') &&
    sentences.filter(({ page }) => page === home).length <= loginLinesMax
  )
}
