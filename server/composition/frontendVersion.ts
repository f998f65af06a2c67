import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

const BuildVersion = Type.Object({ version: Type.String({ pattern: '^[0-9a-z]{1,64}$' }) })

/**
 * Which build of the app lies in a folder, by its `version.json`, read anew each time: a build may be replaced while the
 * server runs. Null where there is none.
 */
export const frontendVersion = (appDir: string | null) => async (): Promise<string | null> => {
  if (appDir === null) return null
  const text = await readFile(join(appDir, 'version.json'), 'utf8').catch(() => null)
  if (text === null) return null
  return Value.Parse(BuildVersion, JSON.parse(text)).version
}
