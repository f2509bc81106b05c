import { attributeOf, type FlatDocument, type Node, parentOf, tagOf } from '../document/flat-document.ts'

const nameCharactersMax = 512
const nameOfClass = /^[a-z][a-z_-]{2,30}$/i

/** A short path to an element for people: `header > a.button`; ids where there are some, three steps at the most. */
export function locatorOf(document: FlatDocument, node: Node): string {
  const steps: string[] = []
  for (let at = node; at >= 0 && steps.length < 3; at = parentOf(document, at)) {
    const tag = tagOf(document, at)
    if (tag === 'body' || tag === 'html') break
    const id = attributeOf(document, at, 'id')
    if (id !== undefined && /^[\w-]{1,40}$/.test(id)) {
      steps.unshift(`${tag}#${id}`)
      break
    }
    const name = attributeOf(document, at, 'class')
      ?.slice(0, nameCharactersMax)
      .split(/\s+/)
      .find((word) => nameOfClass.test(word))
    steps.unshift(name === undefined ? tag : `${tag}.${name}`)
  }
  return steps.length === 0 ? tagOf(document, node) : steps.join(' > ')
}
