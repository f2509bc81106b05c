/** The result of one check of `brandprint doctor`. */
export interface Finding {
  check: string
  isOk: boolean
  /** It works and could be safer. */
  isWarning?: true
  /** What was seen, and what to do about it. */
  message: string
}

export const ok = (check: string, message: string): Finding => ({ check, isOk: true, message })
export const warning = (check: string, message: string): Finding => ({ check, isOk: true, isWarning: true, message })
export const bad = (check: string, message: string): Finding => ({ check, isOk: false, message })
