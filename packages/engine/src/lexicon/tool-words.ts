import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, wordEntries } from './word-table.ts'

/** What a site calls something that works an answer out for its visitors. */
const table: FullWordTable<'tool'> = {
  tool: {
    en: 'calculator|calculators|estimator|configurator|price calculator|cost calculator|quiz|self-test|checklist|cheat sheet|template|templates|simulator|planner',
    de: 'rechner|preisrechner|kostenrechner|konfigurator|quiz|selbsttest|checkliste|checklisten|vorlage|vorlagen|simulator|planer|typberater',
    fr: 'calculateur|calculatrice|simulateur|configurateur|quiz|auto-test|liste de contrôle|modèle à télécharger|modèles à télécharger|estimateur',
    es: 'calculadora|calculadoras|simulador|configurador|cuestionario|test en línea|lista de verificación|plantilla|plantillas|cotizador',
    it: 'calcolatore|calcolatrice|simulatore|configuratore|quiz|lista di controllo|checklist|modello da scaricare|preventivatore',
    pt: 'calculadora|calculadoras|simulador|configurador|quiz|questionário|lista de verificação|checklist|modelo para baixar|orçamentador',
    nl: 'rekenhulp|rekentool|calculator|prijscalculator|configurator|quiz|zelftest|checklist|sjabloon|sjablonen|simulator',
    sv: 'kalkylator|räknare|priskalkylator|konfigurator|quiz|självtest|checklista|mall|mallar|simulator',
    da: 'beregner|prisberegner|konfigurator|quiz|selvtest|tjekliste|skabelon|skabeloner|simulator',
    no: 'kalkulator|priskalkulator|konfigurator|quiz|selvtest|sjekkliste|mal|maler|simulator',
    fi: 'laskuri|hintalaskuri|konfiguraattori|tietovisa|itsetesti|tarkistuslista|mallipohja|simulaattori',
    pl: 'kalkulator|kalkulatory|konfigurator|quiz|lista kontrolna|checklista|szablon|szablony|symulator',
    cs: 'kalkulačka|kalkulačky|konfigurátor|kvíz|kontrolní seznam|šablona|šablony|simulátor',
    tr: 'hesaplayıcı|hesaplama aracı|fiyat hesaplama|yapılandırıcı|quiz|kontrol listesi|şablon|şablonlar|simülatör',
    ru: 'калькулятор|калькуляторы|калькулятор стоимости|конфигуратор|квиз|чек-лист|чеклист|шаблон|шаблоны|симулятор',
    uk: 'калькулятор|калькулятори|конфігуратор|квіз|чек-лист|чекліст|шаблон|шаблони|симулятор',
    el: 'υπολογιστής κόστους|αριθμομηχανή|διαμορφωτής|κουίζ|λίστα ελέγχου|πρότυπο|πρότυπα|προσομοιωτής',
    ro: 'calculator de preț|calculator|configurator|test online|listă de verificare|șablon|șabloane|simulator',
    hu: 'kalkulátor|árkalkulátor|konfigurátor|kvíz|ellenőrzőlista|sablon|sablonok|szimulátor',
    he: 'מחשבון|מחשבונים|מחולל|חידון|צ׳קליסט|רשימת תיוג|תבנית|תבניות|סימולטור',
    ar: 'حاسبة|الحاسبة|آلة حاسبة|اختبار ذاتي|قائمة مرجعية|قوالب|محاكي',
    ja: '計算ツール|電卓|シミュレーション|シミュレーター|診断|チェックリスト|テンプレート|見積もりツール',
    zh: '计算器|計算器|計算機|测算工具|配置器|测试题|测验|清单下载|模板下载|模板|模擬器|模拟器',
    ko: '계산기|시뮬레이터|시뮬레이션|견적 계산|자가 진단|체크리스트|템플릿|퀴즈',
  },
}

export const toolWords: PhraseIndex<'tool'> = createPhraseIndex(() => wordEntries(table))
