import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackage } from './build.ts'
import { home } from './modules.ts'

/** Where the package is built: what `changeset publish` publishes. */
export const packageFolder = join(home, 'dist', 'package')

/** The same as one file, which `npm install` takes. */
export const tarball = join(home, 'dist', 'souk-design-system.tgz')

interface Packed {
  readonly files: number
  readonly bytes: number
}

/** Builds the package and packs it as a registry would get it. */
export async function packPackage(): Promise<Packed> {
  const outside = join(home, 'dist')
  mkdirSync(outside, { recursive: true })
  // Built beside its place: whoever installs the file of before meanwhile gets that one whole.
  const building = mkdtempSync(join(outside, '.building-'))
  try {
    await buildPackage(building)
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', outside]
    const [made] = JSON.parse(execFileSync('npm', words, { cwd: building, encoding: 'utf8' })) as {
      readonly filename: string
      readonly entryCount: number
    }[]
    if (made === undefined) throw new Error('npm packed nothing.')
    renameSync(join(outside, made.filename), tarball)
    rmSync(packageFolder, { recursive: true, force: true })
    renameSync(building, packageFolder)
    return { files: made.entryCount, bytes: statSync(tarball).size }
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
}
