import type { Degradation } from '../artifacts.ts'
import { textOf } from '../document/flat-document.ts'
import type { Fact, Quote } from '../evidence.ts'
import type { Facts, Hero } from '../facts.ts'
import { pageBlocks } from '../page/blocks.ts'
import { detectLanguage } from '../page/detect-language.ts'
import type { Site } from '../site.ts'
import { archetype } from './archetype/archetype.ts'
import { alternatives } from './audience/alternatives.ts'
import { audienceNeeds } from './audience/audience-needs.ts'
import { audiences } from './audience/audiences.ts'
import { industry } from './audience/industry.ts'
import { questions } from './audience/questions.ts'
import { contacts } from './contact/contacts.ts'
import { declaredApps } from './contact/declared-apps.ts'
import { socials } from './contact/socials.ts'
import { brandName } from './identity/brand-name.ts'
import { copyright } from './identity/copyright.ts'
import { description, openGraph, tagline } from './identity/descriptions.ts'
import { legalEntity } from './identity/legal-entity.ts'
import { claims, sourcesCited } from './language/claims.ts'
import { mission, values } from './language/mission.ts'
import { sentences } from './language/sentences.ts'
import { themes } from './language/themes.ts'
import { vocabulary } from './language/vocabulary.ts'
import { tone, voice } from './language/voice.ts'
import { writing } from './language/writing.ts'
import { imagery } from './look/imagery.ts'
import { logo } from './look/logo.ts'
import { palette } from './look/palette.ts'
import type { Logo, Palette } from './look/shapes.ts'
import { typeScale, typography } from './look/typography.ts'
import { features } from './offer/features.ts'
import { guarantees, trial } from './offer/guarantees.ts'
import { integrations } from './offer/integrations.ts'
import { plans } from './offer/plans.ts'
import { priceItems } from './offer/price-items.ts'
import { products, services } from './offer/products.ts'
import { ctas } from './opening/ctas.ts'
import { hero } from './opening/hero.ts'
import { navigation } from './opening/navigation.ts'
import { cadence } from './publishing/cadence.ts'
import { posts } from './publishing/posts.ts'
import { crawlers } from './site/crawlers.ts'
import { forms } from './site/forms.ts'
import { structuredData } from './site/structured-data.ts'
import { technology } from './technology/technology.ts'
import { certifications } from './trust/certifications.ts'
import { customers } from './trust/customers.ts'
import { policies } from './trust/policies.ts'
import { securityHeaders } from './trust/security-headers.ts'
import { testimonials } from './trust/testimonials.ts'

const noHero: Hero = { headline: null, subhead: null, eyebrow: null }
const noLogo: Logo = { primary: null, icon: null, alternates: [] }
const noPalette: Palette = { colors: [], candidates: [], pairs: [], themes: [], gradients: [], logoAgreement: null }

/**
 * All facts of a site. Each is a function of its own; one that fails costs its own fields and is named in `degraded`.
 * @param onDerived hears of each fact when it is done, one after the other, for whoever measures what each takes
 */
export function deriveFacts(site: Site, onDerived: (fact: string) => void = () => {}): Facts {
  const degraded: Degradation[] = []
  function attempt<Value>(name: string, otherwise: Value, derive: () => Value): Value {
    try {
      return derive()
    } catch (error) {
      degraded.push({
        part: 'facts',
        detail: `${name} could not be derived: ${error instanceof Error ? error.message : error}`,
      })
      return otherwise
    } finally {
      onDerived(name)
    }
  }

  const nodes = attempt('structuredData', [], () => site.pages.flatMap(structuredData))
  const name = attempt('name', null, () => brandName(site, nodes))
  const names = name === null ? [] : [name.value.name, ...name.value.variants]
  const blocks = attempt('blocks', [], () => site.pages.map(pageBlocks))
  const homeBlocks = blocks[0]?.blocks ?? []
  const seen = attempt('hero', noHero, () => hero(site.home, homeBlocks, names))
  const calls = attempt('ctas', [], () => ctas(site, homeBlocks, seen))
  const profiles = attempt('socials', [], () => socials(site, nodes, names))
  const marks = attempt('logo', noLogo, () => logo(site, { structuredData: nodes, names }))
  const offered = attempt('plans', [], () => plans(site, { blocks, structuredData: nodes, names }))
  const published = attempt('posts', [], () => posts(site, nodes))
  const spoken = attempt('language', null, () => languageOf(site))
  const line = attempt('tagline', null, () => tagline(site.home, nodes, seen, names))
  const summary = attempt('description', null, () => description(site.home))
  const look = attempt('palette', noPalette, () => palette(site, { blocks, ctas: calls, logo: marks }))
  const productNames = attempt('products', [], () =>
    products(site, { blocks, structuredData: nodes, names, plans: offered }),
  )
  const serviceNames = attempt('services', [], () =>
    services(site, { blocks, structuredData: nodes, names, plans: offered }),
  )
  const said = attempt('testimonials', [], () => testimonials(site, { structuredData: nodes }))
  const shown = attempt('customers', [], () => customers(site, { names }))
  const certified = attempt('certifications', [], () => certifications(site))
  const language = spoken?.value ?? null
  const text = attempt('sentences', [], () =>
    sentences(site, { language, blocks, hero: seen, description: summary, testimonials: said }),
  )
  const style = attempt('writing', null, () => writing(text, language))
  const business = attempt('industry', null, () =>
    industry(text, {
      language,
      structuredData: nodes,
      products: productNames,
      services: serviceNames,
      title: titleOf(site),
    }),
  )
  const asked = attempt('questions', [], () => questions(site, nodes))
  const readers = attempt('audiences', [], () =>
    audiences(site, { language, sentences: text, testimonials: said, plans: offered, structuredData: nodes }),
  )
  return {
    language: spoken,
    name,
    tagline: line,
    description: summary,
    openGraph: attempt('openGraph', null, () => openGraph(site.home)),
    structuredData: nodes,
    blocks,
    hero: seen,
    ctas: calls,
    navigation: attempt('navigation', [], () => navigationOf(site, names)),
    socials: [...profiles, ...attempt('declaredApps', [], () => declaredApps(site, profiles))],
    contacts: attempt('contacts', [], () => contacts(site, nodes)),
    palette: look,
    typography: attempt('typography', [], () => typography(site)),
    typeScale: attempt('typeScale', [], () => typeScale(site)),
    logo: marks,
    imagery: attempt('imagery', null, () => imagery(site, { blocks, logo: marks })),
    plans: offered,
    priceItems: attempt('priceItems', [], () => priceItems(site, { plans: offered, structuredData: nodes, names })),
    products: productNames,
    services: serviceNames,
    features: attempt('features', [], () => features(site, { blocks, structuredData: nodes, names, plans: offered })),
    integrations: attempt('integrations', [], () => integrations(site, { names })),
    trial: attempt('trial', null, () => trial(site)),
    guarantees: attempt('guarantees', [], () => guarantees(site)),
    posts: published,
    cadence: attempt('cadence', null, () => cadence(published)),
    testimonials: said,
    customers: shown,
    certifications: certified,
    policies: attempt('policies', [], () => policies(site)),
    legalEntity: attempt('legalEntity', null, () => legalEntity(site, nodes)),
    technology: attempt('technology', [], () => technology(site)),
    securityHeaders: attempt('securityHeaders', null, () => securityHeaders(site)),
    sentences: text,
    writing: style,
    voice: attempt('voice', [], () => voice(style, text)),
    tone: attempt('tone', null, () => tone(style)),
    archetype: attempt('archetype', null, () =>
      archetype(text, { language, names, writing: style, industry: business, palette: look, ctas: calls }),
    ),
    mission: attempt('mission', null, () =>
      mission(text, { language, hero: seen, description: summary, tagline: line, structuredData: nodes }),
    ),
    values: attempt('values', [], () => values(text, language)),
    claims: attempt('claims', [], () =>
      claims(text, { language, names, certifications: certified, customers: shown, testimonials: said }),
    ),
    vocabulary: attempt('vocabulary', null, () => vocabulary(text, { language, names })),
    themes: attempt('themes', [], () => themes(text, { language, names, posts: published })),
    sourcesCited: attempt('sourcesCited', [], () => sourcesCited(text)),
    industry: business,
    audiences: readers,
    audienceNeeds: attempt('audienceNeeds', [], () =>
      audienceNeeds(text, { language, audiences: readers, questions: asked }),
    ),
    questions: asked,
    alternatives: attempt('alternatives', [], () => alternatives(site, text, { language, names })),
    crawlers: attempt('crawlers', [], () => crawlers(site)),
    forms: attempt('forms', [], () => forms(site, { blocks })),
    copyright: attempt('copyright', null, () => copyright(site)),
    degraded,
  }
}

function titleOf({ home }: Site): Quote | null {
  const { title } = home.head
  return title === null ? null : { page: home.url, text: title.text, locator: 'title' }
}

function languageOf(site: Site): Fact<string> | null {
  const text = textOf(site.home.document, 0)
  const { language, confidence } = detectLanguage(text)
  if (language === 'und') return null
  const sample = text.slice(0, 120).replace(/\s+\S*$/, '')
  return {
    value: language,
    basis: 'computed',
    confidence,
    quotes: [{ page: site.home.url, text: sample, locator: 'body' }],
  }
}

/** The home page may be a splash page without a menu: then the next page's menu is the site's. */
function navigationOf(site: Site, names: readonly string[]) {
  for (const page of site.pages.slice(0, 3)) {
    const items = navigation(page, names)
    if (items.length >= 2 || (items.length > 0 && page === site.home && site.pages.length === 1)) return items
  }
  return navigation(site.home, names)
}
