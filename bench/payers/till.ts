import { postJson } from '../support/postJson.ts'

/** An invoice whose payer has chosen a coin. */
export interface Bill {
  readonly uniqueId: string
  readonly address: string
  readonly amount: string
  readonly version: number
}

/** A store that takes money, and the network on which it does. */
export interface Till {
  bill(): Promise<Bill>
  pay(bill: Bill): Promise<void>
  /** A block takes up what waits. */
  mine(): Promise<void>
}

interface Payers {
  readonly unique_id: string
  readonly version: number
  readonly place: { readonly address: string; readonly amount: string } | null
}

/** Opens it, with its owner; time approves it. */
export async function openTill(origin: string): Promise<Till> {
  const call = <T>(path: string, body: object, token?: string) => postJson<T>(origin + path, body, token)
  const { api_token: token } = await call<{ api_token: string }>('/api/v1/users', {
    user_name: 'shopkeeper',
    email: 'shopkeeper@bench.souk.example',
    password: 'Bench-2026-x',
  })
  const { account_id: store } = await call<{ account_id: string }>(
    '/api/v1/me/merchant_accounts',
    {
      type: 'goods',
      title: 'Harbor & Pine',
      description: '',
      currency_code: 'USD',
      crypto_currency_codes: ['USDT'],
      default_locale: 'en',
    },
    token,
  )
  await call('/dev/clock/advance', { ms: 15_000 })
  await call('/dev/chain/tron/automatic', { is_on: false })
  return {
    async bill() {
      const asked = { account_id: store, amount: '25', asset: 'USDT', product_title: 'Two bags' }
      const made = await call<Payers>('/api/v1/me/merchant_accounts/invoice', asked, token)
      const way = { coin: 'USDT', network: 'tron' }
      const { place, version } = await call<Payers>(`/api/v1/payer_invoices/${made.unique_id}/way`, way)
      return {
        uniqueId: made.unique_id,
        address: place?.address ?? '',
        amount: place?.amount ?? '',
        version,
      }
    },
    async pay({ address, amount }) {
      await call('/dev/chain/tron/send', { asset: 'USDT', amount, to: address })
    },
    async mine() {
      await call('/dev/chain/tron/mine', { blocks: 1 })
    },
  }
}
