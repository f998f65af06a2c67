import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf, folders, head, idOf, keyOf, source } from './language.ts'
import { firstModule, fromMade, wordFiles } from './words.ts'

const categories: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** What stands beside the languages and is none: what makes a language for designers out of English. */
const noLanguage: ReadonlySet<string> = new Set(['pseudo'])

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('_') && !noLanguage.has(entry.name))
    .map(entry => entry.name)
    .toSorted()

/** The languages that lie in a repository, the default first. Throws where one is half there, or is no language. */
function localesIn(root: string): readonly string[] {
  const [pages, server] = [foldersIn(join(root, folders.pages)), foldersIn(join(root, folders.server))]
  const half = [...pages, ...server].find(name => !pages.includes(name) || !server.includes(name))
  if (half !== undefined)
    throw new Error(`A language needs two folders: ${folders.pages}/${half} and ${folders.server}/${half}`)
  const unknown = pages.find(name => Intl.PluralRules.supportedLocalesOf(name).length === 0)
  if (unknown !== undefined) throw new Error(`${unknown} is no language whose plurals are known`)
  return [source, ...pages.filter(name => name !== source)]
}

/** As it is called in itself, as a name on a button is written. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const pluralsOf = (locale: string): readonly string[] => {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return categories.filter(category => needed.includes(category))
}

const quoted = (texts: readonly string[]): string => texts.map(text => `'${text}'`).join(', ')

/** What is made of them lies here. */
export const localeDirs = [
  'design-system/format/__generated__',
  `${folders.pages}/__generated__`,
  `${folders.server}/__generated__`,
]

/**
 * What follows from the languages that lie in the repository, by path: their list, their words, their plurals. Written before
 * anything else is generated, because the contract and the pages are made of it.
 */
export async function localeFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const locales = localesIn(root)
  const rows = (write: (locale: string) => string) => locales.map(locale => `  ${write(locale)},\n`).join('')
  const imports = (write: (id: string, locale: string) => string) =>
    locales.map(locale => `${write(idOf(locale), locale)}\n`).join('')
  const made = `${folders.pages}/__generated__`
  return new Map([
    [
      'design-system/format/__generated__/locales.ts',
      `${head}export const locales = [${quoted(locales)}] as const\n`,
    ],
    [
      'design-system/format/__generated__/pluralCategories.ts',
      `${head}export const pluralCategories = {\n${rows(locale => `${keyOf(locale)}: [${quoted(pluralsOf(locale))}]`)}} as const\n`,
    ],
    [
      `${made}/localeTable.ts`,
      `${head}import type { LocaleRow } from '../localeRow.ts'\nimport type { Locale } from '../../format/locale.ts'\n\n` +
        `export const localeTable = {\n${rows(
          locale =>
            `${keyOf(locale)}: { name: '${nameOf(locale)}', load: () => import(${fromMade(firstModule(locale))}) }`,
        )}} satisfies Record<Locale, LocaleRow>\n`,
    ],
    ...(await wordFiles(root, locales)),
    [
      `${folders.server}/__generated__/folders.ts`,
      `${head}import type { LocaleWords } from '../localeWords.ts'\n` +
        imports((id, locale) => `import { words as ${id} } from '../${locale}/words.ts'`) +
        `\nexport const folders = {\n${rows(entryOf)}} as const satisfies Record<string, LocaleWords>\n`,
    ],
  ])
}
