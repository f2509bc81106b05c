import { createPhraseIndex, type PhraseIndex } from './match.ts'
import { type FullWordTable, type WordEntry, wordEntries } from './word-table.ts'

/** Headings over what a product works together with. */
const table: FullWordTable<'integrations'> = {
  integrations: {
    en: 'integrations|integrates with|integration partners|works with|connects with|connect your tools|connect your favorite tools|connects to|supported connectors|connectors|works seamlessly with|native integrations|compatible with|apps and integrations|your favorite tools|your existing tools|tools you already use|tools you love|plays well with|supported platforms|integrate with|works where you work|our integrations|fits into your stack',
    de: 'integrationen|schnittstellen|funktioniert mit|verbindet sich mit|kompatibel mit|arbeitet mit|unsere integrationen|nahtlose integration|verbinden sie ihre tools|ihre lieblingstools|passt zu ihren tools',
    fr: 'intégrations|s’intègre avec|compatible avec|connectez vos outils|fonctionne avec|nos intégrations|connecteurs|vos outils préférés|outils que vous utilisez',
    es: 'integraciones|se integra con|compatible con|conecta tus herramientas|funciona con|conectores|nuestras integraciones|tus herramientas favoritas',
    it: 'integrazioni|si integra con|compatibile con|collega i tuoi strumenti|funziona con|connettori|le nostre integrazioni',
    pt: 'integrações|integra se com|compatível com|conecte suas ferramentas|funciona com|conectores|nossas integrações|suas ferramentas favoritas',
    nl: 'integraties|koppelingen|werkt met|integreert met|compatibel met|onze integraties|koppel je tools',
    sv: 'integrationer|integreras med|fungerar med|kopplingar|kompatibel med|våra integrationer',
    da: 'integrationer|integrerer med|virker med|fungerer med|kompatibel med|vores integrationer',
    no: 'integrasjoner|integreres med|fungerer med|virker med|kompatibel med|våre integrasjoner',
    fi: 'integraatiot|integroituu|toimii yhdessä|yhteensopiva|integraatiomme|rajapinnat',
    pl: 'integracje|integruje się z|współpracuje z|kompatybilny z|nasze integracje|połącz swoje narzędzia',
    cs: 'integrace|propojení|napojení|funguje s|kompatibilní s|naše integrace|propojte své nástroje',
    tr: 'entegrasyonlar|entegre olur|ile çalışır|uyumlu|entegrasyonlarımız|araçlarınızı bağlayın',
    ru: 'интеграции|интегрируется с|работает с|совместим с|наши интеграции|подключите свои инструменты|интеграция с',
    uk: 'інтеграції|інтегрується з|працює з|сумісний з|наші інтеграції|інтеграція з',
    el: 'ενσωματώσεις|διασυνδέσεις|συνεργάζεται με|συμβατό με|ενοποιήσεις',
    ro: 'integrări|se integrează cu|funcționează cu|compatibil cu|integrările noastre',
    hu: 'integrációk|integrálható|együttműködik|kompatibilis|integrációink',
    he: 'אינטגרציות|משתלב עם|עובד עם|תואם ל|חיבורים|מתחבר עם',
    ar: 'التكاملات|يتكامل مع|يعمل مع|متوافق مع|تكاملات|الربط مع',
    ja: '連携|連携サービス|外部連携|対応サービス|連携アプリ|インテグレーション|連携機能|連携可能',
    zh: '集成|整合|对接|無縫整合|支持平台|无缝集成|应用集成|串接|兼容',
    ko: '연동|통합|연동 서비스|호환|연동 가능|인테그레이션|함께 사용',
  },
}

export const integrationEntries: readonly WordEntry<'integrations'>[] = wordEntries(table)
export const integrationWords: PhraseIndex<'integrations'> = createPhraseIndex(integrationEntries)
