import { expect, it } from 'vitest'
import { versionOf, withVersion } from './version.ts'

const files = [
  { name: 'index.html', content: '<script src="/assets/a.js">' },
  { name: 'assets/a.js', content: new Uint8Array([1, 2, 3]) },
]
const first = versionOf(files)

it('is the same for the same files in any order, and is what the server takes for a version', () => {
  expect(versionOf([...files].toReversed())).toBe(first)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
})

it.each([
  ['another content', [files[0], { name: 'assets/a.js', content: new Uint8Array([1, 2, 4]) }]],
  ['another name', [files[0], { name: 'assets/b.js', content: new Uint8Array([1, 2, 3]) }]],
  ['a file more', [...files, { name: 'robots.txt', content: '' }]],
  ['a file less', [files[0]]],
])('is another with %s', (_, changed) => {
  expect(versionOf(changed.filter(file => file !== undefined))).not.toBe(first)
})

it('stands in the head of the page', () => {
  expect(withVersion('<head></head><body></body>', 'abc')).toMatch(
    /<head><meta name="souk-version" content="abc">\s*<\/head>/,
  )
  expect(() => withVersion('<body></body>', 'abc')).toThrow('no </head>')
})
