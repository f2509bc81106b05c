/** What is known of a brand once its site was read: every fact by name and shape. Each is declared in `facts/`, under its subject. */
import type { Degradation } from './artifacts.ts'
import type { Fact, SecondReadingOfSite } from './evidence.ts'
import type { AudienceNeed, AudienceSign, Industry, Question } from './facts/audience/shapes.ts'
import type { BrandKind, BusinessModel } from './facts/entity/shapes.ts'
import type {
  ArchetypeReading,
  BrandClaim,
  Mission,
  Sentence,
  Theme,
  Tone,
  Vocabulary,
  VoiceTrait,
  Writing,
} from './facts/language/shapes.ts'
import type { FontFamily, Imagery, Logo, Palette, TypeStep } from './facts/look/shapes.ts'
import type { Offering, Plan, PricedItem } from './facts/offer/shapes.ts'
import type { Cadence, Post } from './facts/publishing/shapes.ts'
import type { Copyright, CrawlerRule, PageForm } from './facts/site/shapes.ts'
import type {
  Certification,
  NamedCustomer,
  Policy,
  SecurityHeader,
  Technology,
  Testimonial,
} from './facts/trust/shapes.ts'
import type { CtaIntent } from './lexicon/pages/lists.ts'
import type { PageBlocks } from './page/page-blocks.ts'

/** null: looked for and not found. */
export interface Facts {
  /** ISO 639-1 of the content, not of the `lang` attribute. */
  language: Fact<string> | null
  /** The brand's name as it writes it itself, and its other spellings. */
  name: Fact<BrandName> | null
  tagline: Fact<string> | null
  /** Its own summary for search engines; template texts are not one. */
  description: Fact<string> | null
  /** Open Graph properties of the home page, without the `og:` prefix. */
  openGraph: Fact<Record<string, string>> | null
  structuredData: StructuredNode[]
  /** Main-content blocks of every page, in page order. */
  blocks: PageBlocks[]
  hero: Hero
  /** Best first: the first is the primary call to action. */
  ctas: Fact<CallToAction>[]
  /** Labels of the main navigation, in order. */
  navigation: Fact<NavigationItem>[]
  socials: Fact<SocialProfile>[]
  contacts: Fact<Contact>[]
  palette: Palette
  /** Those of headings and body first. */
  typography: Fact<FontFamily>[]
  typeScale: TypeStep[]
  logo: Logo
  imagery: Fact<Imagery> | null
  /** In page order. */
  plans: Fact<Plan>[]
  /** Lines of price lists that are no plans: treatments, rooms, dishes. */
  priceItems: Fact<PricedItem>[]
  products: Fact<Offering>[]
  services: Fact<Offering>[]
  features: Fact<Offering>[]
  integrations: Fact<string>[]
  /** “14 days free”, verbatim. */
  trial: Fact<string> | null
  guarantees: Fact<string>[]
  /** Newest first. */
  posts: Fact<Post>[]
  cadence: Fact<Cadence> | null
  testimonials: Fact<Testimonial>[]
  customers: Fact<NamedCustomer>[]
  certifications: Fact<Certification>[]
  policies: Fact<Policy>[]
  legalEntity: Fact<string> | null
  technology: Fact<Technology>[]
  /** null where the home page came without a server's answer. */
  securityHeaders: Fact<SecurityHeader[]> | null
  /** Of all pages, in page order. */
  sentences: Sentence[]
  writing: Fact<Writing> | null
  /** Strongest first. */
  voice: Fact<VoiceTrait>[]
  tone: Fact<Tone> | null
  archetype: Fact<ArchetypeReading> | null
  mission: Fact<Mission> | null
  /** What it says that it stands for, verbatim. */
  values: Fact<string>[]
  claims: Fact<BrandClaim>[]
  vocabulary: Fact<Vocabulary> | null
  /** Largest first. */
  themes: Fact<Theme>[]
  /** Publications, studies and bodies that the text names as a source. */
  sourcesCited: Fact<string>[]
  industry: Fact<Industry> | null
  /** What kind of firm, place, service or product the brand is. */
  kind: Fact<BrandKind> | null
  businessModel: Fact<BusinessModel> | null
  audiences: Fact<AudienceSign>[]
  audienceNeeds: Fact<AudienceNeed>[]
  questions: Fact<Question>[]
  /** What it compares itself with: other products, or doing without. */
  alternatives: Fact<string>[]
  /** What robots.txt says to known crawlers of AI services and search engines; empty where it could not be read. */
  crawlers: Fact<CrawlerRule>[]
  forms: Fact<PageForm>[]
  copyright: Fact<Copyright> | null
  /** What a second reader made of the facts above; missing where none was asked. */
  secondReader?: SecondReadingOfSite
  /** Facts that could not be derived, each costing its own fields only. */
  failed: string[]
  /** The same, for people. */
  degraded: Degradation[]
}

export interface BrandName {
  name: string
  variants: string[]
}

/** One node of a page's JSON-LD, taken out of whatever nesting it stood in. */
export interface StructuredNode {
  page: string
  /** Values of `@type`, without the vocabulary's URL. */
  types: string[]
  /** The node as written; nodes nested in it stand here too, and again on their own. */
  data: Record<string, unknown>
}

export interface Hero {
  headline: Fact<string> | null
  subhead: Fact<string> | null
  /** Short line above the headline. */
  eyebrow: Fact<string> | null
}

export interface CallToAction {
  text: string
  intent: CtaIntent | 'other'
  /** Where it leads; null for a button that a script answers. */
  url: string | null
  /** How often it stands on the pages read. */
  repeats: number
}

export interface NavigationItem {
  label: string
  url: string | null
}

export interface SocialProfile {
  network: string
  url: string
  /** Profiles of the brand itself; code, app, review, map and messenger URLs are told apart. */
  kind: 'social' | 'messenger' | 'code' | 'app' | 'review' | 'map' | 'person'
}

export interface Contact {
  kind: 'email' | 'phone' | 'address'
  value: string
}
