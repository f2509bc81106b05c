import { counted } from '../writing/prose.ts'
import { type AnyInsightRule, insightRule } from './insight-rule.ts'

const imagesMin = 4

export const trustRules: readonly AnyInsightRule[] = [
  insightRule({
    id: 'no-contact',
    category: 'trust',
    weight: 6,
    impact: 'medium',
    effort: 'S',
    needs: ['contacts', 'navigation', 'ctas', 'forms', 'socials'],
    missingFrom: 'home',
    denies: ['contact'],
    find({ contacts, navigation, ctas, forms, socials }) {
      const leadsToContact =
        ctas.some(({ value }) => value.intent === 'contact' || value.intent === 'book') ||
        // What a form is for that has no known purpose may well be questions.
        forms.some(({ value }) => ['contact', 'booking', 'other'].includes(value.purpose)) ||
        socials.some(({ value }) => value.kind === 'messenger') ||
        navigation.some(
          ({ value }) => value.url !== null && /contact|kontakt|contat|iletisim|impressum/i.test(value.url),
        )
      if (contacts.length > 0 || leadsToContact) return null
      return {
        title: 'Nobody can be reached from here',
        insight: 'What was read shows no e-mail address, telephone number, postal address or contact form.',
        recommendation: 'Put a way to reach people into the footer, and into the navigation if many have questions.',
        confidence: 0.7,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'no-social',
    category: 'trust',
    weight: 3,
    impact: 'low',
    effort: 'S',
    needs: ['socials'],
    missingFrom: 'home',
    denies: ['profiles'],
    find({ socials }) {
      if (socials.some(({ value }) => value.kind !== 'map' && value.kind !== 'app')) return null
      return {
        title: 'No profile elsewhere backs up the brand',
        insight: 'No social, code, messenger or review profile is linked where visitors could check the brand.',
        recommendation: 'Link the one or two profiles that are kept alive, and name them in structured data (sameAs).',
        confidence: 0.8,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'no-proof',
    category: 'trust',
    weight: 4,
    impact: 'medium',
    effort: 'M',
    needs: ['blocks', 'socials', 'structuredData'],
    missingFrom: 'home',
    denies: ['testimonials'],
    find({ blocks, socials, structuredData }) {
      const [home] = blocks
      if (home === undefined || home.blocks.length < 4) return null
      const shows = home.blocks.some(({ role }) => ['testimonials', 'customers', 'stats', 'team'].includes(role))
      const isRated = structuredData.some(({ types }) => types.some((type) => /Review|AggregateRating/.test(type)))
      if (shows || isRated || socials.some(({ value }) => value.kind === 'review')) return null
      return {
        title: 'No proof by others stands out on the home page',
        insight:
          'No section of it shows who vouches for the brand: names, their words, figures, or the people behind it.',
        recommendation:
          'Add one proof near the top: the words of somebody with a name, a figure with its source, or the team.',
        confidence: 0.5,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'not-encrypted',
    category: 'trust',
    weight: 9,
    impact: 'high',
    effort: 'S',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || !home.url.startsWith('http:')) return null
      return {
        title: 'The site answers without encryption',
        insight: 'The home page stands at an http address, which browsers mark as not secure.',
        recommendation: 'Install a certificate and redirect every http address to https.',
        confidence: 0.9,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'no-viewport',
    category: 'experience',
    weight: 8,
    impact: 'high',
    effort: 'M',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || home.hasViewport) return null
      return {
        title: 'The page is not made for telephones',
        insight: 'It declares no viewport, so telephones show the desktop page in small print.',
        recommendation: 'Declare the viewport and let the layout follow the width of the screen.',
        confidence: 0.85,
        quotes: [],
      }
    },
  }),
  insightRule({
    id: 'mute-pictures',
    category: 'experience',
    weight: 4,
    impact: 'medium',
    effort: 'S',
    needs: ['pages'],
    find({ pages: [home] }) {
      if (home === undefined || home.images < imagesMin) return null
      const share = home.imagesWithoutAlt / home.images
      if (share < 0.5) return null
      return {
        title: 'Pictures say nothing to those who cannot see them',
        insight: `${home.imagesWithoutAlt} of ${counted(home.images, 'picture')} on the home page carry no alternative text.`,
        recommendation: 'Describe each picture that means something, and give the others an empty alternative text.',
        confidence: Math.min(0.95, 0.5 + share / 2),
        quotes: [],
      }
    },
  }),
]
