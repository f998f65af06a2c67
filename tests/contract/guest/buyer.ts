import type { TestSouk } from '../../support/souk.ts'
import { makeAdvert } from '../../support/souk.ts'
import type { Answer, Json, Person } from '../../support/soukClient.ts'
import { newGuest, newName, signUpTrader } from '../roles/scene.ts'

export const bitcoinAddress = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
export const otherAddress = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'
export const minute = 60_000
export const released = { money_received: true, amount: '250000' }

/** A seller whose advert may be answered without an account. */
export async function openStall(souk: TestSouk, changes: object = {}) {
  const seller = await signUpTrader(souk, 'stall')
  await souk.give(seller, 'BTC', '0.02')
  const advert = await makeAdvert(souk, seller, { allow_anonymous: true, ...changes })
  return { seller, advert }
}
export type Stall = Awaited<ReturnType<typeof openStall>>

/** What an opening answers. */
export type Opened = Answer<
  Json & { readonly id: string; readonly code: string; readonly status: string; readonly payout: Json | null }
>

let networks = 0

/** Opens a trade of ₦250,000 without an account, from a network of its own unless one is named. */
export function openAsGuest(
  souk: TestSouk,
  { advert }: Stall,
  guest: Person,
  details: object | null,
  key?: string,
): Promise<Opened> {
  return souk.call(`POST /v1/pro/${advert.id}/trades`, {
    as: guest,
    ...(key === undefined ? {} : { key }),
    body: {
      amount: '250000',
      price_seen: advert.price,
      payment_method_code: 'opay',
      ...(details === null ? {} : { guest: details }),
    },
  })
}

/** A guest who trades: with an address for letters and one for coins. */
export async function tradeAsGuest(souk: TestSouk, stall: Stall) {
  const guest = await newGuest(souk)
  networks += 1
  const email = `${newName('passer')}@souk.test`
  // The limit of a network is a test of its own.
  await souk.server.parts.database.db
    .updateTable('guest_payout')
    .set({ opened_from: `elsewhere ${networks}` } as never)
    .execute()
  const { status, body } = await openAsGuest(souk, stall, guest, { email, payout_address: bitcoinAddress })
  if (status !== 200) throw new Error(`No trade: ${JSON.stringify(body)}`)
  const act = (who: Person, action: string, sent: object = {}): Promise<Opened> =>
    souk.call(`POST /v1/trades/${body.id}/${action}`, { as: who, body: sent })
  const seen = async (who: Person) =>
    (await souk.call<Opened['body']>(`GET /v1/trades/${body.id}`, { as: who })).body
  return { guest, email, trade: body.id, act, seen }
}

/** What lies in the ledger for a trade’s guest, in coin units. */
export async function keptFor(souk: TestSouk, trade: string): Promise<bigint> {
  const row = await souk.server.parts.database.db
    .selectFrom('account')
    .select('balance')
    .where('owner', '=', trade)
    .where('kind', '=', 'payout')
    .executeTakeFirst()
  return BigInt(row?.balance ?? '0')
}
