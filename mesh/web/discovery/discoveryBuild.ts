import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PreviewBuild } from './previewBuild.ts'

/** A page that search engines are told of. */
export interface PublicPage {
  /** Without the prefix of a language. */
  readonly path: string
  /** What the server calls the text that it is made of; null of a page of the app. */
  readonly document: string | null
}

/** A feed of the blog, or of one of its categories. */
export interface Feed {
  readonly locale: string
  readonly address: string
  readonly page: string
  readonly category: string | null
  readonly title: string
  readonly subtitle: string
}

/** What the app's build knows of its own addresses: `app/reader/discovery/discovery.ts`. */
export interface DiscoveryBuild {
  /** The default first. */
  readonly locales: readonly string[]
  readonly withLocale: (locale: string, path: string) => string
  /** The one spelling of an address; what is written best already is the same. */
  readonly ownAddress: (path: string) => string
  readonly publicPages: readonly PublicPage[]
  /** Where a document is; null of what has no page of its own. */
  readonly documentPath: (kind: string, code: string, parent: string | null) => string | null
  readonly searchPath: (type: 'buy' | 'sell', coin: string, method: string | null) => string | null
  /** Beginnings of paths that robots need not ask for. */
  readonly privateAreas: readonly string[]
  readonly feedAt: (path: string) => Feed | null
}

/** Loads it from the bundle of the pages that are rendered here; null where the build has none. */
export async function loadDiscoveryBuild(appDir: string): Promise<(DiscoveryBuild & PreviewBuild) | null> {
  const file = join(appDir, 'reader/server.js')
  if (!existsSync(file)) return null
  const { discovery } = (await import(pathToFileURL(file).href)) as {
    discovery: DiscoveryBuild & PreviewBuild
  }
  return discovery
}
