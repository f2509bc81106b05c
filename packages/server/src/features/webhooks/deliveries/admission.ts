/** Decides which attempts may begin now: each needs a free slot, and its pace has to allow it. */
import type { Endpoint, Outcome } from './endpoint.ts'
import { createPace, type Pace } from './pace.ts'
import { createSlots, type Slots } from './slots.ts'

export interface Admission {
  /**
   * Reserves as many attempts as are allowed now, at most `most`.
   * @returns how many; `later` when the end of other attempts would not change the answer
   */
  begin(endpoint: Endpoint, most: number, now: Date): number | 'later'
  /** Releases a reserved attempt for which there was no delivery. */
  giveBack(endpoint: Endpoint, now: Date): void
  /** @param address IP address of the host; null when its name was not resolved */
  end(endpoint: Endpoint, outcome: Outcome, address: string | null): void
  /** Whether its last attempt failed, as far as this process knows. */
  isFailing(endpoint: Endpoint): boolean
  /** Whether it has answered 200, as far as this process knows. */
  isProven(endpoint: Endpoint): boolean
}

export function createAdmission(slots: Slots = createSlots(), pace: Pace = createPace()): Admission {
  return {
    begin(endpoint, most, now) {
      const known = slots.standing(endpoint)
      const paced = pace.free(endpoint, known, now)
      const count = Math.min(most, slots.free(endpoint), paced)
      if (paced === 0 || (count === 0 && known.standing === 'failing')) return 'later'
      for (let begun = 0; begun < count; begun++) {
        slots.begin(endpoint)
        pace.begin(endpoint, known, now)
      }
      return count
    },
    giveBack(endpoint, now) {
      pace.giveBack(endpoint, slots.standing(endpoint), now)
      slots.end(endpoint, 'stopped')
    },
    end(endpoint, outcome, address) {
      pace.end(endpoint, slots.standing(endpoint), outcome, address)
      slots.end(endpoint, outcome)
    },
    isFailing: (endpoint) => slots.standing(endpoint).standing === 'failing',
    isProven: (endpoint) => slots.standing(endpoint).isProven,
  }
}
