/** The language that the others are translated from: it types their texts, is the default, and comes first. */
export const source = 'en'

/** The folders of strings: of the pages, and of what the server writes by itself. */
export const folders = { pages: 'design-system/locales', server: 'server/locales' } as const

/** What stands at the beginning of each file that is made. */
export const head = '// Made of the folders of languages by `npm run generate`.\n'

/** A name of code for a language: `pt-BR` is `ptBR`. */
export const idOf = (locale: string): string => locale.replaceAll('-', '')

/** A language as the key of an object. */
export const keyOf = (locale: string): string => (idOf(locale) === locale ? locale : `'${locale}'`)

/** A language as an entry whose value has the language's name of code. */
export const entryOf = (locale: string): string =>
  keyOf(locale) === locale ? locale : `${keyOf(locale)}: ${idOf(locale)}`
