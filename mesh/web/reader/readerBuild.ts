import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '../../../brand/brand.ts'

/** The country that a visitor comes from, where it has a page of its own. */
export interface VisitorPlace {
  /** Its name in the address, as in `/nigeria`. */
  readonly code: string
  readonly fiat: string
}

/** A page that is written to be read, and what has to be asked of the server for it. */
export interface ReaderRoute {
  readonly locale: string
  /** Without the prefix of a language, and as it is written best: the page's own address. */
  readonly path: string
  /** What of the query belongs to the page, with its question mark. */
  readonly query: string
  /** Paths of the server's API, by a name; each is read as anybody. */
  readonly calls: Readonly<Record<string, string>>
  /** False of one of very many, as with an amount in its address: it is made for each who asks. */
  readonly isKept: boolean
  /** It is another page for who comes from a country that has a page of its own. */
  readonly isByPlace: boolean
  /** Where there is nothing at this address, the app says so. */
  readonly isElseApp: boolean
}

/** The server's answers, by the name of their call; one that was refused or failed is null. */
export type ReaderAnswers = Readonly<Record<string, unknown>>

export interface ReaderRequest {
  readonly route: ReaderRoute
  readonly answers: ReaderAnswers
  readonly brand: Brand
  /** The origin that people open; null where nobody said it: then nothing is said of other addresses. */
  readonly origin: string | null
}

/** What the app's build makes of it: `app/reader/server.tsx`. */
export interface ReaderMarkup {
  readonly status: 200 | 404
  readonly locale: string
  /** Which of the scripts draws it. */
  readonly part: string
  /** What stands in the head: title, description, addresses, previews, and what search engines read as data. */
  readonly head: string
  readonly html: string
  /** `<style>` tags. */
  readonly styles: string
  /** What the browser takes the page over with. */
  readonly state: object
}

/** The pages to read, as the app's build has them. */
export interface ReaderBuild {
  /** Null also for an address that leads to such a page and is not its own. */
  readonly find: (path: string, query: string, from?: VisitorPlace | null) => ReaderRoute | null
  /** What else has to be asked for, once the text is known: real data that it shows. */
  readonly more: (route: ReaderRoute, answers: ReaderAnswers) => ReaderRoute['calls']
  readonly render: (request: ReaderRequest) => ReaderMarkup
  /** A path on this host. */
  readonly script: string
  /** What else a page of a part loads at once, as paths on this host. */
  readonly preloads: Readonly<Record<string, readonly string[]>>
  /** It stands in the page: what is read first is painted with the first answer. */
  readonly css: string
  /** The fonts of that style sheet, as paths on this host. */
  readonly fonts: readonly string[]
}

interface Entry {
  readonly file: string
  /** Other entries that it is made of. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Loads it; null where the build has none. Throws when it is not whole. */
export async function loadReaderBuild(appDir: string): Promise<ReaderBuild | null> {
  const file = join(appDir, 'reader/manifest.json')
  if (!existsSync(file)) return null
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Entry>>
  const entry = manifest['reader/main.tsx']
  if (entry === undefined) throw new Error('reader/manifest.json does not name the script of the page')
  const css = (entry.css ?? []).map(name => readFileSync(join(appDir, name), 'utf8').trim()).join('\n')
  if (/<\/style/i.test(css)) throw new Error('The style sheet of the pages to read would end its element')
  const fonts = [...css.matchAll(/url\("?(\/[^)"]+\.woff2)"?\)/g)].map(([, path = '']) => path)
  const { find, more, render } = (await import(pathToFileURL(join(appDir, 'reader/server.js')).href)) as Pick<
    ReaderBuild,
    'find' | 'more' | 'render'
  >
  return { find, more, render, script: `/${entry.file}`, preloads: preloadsIn(manifest), css, fonts }
}

/** The scripts of each part, `reader/GuidePart.tsx` those of `guide`, without what the entry loads by itself. */
function preloadsIn(manifest: Readonly<Record<string, Entry>>): ReaderBuild['preloads'] {
  const filesOf = (name: string): readonly string[] => {
    const { file, imports = [] } = manifest[name] ?? { file: '' }
    return name === 'reader/main.tsx' ? [] : [file, ...imports.flatMap(filesOf)]
  }
  return Object.fromEntries(
    Object.keys(manifest).flatMap(name => {
      const part = /^reader\/(\w+)Part\.tsx$/.exec(name)?.[1]
      return part === undefined
        ? []
        : [[part.toLowerCase(), [...new Set(filesOf(name))].map(file => `/${file}`)] as const]
    }),
  )
}
