import { luminanceOf, merged } from './colors.ts'
import type { Picture } from './picture.ts'

/** A small picture, decoded: four bytes a pixel, red, green, blue, alpha. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

type Measured = Pick<Picture, 'colors' | 'transparentShare' | 'meanLuminance' | 'ground' | 'visualHash'>

/** Tones of one colour, as smoothed edges and compression leave them. */
const nearest = 0.07
const colorsMax = 8
const shareMin = 0.01
const transparentBelow = 128

/** What the pixels say of a picture: its colours, its ground and its shape. */
export function measurePixels(pixels: Pixels): Measured {
  const { data, width, height } = pixels
  const counts = new Map<string, number>()
  let opaque = 0
  for (let at = 0; at < width * height; at++) {
    if (byteAt(data, at * 4 + 3) < transparentBelow) continue
    opaque++
    const hex = hexAt(pixels, at)
    counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  let luminance = 0
  for (const [hex, count] of counts) luminance += count * luminanceOf(hex)
  const transparentShare = width * height === 0 ? 1 : 1 - opaque / (width * height)
  return {
    colors: merged(counts, { nearest, colorsMax }).filter(({ share }) => share >= shareMin),
    transparentShare: rounded(transparentShare),
    meanLuminance: opaque === 0 ? null : rounded(luminance / opaque),
    ground: groundOf(pixels),
    visualHash: visualHash(pixels, transparentShare > 0.05),
  }
}

const byteAt = (data: Uint8Array, at: number): number => data[at] ?? 0

const rounded = (share: number) => Math.round(share * 1e4) / 1e4

function hexAt({ data }: Pixels, at: number): string {
  const value = (byteAt(data, at * 4) << 16) | (byteAt(data, at * 4 + 1) << 8) | byteAt(data, at * 4 + 2)
  return `#${value.toString(16).padStart(6, '0')}`
}

function groundOf(pixels: Pixels): string | null {
  const { data, width, height } = pixels
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  if (width === 0 || corners.some((at) => byteAt(data, at * 4 + 3) < transparentBelow)) return null
  const [first] = corners as [number]
  for (const at of corners) {
    for (const channel of [0, 1, 2]) {
      if (Math.abs(byteAt(data, at * 4 + channel) - byteAt(data, first * 4 + channel)) > 16) return null
    }
  }
  return hexAt(pixels, first)
}

const hashWidth = 9
const hashHeight = 8

/**
 * Whether each of 8 × 8 fields is darker than the one to its right (a difference hash). Of a picture with a see-through
 * ground it is the shape that is compared, so that the white and the coloured form of a mark are the same.
 */
function visualHash({ data, width, height }: Pixels, byShape: boolean): string {
  const fields: number[] = []
  for (let row = 0; row < hashHeight; row++) {
    for (let column = 0; column < hashWidth; column++) {
      const x0 = Math.floor((column * width) / hashWidth)
      const y0 = Math.floor((row * height) / hashHeight)
      const x1 = Math.max(x0 + 1, Math.floor(((column + 1) * width) / hashWidth))
      const y1 = Math.max(y0 + 1, Math.floor(((row + 1) * height) / hashHeight))
      let sum = 0
      for (let y = y0; y < y1; y++) {
        for (let x = x0; x < x1; x++) {
          const at = (y * width + x) * 4
          sum += byShape
            ? byteAt(data, at + 3)
            : 0.3 * byteAt(data, at) + 0.59 * byteAt(data, at + 1) + 0.11 * byteAt(data, at + 2)
        }
      }
      fields.push(sum / ((x1 - x0) * (y1 - y0)))
    }
  }
  let hash = 0n
  for (let row = 0; row < hashHeight; row++) {
    for (let column = 0; column < hashWidth - 1; column++) {
      const at = row * hashWidth + column
      hash = (hash << 1n) | (fields[at]! < fields[at + 1]! - 2 ? 1n : 0n)
    }
  }
  return hash.toString(16).padStart(16, '0')
}

/** Fields in which two visual hashes differ, of 64. */
export function hashDistance(one: string, other: string): number {
  let differing = 0
  for (let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`); bits > 0n; bits &= bits - 1n) differing++
  return differing
}
