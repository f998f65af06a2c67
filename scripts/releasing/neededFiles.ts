import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** What is started or called on a machine that runs the product, from the repository's root. */
const entries = [
  'scripts/start.ts',
  'server/main.ts',
  'mesh/main.ts',
  'mesh/web/discovery/pictureWorker.ts',
  'server/signer/main.ts',
  'scripts/process/endWithParent.ts',
]

/** Read by their names while it runs, so that no import tells of them. */
const readByName = [
  'app/dist/**',
  'brand/**',
  'content/**',
  'mesh/persisted/**',
  'mesh/supergraph.graphql',
  'mesh/.mesh/**',
  'server/migrations/**/*.sql',
  'server/cli/*.ts',
  'ops/**',
  'docs/operating.md',
  'LICENSE',
]

/** The app is there: what would build it is left out, with a compiler and a bundler. */
const notNeeded = [
  'scripts/build.ts',
  'node_modules/.cache/**',
  '**/*.{test,typetest,d}.ts',
  '**/*.{map,md,flow}',
  '**/*.d.{mts,cts}',
]

/**
 * The files that a running product can come to, from the root of a repository in which everything is installed: its own, and of the
 * packages what is imported by them, with compiled parts. Tests, types and what only builds are no part of it.
 */
export async function neededFiles(root: string): Promise<readonly string[]> {
  const commands = globSync('server/cli/*.ts', { cwd: root })
  const { fileList } = await nodeFileTrace(
    [...entries, ...commands].map(file => join(root, file)),
    { base: root, ignore: notNeeded, readFile: readCode },
  )
  const named = globSync(readByName, { cwd: root, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
  return [...new Set([...fileList, ...named])].sort()
}

/** Node runs TypeScript by leaving its types out; who follows imports has to do so, too. */
async function readCode(path: string): Promise<Buffer | string | null> {
  const read = await readFile(path).catch(() => null)
  return read !== null && path.endsWith('.ts') && !path.endsWith('.d.ts')
    ? stripTypeScriptTypes(read.toString())
    : read
}
