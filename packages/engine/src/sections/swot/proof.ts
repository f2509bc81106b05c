/** What others say of the brand, and where they are heard. */
import { capitalised, counted, listed, networkName } from '../../report/prose.ts'
import { distinct, inQuotes, inWords, pageName, quotedList, quotesOf, surest } from './brand-words.ts'
import { type AnySwotRule, rulesOn } from './swot-rule.ts'

const rule = rulesOn('proof')

const namedMin = 2
const customersMin = 4

export const proofRules: readonly AnySwotRule[] = [
  rule({
    id: 'named-voices',
    quadrant: 'strengths',
    weight: 9,
    subject: 'voices',
    gist: 'customers who vouch for it by name',
    needs: ['testimonials'],
    find({ testimonials }, say) {
      const named = distinct(
        testimonials.filter(({ value }) => value.author !== null),
        ({ value }) => value.author ?? '',
      )
      const [first] = named
      if (first === undefined || named.length < namedMin) return null
      const { author, role, text } = first.value
      const who = role === null ? inQuotes(author ?? '', 50) : `${inQuotes(author ?? '', 50)} (${inQuotes(role, 60)})`
      const count = `${inWords(named.length)} customers`
      return {
        text: say(
          `Customers vouch for it by name: ${count} are quoted, among them ${who}, who says ${inQuotes(text)}. Praise with a person behind it is hard to copy.`,
          `${who} is one of ${count} who speak for the brand under their own name: ${inQuotes(text)}. That settles doubts which the brand's own adjectives cannot.`,
          `The strongest lines on the site are not the brand's own. ${capitalised(inWords(named.length))} named customers speak for it; ${who} says ${inQuotes(text)}.`,
        ),
        confidence: surest(named) * Math.min(1, 0.7 + named.length / 10),
        quotes: quotesOf(named, 4),
      }
    },
  }),
  rule({
    id: 'customer-names',
    quadrant: 'strengths',
    weight: 8,
    subject: 'customers',
    gist: 'a list of customers worth showing',
    needs: ['customers'],
    find({ customers }, say) {
      const shown = customers.filter(({ value }) => value.kind === 'customer')
      if (shown.length < customersMin) return null
      const names = listed(shown.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          `${shown.length} customers are shown by name, ${names} among them: a buyer of the same kind sees who went before.`,
          `The list of customers (${names}; ${shown.length} in all) answers the question “who else uses it?” before it is asked.`,
          `With ${names} on show, and ${shown.length} names in all, it borrows the reputation of firms that its buyers may know.`,
        ),
        confidence: surest(shown),
        quotes: quotesOf(shown, 4),
      }
    },
  }),
  rule({
    id: 'press-mentions',
    quadrant: 'strengths',
    weight: 6,
    subject: 'press',
    gist: 'mentions in the press',
    needs: ['customers'],
    find({ customers }, say) {
      const press = customers.filter(({ value }) => value.kind === 'press')
      if (press.length < 2) return null
      const names = listed(press.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          `Publications speak for it: ${names} are named as having reported, which is attention that money does not buy.`,
          `${names} have written about it, and the site says so: outside judgement that rivals without press cannot show.`,
        ),
        confidence: surest(press) * 0.9,
        quotes: quotesOf(press, 4),
      }
    },
  }),
  rule({
    id: 'partners-shown',
    quadrant: 'strengths',
    weight: 5,
    subject: 'partners',
    gist: 'partners who lend it weight',
    needs: ['customers'],
    find({ customers }, say) {
      const partners = customers.filter(({ value }) => value.kind === 'partner')
      if (partners.length < 2) return null
      const names = listed(partners.slice(0, 4).map(({ value }) => value.name))
      return {
        text: say(
          `It does not stand alone: ${names} appear as partners, and lend it weight with those who know them.`,
          `Partners are named (${names}), which tells visitors that others have looked into the brand and stayed.`,
        ),
        confidence: surest(partners) * 0.9,
        quotes: quotesOf(partners, 4),
      }
    },
  }),
  rule({
    id: 'certified',
    quadrant: 'strengths',
    weight: 7,
    subject: 'certificates',
    gist: 'certificates from outside',
    needs: ['certifications'],
    find({ certifications }, say) {
      const audited = certifications.filter(({ value }) => value.kind !== 'rating' && value.kind !== 'award')
      if (audited.length === 0) return null
      const names = listed(distinct(audited, ({ value }) => value.name).map(({ value }) => value.name))
      return {
        text: say(
          `An outside body has looked over its shoulder: the site names ${names}. For careful buyers that shortens the list of questions.`,
          `${names} ${audited.length === 1 ? 'is' : 'are'} named on the site, a promise that somebody other than the brand has checked.`,
        ),
        confidence: surest(audited),
        quotes: quotesOf(audited, 4),
      }
    },
  }),
  rule({
    id: 'awards',
    quadrant: 'strengths',
    weight: 5,
    subject: 'awards',
    gist: 'awards',
    needs: ['certifications'],
    find({ certifications }, say) {
      const awards = certifications.filter(({ value }) => value.kind === 'award')
      if (awards.length === 0) return null
      const names = listed(distinct(awards, ({ value }) => value.name).map(({ value }) => value.name))
      return {
        text: say(
          `Juries have noticed it: ${names}. An award is a short cut for people who cannot judge the work themselves.`,
          `It can point to ${names}, which says more about quality than an adjective would.`,
        ),
        confidence: surest(awards),
        quotes: quotesOf(awards, 4),
      }
    },
  }),
  rule({
    id: 'rating-shown',
    quadrant: 'strengths',
    weight: 7,
    subject: 'rating',
    gist: 'a public rating',
    needs: ['certifications'],
    find({ certifications }, say) {
      const [rating] = certifications.filter(({ value }) => value.kind === 'rating')
      if (rating === undefined) return null
      return {
        text: say(
          `A public rating stands on the site, ${inQuotes(rating.value.name)}: visitors can look it up, and that is why it convinces.`,
          `It shows its marks. ${inQuotes(rating.value.name)} is a verdict of many, and one that anybody can check.`,
          `${inQuotes(rating.value.name)}: few things reassure a first-time buyer as fast as a rating that was given elsewhere.`,
        ),
        confidence: rating.confidence,
        quotes: rating.quotes.slice(0, 2),
      }
    },
  }),
  rule({
    id: 'sourced-figures',
    quadrant: 'strengths',
    weight: 8,
    subject: 'figures',
    gist: 'figures that can be checked',
    needs: ['claims'],
    find({ claims }, say) {
      const proved = claims.filter(({ value }) => value.type === 'number' && value.sourced)
      const [first] = proved
      if (first === undefined || proved.length < 2) return null
      return {
        text: say(
          `It argues with figures that can be checked: ${quotedList(proved.map(({ value }) => value.text))}.`,
          `Its numbers are borne out on the site, such as ${inQuotes(first.value.text)}. That is rarer than it should be, and buyers notice.`,
        ),
        confidence: surest(proved),
        quotes: quotesOf(proved, 4),
      }
    },
  }),
  rule({
    id: 'case-pages',
    quadrant: 'strengths',
    weight: 6,
    subject: 'cases',
    gist: 'work for customers on show',
    needs: ['pages'],
    find({ pages }, say) {
      const [first] = pages.filter(({ type }) => type === 'customers')
      if (first === undefined || first.title === null) return null
      return {
        text: say(
          `Work done for others has a page of its own, ${inQuotes(first.title.text, 80)}: who hesitates finds examples without having to ask.`,
          `${inQuotes(first.title.text, 80)} shows the brand's work at customers, which is where a considered purchase is decided.`,
        ),
        confidence: 0.65,
        quotes: [first.title],
      }
    },
  }),
  rule({
    id: 'guaranteed',
    quadrant: 'strengths',
    weight: 7,
    subject: 'risk',
    gist: 'a guarantee that takes the risk off the buyer',
    needs: ['guarantees'],
    find({ guarantees }, say) {
      const [first] = guarantees
      if (first === undefined) return null
      return {
        text: say(
          `It takes the risk on itself: ${inQuotes(first.value)}. A promise of that kind removes the last reason to wait.`,
          `${inQuotes(first.value)}: the site puts its own money, or its own time, where its words are.`,
          `Trying it costs the customer little courage, for the site promises ${inQuotes(first.value)}.`,
        ),
        confidence: first.confidence,
        quotes: quotesOf(guarantees, 2),
      }
    },
  }),
  rule({
    id: 'no-proof',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'voices',
    gist: 'the lack of any voice but its own',
    needs: ['blocks', 'testimonials', 'customers', 'certifications', 'socials', 'structuredData', 'claims'],
    denies: ['customers', 'testimonials'],
    find({ blocks, testimonials, customers, certifications, socials, structuredData, claims }, say) {
      const all = blocks.flatMap((page) => page.blocks)
      if (all.length < 4 || testimonials.length + customers.length + certifications.length > 0) return null
      const shows = all.some(({ role }) => ['testimonials', 'customers', 'stats', 'partners'].includes(role))
      const isRated = structuredData.some(({ types }) => types.some((type) => /Review|AggregateRating/.test(type)))
      const isProved = claims.some(({ value }) => value.sourced)
      if (shows || isRated || isProved || socials.some(({ value }) => value.kind === 'review')) return null
      const where = blocks.length === 1 ? 'the page read' : `the ${blocks.length} pages read`
      return {
        text: say(
          `Nobody but the brand speaks for the brand: ${where} show no customer, review, figure with a source or certificate. A stranger has only its word.`,
          `Whatever is promised here is promised by the seller. No customer, rating or outside body is heard on ${where}, so trust must come from elsewhere.`,
          `Proof is missing. On ${where} there is no named customer, no review and no certificate, and those who compare will feel the difference.`,
          `Someone who has never heard of it finds no second opinion on ${where}: no review, no customer's name, no certificate.`,
        ),
        confidence: blocks.length > 2 ? 0.65 : 0.5,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'nameless-voices',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'voices',
    gist: 'praise without a name',
    needs: ['testimonials'],
    find({ testimonials }, say) {
      const [first] = testimonials
      if (first === undefined || testimonials.some(({ value }) => value.author !== null)) return null
      return {
        text: say(
          `Praise is quoted without a name: nobody signs ${inQuotes(first.value.text)}. Readers discount what they cannot trace.`,
          `${inQuotes(first.value.text)} could have been said by anyone, as no name stands beside it; half of what a customer's words are worth is lost.`,
        ),
        confidence: first.confidence * 0.8,
        quotes: quotesOf(testimonials),
      }
    },
  }),
  rule({
    id: 'bare-superlatives',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'claims',
    gist: 'superlatives without a source',
    needs: ['claims'],
    find({ claims }, say) {
      const bare = claims.filter(({ value }) => value.type === 'superlative' && !value.sourced)
      if (bare.length < 2) return null
      const examples = quotedList(bare.map(({ value }) => value.text))
      return {
        text: say(
          `It calls itself the best without saying who found so: ${examples}. Superlatives without a source are skipped, or held against the rest.`,
          `Big words stand unsupported: ${examples}. A rival can print the same sentence tomorrow.`,
          `${counted(bare.length, 'superlative')} ask to be believed on trust, such as ${examples}; a figure or a name beside them would do the work.`,
        ),
        confidence: surest(bare),
        quotes: quotesOf(bare, 4),
      }
    },
  }),
  rule({
    id: 'bare-figures',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'figures',
    gist: 'figures without a source',
    needs: ['claims'],
    find({ claims }, say) {
      const figures = claims.filter(({ value }) => value.type === 'number')
      const bare = figures.filter(({ value }) => !value.sourced)
      if (bare.length < 3 || bare.length < figures.length * 0.7) return null
      const examples = quotedList(bare.map(({ value }) => value.text))
      return {
        text: say(
          `Its figures come from nowhere in particular: ${examples}. Without a source or a date they persuade only those who are persuaded already.`,
          `${bare.length} of ${counted(figures.length, 'figure')} name no source, among them ${examples}. A careful buyer will ask how they were measured.`,
        ),
        confidence: surest(bare) * 0.9,
        quotes: quotesOf(bare, 4),
      }
    },
  }),
  rule({
    id: 'promises-outnumber-proof',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'claims',
    gist: 'more claims than proof',
    needs: ['claims'],
    find({ claims }, say) {
      const bare = claims.filter(({ value }) => !value.sourced)
      if (claims.length < 5 || bare.length < claims.length * 0.8) return null
      const [first] = bare
      return {
        text: say(
          `It claims more than it shows: ${bare.length} of ${claims.length} claims, such as ${inQuotes(first?.value.text ?? '')}, have nothing beside them that bears them out.`,
          `Of ${claims.length} things that the site says of itself, ${bare.length} are left to faith; ${inQuotes(first?.value.text ?? '')} is one.`,
        ),
        confidence: surest(bare) * 0.9,
        quotes: quotesOf(bare, 3),
      }
    },
  }),
  rule({
    id: 'proof-off-home',
    quadrant: 'opportunities',
    weight: 7,
    subject: 'proof place',
    gist: 'proof that the home page does not use',
    needs: ['testimonials', 'blocks', 'pages'],
    denies: 'home',
    find({ testimonials, blocks: [home], pages: [first] }, say) {
      if (home === undefined || first === undefined || testimonials.length < 2) return null
      const pagesOf = testimonials.flatMap(({ quotes }) => quotes.map(({ page }) => page))
      const shown = home.blocks.some(({ role }) => role === 'testimonials' || role === 'customers')
      if (shown || pagesOf.length === 0 || pagesOf.includes(first.url)) return null
      const where = pageName(pagesOf[0] ?? '')
      const best = testimonials[0]!
      return {
        text: say(
          `Good proof is kept in a side room: what customers say, such as ${inQuotes(best.value.text)}, stands on ${where} and not on the home page, where most first impressions are made.`,
          `The home page could let customers speak. ${inQuotes(best.value.text)} is on ${where} today, seen by the few who click that far.`,
        ),
        confidence: 0.75,
        quotes: quotesOf(testimonials, 2),
      }
    },
  }),
  rule({
    id: 'proof-off-prices',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'proof at prices',
    gist: 'proof that is missing beside the prices',
    needs: ['testimonials', 'plans'],
    find({ testimonials, plans: [plan, second] }, say) {
      const [best] = testimonials
      if (best === undefined || plan === undefined || second === undefined) return null
      if (testimonials.some(({ quotes }) => quotes.some(({ page }) => page === plan.value.page))) return null
      return {
        text: say(
          `Prices and praise never meet: no customer is quoted on ${pageName(plan.value.page)}, though ${inQuotes(best.value.text)} would help there, where people hesitate most.`,
          `A customer's word beside the prices would cost nothing: ${inQuotes(best.value.text)} is on the site already, but not on ${pageName(plan.value.page)}.`,
        ),
        confidence: 0.65,
        quotes: quotesOf([best, plan]),
      }
    },
  }),
  rule({
    id: 'names-without-stories',
    quadrant: 'opportunities',
    weight: 7,
    subject: 'cases',
    gist: 'customers whose stories are not told',
    needs: ['customers', 'pages'],
    denies: ['customers'],
    find({ customers, pages }, say) {
      const shown = customers.filter(({ value }) => value.kind === 'customer')
      if (shown.length < 3 || pages.some(({ type }) => type === 'customers')) return null
      const names = listed(shown.slice(0, 3).map(({ value }) => value.name))
      return {
        text: say(
          `${names} are shown as customers, yet no page tells what was done for any of them. One such story, with a before and an after, would sell more than the list.`,
          `The names are there (${names}), the stories are not: a case that shows how one of them decided and what changed is material that no rival has.`,
        ),
        confidence: 0.7,
        quotes: quotesOf(shown, 3),
      }
    },
  }),
  rule({
    id: 'reviews-not-quoted',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'proof place',
    gist: 'reviews that are linked and not quoted',
    needs: ['socials', 'testimonials'],
    denies: ['testimonials'],
    find({ socials, testimonials }, say) {
      const [profile] = socials.filter(({ value }) => value.kind === 'review')
      if (profile === undefined || testimonials.length > 0) return null
      const network = networkName(profile.value.network)
      return {
        text: say(
          `Reviews are being collected on ${network}, and the site only links to them: the best lines could be quoted where people decide.`,
          `A profile on ${network} is linked, but none of its words appear here. Quoting two or three would keep doubters on the page.`,
        ),
        confidence: profile.confidence * 0.8,
        quotes: quotesOf([profile]),
      }
    },
  }),
]
