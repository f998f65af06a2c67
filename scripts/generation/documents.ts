import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { buildSchema, isAbstractType } from 'graphql'
import { codegenConfig } from '../../codegen.ts'
import { readDocument } from '../../mesh/gateway/graphql/limits.ts'
import { keptManifests, manifestNames } from '../../mesh/gateway/graphql/persisted.ts'

/** What the app's documents become. */
export interface DocumentFiles {
  /** Files of the app's generated folder by name. */
  readonly files: ReadonlyMap<string, string>
  /** Every operation's text by its sha256. */
  readonly manifest: Readonly<Record<string, string>>
}

/** Makes types, syntax trees and the manifest of the app's documents. Throws when a document does not fit the schema. */
export async function documentFiles(schema: string): Promise<DocumentFiles> {
  const made = (await generate(codegenConfig(schema), false)) as { filename: string; content: string }[]
  const byName = new Map(made.map(({ filename, content }) => [basename(filename), content]))
  const written = JSON.parse(byName.get('persisted-documents.json') ?? '{}') as Record<string, string>
  const manifest = Object.fromEntries(Object.entries(written).map(([id, text]) => [id, asSent(text)]))
  refuseTooLarge(manifest)
  byName.delete('persisted-documents.json')
  byName.set('gql.ts', withoutUnused(byName.get('gql.ts') ?? ''))
  byName.set('schema.graphql', schema)
  byName.set('possibleTypes.ts', possibleTypes(schema))
  return { files: byName, manifest: sorted(manifest) }
}

/**
 * The manifests that should lie in a folder, by name: the newest ten, with a new one when the documents are not those of
 * the last commit. Pages that people have open come from commits, so what was never committed is not kept.
 * @param committed the names that the last commit holds, the newest first
 */
export function manifestFiles(
  folder: string,
  committed: readonly string[],
  manifest: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const files = committed.map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')])
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  if (Object.keys(manifest).length > 0 && files[0]?.[1] !== text) {
    const number = Number.parseInt(committed[0] ?? '0', 10) + 1
    files.unshift([`${String(number).padStart(4, '0')}.json`, text])
  }
  return new Map(files.slice(0, keptManifests))
}

/** The manifests of the last commit; where there is no git, those that are there. */
export function committedManifests(folder: string): string[] {
  const present = manifestNames(folder)
  const git = spawnSync('git', ['ls-tree', '--name-only', 'HEAD', './'], { cwd: folder, encoding: 'utf8' })
  if (git.status !== 0) return present
  const inCommit = new Set(git.stdout.split('\n'))
  return present.filter(name => inCommit.has(name))
}

/** Which types a union can be: Apollo's cache must know to match fragments. */
function possibleTypes(schema: string): string {
  const built = buildSchema(schema)
  const unions = Object.values(built.getTypeMap())
    .filter(isAbstractType)
    .map(type => [type.name, built.getPossibleTypes(type).map(member => member.name)] as const)
  return `/** Which types each union can be, for Apollo's cache. */\nexport const possibleTypes = ${JSON.stringify(Object.fromEntries(unions), null, 2)}\n`
}

/** What the gateway is given of a document: `@unmask` is Apollo's own, and taken out by it before anything is sent. */
const asSent = (text: string): string => text.replaceAll(/ @unmask\b/g, '')

/** The gateway would refuse a document beyond its limits: better said here than in a browser. */
function refuseTooLarge(manifest: Readonly<Record<string, string>>): void {
  for (const text of Object.values(manifest)) {
    const read = readDocument(text)
    if (read instanceof Error) throw new Error(`${read.message}\n${text.slice(0, 200)}`)
  }
}

/** Without documents the generator leaves an import behind that nothing uses. */
const withoutUnused = (code: string): string =>
  /typeof types\./.test(code) ? code : code.replace(/^import \* as types .*\n/m, '')

const sorted = (record: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
