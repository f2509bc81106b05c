import { customerJourney } from './customer-journey.ts'
import { testSection } from './section-cases-fixtures.ts'
import { call, industry } from './swot/swot-fixtures.ts'

testSection(customerJourney, {
  summaries: [
    'From the home page it is one click to “Order a box”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida).',
    '“Order a box” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”.',
    'The site is there to sell: “Order a box” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”.',
    'Its main call, “Order a box”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida).',
    'Visitors are led to “Order a box”. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”.',
    'One wish comes before all others here, “Order a box”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”.',
  ],
  content: {
    stages: {
      awareness: {
        assets: [
          { type: 'about', url: 'https://marrowell.example/about', title: 'Marrowell — about' },
          { type: 'social profiles', title: 'Profiles on Instagram', url: 'https://instagram.example/marrowell' },
        ],
        ctas: [],
        strengths: [
          'It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025.',
        ],
        gaps: [],
        friction: [],
      },
      consideration: {
        assets: [],
        ctas: [{ text: 'Our soups', intent: 'learn', url: 'https://marrowell.example/go' }],
        strengths: [
          'Doubt is answered by people with a name: “Better than mine” (Ida).',
          'It shows whom it works with: Alder and Birch.',
          'It says in what it differs: “a canteen”.',
        ],
        gaps: [],
        friction: [],
      },
      decision: {
        assets: [{ type: 'pricing', url: 'https://marrowell.example/prices', title: 'Marrowell — prices' }],
        ctas: [{ text: 'Order a box', intent: 'buy', url: 'https://marrowell.example/go' }],
        strengths: [
          'Prices are on the table, from “Small” at 5 € on, 7 lines in all.',
          '“7 days free” lets people decide by using it.',
          'It takes the risk off the buyer: “Cold? We pay”.',
        ],
        gaps: [],
        friction: [],
      },
      onboarding: { assets: [], ctas: [], strengths: [], gaps: [], friction: [] },
      loyalty: {
        assets: [],
        ctas: [],
        strengths: ['A link to Trustpilot lets people who were pleased say so in public.'],
        gaps: [],
        friction: [],
      },
    },
    pathToPrimaryAction: { clicks: 1, fields: null },
  },
  claims: [
    '/customerJourney/stages/awareness/assets/0 inferred 0.7 “Marrowell — about”',
    '/customerJourney/stages/awareness/assets/1 computed 0.9 social-profiles “instagram”',
    '/customerJourney/stages/awareness/strengths/0 computed 0.9 fresh-articles “On leeks” “On beets” “On peas”',
    '/customerJourney/stages/consideration/ctas/0 stated 0.9 “Our soups”',
    '/customerJourney/stages/consideration/strengths/0 computed 0.9 named-voices “Better than mine”',
    '/customerJourney/stages/consideration/strengths/1 computed 0.9 customer-names “Alder” “Birch”',
    '/customerJourney/stages/consideration/strengths/2 computed 0.9 comparison “a canteen”',
    '/customerJourney/stages/decision/assets/0 inferred 0.7 “Marrowell — prices”',
    '/customerJourney/stages/decision/ctas/0 stated 0.9 “Order a box”',
    '/customerJourney/stages/decision/strengths/0 computed 0.9 open-prices “Small” “Large” “Leek”',
    '/customerJourney/stages/decision/strengths/1 computed 0.9 trial “7 days free”',
    '/customerJourney/stages/decision/strengths/2 computed 0.9 guarantee “Cold? We pay”',
    '/customerJourney/stages/loyalty/strengths/0 computed 0.81 reviews-invited “trustpilot”',
    '/customerJourney/pathToPrimaryAction computed 0.9 “Order a box”',
  ],
  assessed: { status: 'partial', confidence: 0.62, gaps: ['Nothing was read that helps new people to begin.'] },
  told: {
    'where one signs up': {
      facts: { ctas: [call('Sign up', 'sign-up')], industry: industry('business-software', 'canteen software') },
      summaries: [
        'From the home page it is one click to “Sign up”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). Once people have signed up they are on their own: no guide, manual or help page was found.',
        '“Sign up” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. Nothing shows the first five minutes. Those who have signed up get no guide to begin with.',
        'The site is there to get people to sign up: “Sign up” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. How one starts is not told: the menu leads to no documentation, tutorial or support.',
        'Its main call, “Sign up”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). Once people have signed up they are on their own: no guide, manual or help page was found.',
        'Visitors are led to “Sign up”. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. Nothing shows the first five minutes. Those who have signed up get no guide to begin with.',
        'One wish comes before all others here, “Sign up”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. How one starts is not told: the menu leads to no documentation, tutorial or support.',
      ],
    },
    'where one books': {
      facts: { ctas: [call('Book a table', 'book')], industry: industry('restaurants', 'restaurants') },
      summaries: [
        'From the home page it is one click to “Book a table”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). The address is given (“Pot Lane 1”), the hours are not: when may one come or call?',
        '“Book a table” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. No opening hours beside “Pot Lane 1”; they are what people on the way look for first.',
        'The site is there to bring people in: “Book a table” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. Somebody who sets out for “Pot Lane 1” cannot tell whether it will be open.',
        'Its main call, “Book a table”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). The address is given (“Pot Lane 1”), the hours are not: when may one come or call?',
        'Visitors are led to “Book a table”. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. No opening hours beside “Pot Lane 1”; they are what people on the way look for first.',
        'One wish comes before all others here, “Book a table”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. Somebody who sets out for “Pot Lane 1” cannot tell whether it will be open.',
      ],
    },
    'where one gives': {
      facts: { ctas: [call('Give a bowl', 'donate')] },
      summaries: [
        'From the home page it is one click to “Give a bowl”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida).',
        '“Give a bowl” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”.',
        'The site is there to win support: “Give a bowl” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”.',
        'Its main call, “Give a bowl”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida).',
        'Visitors are led to “Give a bowl”. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”.',
        'One wish comes before all others here, “Give a bowl”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”.',
      ],
    },
    'where one asks for a quote': {
      facts: { ctas: [call('Get a quote', 'quote')], testimonials: [], customers: [], certifications: [] },
      summaries: [
        'From the home page it is one click to “Get a quote”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Prices are on the table, from “Small” at 5 € on, 7 lines in all.',
        '“Get a quote” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. Nobody has to ask what it costs: “Small” at 5 € and 6 other prices can be read.',
        'The site is there to start a conversation: “Get a quote” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. It names its prices, “Small” at 5 € for one, so that people can decide without a call.',
        'Its main call, “Get a quote”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Prices are on the table, from “Small” at 5 € on, 7 lines in all.',
        'Visitors are led to “Get a quote”. Articles such as “On leeks” bring in people who search for the subject and not for the name. Nobody has to ask what it costs: “Small” at 5 € and 6 other prices can be read.',
        'One wish comes before all others here, “Get a quote”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. It names its prices, “Small” at 5 € for one, so that people can decide without a call.',
      ],
    },
    'where one downloads': {
      facts: { ctas: [call('Download', 'download')], industry: null },
      summaries: [
        'From the home page it is one click to “Download”. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). Once people have installed it they are on their own: no guide, manual or help page was found.',
        '“Download” is what it all leads to, one click away. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. Nothing shows the first five minutes. Those who have installed it get no guide to begin with.',
        'The site is there to be downloaded: “Download” is within one click. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. How one starts is not told: the menu leads to no documentation, tutorial or support.',
        'Its main call, “Download”, repeated 4 times on the pages read, takes one click. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). Once people have installed it they are on their own: no guide, manual or help page was found.',
        'Visitors are led to “Download”. Articles such as “On leeks” bring in people who search for the subject and not for the name. One customer speaks for it by name; Ida says “Better than mine”. Nothing shows the first five minutes. Those who have installed it get no guide to begin with.',
        'One wish comes before all others here, “Download”. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. How one starts is not told: the menu leads to no documentation, tutorial or support.',
      ],
    },
    'where one only reads': {
      facts: { ctas: [], industry: industry('public-body', 'town'), kind: null },
      summaries: [
        'This is a site for reading up, and no step beyond that is asked for. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Doubt is answered by people with a name: “Better than mine” (Ida). The address is given (“Pot Lane 1”), the hours are not: when may one come or call?',
        'Visitors are informed and then left to themselves. Articles such as “On leeks” bring in people who search for the subject and not for the name. Those who compare can read what Ida has to say: “Better than mine”. No opening hours beside “Pot Lane 1”; they are what people on the way look for first.',
        'It tells and shows, and asks for nothing in return. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Doubt is answered by people with a name: “Better than mine” (Ida). Somebody who sets out for “Pot Lane 1” cannot tell whether it will be open.',
        'This is a site for reading up, and no step beyond that is asked for. It keeps giving people a reason to come: 3 articles seen, the newest, “On leeks”, of December 2025. Those who compare can read what Ida has to say: “Better than mine”. The address is given (“Pot Lane 1”), the hours are not: when may one come or call?',
        'Visitors are informed and then left to themselves. Articles such as “On leeks” bring in people who search for the subject and not for the name. Doubt is answered by people with a name: “Better than mine” (Ida). No opening hours beside “Pot Lane 1”; they are what people on the way look for first.',
        'It tells and shows, and asks for nothing in return. The blog is alive (December 2025), and “On leeks” shows that it answers what people look for. Those who compare can read what Ida has to say: “Better than mine”. Somebody who sets out for “Pot Lane 1” cannot tell whether it will be open.',
      ],
    },
  },
  less: {
    'without ctas': {
      facts: { ctas: [] },
      status: 'partial',
      confidence: 0.47,
      gaps: ['Nothing was read that helps new people to begin.', 'The way to the primary action is not known.'],
    },
    'without socials': {
      facts: { socials: [] },
      status: 'partial',
      confidence: 0.5,
      gaps: ['Nothing was read that helps new people to begin.', 'What the loyalty stage lacks is named there.'],
    },
  },
})
