import type { Quote } from '../../evidence.ts'
import type { Sentence } from './shapes.ts'

/** A sentence as evidence. */
export const quoteOf = ({ page, text, locator }: Sentence): Quote => ({ page, text, locator })
