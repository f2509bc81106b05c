/** A port whose connections are never made: a process that listens and was stopped, its queue of connections full. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { startChild } from './child-process.ts'

const file = new URL('deaf-listener-process.ts', import.meta.url)
/** More than fit into the queue: the ones that are not accepted show that it is full. */
const fillers = 8

export async function startDeafListener() {
  const child = startChild(file, [])
  const port = Number(await child.said('listening at '))
  child.process.kill('SIGSTOP')
  const sockets: Socket[] = []
  for (let made = 0; made < fillers; made++) sockets.push(connect(port, '127.0.0.1').on('error', () => undefined))
  await once(sockets[0]!, 'connect')
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      child.process.kill('SIGKILL')
      await child.ended()
    },
  }
}
