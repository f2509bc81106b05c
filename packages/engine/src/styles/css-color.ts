import { color, serializeRGB } from '@csstools/css-color-parser'
import {
  type ComponentValue,
  type FunctionNode,
  isFunctionNode,
  isTokenNode,
  isWhiteSpaceOrCommentNode,
  parseComponentValue,
  replaceComponentValues,
} from '@csstools/css-parser-algorithms'
import { isTokenComma, isTokenIdent, isTokenNumber, tokenize } from '@csstools/css-tokenizer'
import { systemColors } from './system-colors.ts'

/** A colour of a stylesheet, brought to sRGB. */
export interface CssColor {
  /** `#rrggbb`; what lies outside of sRGB is clipped. */
  hex: string
  /** 0 to 1. */
  alpha: number
}

export interface ColorSurroundings {
  /** What `currentColor` stands for, as written. */
  currentColor?: string | undefined
  /** Whether the dark one of `light-dark()` is meant. */
  scheme?: 'light' | 'dark'
}

/** The parser recurses: this bounds its depth, and the work of a value. */
const colorCharactersMax = 1_000
/** `light-dark()` within `light-dark()`. */
const nestingMax = 8

/**
 * Reads a colour in any form of CSS Color 4 and 5: hex, named, system, `rgb()` to `oklch()`, `color()`, `color-mix()`,
 * relative colours, `light-dark()`. Variables have been put in before.
 * @returns null for what is no colour
 */
export function parseColor(written: string, surroundings: ColorSurroundings = {}): CssColor | null {
  if (written.length > colorCharactersMax) return null
  if (/currentcolor|light-dark/i.test(written)) return readColor(written, surroundings)
  const known = readBefore.get(written)
  if (known !== undefined) return known
  const color = readColor(written, surroundings)
  if (readBefore.size >= rememberedMax) readBefore.clear()
  if (written.length <= rememberedCharactersMax) readBefore.set(written, color)
  return color
}

/** Sheets write the same few hundred colours, and words that are none, again and again. */
const readBefore = new Map<string, CssColor | null>()
const rememberedMax = 2_000
const rememberedCharactersMax = 100

function readColor(written: string, surroundings: ColorSurroundings): CssColor | null {
  const value = componentOf(written)
  const [meant, ...further] = value === undefined ? [] : withSurroundings(value, surroundings)
  const data = meant !== undefined && further.length === 0 && parsed(meant)
  // An alpha that is no number is a variable that nothing was put in for.
  if (!data || typeof data.alpha !== 'number') return null
  const [red, green, blue] = serializeRGB(data, false).value.flatMap((node) =>
    isTokenNode(node) && isTokenNumber(node.value) ? [node.value[4].value] : [],
  )
  if (red === undefined || green === undefined || blue === undefined) return null
  // `none` is NaN, and counts as nothing (CSS Color 4 § 4.4).
  return { hex: `#${byte(red)}${byte(green)}${byte(blue)}`, alpha: Math.min(1, Math.max(0, data.alpha || 0)) }
}

/** The library throws at brackets that are left open in a calculation: `rgb(atan2((`. */
function parsed(value: ComponentValue): ReturnType<typeof color> {
  try {
    return color(value)
  } catch {
    return false
  }
}

/** A half is rounded up, also one that conversions left a trace below it. */
const byte = (value: number) =>
  Math.round(value + 1e-6)
    .toString(16)
    .padStart(2, '0')

const componentOf = (written: string): ComponentValue | undefined =>
  written.length > colorCharactersMax ? undefined : parseComponentValue(tokenize({ css: written.trim() }))

/** With what the parser leaves to others put in: `currentColor`, system colours and `light-dark()`. */
function withSurroundings(value: ComponentValue, surroundings: ColorSurroundings, depth = 0): ComponentValue[] {
  const [replaced = []] = replaceComponentValues([[value]], (node) => {
    if (isTokenNode(node) && isTokenIdent(node.value)) {
      const name = node.value[4].value.toLowerCase()
      const meant = name === 'currentcolor' ? surroundings.currentColor : systemColors.get(name)
      return meant === undefined ? undefined : componentOf(meant)
    }
    if (depth >= nestingMax || !isFunctionNode(node) || node.getName().toLowerCase() !== 'light-dark') return undefined
    const chosen = ofScheme(node, surroundings.scheme)
    return chosen.flatMap((part) => withSurroundings(part, surroundings, depth + 1))
  })
  return replaced
}

/** One of the two colours of `light-dark()`. */
function ofScheme({ value }: FunctionNode, scheme: ColorSurroundings['scheme']): ComponentValue[] {
  const comma = value.findIndex((part) => isTokenNode(part) && isTokenComma(part.value))
  const chosen = scheme === 'dark' ? value.slice(comma + 1) : value.slice(0, comma)
  return comma < 0 ? [] : chosen.filter((part) => !isWhiteSpaceOrCommentNode(part))
}
