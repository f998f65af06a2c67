import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Smaller files gain nothing. */
const smallest = 1024

const copies = {
  /** A tenth of a second for the whole app. */
  gzip: { suffix: '.gz', compress: (content: Buffer) => zip(content, { level: 9 }) },
  /** A tenth smaller than what a server would make at once, for four seconds of a processor. */
  brotli: {
    suffix: '.br',
    compress: (content: Buffer) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
} as const

/**
 * Writes a compressed copy beside every text of a build, so that the server never compresses a file. A copy is there when it is
 * whole, also for a server that begins to look meanwhile.
 */
export async function precompress(folder: string, how: keyof typeof copies): Promise<void> {
  const { suffix, compress } = copies[how]
  const names = (await readdir(folder, { recursive: true })).filter(name => /\.(js|css|svg|json)$/.test(name))
  await Promise.all(
    names.map(async name => {
      const file = join(folder, name)
      const content = await readFile(file)
      if (content.length < smallest) return
      await writeFile(`${file}${suffix}.new`, await compress(content))
      await rename(`${file}${suffix}.new`, file + suffix)
    }),
  )
}
