import { brandIdentity } from './brand-identity.ts'
import { contentThemes } from './content-themes.ts'
import { customerJourney } from './customer-journey.ts'
import { digitalPresence } from './digital-presence.ts'
import { discoverability } from './discoverability.ts'
import { messaging } from './messaging.ts'
import { offerings } from './offerings.ts'
import { personas } from './personas.ts'
import { positioning } from './positioning.ts'
import { strategy } from './strategy.ts'
import { swot } from './swot.ts'
import { trustAndExperience } from './trust-and-experience.ts'
import { visualIdentity } from './visual-identity.ts'

/** The 13 sections of a full report, in the order they are read. */
export const allSections = {
  brandIdentity,
  personas,
  swot,
  strategy,
  visualIdentity,
  messaging,
  positioning,
  offerings,
  customerJourney,
  contentThemes,
  digitalPresence,
  discoverability,
  trustAndExperience,
}
