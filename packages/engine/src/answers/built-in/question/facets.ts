/** Sides of a part of the report that a question may ask for alone: the objections of a persona, the friction of a journey. */
import type { TopicId } from './topics.ts'

interface Facet {
  topics: readonly TopicId[]
  /** On folded questions. */
  asked: RegExp
  /** Pointers as in `topics.ts`. */
  at: readonly string[]
}

const facets: readonly Facet[] = [
  {
    topics: ['personas', 'audience', 'questions', 'journey'],
    asked:
      /\b(?:objection|worr(?:y|ie)|doubt|hesita|concern|afraid|fear|skeptic|put(?:s)? (?:people|them|visitors) off|einwand|einwande|bedenken|zweifel|sorge|zoger|befurcht|angst|objection|freins?|crainte|doute|hesit|inquiet|peur|reticence|objecion|duda|temor|miedo|preocupa|reparo|frena)/,
    at: ['/personas/*/objections/*'],
  },
  {
    topics: ['personas', 'audience', 'problem'],
    asked:
      /\b(?:pain|frustrat|struggl|suffer|trouble|annoy|schmerz|arger|leid|frust|douleur|galere|souffr|frustr|ennuie|dolor|sufr|molest)/,
    at: ['/personas/*/painPoints/*', '/positioning/problem'],
  },
  {
    topics: ['personas', 'audience'],
    asked:
      /\b(?:goals?|want to (?:achieve|reach)|trying to|motivat|drives|ziele?n?\b|erreichen|motiv|antreib|treibt|objectifs?|veulent|cherchent|motiv|objetivos?|quieren|buscan|motiva)/,
    at: ['/personas/*/goals/*', '/personas/*/motivations/*'],
  },
  {
    topics: ['personas', 'audience'],
    asked: /\b(?:trigger|occasion|what makes them (?:come|look|start)|ausloser|anlass|declench|detonante|disparador)/,
    at: ['/personas/*/triggers/*'],
  },
  {
    topics: ['personas', 'audience'],
    asked:
      /\b(?:demographic|age range|income|occupation|job title|company size|where do they live|demograf|einkommen|berufe?\b|unternehmensgrosse|demograph|revenus?|metier|profession|taille d.entreprise|demografi|ingresos|ocupacion|profesion|tamano de empresa)/,
    at: ['/personas/*/demographics/*'],
  },
  {
    topics: ['personas', 'audience'],
    asked: /\b(?:channels?|kanale?n?\b|canal|canaux|canales)\b/,
    at: ['/personas/*/channels/*'],
  },
  {
    topics: ['journey', 'ctas', 'contact'],
    asked:
      /\b(?:friction|obstacle|hurdle|stumbl|drop off|holds? (?:people|visitors|them) (?:up|back)|form fields?|how many (?:fields|steps|clicks)|long form|reibung|hurden?\b|hindernis|felder|formular|klicks|schritte bis|abspringen|friction|obstacle|freine|champs|formulaire|clics|etapes|fricci|obstacul|campos|formulario|clics|pasos)/,
    at: ['/customerJourney/stages/*/friction/*', '/customerJourney/pathToPrimaryAction'],
  },
  ...(
    [
      [
        'awareness',
        /\b(?:awareness|attention|discover|aufmerksam|bekannt|decouverte|notoriete|descubrimiento|conocimiento)/,
      ],
      [
        'consideration',
        /\b(?:consideration|compare|weigh|abwagen|erwagung|vergleichen|consideration|reflexion|consideracion|comparar)/,
      ],
      [
        'decision',
        /\b(?:decision|decide|checkout|entscheidung|entscheiden|abschluss|decision|decider|decision|decidir)/,
      ],
      [
        'onboarding',
        /\b(?:onboarding|first steps of (?:new )?customers|after (?:the )?(?:purchase|booking|sign)|nach dem kauf|einstieg|accueil des (?:nouveaux )?clients|apres l.achat|despues de la compra|primeros pasos)/,
      ],
      ['loyalty', /\b(?:loyal|retention|come back|keep (?:customers|them)|stammkund|bindung|wiederkomm|fidel)/],
    ] as const
  ).map(
    ([stage, asked]): Facet => ({
      topics: ['journey'],
      asked,
      at: [
        `/customerJourney/stages/${stage}/gaps/*`,
        `/customerJourney/stages/${stage}/friction/*`,
        `/customerJourney/stages/${stage}/strengths/*`,
        `/customerJourney/stages/${stage}/assets/*`,
        `/customerJourney/stages/${stage}/ctas/*`,
      ],
    }),
  ),
  {
    topics: ['colors', 'look', 'accessibility', 'readability', 'clarity', 'typefaces'],
    asked: /\b(?:contrast|legib|faint|hard to read|kontrast|lesbar|blass|contrast|lisib|contraste|legib)/,
    at: [
      '/trustAndExperience/accessibility/lowContrast/*',
      '/visualIdentity/palette/pairs/*',
      '/trustAndExperience/accessibility/checks/*#failed',
    ],
  },
  {
    topics: ['vocabulary', 'voice', 'claims', 'clarity', 'tone'],
    asked:
      /\b(?:cliche|buzz ?word|stock phrase|empty (?:word|phrase)|overused|hollow|jargon|worn|floskel|worthulse|phrase[n]?\b|abgedroschen|leere worte|galvaude|phrases? toutes? faites?|mots? creux|creuses|bateau|topicos?|muletilla|frases? hechas?|trillad|vaci[ao]s)/,
    at: ['/messaging/vocabulary/overused', '/swot/weaknesses/*'],
  },
  {
    topics: ['hero', 'clarity', 'tagline', 'weaknesses', 'valueProposition'],
    asked:
      /\b(?:headline|opening|first line|h1|uberschrift|schlagzeile|titre|accroche|titular|encabezado)\b.*\b(?:wrong|lack|missing|improve|weak|fail|better|problem|fehlt|schwach|verbesser|falsch|problem|manque|faible|amelior|cloche|probleme|falta|debil|mejor|mal|problema)|\b(?:wrong|lack|missing|improve|weak|fehlt|schwach|verbesser|manque|faible|amelior|falta|debil|mejorar)\w*\b.*\b(?:headline|opening|first line|h1|uberschrift|schlagzeile|titre|accroche|titular|encabezado)/,
    at: ['/messaging/hero/headline', '/messaging/clarityChecks/*#failed', '/messaging/clarityScore'],
  },
  {
    topics: ['firstSteps', 'quickWins', 'northStar'],
    asked:
      /\b(?:measure|metric|kpi|track success|know (?:that|if|whether) it work|north star|messen|kennzahl|erfolg messen|woran (?:merk|erkenn)|nordstern|mesurer|indicateur|etoile polaire|medir|indicador|metrica|estrella polar)/,
    at: ['/strategy/northStar', '/strategy/initiatives/*/metric'],
  },
  {
    topics: ['firstSteps', 'quickWins'],
    asked:
      /\b(?:steps?|how would (?:you|they) go about|how exactly|schritte?\b|wie genau|etapes?|comment s.y prendre|pasos?|como hacerlo)\b/,
    at: ['/strategy/initiatives/*', '/strategy/initiatives/*/steps'],
  },
  {
    topics: ['firstSteps', 'quickWins', 'strengths', 'weaknesses'],
    asked:
      /\b(?:why (?:that|this|is (?:that|this|it))|reason|warum|weshalb|begrund|pourquoi|raison|por que|razon|motivo)/,
    at: ['/strategy/initiatives/*', '/strategy/initiatives/*/rationale'],
  },
  {
    topics: ['claims', 'trust', 'valueProposition'],
    asked:
      /\b(?:unproven|without (?:any )?(?:proof|evidence)|no (?:proof|evidence)|unbacked|unsupported|ohne beleg|unbelegt|nicht belegt|sans preuve|non prouve|sin pruebas?|sin respaldo)/,
    at: ['/messaging/claims/*', '/messaging/clarityChecks/*#failed'],
  },
]

/** Pointers of the sides of a topic that a question asks for; none where it asks for the whole. @param folded the question */
export const facetsOf = (id: TopicId, folded: string): readonly string[] =>
  facets.find(({ topics, asked }) => topics.includes(id) && asked.test(folded))?.at ?? []
