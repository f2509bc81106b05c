import { fail, ok, type Result } from '../result.ts'
import { launchBrowser } from './browser-process.ts'
import { browserFolder } from './browser-user.ts'
import { type FindBrowserInput, findBrowser } from './find-browser.ts'
import { renderLimits } from './render-limits.ts'
import type { SandboxSetting, SandboxState } from './sandbox.ts'
import { firstLine } from './visit-page.ts'
import { createWall } from './wall.ts'

export interface CheckedBrowser {
  /** As the browser says it: “Chromium 153.0.7000.1”. */
  version: string
  /** What was found in the running browser. */
  sandbox: SandboxState
}

/** Finds the browser, starts it as a page would have it started, looks at its sandbox and ends it. */
export async function checkBrowser(
  input: FindBrowserInput & { sandbox: SandboxSetting },
): Promise<Result<CheckedBrowser, { message: string }>> {
  const cacheFolder = await browserFolder(input.cacheFolder)
  const found = await findBrowser({ ...input, cacheFolder })
  if (!found.ok) return found
  const { processBytesMax, launchMs } = renderLimits
  const wall = await createWall()
  try {
    const { sandbox } = input
    const process = await launchBrowser({
      executable: found.value,
      wall,
      cacheFolder,
      sandbox,
      processBytesMax,
      launchMs,
    })
    await process.close()
    return ok({ version: found.value.version, sandbox: process.sandbox })
  } catch (error) {
    return fail({ message: firstLine(error) })
  } finally {
    await wall.close()
  }
}
