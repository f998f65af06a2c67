import { decimal, divideDecimals } from '../../domain/money/decimal.ts'
import { coins, isCoinCode } from '../../domain/reference/coin.ts'
import type { Timers } from '../../runtime/timers.ts'
import type { Api } from './api.ts'
import type { Pace } from './pace.ts'

/** How a payer of the market pays an invoice. */
export const payingNames = ['whole', 'two_parts', 'too_little'] as const
export type PayingName = (typeof payingNames)[number]

type Part = 'half' | 'rest'

/** What is sent, one after the other. */
const payings: Readonly<Record<PayingName, readonly Part[]>> = {
  whole: ['rest'],
  two_parts: ['half', 'rest'],
  too_little: ['half'],
}

interface PayerInvoice {
  readonly ways: readonly { readonly coin: string; readonly network: string }[]
  readonly place: {
    readonly way: { readonly coin: string; readonly network: string }
    readonly amount: string
    readonly address: string
    readonly memo: string | null
    readonly is_simulated: boolean
  } | null
}

/** What an invoice is paid with. */
export interface PayingParts {
  readonly api: Api
  readonly timers: Timers
  readonly pace: Pace
  readonly onFault: (error: unknown) => void
}

/** Between the parts, in seconds as in life. */
const betweenSeconds = 120

/**
 * Pays an invoice as its payer does, from outside of the service. Whoever opens an invoice gives its link to a payer, so it is
 * given to the market’s too: nobody else could know of it. Resolves when the first part was sent; false where there is nothing
 * to pay.
 */
export async function payInvoice(
  parts: PayingParts,
  { uniqueId, paying }: { readonly uniqueId: string; readonly paying: PayingName },
): Promise<boolean> {
  const [first, ...others] = payings[paying]
  if (first === undefined || !(await sendPart(parts.api, uniqueId, first))) return false
  others.forEach((part, index) =>
    parts.timers.after(((index + 1) * betweenSeconds * 1000) / parts.pace.speed, () => {
      sendPart(parts.api, uniqueId, part).catch(parts.onFault)
    }),
  )
  return true
}

async function sendPart(api: Api, uniqueId: string, part: Part): Promise<boolean> {
  const path = `/v1/payer_invoices/${encodeURIComponent(uniqueId)}`
  const found = await api.ask<PayerInvoice>(`GET ${path}`)
  const way = found.ways.find(({ coin, network }) => coin === 'USDT' && network === 'tron') ?? found.ways[0]
  const { place } = found.place || !way ? found : await api.ask<PayerInvoice>(`POST ${path}/way`, wayOf(way))
  if (!place?.is_simulated || !isCoinCode(place.way.coin)) return false
  const { scale } = coins[place.way.coin]
  const amount =
    part === 'rest' ? place.amount : divideDecimals(decimal(place.amount), decimal('2'), scale, 'down')
  await api.ask(`POST /dev/chain/${place.way.network}/send`, {
    asset: place.way.coin,
    amount,
    to: place.address,
    ...(place.memo === null ? {} : { memo: place.memo }),
  })
  return true
}

const wayOf = ({ coin, network }: { readonly coin: string; readonly network: string }) => ({ coin, network })
