import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodings } from './assets.ts'

/** The encoding that both sides like best, or null for none. */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | null {
  const accepted = new Set(
    (header ?? '')
      .split(',')
      .map(item => item.trim().split(';'))
      .filter(([, quality]) => !/^\s*q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name?.trim().toLowerCase()),
  )
  return offered.find(encoding => accepted.has(encoding)) ?? null
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Compresses on a worker thread. `effort` is brotli's quality, 0 to 11. */
export const compress = (content: Buffer, encoding: Encoding, effort: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : zip(content, { level: Math.min(9, effort) })
