import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Address } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookFunding } from '../../server/composition/money/funding.ts'
import { addDecimals, decimal } from '../../server/domain/money/decimal.ts'
import type { CollectingPoint } from '../../server/modules/money/collecting/parts.ts'
import { collectingPoints } from '../../server/modules/money/collecting/parts.ts'
import { collectingJob, collectNow } from '../../server/modules/money/collecting/collectingJob.ts'
import { networks } from '../../server/domain/reference/network.ts'
import { chainAgreement } from '../../server/modules/money/agreement/agreement.ts'
import { silentLogger } from '../../server/runtime/logger.ts'
import { machineTimers } from '../../server/runtime/timers.ts'
import { signUpConfirmed } from '../contract/account/inbox.ts'
import { newName } from '../contract/roles/scene.ts'
import { approved, balanceOf, feeNow, seen } from '../contract/money/withdrawal/sender.ts'
import { startTestSouk, type TestSouk } from '../support/souk.ts'
import type { Json, Person } from '../support/soukClient.ts'
import { anvilProgram, startAnvil, type Anvil } from './support/anvil.ts'
import { compileContracts, type Compiled } from './support/contracts.ts'

const program = anvilProgram()
const ether = 10n ** 18n
const needed = 12
const { finalBlocks } = networks.ethereum
const seed = 'shoot island position soft burden budget tooth cruel issue economy destroy above'

type Deposit = Json & { readonly txid: string; readonly status: string; readonly confirmations: number }

describe.skipIf(program === null)('coins on a true Ethereum (anvil; skipped where it cannot run)', () => {
  let anvil: Anvil
  let souk: TestSouk
  let dataDir: string
  let token: Address
  let tokenContract: Compiled
  let amina: Person
  let place: Address

  beforeAll(async () => {
    anvil = await startAnvil(program ?? '')
    tokenContract = (await compileContracts())['Token'] as Compiled
    token = await anvil.deploy(tokenContract, ['USDT', 6, 10n ** 15n])
    dataDir = await mkdtemp(join(tmpdir(), 'souk-ethereum-'))
    souk = await startTestSouk({
      dataDir,
      env: {
        ETHEREUM_URL: anvil.url,
        ETHEREUM_CHAIN_ID: '31337',
        ETHEREUM_TOKENS: `USDT=${token}`,
        WALLET_SEED: seed,
      },
    })
    amina = await signUpConfirmed(souk, newName('amina'))
    place = await addressOf('ETH')
  })
  afterAll(async () => {
    await souk?.close()
    await anvil?.close()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  async function addressOf(coin: string): Promise<Address> {
    const { status, body } = await souk.call<{ address: Address; is_simulated: boolean }>(
      'POST /v1/accounts/generate',
      { as: amina, body: { crypto_currency_code: coin, network: 'ethereum' } },
    )
    expect({ status, simulated: body.is_simulated }).toEqual({ status: 200, simulated: false })
    return body.address
  }

  /** Chains are looked at, and what was credited is collected. */
  const look = () => souk.advance(10_000)
  const collect = () => souk.advance(61_000)
  const house = () => souk.server.parts.wallet.watchKeys.ethereum.address as Address
  const held = (address: string) => souk.server.parts.chains.of('ethereum').held([address])

  async function mineAndLook(blocks: number): Promise<void> {
    await anvil.mine(blocks)
    await look()
  }

  const sendToken = (to: string, units: bigint) =>
    anvil.write({ address: token, abi: tokenContract.abi }, 'transfer', [to, units])

  const deposits = async () =>
    (await souk.call<{ items: Deposit[] }>('GET /v1/deposits', { as: amina })).body.items

  /** Books and chain, for the coins that are here. */
  async function surplus(): Promise<Readonly<Record<string, bigint>>> {
    const { database, chains, wallet } = souk.server.parts
    const rows = await chainAgreement(database.db, { chains, watchKeys: wallet.watchKeys })
    return Object.fromEntries(rows.filter(row => row.surplus !== 0n).map(row => [row.coin, row.surplus]))
  }

  /** Just after a turn of the collecting: for a minute nothing else works at the house's address. */
  async function afterCollecting(): Promise<void> {
    const { database, clock } = souk.server.parts
    const { run_at: next } = await database.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', collectingJob.name)
      .executeTakeFirstOrThrow()
    await souk.advance(Math.max(next.getTime() - clock.now().getTime(), 0) + 1)
  }

  async function withdraw(coin: string, amount: string, to: string) {
    await afterCollecting()
    const { network_fee: fee } = await feeNow(souk, amina, coin, 'ethereum')
    const withdrawal = await approved(souk, amina, {
      crypto_currency_code: coin,
      network: 'ethereum',
      address: to,
      amount,
      network_fee: fee,
    })
    await look()
    return withdrawal
  }

  test('a deposit is seen on its way, counts its blocks, and is credited once, at twelve', async () => {
    await anvil.send(place, 3n * ether)
    await look()
    expect(await deposits()).toMatchObject([{ status: 'seen', amount: '3' }])
    await mineAndLook(1)
    expect(await deposits()).toMatchObject([{ status: 'confirming', confirmations: 1 }])
    await mineAndLook(needed - 2)
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('0')
    await mineAndLook(1)
    expect(await deposits()).toMatchObject([{ status: 'credited' }])
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('3')
    await mineAndLook(5)
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('3')
    expect(await surplus()).toEqual({})
  })

  test('a reorganisation takes a credit back, and the same transaction mined again gives it again', async () => {
    const hash = await anvil.send(place, 2n * ether)
    const raw = await anvil.call('eth_getRawTransactionByHash', [hash])
    await mineAndLook(needed)
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('5')
    await anvil.reorganise(needed)
    await look()
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('3')
    await anvil.call('eth_sendRawTransaction', [raw])
    await mineAndLook(needed)
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('5')
    expect((await deposits()).filter(({ txid }) => txid === hash)).toMatchObject([{ status: 'credited' }])
    await mineAndLook(1)
    expect(await surplus()).toEqual({})
  })

  test('ether is collected: only its gas leaves the books', async () => {
    await collect()
    await mineAndLook(needed)
    await collect()
    const home = await held(house())
    expect(home.ETH).toBeGreaterThan(4n * ether)
    expect((await held(place)).ETH ?? 0n).toBeLessThan(ether / 1000n)
    expect(await surplus()).toEqual({})
    expect((await balanceOf(souk, amina, 'ETH')).available).toBe('5')
  })

  test('a token is credited, gets its gas from the house, and is collected; the gas is nobody’s deposit', async () => {
    const before = (await deposits()).length
    expect(await addressOf('USDT')).toBe(place)
    await sendToken(place, 100_000_000n)
    await mineAndLook(needed)
    expect((await balanceOf(souk, amina, 'USDT')).available).toBe('100')
    // What is not at the house's address yet is sent once it is there, and holds nothing else up.
    const early = await withdraw('USDT', '10', '0x00000000000000000000000000000000000b0b04')
    expect((await seen(souk, amina, early)).status).toBe('approved')
    await collect()
    await mineAndLook(needed)
    await collect()
    await mineAndLook(needed)
    await collect()
    await mineAndLook(needed)
    expect((await seen(souk, amina, early)).status).toBe('confirmed')
    expect(await held(house())).toMatchObject({ USDT: 90_000_000n })
    expect((await held(place)).USDT).toBeUndefined()
    expect(await deposits()).toHaveLength(before + 1)
    expect(await surplus()).toEqual({})
  })

  test.each([
    ['ETH', '0.5', '0x00000000000000000000000000000000000B0b01'],
    ['USDT', '25.5', '0x00000000000000000000000000000000000B0b02'],
  ])(
    '%s is withdrawn: signed, on the chain, confirmed, and to the last unit where it should be',
    async (coin, amount, to) => {
      const recipient = to.toLowerCase()
      const before = (await balanceOf(souk, amina, coin)).available
      const withdrawal = await withdraw(coin, amount, recipient)
      expect(await seen(souk, amina, withdrawal)).toMatchObject({ status: 'broadcast', is_simulated: false })
      await mineAndLook(1)
      expect(await seen(souk, amina, withdrawal)).toMatchObject({ status: 'broadcast', confirmations: 1 })
      await mineAndLook(needed - 1)
      const done = await seen(souk, amina, withdrawal)
      expect(done.status).toBe('confirmed')
      const receipt = (await anvil.call('eth_getTransactionReceipt', [done.txid])) as { status: string }
      expect(receipt.status).toBe('0x1')
      const there = await held(recipient)
      expect(coin === 'ETH' ? there.ETH : there.USDT).toBe(coin === 'ETH' ? ether / 2n : 25_500_000n)
      const after = await balanceOf(souk, amina, coin)
      expect(after.locked).toBe('0')
      expect(addDecimals(decimal(after.available), decimal(done.total))).toBe(before)
      expect(await surplus()).toEqual({})
      expect(await souk.audit()).toEqual([])
    },
  )

  test('what the operator sends to the house is booked once', async () => {
    const hash = await anvil.send(house(), ether)
    await mineAndLook(1)
    expect(await surplus()).toEqual({ ETH: ether })
    const funding = { coin: 'ETH', amount: decimal('1'), txid: hash } as const
    expect(await bookFunding(souk.server.parts, funding)).toBe(true)
    expect(await bookFunding(souk.server.parts, funding)).toBe(false)
    expect(await surplus()).toEqual({})
  })

  const endings = ['dies', 'loses its turn'] as const
  test.each(endings.flatMap(ending => collectingPoints.map(point => [ending, point] as const)))(
    'a process that %s when a collecting is %s loses nothing and sends nothing twice',
    async (ending, point) => {
      const { database, clock, random, chains, wallet } = souk.server.parts
      const run = (passing?: (at: CollectingPoint) => void | Promise<void>) =>
        collectNow({
          database,
          clock,
          machine: clock.machine,
          timers: machineTimers,
          random,
          logger: silentLogger,
          chain: chains.of('ethereum'),
          house: house(),
          signer: wallet.signer,
          ...(passing ? { passing } : {}),
        })
      await afterCollecting()
      await anvil.send(place, ether)
      await mineAndLook(needed)
      const before = (await held(house())).ETH ?? 0n
      let reached = 0
      await run(async at => {
        if (at !== point) return
        reached += 1
        if (ending === 'dies') throw new Error('killed')
        await database.db
          .updateTable('lease')
          .set({ holder: 'another', leased_until: new Date(0) })
          .where('name', '=', 'sending:ethereum')
          .execute()
        await run()
      }).catch(() => undefined)
      expect(reached).toBe(1)
      await run()
      await run()
      await anvil.mine(needed)
      await run()
      const rows = await database.db
        .selectFrom('collecting')
        .select(['kind', 'status'])
        .where('created_at', '>', new Date(clock.now().getTime() - 10_000))
        .execute()
      expect(rows).toEqual([{ kind: 'sweep', status: 'done' }])
      const gained = ((await held(house())).ETH ?? 0n) - before
      expect(gained).toBeGreaterThan((ether * 99n) / 100n)
      expect(gained).toBeLessThanOrEqual((ether * 101n) / 100n)
      expect(await surplus()).toEqual({})
      await look()
    },
  )

  test('a confirmed withdrawal that the chain forgets is sent again, and costs what it costs then', async () => {
    const recipient = '0x00000000000000000000000000000000000b0b05'
    const withdrawal = await withdraw('ETH', '0.125', recipient)
    await mineAndLook(needed)
    expect((await seen(souk, amina, withdrawal)).status).toBe('confirmed')
    const left = await balanceOf(souk, amina, 'ETH')
    await anvil.reorganise(needed)
    expect(await held(recipient)).toEqual({})
    expect(await surplus()).toEqual({})
    await souk.advance(31_000)
    await anvil.call('anvil_setNextBlockBaseFeePerGas', ['0x3b9aca07'])
    await mineAndLook(finalBlocks)
    expect(await surplus()).toEqual({})
    await souk.advance(31_000)
    expect(await held(recipient)).toEqual({ ETH: ether / 8n })
    expect(await balanceOf(souk, amina, 'ETH')).toEqual(left)
    const { rows } = await sql<{ kind: string; is_final: boolean }>`
      select j.kind, w.is_final from withdrawal w left join journal j on j.key = 'withdrawal:' || w.id || ':cost'
      where w.id = ${withdrawal.id}`.execute(souk.server.parts.database.db)
    expect(rows).toEqual([{ kind: 'cost_withdrawal', is_final: true }])
    expect(await surplus()).toEqual({})
    expect(await souk.audit()).toEqual([])
  })

  test('a collecting that the chain forgets after it was done is sent again', async () => {
    await anvil.send(place, ether)
    await mineAndLook(needed)
    await collect()
    await mineAndLook(needed)
    await collect()
    expect((await held(place)).ETH ?? 0n).toBeLessThan(ether / 1000n)
    await anvil.reorganise(needed)
    expect((await held(place)).ETH).toBeGreaterThan((ether * 99n) / 100n)
    expect(await surplus()).toEqual({})
    await collect()
    await mineAndLook(finalBlocks)
    await collect()
    expect((await held(place)).ETH ?? 0n).toBeLessThan(ether / 1000n)
    const open = await souk.server.parts.database.db
      .selectFrom('collecting')
      .select('id')
      .where('is_final', '=', false)
      .execute()
    expect(open).toEqual([])
    expect(await surplus()).toEqual({})
  })

  test('another transaction with its number on the chain: the withdrawal fails, and its coins are back', async () => {
    const before = await balanceOf(souk, amina, 'ETH')
    const withdrawal = await withdraw('ETH', '0.25', '0x00000000000000000000000000000000000b0b03')
    expect((await seen(souk, amina, withdrawal)).status).toBe('broadcast')
    const used = await anvil.call('eth_getTransactionCount', [house(), 'latest'])
    await anvil.sendAs(house(), { to: house(), value: 0n, nonce: Number(used), gasPrice: 500n * 10n ** 9n })
    await mineAndLook(1)
    expect((await seen(souk, amina, withdrawal)).status).toBe('broadcast')
    await mineAndLook(finalBlocks)
    expect((await seen(souk, amina, withdrawal)).status).toBe('failed')
    expect(await balanceOf(souk, amina, 'ETH')).toEqual(before)
    expect(await held('0x00000000000000000000000000000000000b0b03')).toEqual({})
    expect(souk.faults).toEqual([])
  })
})
