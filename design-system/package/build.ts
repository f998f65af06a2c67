import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compile } from './compile.ts'
import { declare } from './declare.ts'
import { entries } from './entries.ts'
import { groupModule } from './groupModule.ts'
import { home } from './modules.ts'
import { publishedManifest } from './publishedManifest.ts'
import { writeStyleSheets } from './styleSheets.ts'

/** Papers that come with the package, and where they lie here. */
const papers = {
  'README.md': 'README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  'LICENSES.md': 'LICENSES.md',
  LICENSE: '../LICENSE',
} as const

function writeEntries(outDir: string): void {
  for (const [name, { folder }] of Object.entries(entries)) {
    const up = '../'.repeat(name.split('/').length)
    const path = `${outDir}/entries/${name}`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.js`, groupModule(folder, 'code', up))
    writeFileSync(`${path}.d.ts`, groupModule(folder, 'types', up))
  }
}

/** Builds the package, as it is published, into a folder; what was there before is gone. */
export async function buildPackage(outDir: string): Promise<void> {
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  await compile(`${outDir}/lib`)
  declare(`${outDir}/lib`)
  writeEntries(outDir)
  writeStyleSheets(outDir)
  for (const [name, source] of Object.entries(papers)) cpSync(`${home}/${source}`, `${outDir}/${name}`)
  writeFileSync(`${outDir}/package.json`, `${JSON.stringify(publishedManifest(), null, 2)}\n`)
}
