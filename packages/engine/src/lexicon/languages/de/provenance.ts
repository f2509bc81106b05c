import type { ProvenanceLists } from '../../provenance/lists.ts'

export const provenance: ProvenanceLists = {
  rival:
    'andere|andere anbieter|andere agenturen|andere unternehmen|andere tools|andere lösungen|die anderen|mitbewerber|wettbewerb|wettbewerber|konkurrenz|herkömmlich|herkömmliche anbieter|herkömmliche lösungen|herkömmliche agenturen|klassisch|klassische agentur|klassische agenturen|traditionell|traditionelle anbieter|typische agentur|üblich|üblicherweise|ohne uns|bisher|der alte weg|alternativen|selber machen|selbst gemacht|konventionell|marktüblich',
  contrast:
    'anders als|im gegensatz zu|im unterschied zu|im vergleich zu anderen|andere anbieter|andere agenturen|andere unternehmen|viele anbieter|viele agenturen|die meisten anbieter|die meisten agenturen|die meisten unternehmen|herkömmliche|klassische agenturen|traditionelle anbieter|üblicherweise',
  example:
    'beispiel|beispiele|rechenbeispiel|beispielrechnung|berechnungsbeispiel|musterrechnung|beispielhaft|beispieldaten|demodaten|musterdaten|fiktives beispiel|nur zur veranschaulichung|zur veranschaulichung|symbolbild|muster|musterbeispiel|beispielansicht|beispielprojekt|musterangebot|beispielbewertung|beispielbewertungen|musterbewertung|beispieltext|platzhalter|fiktiv',
  credits:
    'website von|webseite von|webdesign von|webdesign|design von|gestaltung|gestaltet von|umsetzung|realisierung|konzeption und umsetzung|entwickelt von|erstellt von|programmierung|powered by|hosting|gehostet von|foto von|fotos von|foto|fotos|fotografie|bildnachweis|bildnachweise|bildquelle|bildquellen|bilder von|icons von|illustrationen von|theme von|vorlage von|übersetzung|text und konzept|website erstellt von|webseite erstellt von|seite erstellt von|homepage von|homepage erstellt von|website gestaltet von|design und umsetzung|design und entwicklung|konzept und umsetzung|konzept und design|konzept und gestaltung|umgesetzt von|umsetzung durch|realisiert von|realisiert durch|programmiert von|gemacht von|mit liebe gemacht von|betreut von|technische umsetzung|technische betreuung|mit unterstützung von',
  otherOffers:
    'unsere weiteren produkte|weitere produkte|unsere weiteren marken|unsere anderen produkte|unsere anderen marken|unsere weiteren projekte|weitere projekte von uns|auch von uns|unsere schwesterfirma|unsere schwestermarken|schwesterunternehmen|schwestergesellschaft|unsere marken|weitere angebote von uns|unsere weiteren websites|von den machern von',
}
