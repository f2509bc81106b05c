/** What it sells and where it is met: offerings, customer journey, content themes, digital presence. */

import type { FullResults } from '../../report.ts'
import { networkName, percent } from '../../writing/prose.ts'
import { callClaims } from './look-and-words-claims.ts'
import { eachLabelled, eachSentence, joined, labelled, type Said, sentence } from './said.ts'

export function offeringsClaims(offerings: FullResults['offerings']): Said[] {
  const { plans, priceList } = offerings
  return [
    ...plans.flatMap((plan, index) => [
      ...labelled(
        `/plans/${index}`,
        `Plan “${plan.name}”`,
        joined([
          plan.priceText,
          plan.perUnit !== null && `per ${plan.perUnit}`,
          plan.billedAs !== null && `billed ${plan.billedAs}`,
          ...plan.alternates.map(({ priceText }) => `or ${priceText}`),
          plan.listPrice !== null && `before ${plan.listPrice.priceText}`,
        ]),
      ),
      ...eachLabelled(`/plans/${index}/features`, `In “${plan.name}”`, plan.features),
      ...labelled(`/plans/${index}/trial`, `Trial of “${plan.name}”`, plan.trial),
    ]),
    ...priceList.flatMap(({ name, group, priceText }, index) =>
      labelled(`/priceList/${index}`, 'Price', joined([name, group, priceText])),
    ),
    ...labelled('/pricingModel', 'Pricing model', offerings.pricingModel),
    ...labelled('/businessModel', 'Business model', offerings.businessModel),
    ...labelled('/trial', 'Trial', offerings.trial),
    ...eachLabelled('/products', 'Product', offerings.products),
    ...eachLabelled('/services', 'Service', offerings.services),
    ...eachLabelled('/features', 'Feature', offerings.features),
    ...eachLabelled('/integrations', 'Integration', offerings.integrations),
    ...eachLabelled('/guarantees', 'Guarantee', offerings.guarantees),
  ]
}

export function customerJourneyClaims({ stages, pathToPrimaryAction: path }: FullResults['customerJourney']): Said[] {
  const ofStages = Object.entries(stages).flatMap(([stage, { assets, ctas, strengths, friction, gaps }]) => {
    const at = `/stages/${stage}`
    return [
      ...assets.flatMap(({ type, title, url }, index) =>
        labelled(`${at}/assets/${index}`, `What serves customers (${stage})`, joined([title, type, url])),
      ),
      ...ctas.flatMap((call, index) => callClaims(`${at}/ctas/${index}`, `Call to action (${stage})`, call)),
      ...eachSentence(`${at}/strengths`, strengths),
      ...eachLabelled(`${at}/friction`, `What holds people up (${stage})`, friction),
      ...eachLabelled(`${at}/gaps`, `What is missing (${stage})`, gaps),
    ]
  })
  const way =
    path === null
      ? null
      : joined([`${path.clicks} clicks from the home page`, path.fields !== null && `a form of ${path.fields} fields`])
  return [...labelled('/pathToPrimaryAction', 'Way to the main action', way), ...ofStages]
}

export function contentThemesClaims(content: FullResults['contentThemes']): Said[] {
  return [
    ...content.themes.flatMap(({ label, share, freshness }, index) =>
      labelled(`/themes/${index}`, 'Theme', joined([label, `${percent(share)} of the content`, freshness])),
    ),
    ...content.posts.flatMap(({ title, date, url }, index) =>
      labelled(`/posts/${index}`, 'Post', joined([title, date, url])),
    ),
    ...sentence('/cadence', content.cadence),
    ...eachLabelled('/formats', 'Format', content.formats),
    ...eachLabelled('/sourcesCited', 'Source cited', content.sourcesCited),
  ]
}

const contactLabels = { email: 'E-mail', phone: 'Telephone', address: 'Address' } as const

const linkLabels = {
  code: 'Code',
  messengers: 'Messenger',
  reviews: 'Review site',
  maps: 'Map',
  people: 'Person',
} as const

type Links = FullResults['digitalPresence']['socials']

export function digitalPresenceClaims(presence: FullResults['digitalPresence']): Said[] {
  const links = (pointer: string, label: string, list: Links) =>
    list.flatMap(({ network, url }, index) =>
      labelled(`${pointer}/${index}`, label, joined([networkName(network), url])),
    )
  const { score, missing } = presence.completeness
  return [
    ...labelled('/legalEntity', 'Legal entity', presence.legalEntity),
    ...presence.contacts.flatMap(({ kind, value }, index) =>
      labelled(`/contacts/${index}`, contactLabels[kind], value),
    ),
    ...links('/socials', 'Profile', presence.socials),
    ...links('/apps', 'App', presence.apps),
    ...Object.entries(linkLabels).flatMap(([name, label]) =>
      links(`/importantLinks/${name}`, label, presence.importantLinks[name as keyof typeof linkLabels]),
    ),
    ...presence.givenProfiles.flatMap(({ url, linkedFromSite }, index) =>
      labelled(
        `/givenProfiles/${index}`,
        'Profile named in the request',
        joined([url, linkedFromSite ? 'linked from the site' : 'not linked from the site']),
      ),
    ),
    ...presence.locales.flatMap(({ language, url }, index) =>
      labelled(`/locales/${index}`, 'Version in another language', joined([language, url])),
    ),
    ...eachLabelled('/regions', 'Region', presence.regions),
    ...presence.feeds.flatMap(({ title, url }, index) => labelled(`/feeds/${index}`, 'Feed', joined([title, url]))),
    ...presence.technology.flatMap(({ name, category, version, evidence }, index) =>
      labelled(`/technology/${index}`, `Technology (${category})`, joined([joined([name, version], ' '), evidence])),
    ),
    ...labelled('/completeness', 'Complete as an entry in a directory', score === null ? null : `${score} of 100`),
    ...eachLabelled('/completeness/missing', 'Missing for an entry in a directory', missing),
  ]
}
