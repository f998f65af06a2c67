import http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as pages from '../../../app/reader/server.tsx'
import { souk } from '../../../brand/brand.ts'
import { identify, type Site } from '../../../mesh/identity.ts'
import { RestClient } from '../../../mesh/upstream/restClient.ts'
import type { ReaderBuild } from '../../../mesh/web/reader/readerBuild.ts'
import { readerDoor } from '../../../mesh/web/reader/readerDoor.ts'
import { FakeServer } from './fakeServer.ts'

// What it finds in an address is handed back to it as it was: the gateway reads a part of it.
const built = pages as unknown as Pick<ReaderBuild, 'find' | 'more' | 'render'>

export const readerOrigin = 'https://souk.example'
/** What the app answers where the pages to read are not for somebody. */
export const appText = '<!doctype html><title>The app</title>'

/** The pages to read as a gateway serves them: the true rendering, a server that answers what a test says, and a clock that it moves. */
export interface ReaderSite {
  readonly server: FakeServer
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<ReaderAnswer>
  readonly send: (
    method: string,
    path: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ReaderAnswer>
  /** Moves the clock of the door, by milliseconds. */
  readonly wait: (milliseconds: number) => void
  readonly close: () => Promise<void>
}

export interface ReaderAnswer {
  readonly status: number
  readonly headers: Headers
  readonly html: string
}

/** Opens one. Where nobody says the origin there is none. */
export async function openReaderSite(
  publicOrigin: string | null = readerOrigin,
  countryHeader: string | null = null,
): Promise<ReaderSite> {
  const site: Site = {
    publicOrigin,
    gatewaySecret: 'x'.repeat(32),
    proxies: 0,
    newRequestId: () => 'request-1',
  }
  const server = await FakeServer.start()
  const rest = new RestClient({ apiUrl: server.url, site, timeout: 2000 })
  let now = Date.parse('2026-11-26T12:00:00.000Z')
  const door = readerDoor({
    build: {
      ...built,
      script: '/assets/reader/main-1.js',
      preloads: { guide: ['/assets/reader/GuidePart-1.js'] },
      fonts: [
        '/assets/reader/plex-sans-latin-12345678.woff2',
        '/assets/reader/plex-sans-cyrillic-12345678.woff2',
      ],
      css: ':root{--a:1}',
    },
    rest,
    brand: souk,
    publicOrigin,
    countryHeader,
    newRequestId: site.newRequestId,
    now: () => now,
    // Nothing goes wrong unseen here.
    report(error) {
      throw error
    },
    // What never comes costs a test so much; on a machine that is busy what comes takes its time.
    livePatience: 1000,
    app: {
      name: 'web',
      opens: () => true,
      enter({ response }) {
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end(appText)
      },
    },
  })
  const gateway = http.createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const visit = { request, response, path, caller: identify(request, site) }
    if (!door.opens(path)) response.writeHead(200).end(appText)
    // As a gateway answers what it did not expect.
    else Promise.resolve(door.enter(visit)).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => gateway.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const send: ReaderSite['send'] = async (method, path, headers = {}) => {
    const response = await fetch(url + path, { method, redirect: 'manual', headers })
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  return {
    server,
    send,
    get: (path, headers) => send('GET', path, headers),
    wait(milliseconds) {
      now += milliseconds
    },
    async close() {
      rest.close()
      gateway.closeAllConnections()
      gateway.close()
      await server.close()
    },
  }
}
