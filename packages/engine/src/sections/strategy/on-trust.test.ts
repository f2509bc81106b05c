import { testInitiatives } from '../rule-cases-fixtures.ts'
import { call, form, mission, name, same, social, tool } from '../swot/swot-fixtures.ts'
import { trustInitiatives } from './on-trust.ts'
import { known } from './strategy-fixtures.ts'

const project = { ...known, ctas: [call('Download', 'download')], socials: [social('github', 'code')], technology: [] }

testInitiatives(trustInitiatives, {
  'show-company': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Sign the site with a name and a place',
      rationale:
        'Before people trust a site with anything they look for somebody to hold on to. Marrowell should be easy to look up.',
      steps: [
        'Put the legal name and a postal address into the footer of every page.',
        'Add them, with registration number and the person responsible, to /about.',
        'Use the same spelling in structured data and in profiles elsewhere.',
      ],
      metric:
        'Whether a person who does not know the brand finds out in thirty seconds who runs it (five out of five).',
    },
    'a project': {
      facts: project,
      title: 'Say who looks after it',
      rationale:
        'Before people trust a site with anything they look for somebody to hold on to. Marrowell should be easy to look up.',
      steps: [
        'Name the people or the foundation behind it in the footer of every page.',
        'Say on /about who decides, who releases, and who holds the name and the domain.',
        'Give one address for reports on security.',
      ],
      metric:
        'Whether a person who does not know the brand finds out in thirty seconds who runs it (five out of five).',
    },
    'a brand of which little is known': {
      facts: { name },
      title: 'Sign the site with a name and a place',
      rationale:
        'Before people trust a site with anything they look for somebody to hold on to. Marrowell should be easy to look up.',
      steps: [
        'Put the legal name and a postal address into the footer of every page.',
        'Add them, with registration number and the person responsible, to an imprint.',
        'Use the same spelling in structured data and in profiles elsewhere.',
      ],
      metric:
        'Whether a person who does not know the brand finds out in thirty seconds who runs it (five out of five).',
    },
  },
  'show-people': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Show who does the work',
      rationale:
        'People forgive those whose face they know, recommend them by name, and like to work where they can see with whom.',
      steps: [
        'Write three sentences each on two to five people of Marrowell: what they do there, and since when.',
        'Take photographs at work, in one light and one size.',
        'Put them on /about, and the person who answers beside the contact form.',
        'Let them sign what they write.',
      ],
      metric: 'Visits to /about, and how often enquiries address somebody by name.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Show who does the work',
      rationale:
        'People forgive those whose face they know, recommend them by name, and like to work where they can see with whom.',
      steps: [
        'Write three sentences each on two to five people of the brand: what they do there, and since when.',
        'Take photographs at work, in one light and one size.',
        'Put them on a page about the brand, and the person who answers beside the contact form.',
        'Let them sign what they write.',
      ],
      metric: 'Visits to that page, and how often enquiries address somebody by name.',
    },
  },
  'privacy-in-order': {
    'a brand of which much is known': {
      facts: {
        ...known,
        technology: [
          tool('Countly', 'analytics'),
          tool('Shoply', 'shop'),
          tool('Talkly', 'chat'),
          tool('Countly', 'analytics'),
        ],
        forms: [form('contact', 3)],
      },
      title: 'Put privacy in order',
      rationale:
        'It is the one gap that can cost money overnight, and careful people look for it before they leave a name.',
      steps: [
        'List what is collected by Countly and Talkly, where it goes and for how long; take out what nobody looks at.',
        'Publish a privacy notice that says this in plain words, and link it in every footer.',
        'Link it beside the button of each form.',
        'Start counting visitors only after they agree, or use a counter that needs no consent.',
        'Have a lawyer look it over once.',
      ],
      metric: 'Services that load before consent, in the next analysis; aim for none that needs it.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Put privacy in order',
      rationale:
        'It is the one gap that can cost money overnight, and careful people look for it before they leave a name.',
      steps: [
        'List what the site collects, where it goes and for how long.',
        'Publish a privacy notice that says this in plain words, and link it in every footer.',
        'Link it wherever personal details are asked for.',
        'Have a lawyer look it over once.',
      ],
      metric: 'Services that load before consent, in the next analysis; aim for none that needs it.',
    },
  },
  encrypt: {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Serve every page encrypted',
      rationale: 'As long as browsers write “not secure” beside Marrowell, every other effort at trust is undone.',
      steps: [
        'Have a free certificate issued and renewed by the host.',
        'Redirect every http address to https, permanently.',
        'Correct links to own pages, pictures and scripts that still begin with http.',
      ],
      metric: 'Pages that answer without encryption, in the next analysis; aim for none.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Serve every page encrypted',
      rationale: 'As long as browsers write “not secure” beside the brand, every other effort at trust is undone.',
      steps: [
        'Have a free certificate issued and renewed by the host.',
        'Redirect every http address to https, permanently.',
        'Correct links to own pages, pictures and scripts that still begin with http.',
      ],
      metric: 'Pages that answer without encryption, in the next analysis; aim for none.',
    },
  },
  'harden-server': {
    'a brand of which nothing is known': {
      facts: {},
      title: 'Switch on the protections that browsers offer',
      rationale: 'Each is a line in the server’s configuration, and together they stop whole kinds of attack.',
      steps: [
        'Send Strict-Transport-Security, X-Content-Type-Options and Referrer-Policy at once; they seldom break anything.',
        'Draft a Content-Security-Policy in report-only mode, and read the reports for two weeks.',
        'Then enforce it, with frame-ancestors against being embedded.',
      ],
      metric: 'Advised headers sent, in the next analysis; aim for all.',
    },
  },
  'return-terms': {
    'a brand of which much is known': {
      facts: { ...known },
      title: 'Say what happens if it does not fit',
      rationale: 'The last question before paying is about sending things back. Where it is answered, more people pay.',
      steps: [
        'Write down deadline, cost and way of a return in five sentences.',
        'Link them beside “Order a box” and from /faq.',
        'Show the short form (“30 days, free”, if that is so) on each product.',
      ],
      metric: 'Share of filled baskets that are paid for, four weeks before and after.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Say what happens if it does not fit',
      rationale: 'The last question before paying is about sending things back. Where it is answered, more people pay.',
      steps: [
        'Write down deadline, cost and way of a return in five sentences.',
        'Link them beside the main button and from the footer.',
        'Show the short form (“30 days, free”, if that is so) on each product.',
      ],
      metric: 'Share of filled baskets that are paid for, four weeks before and after.',
    },
  },
  'update-parts': {
    'a brand of which much is known': {
      facts: { ...known, technology: [tool('Countly', 'analytics'), tool('jQuery', 'library', '1.7.1')] },
      title: 'Bring the machinery up to date before it has to be',
      rationale: 'An update in calm weather is an afternoon. After an incident it is a week, in public.',
      steps: [
        'Check jQuery 1.7.1 against what their makers still support.',
        'Take out what is no longer used; old libraries often are not.',
        'Update the rest on a copy of the site, and click through the main paths.',
        'Note who looks again in six months.',
      ],
      metric: 'Parts out of support in the next analysis; aim for none.',
    },
  },
  'own-customer-list': {
    'a brand of which much is known': {
      facts: { ...known, technology: [tool('Countly', 'analytics'), tool('Bookly', 'booking')] },
      title: 'Keep a line to customers that does not run through Bookly',
      rationale:
        'Bookly does its job well and sets its own terms. What must not depend on it is knowing who the customers are.',
      steps: [
        'Find out whether names and content can be exported from Bookly, and do it once a month.',
        'Ask people for a mail address and leave to write, the first time that they come.',
        'Keep “Order a box” on an address of the site’s own that can be pointed elsewhere.',
        'Write down in one page how a move would go, and what it would cost.',
      ],
      metric: 'Share of customers of the last twelve months who can be reached without the platform.',
    },
    'a brand with an app': {
      facts: { ...known, socials: [social('app store', 'app')] },
      title: 'Keep a line to customers that does not run through the App Store',
      rationale:
        'The App Store does its job well and sets its own terms. What must not depend on it is knowing who the customers are.',
      steps: [
        'Find out whether names and content can be exported from the App Store, and do it once a month.',
        'Ask people for a mail address and leave to write, the first time that they come.',
        'Keep “Order a box” on an address of the site’s own that can be pointed elsewhere.',
        'Write down in one page how a move would go, and what it would cost.',
      ],
      metric: 'Share of customers of the last twelve months who can be reached without the platform.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Keep a line to visitors that does not run through the platform',
      rationale:
        'The platform does its job well and sets its own terms. What must not depend on it is knowing who the visitors are.',
      steps: [
        'Find out whether names and content can be exported from the platform, and do it once a month.',
        'Ask people for a mail address and leave to write, the first time that they come.',
        'Keep the main button on an address of the site’s own that can be pointed elsewhere.',
        'Write down in one page how a move would go, and what it would cost.',
      ],
      metric: 'Share of visitors of the last twelve months who can be reached without the platform.',
    },
  },
  'work-the-purpose': {
    'a brand of which much is known': {
      facts: { ...known, mission: mission(), values: [same('Thrift')] },
      title: 'Show the purpose at work',
      rationale: 'A stated purpose is a promise. Kept visibly, it is the part of a brand that nobody can undercut.',
      steps: [
        'Take “We cook for the tired” and find three decisions of the last year that followed from it.',
        'Tell each in five sentences on /about: what was at stake, what was decided, what it cost.',
        'Give “Thrift” an example that an outsider would recognise.',
        'Report once a year how Marrowell did by it, with a figure.',
      ],
      metric: 'Applicants, partners or donors who mention the purpose without being asked, by quarter.',
    },
    'a brand of which nothing is known': {
      facts: {},
      title: 'Show the purpose at work',
      rationale: 'A stated purpose is a promise. Kept visibly, it is the part of a brand that nobody can undercut.',
      steps: [
        'Choose the value that people notice most.',
        'Tell each in five sentences on the page about the brand: what was at stake, what was decided, what it cost.',
        'Repeat the purpose wherever it asks people to join, in the same words.',
        'Report once a year how the brand did by it, with a figure.',
      ],
      metric: 'Applicants, partners or donors who mention the purpose without being asked, by quarter.',
    },
  },
  'grow-community': {
    'a brand of which much is known': {
      facts: { ...known, socials: [social('github', 'code')] },
      title: 'Make more of the open code',
      rationale:
        'That anyone may look is the strongest proof it has. Most visitors do not know it, and those who could help do not know how.',
      steps: [
        'Say on the home page in one sentence that the code is open, and what follows for users: no lock-in, anybody can check.',
        'Link GitHub from beside the download, with the date of the last release.',
        'Write a page on how to help: reporting, translating, giving, in that order.',
        'Thank those who contribute to Marrowell by name, with each release.',
      ],
      metric: 'Contributors and supporters each quarter, and visits to the page on how to help.',
    },
  },
})
