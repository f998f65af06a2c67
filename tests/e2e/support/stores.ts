import { advance, type Person } from './people.ts'

/** How long the house looks at a new store, in minutes. */
export const reviewMinutes = 0.25

/** Opens a store of somebody over the API; answers its id. It takes money after {@link reviewMinutes}. */
export async function openStore(owner: Person, changes: object = {}): Promise<string> {
  const { account_id: id } = await owner.api<{ account_id: string }>('POST /v1/me/merchant_accounts', {
    type: 'goods',
    title: 'Harbor & Pine Coffee',
    description: '',
    currency_code: 'USD',
    crypto_currency_codes: ['BTC', 'USDT'],
    default_locale: 'en',
    ...changes,
  })
  return id
}

/** A store that was reviewed; answers its id. */
export async function openReviewedStore(url: string, owner: Person, changes: object = {}): Promise<string> {
  const id = await openStore(owner, changes)
  await advance(url, reviewMinutes)
  return id
}
