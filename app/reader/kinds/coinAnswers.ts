import { assetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { AssetBook, CoinRow, FiatRow } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { PageShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { PageQuery } from '../../__generated__/graphql.ts'
import { coinOfAlias } from '../../routes/coinAlias.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'
import { pageShapeOf } from '../../parts/reading/readingShapes.ts'
import type { Told } from './kind.ts'

/** A network of a coin, as the reference data has it. */
export interface NetworkRow {
  readonly code: string
  readonly name: string
  readonly confirmations: number
  readonly minimumDeposit: string
}

export interface CurrencyLists {
  readonly coins: readonly (CoinRow & { readonly networks: readonly NetworkRow[] })[]
  readonly fiats: readonly FiatRow[]
}

// Each call's answer has the shape that the contract says.
export const listsOf = ({ currencies }: Told) => currencies as CurrencyLists | null
export const bookOf = (lists: CurrencyLists): AssetBook => assetBook(lists)
export const wordsOf = ({ page }: Told): PageShape | null =>
  page == null ? null : pageShapeOf(page as NonNullable<PageQuery['page']>)

/** The calls that every page of a coin has. */
export const coinCalls = (route: string, params: Readonly<Record<string, string>>) => ({
  page: `/api/v1/pages/${encodeURIComponent(pageNameOf(route, params) ?? '')}`,
  currencies: '/api/v1/currencies',
})

/** The coin that an address names. */
export const coinCodeIn = (params: Readonly<Record<string, string>>): string | null =>
  coinOfAlias(params['coin'] ?? '')?.code ?? null

/** What is paid with, where neither the address nor the visitor's country says it. */
export const fiatOfLocale: Readonly<Record<Locale, string>> = { en: 'USD', ru: 'RUB' }
