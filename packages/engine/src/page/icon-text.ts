import { attributeOf, type FlatDocument, type Node } from '../document/flat-document.ts'

/** An element of a font that draws icons by their names: its text is “contact_mail”, and a visitor sees a letter. */
export const isIconText = (document: FlatDocument, node: Node): boolean =>
  /(?:^|\s)material-(?:icons|symbols)/i.test((attributeOf(document, node, 'class') ?? '').slice(0, 200))
