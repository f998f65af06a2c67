import { globSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from './build.ts'
import { isThemed } from './generate/customProperty.ts'
import { fontFiles } from './generate/fontFaces.ts'
import { changedBy, readTokens, tokensOf } from './generate/readTokens.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const bytes = (file: string): number => statSync(new URL(`fonts/${file}`, import.meta.url)).size

/** The names of the tokens in a file of the format. */
const namesIn = (node: object, path = ''): readonly string[] =>
  Object.entries(node).flatMap(([key, child]) => {
    if (typeof child !== 'object' || child === null || key.startsWith('$')) return []
    return '$value' in child ? [`${path}${key}`] : namesIn(child as object, `${path}${key}.`)
  })

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

interface Document {
  sets: { base: { sources: object[] } }
}

/** The document with more tokens in it. */
function documentWith(tokens: object): string {
  const document = JSON.parse(source('tokens.resolver.json')) as Document
  document.sets.base.sources.push(tokens)
  return JSON.stringify(document)
}

const odd = (token: object) => ({ size: { odd: { $description: 'Odd.', ...token } } })

describe('the token files', () => {
  it.each([
    [
      'a colour that is none',
      odd({ $type: 'color', $value: { colorSpace: 'srgb', components: [2, 0, 0] } }),
      'Invalid range',
    ],
    [
      'a length without a unit',
      odd({ $type: 'dimension', $value: { value: 4 } }),
      'Unit undefined not allowed',
    ],
    [
      'a length in a unit that the format has not',
      odd({ $type: 'dimension', $value: { value: 4, unit: 'em' } }),
      'Unit em not allowed',
    ],
    [
      'a reference that leads nowhere',
      odd({ $type: 'dimension', $value: '{space.9999}' }),
      'Could not resolve alias {space.9999}',
    ],
    [
      'a token that does not say what it is for',
      { size: { odd: { $type: 'number', $value: 4 } } },
      'size.odd missing description',
    ],
  ])('refuse %s', async (_, tokens, reason) => {
    await expect(readTokens(documentWith(tokens))).rejects.toThrow(reason)
  })

  it('are right as they are', async () => {
    await expect(readTokens(documentWith(odd({ $type: 'number', $value: 4 })))).resolves.toBeDefined()
  })

  it('give every themed token of the light theme a value in the dark one, and no other', () => {
    const names = (file: string) => namesIn(JSON.parse(source(`source/${file}.tokens.json`)) as object)
    expect(names('light').length).toBeGreaterThan(80)
    expect(names('dark')).toEqual(names('light'))
    for (const file of ['light-more', 'dark-more'])
      expect(names(file).filter(name => !names('light').includes(name))).toEqual([])
  })

  it('leave to the device every colour that it forces, but how a dialog dims the page', async () => {
    const forced = changedBy(await readTokens(), { theme: 'forced' }).filter(isThemed)
    const colours = tokensOf(await readTokens()).filter(({ id }) => id.startsWith('semantic.'))
    expect(colours.filter(({ id }) => !forced.includes(id)).map(({ id }) => id)).toEqual([
      'semantic.surface.scrim',
    ])
  })
})

const generated = await generatedFiles()

describe('generated token files', () => {
  it.each(generated.map(({ file, content }) => [file.slice(here.length), file, content] as const))(
    '%s is fresh (else: node design-system/tokens/build.ts)',
    (_name, file, content) => {
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )

  it('are all of their kind', () => {
    const kept = globSync('figma/**/*.json', { cwd: here }).map(file => here + file)
    expect(kept.filter(file => !generated.some(made => made.file === file))).toEqual([])
  })

  it('stop all motion, but not the swap lock, for those who asked for less', () => {
    const reduced = source('tokens.css').split('prefers-reduced-motion: reduce')[1] ?? ''
    for (const name of ['instant', 'fast', 'base', 'slow'])
      expect(reduced).toContain(`--duration-${name}: 0ms`)
    expect(reduced).not.toContain('--duration-lock')
  })

  it('give Figma each collection with the same variables in every mode', () => {
    const collections = Map.groupBy(
      generated.filter(({ file }) => file.includes('/figma/')),
      ({ file }) => file.split('/').at(-2),
    )
    expect([...collections.keys()]).toEqual(['Palette', 'Meaning', 'Size', 'Type'])
    for (const modes of collections.values())
      for (const { content } of modes)
        expect(namesIn(JSON.parse(content) as object)).toEqual(
          namesIn(JSON.parse(modes[0]?.content ?? '{}') as object),
        )
  })
})

describe('fonts', () => {
  it.each([
    ['with an address on it', 'plex-mono-400.woff2'],
    ['with a name in Russian on it', 'plex-sans-cyrillic.woff2'],
  ])('an English first route fetches at most 60 kB, %s', (_, more) => {
    expect(bytes('plex-sans-latin.woff2') + bytes(more)).toBeLessThanOrEqual(60_000)
  })

  it.each(['₦', '₽', '₴', '₸', '₺', '₹', '₵', '€', '£', '¥', '₿'])(
    '%s comes with the Latin letters',
    sign => {
      const at = sign.codePointAt(0) ?? 0
      const latin = fontFiles.find(({ file }) => file === 'plex-sans-latin.woff2')?.range ?? ''
      const ranges = latin.split(', ').map(part =>
        part
          .slice(2)
          .split('-')
          .map(end => Number.parseInt(end, 16)),
      )
      expect(ranges.some(([from = 0, to = from]) => from <= at && at <= to)).toBe(true)
    },
  )

  it('no Latin or currency character makes a browser fetch Cyrillic', () => {
    const cyrillic = fontFiles.filter(({ file }) => file.includes('cyrillic'))
    expect(cyrillic).toHaveLength(3)
    for (const { range } of cyrillic) {
      const starts = (range ?? 'U+0').split(', ').map(part => Number.parseInt(part.slice(2), 16))
      expect(starts.filter(start => start < 0x0301 || (start >= 0x20a0 && start <= 0x20c0))).toEqual([])
    }
  })

  it('declares one weight and width range for the family, else browsers would not mix its alphabets', () => {
    const sans = fontFiles.filter(({ family }) => family === 'IBM Plex Sans Variable')
    expect(new Set(sans.map(({ weight, stretch }) => `${weight} ${stretch}`)).size).toBe(1)
  })
})
