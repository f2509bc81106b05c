/** Whether one can see who is behind the site, and what protects its visitors. */

import { capitalised, counted, inWords, listed, shortened } from '../../../writing/prose.ts'
import { inQuotes } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'

const rule = rulesOn('trust')

const policyNames = {
  privacy: 'privacy',
  terms: 'terms',
  imprint: 'an imprint',
  cookies: 'cookies',
  returns: 'returns',
  shipping: 'delivery',
  accessibility: 'accessibility',
  security: 'security',
} as const

export const trustRules: readonly AnySwotRule[] = [
  rule({
    id: 'rules-in-writing',
    quadrant: 'strengths',
    weight: 4,
    subject: 'policies',
    gist: 'small print in good order',
    needs: ['policies'],
    find({ policies }, say) {
      const kinds = [...new Set(policies.map(({ value }) => value.kind))]
      if (kinds.length < 3) return null
      const names = listed(kinds.map((kind) => policyNames[kind]))
      return {
        text: say(
          `The small print is in order: ${names} each have their page, which careful people check first.`,
          `It has put its rules in writing (${names}), so that nobody has to ask what happens if something goes wrong.`,
        ),
        confidence: surest(policies) * 0.9,
        quotes: quotesOf(policies, 3),
      }
    },
  }),
  rule({
    id: 'known-company',
    quadrant: 'strengths',
    weight: 5,
    subject: 'identity',
    gist: 'an owner who can be looked up',
    needs: ['legalEntity', 'contacts'],
    find({ legalEntity, contacts }, say) {
      const address = contacts.find(({ value }) => value.kind === 'address')
      if (legalEntity === null || address === undefined) return null
      return {
        text: say(
          tradeOnly(
            `There is a real firm behind it, ${inQuotes(legalEntity.value, 60)}, with an address one could drive to: the quiet kind of reassurance.`,
          ),
          `${inQuotes(legalEntity.value, 60)} gives its name and address openly, which those who have been burnt before look for.`,
        ),
        confidence: leastSure(legalEntity, address),
        quotes: quotesOf([legalEntity, address]),
      }
    },
  }),
  rule({
    id: 'security-explained',
    quadrant: 'strengths',
    weight: 5,
    subject: 'security',
    gist: 'security that is explained',
    needs: ['policies', 'pages'],
    find({ policies, pages }, say) {
      const page = pages.find(({ type }) => type === 'security')
      const policy = policies.find(({ value }) => value.kind === 'security')
      const title = page?.title?.text ?? policy?.value.title
      if (title === undefined) return null
      return {
        text: say(
          `It explains how it keeps what is entrusted to it (${inQuotes(title, 70)}), and so answers the question that stops careful people before they ask it.`,
          `Security is not left to belief: ${inQuotes(title, 70)} sets out what is done.`,
        ),
        confidence: policy?.confidence ?? 0.7,
        quotes: page?.title != null ? [page.title] : quotesOf([policy ?? null]),
      }
    },
  }),
  rule({
    id: 'people-shown',
    quadrant: 'strengths',
    weight: 6,
    subject: 'people',
    gist: 'people who show their faces',
    needs: ['pages', 'blocks'],
    find({ pages, blocks }, say) {
      const page = pages.find(({ type }) => type === 'team')
      const block = blocks
        .flatMap(({ page: at, blocks: of }) => of.map((one) => ({ ...one, at })))
        .find(({ role, heading }) => role === 'team' && heading !== null)
      const quote =
        page?.title ?? (block === undefined ? null : { page: block.at, text: block.heading ?? '', locator: 'heading' })
      if (quote === null || quote.text === '') return null
      return {
        text: say(
          `It has faces: ${inQuotes(quote.text, 70)} shows who does the work, and people trust people.`,
          `Those behind it can be met on the site (${inQuotes(quote.text, 70)}), which turns a name into somebody.`,
          `${inQuotes(quote.text, 70)} introduces the people in charge, a kind of openness that larger organisations seldom offer.`,
        ),
        confidence: 0.65,
        quotes: [quote],
      }
    },
  }),
  rule({
    id: 'protects-visitors',
    quadrant: 'strengths',
    weight: 3,
    subject: 'headers',
    gist: 'a carefully set up server',
    needs: ['securityHeaders'],
    find({ securityHeaders }, say) {
      const sent = (securityHeaders?.value ?? []).filter(({ value }) => value !== null)
      if (securityHeaders === null || sent.length < 5) return null
      return {
        text: say(
          `Its server takes care: ${sent.length} of ${securityHeaders.value.length} advised protective headers are sent, a sign of craft that security reviews look for.`,
          `${capitalised(inWords(sent.length))} of ${inWords(securityHeaders.value.length)} protections that browsers offer are switched on, which few sites of any size manage.`,
        ),
        confidence: securityHeaders.confidence * 0.9,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'no-privacy-notice',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'privacy',
    gist: 'a missing privacy notice',
    needs: ['policies', 'forms', 'technology', 'pages'],
    missingFrom: ['legal'],
    denies: ['privacy'],
    find({ policies, forms, technology, pages }, say) {
      const collector = technology.find(({ value }) =>
        ['analytics', 'advertising', 'tag manager', 'marketing', 'chat'].includes(value.category),
      )
      const form = forms.find(({ value }) => value.purpose !== 'search')
      if (policies.some(({ value }) => value.kind === 'privacy') || pages.some(({ type }) => type === 'legal'))
        return null
      if (collector === undefined && form === undefined) return null
      const what = collector === undefined ? 'asks for personal details in a form' : `uses ${collector.value.name}`
      return {
        text: say(
          `It ${what}, and no privacy notice was found. In most countries one is required; everywhere its absence puts cautious people off.`,
          `No word on privacy, although it ${what}: a gap that costs little to close and may cost a good deal if left.`,
        ),
        confidence: 0.6,
        quotes: form === undefined ? [] : quotesOf([form]),
      }
    },
  }),
  rule({
    id: 'not-encrypted',
    quadrant: 'weaknesses',
    weight: 9,
    subject: 'encryption',
    gist: 'a site without encryption',
    needs: ['pages'],
    find({ pages: [home] }, say) {
      if (home === undefined || !home.url.startsWith('http:')) return null
      return {
        text: say(
          'The site answers without encryption, and browsers write “not secure” beside its name: hardly the first impression that was meant.',
          'No https: whatever visitors type in travels in the open, and every browser tells them so.',
        ),
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'few-headers',
    quadrant: 'weaknesses',
    weight: 3,
    subject: 'headers',
    gist: 'a server that skips advised protections',
    needs: ['securityHeaders'],
    find({ securityHeaders }, say) {
      const all = securityHeaders?.value ?? []
      const sent = all.filter(({ value }) => value !== null)
      if (securityHeaders === null || sent.length > 1) return null
      return {
        text: say(
          `The server sends ${counted(sent.length, 'protective header')} of the ${inWords(all.length)} that are advised. Visitors will not notice; whoever reviews its security will.`,
          `${capitalised(inWords(all.length - sent.length))} of ${inWords(all.length)} advised protections for visitors are not switched on, though each is a line of configuration.`,
        ),
        confidence: securityHeaders.confidence * 0.9,
        quotes: [],
      }
    },
  }),
  rule({
    id: 'anonymous-company',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'identity',
    gist: 'an owner who is not named',
    needs: ['legalEntity', 'contacts', 'policies', 'structuredData', 'name'],
    missingFrom: ['legal', 'contact', 'about'],
    denies: ['owner', 'people'],
    find({ legalEntity, contacts, policies, structuredData, name }, say) {
      const isKnown =
        legalEntity !== null ||
        contacts.some(({ value }) => value.kind === 'address') ||
        // Terms are of somebody, who is named in them.
        policies.some(({ value }) => value.kind === 'imprint' || value.kind === 'terms') ||
        structuredData.some(({ data }) => data.address !== undefined || data.legalName !== undefined)
      if (isKnown || name === null) return null
      const brand = shortened(name.value.name, 50)
      return {
        text: say(
          `Who stands behind ${brand} is not said: the pages read name neither an owner nor an address. Careful people stop there.`,
          `The pages read do not say who runs ${brand}: no company, person or address is named as its owner, so that nobody seems to answer for what it promises.`,
          `Nobody signs for ${brand}: no legal name and no address appear on the pages read, which is the first thing that sceptics look up.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([name]),
      }
    },
  }),
  rule({
    id: 'no-return-terms',
    quadrant: 'weaknesses',
    weight: 6,
    subject: 'returns',
    gist: 'no word on returns',
    needs: ['technology', 'policies', 'ctas', 'products'],
    missingFrom: ['legal', 'faq'],
    denies: ['terms'],
    find({ technology, policies, ctas, products }, say) {
      const shop = technology.find(({ value }) => value.category === 'shop')
      const buys = ctas.find(({ value }) => value.intent === 'buy')
      if (shop === undefined || buys === undefined || products.length === 0) return null
      if (policies.some(({ value }) => value.kind === 'returns' || value.kind === 'terms')) return null
      return {
        text: say(
          tradeOnly(
            `It sells online (${inQuotes(buys.value.text, 40)}) without saying what happens to a return: no terms or returns page was found, and that is the question asked last before paying.`,
          ),
          `Between ${inQuotes(buys.value.text, 40)} and the payment stands a doubt about sending things back, which no page read resolves.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([buys]),
      }
    },
  }),
  rule({
    id: 'nobody-shown',
    quadrant: 'weaknesses',
    weight: 4,
    subject: 'people',
    gist: 'the absence of any person or story',
    needs: ['pages', 'blocks', 'structuredData', 'name'],
    missingFrom: ['about', 'team'],
    denies: ['people'],
    find({ pages, blocks, structuredData, name }, say) {
      const isShown =
        pages.some(({ type }) => type === 'about' || type === 'team') ||
        blocks.some((page) => page.blocks.some(({ role }) => role === 'team' || role === 'about')) ||
        structuredData.some(({ types }) => types.includes('Person'))
      if (isShown || pages.length < 3 || name === null) return null
      const brand = shortened(name.value.name, 50)
      return {
        text: say(
          `Nobody is shown. On ${pages.length} pages no person and no story of ${brand} turns up, so it stays a service instead of becoming someone.`,
          `${pages.length} pages were read and none says who makes ${brand} or how it came about: there is nothing to like beyond the offer.`,
        ),
        confidence: 0.55,
        quotes: quotesOf([name]),
      }
    },
  }),
  rule({
    id: 'tracks-without-asking',
    quadrant: 'threats',
    weight: 6,
    subject: 'consent',
    gist: 'tracking that seems to ask nobody',
    needs: ['technology'],
    denies: ['consent'],
    find({ technology }, say) {
      const trackers = technology.filter(
        ({ value }) => value.category === 'analytics' || value.category === 'advertising',
      )
      const cookieless = /plausible|fathom|simple analytics|goatcounter|umami|cloudflare|pirsch/i
      const asked = trackers.filter(({ value }) => !cookieless.test(value.name))
      if (asked.length === 0 || technology.some(({ value }) => value.category === 'consent')) return null
      const names = listed([...new Set(asked.map(({ value }) => value.name))].slice(0, 3))
      return {
        text: say(
          `${names} ${asked.length === 1 ? 'runs' : 'run'} on the site and no consent tool was recognised. Where visitors from the EU or the UK are counted without being asked, complaints and fines can follow.`,
          `Visitors seem to be measured by ${names} before they are asked, as no consent tool was recognised; that is a legal risk that grows with the number of visitors from Europe.`,
        ),
        confidence: surest(asked) * 0.6,
        quotes: [],
        basis: 'inferred',
      }
    },
  }),
]
