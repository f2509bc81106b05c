import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, call, english, same, sign } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { readersNamed } from './readers-named.ts'

const told = 'Marrowell was made for schools, clubs and founders.'
const readers = (text: string, ...labels: string[]) =>
  labels.map((label) => ({ ...sign(label, { kind: 'role' }, text), quotes: [{ page: about, text, locator: 'p' }] }))
const far = { page: about, pageType: 'about' } as const
const hero = (text: string) => ({ headline: same(text), subhead: null, eyebrow: null })
const asked = 'Fit for home users'
const firms = 'Fit for large firms'
const atHome = [sign('home users', {}, asked), sign('large firms', { kind: 'size' }, firms)]

testDiagnoses(readersNamed, {
  'readers-named-far': {
    facts: {
      language: english,
      hero: hero('Soup that keeps'),
      audiences: readers(told, 'schools', 'clubs', 'founders'),
      sentences: [ownLine(told, far)],
    },
    says: [
      '/about says for whom the brand is; the opening does not / /about names three kinds of readers at once, “Marrowell was made for schools, clubs and founders.”; the home page opens with “Soup that keeps” and leaves all of them to guess. / but whom it is for comes on /about / Name the readers under the headline (/): Put “Marrowell was made for schools, clubs and founders.” under “Soup that keeps”, cut to the readers and what they get.',
    ],
    quotes: ['Marrowell was made for schools, clubs and founders. (/about)', 'Soup that keeps'],
    confidence: 0.65,
    variants: {
      'of two kinds on the page about it': {
        facts: { audiences: readers(told, 'schools', 'clubs') },
        says: [
          '/about says for whom the brand is; the opening does not / Whom it was made for, the brand tells on /about: “Marrowell was made for schools, clubs and founders.”. On the home page, under “Soup that keeps”, nobody can tell that they are meant. / but whom it is for comes on /about / Name the readers under the headline (/): Put “Marrowell was made for schools, clubs and founders.” under “Soup that keeps”, cut to the readers and what they get.',
        ],
        quotes: ['Marrowell was made for schools, clubs and founders. (/about)', 'Soup that keeps'],
        confidence: 0.65,
      },
      'of two kinds elsewhere, before a call': {
        facts: {
          audiences: readers(told, 'schools', 'clubs'),
          sentences: [ownLine(told, { ...far, pageType: 'product' })],
          ctas: [call('Order now', 'buy')],
        },
        says: [
          '/about says for whom the brand is; the opening does not / “Marrowell was made for schools, clubs and founders.”, says /about. The home page leads from “Soup that keeps” to “Order now” and names no reader on the way. / but whom it is for comes on /about / Name the readers under the headline (/): Put “Marrowell was made for schools, clubs and founders.” under “Soup that keeps”, cut to the readers and what they get.',
        ],
        quotes: ['Marrowell was made for schools, clubs and founders. (/about)', 'Soup that keeps'],
        confidence: 0.65,
      },
      'of two kinds elsewhere': {
        facts: {
          audiences: readers(told, 'schools', 'clubs'),
          sentences: [ownLine(told, { ...far, pageType: 'product' })],
        },
        says: [
          '/about says for whom the brand is; the opening does not / “Soup that keeps” opens the home page, and no reader is named there; schools and clubs find themselves on /about: “Marrowell was made for schools, clubs and founders.”. / but whom it is for comes on /about / Name the readers under the headline (/): Put “Marrowell was made for schools, clubs and founders.” under “Soup that keeps”, cut to the readers and what they get.',
        ],
        quotes: ['Marrowell was made for schools, clubs and founders. (/about)', 'Soup that keeps'],
        confidence: 0.65,
      },
    },
    silent: {
      'where the home page names one of them': {
        audiences: [...readers(told, 'schools', 'clubs'), sign('clubs', {}, 'For clubs')],
      },
      'where the menu does': {
        audiences: [
          ...readers(told, 'schools', 'clubs'),
          ...readers('Clubs', 'clubs').map((one) => ({ ...one, value: { ...one.value, source: 'menu' as const } })),
        ],
      },
      'of one kind alone': { audiences: readers(told, 'schools') },
      'of what an answer says': { sentences: [ownLine(told, { ...far, pageType: 'faq' })] },
      'of a label': {
        audiences: readers('Schools, clubs', 'schools', 'clubs'),
        sentences: [ownLine('Schools, clubs', far)],
      },
      'without a headline': { hero: { headline: null, subhead: null, eyebrow: null } },
    },
    unread: ['home'],
  },
  'one-headline-two-readers': {
    facts: { language: english, hero: hero('Soup that keeps'), audiences: atHome },
    says: [
      'One headline for home users and large firms / Below “Soup that keeps” the home page turns to “Fit for home users” and to “Fit for large firms”; the opening greets neither. / but one headline must do for home users and large firms / Set two doors under the headline (/): Under “Soup that keeps” put two links, one for home users, one for large firms, each with one proof of its own.',
    ],
    quotes: ['Fit for home users', 'Fit for large firms', 'Soup that keeps'],
    confidence: 0.65,
    variants: {
      'of three kinds': {
        facts: { audiences: [...atHome, sign('clubs', { kind: 'role' }, 'Fit for clubs')] },
        says: [
          'One headline for home users and large firms / The home page speaks to three kinds of readers further down, from “Fit for home users” to “Fit for large firms”; “Soup that keeps” is the one headline for all of them. / but one headline must do for home users and large firms / Set two doors under the headline (/): Under “Soup that keeps” put two links, one for home users, one for large firms, each with one proof of its own.',
        ],
        quotes: ['Fit for home users', 'Fit for large firms', 'Soup that keeps'],
        confidence: 0.65,
      },
      'before a call': {
        facts: { ctas: [call('Order now', 'buy')] },
        says: [
          'One headline for home users and large firms / “Fit for home users” and “Fit for large firms” want different things, and both get “Soup that keeps” and “Order now”. / but one headline must do for home users and large firms / Set two doors under the headline (/): Under “Soup that keeps” put two links, one for home users, one for large firms, each with one proof of its own.',
        ],
        quotes: ['Fit for home users', 'Fit for large firms', 'Soup that keeps'],
        confidence: 0.65,
      },
      'of long lines': {
        facts: {
          audiences: [
            sign('home users', {}, 'A pot for one evening at home, for those who eat alone'),
            sign('large firms', { kind: 'size' }, 'A kitchen of its own for firms with many canteens'),
          ],
        },
        says: [
          'One headline for home users and large firms / “Soup that keeps” has to do for home users and large firms: “A pot for one evening at home, for those who eat alone” here, “A kitchen of its own for firms with many canteens” there, and no link that parts them. / but one headline must do for home users and large firms / Set two doors under the headline (/): Under “Soup that keeps” put two links, one for home users, one for large firms, each with one proof of its own.',
        ],
        quotes: [
          'A pot for one evening at home, for those who eat alone',
          'A kitchen of its own for firms with many canteens',
          'Soup that keeps',
        ],
        confidence: 0.65,
      },
    },
    silent: {
      'where one of them has an entry in the menu': {
        audiences: [...atHome, sign('large firms', { kind: 'size', source: 'menu' }, 'Firms')],
      },
      'where the opening names one': { hero: hero(asked) },
      'of two kinds of firms': { audiences: [atHome[1]!, sign('clubs', { kind: 'role' }, 'Fit for clubs')] },
      'of one line for both': {
        audiences: [sign('home users', {}, asked), sign('large firms', { kind: 'size' }, asked)],
      },
      'of readers who are hardly named': { audiences: atHome.map((one) => ({ ...one, confidence: 0.4 })) },
    },
  },
})
