import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installedRanges, lockFile, oldestNode, outerNode, withoutNewerEngines } from './lockEngines.ts'

test.each([
  ['>=22.15.0', 22],
  ['^22.12.0 || ^24.0.0 || >=26.0.0', 22],
  ['>= 24', 24],
  ['^18 || >=20', 18],
  ['*', 0],
  [undefined, 0],
])('%s begins with Node %i', (range, oldest) => {
  expect(oldestNode(range)).toBe(oldest)
})

test('npm has no word about a Node that never runs a package (else: npx node scripts/lockEngines.ts)', () => {
  const text = readFileSync(lockFile, 'utf8')
  expect(text === withoutNewerEngines(text, outerNode())).toBe(true)
})

test('every package takes the Node that runs it', () => {
  const own = Number(process.versions.node.split('.')[0])
  const ranges = installedRanges(readFileSync(lockFile, 'utf8'))
  expect(ranges.length).toBeGreaterThan(300)
  expect(ranges.filter(([, range]) => oldestNode(range) > own)).toEqual([])
})
