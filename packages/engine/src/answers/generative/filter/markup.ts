/** Takes HTML out: tags, comments, declarations, and what only begins like one. */
import type { Emit, Stage } from './stage.ts'

const tagCharactersMax = 400
const commentCharactersMax = 4_000

/** A URL or a mailbox in `<…>`, which Markdown makes a link of; without them a later stage judges it. */
const autolink = /^(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)$/i

/**
 * Nothing is held back but the text of a tag, which is dropped at its end: a `<` goes on only together with what
 * follows it, and only where that cannot begin a tag. So no tag can come together from what is left over.
 */
export function markup(emit: Emit): Stage {
  let state: 'text' | 'opened' | 'tag' | 'comment' = 'text'
  let tag = ''
  let commentCharacters = 0
  let lastTwo = ''

  function afterOpening(character: string): void {
    if (character === '<') return
    state = 'text'
    if (/[\s=\d-]/.test(character)) {
      emit('<')
      emit(character)
    } else if (/[A-Za-z/!?]/.test(character)) {
      state = 'tag'
      tag = character
    } else emit(character)
  }

  function inTag(character: string): void {
    if (character === '>') {
      state = 'text'
      if (tag.startsWith('!--') && !isEndOfComment(tag)) {
        state = 'comment'
        commentCharacters = 0
        lastTwo = tag.slice(-2)
      } else if (autolink.test(tag)) for (const part of tag) emit(part)
      return
    }
    if (character === '<' && !tag.startsWith('!--')) {
      state = 'opened'
      return
    }
    const isParagraph = character === '\n' && tag.endsWith('\n')
    tag += character
    if (tag.startsWith('!--') && tag.length > 5) {
      state = 'comment'
      commentCharacters = 0
      lastTwo = tag.slice(-2)
    } else if (isParagraph || tag.length > tagCharactersMax) state = 'text'
  }

  function inComment(character: string): void {
    commentCharacters++
    if ((character === '>' && lastTwo === '--') || commentCharacters > commentCharactersMax) state = 'text'
    lastTwo = (lastTwo + character).slice(-2)
  }

  return {
    take(character) {
      if (state === 'text') {
        if (character === '<') state = 'opened'
        else emit(character)
      } else if (state === 'opened') afterOpening(character)
      else if (state === 'tag') inTag(character)
      else inComment(character)
    },
    end() {
      // A tag that never ends is no text either.
      state = 'text'
    },
  }
}

const isEndOfComment = (tag: string) => tag === '!--' || tag === '!---' || tag.endsWith('--')
