import type { ReputationPart } from '@souk/design-system/domain/people/profile/reputationPart.ts'
import { coinOfCode } from './coinAlias.ts'

/** What a search is for. */
export type SearchType = 'buy' | 'sell'

/** How somebody logs in. An address with another word is sent to `email`. */
export const logInProviders = ['email', 'telegram'] as const
export type LogInProvider = (typeof logInProviders)[number]

const segment = encodeURIComponent

/** Where pages that anybody reads lead: those that the gateway renders carry these addresses and no others. The rest is in `paths`. */
export const publicPaths = {
  home: () => '/',
  buy: () => '/buy',
  sell: () => '/sell',
  search: (type: SearchType) => (type === 'buy' ? '/buy' : '/sell'),
  searchCoin: (type: SearchType, coinAlias: string) => `/${type}-${segment(coinAlias)}`,
  searchCoinWith: (type: SearchType, coinAlias: string, methodUrlCode: string) =>
    `/${type}-${segment(coinAlias)}-with-${segment(methodUrlCode)}`,
  newTrade: (adId: string) => `/trade/new/${segment(adId)}`,
  /** Swaps; of a coin, when one is named. */
  swap: (fromCode?: string) => withQuery('/swap', { from: fromCode }),
  stores: () => '/me/merchant',
  /** Every fee, and what one would pay oneself. */
  fees: () => '/fees',
  /** The same calculator, for who comes from a search. */
  earnBitcoins: () => '/earn-bitcoins',
  /** Somebody's public page. */
  user: (userName: string) => `/user/${segment(userName)}`,
  /** How reputation works, from one of its parts on. */
  userFaq: (part?: ReputationPart) => (part === undefined ? '/user/faq' : `/user/faq#${part}`),
  logIn: (provider: LogInProvider = 'email') => `/${provider}/log-in`,
  signUp: () => '/sign-up',
} as const

/** The search page of a coin by its code; the plain one for a coin that has none of its own. */
export function searchPathOf(type: SearchType, coinCode: string): string {
  const coin = coinOfCode(coinCode)
  return coin === undefined ? publicPaths.search(type) : publicPaths.searchCoin(type, coin.alias)
}

/** Adds query parameters; those that are null, undefined or empty are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | null | undefined>> | URLSearchParams,
): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const params = new URLSearchParams(
    entries.filter(
      (entry): entry is [string, string] => entry[1] !== null && entry[1] !== undefined && entry[1] !== '',
    ),
  )
  const text = params.toString()
  if (text === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}
