import { newAdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AdvertValues } from '@souk/design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'

/** What an address may say of a new advert (specification 000 §2). */
export interface CreateAddress {
  readonly type: AdvertValues['type'] | null
  readonly cryptoCurrencyCode: string | null
  readonly currencyCode: string | null
  /** An own advert to copy. */
  readonly from: string | null
  readonly isShort: boolean
  readonly isMultiple: boolean
}

const flag = (query: URLSearchParams, name: string): boolean =>
  query.has(name) && !['false', '0'].includes(query.get(name) ?? '')

const types: Readonly<Record<string, AdvertValues['type']>> = { sell: 'Sell', buy: 'Buy' }

/** Reads the address; what it says wrongly is as if it did not. */
export function createAddressOf(query: URLSearchParams): CreateAddress {
  // `Ad::Sell` is how the contract names the type.
  const type = (query.get('type') ?? '').replace(/^Ad::/, '').toLowerCase()
  return {
    type: types[type] ?? null,
    cryptoCurrencyCode: query.get('cryptoCurrencyCode'),
    currencyCode: query.get('currencyCode'),
    from: query.get('from'),
    isShort: flag(query, 'isShort'),
    isMultiple: flag(query, 'isMultiple'),
  }
}

/** Whether the address wants another advert than this one, which is unfinished. */
export function wantsAnother(address: CreateAddress, draft: AdvertValues): boolean {
  if (address.from !== null) return true
  const said = ['type', 'cryptoCurrencyCode', 'currencyCode'] as const
  return said.some(name => address[name] !== null && address[name] !== draft[name])
}

/** A new advert as the address wants it, else as its owner usually trades. */
export function startOf(
  address: CreateAddress,
  usual: Pick<AdvertValues, 'cryptoCurrencyCode' | 'currencyCode' | 'timeZone'>,
  assets: AssetBook,
): AdvertValues {
  const coin = assets.coins.find(({ code }) => code === address.cryptoCurrencyCode)?.code
  const fiat = assets.fiats.find(({ code }) => code === address.currencyCode)?.code
  return newAdvertValues({
    type: address.type ?? 'Sell',
    cryptoCurrencyCode: coin ?? usual.cryptoCurrencyCode,
    currencyCode: fiat ?? usual.currencyCode,
    timeZone: usual.timeZone,
  })
}
