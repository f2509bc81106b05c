import type { Fact } from '../../evidence.ts'
import type { SocialProfile } from '../../facts.ts'
import { quotesOf } from '../grounds.ts'

/** A profile elsewhere, as what meets people at a stage. */
export const profileAsset = (profile: Fact<SocialProfile>, type: string, title: string) => ({
  text: title,
  confidence: profile.confidence,
  quotes: quotesOf([profile]),
  asset: { type, title, url: profile.value.url },
})
