import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generatedDir } from '../codegen.ts'
import { persistedDir } from '../mesh/gateway/graphql/persisted.ts'
import { coinAliasFile } from './generation/coinAliases.ts'
import { localeDirs, localeFiles } from './generation/locales.ts'
import { unionsDir, unionFiles } from './generation/unions.ts'
import { committedManifests, documentFiles, manifestFiles } from './generation/documents.ts'

// `npm run generate`: everything that is made of the server's schemas and the app's documents, in one go.
// With --check nothing is written: it fails when a committed file is not what would be written.

type Output = readonly [path: string, text: string]
type Outputs = ReadonlyMap<string, string>

const root = fileURLToPath(new URL('..', import.meta.url))

/** Folders that hold generated files alone: a file there that is not made any more is stale. */
const generatedDirs = [generatedDir, relative(root, persistedDir), ...localeDirs, unionsDir]

/** What is made of the app's documents; the reason instead, where one of them does not fit the schema. */
async function documentOutputs(schema: string): Promise<Outputs | Error> {
  try {
    const { files, manifest } = await documentFiles(schema)
    const manifests = manifestFiles(persistedDir, committedManifests(persistedDir), manifest)
    return new Map([
      ...[...files].map(([name, text]): Output => [`${generatedDir}/${name}`, text]),
      ...[...manifests].map(([name, text]): Output => [relative(root, join(persistedDir, name)), text]),
    ])
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

const textOf = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null

const presentFiles = (): string[] =>
  generatedDirs.flatMap(folder =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry => relative(root, join(entry.parentPath, entry.name)))
      : [],
  )

const isCheck = process.argv.includes('--check')
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

// First: the contract's languages are those that are there now, and it is read from the server's own code.
const ofLocales: Outputs = await localeFiles(root)
const staleLocales = [...ofLocales].filter(([path, text]) => textOf(path) !== text)
if (!isCheck) for (const output of staleLocales) write(...output)
const { contractFiles } = await import('./generation/contract.ts')
const contract = await contractFiles()
const ofContract: Outputs = new Map([
  ['server/openapi.json', contract.openapi],
  ['mesh/supergraph.graphql', contract.supergraph],
  ...unionFiles(contract.openapi),
  coinAliasFile(),
])
const ofDocuments = await documentOutputs(contract.schema)
const made: Outputs = new Map([
  ...ofLocales,
  ...ofContract,
  ...(ofDocuments instanceof Error ? [] : ofDocuments),
])
const changed = [
  ...staleLocales.map(([path]) => path),
  ...[...made].filter(([path, text]) => !ofLocales.has(path) && textOf(path) !== text).map(([path]) => path),
]
const left = ofDocuments instanceof Error ? [] : presentFiles().filter(path => !made.has(path))

if (isCheck) {
  const stale = [...changed, ...left]
  if (stale.length > 0) {
    console.error(`These files are stale; run npm run generate and commit them:\n  ${stale.join('\n  ')}`)
    process.exitCode = 1
  }
} else {
  for (const path of left) rmSync(join(root, path))
  for (const path of changed) write(path, made.get(path) ?? '')
  console.log(changed.length + left.length === 0 ? 'Nothing changed.' : [...changed, ...left].join('\n'))
}
if (ofDocuments instanceof Error) {
  console.error(`The app's documents do not fit, nothing was made of them:\n${ofDocuments.message}`)
  process.exitCode = 1
}
