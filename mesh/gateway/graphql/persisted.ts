import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The manifests of the app's documents, `0001.json` and so on, written by `npm run generate`. */
export const persistedDir = fileURLToPath(new URL('../../persisted', import.meta.url))

/** So many manifests are kept, so that a page that was opened before an update still works. */
export const keptManifests = 10

/** The names of the manifests, the newest first. */
export const manifestNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^\d{4}\.json$/.test(name))
        .toSorted()
        .toReversed()
    : []

/** The documents of the last manifests by their sha256 in hexadecimal, without the prefix that names the algorithm. */
export function readPersisted(folder: string = persistedDir): ReadonlyMap<string, string> {
  const manifests = manifestNames(folder).slice(0, keptManifests)
  return new Map(
    manifests
      .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>)
      .flatMap(documents => Object.entries(documents))
      .map(([id, text]) => [plainId(id), text]),
  )
}

/** An id as it is looked up: `sha256:ab12…` and `ab12…` are the same. */
export const plainId = (id: string): string => id.replace(/^sha256:/, '')
