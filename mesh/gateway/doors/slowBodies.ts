import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '../../../http/network.ts'
import type { Caller } from '../../identity.ts'
import { bringsBody } from '../../../http/restOfBody.ts'
import { refuseRest } from './answer.ts'
import { heldCounts } from '../callers/heldCounts.ts'

/** How slowly bodies may come in, and how many of them. */
export interface SlowBounds {
  /** A body that has not come in within so long holds its connection. */
  readonly heldAfterMs: number
  /** Without a byte. */
  readonly stillMs: number
  /** Held at once by one session, and by one network: an office has room. */
  readonly ofSession: number
  readonly ofNetwork: number
}

const usual: SlowBounds = { heldAfterMs: 2000, stillMs: 20_000, ofSession: 8, ofNetwork: 48 }

/** Sees to it that nobody holds connections by sending slowly. */
export interface SlowBodies {
  readonly watch: (request: IncomingMessage, response: ServerResponse, caller: Caller) => void
}

/**
 * Bodies that come in slowly are counted by session and by network, and one too many is refused; so is one that comes to a
 * stop. Those that come in at once cost a timer.
 */
export function slowBodies(given: Partial<SlowBounds> = {}): SlowBodies {
  const bounds = { ...usual, ...given }
  const held = heldCounts()
  return {
    watch(request, response, { address, token }) {
      if (!bringsBody(request)) return
      const keys: [string, number][] = [[`network ${networkOf(address)}`, bounds.ofNetwork]]
      if (token !== null) keys.push([`session ${token}`, bounds.ofSession])
      let isHeld = false
      const refuse = (status: 408 | 429, code: string, text: string) => {
        if (!response.headersSent) refuseRest(response, status, code, text)
        end()
      }
      const count = () => {
        isHeld = true
        const isTooMuch = keys.map(([key, most]) => held.hold(key, 1) > most).includes(true)
        if (isTooMuch)
          refuse(429, 'TOO_MANY_UPLOADS', 'Too much is being sent at once. Please wait until it has arrived.')
      }
      const wait = setTimeout(count, bounds.heldAfterMs)
      let heard = request.socket.bytesRead
      const look = () => {
        const { bytesRead } = request.socket
        // What waits for its reader is no slow sender.
        const isStill = bytesRead === heard && request.readableLength === 0
        heard = bytesRead
        if (isStill) refuse(408, 'REQUEST_TIMEOUT', 'This did not arrive in time. Please send it again.')
        else still.refresh()
      }
      const still = setTimeout(look, bounds.stillMs)
      const end = () => {
        clearTimeout(wait)
        clearTimeout(still)
        request.off('end', end).off('close', end)
        response.off('finish', end)
        if (!isHeld) return
        isHeld = false
        for (const [key] of keys) held.hold(key, -1)
      }
      request.on('end', end).on('close', end)
      response.on('finish', end)
    },
  }
}
