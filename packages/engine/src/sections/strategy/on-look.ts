/** Whether it can be seen and read, and is its own. */

import { listed, placeName } from '../../writing/prose.ts'
import { weakPairs } from '../swot/rules/look.ts'
import { type AnyInitiative, initiative } from './initiative.ts'
import type { StrategyFacts } from './strategy-facts.ts'

const filmsAt = (socials: StrategyFacts['socials']) => {
  const channel = socials.find(({ value }) => value.network === 'youtube' || value.network === 'vimeo')
  return channel === undefined ? 'the channel' : placeName(channel.value.network)
}

export const lookInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'mend-contrast',
    answers: ['faint-text', 'access-rules'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['sales', 'trust', 'bookings', 'donors'],
    needs: ['site', 'palette'],
    find({ site: { call }, palette }) {
      const weak = weakPairs(palette.pairs)
      const examples = weak
        .slice(0, 3)
        .map(({ foreground, background, contrast }) => `${foreground} on ${background} (${contrast.toFixed(1)}:1)`)
      const isOnButtons = weak.some(({ usage }) => usage.includes('button'))
      const dark = palette.colors.find(({ value }) => value.role === 'text')?.value.hex
      return {
        title: 'Make every word legible',
        rationale:
          'Words that are hard to see might as well not be there. It is a matter of a few colour values, not of a new design.',
        steps: [
          examples.length === 0
            ? 'Measure each pair of text and ground.'
            : `Darken or lighten ${listed(examples, 3)} until 4.5:1 is reached.`,
          dark === undefined
            ? 'Take the nearest darker or lighter shade, so that the look is kept.'
            : `Use ${dark}, its own text colour, where nothing lighter is needed.`,
          isOnButtons
            ? `Begin with button labels, ${call} first.`
            : `Begin where most depends on being read: headings, contact details, what stands around ${call}.`,
          'Note the pairs that are allowed, and give them to whoever builds pages.',
        ],
        metric: `Pairs below 4.5:1 in the next analysis; ${weak.length} today, aim for none.`,
      }
    },
  }),
  initiative({
    id: 'own-look',
    answers: ['no-own-colour', 'logo-off-colours', 'no-logo'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['rebrand'],
    needs: ['site', 'palette'],
    find({ site: { brand, call }, palette }) {
      const primary =
        palette.colors.find(({ value }) => value.role === 'primary')?.value.hex ?? palette.candidates[0]?.hex
      return {
        title: 'Settle on one colour and one mark',
        rationale: 'People remember a colour before a name. It has to be the same one each time.',
        steps: [
          primary === undefined
            ? 'Choose one colour that nobody near uses.'
            : `Decide whether ${primary} is to be the colour of ${brand}; if not, choose one that nobody near uses.`,
          'Bring the logo into it, in a form for light and one for dark ground, as a drawing (SVG).',
          `Use it for ${call} and for nothing that is less important.`,
          'Write down three colours with their values and uses, on one page.',
        ],
        metric: 'Agreement of logo and pages in the next analysis (0 to 1); aim for 0.8.',
      }
    },
  }),
  initiative({
    id: 'order-typefaces',
    answers: ['many-typefaces', 'missing-typeface', 'fonts-from-google'],
    effort: 'S',
    impact: 'low',
    horizon: '2 weeks',
    serves: ['rebrand', 'trust'],
    needs: ['typography'],
    find({ typography }) {
      const families = [
        ...new Set(typography.filter(({ value }) => value.source !== 'system').map(({ value }) => value.family)),
      ]
      return {
        title: 'Put the typefaces in order, on its own server',
        rationale:
          'Type is seen on every line. It should be the one that was chosen, arrive fast, and tell nobody who is reading.',
        steps: [
          families.length > 2
            ? `Choose two of ${listed(families, 5)}: one for headings, one for text.`
            : `Keep ${listed(families, 2)}, in the weights that are used and no others.`,
          'Check that the licence allows it, and serve the files (WOFF2) from the site’s own address.',
          'Name a fallback with like widths, so that nothing jumps while they load.',
        ],
        metric: 'Typefaces loaded from elsewhere, in the next analysis; aim for none.',
      }
    },
  }),
  initiative({
    id: 'describe-pictures',
    answers: ['mute-pictures'],
    effort: 'S',
    impact: 'low',
    horizon: '2 weeks',
    serves: ['search', 'trust'],
    needs: ['site', 'imagery'],
    find: ({ site: { otherPages }, imagery }) => ({
      title: 'Put the pictures into words',
      rationale: 'It helps people who listen to the page, and it is how a picture gets found.',
      steps: [
        `Describe each picture that means something in one short sentence, beginning with the home page${otherPages(1)[0] === undefined ? '' : ` and ${otherPages(1)[0]}`}.`,
        'Say what it shows, not that it is a picture; leave out strings of keywords.',
        'Give pure decoration an empty alternative text.',
        'Make it a required field in the content system.',
      ],
      metric: `Share of pictures with a text in the next analysis (${imagery === null ? 'today' : `${Math.round(imagery.value.altShare * 100)} % of ${imagery.value.pictures}`}); aim for all.`,
    }),
  }),
  initiative({
    id: 'own-pictures',
    answers: ['few-pictures', 'borrowed-picture'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['rebrand', 'trust', 'bookings', 'donors', 'hiring'],
    needs: ['site'],
    find: ({ site: { brand, offer, audience } }) => ({
      title: 'Show its own work, place and people',
      rationale: 'Real pictures are the one part of a site that nobody else can take from the same library.',
      steps: [
        `Book a photographer for a day, or take a good telephone and daylight: ${offer} in use, the place, the people of ${brand}.`,
        `Show somebody like ${audience} in the picture that opens the home page.`,
        'Replace borrowed pictures first, decoration last.',
        'Keep one treatment of light and colour throughout.',
      ],
      metric: 'Own pictures as a share of all on the home page; and time spent there, four weeks before and after.',
    }),
  }),
  initiative({
    id: 'fit-telephones',
    answers: ['not-for-telephones'],
    effort: 'M',
    impact: 'high',
    horizon: 'this month',
    serves: ['search', 'sales', 'bookings', 'leads'],
    needs: ['site', 'contacts', 'forms'],
    find: ({ site: { call, otherPages }, contacts, forms }) => ({
      title: 'Make the site fit a telephone',
      rationale: 'More than half of all visits happen on one, and search engines judge a site by that view.',
      steps: [
        'Declare the viewport, and let columns fall below each other on narrow screens.',
        `Check ${listed(['the home page', ...otherPages(2)], 3)} on a real telephone: text without zooming, buttons as wide as a thumb.`,
        `Keep ${call}${contacts.some(({ value }) => value.kind === 'phone') ? ' and the telephone number' : ''} within reach of one hand.`,
        forms.some(({ value }) => value.purpose !== 'search' && value.purpose !== 'login')
          ? 'Test the form by filling it in while standing.'
          : 'Test it outdoors, in the sun and on a slow connection.',
      ],
      metric: 'Share of telephone visits that go on to a second page, four weeks before and after.',
    }),
  }),
  initiative({
    id: 'show-films',
    answers: ['no-video'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['sales', 'leads', 'trials', 'donors'],
    needs: ['site', 'socials'],
    find: ({ site: { call, statistics, page }, socials }) => ({
      title: 'Bring the best film to the home page',
      rationale: 'The work of filming is done. On a channel it entertains; beside the offer it convinces.',
      steps: [
        `Choose from ${filmsAt(socials)} the film that shows the result soonest, and cut it to a minute.`,
        `Place it on the home page below the first screen, and the longer version on ${page(['product', 'features', 'solutions'], 'the page on the offer')}.`,
        'Let it load only when pressed, with a still picture and subtitles.',
        `Set ${call} directly under it.`,
      ],
      metric: `Starts of the film, and presses of ${call} by those who started it, in ${statistics}.`,
    }),
  }),
]
