import type { Progress } from '@brandprint/engine'

/** A progress line on the terminal; nothing when the output is not a terminal. */
export function createProgressLine(err: NodeJS.WriteStream) {
  if (!err.isTTY) return { show(_: Progress) {}, clear() {} }
  const clear = () => err.write('\r\x1b[2K')
  return {
    show(progress: Progress) {
      const text = sentence(progress)
      const columns = (err.columns || 80) - 1
      clear()
      err.write(text.length > columns ? `${text.slice(0, columns - 1)}…` : text)
    },
    clear,
  }
}

function sentence({ step, url, pagesDone, pagesMax }: Progress): string {
  // An address that came through the URL parser is plain ASCII without control characters.
  if (step === 'home') return `Reading ${url}`
  if (step === 'rendering') return `Asking a browser for ${url}`
  if (step === 'deriving') return `Writing the report of ${pagesDone === 1 ? 'one page' : `${pagesDone} pages`}`
  return `${pagesDone}/${pagesMax}  ${url}`
}
