import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('.', import.meta.url))
const { exports: map } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  exports: Record<string, string | null>
}

/** As Node picks: the longest part before the star, then the longest key. */
function targetOf(subpath: string): string | null | undefined {
  if (subpath in map) return map[subpath]
  const matches = Object.keys(map)
    .filter(key => key.includes('*'))
    .filter(key => {
      const [start = '', end = ''] = key.split('*')
      return subpath.startsWith(start) && subpath.endsWith(end) && subpath.length >= key.length
    })
    .sort((one, other) => other.indexOf('*') - one.indexOf('*') || other.length - one.length)
  const [key] = matches
  return key === undefined ? undefined : map[key]
}

const publicNames = (file: string): string[] =>
  [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(
      /^export (?:async )?(?:function|const|interface|type) (\w+)/gm,
    ),
  ]
    .map(([, name = '']) => name)
    .sort()

const files = globSync('{tokens,theme,primitives}/**/*.{ts,tsx,css}', { cwd: root }).sort()
const open = files.filter(file => targetOf(`./${file}`) != null)

describe('the public surface of the design system', () => {
  it('is what it was, unless a change says so (vitest -u)', async () => {
    const surface = open.map(file => `${file}: ${publicNames(file).join(', ')}`).join('\n')
    await expect(`${surface}\n`).toMatchFileSnapshot('exports.snapshot.txt')
  })

  it('holds every component, one subpath each', () => {
    const components = files.filter(file => file.endsWith('.tsx'))
    const hidden = components.filter(file => !open.includes(file))
    expect(hidden).toEqual(
      Object.keys(map)
        .filter(key => map[key] === null && key.endsWith('.tsx'))
        .map(key => key.slice(2))
        .sort(),
    )
  })

  it('keeps styles, tests and the generator private', () => {
    expect(open.filter(file => /\.(?:styles|test)\.|generate\//.test(file))).toEqual([])
  })

  it('leads to files that exist', () => {
    const plain = Object.entries(map).filter(([key, target]) => !key.includes('*') && target !== null)
    expect(plain.filter(([, target]) => !files.includes((target ?? '').slice(2)))).toEqual([])
  })
})
