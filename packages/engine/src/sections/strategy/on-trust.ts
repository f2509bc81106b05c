/** Who is behind it, what protects visitors, and what it leans on. */

import { capitalised, listed, placeName } from '../../writing/prose.ts'
import { inQuotes } from '../../writing/quoted-words.ts'
import { type AnyInitiative, initiative } from './initiative.ts'

export const trustInitiatives: readonly AnyInitiative[] = [
  initiative({
    id: 'show-company',
    answers: ['anonymous-company'],
    effort: 'S',
    impact: 'medium',
    horizon: '1 week',
    serves: ['trust', 'leads', 'sales'],
    needs: ['site'],
    find: ({ site: { brandFirst, page, manner } }) => ({
      title: manner === 'project' ? 'Say who looks after it' : 'Sign the site with a name and a place',
      rationale: `Before people trust a site with anything they look for somebody to hold on to. ${brandFirst} should be easy to look up.`,
      steps: [
        ...(manner === 'project'
          ? [
              'Name the people or the foundation behind it in the footer of every page.',
              `Say on ${page(['about', 'team'], 'a page about the project')} who decides, who releases, and who holds the name and the domain.`,
              'Give one address for reports on security.',
            ]
          : [
              'Put the legal name and a postal address into the footer of every page.',
              `Add them, with registration number and the person responsible, to ${page(['legal', 'contact', 'about'], 'an imprint')}.`,
              'Use the same spelling in structured data and in profiles elsewhere.',
            ]),
      ],
      metric:
        'Whether a person who does not know the brand finds out in thirty seconds who runs it (five out of five).',
    }),
  }),
  initiative({
    id: 'show-people',
    answers: ['nobody-shown', 'people-shown', 'one-person'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this month',
    serves: ['trust', 'hiring', 'donors', 'leads'],
    needs: ['site'],
    find: ({ site: { brand, page } }) => ({
      title: 'Show who does the work',
      rationale:
        'People forgive those whose face they know, recommend them by name, and like to work where they can see with whom.',
      steps: [
        `Write three sentences each on two to five people of ${brand}: what they do there, and since when.`,
        'Take photographs at work, in one light and one size.',
        `Put them on ${page(['team', 'about'], 'a page about the brand')}, and the person who answers beside the contact form.`,
        'Let them sign what they write.',
      ],
      metric: `Visits to ${page(['team', 'about'], 'that page')}, and how often enquiries address somebody by name.`,
    }),
  }),
  initiative({
    id: 'privacy-in-order',
    answers: ['no-privacy-notice', 'tracks-without-asking'],
    effort: 'M',
    impact: 'high',
    horizon: '2 weeks',
    serves: ['trust'],
    needs: ['forms', 'technology'],
    find({ technology, forms }) {
      const trackers = technology.filter(({ value }) =>
        ['analytics', 'advertising', 'marketing', 'chat', 'tag manager'].includes(value.category),
      )
      const names = [...new Set(trackers.map(({ value }) => value.name))]
      return {
        title: 'Put privacy in order',
        rationale:
          'It is the one gap that can cost money overnight, and careful people look for it before they leave a name.',
        steps: [
          names.length === 0
            ? 'List what the site collects, where it goes and for how long.'
            : `List what is collected by ${listed(names, 4)}, where it goes and for how long; take out what nobody looks at.`,
          'Publish a privacy notice that says this in plain words, and link it in every footer.',
          forms.length === 0
            ? 'Link it wherever personal details are asked for.'
            : 'Link it beside the button of each form.',
          ...(names.length === 0
            ? []
            : ['Start counting visitors only after they agree, or use a counter that needs no consent.']),
          'Have a lawyer look it over once.',
        ],
        metric: 'Services that load before consent, in the next analysis; aim for none that needs it.',
      }
    },
  }),
  initiative({
    id: 'encrypt',
    answers: ['not-encrypted'],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    serves: ['trust', 'search', 'sales'],
    needs: ['site'],
    find: ({ site: { brand } }) => ({
      title: 'Serve every page encrypted',
      rationale: `As long as browsers write “not secure” beside ${brand}, every other effort at trust is undone.`,
      steps: [
        'Have a free certificate issued and renewed by the host.',
        'Redirect every http address to https, permanently.',
        'Correct links to own pages, pictures and scripts that still begin with http.',
      ],
      metric: 'Pages that answer without encryption, in the next analysis; aim for none.',
    }),
  }),
  initiative({
    id: 'harden-server',
    answers: ['few-headers'],
    effort: 'S',
    impact: 'low',
    horizon: '2 weeks',
    serves: ['trust'],
    needs: [],
    find: () => ({
      title: 'Switch on the protections that browsers offer',
      rationale: 'Each is a line in the server’s configuration, and together they stop whole kinds of attack.',
      steps: [
        'Send Strict-Transport-Security, X-Content-Type-Options and Referrer-Policy at once; they seldom break anything.',
        'Draft a Content-Security-Policy in report-only mode, and read the reports for two weeks.',
        'Then enforce it, with frame-ancestors against being embedded.',
      ],
      metric: 'Advised headers sent, in the next analysis; aim for all.',
    }),
  }),
  initiative({
    id: 'return-terms',
    answers: ['no-return-terms'],
    effort: 'S',
    impact: 'medium',
    horizon: '2 weeks',
    serves: ['sales', 'trust'],
    needs: ['site'],
    find: ({ site: { call, page } }) => ({
      title: 'Say what happens if it does not fit',
      rationale: 'The last question before paying is about sending things back. Where it is answered, more people pay.',
      steps: [
        'Write down deadline, cost and way of a return in five sentences.',
        `Link them beside ${call} and from ${page(['faq', 'legal'], 'the footer')}.`,
        'Show the short form (“30 days, free”, if that is so) on each product.',
      ],
      metric: 'Share of filled baskets that are paid for, four weeks before and after.',
    }),
  }),
  initiative({
    id: 'update-parts',
    answers: ['ageing-parts'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['trust'],
    needs: ['technology'],
    find({ technology }) {
      const parts = technology
        .filter(({ value }) => value.version !== null)
        .map(({ value }) => `${value.name} ${value.version}`)
      return {
        title: 'Bring the machinery up to date before it has to be',
        rationale: 'An update in calm weather is an afternoon. After an incident it is a week, in public.',
        steps: [
          parts.length === 0
            ? 'List the parts that the site is built from, with their versions.'
            : `Check ${listed(parts, 4)} against what their makers still support.`,
          'Take out what is no longer used; old libraries often are not.',
          'Update the rest on a copy of the site, and click through the main paths.',
          'Note who looks again in six months.',
        ],
        metric: 'Parts out of support in the next analysis; aim for none.',
      }
    },
  }),
  initiative({
    id: 'own-customer-list',
    answers: ['calendar-elsewhere', 'store-gate', 'rented-ground', 'in-stores'],
    effort: 'M',
    impact: 'medium',
    horizon: 'this quarter',
    serves: ['loyalty', 'bookings', 'sales'],
    needs: ['site', 'socials', 'technology'],
    find({ site: { call, people }, technology, socials }) {
      const tool = technology.find(({ value }) => value.category === 'booking' || value.category === 'site builder')
        ?.value.name
      const store = socials.find(({ value }) => value.kind === 'app')?.value.network
      const other = tool ?? (store === undefined ? 'the platform' : placeName(store))
      return {
        title: `Keep a line to ${people.crowd} that does not run through ${other}`,
        rationale: `${capitalised(other)} does its job well and sets its own terms. What must not depend on it is knowing who the ${people.crowd} are.`,
        steps: [
          `Find out whether names and content can be exported from ${other}, and do it once a month.`,
          'Ask people for a mail address and leave to write, the first time that they come.',
          `Keep ${call} on an address of the site’s own that can be pointed elsewhere.`,
          'Write down in one page how a move would go, and what it would cost.',
        ],
        metric: `Share of ${people.crowd} of the last twelve months who can be reached without the platform.`,
      }
    },
  }),
  initiative({
    id: 'work-the-purpose',
    answers: ['stated-mission', 'named-values'],
    effort: 'M',
    impact: 'low',
    horizon: 'this quarter',
    serves: ['hiring', 'donors', 'rebrand', 'loyalty'],
    needs: ['site', 'mission', 'values'],
    find: ({ site: { brand, page }, mission, values }) => ({
      title: 'Show the purpose at work',
      rationale: 'A stated purpose is a promise. Kept visibly, it is the part of a brand that nobody can undercut.',
      steps: [
        mission === null
          ? 'Choose the value that people notice most.'
          : `Take ${inQuotes(mission.value.text, 90)} and find three decisions of the last year that followed from it.`,
        `Tell each in five sentences on ${page(['about', 'team', 'careers'], 'the page about the brand')}: what was at stake, what was decided, what it cost.`,
        values[0] === undefined
          ? 'Repeat the purpose wherever it asks people to join, in the same words.'
          : `Give ${inQuotes(values[0].value, 50)} an example that an outsider would recognise.`,
        `Report once a year how ${brand} did by it, with a figure.`,
      ],
      metric: 'Applicants, partners or donors who mention the purpose without being asked, by quarter.',
    }),
  }),
  initiative({
    id: 'grow-community',
    answers: ['open-code'],
    effort: 'M',
    impact: 'medium',
    horizon: 'half a year',
    serves: ['trust', 'loyalty', 'hiring', 'donors'],
    needs: ['site', 'socials'],
    find: ({ site: { brand }, socials }) => ({
      title: 'Make more of the open code',
      rationale:
        'That anyone may look is the strongest proof it has. Most visitors do not know it, and those who could help do not know how.',
      steps: [
        'Say on the home page in one sentence that the code is open, and what follows for users: no lock-in, anybody can check.',
        `Link ${placeName(socials.find(({ value }) => value.kind === 'code')?.value.network ?? 'the repository')} from beside the download, with the date of the last release.`,
        'Write a page on how to help: reporting, translating, giving, in that order.',
        `Thank those who contribute to ${brand} by name, with each release.`,
      ],
      metric: 'Contributors and supporters each quarter, and visits to the page on how to help.',
    }),
  }),
]
