/** A character of a script in which a space does not tell where a word ends: it has none, or glues particles to its words. */
export const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u
