import { afterAll, beforeAll, expect, it } from 'vitest'
import { networks } from '../../../../server/domain/reference/network.ts'
import { startFreshSouk } from '../../../support/freshSouk.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { books, chainOf } from '../deposit/chain.ts'
import { approved, balanceOf, mine, newSender, seen, turn, type Withdrawal } from './sender.ts'

const needed = 2
const { finalBlocks } = networks.bitcoin
/** What is confirmed already is looked at this often. */
const look = 31_000

let souk: TestSouk
let chain: ReturnType<typeof chainOf>
beforeAll(async () => {
  souk = await startFreshSouk()
  chain = chainOf(souk, 'bitcoin')
  await chain.stop()
  await chain.mine(finalBlocks * 2)
})
afterAll(() => souk.close())

/** A withdrawal that is on the chain with so many blocks. */
async function mined(blocks: number): Promise<{ person: Person; sent: Withdrawal; txid: string }> {
  const person = await newSender(souk)
  const withdrawal = await approved(souk, person)
  await souk.advance(turn)
  await mine(souk, blocks)
  const sent = await seen(souk, person, withdrawal)
  if (sent.txid === null) throw new Error('Nothing was sent')
  return { person, sent, txid: sent.txid }
}

/** Another transaction takes its number, and stays alone with it. */
async function replaced(txid: string, depth: number): Promise<string> {
  const { txid: other } = (await chain.conflict(txid)) as { txid: string }
  if (depth > 0) await chain.reorganise(depth)
  return other
}

/** Each look ends with books and chain that agree. */
async function lookAgain(): Promise<void> {
  await souk.advance(look)
  expect(await books(souk)).toEqual([])
}

const timesOnChain = async (txid: string): Promise<number> =>
  (
    await souk.server.parts.database.db
      .selectFrom('simulated_transaction')
      .select('txid')
      .where('txid', '=', txid)
      .where('block_height', 'is not', null)
      .execute()
  ).length

const noticesOf = async (as: Person): Promise<string[]> => {
  const { body } = await souk.call<{ items: { code: string }[] }>('GET /v1/notifications', { as })
  return body.items.map(({ code }) => code)
}
const losses = async () => (await souk.call<{ losses: Json[] }>('GET /dev/audit')).body.losses

it('a confirmed withdrawal that its chain forgets is sent again; nobody pays or is told twice', async () => {
  const { person, sent, txid } = await mined(needed)
  expect(sent.status).toBe('confirmed')
  const left = await balanceOf(souk, person)
  await chain.reorganise(needed + 1, [txid])
  expect(await timesOnChain(txid)).toBe(0)
  expect(await books(souk)).toEqual([])
  await lookAgain()
  await chain.mine(1)
  expect(await timesOnChain(txid)).toBe(1)
  await mine(souk, finalBlocks)
  await lookAgain()
  expect((await seen(souk, person, sent)).status).toBe('confirmed')
  expect(await balanceOf(souk, person)).toEqual(left)
  expect((await noticesOf(person)).filter(code => code === 'withdrawal_confirmed')).toHaveLength(1)
  expect(souk.faults).toEqual([])
})

it('is left alone once it is final', async () => {
  const { txid } = await mined(finalBlocks)
  await lookAgain()
  await chain.reorganise(finalBlocks + 1, [txid])
  await souk.advance(look)
  await chain.mine(1)
  expect(await timesOnChain(txid)).toBe(0)
  // Deeper than anybody counts on: a person sees it in the audit.
  expect(await books(souk)).toHaveLength(1)
  await chain.resend(txid)
  await chain.mine(1)
  expect(await books(souk)).toEqual([])
})

it('a conflict gives nothing back before it is final, and undone before that it pays the withdrawal', async () => {
  const { person, sent, txid } = await mined(0)
  const other = await replaced(txid, 0)
  await mine(souk, finalBlocks - 1)
  expect((await seen(souk, person, sent)).status).toBe('broadcast')
  await chain.reorganise(finalBlocks, [other])
  await mine(souk, needed)
  expect((await seen(souk, person, sent)).status).toBe('confirmed')
  expect(await timesOnChain(txid)).toBe(1)
  await lookAgain()
  expect(souk.faults).toEqual([])
})

it('a conflict that is final fails a confirmed withdrawal, and its owner has the coins back', async () => {
  const { person, sent, txid } = await mined(needed)
  expect(sent.status).toBe('confirmed')
  await replaced(txid, needed)
  await lookAgain()
  expect((await seen(souk, person, sent)).status).toBe('confirmed')
  await mine(souk, finalBlocks)
  await lookAgain()
  expect((await seen(souk, person, sent)).status).toBe('failed')
  expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  expect(await noticesOf(person)).toContain('withdrawal_failed')
  expect(souk.faults).toHaveLength(1)
  expect(await losses()).toEqual([])
})

it('what failed for good and is mined all the same is the house’s loss, once, and an alarm', async () => {
  const { person, sent, txid } = await mined(0)
  const other = await replaced(txid, 0)
  await mine(souk, finalBlocks)
  expect((await seen(souk, person, sent)).status).toBe('failed')
  await chain.reorganise(finalBlocks + 1, [other, txid])
  await lookAgain()
  // Nobody here sends it again; somebody does.
  expect(await timesOnChain(txid)).toBe(0)
  await chain.resend(txid)
  await chain.mine(1)
  expect(await timesOnChain(txid)).toBe(1)
  await lookAgain()
  expect(await losses()).toEqual([])
  await mine(souk, finalBlocks)
  await lookAgain()
  await lookAgain()
  expect(await losses()).toEqual([{ withdrawal_id: sent.id, coin: 'BTC', amount: '0.01' }])
  expect((await seen(souk, person, sent)).status).toBe('failed')
  expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  expect(souk.faults.filter(line => line.includes(sent.id))).toHaveLength(1)
  expect(await souk.audit()).toEqual([])
})
