/** Invisible characters, those that change the direction of writing, and spaces beyond ASCII. */
const unseen = /[\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu

/** For the descriptions of addresses in answers. */
export const sentAddressRule =
  'As it was sent. A host beyond ASCII is in punycode, and invisible characters in the rest are percent-encoded.'

/**
 * An address as its sender wrote it, so that they recognise it, in a form that cannot be mistaken for another host:
 * a host beyond ASCII becomes punycode, in lower case, and characters that are invisible or change the direction of writing
 * are percent-encoded, as a request sends them. All else stays: letter case, a dot after the host, a port, a path beyond
 * ASCII, or none.
 * @param text an address that `parsePublicUrl` has accepted
 */
export function sentAddress(text: string): string {
  const [, scheme = '', authority = '', rest = ''] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(text)!
  return scheme + asciiAuthority(authority, text) + rest.replace(unseen, encodeURIComponent)
}

function asciiAuthority(authority: string, text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
  if (/^[\u0000-\u007f]*$/.test(authority)) return authority
  const [port = ''] = /:\d*$/.exec(authority) ?? []
  return new URL(text).hostname + port
}
