import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from './build.ts'
import { buildCss } from './generate/css.ts'
import { fontFiles } from './generate/fontFaces.ts'
import { readTokens } from './generate/readTokens.ts'
import { resolveLiteral } from './generate/tokenTree.ts'

const bytes = (file: string): number => statSync(new URL(`fonts/${file}`, import.meta.url)).size

describe('generated token files', () => {
  it.each(generatedFiles().map(({ file, content }) => [file.split('/').at(-1), file, content] as const))(
    '%s is fresh (else: node design-system/tokens/build.ts)',
    (_name, file, content) => {
      expect(readFileSync(file, 'utf8')).toBe(content)
    },
  )

  it('gives every themed token a value in both themes', () => {
    const semantic = readTokens().filter(({ path }) => path[0] === 'semantic')
    const names = (theme: string) =>
      semantic.filter(({ path }) => path[1] === theme).map(({ path }) => path.slice(2).join('.'))
    expect(names('light').length).toBeGreaterThan(80)
    expect(names('dark')).toEqual(names('light'))
  })

  it('refuses a reference that leads nowhere', () => {
    expect(() => resolveLiteral(readTokens(), '{color.sand.9999}')).toThrow(
      '{color.sand.9999} does not exist',
    )
  })

  it('stops all motion, but not the swap lock, for those who asked for less', () => {
    const reduced = buildCss(readTokens()).split('prefers-reduced-motion: reduce')[1] ?? ''
    for (const name of ['instant', 'fast', 'base', 'slow'])
      expect(reduced).toContain(`--duration-${name}: 0ms`)
    expect(reduced).not.toContain('--duration-lock')
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
