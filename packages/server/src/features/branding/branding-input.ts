import type { Deps } from '../../platform/deps.ts'
import type { BrandingFault } from './branding-fault.ts'
import { type LogoFile, sized, vetLogo } from './logo-input.ts'
import type { Branding } from './queries.ts'
import { colorFault, foldedColor, lineFault, trimmedLine } from './text-input.ts'

/** A branding as it was written. */
export interface WrittenBranding extends Omit<Branding, 'logo'> {
  logo: LogoFile | null
}

/** A branding as it is kept, or the first of its members that is wrong. The logo is read last, as that takes a while. */
export async function validBranding(
  deps: Pick<Deps, 'logos'>,
  { name, logo, color, footer }: WrittenBranding,
  accountId: string,
): Promise<{ ok: true; value: Branding } | { ok: false; error: BrandingFault }> {
  const faults = [
    name === null ? null : lineFault('name', name),
    color === null ? null : colorFault(color),
    footer === null ? null : lineFault('footer', footer),
  ]
  const error = faults.find((each) => each !== null)
  if (error !== undefined) return { ok: false, error }
  const file = logo === null ? null : sized(logo)
  if (file?.ok === false) return file
  const vetted = file === null ? null : await vetLogo(deps, file.value, accountId)
  if (vetted?.ok === false) return vetted
  const value: Branding = {
    name: name === null ? null : trimmedLine(name),
    logo: vetted === null ? null : vetted.value,
    color: color === null ? null : foldedColor(color),
    footer: footer === null ? null : trimmedLine(footer),
  }
  return { ok: true, value }
}
