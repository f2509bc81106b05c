/** Whether a caller takes gzip (RFC 9110 § 12.5.3); without the header it may not be able to unpack it. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  if (header === undefined) return false
  const weights = new Map<string, number>()
  for (const part of String(header).toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((word) => word.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(coding, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  return (weights.get('gzip') ?? weights.get('x-gzip') ?? weights.get('*') ?? 0) > 0
}
