/**
 * Of the rules that snapshots are made and compared by; written by `npm run fingerprint`. Under other rules the same pages
 * give another snapshot, and the difference would be told as a change of the site.
 */
export const rulesFingerprint = 'bba931125dd658db'
