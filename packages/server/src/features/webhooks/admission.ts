/** Who may begin an attempt now: there has to be a slot, and its pace has to allow it. */
import type { Endpoint, Outcome } from './endpoint.ts'
import { createPace, type Pace } from './pace.ts'
import { createSlots, type Slots } from './slots.ts'

export interface Admission {
  /**
   * Begins as many attempts as may, so many at most.
   * @returns how many; `later` when it is not worth asking again as soon as any attempt ends
   */
  begin(endpoint: Endpoint, most: number, now: Date): number | 'later'
  /** One that began had nothing to do. */
  giveBack(endpoint: Endpoint, now: Date): void
  /** @param address where the host was; null when that was not found out */
  end(endpoint: Endpoint, outcome: Outcome, address: string | null): void
  /** Whether its last attempt failed, as far as is known here. */
  isFailing(endpoint: Endpoint): boolean
  /** Whether it has answered 200, as far as is known here. */
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
