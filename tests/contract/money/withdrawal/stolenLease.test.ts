import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Chain } from '../../../../server/adapters/chain/chain.ts'
import { withdrawalSending } from '../../../../server/modules/money/withdrawal/sending/withdrawalSendingJob.ts'
import { silentLogger } from '../../../../server/runtime/logger.ts'
import { newSecret } from '../../../../server/runtime/random.ts'
import { databaseKinds, startFreshSouk } from '../../../support/freshSouk.ts'
import { handTimers } from '../../../support/time/handTimers.ts'
import type { TestSouk } from '../../../support/souk.ts'
import { approved, balanceOf, mine, newSender, seen } from './sender.ts'

const lease = 'sending:bitcoin'
/** Long after the server's own time: its lease is over for the two of this test, and theirs is never over for the server. */
const begin = Date.parse('2100-01-02T00:00:00Z')
const turnMs = 30_000

describe.each(databaseKinds)('a turn to send that is lost, on %s', kind => {
  let souk: TestSouk | null
  let now = begin
  let unique = 0
  beforeAll(async () => {
    souk = await startFreshSouk(kind)
    if (!souk) return
    await souk.call('POST /dev/chain/bitcoin/automatic', { body: { is_on: false } })
    await keepFromServer(souk)
  })
  afterAll(async () => {
    if (!souk) return
    expect(souk.faults).toEqual([])
    expect(await souk.audit()).toEqual([])
    expect((await souk.call<{ chain: unknown[] }>('GET /dev/audit')).body.chain).toEqual([])
    await souk.close()
  })

  /** A process that sends bitcoin, with timers and a clock of its own. */
  function sender(
    at: TestSouk,
    letter: number,
    step: (name: string) => Promise<void> = async () => undefined,
  ) {
    const { parts } = at.server
    const random = (bytes: number) => new Uint8Array(bytes).fill(letter)
    const clock = { ms: 0 }
    const handed: string[] = []
    const chain = stepped(parts.chains.of('bitcoin'), step, handed)
    const sending = withdrawalSending({
      ...parts,
      machine: { now: () => new Date(now + clock.ms) },
      timers: handTimers(),
      random,
      logger: silentLogger,
      chains: { of: network => (network === 'bitcoin' ? chain : parts.chains.of(network)) },
      watchKeys: parts.wallet.watchKeys,
      signer: {
        async sign(order) {
          await step('asked to sign')
          return parts.wallet.signer.sign(order)
        },
      },
      aml: parts.withdrawals.aml,
      origins: parts.withdrawals.origins,
      passing: step,
    })
    return {
      holder: newSecret(random),
      handed,
      run: () => sending.run({ key: '', payload: {}, runAt: parts.clock.now(), attempt: 1 }),
    }
  }

  const thefts = ['stands still for longer than its turn', 'has its turn taken from it'] as const
  const works = ['sends', 'books what is confirmed'] as const
  const cases = thefts.flatMap(theft => works.map(work => [theft, work] as const))

  it.each(cases)('a process that %s while it %s: nothing twice, nothing lost', async (theft, work) => {
    if (!souk) return
    const at = souk
    const second = sender(at, 2)
    const reached: string[] = []
    for (let n = 1; ; n++) {
      now += 10 * turnMs
      unique += 1
      const person = await newSender(at)
      const units = 200_000n + BigInt(unique)
      const amount = `0.00${units}`
      const withdrawal = await approved(at, person, { amount })
      if (work !== 'sends') {
        await second.run()
        await keepFromServer(at)
        await mine(at, 2)
      }
      let steps = 0
      let stolenAt: string | null = null
      let handedBefore = 0
      const first = sender(at, 1, async name => {
        steps += 1
        if (steps !== n) return
        stolenAt = name
        handedBefore = first.handed.length
        if (theft === thefts[0]) now += turnMs
        else
          await at.server.parts.database.db
            .updateTable('lease')
            .set({ holder: second.holder })
            .where('name', '=', lease)
            .execute()
        await second.run()
        await keepFromServer(at)
        await mine(at, 2)
        await second.run()
        await keepFromServer(at)
      })
      await first.run()
      await keepFromServer(at)
      await second.run()
      await keepFromServer(at)
      await mine(at, 2)
      await second.run()
      await keepFromServer(at)

      const done = await seen(at, person, withdrawal)
      expect(done.status).toBe('confirmed')
      expect(await timesSent(at, units)).toBe(1)
      expect(await timesBooked(at, withdrawal.id)).toBe(1)
      const { available, locked } = await balanceOf(at, person)
      expect(Number(available) + Number(done.total)).toBeCloseTo(1, 9)
      expect(locked).toBe('0')
      expect(await at.audit()).toEqual([])
      if (stolenAt === null) break
      // Only what was being handed over at that very moment may still leave its hands: the same bytes.
      expect(first.handed.length - handedBefore).toBe(stolenAt === 'handing over' ? 1 : 0)
      reached.push(stolenAt)
    }
    expect(reached).toEqual(work === 'sends' ? stepsOfSending : ['looked'])
  })
})

const stepsOfSending = [
  'fee',
  'number',
  'numbered',
  'asked to sign',
  'signed',
  'recorded',
  'handing over',
  'handed',
  'marked',
]

/** A chain that tells of each call before it is made. */
const stepped = (chain: Chain, step: (name: string) => Promise<void>, handed: string[]): Chain => ({
  ...chain,
  async fee(coin) {
    await step('fee')
    return chain.fee(coin)
  },
  async nextSequence(address) {
    await step('number')
    return chain.nextSequence(address)
  },
  async broadcast(signed) {
    await step('handing over')
    handed.push(signed.txid)
    return chain.broadcast(signed)
  },
  async fateOf(sent) {
    const fate = await chain.fateOf(sent)
    await step('looked')
    return fate
  },
})

/** Keeps the server's own worker from sending: the turn is somebody's until the two of this test take it. */
async function keepFromServer({ server }: TestSouk): Promise<void> {
  const row = { name: lease, holder: 'nobody', leased_until: new Date('2100-01-01') }
  await server.parts.database.db
    .insertInto('lease')
    .values(row)
    .onConflict(conflict => conflict.column('name').doUpdateSet(row))
    .execute()
}

const timesSent = async ({ server }: TestSouk, amount: bigint): Promise<number> =>
  (
    await server.parts.database.db
      .selectFrom('simulated_transfer')
      .select('txid')
      .where('amount', '=', String(amount) as never)
      .execute()
  ).length

const timesBooked = async ({ server }: TestSouk, id: string): Promise<number> =>
  (
    await server.parts.database.db
      .selectFrom('journal')
      .select('id')
      .where('kind', '=', 'pay_withdrawal')
      .where('key', 'like', `%${id}%`)
      .execute()
  ).length
