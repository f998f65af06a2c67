import { sign } from 'aws4'
import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FilesUnavailable, type FileStore } from '../../files/fileStore.ts'
import type { S3Access } from '../../runtime/setting/settings.ts'
import type { Timers } from '../../runtime/timers.ts'

/** How long is waited, in milliseconds. */
interface S3Patience {
  /** For the first sign of an answer, with all of a body before it. */
  readonly answerMs: number
  /** Without a byte. */
  readonly stillMs: number
  /** Before another try; each time twice as long. */
  readonly againMs: number
}

const usual: S3Patience = { answerMs: 60_000, stillMs: 15_000, againMs: 200 }
/** Every call may be made again: it leaves the same behind. */
const tries = 3
/** A reader on a slow line keeps the connection waiting. */
const readerMs = 120_000

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly id: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Keeps files in a bucket of an S3-compatible service, one object a file, streamed both ways. The bucket stays private: who
 * may read is asked by us each time, and nobody is given an address of it.
 */
export function s3FileStore(access: S3Access, timers: Timers, patience: S3Patience = usual): FileStore {
  const base = new URL(access.url)
  const transport = base.protocol === 'https:' ? https : http
  const agent = new transport.Agent({ keepAlive: true, maxSockets: 64 })

  /** One signed call; answers whatever was answered, its body not read yet. */
  function attempt({ method, id, headers = {}, body }: Call): Promise<IncomingMessage> {
    const signed = sign(
      {
        service: 's3',
        region: access.region,
        method,
        host: base.host,
        path: `${base.pathname.replace(/\/$/, '')}/${access.bucket}/files/${id}`,
        headers: { ...headers },
      },
      { accessKeyId: access.key, secretAccessKey: access.secret },
    )
    return new Promise((resolve, reject) => {
      const request = transport.request({
        agent,
        hostname: base.hostname,
        port: base.port,
        method,
        path: signed.path,
        headers: signed.headers as OutgoingHttpHeaders,
      })
      const stop = (why: string) => request.destroy(new FilesUnavailable(why))
      const cancel = timers.after(patience.answerMs, () => stop(`${method} was not answered in time`))
      request.setTimeout(patience.stillMs, () => stop(`${method} came to a stop`))
      request.on('response', answer => {
        cancel()
        request.setTimeout(readerMs)
        // Answered before the body has ended: it is refused, and the connection goes.
        if (!request.writableEnded) answer.once('end', () => request.destroy())
        resolve(answer)
      })
      request.on('error', error => {
        cancel()
        reject(error)
      })
      if (body === undefined) request.end()
      else
        pipeline(Readable.from(body()), request).catch((error: unknown) => {
          request.destroy(error as Error)
          reject(error)
        })
    })
  }

  async function call(asked: Call): Promise<IncomingMessage> {
    for (let left = tries - 1, wait = patience.againMs; ; left--, wait *= 2) {
      const answer = await attempt(asked).catch((error: unknown) => {
        if (left === 0 || !isOfNetwork(error)) throw unavailable(asked.method, error)
        return null
      })
      const status = answer?.statusCode ?? 0
      if (answer && (left === 0 || (status < 500 && status !== 429))) return answer
      answer?.resume()
      await new Promise<void>(resolve => timers.after(wait, resolve))
    }
  }

  /** Reads an answer that holds nothing to keep, and fails where it is none of these. */
  async function settle(asked: Call, statuses: readonly number[]): Promise<void> {
    const answer = await call(asked)
    answer.resume()
    if (!statuses.includes(answer.statusCode ?? 0)) throw refused(asked.method, answer)
  }

  return {
    async put({ id, size, sha256 }, body) {
      // The service looks at the digest itself, and keeps nothing that differs.
      const headers = { 'content-length': size, 'x-amz-content-sha256': sha256 }
      await settle({ method: 'PUT', id, headers, body }, [200, 201, 204])
    },
    async get(id, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await call({ method: 'GET', id, headers })
      const isPart = answer.headers['content-range']?.startsWith(`bytes ${range?.start}-${range?.end}/`)
      if (range ? answer.statusCode === 206 && isPart : answer.statusCode === 200) return answer
      answer.resume()
      if (answer.statusCode === 404) return null
      throw refused('GET', answer)
    },
    async remove(id) {
      await settle({ method: 'DELETE', id }, [200, 204, 404])
    },
  }
}

const refused = (method: string, { statusCode }: IncomingMessage) =>
  new FilesUnavailable(`${method} was answered with ${statusCode}`)

/** A fault of the connection, not of what we send. */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof FilesUnavailable || typeof (error as NodeJS.ErrnoException).code === 'string'

/** Of an error of the network its code alone: words may hold the address. What our own source threw stays what it is. */
function unavailable(method: string, error: unknown): unknown {
  if (error instanceof FilesUnavailable || !isOfNetwork(error)) return error
  return new FilesUnavailable(`${method} failed (${(error as NodeJS.ErrnoException).code})`)
}
