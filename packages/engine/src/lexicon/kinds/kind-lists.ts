import { readFileSync } from 'node:fs'
import { byLanguage } from '../by-language.ts'
import type { KindsLists } from './lists.ts'

/**
 * The kinds of one language; null where none are known. A file a language, read when a site in that language is first met: all of them
 * together are larger than all other word lists. The build copies them beside its own files (scripts/build.ts).
 */
export const kindsListsOf: (language: string) => KindsLists | null = byLanguage((language) => {
  if (!/^[a-z]{2,3}$/.test(language)) return null
  try {
    return JSON.parse(readFileSync(new URL(`./by-language/${language}.json`, import.meta.url), 'utf8')) as KindsLists
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
})
