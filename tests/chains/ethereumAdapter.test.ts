import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAddress, type Address } from 'viem'
import type { BlockId, Chain, SigningOrder, Watched } from '../../server/adapters/chain/chain.ts'
import { ethereumChain } from '../../server/adapters/chain/ethereum/ethereumChain.ts'
import { depositPlace } from '../../server/domain/chain/depositPlace.ts'
import type { EthereumChain } from '../../server/domain/chain/ethereumTerms.ts'
import { machineClock } from '../../server/runtime/clock.ts'
import { memoryJournal } from '../../server/signer/journal.ts'
import { walletKeys } from '../../server/signer/keys.ts'
import { limitsOf } from '../../server/signer/limits.ts'
import { localSigner } from '../../server/signer/localSigner.ts'
import type { Signer, WatchKeys } from '../../server/signer/signer.ts'
import { anvilProgram, startAnvil, type Anvil } from './support/anvil.ts'
import { compileContracts, type Compiled } from './support/contracts.ts'

const program = anvilProgram()
const ether = 10n ** 18n

describe.skipIf(program === null)('Ethereum by a true node (anvil; skipped where it cannot run)', () => {
  let anvil: Anvil
  let chain: Chain
  let signer: Signer
  let keys: WatchKeys
  let token: Address
  let contracts: Readonly<Record<string, Compiled>>
  let network: EthereumChain
  let mine: string[]
  const own = new Set<string>()
  const watched = (addresses: readonly string[]) =>
    Promise.resolve(new Set(addresses.filter(one => mine.includes(one))))

  beforeAll(async () => {
    anvil = await startAnvil(program ?? '')
    contracts = await compileContracts()
    token = await anvil.deploy(contracts['Token'] as Compiled, ['USDT', 6, 10n ** 15n])
    network = { chainId: 31337, tokens: new Map([['USDT', token]]) }
    const seed = createHash('sha512').update('the adapter').digest()
    signer = localSigner({
      keys: await walletKeys(seed),
      journal: memoryJournal(),
      limits: limitsOf('ETH=1000') ?? ({} as never),
      clock: machineClock,
      ethereum: network,
    })
    keys = (await signer.watchKeys()).ethereum
    mine = [0n, 1n].map(number => depositPlace('ethereum', keys, number).address)
    chain = ethereumChain({
      url: anvil.url,
      chain: network,
      worth: (wei, coin) => (coin === 'USDT' ? wei / 10n ** 9n : null),
      ownMoves: txids => Promise.resolve(new Set(txids.filter(txid => own.has(txid)))),
    })
  })
  afterAll(async () => anvil?.close())

  const at = (index: number) => mine[index] as Address
  const newest = async (): Promise<BlockId> => chain.head()
  const tokenWrite = (name: string, args: readonly unknown[]) =>
    anvil.write({ address: token, abi: (contracts['Token'] as Compiled).abi }, name, args)
  const readNewest = async () => chain.transfersIn([await newest()], watched)

  async function order(id: string, changes: Partial<SigningOrder>): Promise<SigningOrder> {
    const coin = changes.coin ?? 'ETH'
    const { terms } = await chain.fee(coin)
    return {
      id,
      network: 'ethereum',
      coin,
      to: getAddress('0x00000000000000000000000000000000000a11ce'),
      memo: null,
      amount: 1n,
      sequence: await chain.nextSequence(keys.address),
      terms,
      ...changes,
    }
  }

  async function signed(wanted: SigningOrder) {
    const answer = await signer.sign(wanted)
    if (!answer.ok) throw new Error(answer.refusal)
    return answer.signed
  }

  test('reads what comes to our addresses: ether, tokens, two of them at once; not what failed or is another’s', async () => {
    await anvil.send(at(0), ether)
    await tokenWrite('transfer', [at(0), 2_500_000n])
    await tokenWrite('transferTwice', [at(1), 1n, 2n])
    await tokenWrite('transfer', [anvil.rich, 5n])
    await anvil.send(anvil.rich, 7n)
    const waiting = await chain.waiting(watched)
    expect(waiting.map(({ coin, to, amount, index }) => [coin, to, amount, index])).toEqual([
      ['ETH', at(0), ether, 0],
      ['USDT', at(0), 2_500_000n, 1],
    ])
    await anvil.mine()
    const transfers = await readNewest()
    expect(transfers?.map(({ coin, to, amount, index, from }) => [coin, to, amount, index, from])).toEqual([
      ['ETH', at(0), ether, 0, anvil.rich],
      ['USDT', at(0), 2_500_000n, 1, anvil.rich],
      ['USDT', at(1), 1n, 1, anvil.rich],
      ['USDT', at(1), 2n, 2, anvil.rich],
    ])
    // What was seen on its way is the same in its block.
    expect(
      waiting.every(one => transfers?.some(({ txid, index }) => txid === one.txid && index === one.index)),
    ).toBe(true)
    expect(await chain.held([at(0), at(1)])).toEqual({ ETH: ether, USDT: 2_500_003n })
    const ours = transfers?.[0]?.txid ?? ''
    own.add(ours)
    expect((await readNewest())?.map(({ coin }) => coin)).toEqual(['USDT', 'USDT', 'USDT'])
    own.delete(ours)
  })

  test('ether that a contract passes on is in no transfer, and is seen in what lies there', async () => {
    const passer = await anvil.deploy(contracts['Passer'] as Compiled)
    const before = (await chain.held([at(1)])).ETH ?? 0n
    await anvil.write({ address: passer, abi: (contracts['Passer'] as Compiled).abi }, 'passOn', [at(1)], 42n)
    await anvil.mine()
    expect(await readNewest()).toEqual([])
    expect((await chain.held([at(1)])).ETH).toBe(before + 42n)
  })

  test('blocks follow one another, and what was read of one that is gone is not believed', async () => {
    await anvil.send(at(0), 5n)
    await anvil.mine()
    const block = await newest()
    const before = await chain.blocksFrom(block.height - 1, 10)
    expect(before.map(({ height }) => height)).toEqual([block.height - 1, block.height])
    expect(before.at(-1)).toEqual(block)
    await anvil.reorganise(1)
    expect(await chain.transfersIn([block], watched)).toBeNull()
    const [after] = await chain.blocksFrom(block.height, 1)
    expect(after?.hash).not.toBe(block.hash)
    expect(await chain.blocksFrom(block.height + 5, 5)).toEqual([])
  })

  test('sends ether and tokens; the chain and the balance agree to the last wei', async () => {
    await anvil.send(keys.address as Address, 10n * ether)
    await tokenWrite('transfer', [keys.address, 1_000_000n])
    await anvil.mine()
    const before = await anvil.balance(keys.address as Address)
    const first = await order('send:1', { amount: ether })
    const bytes = await signed(first)
    expect(await signed(first)).toEqual(bytes)
    expect(await chain.fateOf(bytes)).toEqual({ kind: 'unknown' })
    await chain.broadcast(bytes)
    await chain.broadcast(bytes)
    expect(await chain.fateOf(bytes)).toEqual({ kind: 'waiting' })
    const second = await order('send:2', { coin: 'USDT', amount: 999_999n })
    expect(second.sequence).toBe(first.sequence + 1n)
    const tokens = await signed(second)
    await chain.broadcast(tokens)
    await anvil.mine(3)
    await chain.broadcast(bytes)
    const fates = await Promise.all([chain.fateOf(bytes), chain.fateOf(tokens)])
    let fees = 0n
    for (const fate of fates) {
      expect(fate).toMatchObject({ kind: 'mined', confirmations: 3, succeeded: true, fee: { coin: 'ETH' } })
      if (fate.kind === 'mined') fees += fate.fee.amount
    }
    expect(await anvil.balance(keys.address as Address)).toBe(before - ether - fees)
    expect(await chain.held([keys.address])).toEqual({ ETH: before - ether - fees, USDT: 1n })
  })

  test('a transfer that its recipient refuses has failed, and cost its gas', async () => {
    const refuser = await anvil.deploy(contracts['Refuser'] as Compiled)
    const bytes = await signed(await order('send:refused', { to: refuser, amount: 3n }))
    await chain.broadcast(bytes)
    await anvil.mine()
    const fate = await chain.fateOf(bytes)
    expect(fate).toMatchObject({ kind: 'mined', succeeded: false })
    expect(fate.kind === 'mined' && fate.fee.amount > 0n).toBe(true)
    expect(await anvil.balance(refuser)).toBe(0n)
  })

  test('another transaction with its number in a block: replaced, and handing it over again changes nothing', async () => {
    const wanted = await order('send:replaced', { amount: 11n })
    const bytes = await signed(wanted)
    await anvil.sendAs(keys.address as Address, {
      to: anvil.rich,
      value: 1n,
      nonce: Number(wanted.sequence),
    })
    await anvil.mine()
    await anvil.mine(4)
    expect(await chain.fateOf(bytes)).toEqual({ kind: 'replaced', confirmations: 5 })
    await chain.broadcast(bytes)
    await anvil.mine()
    expect(await chain.fateOf(bytes)).toEqual({ kind: 'replaced', confirmations: 6 })
  })

  test('a sent transaction that a reorganisation drops is unknown, and is handed over again', async () => {
    const bytes = await signed(await order('send:dropped', { amount: 13n }))
    await chain.broadcast(bytes)
    await anvil.mine()
    expect(await chain.fateOf(bytes)).toMatchObject({ kind: 'mined', confirmations: 1 })
    await anvil.reorganise(1)
    expect((await chain.fateOf(bytes)).kind).toMatch(/unknown|waiting/)
    await chain.broadcast(bytes)
    await anvil.mine()
    expect(await chain.fateOf(bytes)).toMatchObject({ kind: 'mined', succeeded: true })
  })

  test('the price is of now, in the coin that is sent', async () => {
    const eth = await chain.fee('ETH')
    expect(eth.charged).toBe(eth.native.amount)
    expect(eth.terms).toMatchObject({ gas: '60000' })
    const usdt = await chain.fee('USDT')
    expect(usdt.charged).toBe(usdt.native.amount / 10n ** 9n)
    // Without a rate the table of coins says it.
    expect((await chain.fee('DAI')).charged).toBe(3n * ether)
  })

  test('what we have sent is found in its block, with its number and fee, and what waits is known to wait', async () => {
    const house = keys.address
    const ours: Watched = addresses =>
      Promise.resolve(new Set(addresses.filter(address => address === house)))
    await anvil.send(house as Address, ether)
    await tokenWrite('transfer', [house, 10n])
    await anvil.mine()
    const ether1 = await signed(await order('found-ether', { amount: 5n }))
    await chain.broadcast(ether1)
    const token1 = await signed(await order('found-token', { coin: 'USDT', amount: 7n }))
    await chain.broadcast(token1)
    const before = (await newest()).height
    expect(await chain.isUnsettled(house, before)).toBe(true)
    await anvil.mine()
    const block = await newest()
    const found = await chain.sendingsIn([block], ours)
    expect(found).toMatchObject([
      { txid: ether1.txid, coin: 'ETH', amount: 5n, sequence: ether1.sequence, from: house, succeeded: true },
      {
        txid: token1.txid,
        coin: 'USDT',
        amount: 7n,
        sequence: token1.sequence,
        from: house,
        succeeded: true,
      },
    ])
    for (const { to, fee } of found ?? []) {
      expect(to).toBe(getAddress('0x00000000000000000000000000000000000a11ce'))
      expect(fee.amount).toBeGreaterThan(0n)
    }
    expect(await chain.isUnsettled(house, before)).toBe(true)
    expect(await chain.isUnsettled(house, block.height)).toBe(false)
    await anvil.reorganise(1)
    expect(await chain.sendingsIn([block], ours)).toBeNull()
  })

  test('a node of another chain, or a token that counts otherwise, is not believed; its address is not told', async () => {
    const other = {
      url: `${anvil.url}/?key=hunter2`,
      worth: () => null,
      ownMoves: () => Promise.resolve(new Set<string>()),
    }
    const wrongChain = ethereumChain({ ...other, chain: { ...network, chainId: 1 } })
    await expect(wrongChain.head()).rejects.toThrow('chain 31337')
    const wrongToken = ethereumChain({ ...other, chain: { ...network, tokens: new Map([['DAI', token]]) } })
    await expect(wrongToken.head()).rejects.toThrow('6 decimals')
    const away = ethereumChain({ ...other, url: 'http://127.0.0.1:9/hunter2', chain: network })
    const failure = await away.head().catch((error: unknown) => error)
    expect(String(failure)).toContain('The Ethereum node')
    expect(String((failure as Error).stack)).not.toContain('hunter2')
  })
})
