import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts, phrasesNotFound, phrasesTwiceUnderTag, phrasesUnderTwoTags } from '../list-checks.ts'
import { cueEntries, cueWords, readsCues, stakeEntries, stakeWords } from './diagnosis-words.ts'
import type { DiagnosisCue, Stake } from './lists.ts'

const cuesByLanguage = Map.groupBy(cueEntries(), ({ language }) => language)
const stakesByLanguage = Map.groupBy(stakeEntries(), ({ language }) => language)

test('every phrase of a cue is found among the words of its cue', () => {
  for (const [language, ofLanguage] of cuesByLanguage)
    for (const [cue, entries] of Map.groupBy(ofLanguage, ({ tag }) => tag))
      assert.deepEqual(phrasesNotFound(cueWords(language, cue), entries), [], language)
})

test('every word of what is at stake is found under its own tag', () => {
  for (const [language, entries] of stakesByLanguage)
    assert.deepEqual(phrasesNotFound(stakeWords(language), entries), [], language)
})

test('no phrase stands twice under one tag', () => {
  for (const [language, entries] of cuesByLanguage) assert.deepEqual(phrasesTwiceUnderTag(entries), [], language)
  for (const [language, entries] of stakesByLanguage) assert.deepEqual(phrasesTwiceUnderTag(entries), [], language)
})

test('no word of what is at stake stands under two tags of its language', () => {
  for (const [language, entries] of stakesByLanguage) assert.deepEqual(phrasesUnderTwoTags(entries), [], language)
})

test('a star ends a word, and never stands alone', () => {
  for (const { phrase, language } of [...cueEntries(), ...stakeEntries()])
    assert.doesNotMatch(phrase, /(^|[^\p{L}\p{N}])\*|\*[^ ]/u, language)
})

const cuesTold: [language: string, cue: DiagnosisCue, told: string, silent: string][] = [
  ['en', 'absolute', 'A tool that you can trust', 'The shop is always shut on Mondays'],
  ['en', 'virtue', 'Honest advice', 'Open from Tuesday to Sunday'],
  ['en', 'result', 'Paperwork cut by a third', 'Search results'],
  ['en', 'urgent', 'A burst pipe at night?', 'Fine wines and real estate'],
  ['en', 'fee', '£40 excl. VAT', '£40 with VAT'],
  ['de', 'absolute', 'Ihre Daten sind bei uns in guten Händen', 'Wir haben immer montags geschlossen'],
  ['de', 'virtue', 'Offen und ehrlich', 'Genau dort, wo der Hof nach Süden offen ist'],
  ['fr', 'absolute', 'Confiez-nous vos clés en toute sérénité', 'Des rideaux cousus 100 % sur mesure'],
  ['fr', 'soon', 'Bientôt disponible', 'Merci et à bientôt'],
  ['es', 'fairPrice', 'Precios asequibles para todos los bolsillos', 'El desarrollo económico de la comarca'],
  ['es', 'result', 'La merma bajó un 12 %', 'Queso de ganado propio'],
  ['it', 'calming', 'Preventivo gratuito e senza impegno', 'Il preventivo vale trenta giorni'],
  ['it', 'binding', 'Prenotazione obbligatoria entro venerdì', 'Studio legale di diritto penale'],
  ['pt', 'consent', 'Assinatura do encarregado de educação', 'Os pais que vieram de outro país'],
  ['nl', 'free', 'De proefles is gratis', 'Niet voor niets bakken we op steen'],
  ['nl', 'limit', 'Deze tocht is niet geschikt voor kinderwagens', 'Geschikt voor elk weer'],
  ['sv', 'absolute', 'Din katt är i trygga händer', 'Sju saker till salu'],
  ['da', 'urgent', 'Er du låst ude?', 'Vi bager brød i dag'],
  ['no', 'confidential', 'Vi har taushetsplikt', 'Navn og telefonnummer'],
  ['fi', 'origin', 'Kaikki alkoi isoäidin pajasta', 'Uusi tarina joka sunnuntai'],
  ['fi', 'everyone', 'Kaikenikäisille harrastajille', 'Kiitos kaikille'],
  ['pl', 'guidance', 'Jak wybrać rower krok po kroku', 'Skład rady nadzorczej'],
  ['cs', 'everyone', 'Vítáme každého, i začátečníky', 'Každý den od osmi'],
  ['cs', 'guidance', 'Jak na to krok za krokem', 'Zápis ze školské rady'],
]

test('what a line promises, asks or hides is told in several languages', () => {
  for (const [language, cue, told, silent] of cuesTold) {
    assert.ok(cueWords(language, cue).has(told), told)
    assert.ok(!cueWords(language, cue).has(silent), silent)
  }
})

const stakesTold: [language: string, text: string, stake: Stake][] = [
  ['en', 'We look after your dog', 'animals'],
  ['de', 'Ihr Backup liegt in zwei Rechenzentren', 'data'],
  ['en', 'The master password never leaves the room', 'keys'],
  ['fr', 'Un refuge pour vos chats', 'animals'],
  ['es', 'Calculamos tu hipoteca', 'money'],
  ['it', 'Traslochi in tutta la valle', 'home'],
  ['pt', 'O processamento salarial fica connosco', 'firm'],
  ['nl', 'Kinderopvang aan de rand van het bos', 'children'],
  ['sv', 'Hjälp när du väntar på en operation', 'health'],
  ['da', 'Vi passer din hund', 'animals'],
  ['no', 'Barnehagen ved elva', 'children'],
  ['fi', 'Varmuuskopiointi joka yö', 'data'],
  ['pl', 'Sejfy na wymiar', 'keys'],
  ['cs', 'Stěhování po celém kraji', 'home'],
]

test('what is at stake is told in several languages', () => {
  for (const [language, text, stake] of stakesTold) {
    const told = new Set(
      stakeWords(language)
        .match(text)
        .map((match) => match.tag),
    )
    assert.deepEqual([...told], [stake], text)
  }
})

test('nothing is at stake where a word only looks like one of a list', () => {
  for (const [language, text] of [
    ['en', 'Brand identity at a flat rate'],
    ['fr', 'Une identité visuelle sobre'],
    ['da', 'Tag kontakt til os'],
    ['cs', 'Chceme být u toho'],
  ] as const)
    assert.ok(!stakeWords(language).has(text), text)
})

test('a language without cues is not read for them', () => {
  assert.equal(readsCues('en'), true)
  assert.equal(readsCues('sq'), false)
  assert.equal(readsCues(null), false)
})

test('looking for cues and stakes completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    assert.ok(Array.isArray(cueWords('en', 'absolute').match(text)))
    assert.ok(Array.isArray(stakeWords('en').match(text)))
  }
})
