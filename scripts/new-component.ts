import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { componentFiles, parseName, parsePlace } from './component/componentFiles.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Writes a new component, its styles and its story, or nothing when one of them exists. */
function create(name: string, folder: string): readonly string[] {
  const files = componentFiles(parseName(name), parsePlace(folder))
  const existing = files.filter(({ path }) => existsSync(root + path))
  if (existing.length > 0) throw new Error(`${existing.map(({ path }) => path).join(', ')}: exists already`)
  for (const { path, content } of files) {
    mkdirSync(dirname(root + path), { recursive: true })
    writeFileSync(root + path, content)
  }
  return files.map(({ path }) => path)
}

const [name, folder] = process.argv.slice(2)

if (name === undefined || folder === undefined) {
  console.error('Usage: npm run new:component -- TradeCard domain/trading/trade')
  process.exitCode = 1
} else {
  try {
    console.log(create(name, folder).join('\n'))
    if (folder.startsWith('primitives/'))
      console.log('Record the new subpath: npx vitest run --project unit design-system/exports.test.ts -u')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
