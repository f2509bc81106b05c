/** Whether a capture can tell what a site lacks: what was not read is not missing from it. */
import type { Capture } from '../artifacts.ts'

/** Whether the home page only comes to life in a browser, and none had a look. */
export const isUnreadShell = ({ pages: [home] }: Capture) => home?.state.state === 'shell' && home.rendered === null

/** Whether parts of the home page may be missing: an unread shell, or a browser that was wanted and could not be had. */
export const isPartlyRead = (capture: Capture) => isUnreadShell(capture) || isDegradedHome(capture)

const isDegradedHome = ({ pages: [home], degraded }: Capture) =>
  home !== undefined &&
  home.rendered === null &&
  degraded.some(({ unrenderedPage }) => unrenderedPage === home.finalUrl)
