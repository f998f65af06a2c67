import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handTimers } from '../../tests/support/time/handTimers.ts'
import { publicText, type PublicText } from './publicText.ts'

const ask = (changes: Partial<PublicText> & { readonly url: URL }) =>
  publicText({
    type: 'text/css',
    maxBytes: 1000,
    timeoutMs: 10_000,
    timers: handTimers(),
    allowedHosts: new Set(),
    ...changes,
  })

/** A server that says nothing, and who came. */
async function silence() {
  const came: unknown[] = []
  const server = createServer(request => void came.push(request.url))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { server, came, host: `127.0.0.1:${port}` }
}

describe('a text of the public internet', () => {
  it('is not waited for beyond its time', async () => {
    const { server, host } = await silence()
    const timers = handTimers()
    const answer = ask({ url: new URL(`http://${host}/`), allowedHosts: new Set([host]), timers })
    await once(server, 'request')
    timers.pass(10_000)
    expect(await answer).toEqual({ ok: false, why: 'unreachable' })
    expect(timers.next()).toBeNull()
  })

  it.each([
    'http://shop.example/',
    'https://shop.example:444/',
    'https://a:b@shop.example/',
    'https://10.0.0.1/',
  ])('is not even looked for at %s', async address => {
    const resolve = () => {
      throw new Error('looked up')
    }
    expect(await ask({ url: new URL(address), resolve })).toEqual({ ok: false, why: 'unreachable' })
  })

  it('on this machine is asked where a host is named, and on no other port', async () => {
    const { came, host } = await silence()
    await ask({ url: new URL(`http://${host}/`), allowedHosts: new Set(['127.0.0.1:1']) })
    expect(came).toEqual([])
  })
})
