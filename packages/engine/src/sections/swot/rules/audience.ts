/** Whom the site speaks to, and what it knows of them. */

import { bareText } from '../../../writing/distinct.ts'
import { pageName } from '../../../writing/page-names.ts'
import { capitalised, inWords, listed } from '../../../writing/prose.ts'
import { inQuotes, quotedList } from '../../../writing/quoted-words.ts'
import { tradeOnly } from '../../../writing/wording.ts'
import { leastSure, quotesOf, surest } from '../../grounds.ts'
import { type AnySwotRule, rulesOn } from '../swot-rule.ts'
import { groups, groupsToServe, openingNames, whoIsMeant, withPage } from './audience-groups.ts'

const rule = rulesOn('audience')

export const audienceRules: readonly AnySwotRule[] = [
  rule({
    id: 'audience-named',
    quadrant: 'strengths',
    weight: 8,
    subject: 'audience',
    gist: 'an opening that names whom it is for',
    needs: ['audiences', 'hero', 'description', 'tagline'],
    find(facts, say) {
      const named = openingNames(facts)
      if (named === null) return null
      const words = inQuotes(named.quote.text, 120)
      const { label } = named
      return {
        text: say(
          `It says at once whom it is for: ${label}, in the line ${words}. The right people feel meant and the wrong ones do not cost time.`,
          `${words}: ${label} recognise themselves in the opening, before they have to read on.`,
          `Nobody has to guess whether this is for them, as the opening speaks to ${label} (${words}).`,
        ),
        confidence: named.confidence,
        quotes: [named.quote],
      }
    },
  }),
  rule({
    id: 'audience-pages',
    quadrant: 'strengths',
    weight: 7,
    subject: 'audience pages',
    gist: 'pages made for each group of readers',
    needs: ['audiences'],
    find({ audiences }, say) {
      const served = withPage(audiences)
      if (served.length < 2) return null
      const list = listed(served.slice(0, 4).map(({ value }) => value.label))
      return {
        text: say(
          `Each group finds its own door: ${list} have a place of their own in the site, where the argument can be theirs.`,
          `It does not address everybody alike. ${capitalised(inWords(served.length))} groups (${list}) are led to pages made for them.`,
        ),
        confidence: surest(served) * 0.9,
        quotes: quotesOf(served, 4),
      }
    },
  }),
  rule({
    id: 'knows-the-pain',
    quadrant: 'strengths',
    weight: 6,
    subject: 'needs',
    gist: 'a feel for what troubles its readers',
    needs: ['audienceNeeds', 'name'],
    find({ audienceNeeds, name }, say) {
      const names = name === null ? [] : [name.value.name, ...name.value.variants].map(bareText)
      // What the brand is the subject of tells of itself.
      const pains = audienceNeeds.filter(
        ({ value: { kind, text } }) =>
          kind === 'pain' && !names.some((one) => ` ${bareText(text)} `.includes(` ${one} `)),
      )
      const [first] = pains
      if (first === undefined || pains.length < 2) return null
      return {
        text: say(
          `It names what hurts before it offers the cure: ${quotedList(
            pains.map(({ value }) => value.text),
            2,
          )}. Readers who find their own trouble described read on.`,
          `The site has listened: ${inQuotes(first.value.text)} is a problem put the way somebody who has it would put it.`,
        ),
        confidence: surest(pains) * 0.9,
        quotes: quotesOf(pains),
      }
    },
  }),
  rule({
    id: 'answers-questions',
    quadrant: 'strengths',
    weight: 6,
    subject: 'questions',
    gist: 'answers to what people ask',
    needs: ['questions'],
    find({ questions }, say) {
      const answered = questions.filter(({ value }) => value.answer !== null)
      const [first] = answered
      if (first === undefined || answered.length < 4) return null
      return {
        text: say(
          `${answered.length} questions are answered openly, ${inQuotes(first.value.question)} among them: objections are met before they turn into silence.`,
          `It takes doubts seriously. ${inQuotes(first.value.question)} and ${inWords(answered.length - 1)} more questions get an answer on the site, and each is a letter or a call that need not be made.`,
        ),
        confidence: surest(answered),
        quotes: quotesOf(answered, 3),
      }
    },
  }),
  rule({
    id: 'audience-unnamed',
    quadrant: 'weaknesses',
    weight: 7,
    subject: 'audience',
    gist: 'an audience that is never named',
    needs: ['audiences', 'hero', 'writing'],
    missingFrom: 'home',
    denies: ['readers'],
    find({ audiences, hero: { headline }, writing }, say) {
      if (whoIsMeant(audiences).length > 0 || headline === null || writing === null || writing.value.words < 150)
        return null
      const words = inQuotes(headline.value)
      return {
        text: say(
          tradeOnly(
            `Whom it is for is left open: neither ${words} nor the rest of the text names a kind of customer, so everybody is addressed and nobody feels meant.`,
          ),
          `${words} could be said to anyone. In ${writing.value.words} words nobody is named for whom it is meant, and readers must decide alone whether to belong.`,
          `It speaks to the public at large. In ${writing.value.words} words no job, line of work or kind of person is named, so nobody feels meant in particular.`,
        ),
        confidence: 0.6,
        quotes: quotesOf([headline]),
      }
    },
  }),
  rule({
    id: 'audience-late',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'audience',
    gist: 'an audience that is named too late',
    needs: ['audiences', 'hero', 'description', 'tagline'],
    missingFrom: 'home',
    find(facts, say) {
      const { audiences, hero } = facts
      // Who praises it is known from them, not from its own words.
      const named = whoIsMeant(audiences).find(({ value }) => value.source !== 'testimonial')
      if (named === undefined || hero.headline === null || hero.subhead === null || openingNames(facts) !== null)
        return null
      const { label } = named.value
      const headline = inQuotes(hero.headline.value)
      const page = named.quotes[0]?.page
      const isBelow = page === undefined || page === hero.headline.quotes[0]?.page
      const where = isBelow ? 'further down' : `on ${pageName(page)}`
      return {
        text: say(
          `The offer is for ${label} among others, yet the opening (${headline}) does not say so: those who are meant find out late.`,
          `${headline} does not say whom it is for; ${label} only appear ${where}.`,
        ),
        confidence: leastSure(named, hero.headline) * 0.7,
        quotes: quotesOf([hero.headline, named]),
      }
    },
  }),
  rule({
    id: 'audience-scattered',
    quadrant: 'weaknesses',
    weight: 5,
    subject: 'audience width',
    gist: 'the wish to be for everyone',
    needs: ['audiences'],
    find({ audiences }, say) {
      const all = groups(whoIsMeant(audiences))
      if (all.length < 7) return null
      const list = listed(
        all.map(({ value }) => value.label),
        5,
      )
      return {
        text: say(
          `It wants to be for everyone: ${list} are all addressed. The more groups share a page, the less of it is about any of them.`,
          `${all.length} kinds of readers are spoken to (${list}), and no order among them shows which matter most.`,
        ),
        confidence: surest(all) * 0.65,
        quotes: quotesOf(all, 4),
      }
    },
  }),
  rule({
    id: 'group-without-page',
    quadrant: 'opportunities',
    weight: 7,
    subject: 'audience pages',
    gist: 'a group of readers without a page of their own',
    needs: ['audiences', 'pages', 'hero', 'description', 'tagline'],
    missingFrom: ['solutions'],
    find(facts, say) {
      const waiting = groupsToServe(facts)
      const [first, second] = waiting
      if (first === undefined || facts.pages.length < 3) return null
      const shown = second === undefined ? [first] : [first, second]
      const labels = shown.map(({ value }) => value.label).join(' and ')
      const passages = [...new Set(shown.map(({ quotes }) => inQuotes(quotes[0]?.text ?? '', 100)))]
      const words = passages.join(' and ')
      return {
        text: say(
          `It speaks of ${labels} (${words}) without a page for them. One that answers their questions alone would be found by those who search for exactly that.`,
          `${words}: this speaks to ${labels}, who have no page of their own. A page for them is the cheapest way to be found by more of them.`,
        ),
        confidence: first.confidence * 0.7,
        quotes: quotesOf(waiting, 2),
      }
    },
  }),
  rule({
    id: 'customers-say-who',
    quadrant: 'opportunities',
    weight: 6,
    subject: 'audience from customers',
    gist: 'a group that praises it and is not addressed',
    needs: ['audiences'],
    find({ audiences }, say) {
      const own = new Set(
        whoIsMeant(audiences).flatMap(({ value }) => (value.source === 'testimonial' ? [] : [value.id])),
      )
      const unheard = groups(audiences.filter(({ value }) => value.source === 'testimonial' && !own.has(value.id)))
      const [first] = unheard
      if (first === undefined) return null
      return {
        text: say(
          `Those who praise it show whom it serves well: ${first.value.label} are among them (${inQuotes(first.quotes[0]?.text ?? '', 80)}), and its own copy never addresses them.`,
          `${capitalised(first.value.label)} are among those who recommend it, although no line of the site is written for them: a group to go and ask for.`,
        ),
        confidence: first.confidence * 0.7,
        quotes: quotesOf(unheard, 2),
        basis: 'inferred',
      }
    },
  }),
  rule({
    id: 'questions-unanswered',
    quadrant: 'opportunities',
    weight: 5,
    subject: 'questions',
    gist: 'questions left unanswered before the main step',
    needs: ['questions', 'blocks', 'ctas'],
    missingFrom: ['faq'],
    denies: ['questions'],
    find({ questions, blocks, ctas: [primary] }, say) {
      if (questions.length > 0 || primary === undefined || blocks.length < 3) return null
      if (blocks.some((page) => page.blocks.some(({ role }) => role === 'faq'))) return null
      const call = inQuotes(primary.value.text, 50)
      return {
        text: say(
          `No question is answered on the pages read. What people ask before ${call}, on cost, time and what happens next, could stand beside the button.`,
          `Between reading and ${call} everybody has three or four questions; a short list of answers would keep them on the page, and be quoted by assistants.`,
        ),
        confidence: primary.confidence * 0.6,
        quotes: quotesOf([primary]),
      }
    },
  }),
  rule({
    id: 'one-group-only',
    quadrant: 'threats',
    weight: 5,
    subject: 'audience width',
    gist: 'dependence on one line of business',
    needs: ['audiences'],
    needsCompetitors: true,
    find({ audiences }, say) {
      const lines = groups(audiences.filter(({ value }) => value.kind === 'industry' && value.source !== 'request'))
      const others = groups(whoIsMeant(audiences))
      const [only] = lines
      if (only === undefined || lines.length !== 1 || others.length > 3) return null
      return {
        text: say(
          tradeOnly(
            `It addresses one line of business, ${only.value.label}. That sharpens the message, and ties the brand's fortunes to theirs: a bad year there is one here.`,
          ),
          tradeOnly(
            `One line of business is addressed, ${only.value.label}. If budgets there shrink, or a broader rival adds what they need, no other is named to turn to.`,
          ),
        ),
        confidence: only.confidence * 0.65,
        quotes: quotesOf([only]),
        basis: 'inferred',
      }
    },
  }),
]
