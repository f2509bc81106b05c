import type { PageType } from '../../artifacts.ts'
import type { Words } from '../word-lists.ts'

export type ListedPageType = Exclude<PageType, 'home' | 'post' | 'other'>
export type ActionPage = 'donate' | 'booking' | 'login' | 'cart' | 'search' | 'account'

export type PolicyWord =
  | 'privacy'
  | 'terms'
  | 'imprint'
  | 'cookies'
  | 'returns'
  | 'shipping'
  | 'accessibility'
  | 'security'

export type BlockWord =
  | 'features'
  | 'pricing'
  | 'testimonials'
  | 'faq'
  | 'about'
  | 'team'
  | 'customers'
  | 'blog'
  | 'contact'
  | 'newsletter'
  | 'steps'
  | 'stats'
  | 'gallery'
  | 'services'
  | 'careers'
  | 'partners'

export type CtaIntent =
  | 'buy'
  | 'trial'
  | 'demo'
  | 'contact'
  | 'sign-up'
  | 'download'
  | 'donate'
  | 'book'
  | 'subscribe'
  | 'join'
  | 'quote'
  | 'start'
  | 'learn'
  | 'visit'

export type NotCta =
  | 'consent'
  | 'login'
  | 'search'
  | 'menu'
  | 'language'
  | 'close'
  | 'share'
  | 'skip-link'
  | 'read-more'
  /** Links to all of a kind: “All reviews”. They say where they lead. */
  | 'overview'
  | 'cart'
  | 'pagination'
  | 'back-to-top'
  | 'legal'

/**
 * What the labels of fields ask for, where their type does not tell: `time` when and for how many people, `amount` how
 * many or how much, `message` what somebody has to say, `company` whom they work for, `payment` how they pay.
 */
export type FormWord = 'time' | 'amount' | 'message' | 'company' | 'payment'

export type PictureKind = 'photo' | 'illustration' | 'icon' | 'logo'

/**
 * What sentences say that stand on the site of any company: of consent and the law, of delivery and payment, of what a
 * form does with an address, of a browser without scripts. They say nothing of the brand.
 */
export type Boilerplate = 'law' | 'trade' | 'form' | 'browser'

/** What links are called that lead people on once they have decided: help, a circle of users, a reward for coming back. */
export type JourneyWord = 'help' | 'community' | 'loyalty'

/** Whose the logos below a heading are. */
export type CustomerHeading = 'customer' | 'partner' | 'press'

/** `cart`: what a visitor has put aside. */
export type LiveTag = 'live' | 'cart'

/**
 * What a heading says of the cards below it. `reasons`: why one is to choose the firm, which says how it works and not what it
 * offers. `benefits`: what one has of it, which are features of a product and reasons for a firm. `menu`: what can be had of
 * it, by name: courses, treatments, rooms.
 */
export type OfferHeading = 'reasons' | 'benefits' | 'menu'

/** `languages/<tag>/pages.ts`: what pages, their parts, buttons, fields and links are called. */
export interface PagesLists {
  /** Menu labels and path tokens. `=` before a phrase: only as the whole label or path segment; `/`: only as a whole path segment. */
  pages: Words<ListedPageType>
  /** Labels and path tokens of pages on which something is done and nothing is told. */
  actions: Words<ActionPage>
  /** What links to policies are called, and their addresses; `=` marks words that count as the whole label only. */
  policies: Words<PolicyWord>
  /** What headings of the parts of a page say. Phrases rather than words, as a heading may say anything. */
  blocks: Words<BlockWord>
  /** What buttons and links ask a visitor to do: phrases and verb forms as buttons bear them. */
  calls: Words<CtaIntent>
  /** Labels of buttons and links that serve the visit rather than the company's purpose. */
  controls: Words<NotCta>
  forms: Words<FormWord>
  /** What names, alternative texts and classes of pictures call them: “photo of the terrace”, `icon-check.svg`. */
  pictures: Words<PictureKind>
  boilerplate: Words<Boilerplate>
  journey: Words<JourneyWord>
  /** Lines above rows of logos: whose they are. Not those above a portfolio: pictures there are of the work. */
  customerHeadings: Words<CustomerHeading>
  offerHeadings?: Words<OfferHeading>
  /** Openings that greet instead of saying something. */
  greeting: string
  /** Labels that do not say what comes next. */
  vague?: string
  /** What a site calls something that works an answer out for its visitors. */
  tool: string
  /**
   * Words that make the date beside them an announcement: somebody opens, closes, begins or moves on that day. Words of
   * deadlines and offers are none, as those often move on by themselves every day, nor are those of the day's opening hours.
   */
  event: string
  /** What stands beside a number that a machine keeps: how often, how many right now, how long to go. */
  counter: string
  /**
   * Words beside a number that is another one on the next visit, in a price list as elsewhere: what is left in stock, who
   * is looking, how long to go. Words of plans (“5 users”, “30 days”) are none.
   */
  live: Words<LiveTag>
  /** Words for kinds of streets and places, as whole words or the beginnings of words (`*`). */
  street: string
  /** What stands before an address, with a colon or alone in its line. */
  address: string
}
