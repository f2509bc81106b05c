import { testInitiatives } from '../rule-cases-fixtures.ts'
import { color, contact, font, form, imagery, pair, palette, social } from '../swot/swot-fixtures.ts'
import { lookInitiatives } from './on-look.ts'
import { known } from './strategy-fixtures.ts'

const fonts = ['Ladle', 'Broth', 'Leek'].map((one) => font(one, 'google'))

testInitiatives(lookInitiatives, {
  'mend-contrast': {
    'a brand of which much is known': {
      facts: {
        ...known,
        palette: palette({
          pairs: [pair(4.5), pair(2.1), pair(3.26, 'button labels')],
          colors: [color('#aa3300', 'primary'), color('#222222', 'text')],
        }),
      },
      title: 'Make every word legible',
      rationale:
        'Words that are hard to see might as well not be there. It is a matter of a few colour values, not of a new design.',
      steps: [
        'Darken or lighten #777777 on #ffffff (2.1:1) and #777777 on #ffffff (3.3:1) until 4.5:1 is reached.',
        'Use #222222, its own text colour, where nothing lighter is needed.',
        'Begin with button labels, “Order a box” first.',
        'Note the pairs that are allowed, and give them to whoever builds pages.',
      ],
      metric: 'Pairs below 4.5:1 in the next analysis; 2 today, aim for none.',
    },
    'a brand with a faint text': {
      facts: { ...known, palette: palette({ pairs: [pair(2.1)] }) },
      title: 'Make every word legible',
      rationale:
        'Words that are hard to see might as well not be there. It is a matter of a few colour values, not of a new design.',
      steps: [
        'Darken or lighten #777777 on #ffffff (2.1:1) until 4.5:1 is reached.',
        'Take the nearest darker or lighter shade, so that the look is kept.',
        'Begin where most depends on being read: headings, contact details, what stands around “Order a box”.',
        'Note the pairs that are allowed, and give them to whoever builds pages.',
      ],
      metric: 'Pairs below 4.5:1 in the next analysis; 1 today, aim for none.',
    },
  },
  'own-look': {
    'a brand of which much is known': {
      facts: { ...known, palette: palette({ colors: [color('#222222', 'text'), color('#aa3300', 'primary')] }) },
      title: 'Settle on one colour and one mark',
      rationale: 'People remember a colour before a name. It has to be the same one each time.',
      steps: [
        'Decide whether #aa3300 is to be the colour of Marrowell; if not, choose one that nobody near uses.',
        'Bring the logo into it, in a form for light and one for dark ground, as a drawing (SVG).',
        'Use it for “Order a box” and for nothing that is less important.',
        'Write down three colours with their values and uses, on one page.',
      ],
      metric: 'Agreement of logo and pages in the next analysis (0 to 1); aim for 0.8.',
    },
    'a brand that has a candidate': {
      facts: { ...known, palette: palette({ candidates: [{ hex: '#aa3300', reason: 'rare' }] }) },
      title: 'Settle on one colour and one mark',
      rationale: 'People remember a colour before a name. It has to be the same one each time.',
      steps: [
        'Decide whether #aa3300 is to be the colour of Marrowell; if not, choose one that nobody near uses.',
        'Bring the logo into it, in a form for light and one for dark ground, as a drawing (SVG).',
        'Use it for “Order a box” and for nothing that is less important.',
        'Write down three colours with their values and uses, on one page.',
      ],
      metric: 'Agreement of logo and pages in the next analysis (0 to 1); aim for 0.8.',
    },
  },
  'order-typefaces': {
    'a brand of which much is known': {
      facts: { ...known, typography: [...fonts, font('Arial', 'system')] },
      title: 'Put the typefaces in order, on its own server',
      rationale:
        'Type is seen on every line. It should be the one that was chosen, arrive fast, and tell nobody who is reading.',
      steps: [
        'Choose two of Ladle, Broth and Leek: one for headings, one for text.',
        'Check that the licence allows it, and serve the files (WOFF2) from the site’s own address.',
        'Name a fallback with like widths, so that nothing jumps while they load.',
      ],
      metric: 'Typefaces loaded from elsewhere, in the next analysis; aim for none.',
    },
    'a brand of two': {
      facts: { ...known, typography: fonts.slice(1) },
      title: 'Put the typefaces in order, on its own server',
      rationale:
        'Type is seen on every line. It should be the one that was chosen, arrive fast, and tell nobody who is reading.',
      steps: [
        'Keep Broth and Leek, in the weights that are used and no others.',
        'Check that the licence allows it, and serve the files (WOFF2) from the site’s own address.',
        'Name a fallback with like widths, so that nothing jumps while they load.',
      ],
      metric: 'Typefaces loaded from elsewhere, in the next analysis; aim for none.',
    },
  },
  'describe-pictures': {
    'a brand of which much is known': {
      facts: { ...known, imagery: imagery({ pictures: 12, altShare: 0.255 }) },
      title: 'Put the pictures into words',
      rationale: 'It helps people who listen to the page, and it is how a picture gets found.',
      steps: [
        'Describe each picture that means something in one short sentence, beginning with the home page and /about.',
        'Say what it shows, not that it is a picture; leave out strings of keywords.',
        'Give pure decoration an empty alternative text.',
        'Make it a required field in the content system.',
      ],
      metric: 'Share of pictures with a text in the next analysis (26 % of 12); aim for all.',
    },
  },
  'own-pictures': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Show its own work, place and people',
      rationale: 'Real pictures are the one part of a site that nobody else can take from the same library.',
      steps: [
        'Book a photographer for a day, or take a good telephone and daylight: “Catering” in use, the place, the people of Marrowell.',
        'Show somebody like parents in the picture that opens the home page.',
        'Replace borrowed pictures first, decoration last.',
        'Keep one treatment of light and colour throughout.',
      ],
      metric: 'Own pictures as a share of all on the home page; and time spent there, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Show its own work, place and people',
      rationale: 'Real pictures are the one part of a site that nobody else can take from the same library.',
      steps: [
        'Book a photographer for a day, or take a good telephone and daylight: the main offer in use, the place, the people of the brand.',
        'Show somebody like the visitors who matter most in the picture that opens the home page.',
        'Replace borrowed pictures first, decoration last.',
        'Keep one treatment of light and colour throughout.',
      ],
      metric: 'Own pictures as a share of all on the home page; and time spent there, four weeks before and after.',
    },
  },
  'fit-telephones': {
    'a brand of which much is known': {
      facts: { ...known, contacts: [contact('phone', '0123')], forms: [form('search', 1), form('contact', 3)] },
      title: 'Make the site fit a telephone',
      rationale: 'More than half of all visits happen on one, and search engines judge a site by that view.',
      steps: [
        'Declare the viewport, and let columns fall below each other on narrow screens.',
        'Check the home page, /about and /prices on a real telephone: text without zooming, buttons as wide as a thumb.',
        'Keep “Order a box” and the telephone number within reach of one hand.',
        'Test the form by filling it in while standing.',
      ],
      metric: 'Share of telephone visits that go on to a second page, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Make the site fit a telephone',
      rationale: 'More than half of all visits happen on one, and search engines judge a site by that view.',
      steps: [
        'Declare the viewport, and let columns fall below each other on narrow screens.',
        'Check the home page on a real telephone: text without zooming, buttons as wide as a thumb.',
        'Keep the main button within reach of one hand.',
        'Test it outdoors, in the sun and on a slow connection.',
      ],
      metric: 'Share of telephone visits that go on to a second page, four weeks before and after.',
    },
  },
  'show-films': {
    'a brand of which much is known': {
      facts: { ...known, socials: [social('youtube')] },
      title: 'Bring the best film to the home page',
      rationale: 'The work of filming is done. On a channel it entertains; beside the offer it convinces.',
      steps: [
        'Choose from YouTube the film that shows the result soonest, and cut it to a minute.',
        'Place it on the home page below the first screen, and the longer version on /soups.',
        'Let it load only when pressed, with a still picture and subtitles.',
        'Set “Order a box” directly under it.',
      ],
      metric: 'Starts of the film, and presses of “Order a box” by those who started it, in Countly.',
    },
    'a brand on another channel': {
      facts: { ...known, socials: [social('vimeo')] },
      title: 'Bring the best film to the home page',
      rationale: 'The work of filming is done. On a channel it entertains; beside the offer it convinces.',
      steps: [
        'Choose from Vimeo the film that shows the result soonest, and cut it to a minute.',
        'Place it on the home page below the first screen, and the longer version on /soups.',
        'Let it load only when pressed, with a still picture and subtitles.',
        'Set “Order a box” directly under it.',
      ],
      metric: 'Starts of the film, and presses of “Order a box” by those who started it, in Countly.',
    },
  },
})
