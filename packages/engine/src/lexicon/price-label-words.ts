import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type WordTable, wordEntries } from './word-table.ts'

/** Words that label an amount as the price of what is named elsewhere. */
const table: WordTable<'price'> = {
  price: {
    en: 'price|prices|pricing|cost|costs|rate|fee|fees|our price|sale price|selling price|unit price|regular price|total price|price per person|entry fee|tuition|course fee',
    de: 'preis|preise|kosten|gebühr|gebühren|beitrag|verkaufspreis|normaler preis|angebotspreis|unser preis|stückpreis|gesamtpreis|teilnahmegebühr|kursgebühr|grundpreis',
    fr: 'prix|tarif|tarifs|coût|prix de vente|prix habituel|prix promotionnel|prix unitaire|notre prix|à la place',
    es: 'precio|precios|coste|costo|cuota|tarifa|tarifas|precio de venta|precio habitual|precio de oferta|precio unitario|nuestro precio|importe',
    it: 'prezzo|prezzi|costo|canone|tariffa|quota|prezzo di vendita|prezzo di listino|prezzo scontato|prezzo unitario|il nostro prezzo',
    pt: 'preço|preços|valor|mensalidade|tarifa|taxa|preço normal|preço promocional|preço unitário|investimento',
    nl: 'prijs|prijzen|kosten|tarief|tarieven|normale prijs|aanbiedingsprijs|onze prijs|verkoopprijs|stukprijs',
    sv: 'pris|priser|kostnad|avgift|ordinarie pris|vårt pris|reapris|styckpris|kursavgift',
    da: 'pris|priser|normalpris|vores pris|salgspris|tilbudspris',
    no: 'pris|priser|ordinær pris|vår pris|salgspris|tilbudspris',
    fi: 'hinta|hinnat|hintaan|normaalihinta|tarjoushinta|yksikköhinta',
    pl: 'cena|ceny|koszt|opłata|cena regularna|cena promocyjna|cena sprzedaży|nasza cena|cena brutto|cena netto',
    cs: 'cena|ceny|poplatek|naše cena|běžná cena|akční cena|prodejní cena|cena s dph|cena bez dph|vstupné',
    tr: 'fiyat|fiyatı|fiyatlar|ücret|ücreti|satış fiyatı|normal fiyat|indirimli fiyat|birim fiyatı',
    ru: 'цена|цены|стоимость|тариф|розничная цена|обычная цена|цена со скидкой|цена за штуку|итого',
    uk: 'ціна|ціни|вартість|тариф|звичайна ціна|роздрібна ціна|ціна зі знижкою',
    el: 'τιμή|τιμές|κόστος|κανονική τιμή|τιμή πώλησης',
    ro: 'preț|pret|prețuri|cost|tarif|preț obișnuit|preț redus|preț de vânzare',
    hu: 'ár|ára|árak|díj|normál ár|akciós ár|eladási ár',
    he: 'מחיר|מחירים|עלות|מחיר רגיל|מחיר מבצע',
    ar: 'السعر|سعر|الأسعار|التكلفة|الرسوم|سعر البيع|السعر العادي|سعر العرض',
    ja: '価格|料金|値段|費用|販売価格|通常価格|特別価格|参加費|受講料|税込価格|定価',
    zh: '价格|價格|费用|費用|售价|售價|现价|現價|单价|單價|促销价|会员价|特价|收费',
    ko: '가격|요금|판매가|판매가격|할인판매가|할인가|회원가|정상가|비용|참가비|수강료',
  },
}

const words: PhraseIndex<'price'> = createPhraseIndex(wordEntries(table))

/** Whether a label says “price” and no more: what costs so much is named elsewhere. */
export const labelsPrice = (label: string): boolean => words.exact(label) !== null

/** Whether the label of a row begins so: “Price per seat”. */
export const namesPrice = (label: string): boolean => words.startsWith(label) !== null
