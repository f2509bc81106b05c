import { pagesLists } from '../joined/pages.ts'
import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { type WordEntry, wordEntries } from '../word-lists.ts'
import type { PictureKind } from './lists.ts'

export const pictureEntries = (): WordEntry<PictureKind>[] => wordEntries(pagesLists, 'pictures')

export const pictureWords: PhraseIndex<PictureKind> = createPhraseIndex(pictureEntries)
