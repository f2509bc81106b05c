/** What a process holds after its garbage was collected, told by its inspector. */

export interface Held {
  residentBytes: number
  heapBytes: number
}

/** @param port of `node --inspect` */
export async function heldMemory(port: number): Promise<Held> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(targets[0]!.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let sent = 0
  const send = (method: string, params: object = {}) =>
    new Promise<{ result?: { value?: string } }>((resolve) => {
      const id = ++sent
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data))
        if (message.id === id) resolve(message.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  try {
    await send('HeapProfiler.collectGarbage')
    const { result } = await send('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
    const { rss, heapUsed, external } = JSON.parse(result!.value!)
    return { residentBytes: rss, heapBytes: heapUsed + external }
  } finally {
    socket.close()
  }
}
