import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placed } from './places.ts'

const link = (number: number, url: string, rect: string) => ({
  number,
  body: Buffer.from(
    `<<\n  /Type /Annot\n  /Subtype /Link\n  /Rect [${rect}]\n  /A <<\n    /Type /Action\n    /S /URI\n    /URI (${url})\n  >>\n  /Contents (${url})\n>>`,
  ),
})
const page = (number: number, annotations: string) => ({
  number,
  body: Buffer.from(`<<\n  /Type /Page\n  /Annots [${annotations}]\n>>`),
})

test('a link to a place leads to where the link of that name stands', () => {
  const [, , mark, note] = placed([
    page(1, '3 0 R'),
    page(2, '4 0 R'),
    link(3, 'place:note-1#mark-1-0', '10 20 15 30'),
    link(4, 'place:mark-1-0#note-1', '40 50.5 45 60.5'),
  ]).map(({ body }) => body.toString('latin1'))
  assert.match(mark ?? '', /\/Dest \[2 0 R \/XYZ 40 60\.5 0\]\n {2}\/Contents \(Note 1, page 2\)/)
  assert.match(note ?? '', /\/Dest \[1 0 R \/XYZ 10 30 0\]\n {2}\/Contents \(Claim of note 1, page 1\)/)
})

test('links to URLs stay as they are', () => {
  const objects = [page(1, '2 0 R'), link(2, 'https://acme.example/', '10 20 15 30')]
  assert.deepEqual(placed(objects), objects)
})

test('a link that leads nowhere is refused', () => {
  assert.throws(() => placed([page(1, '2 0 R'), link(2, 'place:note-1', '10 20 15 30')]), RangeError)
})
