import type { SearchTradesInput } from '../../__generated__/graphql.ts'

/** How many pages are fetched before anybody asks for them (specification 000 §9). */
const ahead = 3
/** As long as a page that was fetched counts as there, in milliseconds. */
export const pageLifetime = 180_000

/** What says how long a list is, or what one came from: it makes no other page of it (specification 000 §9). */
const notOfThePage = ['pages', 'total_pages', 'total', 'count', 'previous_currency_code']

/** The pages that follow one, as far as there are any. */
export const pagesAhead = (page: number, pages: number): readonly number[] =>
  Array.from({ length: ahead }, (_, index) => page + 1 + index).filter(next => next <= pages)

/** Under what a page is kept: what was asked for, in whatever order it was said. */
export const pageKey = (asked: Readonly<Record<string, unknown>> | SearchTradesInput): string =>
  JSON.stringify(
    Object.entries(asked)
      .filter(([name, value]) => !notOfThePage.includes(name) && value !== null && value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Remembers which pages are there, so that none is fetched twice within its lifetime. */
export interface KeptPages {
  /** Whether it has to be fetched; it counts as there from now on. */
  readonly take: (asked: SearchTradesInput) => boolean
  /** It did not come: it may be asked for again. */
  readonly drop: (asked: SearchTradesInput) => void
}

/** Makes the {@link KeptPages} of one visit. @param now milliseconds */
export function createKeptPages(now: () => number): KeptPages {
  const kept = new Map<string, number>()
  return {
    take(asked) {
      const key = pageKey(asked)
      const at = kept.get(key)
      if (at !== undefined && now() - at < pageLifetime) return false
      kept.set(key, now())
      return true
    },
    drop: asked => void kept.delete(pageKey(asked)),
  }
}
