import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Chain, SignedTransaction } from '../../../../server/adapters/chain/chain.ts'
import { mine, reorganise } from '../../../../server/adapters/chain/embeddedBlocks.ts'
import { embeddedChain } from '../../../../server/adapters/chain/embeddedChain.ts'
import { foundChains } from '../../../../server/adapters/chain/embeddedFounding.ts'
import { conflictWith, sendFromOutside } from '../../../../server/adapters/chain/embeddedSending.ts'
import { fixedClock } from '../../../support/time/fixedClock.ts'
import { seededRandom } from '../../../../server/runtime/random.ts'
import { limitsOf } from '../../../../server/signer/limits.ts'
import { memorySigner } from '../../../../server/signer/openSigner.ts'
import type { Signer } from '../../../../server/signer/signer.ts'
import { freshDatabase, type FreshDatabase } from '../../../support/database.ts'
import { testStart } from '../../../support/testRuntime.ts'

const clock = fixedClock(testStart)
const random = seededRandom('embedded chain')
const at = clock.now()
const network = 'tron'
const mining = { network, random, at } as const
const outside = 'TKz46fjyuXQ4SrNiUY7hGPAJXM2fLXAJY8'
const all = (addresses: readonly string[]) => Promise.resolve(new Set(addresses))

let fresh: FreshDatabase
let signer: Signer
let wallet: string
let chain: Chain

beforeAll(async () => {
  signer = await memorySigner({ seed: random(32), clock, limits: limitsOf('USDT=1000000000') })
})
beforeEach(async () => {
  await fresh?.close()
  fresh = await freshDatabase('embedded')
  const { address, publicKey } = (await signer.watchKeys())[network]
  wallet = address
  await fresh.database.transaction(tx => foundChains(tx, [{ network, wallet, walletKey: publicKey }], at))
  chain = embeddedChain({ network, database: fresh.database, clock })
})
afterAll(async () => {
  await signer.close()
  await fresh.close()
})

const write = <T>(work: Parameters<typeof fresh.database.transaction<T>>[0]) =>
  fresh.database.transaction(work)
const mined = (blocks = 1) => write(tx => mine(tx, mining, blocks))
const headBlocks = async () => chain.blocksFrom(0, 100)

let orders = 0
async function signed(changes: { amount?: bigint; sequence?: bigint } = {}): Promise<SignedTransaction> {
  const { terms } = await chain.fee('USDT')
  const answer = await signer.sign({
    id: `order ${(orders += 1)}`,
    network,
    coin: 'USDT',
    to: outside,
    memo: null,
    amount: 5_000_000n,
    sequence: 0n,
    terms,
    ...changes,
  })
  if (!answer.ok) throw new Error(answer.refusal)
  return answer.signed
}

describe('blocks', () => {
  it('follow one another, and another branch has others', async () => {
    await mined(3)
    const before = await headBlocks()
    expect(before.map(({ height }) => height)).toEqual([0, 1, 2, 3])
    expect(new Set(before.map(({ hash }) => hash)).size).toBe(4)
    await write(tx => reorganise(tx, mining, { depth: 2, drop: [] }))
    const after = await headBlocks()
    expect(after.map(({ height }) => height)).toEqual([0, 1, 2, 3, 4])
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    expect(after[2]?.hash).not.toBe(before[2]?.hash)
    expect(await chain.head()).toEqual(after[4])
  })

  it('tell what came in them to watched addresses, until they are dropped', async () => {
    const [txid = ''] = await write(tx =>
      sendFromOutside(tx, mining, [{ coin: 'TRX', to: outside, memo: null, amount: 7n }]),
    )
    expect(await chain.waiting(all)).toMatchObject([{ txid, amount: 7n }])
    await mined(2)
    expect(await chain.waiting(all)).toEqual([])
    const [, ...blocks] = await headBlocks()
    expect(await chain.transfersIn(blocks, all)).toMatchObject([{ txid, to: outside, block: blocks[0] }])
    expect(await chain.transfersIn(blocks, () => Promise.resolve(new Set()))).toEqual([])
    await write(tx => reorganise(tx, mining, { depth: 2, drop: [txid] }))
    expect(await chain.transfersIn(blocks, all)).toBeNull()
    expect(await chain.transfersIn((await headBlocks()).slice(1), all)).toEqual([])
    expect(await chain.waiting(all)).toEqual([])
  })
})

describe('a signed transaction', () => {
  it('is taken once, mined, and paid for', async () => {
    const before = await chain.held([wallet])
    const transaction = await signed()
    expect(await chain.fateOf(transaction)).toEqual({ kind: 'unknown' })
    await chain.broadcast(transaction)
    await chain.broadcast(transaction)
    expect(await chain.fateOf(transaction)).toEqual({ kind: 'waiting' })
    expect(await chain.nextSequence(wallet)).toBe(1n)
    await mined(3)
    await chain.broadcast(transaction)
    expect(await chain.fateOf(transaction)).toEqual({
      kind: 'mined',
      confirmations: 3,
      succeeded: true,
      fee: { coin: 'TRX', amount: 1_000_000n },
    })
    const after = await chain.held([wallet])
    expect(after.USDT).toBe((before.USDT ?? 0n) - 5_000_000n)
    expect(after.TRX).toBe((before.TRX ?? 0n) - 1_000_000n)
  })

  it('that the wallet has not signed, or cannot pay, is refused', async () => {
    const transaction = await signed()
    const forged = { ...transaction, raw: transaction.raw.replace('5000000', '6000000') }
    await expect(chain.broadcast(forged)).rejects.toThrow('not signed')
    const other = { ...transaction, txid: 'f'.repeat(64) }
    await expect(chain.broadcast(other)).rejects.toThrow('not signed')
    const held = await chain.held([wallet])
    const tooMuch = await signed({ amount: (held.USDT ?? 0n) + 1n })
    await expect(chain.broadcast(tooMuch)).rejects.toThrow('too little')
    expect(await chain.fateOf(transaction)).toEqual({ kind: 'unknown' })
  })

  it('dropped by a reorganisation is unknown, and may be broadcast again', async () => {
    const transaction = await signed()
    await chain.broadcast(transaction)
    await mined()
    await write(tx => reorganise(tx, mining, { depth: 1, drop: 'all' }))
    expect(await chain.fateOf(transaction)).toEqual({ kind: 'unknown' })
    await chain.broadcast(transaction)
    await mined()
    expect(await chain.fateOf(transaction)).toMatchObject({ kind: 'mined', confirmations: 1 })
  })

  it('whose number another one took is replaced, and costs nothing', async () => {
    const before = await chain.held([wallet])
    const transaction = await signed()
    await chain.broadcast(transaction)
    await write(tx => conflictWith(tx, mining, transaction.txid))
    await mined(2)
    await chain.broadcast(transaction)
    expect(await chain.fateOf(transaction)).toEqual({ kind: 'replaced', confirmations: 2 })
    await mined()
    expect(await chain.held([wallet])).toEqual(before)
  })
})
