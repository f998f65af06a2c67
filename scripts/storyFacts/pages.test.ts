import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = globSync('stories/docs/*.mdx', { cwd: root }).map(file =>
  readFileSync(path.join(root, file), 'utf8'),
)
const names = new Set(
  globSync('design-system/**/[A-Z]*.tsx', { cwd: root }).map(file => path.basename(file, '.tsx')),
)

test('pages show stories that there are', () => {
  const missing = pages.flatMap(text =>
    [...text.matchAll(/import \* as (\w+) from '([^']+)'/g)].flatMap(([, alias = '', from = '']) => {
      const stories = readFileSync(path.join(root, 'stories/docs', from), 'utf8')
      const used = [...text.matchAll(new RegExp(`of=\\{${alias}\\.(\\w+)\\}`, 'g'))].map(
        ([, name = '']) => name,
      )
      return used.filter(name => !stories.includes(`export const ${name} = `))
    }),
  )
  expect(missing).toEqual([])
})

test('what is found by purpose is there', () => {
  const found = pages.flatMap(text =>
    [...text.matchAll(/<Purposes of=\{\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  )
  expect(found.length).toBeGreaterThan(40)
  expect(found.filter(name => !names.has(name))).toEqual([])
})
