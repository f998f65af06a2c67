import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { figuresOf, latestFile, renderFigures } from '../bench/readme.ts'
import { readResults } from '../bench/results.ts'
import { meshSettingNames } from '../mesh/settings.ts'
import { settingNames } from '../server/runtime/setting/settingRows.ts'
import { demoPassword, namedAccounts } from '../server/composition/seed/people.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = [
  'README.md',
  'CONTEXT.md',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
  ...readdirSync(join(root, 'docs/adr')).map(name => `docs/adr/${name}`),
]

/** First cells of the rows of the table that stands under a heading. */
function firstCells(page: string, heading: string): string[] {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => cell)
}

test('the tables of settings have every setting of server and gateway, and no other', () => {
  expect(firstCells(read('docs/operating.md'), 'Settings').toSorted()).toEqual(
    [...new Set([...settingNames, ...meshSettingNames])].toSorted(),
  )
})

test('the named accounts and their password are those of the demo market', () => {
  const rows = [...read('README.md').matchAll(/^\| `(\w+)` +\|[^|]+\| `([^`]+)` +\|$/gm)]
  expect(rows.map(([, name, password]) => [name, password])).toEqual(
    namedAccounts.map(({ userName }) => [userName, demoPassword]),
  )
})

describe.each(pages)('%s', page => {
  test('names only scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('links only to what is there', () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path = '']) => path)
    expect(links.filter(path => !existsSync(join(root, dirname(page), path)))).toEqual([])
  })
})

test('every decision is in the list of decisions', () => {
  const list = read('docs/adr/README.md')
  const records = readdirSync(join(root, 'docs/adr')).filter(name => name !== 'README.md')
  expect(records.filter(name => !list.includes(`](${name})`))).toEqual([])
})

/** Text without what the formatter decides on: spaces and the width of tables. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/-{2,}/g, '--').trim()

test('the figures are those of the last measurement (npx node bench/readme.ts)', () => {
  const results = readResults(latestFile)
  const shown = results === null ? 'nothing was measured' : plain(renderFigures(results))
  expect(plain(figuresOf(read('README.md')))).toBe(shown)
})
