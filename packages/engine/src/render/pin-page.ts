/// <reference lib="dom" />

/**
 * Runs in every document before its own scripts, and takes away what differs from one visit to the next. The clock is
 * not among it: the renderer drives it from outside (virtual time). Self-contained, since it is sent as text.
 */
export function pinPage(): void {
  // A rotator or a poll: what it would show next is never what a visitor sees first.
  const rotatorMsMin = 1500
  const frameMs = 16

  /** Park–Miller (1988): short, and the same on every machine. */
  let state = 20_260_101
  const next = () => {
    state = (state * 16_807) % 2_147_483_647
    return state
  }
  Math.random = () => (next() - 1) / 2_147_483_646
  // Ids of elements are often made of these; a page that we render has no secret to keep.
  Crypto.prototype.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let index = 0; index < bytes.length; index++) bytes[index] = next() & 0xff
    return array
  }
  Crypto.prototype.randomUUID = () => {
    const hex = (digits: number) => Array.from({ length: digits }, () => (next() & 0xf).toString(16)).join('')
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  }

  // Virtual time runs far ahead of the screen: two frames in as many seconds, more or fewer. Frames by the timer are
  // the same number each time, so that counters and entrances reach their end.
  const { setTimeout, clearTimeout, setInterval } = window
  window.requestAnimationFrame = (callback) => setTimeout(() => callback(Math.round(performance.now())), frameMs)
  window.cancelAnimationFrame = (id) => clearTimeout(id)
  const idle = { didTimeout: false, timeRemaining: () => 10 }
  window.requestIdleCallback = (callback) => setTimeout(() => callback(idle), frameMs)
  window.cancelIdleCallback = (id) => clearTimeout(id)

  const startInterval = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setInterval(Number(delay) >= rotatorMsMin ? () => {} : handler, delay, ...rest)
  window.setInterval = startInterval as typeof window.setInterval
}
