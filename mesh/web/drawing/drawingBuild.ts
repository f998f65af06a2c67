import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand } from '../../../brand/brand.ts'
import type { GraphAnswer, GraphCall } from '../../gateway/graphql/askGraph.ts'

/** A page of the app that is drawn for a first visit. */
export interface DrawnRoute {
  readonly locale: string
  /** False of one of very many, as with an amount in its address: it is drawn for each who asks. */
  readonly isKept: boolean
}

interface DrawingRequest {
  readonly route: DrawnRoute
  readonly ask: (call: GraphCall) => Promise<GraphAnswer>
  readonly brand: Brand
  readonly origin: string | null
  readonly now: Date
  readonly currencyCode: string | null
  readonly width: number
}

/** A page of the app as it stands before the app is there. */
export interface Drawn {
  readonly status: 200 | 404
  /** Search engines are asked to leave it out. */
  readonly isHidden: boolean
  readonly html: string
  /** For the head: `<style>` tags, and what search engines read as data. */
  readonly head: string
  /** What it was answered, as JSON: the app asks for none of it again. */
  readonly answers: object
}

/** The pages that are drawn, as the app's build has them: `app/reader/server.tsx`. */
export interface DrawingBuild {
  /** Null for pages that are not drawn, and for an address that is not a page's own. */
  readonly findDrawn: (path: string, query: string) => DrawnRoute | null
  /** Loads what draws, which the first page needs: that takes longer than a drawing. */
  readonly prepare: () => Promise<void>
  readonly prerender: (request: DrawingRequest) => Promise<Drawn>
  /** The currency that somebody begins with who has chosen none. */
  readonly firstCurrency: (hints: {
    readonly country: string | null
    readonly languages: readonly string[]
    readonly timeZone: null
  }) => string | null
}

/** Loads it; null where the build has none. */
export async function loadDrawingBuild(appDir: string): Promise<DrawingBuild | null> {
  const file = join(appDir, 'reader/server.js')
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as DrawingBuild) : null
}
