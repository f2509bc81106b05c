import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

/** Words by which a brand sets itself off: against products by name, or against doing it another way. */
/** `instead` may introduce any contrast. */
export type AlternativeWord = 'named' | 'instead'

const table: FullWordTable<AlternativeWord> = {
  named: {
    en: 'alternative to|alternatives to|unlike|compared to|compared with|no more spreadsheets|switch from|switching from',
    de: 'alternative zu|alternativen zu|im gegensatz zu|im unterschied zu|anders als|im vergleich zu|wechsel von|wechseln sie von',
    fr: 'alternative à|alternatives à|contrairement à|contrairement aux|comparé à|par rapport à|à la différence de',
    es: 'alternativa a|alternativas a|a diferencia de|comparado con|frente a otros|cambiar de',
    it: 'alternativa a|alternative a|a differenza di|rispetto a|passare da',
    pt: 'alternativa ao|alternativa à|alternativas ao|diferente de|ao contrário de|comparado a|em comparação com|migrar de',
    nl: 'alternatief voor|alternatieven voor|in tegenstelling tot|anders dan|vergeleken met|overstappen van',
    sv: 'alternativ till|till skillnad från|jämfört med|byta från',
    da: 'alternativ til|i modsætning til|sammenlignet med|skifte fra',
    no: 'alternativ til|i motsetning til|sammenlignet med|bytte fra',
    fi: 'vaihtoehto|toisin kuin|verrattuna',
    pl: 'alternatywa dla|alternatywy dla|w przeciwieństwie do|w porównaniu z|przejście z|w odróżnieniu od',
    cs: 'alternativa k|na rozdíl od|ve srovnání s|přechod z',
    tr: 'alternatifi|aksine|kıyasla|karşılaştırıldığında',
    ru: 'альтернатива|в отличие от|по сравнению с|переход с',
    uk: 'альтернатива|на відміну від|порівняно з|перехід з',
    el: 'εναλλακτική|σε αντίθεση με|σε σύγκριση με',
    ro: 'alternativă la|spre deosebire de|în comparație cu',
    hu: 'alternatívája|ellentétben|összehasonlítva',
    he: 'אלטרנטיבה ל|בניגוד ל|בהשוואה ל',
    ar: 'بديل عن|بديل ل|على عكس|مقارنة ب',
    ja: 'とは異なり|と比べて|と比較して|と比べ|からの乗り換え',
    zh: '替代|不同于|不同於|相比|对比|對比',
    ko: '대안|달리|비교',
  },
  instead: {
    en: 'instead of|rather than|replaces|better than|other than the|not a chain|replacement for|as opposed to',
    de: 'statt|anstatt|anstelle von|ersetzt|besser als|kein show',
    fr: 'au lieu de|plutôt que|à la place de|remplace|passer de|pas une chaîne',
    es: 'en lugar de|en vez de|sustituye|reemplaza|mejor que|sin necesidad de tiendas',
    it: 'al posto di|invece di|anziché|sostituisce|meglio di',
    pt: 'em vez de|no lugar de|substitui|melhor que',
    nl: 'in plaats van|vervangt|beter dan',
    sv: 'i stället för|istället för|ersätter|bättre än',
    da: 'i stedet for|erstatter|bedre end',
    no: 'i stedet for|erstatter|bedre enn',
    fi: 'sen sijaan|korvaa|parempi kuin',
    pl: 'zamiast|zastępuje|lepszy niż',
    cs: 'místo|namísto|nahrazuje|lepší než',
    tr: 'yerine|yerini alır|daha iyi',
    ru: 'вместо|заменяет|лучше чем',
    uk: 'замість|замінює|кращий за',
    el: 'αντί για|αντικαθιστά|καλύτερο από',
    ro: 'în loc de|înlocuiește|mai bun decât',
    hu: 'helyett|kiváltja|jobb mint',
    he: 'במקום|מחליף את|טוב יותר מ',
    ar: 'بدلا من|بدل التخمين|يحل محل|أفضل من',
    ja: 'の代わりに|に代わる|代替|ではなく',
    zh: '代替|而不是|优于|取代',
    ko: '대신|대체|보다 나은',
  },
}

export const alternativeWordEntries: WordEntry<AlternativeWord>[] = wordEntries(table)

const indexes = new Map<string, PhraseIndex<AlternativeWord>>()

export function alternativeWords(language: string): PhraseIndex<AlternativeWord> {
  const made =
    indexes.get(language) ??
    createPhraseIndex<AlternativeWord>(() => alternativeWordEntries.filter((entry) => entry.language === language))
  indexes.set(language, made)
  return made
}
