import { stakeWords } from '../../lexicon/diagnoses/diagnosis-words.ts'
import type { DiagnosisFacts } from './diagnosis-facts.ts'

/** Whether the opening itself speaks of money, health, children, data, animals or a home. */
export function isSensitive({ opening, language }: Pick<DiagnosisFacts, 'opening' | 'language'>): boolean {
  if (language === null) return false
  const stakes = stakeWords(language.value)
  return opening.texts.some((text) => stakes.has(text))
}
