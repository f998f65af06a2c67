import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, transformWithOxc } from 'vite'

/** How many bytes files are as a page fetches them: compiled, without names and spaces, compressed; without what they import. */
export async function ownBytes(root: string, files: readonly string[]): Promise<number> {
  const parts = await Promise.all(
    files.map(async file => {
      const full = path.join(root, file)
      const { code } = await transformWithOxc(readFileSync(full, 'utf8'), full, { sourcemap: false })
      return minifySync(file, code).code
    }),
  )
  return gzipSync(parts.join('\n')).length
}
