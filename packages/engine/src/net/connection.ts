import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { addressBytes } from './addresses/address-block.ts'
import type { Deadline } from './deadline.ts'
import { FetchFailure } from './fetch-failure.ts'
import { notPublic, type VettedAddress, type VettedTarget } from './guard.ts'

export interface ConnectionTarget {
  vetted: VettedTarget
  /** As in the URL: sent as the server name of TLS, which the certificate has to match. */
  hostname: string
  port: number
  secure: boolean
}

export interface ConnectionOptions {
  connectMs: number
  /** Certificates of authorities, PEM, instead of the usual ones. */
  ca: string | undefined
}

/**
 * Opens a connection to a vetted address and to no other; with TLS 1.2 or later if `secure`. Another vetted address is
 * tried once when the first does not answer in half of the time.
 * @throws {FetchFailure} `UNREACHABLE`, `TLS`, `NOT_PUBLIC` if the socket ended up elsewhere
 */
export async function openConnection(
  target: ConnectionTarget,
  deadline: Deadline,
  options: ConnectionOptions,
): Promise<Socket> {
  const socket = await openTcp(target, deadline, options.connectMs)
  return target.secure ? secured(socket, target, deadline, options.ca) : socket
}

async function openTcp({ vetted, port }: ConnectionTarget, deadline: Deadline, connectMs: number): Promise<Socket> {
  deadline.enter('connect')
  const [alternative] = vetted.alternatives
  if (alternative === undefined) return connected(vetted, port, deadline.signal)
  const first = AbortSignal.any([deadline.signal, AbortSignal.timeout(connectMs / 2)])
  try {
    return await connected(vetted, port, first)
  } catch (error) {
    if (deadline.signal.aborted || !isUnreachable(error)) throw error
    return connected(alternative, port, deadline.signal)
  }
}

const isUnreachable = (error: unknown) => error instanceof FetchFailure && error.error.code === 'UNREACHABLE'

async function connected({ address, family }: VettedAddress, port: number, signal: AbortSignal): Promise<Socket> {
  const socket = connectTcp({ host: address, port, family, autoSelectFamily: false, noDelay: true })
  try {
    await opened(socket, 'connect', signal)
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure('UNREACHABLE', 'The website did not answer.', undefined, error)
  }
  if (!isSameAddress(socket.remoteAddress, address)) {
    socket.destroy()
    throw new FetchFailure(notPublic.code, notPublic.message)
  }
  return socket
}

async function secured(
  socket: Socket,
  { hostname }: ConnectionTarget,
  deadline: Deadline,
  ca: string | undefined,
): Promise<Socket> {
  deadline.enter('tls')
  const secure = connectTls({
    socket,
    host: hostname,
    ...(isIP(hostname) === 0 && { servername: hostname }),
    ...(ca !== undefined && { ca }),
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true, // Said aloud, as an environment variable of Node could turn it off.
  })
  try {
    await opened(secure, 'secureConnect', deadline.signal)
    return secure
  } catch (error) {
    socket.destroy()
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure('TLS', 'The website has no valid certificate, or no TLS that we accept.', undefined, error)
  }
}

/** Waits for a socket's event; destroys the socket if it fails or the signal comes first. */
function opened(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => {
      signal.removeEventListener('abort', onAbort)
      socket.off(event, onOpen).off('close', onClose)
      outcome()
    }
    const refuse = (error: unknown) =>
      settle(() => {
        socket.destroy()
        reject(error)
      })
    const onOpen = () => settle(resolve)
    const onClose = () => refuse(new Error('closed before it was open'))
    const onAbort = () => refuse(signal.reason)
    // The listener stays, so that a late error of a destroyed socket has somebody to go to.
    socket.on('error', refuse).once(event, onOpen).once('close', onClose)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
  })
}

function isSameAddress(remoteAddress: string | undefined, vetted: string): boolean {
  const remote = addressBytes(remoteAddress ?? '')
  return remote !== null && String(remote) === String(addressBytes(vetted))
}
