import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Block, Initiative, Point } from '../outline/blocks.ts'
import { blockData, type Writing } from './block-data.ts'
import { createNotes } from './notes.ts'

const writing = (): Writing => ({ notes: createNotes(), places: new Map(), prefix: '', pictureOf: () => null })

const table = (rows: number): Block => ({
  kind: 'table',
  head: ['Text', 'Ground'],
  rows: Array.from({ length: rows }, () => ({ cells: ['#ffffff', '#b3261e'], evidence: [] })),
})

test('a table of few rows stays on one page, and one of many goes on over its end', () => {
  assert.equal(blockData(table(3), writing()).isParted, false)
  assert.equal(blockData(table(12), writing()).isParted, true)
})

test('a column of colours has room for their samples', () => {
  const cell: Point = { text: '#b3261e', voice: 'report', evidence: [] }
  const columns = (hex?: string) =>
    blockData(
      {
        kind: 'table',
        head: ['Text'],
        rows: [{ cells: [hex === undefined ? cell : { ...cell, hex }], evidence: [] }],
      },
      writing(),
    ).columns as number[]
  assert.ok((columns('#b3261e')[0] ?? 0) > (columns()[0] ?? 0))
})

test('a place of a side of two has the prefix of that side', () => {
  const side = { ...writing(), prefix: 'b-' }
  const initiative: Initiative = {
    title: 'Say it first',
    rationale: { text: 'It is not said.', voice: 'report', evidence: [] },
    steps: [],
    effort: 'S',
    impact: 'high',
    horizon: '1 week',
    metric: 'Orders',
    answers: [],
    evidence: [],
  }
  blockData({ kind: 'initiatives', initiatives: [initiative] }, side)
  assert.equal(side.places.get('initiative-1'), 'b-initiative-1')
})
