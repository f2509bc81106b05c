/** What whoever built the site left on it: notes to themselves, and what a template came with. */
import type { PageType } from '../../../../artifacts.ts'
import { capitalised, counted, inWords } from '../../../../writing/prose.ts'
import { inQuotes } from '../../../../writing/quoted-words.ts'
import { type AnyDiagnosisRule, diagnosis, frame } from '../../diagnosis.ts'
import { leftoversOn, notesOn } from './left-lines.ts'
import { unfinishedSigns } from './site-not-finished.ts'

/** Pages that say what is offered. */
const offering: ReadonlySet<PageType> = new Set<PageType>(['home', 'product', 'features', 'solutions', 'pricing'])

export const leftBehind: readonly AnyDiagnosisRule[] = [
  diagnosis({
    id: 'note-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.9,
    share: 0.05,
    effort: 'S',
    leads: true,
    needs: ['pages', 'lines', 'sentences', 'contacts', 'language', 'path', 'kind', 'names'],
    find(facts) {
      const notes = notesOn(facts)
      const [note] = notes
      if (note === undefined || unfinishedSigns(facts) !== null) return null
      const { names, path } = facts
      const words = inQuotes(note.text, 90)
      const where = names.page(note.quote.page)
      const isNear = path.isNear(note.quote.page)
      const more = notes.length - 1
      return {
        title:
          note.kind === 'address'
            ? `The address to write to is still a sample: ${words}`
            : `A note to self is public: ${inQuotes(note.text, 50)}`,
        text: frame(
          [
            note.kind === 'address' && isNear,
            `Whoever wants to write to ${names.brand} finds ${words} on ${where}: an address out of a template, and letters to it reach nobody.`,
          ],
          [
            note.kind === 'address',
            `${capitalised(where)} still gives ${words}, which belongs to no one; a reader who trusts it waits for an answer in vain.`,
          ],
          [
            more > 0,
            `${words} can be read on ${where}, and ${counted(more, 'more place')} like it ${more === 1 ? 'stands' : 'stand'} open. Notes to whoever fills the page are not for its visitors.`,
          ],
          [
            isNear,
            `${capitalised(where)} is where people decide, and between its lines stands ${words}: a note of those who wrote it.`,
          ],
          [
            note.kind === 'line',
            `Where something was to come, ${where} shows ${words}. The reminder went online with the page.`,
          ],
          `${capitalised(where)} reads ${words}: what was to stand there nobody has written yet.`,
        ),
        pole:
          note.kind === 'address'
            ? `but the address on ${where} is a sample`
            : `but ${where} still reads ${inQuotes(note.text, 30)}`,
        against: null,
        move: {
          title:
            note.kind === 'address' ? 'Put the real address on the page' : `Fill or delete ${inQuotes(note.text, 30)}`,
          page: note.quote.page,
          text:
            note.kind === 'address'
              ? `Replace ${words} by the mailbox that somebody reads.`
              : `Replace ${words} by the fact it asks for, or take the line out today.`,
        },
        contrast: 'both quoted',
        chore: note.kind === 'address' ? 'urgent' : 'small',
        subject: 'state',
        isNear,
        isSensitive: false,
        confidence: note.kind === 'line' ? 0.75 : 0.85,
        quotes: notes.slice(0, 2).map(({ quote }) => quote),
      }
    },
  }),
  diagnosis({
    id: 'template-left-public',
    isOfOnePage: true,
    group: 'site',
    stakes: 0.8,
    share: 0.04,
    effort: 'M',
    leads: true,
    needs: ['pages', 'lines', 'sentences', 'contacts', 'language', 'names', 'path', 'kind'],
    find(facts) {
      const { pages, names, path, kind } = facts
      const found = leftoversOn(pages)
      const first = found.find(({ page, isDummy }) => isDummy && path.isNear(page)) ?? found[0]
      if (first === undefined || unfinishedSigns(facts) !== null) return null
      const [text = '', second] = first.texts
      const words = inQuotes(text, 60)
      const both = second === undefined || first.isDummy ? words : `${words} and ${inQuotes(second, 40)}`
      const where = names.page(first.page)
      const heading = first.heading === null ? null : inQuotes(first.heading, 50)
      const category = kind?.value.label ?? null
      return {
        title: first.isDummy
          ? `${inQuotes(text.split(/\s+/).slice(0, 2).join(' '))} still stands on ${where}`
          : `${capitalised(where)} lists ${inQuotes(text, 40)}`,
        text: frame(
          [
            !first.isDummy && category !== null,
            `Among its own offers ${where} lists ${both}: words of another trade, on the site of a ${category}.`,
          ],
          [!first.isDummy, `${both}, says ${where}; nothing else on the site has to do with that.`],
          [
            found.length > 2,
            `${counted(found.length, 'page')} that visitors can reach, ${where} among them, hold text that says nothing: ${words}.`,
          ],
          [
            first.type === 'home',
            `Whoever scrolls down ${where} reads ${words}${heading === null ? '' : ` under ${heading}`}, and asks what else is not meant.`,
          ],
          [
            first.type === 'team' && heading !== null,
            `${capitalised(where)} introduces ${heading} with ${words}: a person nobody has written about, if there is one.`,
          ],
          [heading !== null, `Under ${heading} ${where} has no word of its own: ${words}.`],
          `${words}: so much of ${where} was never written.`,
        ),
        pole: first.isDummy
          ? `but ${where} still shows a template’s Latin`
          : `but ${where} lists ${inQuotes(text, 30)}`,
        against: null,
        move: {
          title: frame(
            [found.length > 1, `Delete the filler on ${inWords(found.length)} pages`],
            [heading !== null && first.isDummy, `Write the text under ${inQuotes(first.heading ?? '', 30)}`],
            `Take ${inQuotes(text, 30)} off the page`,
          ),
          page: first.page,
          text:
            heading === null || !first.isDummy
              ? `Take ${both} off ${where}; what is true of the offer can stay.`
              : `Write under ${heading} what is true, or take the block off ${where} until somebody can.`,
        },
        contrast: 'both quoted',
        chore: first.isDummy && offering.has(first.type) ? 'urgent' : 'small',
        subject: 'state',
        isNear: path.isNear(first.page),
        isSensitive: false,
        confidence: 0.85,
        quotes: first.quotes,
      }
    },
  }),
]
