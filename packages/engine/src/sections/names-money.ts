import type { Facts } from '../facts.ts'

const money = /[€$£¥₽₹₩₺]\s?\d|\d\s?(?:[€£¥₽₹₩₺円元원]|EUR|USD|CHF|PLN|zł|Kč|kr\b|Ft\b|lei\b|руб|грн)/u
const blockTextMax = 4_000

/** A figure that no fact holds is a price all the same. */
export const namesMoney = (blocks: Facts['blocks']) =>
  blocks.some((page) => page.blocks.some(({ text }) => money.test(text.slice(0, blockTextMax))))
