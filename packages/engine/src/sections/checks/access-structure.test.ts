import type { PageSummary } from '../page-summary.ts'
import { testChecks } from '../rule-cases-fixtures.ts'
import { built, color, fact, nothing, page, palette, quote } from '../swot/swot-fixtures.ts'
import { structureChecks } from './access-structure.ts'

const pair = (foreground: string, background: string, contrast: number, usage = 'text') => ({
  foreground,
  background,
  contrast,
  usage,
})
const pairs = (...all: ReturnType<typeof pair>[]) => ({
  palette: palette({ pairs: all, colors: [color('#5b616b', 'text'), color('#e0492c', 'primary')] }),
})
const pictured = (at: string, images: number, ...mute: string[]) =>
  built(page(at, { images, imagesWithoutAlt: mute.length }), {
    mutePictures: mute.map((src) => quote(src, page(at).url)),
  })
const declares = (at: string, language: string) => page(at, { language: quote(language) })
const untitled = (at: string) => page(at, { title: null })
const headed = (at: string, count: number) =>
  page(at, { topHeadingCount: count, topHeadings: count === 0 ? [] : [quote('Soup')] })
const outlined = (at: string, ...levels: number[]) =>
  built(page(at), { headings: levels.map((level, n) => ({ level, text: `Soup ${n + 1}` })) })
const marked = (at: string, landmarks: Partial<PageSummary['structure']['landmarks']>) =>
  built(page(at), { landmarks: { main: 0, navigation: 0, header: 0, footer: 0, ...landmarks } })
const fixed = (at: string) => built(page(at), { fixedZoom: quote('user-scalable=no', page(at).url) })

testChecks(structureChecks, nothing, {
  contrast: {
    'no pair': {
      facts: pairs(pair('#fefefe', '#ffffff', 1.4)),
      notApplicable: 'No pair of text and ground could be told from the styles.',
    },
    'pairs that can be read': {
      facts: pairs(
        pair('#000000', '#ffffff', 21),
        pair('#5b616b', '#ffffff', 6.2),
        pair('#777777', '#ffffff', 3, 'headings'),
      ),
      passed: '3 pairs of text and ground seen, the weakest at 3 : 1.',
    },
    'a faint pair near a colour of the brand': {
      facts: pairs(pair('#8a8f98', '#ffffff', 3.26)),
      failed: '#8a8f98 on #ffffff (text) has 3.26 : 1, where 4.5 is asked.',
      fix: 'Turn the text #8a8f98 into the brand’s own #5b616b: that reaches 6.24 : 1.',
    },
    'a faint pair near black': {
      facts: { palette: palette({ pairs: [pair('#000000', '#3a3a3a', 1.85)] }) },
      failed: '#000000 on #3a3a3a (text) has 1.85 : 1, where 4.5 is asked.',
      fix: 'Turn the text #000000 into #a3a3a3: that reaches 4.51 : 1, and it is the nearest shade that does.',
    },
    'a faint pair near nothing': {
      facts: { palette: palette({ pairs: [pair('#f26e00', '#fffaf2', 2.88, 'links')] }) },
      failed: '#f26e00 on #fffaf2 (links) has 2.88 : 1, where 4.5 is asked.',
      fix: 'Turn the text #f26e00 into #bd5600: that reaches 4.5 : 1, and it is the nearest shade that does.',
    },
    'two faint pairs': {
      facts: pairs(pair('#8a8f98', '#ffffff', 3.26), pair('#ffffff', '#ee9031', 2.42, 'button labels')),
      failed: '#ffffff on #ee9031 (button labels) has 2.42 : 1, where 4.5 is asked; and 1 other pair is too weak.',
      fix: 'Turn the ground #ee9031 into #a76522: that reaches 4.64 : 1, and it is the nearest shade that does.',
    },
    'three faint pairs': {
      facts: pairs(
        pair('#8a8f98', '#ffffff', 3.26),
        pair('#f26e00', '#fffaf2', 2.88),
        pair('#ffffff', '#ee9031', 2.42, 'button labels'),
      ),
      failed: '#ffffff on #ee9031 (button labels) has 2.42 : 1, where 4.5 is asked; and 2 other pairs are too weak.',
      fix: 'Turn the ground #ee9031 into #a76522: that reaches 4.64 : 1, and it is the nearest shade that does.',
    },
  },
  alt: {
    'no picture': { facts: { pages: [pictured('', 0)] }, notApplicable: 'The pages read hold no picture.' },
    'pictures with a text': {
      facts: { pages: [pictured('', 1), pictured('soups', 1)] },
      passed: 'Each of 2 pictures has an alternative text, empty or not.',
    },
    'a picture without': {
      facts: { pages: [pictured('', 2), pictured('soups', 1, '/leek.jpg')] },
      failed: '1 of 3 pictures carries no alternative text.',
      fix: 'Say in alt what the pictures on /soups tell; leave it empty for ornaments.',
      quotes: ['/leek.jpg (/soups)'],
    },
    'pictures without on three pages': {
      facts: { pages: [pictured('', 1, '/a.png'), pictured('soups', 1, '/b.png'), pictured('about', 1, '/c.png')] },
      failed: '3 of 3 pictures carry no alternative text.',
      fix: 'Say in alt what the pictures on the home page, /soups and 1 more tell; leave it empty for ornaments.',
      quotes: ['/a.png', '/b.png (/soups)', '/c.png (/about)'],
    },
  },
  lang: {
    'one page': {
      facts: { pages: [declares('', 'en')] },
      passed: 'The page read declares its language.',
      quotes: ['en'],
    },
    'two pages': {
      facts: { pages: [declares('', 'en'), declares('soups', 'en')] },
      passed: 'Each page read declares its language.',
      quotes: ['en', 'en'],
    },
    'one page without': {
      facts: { pages: [page('')], language: fact('de') },
      failed: 'The page read declares no language.',
      fix: 'Write <html lang="de"> on the home page.',
    },
    'a page without': {
      facts: { pages: [declares('', 'en'), page('soups')] },
      failed: '1 of 2 pages read declares no language.',
      fix: 'Write <html lang="…"> on /soups.',
    },
    'three pages without': {
      facts: { pages: [page(''), page('soups'), page('about')], language: fact('en') },
      failed: '3 of 3 pages read declare no language.',
      fix: 'Write <html lang="en"> on the home page, /soups and 1 more.',
    },
  },
  'page-titles': {
    'one page': { facts: { pages: [page('')] }, passed: 'The page read has a title.', quotes: ['Marrowell — '] },
    'two pages': {
      facts: { pages: [page(''), page('soups')] },
      passed: 'Each page read has a title.',
      quotes: ['Marrowell — ', 'Marrowell — soups'],
    },
    'a page without': {
      facts: { pages: [page(''), untitled('soups')] },
      failed: '/soups has no title.',
      fix: 'Write a title for /soups.',
    },
    'two pages without': {
      facts: { pages: [untitled('about'), untitled('soups')] },
      failed: '/about and /soups have no title.',
      fix: 'Write a title for /about and /soups.',
    },
  },
  heading: {
    'one page': { facts: { pages: [headed('', 1)] }, passed: 'The page read has a main heading.', quotes: ['Soup'] },
    'two pages': {
      facts: { pages: [headed('', 2), headed('soups', 1)] },
      passed: 'Each page read has a main heading.',
      quotes: ['Soup', 'Soup'],
    },
    'one page without': {
      facts: { pages: [headed('', 0)] },
      failed: 'The page read has no main heading.',
      fix: 'Make the words that name the subject of the home page an h1.',
    },
    'a page without': {
      facts: { pages: [headed('', 1), headed('soups', 0)] },
      failed: '1 of 2 pages read has no main heading.',
      fix: 'Make the words that name the subject of /soups an h1.',
    },
    'two pages without': {
      facts: { pages: [headed('about', 0), headed('soups', 0)] },
      failed: '2 of 2 pages read have no main heading.',
      fix: 'Make the words that name the subject of /about an h1.',
    },
  },
  'heading-order': {
    'pages with one heading': {
      facts: { pages: [outlined('', 1)] },
      notApplicable: 'The pages read have no outline of headings.',
    },
    'headings in order': {
      facts: { pages: [outlined('', 1, 2, 3), outlined('soups', 3)] },
      passed: 'The headings of 1 page leave out no level.',
    },
    'a level left out': {
      facts: { pages: [outlined('', 1, 2), outlined('soups', 1, 2, 4)] },
      failed: 'Headings jump from h2 to h4 on /soups, first at “Soup 3”.',
      fix: 'Turn that h4 into an h3.',
      quotes: ['Soup 3 (/soups)'],
    },
    'levels left out on two pages': {
      facts: { pages: [outlined('', 1, 3), outlined('soups', 1, 4)] },
      failed: 'Headings jump from h1 to h3 on the home page and /soups, first at “Soup 2”.',
      fix: 'Turn that h3 into an h2.',
      quotes: ['Soup 2'],
    },
    'a heading without words': {
      facts: {
        pages: [
          built(page(''), {
            headings: [
              { level: 1, text: 'Soup' },
              { level: 3, text: '' },
            ],
          }),
        ],
      },
      failed: 'Headings jump from h1 to h3 on the home page.',
      fix: 'Turn that h3 into an h2.',
    },
  },
  landmarks: {
    'one page': { facts: { pages: [marked('', { main: 1 })] }, passed: 'The page read marks its main part.' },
    'two pages': {
      facts: { pages: [marked('', { main: 1 }), marked('soups', { main: 2 })] },
      passed: 'All pages read mark their main part.',
    },
    'one page without': {
      facts: { pages: [marked('', {})] },
      failed: 'No page read marks its main part.',
      fix: 'Wrap what is between header and footer into <main>: in most templates that is one line.',
    },
    'a page without': {
      facts: { pages: [marked('', { main: 1 }), marked('soups', { navigation: 1 })] },
      failed: '/soups marks no main part, though menus are marked.',
      fix: 'Wrap what is between header and footer into <main>: in most templates that is one line.',
    },
    'two of three pages without': {
      facts: { pages: [marked('', { main: 1 }), marked('soups', {}), marked('about', {})] },
      failed: '/soups and /about mark no main part.',
      fix: 'Wrap what is between header and footer into <main>: in most templates that is one line.',
    },
  },
  zoom: {
    'pages without a viewport': {
      facts: { pages: [page('', { hasViewport: false })] },
      notApplicable: 'No page read declares a viewport that could forbid it.',
    },
    'pages that can be enlarged': {
      facts: { pages: [page('', { hasViewport: false }), page('soups')] },
      passed: 'No page read keeps people from zooming in.',
    },
    'a page that forbids it': {
      facts: { pages: [page(''), fixed('soups')] },
      failed: '/soups forbids zooming: “user-scalable=no”.',
      fix: 'Leave width=device-width, initial-scale=1 and nothing else.',
      quotes: ['user-scalable=no (/soups)'],
    },
    'two pages that forbid it': {
      facts: { pages: [fixed(''), fixed('soups')] },
      failed: 'The home page and /soups forbid zooming: “user-scalable=no”.',
      fix: 'Leave width=device-width, initial-scale=1 and nothing else.',
      quotes: ['user-scalable=no', 'user-scalable=no (/soups)'],
    },
  },
})
