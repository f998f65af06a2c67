import { sql } from 'kysely'
import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import type { Json, Person } from '../../support/soukClient.ts'
import { testPassword } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'

/** The first link of somebody. */
export async function codeOf(souk: TestSouk, person: Person): Promise<string> {
  const { items } = (await done(souk.call('GET /v1/me/invite_codes', { as: person }))) as {
    items: { code: string }[]
  }
  return items[0]?.code ?? ''
}

/** Signs somebody up by a link. */
export const signUpBy = (souk: TestSouk, inviteCode: string, name: string) =>
  souk.call<{ api_token: string } & Json>('POST /v1/users', {
    body: { user_name: name, email: `${name}@souk.test`, password: testPassword, invite_code: inviteCode },
    headers: { 'x-device-type': 'script' },
  })

/** Somebody whom another one brought. */
export async function broughtBy(souk: TestSouk, inviter: Person, what: string): Promise<Person> {
  const name = newName(what)
  const { body } = await signUpBy(souk, await codeOf(souk, inviter), name)
  return { name, token: body.api_token }
}

/** Lets people trade without a beginner's limits. */
export async function knowsTheMarket(souk: TestSouk, person: Person): Promise<void> {
  await souk.server.parts.database.db
    .updateTable('trader')
    .set({ completed_trades: 50 })
    .where('user_id', 'in', users =>
      users.selectFrom('app_user').select('id').where('user_name', '=', person.name),
    )
    .execute()
}

/**
 * A whole trade of BTC for 250,000 naira, at a price that makes it 0.0025, with a fee of 2,250 units. Its price is the market's, wherever that
 * has walked to by today: one far off it earns no bonus.
 */
export async function wholeTrade(souk: TestSouk, seller: Person, buyer: Person): Promise<string> {
  await knowsTheMarket(souk, seller)
  await souk.give(seller, 'BTC', '0.01')
  const advert = await makeAdvert(souk, seller)
  const { id } = (await done(openTrade(souk, buyer, advert))) as { id: string }
  await sql`update trade set market_rate = price where id = ${id}`.execute(souk.server.parts.database.db)
  await done(souk.call(`POST /v1/trades/${id}/confirm`, { as: buyer, body: {} }))
  await done(
    souk.call(`POST /v1/trades/${id}/complete`, {
      as: seller,
      body: { money_received: true, amount: '250000' },
    }),
  )
  await done(souk.call(`DELETE /v2/pro/${advert.id}`, { as: seller }))
  return id
}
