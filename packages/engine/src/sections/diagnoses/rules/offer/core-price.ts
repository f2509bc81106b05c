/** Which of many prices is that of what is sold: not of a towel, a meal, a child or a fine. */
import { contentKeys } from '../../../../facts/language/content-keys.ts'
import { fieldOfKind } from '../../../../lexicon/kinds/kind-table.ts'
import type { DiagnosisFacts } from '../../diagnosis-facts.ts'

interface Priced {
  name: string
  page: string
  /** As the page has it. */
  text: string
  isPlan: boolean
}

/** “Room with breakfast” is a room. */
const withMore = /\s(?:with|w\/|incl|mit|inkl|avec|met|con|com|z|ze|s|se|med|och|og|with)[\s.].*$/iu

/** What goes with an order: things lent, meals, fees, deposits, journeys, waiting, fines. */
const extra =
  /(?<!\p{L})(?:rackets?|rentals?|hire|towels?|shoes|gloves|lockers?|deposits?|fees?|fine|surcharges?|delivery|shipping|parking|breakfast|lunch|dinner|meals?|drinks?|pets?|linen|firewood|final cleaning|add-?ons?|extras?|gift ?cards?|vouchers?|translations?|kaution|gebühr\p{L}*|\p{L}*gebühr|aufpreis|zuschlag|leih\p{L}*|frühstück|abendessen|bettwäsche|handtücher|endreinigung|anfahrt|wartezeit|gutschein\p{L}*|einmalig|linge|caution|frais|ménage|petit[- ]déjeuner|repas|dîner|déjeuner|taxe|bois|supplément|draps|serviettes|toeslag|borg|ontbijt|lunch|diner|huur|beddengoed|vertaling\p{L}*|verzendkosten|inschrijfgeld|deposito|cauzione|colazione|cena|pranzo|asciugaman\p{L}*|pulizia finale|supplemento|noleggio|biancheria|fianza|depósito|desayuno|comida|alquiler de|suplemento|toallas|limpieza final|caução|café da manhã|pequeno-almoço|jantar|aluguel de|taxa|kaucja|śniadanie|obiadokolacja|opłata|dopłata|ręcznik\p{L}*|pościel|wypożyczenie|kauce|snídaně|poplatek|příplatek|půjčení|kaució|reggeli|vacsora|díj|felár|garanție|mic dejun|taxă|депозит|залог|завтрак|ужин|обед|доплата|штраф|перевод\p{L}*|застава|сніданок|вечеря|οδηγός|εγγύηση|πρωινό|depozito|kahvaltı|akşam yemeği|ücreti|gebyr|\p{L}*-?gebyr|bøde|leje|udlejning|morgenmad|depositum|frokost|middag|leie av|avgift|frukost|hyra|takuu|aamiainen|vuokra|maksu|депозит|закуска|פיקדון|ארוחת בוקר|دفعة|تأمين|إفطار)(?!\p{L})|入会金|レンタル|朝食|夕食|おやつ|追加|超過|キャンセル料|押金|早餐|晚餐|附加|보증금|조식|추가/iu
/** Of some readers alone, and less than the others pay. */
const reduced =
  /(?<!\p{L})(?:child(?:ren)?|kids?|youth|juniors?|students?|seniors?|toddlers?|bab(?:y|ies)|years? old|kind(?:er)?|jugend(?:liche)?|schüler|studier\p{L}*|ermäßigt|rentner|enfants?|étudiants?|réduit|ans|kinderen|jeugd|studenten|jaar|bambin[io]|ragazz[io]|studenti|ridotto|anni|niñ[oa]s?|estudiantes?|años|crianças?|estudantes?|infantil|dziec[ik]\p{L}*|uczni\p{L}*|studen\p{L}*|ulgowy|dět\p{L}*|gyerek\p{L}*|diák\p{L}*|copii|elevi|дет\p{L}*|студен\p{L}*|школьник\p{L}*|діт\p{L}*|παιδ\p{L}*|çocuk\p{L}*|öğrenci|børn\p{L}*|stud[ei]\p{L}*|barn\p{L}*|elev\p{L}*|ungdom\p{L}*|lapset|opiskelija\p{L}*|деца|ילדים|أطفال)(?!\p{L})|子供|子ども|こども|学生|小学生|儿童|兒童|學生|어린이|학생/iu
/** A list that long of dishes is a menu. */
const dishesMin = 15
const menuUrl = /menu|carta|speise|karte|food|drink|bar\b|ristorante|restaurant|ombro/i

type Inputs = Pick<DiagnosisFacts, 'kind' | 'language' | 'opening'>

/** Whether a price may stand for the offer; of a page of dishes none does but a restaurant’s. */
export const isCorePrice = ({ name, page, text }: Priced, all: readonly Priced[], { kind }: Pick<Inputs, 'kind'>) =>
  !extra.test(name.replace(withMore, '')) &&
  // A bare number is of no currency.
  /[^\d.,\s]/.test(text) &&
  !(
    (kind === null || fieldOfKind(kind.value.id) !== 'eating') &&
    menuUrl.test(page) &&
    all.filter((one) => one.page === page).length >= dishesMin
  )

/**
 * The price of what is sold: of a plan, of what shares a word with the opening or the trade, then the first; one for children or students only
 * where there is no other.
 */
export function corePrice<One extends Priced>(prices: readonly One[], facts: Inputs): One | undefined {
  const language = facts.language?.value ?? null
  const trade = contentKeys(`${facts.kind?.value.text ?? ''}\n${facts.kind?.value.label ?? ''}`, language) ?? new Set()
  const isOfTrade = ({ name }: One) =>
    [...(contentKeys(name, language) ?? [])].some((key) => facts.opening.keys.has(key) || trade.has(key))
  const worth = (one: One) => (reduced.test(one.name) ? 0 : 4) + (one.isPlan ? 2 : 0) + (isOfTrade(one) ? 1 : 0)
  return prices.filter((one) => isCorePrice(one, prices, facts)).sort((a, b) => worth(b) - worth(a))[0]
}
