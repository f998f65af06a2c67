import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  ReaderAnswers,
  ReaderMarkup,
  ReaderRequest,
  RenderedRoute,
  VisitorPlace,
} from '../../../http/readerPage.ts'

/** The pages to read, as the app's build has them. */
export interface ReaderBuild {
  /** Null also for an address that leads to such a page and is not its own. */
  readonly find: (path: string, query: string, from?: VisitorPlace | null) => RenderedRoute | null
  /** What else has to be asked for, once the text is known: real data that it shows. */
  readonly more: (route: RenderedRoute, answers: ReaderAnswers) => RenderedRoute['calls']
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

/** The scripts of each part, `reader/CoinWalletPart.tsx` those of `coinWallet`, without what the entry loads by itself. */
export function preloadsIn(manifest: Readonly<Record<string, Entry>>): ReaderBuild['preloads'] {
  const filesOf = (name: string): readonly string[] => {
    const { file, imports = [] } = manifest[name] ?? { file: '' }
    return name === 'reader/main.tsx' ? [] : [file, ...imports.flatMap(filesOf)]
  }
  return Object.fromEntries(
    Object.keys(manifest).flatMap(name => {
      const part = /^reader\/(\w+)Part\.tsx$/.exec(name)?.[1]
      return part === undefined
        ? []
        : [
            [
              part.replace(/^./, first => first.toLowerCase()),
              [...new Set(filesOf(name))].map(file => `/${file}`),
            ] as const,
          ]
    }),
  )
}
