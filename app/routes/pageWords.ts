import { coinOfAlias } from './coinAlias.ts'
import type { RouteMatch } from './matchRoute.ts'

/** What stands for the placeholders of a page's title and description. */
export type PageWords = Readonly<Record<string, string>>

/**
 * The words that an address alone gives: the coin's name, a method's address made readable. A page that has loaded the
 * method's real name gives it to `usePageTexts`.
 */
export function pageWordsOf({ params }: Pick<RouteMatch, 'params'>): PageWords {
  const coin = params['coin'] === undefined ? undefined : coinOfAlias(params['coin'])?.name
  const method = params['method']?.replaceAll('-', ' ')
  return { ...params, ...(coin === undefined ? {} : { coin }), ...(method === undefined ? {} : { method }) }
}
