import { shownFiatDecimals } from '@souk/design-system/format/displayAsset.ts'
import { formatAmount } from '@souk/design-system/format/formatAmount.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { previewWords } from '@souk/design-system/locales/__generated__/previewWords.ts'
import { coinOfAlias } from '../../../routes/coinAlias.ts'
import type { RouteMatch } from '../../../routes/matchRoute.ts'

/** The server's answers by the name of their call; what was refused is null. */
export type Answers = Readonly<Record<string, unknown>>

/** Nobody is known who looks at a picture: prices are in what most readers of a language count in. */
const fiats: Readonly<Partial<Record<Locale, string>>> = { ru: 'RUB' }
const fiatOf = (locale: Locale): string => fiats[locale] ?? 'USD'

interface Method {
  readonly code: string
  readonly url_code: string
  readonly name: string
}
const methodIn = ({ params }: RouteMatch, answers: Answers): Method | undefined =>
  (answers['methods'] as { readonly items: readonly Method[] } | null | undefined)?.items.find(
    ({ url_code: code }) => code === params['method'],
  )

const offersCall = (
  { name, params, locale }: RouteMatch,
  method?: string,
): Readonly<Record<string, string>> => {
  const coin = coinOfAlias(params['coin'] ?? '')?.code
  const type = /^(buy|sell)Coin/.exec(name)?.[1]
  if (coin === undefined || type === undefined) return {}
  const by = method === undefined ? '' : `&payment_method_code=${encodeURIComponent(method)}`
  return {
    offers: `/v1/pro/search?type=${type}&crypto_currency_code=${coin}&currency_code=${fiatOf(locale)}&limit=1${by}`,
  }
}

/** What is asked for the search of a coin; nothing for any other page. */
export const searchCalls = (match: RouteMatch): Readonly<Record<string, string>> =>
  match.params['method'] === undefined ? offersCall(match) : { methods: '/v2/payment_methods' }

/** The offers by a method, once it is known which one an address names. */
export function searchMore(match: RouteMatch, answers: Answers): Readonly<Record<string, string>> {
  const method = methodIn(match, answers)
  return method === undefined ? {} : offersCall(match, method.code)
}

/** The best price of a search, and what its method is called; null for a method that there is not. */
export function searchFigure(
  match: RouteMatch,
  answers: Answers,
): { readonly figure: string; readonly method: string } | null {
  const { name, params, locale } = match
  const method = methodIn(match, answers)
  if (params['method'] !== undefined && method === undefined) return null
  const price = (
    answers['offers'] as { readonly items: readonly { readonly price: string }[] } | null | undefined
  )?.items[0]?.price
  const coin = coinOfAlias(params['coin'] ?? '')
  const said = { method: method?.name ?? '', figure: '' }
  if (price === undefined || coin === undefined) return said
  const code = fiatOf(locale)
  const asset = { code, kind: 'fiat', decimals: 2, shown: shownFiatDecimals(code) } as const
  const shown = formatAmount(price, asset, {
    mode: 'shown',
    locale,
  })
  const { from, upTo } = previewWords[locale]
  const text = name.startsWith('buy') ? from : upTo
  return { ...said, figure: text.replace('{{price}}', shown).replace('{{coin}}', coin.code) }
}
