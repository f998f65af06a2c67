import http from 'node:http'
import { percentile, round } from '../bench.ts'

/** A call to repeat. */
export interface Call {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a load has shown. */
export type Loaded = {
  readonly requests: number
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Makes one call; answers the bytes of the body. Rejects on any status but 200. */
export function makeCall({ url, method, body, headers: more }: Call, agent?: http.Agent): Promise<number> {
  const headers =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method, headers: { ...headers, ...more }, ...(agent ? { agent } : {}) },
      response => {
        let size = 0
        response.on('data', (chunk: Buffer) => (size += chunk.length))
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(size)
            : reject(new Error(`${method} ${url} answered ${response.statusCode}`)),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Repeats a call over so many connections, each waiting for its answer, for so long. */
export async function load(target: Call, options: { connections: number; seconds: number }): Promise<Loaded> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections })
  const began = performance.now()
  const until = began + options.seconds * 1000
  const took: number[] = []
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const sent = performance.now()
      await makeCall(target, agent)
      took.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: options.connections }, worker))
  agent.destroy()
  return {
    requests: took.length,
    requestsPerSecond: round(took.length / ((performance.now() - began) / 1000)),
    p50Ms: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
  }
}
