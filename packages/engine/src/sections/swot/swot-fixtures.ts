/** Facts of invented brands, by which each rule of the SWOT is tried: what makes it speak. */
import type { Fact, Quote } from '../../evidence.ts'
import type { AudienceSign } from '../../facts/audience.ts'
import type { CrawlerRule, PageForm } from '../../facts/health.ts'
import type { BrandClaim, Writing } from '../../facts/language.ts'
import type { ColorRole, ContrastPair, FontFamily, Imagery, Palette } from '../../facts/look.ts'
import type { Offering, Plan, PricedItem } from '../../facts/offers.ts'
import type { Technology, TechnologyCategory } from '../../facts/trust.ts'
import type { Block, BlockRole, CallToAction, SocialProfile, StructuredNode } from '../../facts.ts'
import { emptyFacts, emptySite, homeUrl } from '../../report/report-fixtures.ts'
import { type PageSummary, type SiteReading, sectionFacts } from '../section-facts.ts'

const quote = (text: string, page = homeUrl): Quote => ({ page, text, locator: 'p' })

/** A fact that quotes a text of a page. */
export const fact = <Value>(value: Value, text = '…', page = homeUrl): Fact<Value> => ({
  value,
  basis: 'stated',
  confidence: 0.9,
  quotes: [quote(text, page)],
})

const same = (text: string) => fact(text, text)

/** Nothing was found, and everything was read. */
export const nothing: SiteReading = sectionFacts(emptySite(), emptyFacts)

const [blankPage] = nothing.pages

export const page = (name: string, own: Partial<PageSummary> = {}): PageSummary => ({
  ...blankPage!,
  url: `${homeUrl}${name}`,
  type: name === '' ? 'home' : 'other',
  hasViewport: true,
  topHeadingCount: 1,
  title: quote(`Marrowell — ${name}`),
  ...own,
})

const pages = (count: number, own: Partial<PageSummary> = {}) =>
  Array.from({ length: count }, (_, n) => page(n === 0 ? '' : `page-${n}`, own))

const call = (text: string, intent: CallToAction['intent'], own: Partial<CallToAction> = {}) =>
  fact<CallToAction>({ text, intent, url: `${homeUrl}go`, repeats: 4, ...own }, text)

const customer = (name: string, kind: 'customer' | 'partner' | 'press' = 'customer') => fact({ name, kind }, name)
const testimonial = (text: string, author: string | null, at = homeUrl) => fact({ text, author, role: null }, text, at)
const certificate = (name: string, kind: 'quality' | 'award' | 'rating') => fact({ name, kind }, name)
const claim = (text: string, own: Partial<BrandClaim>) =>
  fact<BrandClaim>({ text, type: 'promise', proof: null, sourced: false, isParity: false, ...own }, text)
const offering = (name: string, own: Partial<Offering> = {}) =>
  fact<Offering>({ name, description: `About ${name}`, url: `${homeUrl}${name}`, ...own }, name)
const social = (network: string, kind: SocialProfile['kind'] = 'social') =>
  fact<SocialProfile>({ network, kind, url: `https://${network.replaceAll(' ', '')}.example/marrowell` }, network)
const tool = (name: string, category: TechnologyCategory, version: string | null = null) =>
  fact<Technology>({ name, category, version, evidence: 'a script' })
const contact = (kind: 'email' | 'phone' | 'address', value: string) => fact({ kind, value }, value)
const crawler = (agent: string, purpose: CrawlerRule['purpose'], allowed: boolean): Fact<CrawlerRule> => ({
  ...fact<CrawlerRule>({ agent, purpose, allowed, group: 'own' }),
  quotes: [],
})
const sign = (label: string, own: Partial<AudienceSign> = {}, text = `for ${label}`) =>
  fact<AudienceSign>({ kind: 'person', id: label, label, source: 'phrase', ...own }, text)
const need = (kind: 'pain' | 'goal', text: string) => fact({ kind, text, of: [] as string[] }, text)
const question = (text: string) => fact({ question: text, answer: 'On Monday.' as string | null }, text)
const post = (title: string, date: string | null) =>
  fact({ title, date, url: `${homeUrl}blog`, source: homeUrl }, title)
const node = (types: string[], data: Record<string, unknown> = {}): StructuredNode => ({ page: homeUrl, types, data })
const font = (family: string, source: FontFamily['source'], role: FontFamily['role'] = 'heading') =>
  fact<FontFamily>({ family, source, role, weights: [400], usage: 'headings' })
const policy = (kind: 'privacy' | 'terms' | 'imprint' | 'security') =>
  fact({ kind, title: kind, url: `${homeUrl}${kind}` }, kind)
const form = (purpose: 'contact' | 'newsletter', fields: number) =>
  fact<PageForm>({
    page: homeUrl,
    purpose,
    submit: null,
    fields: Array.from({ length: fields }, (_, n) => ({ label: `Field ${n}`, type: 'text', required: true })),
  })
const color = (hex: string, role: ColorRole) =>
  fact({ hex, role, usage: 'buttons', context: null, tokens: [], variants: [], onColor: null })
const pair = (contrast: number, usage = 'text'): ContrastPair => ({
  foreground: '#777777',
  background: '#ffffff',
  contrast,
  usage,
})
const palette = (own: Partial<Palette>): Palette => ({ ...nothing.palette, ...own })
const imagery = (own: Partial<Imagery>) =>
  fact<Imagery>({
    pictures: 10,
    photos: 0,
    illustrations: 0,
    icons: 0,
    videos: 0,
    altShare: 1,
    hero: null,
    summary: '',
    ...own,
  })
const plan = (name: string, amount: number | null, own: Partial<Plan> = {}) =>
  fact<Plan>(
    {
      name,
      price: { amount, currency: 'EUR', period: 'month', text: `${amount} €` },
      perUnit: null,
      billedAs: null,
      alternates: [],
      listPrice: null,
      isFree: false,
      onRequest: amount === null,
      trial: null,
      features: ['Soup'],
      cta: 'Choose',
      highlighted: false,
      page: `${homeUrl}prices`,
      ...own,
    },
    name,
  )
const item = (name: string) =>
  fact<PricedItem>(
    { name, price: { amount: 5, currency: 'EUR', period: null, text: '5 €' }, group: null, page: homeUrl },
    name,
  )
const items = ['Leek', 'Beet', 'Lentil', 'Pea', 'Barley'].map(item)
const block = (role: BlockRole, heading: string | null = null): Block => ({
  role,
  heading,
  text: '',
  node: 0,
  end: 0,
  links: 0,
  buttons: 0,
  repeats: 1,
})
const blocks = (...roles: BlockRole[]) => [{ page: homeUrl, blocks: roles.map((role) => block(role)) }]
const pagesOfBlocks = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ page: `${homeUrl}${n}`, blocks: [block('content')] }))
const hero = (headline: string | null, subhead: string | null = null): SiteReading['hero'] => ({
  headline: headline === null ? null : same(headline),
  subhead: subhead === null ? null : same(subhead),
  eyebrow: null,
})
const noMarks = Object.fromEntries(
  [
    'we',
    'you',
    'contractions',
    'hedges',
    'superlatives',
    'cliches',
    'jargon',
    'emotion',
    'courtesy',
    'irreverence',
    'humour',
  ].map((mark) => [mark, 0]),
) as Writing['marks']
const writing = (own: Partial<Writing> = {}, marks: Partial<Writing['marks']> = {}) =>
  fact<Writing>({
    language: 'en',
    words: 600,
    sentences: 50,
    wordsPerSentence: 12,
    sentenceSpread: 5,
    readability: null,
    formality: null,
    marks: { ...noMarks, ...marks },
    examples: {},
    exclamations: 0,
    questions: 0,
    imperatives: null,
    emoji: 0,
    addressForm: null,
    valence: null,
    arousal: null,
    numbersPerThousand: 0,
    numbersSourced: 0,
    consistency: null,
    ...own,
  })
const archetype = (margin: number): SiteReading['archetype'] =>
  fact({
    primary: 'Sage',
    secondary: 'Hero',
    mix: [],
    margin,
    passages: [{ archetype: 'Sage', words: ['study', 'evidence', 'learn'], quotes: [] }],
    personality: { sincerity: 0, excitement: 0, competence: 0, sophistication: 0, ruggedness: 0 },
    method: 'words',
  })
const name = fact({ name: 'Marrowell', variants: [] as string[] }, 'Marrowell')
const headers = (sent: number) =>
  fact(Array.from({ length: 6 }, (_, n) => ({ name: `header-${n}`, value: n < sent ? 'on' : null })))
const theme = (label: string, share: number, newest: string | null = null) =>
  fact({ label, share, pages: ['a', 'b', 'c'], newest }, label)
const vocabulary = (distinctive: string[], overused: string[]) => fact({ distinctive, overused })
const mission = (at = homeUrl) =>
  fact({ text: 'We cook for the tired.', kind: 'stated' as const }, 'We cook for the tired.', at)
const about = `${homeUrl}about`
const english = fact('en')

/** By rule, the facts of which it speaks. */
export const speaksOf: Record<string, Partial<SiteReading>> = {
  'clear-opening': {
    hero: hero('Soup that arrives on time', 'Six soups a week for offices in town'),
    ctas: [call('Order a box', 'buy')],
  },
  'stated-mission': { mission: mission() },
  'named-values': { values: [same('Care'), same('Thrift'), same('Salt')] },
  'own-vocabulary': { vocabulary: vocabulary(['stockpot', 'ladle', 'bone broth', 'simmer', 'parsnip'], []) },
  'concrete-promises': {
    claims: [claim('At your door by noon', {}), claim('Cold or free', {}), claim('Back in a day', {})],
  },
  'no-headline': {},
  'name-for-headline': { hero: hero('Marrowell'), name },
  'greeting-for-headline': { hero: hero('Welcome to Marrowell', 'Soup') },
  'long-headline': { hero: hero('Soup '.repeat(30), 'Soup') },
  'unexplained-headline': { hero: hero('Soup that arrives') },
  'worn-words': { vocabulary: vocabulary([], ['solutions', 'innovative', 'world-class']) },
  'no-purpose': { writing: writing() },
  'hidden-best-line': {
    hero: hero('Soup'),
    pages: pages(2),
    claims: [fact({ ...claim('40,000 bowls', {}).value, sourced: true }, '40,000 bowls', about)],
  },
  'purpose-off-home': { mission: mission(about), pages: pages(2) },
  'two-lines-alike': { hero: hero('Soup by post', 'Soup by post!') },
  'named-voices': { testimonials: [testimonial('Better than mine.', 'Ida'), testimonial('Hot.', 'Jon')] },
  'customer-names': { customers: ['Alder', 'Birch', 'Cedar', 'Dogwood'].map((one) => customer(one)) },
  'press-mentions': { customers: [customer('The Ladle', 'press'), customer('Daily Broth', 'press')] },
  'partners-shown': { customers: [customer('Alder', 'partner'), customer('Birch', 'partner')] },
  certified: { certifications: [certificate('ISO 22000', 'quality')] },
  awards: { certifications: [certificate('Golden Ladle', 'award')] },
  'rating-shown': { certifications: [certificate('4.8/5', 'rating')] },
  'sourced-figures': {
    claims: [
      claim('40,000 bowls', { type: 'number', sourced: true }),
      claim('9 of 10', { type: 'number', sourced: true }),
    ],
  },
  'case-pages': { pages: [page(''), page('work', { type: 'customers' })] },
  guaranteed: { guarantees: [same('Cold? We pay.')] },
  'no-proof': { blocks: blocks('hero', 'features', 'content', 'footer') },
  'nameless-voices': { testimonials: [testimonial('Hot.', null)] },
  'bare-superlatives': {
    claims: [claim('The best soup', { type: 'superlative' }), claim('The finest leek', { type: 'superlative' })],
  },
  'bare-figures': { claims: ['9 of 10', '40 %', '3 times'].map((one) => claim(one, { type: 'number' })) },
  'promises-outnumber-proof': { claims: ['a', 'b', 'c', 'd', 'e'].map((one) => claim(`Soup ${one}`, {})) },
  'proof-off-home': {
    testimonials: [testimonial('Hot.', 'Ida', about), testimonial('Good.', 'Jon', about)],
    blocks: blocks('hero'),
    pages: pages(2),
  },
  'proof-off-prices': { testimonials: [testimonial('Hot.', 'Ida')], plans: [plan('Small', 5), plan('Large', 9)] },
  'names-without-stories': { customers: ['Alder', 'Birch', 'Cedar'].map((one) => customer(one)), pages: pages(2) },
  'reviews-not-quoted': { socials: [social('trustpilot', 'review')] },
  'one-clear-step': { ctas: [call('Order a box', 'buy')], pages: pages(3) },
  'easy-entry': { trial: same('7 days free') },
  'short-form': { forms: [form('contact', 3)] },
  'books-online': { ctas: [call('Book a table', 'book')], technology: [tool('Bookly', 'booking')] },
  'ways-to-talk': {
    contacts: [contact('email', 'a@b.example'), contact('phone', '1'), contact('address', 'Pot Lane 1')],
  },
  'no-next-step': {},
  'vague-step': { ctas: [call('Learn more', 'learn')] },
  'rival-steps': { ctas: [call('Buy', 'buy'), call('Book', 'book'), call('Write to us', 'contact')] },
  'step-stands-once': { ctas: [call('Order a box', 'buy', { repeats: 1 })], pages: pages(4) },
  'long-form': { pages: [page('', { formFields: 12 })] },
  'crowded-navigation': { navigation: Array.from({ length: 10 }, (_, n) => fact({ label: `Soup ${n}`, url: null })) },
  'no-way-to-talk': {},
  'no-newsletter': { posts: [post('Leeks', '2025-12-20'), post('Beets', null), post('Peas', null)] },
  'buried-trial': { trial: same('7 days free'), ctas: [call('Talk to us', 'contact')] },
  'booking-by-hand': { contacts: [contact('phone', '1')], priceItems: items },
  'guarantee-off-top': {
    guarantees: [fact('Cold? We pay.', 'Cold? We pay.', about)],
    blocks: blocks('hero'),
    pages: pages(2),
  },
  'open-prices': { plans: [plan('Small', 5), plan('Large', 9)] },
  'price-list': { priceItems: items },
  'pointed-choice': { plans: [plan('Small', 5), plan('Large', 9, { highlighted: true }), plan('Huge', 20)] },
  'prices-on-request': { plans: [plan('Small', null), plan('Large', null)] },
  'no-prices': { ctas: [call('Order a box', 'buy')] },
  'many-plans': { plans: ['A', 'B', 'C', 'D', 'E', 'F'].map((one, n) => plan(`Plan ${one}`, n + 1)) },
  'unexplained-plans': { plans: [plan('Small', 5, { features: [] }), plan('Large', 9, { features: [] })] },
  'wide-step': { plans: [plan('Small', 5), plan('Large', 50)] },
  'no-recommended-plan': { plans: [plan('Small', 5), plan('Large', 9), plan('Huge', 20)] },
  'no-yearly-term': { plans: [plan('Small', 5), plan('Large', 9)] },
  'comparable-prices': { plans: [plan('Small', 5), plan('Large', 9)] },
  'audience-named': { audiences: [sign('parents', {}, 'soup for parents')], hero: hero('Hot soup for parents') },
  'audience-pages': { audiences: [sign('parents', { source: 'menu' }), sign('offices', { source: 'page' })] },
  'knows-the-pain': { audienceNeeds: [need('pain', 'Tired of cold lunch'), need('pain', 'No time to cook')] },
  'answers-questions': { questions: ['When?', 'How hot?', 'How much?', 'Which pot?'].map(question) },
  'audience-unnamed': { hero: hero('Soup that arrives'), writing: writing() },
  'audience-late': { audiences: [sign('parents')], hero: hero('Soup that arrives', 'Hot and on time') },
  'audience-scattered': { audiences: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => sign(`group ${one}`)) },
  'group-without-page': { audiences: [sign('parents')], pages: pages(3) },
  'customers-say-who': { audiences: [sign('nurses', { source: 'testimonial' })] },
  'questions-unanswered': { ctas: [call('Order a box', 'buy')], blocks: pagesOfBlocks(3) },
  'one-group-only': { audiences: [sign('canteens', { kind: 'industry' })] },
  'publishes-steadily': { cadence: fact({ postsPerMonth: 2, newest: '2025-12-20', oldest: '2025-01-01', posts: 20 }) },
  'deep-archive': { posts: Array.from({ length: 16 }, (_, n) => post(`Soup ${n}`, '2025-12-01')) },
  'cites-sources': { sourcesCited: [same('Journal of Broth'), same('Ladle Institute')] },
  'one-big-theme': { themes: [theme('soup', 0.4)] },
  'gone-quiet': { posts: [post('Leeks', '2023-01-01')] },
  'slowing-down': { posts: [post('Leeks', '2025-05-01')] },
  'old-copyright': { copyright: fact({ year: 2022 }) },
  'undated-posts': { posts: ['Leeks', 'Beets', 'Peas', 'Lentils'].map((one) => post(one, null)) },
  'few-words': { writing: writing({ words: 60 }) },
  'no-articles': { services: [offering('Catering')], writing: writing(), pages: pages(2) },
  'theme-to-grow': { themes: [theme('broth', 0.2)], posts: [post('Leeks', '2025-12-01')] },
  'answers-not-marked': { questions: ['When?', 'How hot?', 'How much?'].map(question) },
  'identity-declared': { structuredData: [node(['Organization'], { logo: 'a.svg' })] },
  'good-snippet': {
    openGraph: fact({ title: 'Marrowell' }),
    description: fact('s'.repeat(120), 's'.repeat(120)),
    pages: [page('')],
  },
  'open-to-assistants': { crawlers: [crawler('ChatGPT-User', 'answers', true)] },
  'chosen-crawlers': { crawlers: [crawler('GPTBot', 'training', false)] },
  'not-listed': { pages: [page('', { noindex: quote('noindex') })] },
  'search-shut-out': { crawlers: [crawler('Googlebot', 'search', false)] },
  'invisible-text': { reach: { home: false, missed: [], failed: [] } },
  'no-title': { pages: [page('', { title: null })] },
  'template-title': { pages: [page('', { title: quote('Home') })] },
  'no-description': {},
  'no-structured-data': {},
  'no-preview': {},
  'same-titles': { pages: pages(3, { title: quote('Marrowell') }) },
  'headless-pages': { pages: pages(3, { topHeadingCount: 0 }) },
  'no-sitemap': { pages: pages(8), siteFiles: { ...nothing.siteFiles, sitemap: 'absent' } },
  'place-not-declared': { contacts: [contact('address', 'Pot Lane 1'), contact('phone', '1')] },
  'assistants-shut-out': { crawlers: [crawler('ChatGPT-User', 'answers', false)] },
  'comparison-left-to-others': { alternatives: [same('Unlike a canteen, we deliver.')] },
  'undescribed-pages': { pages: [page('', { description: quote('Soup by post') }), ...pages(4).slice(1)] },
  'offers-not-marked': { plans: [plan('Small', 5), plan('Large', 9)] },
  'passed-over-by-assistants': { hero: hero('Soup that arrives'), blocks: blocks('hero') },
  'rules-in-writing': { policies: [policy('privacy'), policy('terms'), policy('imprint')] },
  'known-company': { legalEntity: same('Marrowell Ltd'), contacts: [contact('address', 'Pot Lane 1')] },
  'security-explained': { policies: [policy('security')] },
  'people-shown': { pages: [page(''), page('team', { type: 'team' })] },
  'protects-visitors': { securityHeaders: headers(6) },
  'no-privacy-notice': { forms: [form('contact', 3)] },
  'not-encrypted': { pages: [page('', { url: 'http://marrowell.example/' })] },
  'few-headers': { securityHeaders: headers(0) },
  'anonymous-company': { name },
  'no-return-terms': {
    technology: [tool('Shoply', 'shop')],
    ctas: [call('Buy', 'buy')],
    products: [offering('Ladle')],
  },
  'nobody-shown': { pages: pages(3), name },
  'tracks-without-asking': { technology: [tool('Countly', 'analytics')] },
  'logo-in-colours': { palette: palette({ colors: [color('#aa3300', 'primary')], logoAgreement: 0.9 }) },
  'readable-colours': { palette: palette({ pairs: [pair(7), pair(8), pair(9), pair(10)] }) },
  'own-typefaces': { typography: [font('Ladle Sans', 'self-hosted')] },
  'described-pictures': { imagery: imagery({}) },
  'day-and-night': { palette: palette({ themes: ['light', 'dark'] }) },
  'faint-text': { palette: palette({ pairs: [pair(2.1)] }) },
  'no-own-colour': {
    palette: palette({ colors: ['#111111', '#222222', '#333333'].map((hex) => color(hex, 'neutral')) }),
  },
  'logo-off-colours': {
    palette: palette({ colors: [color('#aa3300', 'primary')], logoAgreement: 0.1 }),
    logo: {
      primary: fact({
        kind: 'logo',
        width: 9,
        height: 9,
        format: 'svg',
        hash: null,
        madeFor: null,
        colors: ['#0033aa'],
        why: '',
      }),
      icon: null,
      alternates: [],
    },
  },
  'many-typefaces': { typography: ['A', 'B', 'C', 'D'].map((one) => font(one, 'google')) },
  'missing-typeface': { typography: [font('Ladle Sans', 'not loaded')] },
  'no-logo': {},
  'mute-pictures': { imagery: imagery({ altShare: 0 }) },
  'not-for-telephones': { pages: [page('', { hasViewport: false })] },
  'template-look': { technology: [tool('Bootkit', 'styles')], typography: [font('Arial', 'system')] },
  'few-pictures': { imagery: imagery({ pictures: 1 }), pages: pages(3) },
  'borrowed-picture': { imagery: imagery({ hero: { url: 'https://images.unsplash.com/soup.jpg', alt: '' } }) },
  'access-rules': {
    palette: palette({ pairs: [pair(2), pair(2.2), pair(2.4)] }),
    technology: [tool('Shoply', 'shop')],
  },
  'one-voice': { writing: writing({ consistency: 0.9 }), pages: pages(4) },
  'plain-words': { writing: writing({ readability: { formula: 'Flesch reading ease', score: 75, level: 'easy' } }) },
  'speaks-to-you': { writing: writing({}, { you: 3, we: 1 }) },
  'clear-character': { archetype: archetype(0.3) },
  'hard-to-read': {
    writing: writing({ readability: { formula: 'Flesch reading ease', score: 10, level: 'very demanding' } }),
  },
  loud: { writing: writing({ exclamations: 40 }) },
  hedged: { writing: writing({}, { hedges: 2 }) },
  jargon: { writing: writing({}, { jargon: 4 }) },
  'two-ways-of-address': { writing: writing({ addressForm: 'mixed' }) },
  'several-voices': { writing: writing({ consistency: 0.1 }), pages: pages(4) },
  'talks-of-itself': { writing: writing({}, { we: 4, you: 1 }) },
  'character-open': { archetype: archetype(0.01) },
  'few-figures': { writing: writing(), claims: [claim('Hot soup for all', {})] },
  'serves-languages': {
    pages: [
      page('', { alternates: ['de', 'fr'].map((language) => ({ language, url: homeUrl, quote: quote(language) })) }),
    ],
  },
  'active-elsewhere': { socials: ['facebook', 'instagram', 'linkedin', 'tiktok'].map((one) => social(one)) },
  'in-stores': { socials: [social('app store', 'app')] },
  'open-code': { socials: [social('github', 'code')], ctas: [call('Download', 'download')] },
  'no-profiles': {},
  'wrong-language': { language: english, pages: [page('', { language: quote('fr') })] },
  'profile-not-linked': { request: { context: null, socialLinks: ['https://instagram.com/marrowell'] } },
  'languages-not-declared': { navigation: [fact({ label: 'Deutsch', url: null }, 'Deutsch')], pages: [page('')] },
  'places-without-language': {
    audiences: ['Austria', 'Poland', 'Italy'].map((one) => sign(one, { kind: 'place' })),
    language: english,
    pages: [page('')],
  },
  'no-video': { socials: [social('youtube')], imagery: imagery({}) },
  'rented-ground': { technology: [tool('Sitely', 'site builder')] },
  'calendar-elsewhere': { technology: [tool('Bookly', 'booking')], ctas: [call('Book a table', 'book')] },
  'store-gate': {
    socials: [social('app store', 'app')],
    ctas: [call('Get the app', 'download', { url: 'https://appstore.example/marrowell' })],
  },
  'network-gate': { socials: [social('instagram')] },
  'ageing-parts': { technology: [tool('jQuery', 'library', '1.7.1')] },
  'fonts-from-google': { typography: [font('Ladle Sans', 'google')], language: fact('de') },
  'reviews-elsewhere': { socials: [social('trustpilot', 'review')] },
  'one-person': { structuredData: [node(['Organization'], { founder: { name: 'Ida Marrow' } })], name },
  'lives-on-donations': { ctas: [call('Donate', 'donate')] },
  'unseen-funding': { ctas: [call('Download', 'download')], socials: [social('github', 'code')] },
  'faces-comparison': {
    alternatives: [same('Unlike a canteen, we deliver.')],
    pages: [page(''), page('marrowell-vs-canteen')],
  },
  'sharp-difference': { claims: [claim('Twice as hot as a canteen', { type: 'comparison' })] },
  'long-standing': { structuredData: [node(['Organization'], { foundingDate: '1988' })] },
  'wide-offer': { services: ['Catering', 'Post', 'Canteen', 'Courses'].map((one) => offering(one)) },
  'fits-in': { integrations: [same('Potly'), same('Ladlr'), same('Spoonio')] },
  'parity-promises': {
    claims: [claim('High quality', { isParity: true }), claim('Great service', { isParity: true })],
  },
  'common-words': { vocabulary: vocabulary([], ['a', 'b', 'c', 'd', 'e', 'f']) },
  'rivals-on-own-pages': { alternatives: [same('Unlike a canteen, we deliver.'), same('Better than tins.')] },
  'easily-copied': { hero: hero('Soup that arrives') },
  'offers-without-page': {
    services: ['Catering', 'Post', 'Canteen'].map((one) => offering(one, { url: null })),
    pages: pages(2),
  },
  'local-rivals': { contacts: [contact('address', 'Pot Lane 1')], priceItems: items },
}
