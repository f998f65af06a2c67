import type { SearchTradesInput } from '../../../__generated__/graphql.ts'
import { answerLifetime, pageKey } from '../../../network/apollo/pageKey.ts'

/** How many pages are fetched before anybody asks for them (specification 000 §9). */
const ahead = 3
/** The pages that follow one, as far as there are any. */
export const pagesAhead = (page: number, pages: number): readonly number[] =>
  Array.from({ length: ahead }, (_, index) => page + 1 + index).filter(next => next <= pages)

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
      if (at !== undefined && now() - at < answerLifetime) return false
      kept.set(key, now())
      return true
    },
    drop: asked => void kept.delete(pageKey(asked)),
  }
}
