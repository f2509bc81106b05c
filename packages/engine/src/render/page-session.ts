/** What the renderer asks of one page, over the browser's debugging protocol; every question has a time limit. */
import type { CDPSession } from 'playwright-core'

/** What a call gives when its time is over. */
export const late = Symbol('late')

/** The promise's value, or `late`; what comes of it afterwards is nobody's concern any more. */
export async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | typeof late> {
  promise.catch(() => {})
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), late)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Stops the page's clock at that moment; it goes on only by `passTime`. */
export async function holdTime(session: CDPSession, now: Date): Promise<void> {
  await session.send('Emulation.setVirtualTimePolicy', { policy: 'pause', initialVirtualTime: now.getTime() / 1000 })
}

export interface Passage {
  /** Milliseconds of the page's own clock: it jumps from timer to timer, so this takes a fraction of that. */
  virtualMs: number
  /** Milliseconds that we wait for it. */
  wallMs: number
  /** Whether the clock stands while a request is under way, however long that takes. */
  waitForRequests: boolean
}

/** Lets the page's clock run for a while. @returns whether it got there in time */
export async function passTime(session: CDPSession, { virtualMs, wallMs, waitForRequests }: Passage): Promise<boolean> {
  let expire: () => void = () => {}
  const expired = new Promise<void>((resolve) => {
    expire = resolve
  })
  session.once('Emulation.virtualTimeBudgetExpired', expire)
  // A page that is gone has no time to pass: waiting on would keep the process from ending.
  session.once('close', expire)
  const sent = session.send('Emulation.setVirtualTimePolicy', {
    policy: waitForRequests ? 'pauseIfNetworkFetchesPending' : 'advance',
    budget: virtualMs,
    // A page whose timers breed timers of 0 ms gets on all the same.
    maxVirtualTimeTaskStarvationCount: 10_000,
  })
  const outcome = await within(
    sent.then(() => expired),
    wallMs,
  )
  session.off('Emulation.virtualTimeBudgetExpired', expire)
  session.off('close', expire)
  return outcome !== late
}

/**
 * Ends the page's scripts for good, also one that is in an endless loop, so that what is read afterwards stands still
 * and can be read at all. Requests that are under way end as well.
 */
export async function stopScripts(session: CDPSession, ms: number): Promise<void> {
  await within(session.send('Emulation.setScriptExecutionDisabled', { value: true }), ms)
  await within(session.send('Runtime.terminateExecution'), ms)
  await within(session.send('Emulation.setVirtualTimePolicy', { policy: 'pause' }), ms)
  await within(session.send('Page.stopLoading'), ms)
}

/**
 * Runs a self-contained function in a world of its own beside the page's: same document, untouched standard library.
 * @throws {Error} what the function threw, or that the document is gone
 */
export async function evaluateAside<Argument, Value>(
  session: CDPSession,
  pageFunction: (argument: Argument) => Value,
  argument: Argument,
): Promise<Awaited<Value>> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'brandprint',
  })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${pageFunction})(${JSON.stringify(argument)})`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}
