import { useQuery } from '@apollo/client/react'
import { assetBook, type AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { BootQuery as BootData } from '../__generated__/graphql.ts'
import { BootQuery } from './Boot.query.ts'

type Lists = NonNullable<BootData['currencies']>

/** One book per answer, however many components ask. */
const books = new WeakMap<Lists, AssetBook>()

/** The book of an answer. */
export function assetsOf(lists: Lists): AssetBook {
  const known = books.get(lists)
  if (known !== undefined) return known
  const book = assetBook(lists)
  books.set(lists, book)
  return book
}

/** A book without the reference data: every asset is shown by its code. */
export const noAssets: AssetBook = assetBook({ coins: [], fiats: [] })

/** Every coin and fiat with its name and digits; null until the boot has answered. */
export function useAssets(): AssetBook | null {
  const { data } = useQuery(BootQuery, { fetchPolicy: 'cache-only' })
  return data?.currencies ? assetsOf(data.currencies) : null
}
