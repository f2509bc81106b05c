/** How people ask for each part of a report, in the four languages that the built-in answerer understands. */
import { createPhraseIndex, type PhraseIndex } from '../../../lexicon/match.ts'
import { phrasesOf } from '../../../lexicon/word-table.ts'
import type { Language } from './languages.ts'
import type { TopicId } from './topics.ts'

type Phrases = Record<Language, string>

const table: Record<TopicId, Phrases> = {
  summary: {
    en: 'summary|summar*|overview|in a nutshell|in short|in a few words|tell me about the brand|tell me about this brand|tell me about this company|tell me about them|what is this brand|who is this brand|describe the brand|describe this brand|main findings|key findings|what did you find|what does the report say|sum up|elevator pitch|at a glance|who are they',
    de: 'zusammenfass*|fass* zusammen|fasse* den bericht|überblick|kurz gesagt|in wenigen worten|wer ist die marke|beschreib* die marke|wichtigste* ergebnisse|was steht im bericht|auf einen blick|in kürze',
    fr: 'résum*|aperçu|en bref|vue d’ensemble|en quelques mots|qui est cette marque|décri* la marque|décri* cette marque|principaux résultats|synthèse|que dit le rapport|présente* la marque|parle* moi de la marque',
    es: 'resum*|visión general|en pocas palabras|en breve|quién es esta marca|describ* la marca|descríbeme|principales resultados|qué dice el informe|síntesis|háblame de la marca|cuéntame de la marca',
  },
  category: {
    en: 'what do they do|what does it do|what is it|what is this|what exactly is it|what kind of|what sort of|what does it actually do|what does the company do|what does this company do|what kind of company|what kind of business|what sort of business|what business|category|industry|line of business|sector|what is it about|what is this site|what is the website about|what is the site about|what is this website about|what type of business|what type of company',
    de: 'was machen sie|was macht die firma|was tut die firma|was ist die firma|was macht das unternehmen|was tun sie|branche|kategorie|worum geht es|was für ein unternehmen|was für eine firma|was ist das für|geschäftsfeld|was genau macht',
    fr: 'que font ils|que fait l’entreprise|qu’est ce que la marque|que fait cette entreprise|que fait la marque|secteur|catégorie|de quoi s’agit|quel genre d’entreprise|quel type d’entreprise|domaine d’activité|activité',
    es: 'qué hacen|qué es la empresa|qué hace la empresa|a qué se dedica*|sector|categoría|de qué trata|qué tipo de empresa|qué tipo de negocio|industria|rubro',
  },
  name: {
    en: 'brand name|name of the brand|name of the company|company name|company called|what is it called|what are they called|its name|their name|spelled|spelling',
    de: 'markenname*|name der marke|name der firma|firmenname*|wie heißt|wie heißen|wie schreibt sich',
    fr: 'nom de la marque|nom de l’entreprise|comment s’appelle*|comment s appelle*',
    es: 'nombre de la marca|nombre de la empresa|cómo se llama*',
  },
  audience: {
    en: 'who is it for|who is this for|who are they for|who is it aimed at|who is it made for|for whom|whom is it for|aimed at|aim at|audience*|target|target group|target market|target customers|target audience|who should buy|who are their customers|who are its customers|who uses|who buys|ideal customer|typical customer|who do they serve|whom do they serve|who do they sell to|who do they speak to|who do they want to reach|whom do they want|want to reach|speak to|speaks to|addressed to|whom do they address|reader*|customer segment*|buyers|clientele',
    de: 'für wen|zielgruppe*|an wen|an wen richtet sich|richtet sich an|wen sprechen|wen spricht|wen wollen sie|wer kauft|wer sind die kunden|wer sind ihre kunden|typische* kunde*|zielkund*|wer nutzt|kundenkreis',
    fr: 'pour qui|à qui|à qui s’adresse*|s’adresse à|à qui ça s’adresse|public cible|cible|cibles|clientèle|public visé|qui achète|qui sont les clients|qui sont leurs clients|client type|audience',
    es: 'para quién|para quiénes|a quién|a quiénes|a quién se dirige*|a quién va dirigid*|a quién está dirigid*|público objetivo|público|audiencia|quién compra|quiénes son los clientes|quiénes son sus clientes|cliente ideal|cliente típico|destinatari*',
  },
  personas: {
    en: 'persona*|buyer persona*|pain point*|goals of the customers|customer goals|motivation*|objection*|what worries|what motivates|needs of the customers|customer needs|frustration*',
    de: 'persona*|schmerzpunkt*|motiv*|einwände|einwand|bedenken|bedürfnis*|was treibt',
    fr: 'persona*|points de douleur|point de douleur|motivation*|objection*|freins|besoins des clients|craintes',
    es: 'persona|buyer persona*|puntos de dolor|punto de dolor|motivaci*|objeci*|necesidades de los clientes|miedos',
  },
  archetype: {
    en: 'archetype*|brand archetype|jungian|hero or|which character',
    de: 'archetyp*|markenarchetyp*',
    fr: 'archétyp*',
    es: 'arquetip*',
  },
  secondArchetype: {
    en: 'second archetype|secondary archetype|other archetype*|archetype mix|mix of archetypes|runner up|next archetype|second strongest archetype',
    de: 'zweite* archetyp*|zweitstärkste* archetyp*|andere* archetyp*|nebenarchetyp*|archetypenmix|mischung der archetypen',
    fr: 'deuxième archétype|second archétype|archétype secondaire|autre* archétype*',
    es: 'segundo arquetipo|arquetipo secundario|otro* arquetipo*',
  },
  personality: {
    en: 'personality|brand personality|character of the brand|character traits|aaker',
    de: 'persönlichkeit*|markenpersönlichkeit|charakter',
    fr: 'personnalité|caractère de la marque',
    es: 'personalidad|carácter de la marca',
  },
  voice: {
    en: 'voice|come across|comes across|brand voice|how do they sound|how does it sound|how does the brand sound|how does it speak|how do they speak|how do they talk|how does it talk|writing style|style of writing|how is it written|language style',
    de: 'stimme|markenstimme|sprachstil|schreibstil|wie klingt|wie klingen|wie sprechen sie|wie spricht|wie schreiben|wie schreibt',
    fr: 'voix|voix de la marque|style d’écriture|style rédactionnel|comment parle|comment s’exprime|comment sonne',
    es: 'voz|voz de la marca|estilo de escritura|cómo suena|cómo habla|cómo hablan|cómo se expresa',
  },
  tone: {
    en: 'tone|tone of voice|formal|informal|casual|serious|funny|humor*|humour*|enthusiastic|friendly',
    de: 'ton|tonalität|tonfall|formell|locker|ernst|lustig|humorvoll|sachlich|duzen|siezen',
    fr: 'ton|tonalité|formel|informel|décontracté|sérieux|drôle',
    es: 'tono|formal|informal|serio|divertido|cercano',
  },
  avoid: {
    en: 'avoid|should not sound|would not sound|not write|wording to avoid|words to avoid|off brand|does not fit the voice',
    de: 'vermeiden|nicht klingen|zu vermeiden|passt nicht zur stimme',
    fr: 'éviter|à éviter|ne pas écrire',
    es: 'evitar|no debería sonar|no escribir',
  },
  mission: {
    en: 'mission|mission statement|purpose|vision|why do they exist|what drives them|what do they believe',
    de: 'mission|vision|leitbild|auftrag|wofür stehen sie|warum gibt es sie|was treibt sie an',
    fr: 'mission|vision|raison d’être',
    es: 'misión|visión|propósito|razón de ser',
  },
  values: {
    en: 'values|core values|what do they stand for|principles',
    de: 'werte|wofür steht|grundsätze|prinzipien',
    fr: 'valeurs|principes',
    es: 'valores|principios',
  },
  tagline: {
    en: 'tagline|slogan|claim of the brand|strapline|motto|catchphrase',
    de: 'slogan|tagline|claim|motto|leitspruch|werbespruch',
    fr: 'slogan|accroche|devise|signature de marque|tagline',
    es: 'eslogan|lema|slogan|tagline',
  },
  hero: {
    en: 'headline|hero|h1|first thing visitors see|subhead*|home page say|homepage say|what does the home page open with',
    de: 'überschrift|schlagzeile|headline|startseite|unterzeile',
    fr: 'titre|titre principal|page d’accueil|sous titre',
    es: 'titular|encabezado|título principal|página de inicio|subtítulo',
  },
  valueProposition: {
    en: 'value proposition|value prop|usp|unique selling*|promise*|what do they promise|main benefit*|benefit*|advantage*|why buy|why choose|why should i choose|why should i buy|main message|key message*|core message|proposition',
    de: 'wertversprechen|nutzenversprechen|leistungsversprechen|versprechen|verspricht|usp|alleinstellungsmerkmal*|kernbotschaft*|hauptbotschaft|nutzen|vorteil*|warum sollte ich|botschaft*',
    fr: 'proposition de valeur|promesse*|promet*|promettent|bénéfice*|avantage*|usp|message principal|message clé|messages clés|pourquoi choisir|pourquoi acheter',
    es: 'propuesta de valor|promesa*|promete*|beneficio*|ventaja*|usp|mensaje principal|mensajes clave|por qué elegir|por qué comprar',
  },
  differentiators: {
    en: 'differentiat*|different from|makes them different|makes it different|sets them apart|apart|sets it apart|set apart|set itself apart|unique|special|stand out|stands out|differ|distinguish*',
    de: 'unterscheid*|unterschied*|besonders|besonderheit*|einzigartig|abheben|hebt sie ab|hebt sich|was macht sie anders|differenzier*',
    fr: 'différenci*|distingu*|différent|différente|différents|unique|particularité|se démarque*|atouts distinctifs',
    es: 'diferenci*|distingue*|único|única|especial|destaca*|se diferencia*',
  },
  positioning: {
    en: 'position*|market position|place in the market|competit*|competitor*|rival*|alternative*|compare* with|compares itself|compared to|versus others|market',
    de: 'positionier*|wettbewerb*|konkurrent*|konkurrenz|mitbewerber*|marktposition|alternativ*|vergleich*|markt',
    fr: 'position*|concurren*|alternative*|compar*|marché|rivaux',
    es: 'posicion*|competencia|competidor*|rival*|alternativa*|compara*|mercado',
  },
  problem: {
    en: 'problem*|which problem|what problem|pain|challenge they solve|what do they solve|trouble',
    de: 'problem*|welches problem|lösen sie|löst',
    fr: 'problème*|résou*|résol*',
    es: 'problema*|resuelve*|soluciona*',
  },
  offer: {
    en: 'offer|offers|offered|offering*|sell|sells|sold|selling|product|products|service|services|range|catalog*|portfolio|what can i buy|what can i get|what is on offer|assortment|courses|treatments|what do they offer|what do they sell|menu items',
    de: 'angebot*|anbieten|bieten|bietet|verkauf*|produkt*|dienstleistung*|leistung*|sortiment|service*|was kann ich kaufen|kurse|behandlungen|was gibt es',
    fr: 'offre|offres|offrent|propos*|vend|vendent|vendu*|produit*|service*|prestation*|gamme|catalogue|cours|soins',
    es: 'oferta*|ofrece*|vende*|producto*|servicio*|catálogo|gama|cursos|tratamientos',
  },
  features: {
    en: 'feature*|functionality|functions|capabilit*|what can it do',
    de: 'funktion*|features|merkmale|was kann es|was kann das',
    fr: 'fonctionnalité*|fonction*|caractéristique*',
    es: 'funcionalidad*|funcion*|característica*|prestaciones',
  },
  integrations: {
    en: 'integrat*|work with other|connect* with|connect* to|plugins|compatible',
    de: 'integration*|schnittstelle*|anbind*|kompatibel',
    fr: 'intégration*|connecteur*|compatible*',
    es: 'integraci*|integra|conector*|compatible*',
  },
  prices: {
    en: 'price|prices|membership fee*|entrance fee*|admission|priced|pricing|cost|costs|how much|plan|plans|fee|fees|rates|tariff*|expensive|cheap|cheapest|most expensive|subscription|package|packages|per month|monthly|charge|charges|afford*|pay for',
    de: 'preis|preise|mitgliedsbeitrag*|beitrag|beiträge|eintritt*|preisen|preisliste|kosten|kostet|teuer|billig|günstig*|tarif*|gebühr*|was kostet|wie viel kostet|abo|abonnement|paket*|pro monat|monatlich|honorar*',
    fr: 'prix|cotisation*|tarif*|coût*|coûte*|combien|cher|chère|abonnement*|forfait*|formule*|par mois|payer',
    es: 'precio*|cuota*|costo*|coste*|cuesta*|cuánto vale|cuánto cuesta|cuánto sale|tarifa*|caro|barato|plan|planes|suscripci*|paquete*|al mes|mensual*',
  },
  trial: {
    en: 'free trial|trial|try it|try for free|test it|demo|free version|free plan|freemium|is it free|for free|try before',
    de: 'testphase|probezeit|probemonat|kostenlos*|gratis|testen|ausprobieren|demo|testversion|probier*|kostenfrei*',
    fr: 'essai|essai gratuit|essayer|gratuit*|démo|version gratuite|période d’essai',
    es: 'prueba|prueba gratis|prueba gratuita|probar|gratis|gratuit*|demo|versión gratuita|período de prueba',
  },
  guarantees: {
    en: 'guarantee*|money back|satisfaction guarantee|risk free',
    de: 'garantie*|geld zurück|zufriedenheitsgarantie|gewähr*',
    fr: 'garantie*|satisfait ou remboursé|garanti*',
    es: 'garantía*|garantiza*|devolución del dinero',
  },
  colors: {
    en: 'color*|colour*|palette|hex|hex code*|brand color*|primary color|shade*|gradient*',
    de: 'farb*|farbe|farben|palette|hauptfarbe|primärfarbe|farbton|markenfarbe*',
    fr: 'couleur*|palette|teinte*|couleur principale',
    es: 'color|colores|paleta|tono de color|color principal',
  },
  typefaces: {
    en: 'font|fonts|typeface*|typograph*|lettering|font family|font size*|type scale',
    de: 'schrift|schriften|schriftart*|typograf*|typograph*|font|fonts|schriftgröße*',
    fr: 'police|polices|typograph*|caractères|fonte*|police de caractères',
    es: 'tipograf*|fuente|fuentes|tipo de letra|tipos de letra|letra',
  },
  logo: {
    en: 'logo|logos|logotype|wordmark|icon|favicon|brand mark|symbol',
    de: 'logo|logos|wortmarke|bildmarke|icon|favicon|signet',
    fr: 'logo|logos|logotype|icône|favicon|emblème',
    es: 'logo|logos|logotipo*|icono|favicon|emblema',
  },
  imagery: {
    en: 'picture*|image|images|imagery|photo*|illustration*|visuals',
    de: 'bilder|bildwelt|bildsprache|fotos|fotografie|illustration*',
    fr: 'image*|photo*|illustration*|visuels',
    es: 'imagen|imágenes|foto*|ilustraci*',
  },
  look: {
    en: 'visual identity|look|look and feel|design|visual style|how does it look|how does the brand look|appearance|aesthetic*|brand guidelines|corporate design|consistent|consistency',
    de: 'visuelle identität|aussehen|gestaltung|design|erscheinungsbild|optik|corporate design|wie sieht|auftritt|einheitlich|konsistenz|konsistent',
    fr: 'identité visuelle|apparence|design|charte graphique|style visuel|esthétique|cohérence|cohérent*',
    es: 'identidad visual|aspecto|diseño|estilo visual|apariencia|estética|coherencia|coherente|consistencia',
  },
  swot: {
    en: 'swot|swot analysis|strengths and weaknesses',
    de: 'swot|swot analyse|stärken und schwächen|stärken schwächen',
    fr: 'swot|forces et faiblesses|analyse swot|ffom',
    es: 'swot|foda|dafo|fortalezas y debilidades',
  },
  strengths: {
    en: 'strength*|strong point*|strong suit|what do they do well|what does it do well|what works well|what works|good at|what is good|assets',
    de: 'stärke|stärken|was machen sie gut|was läuft gut|was ist gut|pluspunkt*|was funktioniert',
    fr: 'force|forces|point fort|points forts|atout*|ce qui marche|ce qui fonctionne',
    es: 'fortaleza*|punto fuerte|puntos fuertes|qué hacen bien|qué funciona',
  },
  weaknesses: {
    en: 'weakness*|weak point*|weak spot*|weak|shortcoming*|what is wrong|what do they do badly|bad at|problem with the site|problems with the site|problem with the website|problems with the website|biggest problem*|flaw*|criticism|drawback*|what could be better|what is bad',
    de: 'schwäche|schwächen|schwachstelle*|was ist schlecht|was läuft schlecht|mängel|mangel|defizit*|kritik|nachteil*|was fehlt|größte* problem*|probleme der seite|probleme der website',
    fr: 'faiblesse*|point faible|points faibles|défaut*|lacune*|ce qui ne va pas|inconvénient*|problèmes du site|critique*',
    es: 'debilidad*|punto débil|puntos débiles|defecto*|carencia*|qué falla|qué está mal|desventaja*|problemas del sitio|problemas de la web',
  },
  opportunities: {
    en: 'opportunit*|potential|chance*|untapped|growth',
    de: 'chance|chancen|potenzial*|potential*|möglichkeiten|gelegenheit*',
    fr: 'opportunité*|potentiel*|occasion*',
    es: 'oportunidad*|potencial*',
  },
  threats: {
    en: 'threat*|risks from outside|danger*|risk|risks',
    de: 'bedrohung*|gefahr*|risiko|risiken',
    fr: 'menace*|danger*|risque*',
    es: 'amenaza*|peligro*|riesgo*',
  },
  firstSteps: {
    en: 'what to do first|do first|where to start|where should they start|first step*|next step*|improv*|recommend*|recommendation*|initiative*|strategy|priorit*|to do|todo|action plan|advice|advise|suggest*|what should they do|what should we do|what should i do|should change|would you change|change on|needs fixing|what should they change|what should be changed|what needs work|roadmap|fix first|fix|insight*',
    de: 'zuerst|als erstes|was tun|womit anfangen|womit sollte*|nächste* schritt*|erste* schritt*|verbesser*|empfehl*|empfiehl*|maßnahm*|strategie*|initiative*|priorität*|was sollten sie tun|was sollten wir tun|was sollte* * tun|ändern|handlungsempfehl*|ratschlag|tipps',
    fr: 'en premier|d’abord|par où commencer|amélior*|recommand*|stratégie*|initiative*|priorité*|prochaine* étape*|première* étape*|que faire|que faut il faire|conseil*|plan d’action|que devr*|changer',
    es: 'primero|por dónde empezar|mejor*|recomend*|estrategia*|iniciativa*|priorid*|próximo* paso*|primer paso|primeros pasos|qué hacer|consejo*|plan de acción|qué debería*|deberían|cambiar',
  },
  quickWins: {
    en: 'quick win*|quick fix*|easy win*|easy improvement*|low hanging|little effort|easy to fix|small things',
    de: 'quick win*|schnelle erfolge|schnelle maßnahmen|schnell umsetz*|wenig aufwand|leicht umsetz*|schnelle verbesserung*',
    fr: 'quick win*|gains rapides|victoires rapides|peu d’effort|actions rapides|rapidement',
    es: 'quick win*|victorias rápidas|mejoras rápidas|poco esfuerzo|acciones rápidas|rápidas',
  },
  northStar: {
    en: 'north star|key metric|which metric|most important metric|kpi|kpis|what to measure|metric*|main goal of the site|goal of the site|goal of the website',
    de: 'north star|nordstern|kennzahl*|kpi|kpis|messen|ziel der website|ziel der seite|hauptziel',
    fr: 'north star|étoile polaire|indicateur*|kpi|kpis|mesurer|objectif du site|objectif principal',
    es: 'north star|estrella polar|indicador*|kpi|kpis|medir|métrica*|objetivo de la web|objetivo del sitio|objetivo principal',
  },
  journey: {
    en: 'customer journey|journey|funnel|buying process|awareness|consideration|decision stage|onboarding|loyalty|stages|path to purchase|user journey|friction|hold* people up|drop off',
    de: 'customer journey|kundenreise|kaufprozess|trichter|funnel|phasen|hürde*|kundenweg',
    fr: 'parcours client|parcours|entonnoir|tunnel|étapes du parcours|friction*|parcours d’achat',
    es: 'recorrido del cliente|customer journey|viaje del cliente|embudo|etapas|fricci*|proceso de compra',
  },
  ctas: {
    en: 'call to action|calls to action|cta|ctas|button|buttons|main action|what do they want visitors to do|what should visitors do|visitors supposed to do|conversion goal|main button',
    de: 'call to action|calls to action|cta|ctas|handlungsaufforderung*|button|buttons|schaltfläche*|was sollen besucher|hauptaktion|knopf',
    fr: 'appel à l’action|appels à l’action|cta|ctas|bouton*|appel à action',
    es: 'llamada a la acción|llamadas a la acción|llamado a la acción|cta|ctas|botón|botones',
  },
  navigation: {
    en: 'navigation|main menu|menu|site structure|menu bar',
    de: 'navigation|hauptmenü|menü|menüpunkte|seitenstruktur',
    fr: 'navigation|menu principal|menu|structure du site',
    es: 'navegación|menú principal|menú|estructura del sitio',
  },
  claims: {
    en: 'claims|claim|proof|proof points|prove|proven|proves|evidence for their claims|back up|substantiat*|statistics|numbers they mention|figures',
    de: 'behauptung*|aussagen|belege|beweis*|nachweis*|kennzahlen',
    fr: 'affirmation*|allégation*|preuve*|chiffres',
    es: 'afirmacion*|prueba de|pruebas|evidencias|cifras|demuestra*',
  },
  vocabulary: {
    en: 'vocabulary|words they use|which words|typical words|distinctive words|buzzword*|jargon|cliche*|keyword*',
    de: 'wortschatz|wörter|vokabular|typische wörter|schlagwörter|schlagworte|fachjargon|keywords|floskel*',
    fr: 'vocabulaire|mots|mots clés|jargon|cliché*',
    es: 'vocabulario|palabras|palabras clave|jerga|cliché*',
  },
  clarity: {
    en: 'clear|clarity|clear is the message|clear is their message|the message|understandable|easy to understand|clearly|message clear|messaging|how good is the copy|copywriting|communicat*',
    de: 'klar|klarheit|verständlich*|botschaft klar|verständlichkeit|kommunikation|texte',
    fr: 'clair|claire|clarté|compréhensible|message clair|communication',
    es: 'claro|clara|claridad|comprensible|mensaje claro|comunicación',
  },
  readability: {
    en: 'readab*|easy to read|hard to read|reading level|flesch',
    de: 'lesbar*|leicht zu lesen|lesbarkeit|flesch',
    fr: 'lisib*|facile à lire|lisibilité',
    es: 'legib*|fácil de leer|legibilidad',
  },
  themes: {
    en: 'theme*|topic*|content theme*|subject*|content|write about|what do they talk about|content strategy',
    de: 'themen|thema|inhalt*|worüber schreiben|worüber schreibt|content',
    fr: 'thème*|sujet*|contenu*|de quoi parlent',
    es: 'tema|temas|contenido*|sobre qué escriben|de qué hablan',
  },
  blog: {
    en: 'blog|blogs|post|posts|article*|news|newsroom|publish|published|publishing|how often do they|latest post|newest post|last post|magazine',
    de: 'blog|blogs|gebloggt|blogbeitrag|blogbeiträge|artikel|neuigkeit*|nachrichten|aktuelles|veröffentlich*|magazin',
    fr: 'blog|blogs|article*|actualité*|publi*|magazine|nouvelles',
    es: 'blog|blogs|artículo*|noticia*|publica*|entrada|entradas|novedades',
  },
  socials: {
    en: 'social|social media|social network*|social channel*|social profile*|facebook|instagram|linkedin|twitter|youtube|tiktok|mastodon|pinterest|follow them|profiles|channels',
    de: 'social media|soziale medien|sozialen medien|soziale netzwerke|sozialen netzwerken|soziale kanäle|facebook|instagram|linkedin|twitter|youtube|tiktok|mastodon|pinterest|folgen|profile|kanäle|social',
    fr: 'réseaux sociaux|réseau social|facebook|instagram|linkedin|twitter|youtube|tiktok|mastodon|pinterest|profils|suivre|canaux',
    es: 'redes sociales|red social|facebook|instagram|linkedin|twitter|youtube|tiktok|mastodon|pinterest|perfiles|seguir|canales',
  },
  contact: {
    en: 'contact*|whatsapp|telegram|reach them|get in touch|e mail|email|mail address|phone|telephone|phone number|call them|reach out|contact form|write to them',
    de: 'kontakt*|whatsapp|erreichen|erreiche|telefon*|telefonnummer|e mail|email|mailadresse|anrufen|ansprechpartner|anschreiben',
    fr: 'contact*|whatsapp|joindre|téléphone*|numéro de téléphone|e mail|email|courriel|appeler|écrire à',
    es: 'contact*|whatsapp|comunicarme|teléfono*|número de teléfono|correo|correo electrónico|email|e mail|llamar|escribirles',
  },
  location: {
    en: 'where are they|where is it|where are they based|where is the company|located|location*|address|based in|based|which city|which country|headquarter*|office|offices|where can i find them|map|where do they operate|region|regions',
    de: 'wo sind sie|wo ist|wo sitzt|wo befindet|wo liegt|standort*|adresse|anschrift|sitz|firmensitz|welche stadt|welches land|büro*|wo finde ich sie|ort|region*',
    fr: 'où sont ils|où se trouve*|où se situe*|où est|adresse|siège|situé*|localisation|quelle ville|quel pays|bureau|bureaux|région*|lieu',
    es: 'dónde están|dónde está|dónde se encuentra*|dónde queda|ubicaci*|ubicad*|dirección|sede|qué ciudad|qué país|oficina*|región|regiones',
  },
  languages: {
    en: 'language|languages|multilingual|translated|versions in other languages|which languages|localised|localized|available in english|available in german|available in french|available in spanish',
    de: 'sprache|sprachen|mehrsprachig|sprachversion*|übersetzt|welche sprachen|auf englisch|auf deutsch verfügbar',
    fr: 'langue|langues|multilingue|version* linguistique*|traduit|en anglais',
    es: 'idioma|idiomas|multilingüe|lengua|traducid*|en inglés',
  },
  apps: {
    en: 'app|apps|mobile app|app store|google play|ios|android',
    de: 'app|apps|app store|google play|ios|android',
    fr: 'appli|applis|application mobile|app|app store|google play|ios|android',
    es: 'app|apps|aplicación|aplicación móvil|app store|google play|ios|android',
  },
  technology: {
    en: 'technology|tech stack|technologies|built with|cms|software do they use|runs on|wordpress|shopify|framework|analytics|hosting|which tools',
    de: 'technologie*|technik|cms|gebaut mit|läuft auf|wordpress|shopify|software|hosting|framework',
    fr: 'technologie*|cms|construit avec|wordpress|shopify|hébergement|logiciel|outils utilisés',
    es: 'tecnología*|cms|construid* con|wordpress|shopify|hosting|alojamiento|software',
  },
  legalEntity: {
    en: 'legal entity|company behind|who is behind|who owns|owner|legal name|legal form|registered as|which company runs|operator|ltd|gmbh',
    de: 'rechtsform|firma dahinter|wer steckt dahinter|wer betreibt|betreiber*|inhaber*|juristische person|unternehmen hinter|wem gehört',
    fr: 'entité juridique|forme juridique|raison sociale|qui est derrière|propriétaire|société derrière|à qui appartient',
    es: 'entidad legal|razón social|forma jurídica|quién está detrás|propietari*|dueñ*|titular de la web|empresa detrás',
  },
  seo: {
    en: 'seo|search engine*|google|discoverab*|found online|be found|ranking|findab*|search visibility|meta description*|page title*|title tags|search optimi*',
    de: 'seo|suchmaschine*|google|auffindbar*|gefunden werden|sichtbarkeit|meta beschreibung*|suchmaschinenoptimierung|gefunden',
    fr: 'seo|référencement|moteur* de recherche|google|visibilité|être trouvé|est trouvé|méta description*|trouvabilité',
    es: 'seo|buscador*|google|posicionamiento web|visibilidad|encontrad*|encontrar en|meta descripci*',
  },
  ai: {
    en: 'ai|ai readiness|chatgpt|ai assistant*|llm*|claude|perplexity|ai search|artificial intelligence',
    de: 'ki|künstliche intelligenz|chatgpt|ki assistent*|ki suche|llm*',
    fr: 'ia|intelligence artificielle|chatgpt|assistant* ia',
    es: 'ia|inteligencia artificial|chatgpt|asistente* de ia',
  },
  crawlers: {
    en: 'ai crawler*|crawler*|gptbot|claudebot|bots|blocked for ai|ai bots',
    de: 'ki crawler*|crawler*|gptbot|bots',
    fr: 'crawler*|gptbot|robots d’ia|robots ia|bots',
    es: 'rastreador*|crawler*|gptbot|bots',
  },
  structuredData: {
    en: 'structured data|schema org|json ld|schema markup|rich results|microdata',
    de: 'strukturierte daten|schema org|json ld|schema markup',
    fr: 'données structurées|schema org|json ld|balisage schema',
    es: 'datos estructurados|schema org|json ld|marcado schema',
  },
  indexing: {
    en: 'robots txt|sitemap*|noindex|indexable|indexed|indexability',
    de: 'robots txt|sitemap*|noindex|indexier*',
    fr: 'robots txt|sitemap*|plan du site|noindex|index*',
    es: 'robots txt|sitemap*|mapa del sitio|noindex|index*',
  },
  speed: {
    en: 'speed|fast|slow|performance|loading time*|page load|page speed',
    de: 'geschwindigkeit|schnell|langsam|ladezeit*|performance',
    fr: 'vitesse|rapide|lent|performance*|temps de chargement',
    es: 'velocidad|rápido|rápida|lento|lenta|rendimiento|tiempo de carga',
  },
  trust: {
    en: 'trust*|credib*|reliab*|serious company|legit|legitimate|scam|reputation|social proof|why should i trust',
    de: 'vertrauen*|glaubwürdig*|seriös*|zuverlässig*|ruf|vertrauenssignal*',
    fr: 'confiance|crédib*|fiable|fiabilité|réputation|arnaque|sérieuse',
    es: 'confianza|confiar|confiable*|creíble|credib*|fiable|fiabilidad|reputación|estafa',
  },
  testimonials: {
    en: 'testimonial*|review*|what do customers say|what do clients say|what do users say|customer voices|customer quotes|feedback|rating|ratings|recommended by|customers think',
    de: 'testimonial*|kundenstimme*|bewertung*|kundenbewertung*|rezension*|was sagen kunden|was sagen die kunden|erfahrungsbericht*|kundenmeinung*|referenzen|feedback',
    fr: 'témoignage*|avis|avis clients|que disent les clients|commentaires|notes des clients',
    es: 'testimonio*|reseña*|opinion*|qué dicen los clientes|valoraci*|comentarios',
  },
  customers: {
    en: 'customers|customer|clients|client|reference customer*|customer logos|who works with them|who do they work with|partners|partner|press|featured in',
    de: 'kunden|referenzkunden|partner*|presse|wer arbeitet mit|bekannte kunden',
    fr: 'clients|client|partenaire*|presse|références|références clients',
    es: 'clientes|socios|prensa|colaboradores|referencias',
  },
  certifications: {
    en: 'certificate*|certificat*|certified|award*|iso|accredit*|accolade*|prize*|seal|seals|qualified',
    de: 'zertifi*|zertifikat*|auszeichnung*|preis gewonnen|siegel|iso|akkredit*|ausgezeichnet',
    fr: 'certific*|certifi*|récompense*|label|labels|iso|accrédit*|prix remporté*|distinction*',
    es: 'certific*|premio*|galardon*|sello*|iso|acredit*|distinci*',
  },
  policies: {
    en: 'privacy*|my data|personal data|sell data|privacy policy|terms|terms and conditions|imprint|legal notice|gdpr|policies|policy|legal pages|legal information|data protection',
    de: 'datenschutz*|meinen daten|meine daten|personenbezogene*|agb|impressum|dsgvo|nutzungsbedingungen|rechtliche*|richtlinie*',
    fr: 'confidentialité|mes données|données personnelles|politique*|mentions légales|cgv|cgu|rgpd|conditions générales|protection des données',
    es: 'privacidad|mis datos|datos personales|política*|aviso legal|términos|condiciones|rgpd|protección de datos|legales',
  },
  consent: {
    en: 'cookie*|consent|tracking|cookie banner|track visitors',
    de: 'cookie*|einwilligung|tracking|cookie banner',
    fr: 'cookie*|consentement|bandeau|pistage|suivi des visiteurs',
    es: 'cookie*|consentimiento|rastreo|seguimiento de visitantes',
  },
  security: {
    en: 'security|security headers|secure|https|hsts|csp|safe',
    de: 'sicherheit|sicherheitsheader|sicher|https|hsts',
    fr: 'sécurité|sécurisé*|en têtes de sécurité|https|hsts',
    es: 'seguridad|segur*|cabeceras de seguridad|https|hsts',
  },
  accessibility: {
    en: 'accessib*|wcag|a11y|screen reader*|disabilit*|disabled|alt text*|alternative text*|barrier free|contrast',
    de: 'barrierefrei*|zugänglich*|wcag|screenreader|behinderung*|alternativtext*|alt text*|kontrast*',
    fr: 'accessib*|wcag|rgaa|lecteur* d’écran|handicap*|texte* alternatif*|contraste*',
    es: 'accesib*|wcag|lector* de pantalla|discapacidad*|texto* alternativo*|contraste*',
  },
  freshness: {
    en: 'up to date|outdated|fresh|freshness|last updated|last update|current|when was the site updated|copyright year',
    de: 'aktuell|veraltet|aktualität|zuletzt aktualisiert|letzte aktualisierung|auf dem neuesten stand',
    fr: 'à jour|obsolète|dernière mise à jour|fraîcheur|récent',
    es: 'actualizad*|al día|obsolet*|última actualización|reciente',
  },
  legalRisks: {
    en: 'legal risk*|lawyer|compliance|compliant|lawsuit',
    de: 'rechtliche* risik*|abmahn*|compliance|anwalt',
    fr: 'risque* juridique*|conformité|conforme*|avocat',
    es: 'riesgo* legal*|cumplimiento|abogado|demanda legal',
  },
  team: {
    en: 'team|who works there|staff|people behind|founder*|ceo|who runs|who started|management|employees who|about us|who leads|history',
    de: 'team|mitarbeit*|gründer*|geschäftsführ*|wer leitet|wer arbeitet dort|chef|leitung|über uns|geschichte',
    fr: 'équipe|fondat*|dirigeant*|pdg|qui travaille|personnel|histoire|qui dirige',
    es: 'equipo|fundador*|director*|ceo|quién trabaja|personal|quién dirige|historia|empleados',
  },
  founding: {
    en: 'founded|since when|how long have they|how long has|how old is the company|established|year of foundation|when did they start|in business',
    de: 'gegründet|seit wann|gründung*|wie lange gibt|wie lange besteht|seit wie vielen jahren|gründungsjahr',
    fr: 'fondé|fondée|créé|créée|depuis quand|depuis combien|année de création|existe depuis|existent depuis',
    es: 'fundada|fundado|fundó|desde cuándo|cuándo se fundó|cuándo empez*|hace cuánto|cuánto tiempo llevan|año de fundación',
  },
  careers: {
    en: 'career*|job|jobs|hiring|vacanc*|open positions|work there|work for them|recruit*|apply for',
    de: 'karriere*|job|jobs|stelle|stellen|stellenangebot*|offene stellen|bewerb*|arbeitsplatz|ausbildungsplatz|suchen sie mitarbeiter',
    fr: 'carrière*|emploi*|recrut*|offre* d’emploi|poste* ouvert*|postuler|travailler chez',
    es: 'empleo*|trabaja con|trabajar con|trabajar en|vacante*|oferta* de empleo|carrera profesional|contratan|ofertas de trabajo',
  },
  hours: {
    en: 'sunday*|saturday*|on mondays|on tuesdays|on wednesdays|on thursdays|on fridays|on weekends|on the weekend|opening hours|timetable|schedule|opening times|open on|hours|when are they open|when do they open|when do they close|business hours|what time|are they open|open today|open at',
    de: 'sonntags|samstags|am sonntag|am samstag|am wochenende|öffnungszeit*|stundenplan|trainingszeit*|kurszeit*|wann finden|wann findet|wann beginn*|geöffnet|wann haben sie offen|wann öffnen|wann schließen|sprechzeit*|uhrzeit|bürozeiten|wann ist geöffnet',
    fr: 'le dimanche|le samedi|le week end|horaire*|emploi du temps|heures d’ouverture|ouvert|ouverts|ouverte|à quelle heure|quand ouvr*|fermé*',
    es: 'los domingos|los sábados|el domingo|el sábado|horario*|hora de apertura|abierto|abren|abre|cierran|a qué hora|cuándo abre*',
  },
  questions: {
    en: 'faq|faqs|frequently asked|questions answered',
    de: 'faq|faqs|häufige fragen|häufig gestellte',
    fr: 'faq|questions fréquentes|foire aux questions',
    es: 'faq|preguntas frecuentes',
  },
  pages: {
    en: 'which pages|what pages|pages did you read|pages were read|how many pages|pages have you|which page did you|what did you read|what have you read|pages analysed|pages analyzed|when did you read|when was it read|when was the analysis|when was this analysed|how old is the report|date of the report|skipped|not read',
    de: 'welche seiten|wie viele seiten|seiten gelesen|was hast du gelesen|was haben sie gelesen|seiten wurden|wann wurde|wann hast du|ausgewertete seiten|nicht gelesen',
    fr: 'quelles pages|combien de pages|pages lues|pages as tu|qu’as tu lu|pages avez vous|pages analysées|quand as tu|date du rapport|date de l’analyse',
    es: 'qué páginas|cuáles páginas|cuántas páginas|páginas leíste|páginas leídas|qué leíste|páginas has|páginas analiza*|cuándo leíste|fecha del informe|fecha del análisis',
  },
  confidence: {
    en: 'how sure|how certain|confiden*|how reliable is|reliable is this|reliable is the report|sure are you|certain are you|are you sure|can i rely|how do you know|how accurate|accuracy|basis for|what is that based on|based on what|which evidence|what evidence|evidence',
    de: 'wie sicher|sicher bist|sicher seid|bist du sicher|wie zuverlässig ist|wie verlässlich|konfidenz|woher weißt du|woher wissen|worauf beruht|worauf stützt|belege dafür|belegt|welche belege|genauigkeit',
    fr: 'quelle certitude|à quel point es tu|es tu sûr*|êtes vous sûr*|certain|sûr de|confiance dans le rapport|fiable est|comment le sais|sur quoi te bases|sur quoi repose|quelles preuves|quelle preuve|précision',
    es: 'qué tan seguro|cuán seguro|estás seguro|estás segura|qué seguridad|certeza|fiabilidad del informe|cómo lo sabes|en qué te basas|en qué se basa|qué evidencia|qué pruebas|precisión',
  },
  gaps: {
    en: 'what is missing|what was missing|not found|what could you not find|gaps|what is not on|missing from|missing on',
    de: 'was fehlt auf|nicht gefunden|lücken|was fehlt im|was hast du nicht gefunden|fehlt auf der seite',
    fr: 'que manque|qu’est ce qui manque|manque t il|non trouvé|pas trouvé|manquant*',
    es: 'qué falta|no encontrado|no encontraste|lo que falta|faltante*',
  },
}

const indices = new Map<Language | 'all', PhraseIndex<TopicId>>()

/** The topics that a text names; those of the language of the question first, of any of ours where it names none. */
export function topicIndex(language: Language | 'all'): PhraseIndex<TopicId> {
  const known = indices.get(language)
  if (known !== undefined) return known
  const made = createPhraseIndex<TopicId>(() =>
    (Object.entries(table) as [TopicId, Phrases][]).flatMap(([tag, phrases]) =>
      Object.entries(phrases)
        .filter(([of]) => language === 'all' || of === language)
        .flatMap(([, list]) => phrasesOf(list).map((phrase) => ({ phrase, tag }))),
    ),
  )
  indices.set(language, made)
  return made
}
