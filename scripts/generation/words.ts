import { posix } from 'node:path'
import { bundleNouns, firstNouns, nounsAtOnce, wordBundles } from '../../design-system/locales/wordBundle.ts'
import type { WordBundle } from '../../design-system/locales/wordBundle.ts'
import { entryOf, folders, head, idOf, source } from './language.ts'
import { refusalFiles, refusalNouns } from './refusals.ts'

const made = `${folders.pages}/__generated__`

/** The module of a noun's words in a language, from the folder of the locales. */
const nounModule = (locale: string, noun: string): string =>
  refusalNouns.includes(noun) ? `__generated__/${locale}/${noun}.ts` : `${locale}/${noun}.ts`

/** The module that is the chunk of a bundle in a language, from the folder of the locales: the noun's own where it is one. */
export function bundleModule(locale: string, bundle: WordBundle): string {
  const [noun, ...more] = bundleNouns[bundle]
  return more.length === 0 ? nounModule(locale, noun) : `__generated__/${locale}/${bundle}Bundle.ts`
}

/** The module that is the chunk of what every page may say, from the folder of the locales. */
export const firstModule = (locale: string): string => `__generated__/${locale}/resources.ts`

/** A module as an import names it in a file of a folder; both from the folder of the locales. */
function specifier(folder: string, module: string): string {
  const path = posix.relative(folder, module)
  return path.startsWith('.') ? `'${path}'` : `'./${path}'`
}
/** The same in a file of the folder that all this is made in. */
export const fromMade = (module: string): string => specifier('__generated__', module)

/** The words of a language, as the app loads them: a chunk for every page, and one a bundle. */
function chunkFiles(locale: string): [path: string, text: string][] {
  const from = (module: string) => specifier(posix.dirname(firstModule(locale)), module)
  const several = wordBundles.filter(name => bundleNouns[name].length > 1)
  return [
    [
      `${folders.pages}/${firstModule(locale)}`,
      head +
        firstNouns.map(noun => `import { ${noun} } from ${from(nounModule(locale, noun))}\n`).join('') +
        `\nexport const resources = { ${firstNouns.join(', ')} }\n\nexport const bundles = {\n` +
        wordBundles.map(name => `  ${name}: () => import(${from(bundleModule(locale, name))}),\n`).join('') +
        `}\n`,
    ],
    ...several.map((name): [string, string] => [
      `${folders.pages}/${bundleModule(locale, name)}`,
      head +
        bundleNouns[name].map(noun => `export { ${noun} } from ${from(nounModule(locale, noun))}\n`).join(''),
    ]),
  ]
}

/** The English words by noun: they type every text. */
function typesFile(): [path: string, text: string] {
  const nouns = [...new Set<string>([...firstNouns, ...Object.values(bundleNouns).flat()])]
  return [
    `${made}/resources.ts`,
    head +
      nouns.map(noun => `import type { ${noun} } from ${fromMade(nounModule(source, noun))}\n`).join('') +
      `\n/** All words of English. */\nexport interface Resources {\n` +
      nouns.map(noun => `  readonly ${noun}: typeof ${noun}\n`).join('') +
      `}\n`,
  ]
}

/** A noun in every language at once. */
const atOnceFile = (locales: readonly string[], noun: string): [path: string, text: string] => [
  `${made}/${noun}Words.ts`,
  `${head}import type { Locale } from '../../format/locale.ts'\n` +
    locales
      .map(locale => `import { ${noun} as ${idOf(locale)} } from ${fromMade(nounModule(locale, noun))}\n`)
      .join('') +
    `\n// Texts and plurals differ; that the keys are the same is proved by the test of the words.\n` +
    `const words: Readonly<Record<Locale, unknown>> = {\n${locales.map(locale => `  ${entryOf(locale)},\n`).join('')}}\n` +
    `export const ${noun}Words = words as Readonly<Record<Locale, typeof ${idOf(source)}>>\n`,
]

/** What follows from the rows of words (`design-system/locales/wordBundle.ts`) and the languages' folders, by path. */
export async function wordFiles(
  root: string,
  locales: readonly string[],
): Promise<[path: string, text: string][]> {
  const refusals = await Promise.all(locales.map(locale => refusalFiles(root, locale)))
  return [
    ...refusals.flat(),
    ...locales.flatMap(chunkFiles),
    typesFile(),
    ...nounsAtOnce.map(noun => atOnceFile(locales, noun)),
  ]
}
