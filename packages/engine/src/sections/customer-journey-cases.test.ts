import { customerJourney } from './customer-journey.ts'
import { testSection } from './section-cases-fixtures.ts'

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
