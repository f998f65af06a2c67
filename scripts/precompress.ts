import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Smaller files gain nothing. */
const smallest = 1024

/**
 * Writes a brotli and a gzip copy beside every text of the build, so that the server never compresses a file.
 * @param assets the folder of the build that they are in
 */
export function precompress(assets = 'assets'): Plugin {
  let folder = ''
  return {
    name: 'souk-precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(resolve(config.root, config.build.outDir), assets)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = (await readdir(folder)).filter(name => /\.(js|css|svg|json)$/.test(name))
        await Promise.all(names.map(name => compress(join(folder, name))))
      },
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
