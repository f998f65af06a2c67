import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { acceptedEncoding } from '../compression.ts'
import { securityHeaders } from '../securityHeaders.ts'
import { shortCache } from '../shortCache.ts'
import { blogMarks, sitemapText, type SitemapFile, type SitemapMaking } from './sitemap.ts'

/** A file is made once in so long, however many ask for it. */
const keptMilliseconds = 300_000
/** Compressed, a file is 0.3 to 0.6 MB: more than this of one is not kept, and no more than so many are. */
const mostBytes = 2_000_000
const mostFiles = 16
/** So many are made at once; who asks for another comes again. */
const mostAtOnce = 2
/** Whoever takes longer to read one is cut off: nobody else could have one. */
const longestMilliseconds = 120_000

interface KeptFile {
  readonly until: number
  readonly content: Buffer
}

/** What sends files of the sitemap: piece by piece while they are made, from memory for a while after that. */
export function sitemapFiles(making: SitemapMaking, now: () => number) {
  const kept = new Map<string, KeptFile>()
  const marks = shortCache<readonly string[]>({ milliseconds: keptMilliseconds, most: 1, now })
  let atOnce = 0

  function keep(name: string, content: Buffer): void {
    kept.delete(name)
    kept.set(name, { until: now() + keptMilliseconds, content })
    const [oldest] = kept.keys()
    if (kept.size > mostFiles && oldest !== undefined) kept.delete(oldest)
  }

  async function make(
    file: SitemapFile,
    name: string,
    from: readonly string[],
    out: Answering,
  ): Promise<void> {
    const leave = new AbortController()
    out.response.once('close', () => leave.abort())
    const signal = AbortSignal.any([leave.signal, AbortSignal.timeout(longestMilliseconds)])
    const text = sitemapText(file, making, { marks: from, signal })
    // Where the server is away this fails before anything is said.
    const beginning = [await text.next(), await text.next()].map(({ value }) => value ?? '')
    async function* whole() {
      yield beginning.join('')
      yield* text
    }
    const copy = copying()
    await out.send(signal, Readable.from(whole()), createGzip({ level: 5 }), copy.stream)
    const content = copy.taken()
    if (content !== null) keep(name, content)
  }

  return {
    marks: () => marks.get('', () => blogMarks(making)),

    async send(request: IncomingMessage, response: ServerResponse, file: SitemapFile): Promise<void> {
      const name = JSON.stringify(file)
      const out = answering(request, response)
      const known = kept.get(name)
      if (known !== undefined && known.until > now()) return out.send(null, Readable.from([known.content]))
      const from = await marks.get('', () => blogMarks(making))
      if (typeof file === 'object' && file.blog > from.length + 1) return out.refuse(404)
      if (atOnce >= mostAtOnce) return out.refuse(503)
      atOnce++
      try {
        await make(file, name, from, out)
      } catch (error) {
        // Whoever has left hears nothing; who has a part must not take it for the whole.
        if (response.headersSent || response.destroyed) response.destroy()
        else throw error
      } finally {
        atOnce--
      }
    },
  }
}

type Answering = ReturnType<typeof answering>

/** How a client is answered: compressed as it is made, or as it is read. */
function answering(request: IncomingMessage, response: ServerResponse) {
  const isCompressed = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip'
  return {
    response,

    refuse(status: 404 | 503): void {
      const again = status === 503 ? { 'retry-after': '10' } : {}
      response.writeHead(status, {
        ...securityHeaders(),
        ...again,
        'content-length': '0',
        'cache-control': 'no-cache',
      })
      response.end()
    },

    /** The last of the streams gives what is compressed. */
    async send(
      signal: AbortSignal | null,
      source: Readable,
      ...through: readonly NodeJS.ReadWriteStream[]
    ): Promise<void> {
      response.writeHead(200, {
        ...securityHeaders(),
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': `public, max-age=${keptMilliseconds / 1000}`,
        vary: 'accept-encoding',
        ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      })
      if (request.method === 'HEAD') return void response.end()
      const streams = [source, ...through, ...(isCompressed ? [] : [createGunzip()]), response]
      await pipeline(streams, signal === null ? {} : { signal })
    },
  }
}

/** A stream that keeps a copy of what goes through it, as long as that is little. */
function copying() {
  const chunks: Buffer[] = []
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size <= mostBytes) chunks.push(chunk)
      else chunks.length = 0
      done(null, chunk)
    },
  })
  return { stream, taken: () => (size > 0 && size <= mostBytes ? Buffer.concat(chunks) : null) }
}
