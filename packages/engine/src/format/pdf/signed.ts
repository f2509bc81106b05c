/** What a file says of the program that made it. */

/**
 * The file with our name as its creator, or with none of a program on a white label. Nothing changes its place: names are
 * filled up with spaces.
 */
export function signed(file: Uint8Array, { whiteLabel }: { whiteLabel: boolean }): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const text = bytes.toString('latin1')
  for (const { 0: name, index } of text.matchAll(/(?<=\/Creator \(|<xmp:CreatorTool>)Typst [\d.]+(?=[)<])/g)) {
    bytes.write((whiteLabel ? 'Report' : 'Brandprint').slice(0, name.length).padEnd(name.length), index, 'latin1')
  }
  return bytes
}
