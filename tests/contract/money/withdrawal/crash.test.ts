import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  sendingPoints,
  type SendingPoint,
} from '../../../../server/modules/money/withdrawal/sending/parts.ts'
import { withdrawalSending } from '../../../../server/modules/money/withdrawal/sending/withdrawalSendingJob.ts'
import { silentLogger } from '../../../../server/runtime/logger.ts'
import { newSecret } from '../../../../server/runtime/random.ts'
import { machineTimers } from '../../../../server/runtime/timers.ts'
import { startFreshSouk } from '../../../support/freshSouk.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Person } from '../../../support/soukClient.ts'
import { approved, balanceOf, mine, newSender, seen } from './sender.ts'

let souk: TestSouk
beforeAll(async () => {
  souk = await startFreshSouk()
  await souk.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
  await takeTurn()
})
afterAll(async () => {
  expect(souk.faults).toEqual([])
  expect(await souk.audit()).toEqual([])
  const { body } = await souk.call<{ chain: unknown[] }>('GET /dev/audit')
  expect(body.chain).toEqual([])
  await souk.close()
})

const fixed = (bytes: number) => new Uint8Array(bytes).fill(9)

/** Takes the turn to send bitcoin away from the server, for the sender of this test. */
async function takeTurn(): Promise<void> {
  const holder = newSecret(fixed)
  const row = { name: 'sending:bitcoin', holder, leased_until: new Date('2100-01-01') }
  await souk.server.parts.database.db
    .insertInto('lease')
    .values(row)
    .onConflict(conflict => conflict.column('name').doUpdateSet(row))
    .execute()
}

/** Sends, and dies at a point. Answers whether it came there. */
async function send(dieAt: SendingPoint | null): Promise<boolean> {
  const { parts } = souk.server
  let died = false
  const sending = withdrawalSending({
    database: parts.database,
    clock: parts.clock,
    machine: parts.clock.machine,
    timers: machineTimers,
    random: fixed,
    logger: silentLogger,
    chains: parts.chains,
    watchKeys: parts.wallet.watchKeys,
    signer: parts.wallet.signer,
    aml: parts.withdrawals.aml,
    origins: parts.withdrawals.origins,
    passing(point) {
      if (point !== dieAt) return
      died = true
      throw new Error(`died at ${point}`)
    },
  })
  await sending.run({ key: '', payload: {}, runAt: parts.clock.now(), attempt: 1 })
  await takeTurn()
  return died
}

/** How often so much was sent on the chain. */
const timesSent = async (amount: bigint): Promise<number> =>
  (
    await souk.server.parts.database.db
      .selectFrom('simulated_transfer')
      .select('txid')
      .where('amount', '=', String(amount) as never)
      .execute()
  ).length

/** Mines, and lets what was sent come to its end. */
async function settle(): Promise<void> {
  await mine(souk, 2)
  await send(null)
}
const cancel = (id: string, as: Person) => souk.call(`POST /v1/withdrawals/${id}/cancel`, { as })

describe('a process that dies while it sends', () => {
  it.each(sendingPoints)('at “%s” neither pays twice nor loses a payment', async point => {
    const person = await newSender(souk)
    const unique = 1_000_000n + BigInt(sendingPoints.indexOf(point))
    const amount = `0.0${unique}`
    const withdrawal = await approved(souk, person, { amount })
    expect(await send(point)).toBe(true)
    await send(null)
    await send(null)
    await settle()
    expect((await seen(souk, person, withdrawal)).status).toBe('confirmed')
    expect(await timesSent(unique)).toBe(1)
  })

  it('leaves a number that nobody used to the next, when its withdrawal is taken back', async () => {
    const [person, other] = [await newSender(souk), await newSender(souk)]
    const first = await approved(souk, person, { amount: '0.02000001' })
    await send('signed')
    expect((await cancel(first.id, person)).status).toBe(200)
    const second = await approved(souk, other, { amount: '0.02000002' })
    await send(null)
    await settle()
    expect((await seen(souk, person, first)).status).toBe('cancelled')
    expect((await seen(souk, other, second)).status).toBe('confirmed')
    expect(await timesSent(2_000_001n)).toBe(0)
    expect(await timesSent(2_000_002n)).toBe(1)
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  })

  it('does not send what a ban has stopped in between', async () => {
    const person = await newSender(souk)
    await approved(souk, person, { amount: '0.02000003' })
    await send('numbered')
    await souk.call('POST /dev/standing', { body: { user_name: person.name, standing: 'suspended' } })
    await send(null)
    await settle()
    expect(await timesSent(2_000_003n)).toBe(0)
    expect(await balanceOf(souk, person)).toEqual({ available: '1', locked: '0' })
  })
})
