import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KeyedLine, lineEdits } from './match-lines.ts'

const lines = (texts: string[], level = 0): KeyedLine[] => texts.map((text, at) => ({ at, text, level }))
const edits = (before: string[], after: string[], isCut = false) =>
  lineEdits(lines(before), lines(after), { language: 'en', isCut }).map(
    ({ before, after }) => `${before?.text ?? '–'} > ${after?.text ?? '–'}`,
  )

test('lines that came and went stand by themselves, reworded ones side by side', () => {
  assert.deepEqual(
    edits(
      ['Eleven boats to let', 'A hundred locks in all', 'We wave you off'],
      ['Twelve boats to let', 'We wave you off', 'Bring a torch for the tunnel'],
    ),
    ['Eleven boats to let > Twelve boats to let', 'A hundred locks in all > –', '– > Bring a torch for the tunnel'],
  )
})

test('what took the place of a line is paired with it, however little they share', () => {
  assert.deepEqual(
    edits(['Above the fold', 'A stove that draws', 'Below it'], ['Above the fold', 'Coal and kindling', 'Below it']),
    ['A stove that draws > Coal and kindling'],
  )
})

test('a figure belongs to what it stands beside', () => {
  assert.deepEqual(edits(['Dinghy', '$9', 'Barge', '$19'], ['Dinghy', '$19', 'Barge', '$29']), [
    '$9 > $19',
    '$19 > $29',
  ])
  assert.deepEqual(edits(['Dinghy', '$9', 'Barge', '$19'], ['Barge', '$19', 'Dinghy', '$9']), [])
})

test('a line that is said twice now is no news', () => {
  assert.deepEqual(edits(['Learn more', 'Boats'], ['Learn more', 'Boats', 'Learn more']), [])
})

test('what stands after the last common line of a page that was cut is not judged', () => {
  assert.deepEqual(edits(['One boat', 'Two locks', 'Three pubs'], ['One boat', 'Two locks'], true), [])
  assert.deepEqual(edits(['One boat', 'Two locks', 'Three pubs'], ['One boat', 'Two locks'], false), ['Three pubs > –'])
})

test('thousands of lines, none of them alike, take no time', () => {
  const many = (word: string) =>
    Array.from({ length: 2_000 }, (_, at) => `${word} ${at} ${'lorem '.repeat(20)}${word}${at * 7}`)
  const startedAt = process.cpuUsage()
  edits(many('boat'), many('lock'))
  assert.ok(process.cpuUsage(startedAt).user < 3_000_000)
})
