/** The fields of a page's forms as a visitor meets them, each with what it is called. */

import {
  attributeOf,
  contains,
  endOf,
  type FlatDocument,
  foldSpace,
  isText,
  type Node,
  tagOf,
  textOf,
} from '../../document/flat-document.ts'
import { memoised } from '../../memoised.ts'
import type { SitePage } from '../../site.ts'

export interface ReadField {
  node: Node
  /** Lower case: `email`, `tel`, `select`, `textarea`, … */
  type: string
  label: string | null
  /** How it comes by its label; a placeholder is gone once somebody types. */
  labelledBy: 'label' | 'attribute' | 'placeholder' | null
  required: boolean
  /** `name`, `id` and `autocomplete`, in lower case: English on most sites. */
  names: string
}

export interface ReadForm {
  /** -1 for fields outside of any form. */
  node: Node
  fields: ReadField[]
  /** Labels of what sends it; of fields outside of any form, of the first button after them. */
  submits: string[]
}

/** Fields of nobody's filling in. */
const unfilled = new Set(['hidden', 'submit', 'button', 'image', 'reset'])
const fieldTags = new Set(['input', 'select', 'textarea'])
const fieldsMax = 600
const labelCharactersMax = 120

/**
 * The visible forms of a page that ask for something; fields outside of any form come last, as one, where they ask for
 * an e-mail address or a message. Boxes to tick alone are menus and filters.
 */
export const readForms = memoised(formsOf)

function formsOf(page: SitePage): ReadForm[] {
  const { document, isVisible } = page
  const labels = labelsOf(document)
  const loose: ReadForm = { node: -1, fields: [], submits: [] }
  const forms: ReadForm[] = []
  let current = loose
  let read = 0
  for (let node = 0; node < document.tags.length && read < fieldsMax; node++) {
    const tag = tagOf(document, node)
    if (current !== loose && !contains(document, current.node, node)) current = loose
    if (tag === 'form') {
      current = { node, fields: [], submits: [] }
      forms.push(current)
    } else if (fieldTags.has(tag) || tag === 'button') {
      const type = typeOf(document, node, tag)
      const isField = fieldTags.has(tag) && !unfilled.has(type)
      if (!isVisible(node) && !(isField && isStyledChoice(type))) continue
      read++
      if (isField) {
        current.fields.push(fieldOf(document, node, type, labels))
        if (current === loose) loose.submits = []
      } else if (sends(type, current === loose)) current.submits.push(buttonText(document, node))
    }
  }
  loose.submits = loose.submits.slice(0, 1)
  const asks = ({ fields }: ReadForm) => fields.some(({ type }) => !isStyledChoice(type) && type !== 'range')
  const isLooseForm = loose.fields.some(({ type }) => addressed.has(type))
  return (isLooseForm ? [...forms, loose] : forms).filter(asks)
}

const addressed = new Set(['email', 'tel', 'textarea', 'password'])

const sends = (type: string, isLoose: boolean) =>
  type === 'submit' || type === 'image' || (isLoose && type === 'button')

/** Themes hide the browser's own boxes and draw others in their place. */
const isStyledChoice = (type: string) => type === 'checkbox' || type === 'radio' || type === 'file'

function typeOf(document: FlatDocument, node: Node, tag: string): string {
  if (tag === 'select' || tag === 'textarea') return tag
  const written = attributeOf(document, node, 'type')?.trim().toLowerCase().slice(0, 20)
  return written === undefined || written === '' ? (tag === 'button' ? 'submit' : 'text') : written
}

function fieldOf(document: FlatDocument, node: Node, type: string, labels: Labels): ReadField {
  const attribute = (name: string) => foldSpace((attributeOf(document, node, name) ?? '').slice(0, 400))
  const names = [attribute('name'), attribute('id'), attribute('autocomplete')].join(' ').toLowerCase()
  const required = attributeOf(document, node, 'required') !== undefined || attribute('aria-required') === 'true'
  const found: [ReadField['labelledBy'], string][] = [
    ['label', labels.wrapping.get(node) ?? labels.byId.get(attribute('id')) ?? ''],
    ['attribute', attribute('aria-label') || labelledBy(document, attribute('aria-labelledby'), labels)],
    ['attribute', attribute('title')],
    ['placeholder', attribute('placeholder')],
  ]
  const [by, label] = found.find(([, text]) => text !== '') ?? [null, null]
  const isStarred = label !== null && /\*\s{0,2}:?$/.test(label)
  return { node, type, label, labelledBy: by, required: required || isStarred, names }
}

interface Labels {
  byId: Map<string, string>
  wrapping: Map<Node, string>
  /** Elements by id, for `aria-labelledby`. */
  elements: Map<string, Node>
}

function labelsOf(document: FlatDocument): Labels {
  const labels: Labels = { byId: new Map(), wrapping: new Map(), elements: new Map() }
  let read = 0
  for (let node = 0; node < document.tags.length; node++) {
    if (isText(document, node)) continue
    const id = attributeOf(document, node, 'id')
    if (id !== undefined && !labels.elements.has(id)) labels.elements.set(id, node)
    if (tagOf(document, node) !== 'label' || ++read > 2 * fieldsMax) continue
    const text = labelText(document, node)
    if (text === '') continue
    const target = attributeOf(document, node, 'for')?.trim()
    if (target !== undefined) labels.byId.set(target, text)
    const inner = firstField(document, node)
    if (inner >= 0) labels.wrapping.set(inner, text)
  }
  return labels
}

const labelText = (document: FlatDocument, node: Node) =>
  textOf(document, node, {
    charactersMax: labelCharactersMax,
    skip: (inner) => tagOf(document, inner) === 'select' || tagOf(document, inner) === 'textarea',
  }).slice(0, 2 * labelCharactersMax)

/** A label holds a field and a few words around it. */
const labelNodesMax = 60

function firstField(document: FlatDocument, label: Node): Node {
  const end = Math.min(endOf(document, label), label + labelNodesMax)
  for (let node = label + 1; node < end; node++) if (fieldTags.has(tagOf(document, node))) return node
  return -1
}

function labelledBy(document: FlatDocument, ids: string, { elements }: Labels): string {
  const [first] = ids.split(' ')
  const node = first === undefined || first === '' ? undefined : elements.get(first)
  return node === undefined ? '' : textOf(document, node, { charactersMax: labelCharactersMax })
}

function buttonText(document: FlatDocument, node: Node): string {
  if (tagOf(document, node) === 'input') return foldSpace((attributeOf(document, node, 'value') ?? '').slice(0, 200))
  const text = textOf(document, node, { charactersMax: labelCharactersMax })
  return text !== '' ? text : foldSpace((attributeOf(document, node, 'aria-label') ?? '').slice(0, 200))
}
