import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localeFiles } from '../../scripts/generation/locales.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const artifacts = join(root, 'tests/.artifacts')

/** What the copy needs of the repository: all that says something. */
const parts = ['app', 'brand', 'design-system', 'mesh', 'scripts', 'server', 'package.json', 'tsconfig.json']
const packages = ['app', 'design-system', 'mesh', 'server']

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ö', u: 'ü' }
const accented = (text: string) => text.replace(/\{+[^}]*\}+|[aeou]/g, part => accents[part] ?? part)

/** A text of English as a translator hands it in: with accents, and each plural that the language has. */
function spoken(value: unknown, plurals: readonly string[]): unknown {
  if (typeof value === 'string') return accented(value)
  if (Array.isArray(value)) return value.map(inner => spoken(inner, plurals))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const counted = /^(.+)_(one|other)$/.exec(key)
      if (counted === null || typeof inner !== 'string') return [[key, spoken(inner, plurals)]]
      if (counted[2] === 'one') return []
      return plurals.map(plural => [`${counted[1]}_${plural}`, `${accented(inner)} (${plural})`])
    }),
  )
}

/** The folder of the pages: English nouns spoken. */
async function writePages(copy: string, locale: string): Promise<void> {
  const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const english = join(root, 'design-system/locales/en')
  const folder = join(copy, 'design-system/locales', locale)
  mkdirSync(folder)
  for (const name of readdirSync(english)) {
    const nouns = (await import(/* @vite-ignore */ join(english, name))) as Record<string, unknown>
    const lines = Object.entries(nouns).map(
      ([noun, words]) =>
        `import type { ${noun} as english } from '../en/${name}'\nimport type { Translated } from '../translated.ts'\n` +
        `export const ${noun}: Translated<typeof english, '${locale}'> = ${JSON.stringify(spoken(words, plurals))}\n`,
    )
    writeFileSync(join(folder, name), lines.join(''))
  }
}

/** The folder of the server; a few names of its own, else English ones. */
function writeServer(copy: string, locale: string): void {
  const folder = join(copy, 'server/locales', locale)
  mkdirSync(folder)
  writeFileSync(
    join(folder, 'words.ts'),
    `import { words as english } from '../en/words.ts'
import type { LocaleWords } from '../localeWords.ts'
const accents: Readonly<Record<string, string>> = ${JSON.stringify(accents)}
const accented = (text: string) => text.replace(/\\{\\w+\\}|[aeou]/g, part => accents[part] ?? part)
const spoken = (value: unknown): unknown =>
  typeof value === 'string' ? accented(value)
  : Array.isArray(value) ? value.map(spoken)
  : typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoken(inner)]))
    : value
export const words: LocaleWords = {
  ...(spoken(english) as LocaleWords),
  names: { ...english.names, country: { NG: 'Nïgérïá' } },
}
`,
  )
}

/**
 * A copy of the repository with one more language: two folders are added, and what follows from them is generated. Nothing in
 * it is edited.
 * @returns where it lies, and how to throw it away
 */
export async function withLocale(locale: string): Promise<{ copy: string; remove: () => void }> {
  mkdirSync(artifacts, { recursive: true })
  const copy = mkdtempSync(join(artifacts, 'third-'))
  const isSource = (path: string) => !/[/\\](node_modules|dist)$/.test(path)
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  mkdirSync(join(copy, 'node_modules/@souk'), { recursive: true })
  for (const name of packages) symlinkSync(join(copy, name), join(copy, 'node_modules/@souk', name))
  await writePages(copy, locale)
  writeServer(copy, locale)
  for (const [path, text] of await localeFiles(copy)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), text)
  }
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}
