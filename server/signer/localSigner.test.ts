import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseTransaction, recoverTransactionAddress, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SigningOrder } from '../adapters/chain/chain.ts'
import { depositPlace } from '../domain/chain/depositPlace.ts'
import { writeTerms } from '../domain/chain/ethereumTerms.ts'
import { readEmbedded } from '../domain/chain/signedOrder.ts'
import { fixedClock, type FixedClock } from '../../tests/support/time/fixedClock.ts'
import { journalFile } from './journal.ts'
import { walletKeys } from './keys.ts'
import { limitsOf } from './limits.ts'
import { openSigner } from './openSigner.ts'
import { parseSeed, readSeed, seedFile } from './seed.ts'
import type { Signer } from './signer.ts'

const phrase = 'shoot island position soft burden budget tooth cruel issue economy destroy above'
const to = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const ether = 10n ** 18n
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'

const order = (id: string, changes: Partial<SigningOrder> = {}): SigningOrder => ({
  id,
  network: 'tron',
  coin: 'USDT',
  to: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  memo: null,
  amount: 1_000_000n,
  sequence: 0n,
  terms: { fee: '1' },
  ...changes,
})

const terms = writeTerms({ gas: 60_000n, maxFeePerGas: 20n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n })
const onEthereum = (id: string, changes: Partial<SigningOrder> = {}): SigningOrder =>
  order(id, { network: 'ethereum', coin: 'ETH', to, amount: ether, terms, ...changes })

let folder: string
let clock: FixedClock
let signer: Signer

async function open(isReal = false): Promise<Signer> {
  const limits = limitsOf('USDT=10,ETH=5')
  if (limits === null) throw new Error('limits')
  return openSigner({
    seed: await parseSeed(phrase, 'the test'),
    folder,
    limits,
    clock,
    ethereum: isReal ? { chainId: 31337, tokens: new Map([['USDT', usdt]]) } : null,
  })
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'souk-signer-'))
  clock = fixedClock('2026-11-22T10:00:00Z')
  signer = await open()
})
afterEach(async () => {
  await signer.close()
  await rm(folder, { recursive: true })
})

async function reopen(isReal = false): Promise<void> {
  await signer.close()
  signer = await open(isReal)
}

describe('an order', () => {
  test('is signed with the same bytes each time, also after a start anew', async () => {
    const first = await signer.sign(order('a'))
    expect(first).toMatchObject({ ok: true })
    expect(await signer.sign(order('a'))).toEqual(first)
    await reopen()
    expect(await signer.sign(order('a'))).toEqual(first)
    const keys = (await signer.watchKeys()).tron
    expect(first.ok && readEmbedded(first.signed.raw, keys.publicKey)).toMatchObject({
      from: keys.address,
      amount: 1_000_000n,
    })
  })

  test.each([
    ['amount', { amount: 2_000_000n }],
    ['recipient', { to: 'TQ5NMqJjhpQGK7YJbESKtNCo86PJ89ujio' }],
    ['number', { sequence: 1n }],
    ['memo', { memo: '1' }],
    ['terms', { terms: { fee: '2' } }],
  ])('with another %s under its id is refused, for ever', async (_, changes) => {
    await signer.sign(order('a'))
    await reopen()
    expect(await signer.sign(order('a', changes))).toEqual({
      ok: false,
      refusal: 'other_order_under_id',
      retryAt: null,
    })
  })

  test.each([
    ['a coin that does not travel there', { coin: 'BTC' }, 'unknown_coin'],
    ['an address of another network', { to }, 'bad_order'],
    ['nothing', { amount: 0n }, 'bad_order'],
    ['a deposit address of a simulated chain', { source: { derivation: 0n } }, 'bad_order'],
    ['the terms of a real chain, which this is not', { terms }, 'bad_order'],
  ] as const)('for %s is refused', async (_, changes, refusal) => {
    expect(await signer.sign(order('bad', changes))).toMatchObject({ ok: false, refusal })
    expect(await readFile(join(folder, journalFile), 'utf8')).toBe('')
  })
})

describe('the limit of an hour', () => {
  test('holds over a start anew, and says when there is room', async () => {
    expect(await signer.sign(order('a', { amount: 6_000_000n }))).toMatchObject({ ok: true })
    clock.advance(600_000)
    expect(await signer.sign(order('b', { amount: 4_000_000n }))).toMatchObject({ ok: true })
    await reopen()
    const over = { ok: false, refusal: 'over_hourly_limit' }
    expect(await signer.sign(order('c', { amount: 1n }))).toEqual({
      ...over,
      retryAt: '2026-11-22T11:00:00.000Z',
    })
    expect(await signer.sign(order('c', { amount: 7_000_000n }))).toEqual({
      ...over,
      retryAt: '2026-11-22T11:10:00.000Z',
    })
    expect(await signer.sign(order('d', { amount: 10_000_001n }))).toEqual({ ...over, retryAt: null })
    // What was signed before is no new spending, and another coin has its own limit.
    expect(await signer.sign(order('a', { amount: 6_000_000n }))).toMatchObject({ ok: true })
    expect(await signer.sign(order('e', { coin: 'TRX', amount: 1n }))).toMatchObject({ ok: true })
    clock.advance(3_000_000)
    expect(await signer.sign(order('c', { amount: 6_000_000n }))).toMatchObject({ ok: true })
    expect(await signer.sign(order('f', { amount: 1n }))).toMatchObject(over)
  })

  test('a clock that goes back frees nothing', async () => {
    await signer.sign(order('a', { amount: 10_000_000n }))
    clock.advance(-7_200_000)
    expect(await signer.sign(order('b'))).toMatchObject({ refusal: 'over_hourly_limit' })
  })

  test('of orders at the same time no more is signed than of one after another', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => signer.sign(order(`o${at}`, { amount: 1_000_000n }))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
  })

  test.each([['BTC'], ['BTC=-1'], ['XXX=1'], ['BTC=1e3'], ['BTC=1;ETH=2']])('%s is no limit', text => {
    expect(limitsOf(text)).toBeNull()
  })
})

describe('on the real Ethereum', () => {
  beforeEach(() => reopen(true))

  test('the transaction is what the order says, of its chain and by the house', async () => {
    const answer = await signer.sign(onEthereum('a', { sequence: 3n }))
    if (!answer.ok) throw new Error(answer.refusal)
    const raw = answer.signed.raw as Hex
    expect(parseTransaction(raw)).toMatchObject({ chainId: 31337, nonce: 3, gas: 60_000n, value: ether })
    const { address } = (await signer.watchKeys()).ethereum
    expect(await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toBe(address)
    expect(await signer.sign(onEthereum('a', { sequence: 3n }))).toEqual(answer)
  })

  test('a token goes to its contract, which the order does not choose', async () => {
    const answer = await signer.sign(onEthereum('a', { coin: 'USDT', amount: 5n }))
    if (!answer.ok) throw new Error(answer.refusal)
    const made = parseTransaction(answer.signed.raw as Hex)
    expect(made.to?.toLowerCase()).toBe(usdt.toLowerCase())
    expect(made.value ?? 0n).toBe(0n)
    expect(await signer.sign(onEthereum('b', { coin: 'DAI' }))).toMatchObject({ refusal: 'unknown_coin' })
  })

  test('deposit addresses are emptied to the house and nowhere else, and that counts for nothing but its gas', async () => {
    const keys = (await signer.watchKeys()).ethereum
    const source = { derivation: 4n }
    expect(await signer.sign(onEthereum('a', { source }))).toMatchObject({ refusal: 'bad_order' })
    for (const at of [0n, 1n, 2n]) {
      const answer = await signer.sign(
        onEthereum(`home${at}`, { source, sequence: at, to: keys.address, amount: 4n * ether }),
      )
      expect(answer).toMatchObject({ ok: true, signed: { from: depositPlace('ethereum', keys, 4n).address } })
    }
    expect(await signer.sign(onEthereum('b', { amount: 4n * ether }))).toMatchObject({ ok: true })
    expect(await signer.sign(onEthereum('c', { sequence: 1n }))).toMatchObject({
      refusal: 'over_hourly_limit',
    })
  })

  test.each([
    ['more gas than a transfer ever costs', { ...terms, max_fee_per_gas: String(10n ** 13n) }],
    ['something that is no term', { ...terms, data: '0x' }],
    ['no price', { gas: '60000' }],
    ['more for the validator than in all', { ...terms, max_priority_fee_per_gas: String(10n ** 11n) }],
  ])('%s is not signed', async (_, other) => {
    expect(await signer.sign(onEthereum('a', { terms: other }))).toMatchObject({ refusal: 'bad_order' })
  })

  test('a signer that lost its settings signs nothing else for an order that it knows', async () => {
    await signer.sign(onEthereum('a'))
    await reopen(false)
    expect(await signer.sign(onEthereum('a'))).toMatchObject({ refusal: 'bad_order' })
  })
})

describe('the journal', () => {
  const path = () => join(folder, journalFile)

  test('is its owner’s alone, and what was not finished is cut off', async () => {
    await signer.sign(order('a'))
    const whole = await readFile(path(), 'utf8')
    await signer.close()
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    await writeFile(path(), `${whole}{"id":"b","dig`)
    signer = await open()
    expect(await readFile(path(), 'utf8')).toBe(whole)
    expect(await signer.sign(order('b'))).toMatchObject({ ok: true })
  })

  test.each([
    ['a changed line', (text: string) => text.replace('"USDT","1000000"', '"USDT","1"')],
    ['a line less', (text: string) => text.split('\n').slice(1).join('\n')],
    [
      'lines in another order',
      (text: string) => text.split('\n').toSorted().toReversed().slice(1).join('\n') + '\n',
    ],
    ['something else', () => 'hello\n'],
  ])('with %s is not believed', async (_, change) => {
    await signer.sign(order('b'))
    await signer.sign(order('a'))
    await signer.close()
    const text = await readFile(path(), 'utf8')
    await writeFile(path(), change(text))
    await expect(open()).rejects.toThrow(/Line 1|Line 2/)
    await writeFile(path(), text)
    signer = await open()
  })

  test('that others can read or write is refused', async () => {
    await signer.close()
    await chmod(path(), 0o640)
    await expect(open()).rejects.toThrow('chmod 600')
    await chmod(path(), 0o600)
    signer = await open()
  })
})

describe('a seed', () => {
  test('in words or in hexadecimal; anything else is refused without being repeated', async () => {
    expect((await parseSeed(`  ${phrase.toUpperCase()}\n`, 'x')).length).toBe(64)
    expect((await parseSeed('ab'.repeat(32), 'x')).length).toBe(32)
    for (const wrong of ['ab'.repeat(31), `${phrase} above`, phrase.replace('above', 'shoot'), '']) {
      const failure = await parseSeed(wrong, 'WALLET_SEED').catch((error: unknown) => String(error))
      expect(failure).toContain('WALLET_SEED holds no seed')
      expect(failure).not.toMatch(/abab|shoot/)
    }
  })

  test('in a file that only its owner reads; made by itself where that is allowed, once', async () => {
    const path = join(folder, 'seed')
    await writeFile(path, phrase, { mode: 0o600 })
    expect(await readSeed({ file: path })).toEqual(await parseSeed(phrase, ''))
    await chmod(path, 0o644)
    await expect(readSeed({ file: path })).rejects.toThrow('can be read by others')
    await expect(readSeed({ file: join(folder, 'none') })).rejects.toThrow('cannot be read')
    await expect(readSeed({ file: path, text: phrase })).rejects.toThrow('not both')
    await expect(readSeed({})).rejects.toThrow('There is no seed')
    const made = await readSeed({ makeIn: folder })
    expect(await readSeed({ makeIn: folder })).toEqual(made)
    expect((await stat(join(folder, seedFile))).mode & 0o777).toBe(0o600)
  })

  test('makes the addresses that other wallets make of it', async () => {
    const keys = await walletKeys(await parseSeed(phrase, ''))
    expect(keys.ton.watch.address).toBe('UQDgEMqToTacHic7SnvnPFmvceG5auFkCcAw0mSCvzvKUaT4')
    expect(depositPlace('tron', keys.tron.watch, 0n).address).toBe('TQ5NMqJjhpQGK7YJbESKtNCo86PJ89ujio')
    const shown = JSON.stringify(Object.values(keys).map(({ watch }) => watch))
    expect(shown).not.toContain('xprv')
    for (const { secret } of Object.values(keys))
      expect(shown).not.toContain(Buffer.from(secret).toString('hex'))
  })
})
