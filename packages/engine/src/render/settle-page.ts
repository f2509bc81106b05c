/// <reference lib="dom" />

/** Brings a page to a standstill that is the same each time: loaded, scrolled through once, entrances over. */
import type { CDPSession } from 'playwright-core'
import { evaluateAside, late, passTime, within } from './page-session.ts'

/**
 * All virtual time together stays below 3 s: a splash screen is gone by then, and a carousel shows its first slide.
 */
const loadSlices = 4
const loadSliceMs = 350
const scrollStepMs = 25
const scrollStepsMax = 24
const scrollStepPixels = 720
const restMs = 600

/** How long a page that computes all the time may keep us waiting once its requests are no longer waited for. */
const busyMsMax = 1_000
/** A frame takes 17 ms, or does not come at all. */
const frameMsMax = 100
const frameAttempts = 3

export interface Settled {
  /** false: a request that never ended, or a script that never ended, was cut off. */
  quiet: boolean
}

/**
 * Call after the document was committed, with its clock on hold.
 * @param wallMs after so long requests are no longer waited for; 2 s later it ends in any case
 */
export async function settlePage(session: CDPSession, wallMs: number): Promise<Settled> {
  const started = performance.now()
  const left = () => wallMs - (performance.now() - started)
  const overtime = () => left() < -busyMsMax
  let waitForRequests = true
  let quiet = true

  /** false when even a clock that waits for nothing does not move: a script keeps the page busy. */
  const pass = async (virtualMs: number): Promise<boolean> => {
    if (waitForRequests) {
      if (left() > 0 && (await passTime(session, { virtualMs, wallMs: left(), waitForRequests: true }))) return true
      waitForRequests = false
      quiet = false
    }
    return passTime(session, { virtualMs, wallMs: Math.max(busyMsMax / 2, left()), waitForRequests: false })
  }
  const aside = async <Argument, Value>(run: (argument: Argument) => Value, argument: Argument) =>
    within(evaluateAside(session, run, argument), Math.max(busyMsMax, left())).catch((): typeof late => late)

  /** The screen does not follow virtual time: what waits for a frame (images in view, fonts, observers) gets one. */
  const frame = async (): Promise<void> => {
    const drawn = evaluateAside(session, nextFrame, null).catch(() => {})
    for (let attempt = 0; attempt < frameAttempts; attempt++) {
      if ((await within(drawn, frameMsMax)) !== late || overtime()) return
      // Now and then the browser waits with a frame for its own clock.
      await pass(1)
    }
  }

  for (let slice = 0; slice < loadSlices; slice++) {
    if (!(await pass(loadSliceMs)) || overtime()) return { quiet: false }
    await frame()
  }
  for (let step = 1; step <= scrollStepsMax; step++) {
    const reached = await aside(scrollToStep, step * scrollStepPixels)
    if (reached === late || overtime()) return { quiet: false }
    await frame()
    if (!(await pass(scrollStepMs))) return { quiet: false }
    if (reached === 'end') break
  }
  await aside(scrollToStep, 0)
  await frame()
  if (!(await pass(restMs))) return { quiet: false }
  await frame()
  return { quiet }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

/** Scrolls at once, whatever `scroll-behavior` says. */
function scrollToStep(top: number): 'more' | 'end' {
  window.scrollTo({ top, left: 0, behavior: 'instant' })
  const height = Math.max(document.documentElement.scrollHeight, document.body?.scrollHeight ?? 0)
  return top + window.innerHeight >= height ? 'end' : 'more'
}

/**
 * Runs inside the page once its scripts are stopped: every finite animation at its end, every endless one not begun,
 * and what a browser without scripts would show instead not shown.
 */
export function standStill(): void {
  for (const element of document.querySelectorAll('noscript')) element.style.setProperty('display', 'none', 'important')
  for (const animation of document.getAnimations()) {
    try {
      animation.finish()
    } catch {
      animation.cancel() // Endless: it has no end to go to.
    }
  }
}
