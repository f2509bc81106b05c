import { testDiagnoses } from '../../../rule-cases-fixtures.ts'
import { about, fact, same, testimonial } from '../../../swot/swot-fixtures.ts'
import { ownLine } from '../../diagnosis-fixtures.ts'
import { voiceAssets } from './voice-assets.ts'

const says = [
  ['I slept as well as in my own bed.', 'Ida Brook'],
  ['We came for the soup, and I will come back.', 'Jon P.'],
  ['My dog did not want to leave the garden.', 'Eva Stone'],
] as const
const voices = (at?: string) => says.map(([text, author]) => testimonial(text, author, at))
const withRoles = voices().map(({ value, ...rest }) => ({ ...rest, value: { ...value, role: 'guest in May' } }))
const people = ['Ines Marlow', 'Jon Peel', 'Tom Hale', 'Eva Stone']
const team = (roles: readonly string[], page = about) =>
  people.map((name, n) =>
    ownLine([name, roles[n]].filter((part) => part !== undefined).join(', '), {
      page,
      pageType: 'team',
      place: 'heading',
      role: 'team',
    }),
  )
const walks = Array.from({ length: 8 }, (_, n) => ownLine(`Walk ${'abcdefgh'.charAt(n)} leads along the river.`))

testDiagnoses(voiceAssets, {
  'customers-sign-their-words': {
    facts: { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), testimonials: voices() },
    says: [
      'Three people sign what they say of Lowbrook / On the home page three people put their names to it, Ida Brook to this: “I slept as well as in my own bed.”. / “I slept as well as in my own bed.” / Put Ida Brook beside the call (/): Put “I slept as well as in my own bed.”, signed Ida Brook, beside the first call.',
    ],
    quotes: ['I slept as well as in my own bed.', 'We came for the soup, and I will come back.'],
    confidence: 0.6,
    variants: {
      'with what they are': {
        facts: { testimonials: withRoles },
        says: [
          'Three people sign what they say of Lowbrook / “I slept as well as in my own bed.”, says Ida Brook (guest in May); “We came for the soup, and I will come back.”, says Jon P. (guest in May). Both put “guest in May” beside their names. / “I slept as well as in my own bed.” / Put Ida Brook beside the call (/): Put “I slept as well as in my own bed.”, signed Ida Brook (guest in May), beside the first call.',
        ],
        quotes: ['I slept as well as in my own bed.', 'We came for the soup, and I will come back.'],
        confidence: 0.7,
      },
      'with a figure': {
        facts: { testimonials: [...voices(), testimonial('I have come here for 12 years.', 'Max Reed')] },
        says: [
          'Four people sign what they say of Lowbrook / “I have come here for 12 years.”, signs Max Reed: a figure with a name under it, one of four on the home page. / “I have come here for 12 years.” / Put Max Reed beside the call (/): Put “I have come here for 12 years.”, signed Max Reed, beside the first call.',
        ],
        quotes: ['I have come here for 12 years.', 'I slept as well as in my own bed.'],
        confidence: 0.6,
      },
      'on another page': {
        facts: { testimonials: voices(about) },
        says: [
          'Three people sign what they say of Lowbrook / “I slept as well as in my own bed.”, says Ida Brook on /about; three people in all sign theirs. / “I slept as well as in my own bed.” / Bring Ida Brook to the home page (/): Put “I slept as well as in my own bed.”, signed Ida Brook, beside the first call.',
        ],
        quotes: ['I slept as well as in my own bed. (/about)', 'We came for the soup, and I will come back. (/about)'],
        confidence: 0.6,
      },
    },
    silent: {
      'of two': { testimonials: voices().slice(1) },
      'where nobody signs': { testimonials: says.map(([text]) => testimonial(text, null)) },
      'where one word signs': {
        testimonials: says.map(([text], n) => testimonial(text, ['Ida', 'Jon', 'Eva'][n] ?? null)),
      },
      'where one person says all of it': { testimonials: says.map(([text]) => testimonial(text, 'Ida Brook')) },
      'where one text has three names': { testimonials: says.map(([, author]) => testimonial(says[0][0], author)) },
      'where a job signs': {
        testimonials: says.map(([text], n) =>
          testimonial(text, ['Managing Director', 'Chief Owner', 'Founder Team'][n] ?? null),
        ),
      },
      'where the brand tells it': {
        testimonials: ['The soup was praised.', 'The garden was admired.', 'The beds were loved.'].map((text, n) =>
          testimonial(text, says[n]?.[1] ?? null),
        ),
      },
    },
  },
  'team-with-names': {
    facts: { language: fact('en'), name: fact({ name: 'Lowbrook', variants: [] }), sentences: [...walks, ...team([])] },
    says: [
      'Four people stand behind Lowbrook, by name / Ines Marlow, Jon Peel and Tom Hale stand on /about with four names in all: whoever deals with Lowbrook knows with whom. / Four people behind it, all by name / Show two of them on the home page (/): Put Ines Marlow and Jon Peel with portraits and one sentence each on the home page.',
    ],
    quotes: ['Ines Marlow (/about)', 'Jon Peel (/about)', 'Tom Hale (/about)'],
    confidence: 0.75,
    variants: {
      'with duties': {
        facts: { sentences: [...walks, ...team(['founder', 'co-owner', 'director'])] },
        says: [
          'Four people stand behind Lowbrook, by name / /about gives names and duties: Ines Marlow, Jon Peel and Tom Hale, Ines Marlow as “founder”. Four people can be asked for. / Four people behind it, all by name / Show two of them on the home page (/): Put Ines Marlow and Jon Peel with portraits and one sentence each on the home page.',
        ],
        quotes: ['Ines Marlow, founder (/about)', 'Jon Peel, co-owner (/about)', 'Tom Hale, director (/about)'],
        confidence: 0.75,
      },
      'on the home page': {
        facts: { sentences: [...walks, ...team([], walks[0]?.page)] },
        says: [
          'Four people stand behind Lowbrook, by name / Ines Marlow, Jon Peel and Tom Hale are named where people decide, on the home page, with one more. / Four people behind it, all by name / Show two of them on the home page (/): Put Ines Marlow and Jon Peel with portraits and one sentence each on the home page.',
        ],
        quotes: ['Ines Marlow', 'Jon Peel', 'Tom Hale'],
        confidence: 0.75,
      },
      'one of whom stands in the opening': {
        facts: { tagline: same('The kennel of Ines Marlow'), sentences: [...walks, ...team([])] },
        says: [
          'Four people stand behind Lowbrook, by name / The opening already names who is behind Lowbrook; Ines Marlow, Jon Peel and Tom Hale follow on /about. / Four people behind it, all by name / Show two of them on the home page (/): Put Ines Marlow and Jon Peel with portraits and one sentence each on the home page.',
        ],
        quotes: ['Ines Marlow (/about)', 'Jon Peel (/about)', 'Tom Hale (/about)'],
        confidence: 0.75,
      },
    },
    silent: {
      'of three': { sentences: [...walks, ...team([]).slice(1)] },
      'where headings are no names': {
        sentences: ['Dog Walks', 'River Walks', 'Night Walks', 'Summer Walks']
          .map((text) => ownLine(text, { page: about, pageType: 'team', place: 'heading', role: 'team' }))
          .concat(ownLine('All walks are for dogs.')),
      },
    },
  },
})
