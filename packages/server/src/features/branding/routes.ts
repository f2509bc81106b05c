import type { Deps } from '../../platform/deps.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { Envelope } from '../../platform/http/envelope.ts'
import type { Http } from '../../platform/http/http.ts'
import type { FieldChecks } from '../../platform/http/validation.ts'
import type { BrandingFault } from './branding-fault.ts'
import { validBranding } from './branding-input.ts'
import { readLogoAddress } from './logo-input.ts'
import { brandingOf, deleteBranding, replaceBranding } from './queries.ts'
import { BrandingAnswer, DeletedBranding, NewBranding } from './schema.ts'
import { colorFault, lineFault } from './text-input.ts'
import { brandingToWire } from './wire.ts'

const tags = ['Branding']
const rules = { access: 'admin:full', tiers: ['agency'], isExtension: true } as const

const fieldChecks: FieldChecks = {
  name: ifAny((name) => throwFault(lineFault('name', name))),
  logo: ifAny(fileIn),
  color: ifAny((color) => throwFault(colorFault(color))),
  footer: ifAny((footer) => throwFault(lineFault('footer', footer))),
}

/** All routes of branding. */
export function brandingRoutes(app: Http, deps: Deps): void {
  const { db, clock } = deps

  app.put(
    '/v1/account/branding',
    {
      config: { ...rules, fieldChecks },
      schema: {
        operationId: 'setBranding',
        summary: 'Set the branding',
        description:
          'Replaces the whole branding: what is left out is not there afterwards. White-label exports that are asked for from now on carry it; earlier ones keep what they were asked for with. It stays when the tier goes down, and is used again when it goes up. The same request twice has the effect of one, so there is no `Idempotency-Key`.',
        tags,
        body: NewBranding,
        response: { 200: Envelope(BrandingAnswer) },
      },
    },
    async ({ caller, body }) => {
      const { name = null, logo = null, color = null, footer = null } = body
      const written = { name, logo: logo === null ? null : fileIn(logo), color, footer }
      const branding = await validBranding(deps, written, caller.id)
      if (!branding.ok) throw toError(branding.error)
      const row = { ...branding.value, updated_at: clock.now() }
      await replaceBranding(db, caller.id, row)
      return { data: brandingToWire(row) }
    },
  )

  app.get(
    '/v1/account/branding',
    {
      config: { ...rules, missing: ['branding'] },
      schema: {
        operationId: 'getBranding',
        summary: 'Get the branding',
        description:
          'As white-label exports that are asked for now carry it. 404 when none was set, or it was deleted; when it was set without any member, they are all null.',
        tags,
        response: { 200: Envelope(BrandingAnswer) },
      },
    },
    async ({ caller }) => {
      const row = await brandingOf(db, caller.id)
      if (row === undefined) throw notFound('branding')
      return { data: brandingToWire(row) }
    },
  )

  app.delete(
    '/v1/account/branding',
    {
      config: { ...rules, missing: ['branding'] },
      schema: {
        operationId: 'deleteBranding',
        summary: 'Delete the branding',
        description: 'White-label exports that are asked for from now on carry no name at all.',
        tags,
        response: { 200: Envelope(DeletedBranding) },
      },
    },
    async ({ caller }) => {
      if (!(await deleteBranding(db, caller.id))) throw notFound('branding')
      return { data: { deleted: true as const } }
    },
  )
}

function fileIn(address: string) {
  const read = readLogoAddress(address)
  if (!read.ok) throw toError(read.error)
  return read.value
}

function ifAny(check: (written: string) => unknown) {
  return (value: string | null) => void (value !== null && check(value))
}

function throwFault(fault: BrandingFault | null): void {
  if (fault !== null) throw toError(fault)
}

function toError({ code, field, message }: BrandingFault): AppError {
  return new AppError(code, field, message)
}
