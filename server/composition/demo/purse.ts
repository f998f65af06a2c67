import { compareDecimals, decimal } from '../../domain/money/decimal.ts'
import type { Api } from './api.ts'

interface Balances {
  readonly items: readonly { readonly asset: string; readonly available: string }[]
}

/** Of each coin about so much as a few trades need; of one that is not here, one. */
const purses: Readonly<Record<string, string>> = {
  BTC: '0.05',
  ETH: '1',
  USDT: '2000',
  USDC: '2000',
  TON: '500',
  LTC: '20',
  TRX: '8000',
}

/** Gives somebody of the market coins from the faucet who has nearly run out of them: the market sells for ever. */
export async function fillPurse(api: Api, userName: string, asset: string): Promise<void> {
  const { items } = await api.call<Balances>(userName, 'GET /v1/me/balance')
  const available = decimal(items.find(item => item.asset === asset)?.available ?? '0')
  const amount = purses[asset] ?? '1'
  if (compareDecimals(available, decimal(amount)) < 0)
    await api.ask('POST /dev/faucet', { user_name: userName, asset, amount })
}
