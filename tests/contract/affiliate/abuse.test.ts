import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { makeAdvert, openTrade } from '../../support/souk.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { testPassword, type Json, type Person } from '../../support/soukClient.ts'
import { done } from '../roles/done.ts'
import { newName } from '../roles/scene.ts'
import { asked } from '../money/withdrawal/sender.ts'
import { broughtBy, codeOf, knowsTheMarket, signUpBy, wholeTrade } from './tree.ts'

// Ways in which somebody pays themselves, beside those that are among the tests of shares and bonuses: a trade with one's own referral, one
// that is too small or off the market, one verified name, a ban.

const minute = 60_000
const souk = suiteSouk()

const newcomer = (what: string): Promise<Person> => souk.signUp(newName(what))
const read = (as: Person, path: string) =>
  done(souk.call(`GET /v1/${path}` as `${string} /${string}`, { as }))
const confirm = ({ name }: Person) =>
  done(souk.call('POST /dev/standing', { body: { user_name: name, legal_name: `The true ${name}` } }))
const own = async (as: Person) => (await read(as, 'bonus_program/checkout_bonus'))['own'] as Json
const rewards = async (as: Person) => (await read(as, 'affiliates'))['items'] as Json[]
const idOf = async ({ name }: Person) => {
  const { rows } = await sql<{ id: string }>`select id from app_user where user_name = ${name}`.execute(
    souk.server.parts.database.db,
  )
  return rows[0]?.id ?? ''
}
/** What an operator is shown of somebody. */
const casesOf = async (person: Person) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from affiliate_case where user_id = ${await idOf(person)}`.execute(
    souk.server.parts.database.db,
  )
  return rows.map(({ kind }) => kind)
}
/** Two who have shown who they are, and one of whom has brought the other. */
async function pair() {
  const inviter = await newcomer('inviter')
  const invitee = await broughtBy(souk, inviter, 'invitee')
  await confirm(inviter)
  await confirm(invitee)
  return { inviter, invitee }
}
/** After a trade with somebody else, nobody has been given anything, and nothing says why. */
async function unpaid({ inviter, invitee }: Awaited<ReturnType<typeof pair>>) {
  const before = (await rewards(inviter)).length
  await wholeTrade(souk, await newcomer('seller'), invitee)
  await souk.advance(2 * minute)
  const bonus = await own(invitee)
  await wholeTrade(souk, await newcomer('seller'), invitee)
  // The share of the trade that brought it to light is theirs; none after it.
  return { bonus, more: (await rewards(inviter)).length - before }
}
const looked = {
  bonus: expect.objectContaining({ state: 'waiting', reason: 'check', amount: null }),
  more: 1,
}

it('from one device behind one public address', async () => {
  const two = await pair()
  for (const person of [two.inviter, two.invitee])
    await sql`update session set address = '102.89.34.7', user_agent = 'One telephone' where user_id = ${await idOf(person)}`.execute(
      souk.server.parts.database.db,
    )
  expect(await unpaid(two)).toEqual(looked)
})

/** Signs somebody up in a browser, by a link or none. Answers who that is, and what the browser is marked with. */
async function inBrowser(what: string, sent: { readonly mark?: string; readonly code?: string } = {}) {
  const name = newName(what)
  const { status, headers } = await souk.call('POST /v1/users', {
    body: {
      user_name: name,
      email: `${name}@souk.test`,
      password: testPassword,
      ...(sent.code ? { invite_code: sent.code } : {}),
    },
    headers: { 'x-device-type': 'web', ...(sent.mark ? { 'x-device-mark': sent.mark } : {}) },
  })
  expect(status).toBe(200)
  const cookie = (of: string) =>
    headers
      .getSetCookie()
      .find(line => line.startsWith(`${of}=`))
      ?.slice(of.length + 1)
      .split(';')[0] ?? ''
  return { person: { name, token: cookie('souk_session') }, mark: cookie('souk_device') }
}

it('from one browser, on whatever network: from the sign-up on, and whoever tries is told nothing', async () => {
  const { person: inviter, mark } = await inBrowser('inviter')
  const second = await inBrowser('invitee', { mark, code: await codeOf(souk, inviter) })
  // The browser keeps its mark, whoever comes in by it.
  expect(second.mark).toBe(mark)
  expect(await casesOf(second.person)).toEqual(['same_device'])
  await confirm(inviter)
  await confirm(second.person)
  expect(await unpaid({ inviter, invitee: second.person })).toEqual({ ...looked, more: 0 })
  expect(await rewards(inviter)).toEqual([])
})

it('another browser has a mark of its own, and what it claims to be marked with is a mark or nothing', async () => {
  const { person: inviter, mark } = await inBrowser('inviter')
  const other = await inBrowser('invitee', { mark: 'no mark', code: await codeOf(souk, inviter) })
  expect(other.mark).not.toBe(mark)
  expect(await casesOf(other.person)).toEqual([])
})

it('from one network alone nobody is suspected: behind it are many people', async () => {
  const { inviter, invitee } = await pair()
  for (const [person, device] of [
    [inviter, 'One telephone'],
    [invitee, 'Another telephone'],
  ] as const)
    await sql`update session set address = '102.89.34.8', user_agent = ${device} where user_id = ${await idOf(person)}`.execute(
      souk.server.parts.database.db,
    )
  await wholeTrade(souk, await newcomer('seller'), invitee)
  await souk.advance(2 * minute)
  expect(await own(invitee)).toMatchObject({ state: 'paid' })
})

it('to one address of a chain', async () => {
  const two = await pair()
  for (const person of [two.inviter, two.invitee]) {
    await souk.give(person, 'BTC', '0.1')
    await sql`update app_user set email_confirmed_at = created_at where id = ${await idOf(person)}`.execute(
      souk.server.parts.database.db,
    )
    await asked(souk, person)
  }
  expect(await unpaid(two)).toEqual(looked)
})

it('by trades that end without a release', async () => {
  const { inviter, invitee } = await pair()
  const seller = await newcomer('seller')
  await knowsTheMarket(souk, seller)
  await souk.give(seller, 'BTC', '0.01')
  const { id } = (await done(openTrade(souk, invitee, await makeAdvert(souk, seller)))) as { id: string }
  await done(souk.call(`POST /v1/trades/${id}/cancel`, { as: invitee, body: {} }))
  await souk.advance(2 * minute)
  expect(await own(invitee)).toMatchObject({ state: 'not_yet' })
  expect(await rewards(inviter)).toEqual([])
})

it('by an invitation after the sign-up: there is no call for it', async () => {
  const [inviter, late] = [await newcomer('inviter'), await newcomer('late')]
  const code = await codeOf(souk, inviter)
  for (const line of ['PATCH /v1/me', 'PATCH /v1/me/update_preferences'] as const)
    expect((await souk.call(line, { as: late, body: { invite_code: code } })).status).toBe(422)
  // Nor by signing up again with a name that is theirs already.
  expect((await signUpBy(souk, code, late.name)).status).toBe(422)
  expect(await read(inviter, 'affiliates/referrals')).toMatchObject({ items: [] })
  expect(await own(late)).toBeNull()
})

it('in a ring: who was there before is brought by nobody', async () => {
  const first = await newcomer('first')
  const second = await broughtBy(souk, first, 'second')
  const third = await broughtBy(souk, second, 'third')
  expect((await signUpBy(souk, await codeOf(souk, third), first.name)).status).toBe(422)
  await wholeTrade(souk, third, first)
  // The third brought nobody, and the first two are no levels of a trade that the first takes part in.
  expect(await rewards(third)).toEqual([])
  expect(await rewards(first)).toEqual([])
  expect(await rewards(second)).toMatchObject([{ user_name: third.name, level: 1 }])
})
