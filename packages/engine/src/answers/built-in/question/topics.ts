/** The parts of a report that can be asked for, and where in the report each of them stands. */
import type { PageType } from '../../../artifacts.ts'
import type { Concept } from '../../../lexicon/questions/lists.ts'
import type { SectionId } from '../../../section-ids.ts'

export interface Topic {
  /** The section that says how far it can be relied on, and what of it was not found. */
  section: SectionId | null
  /**
   * Pointers in the order in which they answer; `*` stands for one part, `**` at the end for all that follows. `#kind`
   * at the end: of that kind alone.
   */
  at: readonly string[]
  /** Where a flash report says it. */
  flash?: readonly string[]
  /** Whether a question “do they have …” can be answered with yes, if anything is there. */
  isThing?: true
  /** What the pages are searched for where the report says nothing of it, or where they say more. */
  search?: { concept: Concept; when: 'nothing' | 'always'; pages?: readonly PageType[] }
  /** Why the report says so, asked for with “why”. */
  why?: readonly string[]
}

const topic = (section: SectionId | null, at: readonly string[], more: Omit<Topic, 'section' | 'at'> = {}): Topic => ({
  section,
  at,
  ...more,
})

const checks = (at: string) => [`${at}/score`, `${at}/checks/*#failed`, `${at}/checks/*#passed`]

const topics = {
  summary: topic(null, ['/summary'], { flash: ['/summary'] }),
  category: topic(
    'positioning',
    ['/positioning/category', '/positioning/solution', '/positioning/statement', '/offerings/summary'],
    { flash: ['/summary'] },
  ),
  name: topic('brandIdentity', ['/brandIdentity/name', '/brandIdentity/nameVariants/*'], { flash: ['/summary'] }),
  audience: topic('personas', [
    '/positioning/audience',
    '/personas/*/name',
    '/coverage/sections/personas/summary',
    '/trustAndExperience/customers/*',
    '/personas/*/demographics/*',
    '/personas/*/goals/*',
    '/personas/*/painPoints/*',
  ]),
  personas: topic('personas', [
    '/coverage/sections/personas/summary',
    '/personas/*/name',
    '/personas/*/goals/*',
    '/personas/*/painPoints/*',
    '/personas/*/motivations/*',
    '/personas/*/objections/*',
    '/personas/*/triggers/*',
    '/personas/*/demographics/*',
    '/personas/*/quote',
    '/personas/*/channels/*',
  ]),
  archetype: topic(
    'brandIdentity',
    ['/brandIdentity/archetype', '/brandIdentity/archetypeDescription', '/brandIdentity/archetypeMix/*'],
    {
      flash: ['/brandIdentity/archetype', '/brandIdentity/archetypeDescription'],
      why: ['/brandIdentity/archetypeDescription', '/brandIdentity/archetypeMix/*'],
    },
  ),
  secondArchetype: topic('brandIdentity', ['/brandIdentity/archetypeMix/1', '/brandIdentity/archetypeDescription'], {
    flash: ['/brandIdentity/archetypeDescription'],
    why: ['/brandIdentity/archetypeDescription'],
  }),
  personality: topic('brandIdentity', ['/brandIdentity/personality/*', '/brandIdentity/summary']),
  voice: topic('brandIdentity', ['/brandIdentity/voice/*', '/brandIdentity/toneProfile/*', '/brandIdentity/avoid/*'], {
    flash: ['/brandIdentity/voice/*'],
  }),
  tone: topic('brandIdentity', ['/brandIdentity/toneProfile/*', '/brandIdentity/voice/*'], {
    flash: ['/brandIdentity/voice/*'],
  }),
  avoid: topic('brandIdentity', ['/brandIdentity/avoid/*']),
  mission: topic('brandIdentity', ['/brandIdentity/missionStatement', '/brandIdentity/values/*'], {
    flash: ['/brandIdentity/missionStatement'],
  }),
  values: topic('brandIdentity', ['/brandIdentity/values/*'], { search: { concept: 'values', when: 'nothing' } }),
  tagline: topic('brandIdentity', ['/brandIdentity/tagline', '/messaging/hero/headline'], {
    isThing: true,
    flash: ['/summary'],
  }),
  hero: topic('messaging', ['/messaging/hero/headline', '/messaging/hero/subhead', '/messaging/hero/eyebrow'], {
    flash: ['/summary'],
  }),
  valueProposition: topic('messaging', [
    '/messaging/valueProposition',
    '/positioning/differentiators/*',
    '/messaging/proofPoints/*',
  ]),
  differentiators: topic('positioning', ['/positioning/differentiators/*', '/positioning/parityClaims/*']),
  positioning: topic('positioning', [
    '/positioning/summary',
    '/positioning/composed',
    '/positioning/alternatives/*',
    '/positioning/category',
    '/positioning/statement',
    '/positioning/pricePosition',
    '/positioning/gaps/*',
  ]),
  problem: topic('positioning', ['/positioning/problem', '/personas/*/painPoints/*'], {}),
  offer: topic(
    'offerings',
    [
      '/offerings/summary',
      '/offerings/products/*',
      '/offerings/services/*',
      '/offerings/plans/*',
      '/offerings/features/*',
      '/positioning/solution',
      '/offerings/priceList/*',
    ],
    { flash: ['/summary'] },
  ),
  features: topic('offerings', ['/offerings/features/*', '/offerings/plans/*/features/*'], { isThing: true }),
  integrations: topic('offerings', ['/offerings/integrations/*'], { isThing: true }),
  prices: topic(
    'offerings',
    [
      '/offerings/plans/*',
      '/offerings/priceList/*',
      '/positioning/pricePosition',
      '/offerings/pricingModel',
      '/offerings/plans/*/features/*',
      '/offerings/plans/*/trial',
    ],
    { isThing: true, search: { concept: 'amount', when: 'nothing' } },
  ),
  trial: topic('offerings', ['/offerings/trial', '/offerings/plans/*/trial'], {
    isThing: true,
    search: { concept: 'free', when: 'nothing' },
  }),
  guarantees: topic('offerings', ['/offerings/guarantees/*', '/trustAndExperience/trustSignals/*#guarantees'], {
    isThing: true,
    search: { concept: 'guarantee', when: 'nothing' },
  }),
  colors: topic(
    'visualIdentity',
    [
      '/visualIdentity/palette/colors/*',
      '/visualIdentity/palette/primaryCandidates/*',
      '/visualIdentity/palette/gradients/*',
      '/visualIdentity/palette/themes/*',
      '/visualIdentity/palette/pairs/*',
    ],
    { flash: ['/palette/*'] },
  ),
  typefaces: topic('visualIdentity', ['/visualIdentity/typography/*', '/visualIdentity/typeScale/*']),
  logo: topic(
    'visualIdentity',
    [
      '/visualIdentity/logo/primary',
      '/visualIdentity/logo/icon',
      '/visualIdentity/logo/alternates/*',
      '/visualIdentity/logo/agreement',
    ],
    { isThing: true, flash: ['/logo'] },
  ),
  imagery: topic('visualIdentity', ['/visualIdentity/imagery']),
  look: topic(
    'visualIdentity',
    [
      '/visualIdentity/summary',
      '/visualIdentity/consistency',
      '/visualIdentity/imagery',
      '/visualIdentity/palette/colors/*',
      '/visualIdentity/typography/*',
    ],
    { flash: ['/palette/*', '/logo'] },
  ),
  swot: topic(
    'swot',
    ['/swot/summary', '/swot/strengths/*', '/swot/weaknesses/*', '/swot/opportunities/*', '/swot/threats/*'],
    { flash: ['/insights/**'] },
  ),
  strengths: topic('swot', ['/swot/strengths/*']),
  weaknesses: topic('swot', ['/swot/weaknesses/*', '/trustAndExperience/risk/*'], { flash: ['/insights/**'] }),
  opportunities: topic('swot', ['/swot/opportunities/*'], { flash: ['/insights/**'] }),
  threats: topic('swot', ['/swot/threats/*', '/trustAndExperience/risk/*']),
  firstSteps: topic(
    'strategy',
    [
      '/strategy/summary',
      '/strategy/initiatives/*',
      '/strategy/quickWins/*',
      '/strategy/northStar',
      '/strategy/initiatives/*/steps',
    ],
    { flash: ['/insights/**'], why: ['/strategy/initiatives/*/rationale'] },
  ),
  quickWins: topic('strategy', ['/strategy/quickWins/*', '/strategy/initiatives/*'], { flash: ['/insights/**'] }),
  northStar: topic('strategy', ['/strategy/northStar', '/strategy/initiatives/*/metric']),
  journey: topic('customerJourney', [
    '/customerJourney/summary',
    '/customerJourney/pathToPrimaryAction',
    '/customerJourney/stages/*/friction/*',
    '/customerJourney/stages/*/gaps/*',
    '/customerJourney/stages/*/strengths/*',
    '/customerJourney/stages/*/ctas/*',
  ]),
  ctas: topic('messaging', ['/messaging/ctas/*', '/customerJourney/pathToPrimaryAction'], {
    isThing: true,
    flash: ['/primaryCallToAction'],
  }),
  navigation: topic('messaging', ['/messaging/navigation/*'], { isThing: true }),
  claims: topic('messaging', ['/messaging/claims/*', '/messaging/proofPoints/*']),
  vocabulary: topic('messaging', ['/messaging/vocabulary/distinctive', '/messaging/vocabulary/overused']),
  clarity: topic('messaging', [
    '/messaging/summary',
    '/messaging/clarityScore',
    '/messaging/clarityChecks/*#failed',
    '/messaging/readability',
  ]),
  readability: topic('messaging', ['/messaging/readability', '/trustAndExperience/readability']),
  themes: topic('contentThemes', [
    '/contentThemes/summary',
    '/contentThemes/themes/*',
    '/contentThemes/formats/*',
    '/contentThemes/cadence',
  ]),
  blog: topic('contentThemes', ['/contentThemes/cadence', '/contentThemes/posts/*', '/contentThemes/formats/*'], {
    isThing: true,
  }),
  socials: topic(
    'digitalPresence',
    ['/digitalPresence/socials/*', '/digitalPresence/importantLinks/messengers/*', '/digitalPresence/givenProfiles/*'],
    { isThing: true },
  ),
  contact: topic('digitalPresence', ['/digitalPresence/contacts/*', '/digitalPresence/importantLinks/messengers/*'], {
    isThing: true,
  }),
  location: topic(
    'digitalPresence',
    [
      '/digitalPresence/contacts/*#address',
      '/digitalPresence/importantLinks/maps/*',
      '/trustAndExperience/trustSignals/*#address',
      '/digitalPresence/regions/*',
    ],
    { search: { concept: 'address', when: 'nothing' } },
  ),
  languages: topic('digitalPresence', ['/coverage/language', '/digitalPresence/locales/*'], {
    flash: ['/coverage/language'],
  }),
  apps: topic('digitalPresence', ['/digitalPresence/apps/*'], { isThing: true }),
  technology: topic('digitalPresence', ['/digitalPresence/technology/*'], {}),
  legalEntity: topic('digitalPresence', ['/digitalPresence/legalEntity'], {
    search: { concept: 'owner', when: 'nothing' },
  }),
  seo: topic('discoverability', ['/discoverability/summary', ...checks('/discoverability/seo')]),
  ai: topic('discoverability', [
    '/discoverability/aiReadiness/score',
    '/discoverability/aiReadiness/checks/*#failed',
    '/discoverability/aiReadiness/agents/*',
  ]),
  crawlers: topic('discoverability', ['/discoverability/aiReadiness/agents/*']),
  structuredData: topic('discoverability', ['/discoverability/structuredData/*'], { isThing: true }),
  indexing: topic('discoverability', [
    '/discoverability/indexability/robots',
    '/discoverability/indexability/sitemap',
    '/discoverability/indexability/noindexPages/*',
    '/discoverability/seo/checks/*#failed',
  ]),
  speed: topic('discoverability', ['/discoverability/performanceHints/*']),
  trust: topic('trustAndExperience', [
    '/trustAndExperience/summary',
    '/trustAndExperience/trustSignals/*',
    '/trustAndExperience/certifications/*',
    '/trustAndExperience/testimonials/*',
    '/trustAndExperience/risk/*',
  ]),
  testimonials: topic(
    'trustAndExperience',
    [
      '/trustAndExperience/testimonials/*',
      '/trustAndExperience/trustSignals/*#reviews',
      '/digitalPresence/importantLinks/reviews/*',
    ],
    { isThing: true },
  ),
  customers: topic(
    'trustAndExperience',
    [
      '/trustAndExperience/customers/*',
      '/trustAndExperience/trustSignals/*#customers',
      '/trustAndExperience/testimonials/*',
    ],
    { isThing: true },
  ),
  certifications: topic(
    'trustAndExperience',
    ['/trustAndExperience/certifications/*', '/trustAndExperience/trustSignals/*#certifications'],
    { isThing: true, search: { concept: 'certificate', when: 'nothing' } },
  ),
  policies: topic('trustAndExperience', ['/trustAndExperience/policies/*'], { isThing: true }),
  consent: topic('trustAndExperience', ['/trustAndExperience/consent']),
  security: topic('trustAndExperience', [
    '/trustAndExperience/securityHeaders/*',
    '/trustAndExperience/trustSignals/*#security',
  ]),
  accessibility: topic('trustAndExperience', [
    ...checks('/trustAndExperience/accessibility'),
    '/trustAndExperience/accessibility/lowContrast/*',
  ]),
  freshness: topic('trustAndExperience', ['/trustAndExperience/freshness', '/contentThemes/cadence']),
  legalRisks: topic('trustAndExperience', ['/trustAndExperience/risk/*']),
  team: topic('trustAndExperience', ['/digitalPresence/importantLinks/people/*'], {
    search: { concept: 'team', when: 'always', pages: ['team', 'about'] },
  }),
  founding: topic(null, [], { search: { concept: 'founding', when: 'always' } }),
  careers: topic(null, [], { search: { concept: 'careers', when: 'always', pages: ['careers'] } }),
  hours: topic(null, [], { search: { concept: 'hours', when: 'always' } }),
  questions: topic('personas', ['/trustAndExperience/trustSignals/*#questions', '/personas/*/objections/*'], {
    isThing: true,
  }),

  pages: topic(null, []),
  confidence: topic(null, []),
  gaps: topic(null, ['/*/gaps/*', '/coverage/sections/personas/gaps/*']),
} satisfies Record<string, Topic>

/** What pages state as a fact: named things are looked for there first, or the wish for a number or a date. */
const ofPages: readonly TopicId[] = [
  'prices',
  'offer',
  'features',
  'integrations',
  'trial',
  'guarantees',
  'contact',
  'location',
  'languages',
  'apps',
  'legalEntity',
  'testimonials',
  'customers',
  'certifications',
  'policies',
  'security',
  'team',
  'founding',
  'careers',
  'hours',
  'questions',
  'category',
  'name',
  'trust',
  'legalRisks',
  'technology',
  'freshness',
  'speed',
]
const ofPagesSet: ReadonlySet<TopicId> = new Set(ofPages)

export const isOfPages = (id: TopicId): boolean => ofPagesSet.has(id)

export type TopicId = keyof typeof topics

export const topicOf = (id: TopicId): Topic => topics[id]

/** Whether a pointer is one of a pattern, its `#kind` aside. */
export function isAt(pointer: string, pattern: string): boolean {
  const wanted = (pattern.split('#')[0] ?? '').split('/')
  const parts = pointer.split('/')
  if (wanted.at(-1) === '**') {
    wanted.pop()
    parts.length = Math.min(parts.length, wanted.length)
  }
  return wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index])
}

export const kindOf = (pattern: string): string | null => pattern.split('#')[1] ?? null
