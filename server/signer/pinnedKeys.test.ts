import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/database.ts'
import { machineClock } from '../runtime/clock.ts'
import { memorySigner } from './openSigner.ts'
import { guardedSigner, OtherSigner, pinnedKeys } from './pinnedKeys.ts'
import type { Signer } from './signer.ts'

const at = new Date('2026-11-22T10:00:00Z')
const ofSeed = (byte: number): Promise<Signer> =>
  memorySigner({ seed: new Uint8Array(32).fill(byte), clock: machineClock })
const away: Signer = {
  watchKeys: () => Promise.reject(new Error('away')),
  room: () => Promise.reject(new Error('away')),
  sign: () => Promise.reject(new Error('away')),
  close: () => Promise.resolve(),
}

let fresh: FreshDatabase
beforeEach(async () => {
  fresh = await freshDatabase('embedded')
})
afterEach(() => fresh.close())

test('the first signer is believed, the same one again, and no other', async () => {
  const first = await ofSeed(1)
  const keys = await pinnedKeys(fresh.database, first, at)
  expect(keys).toEqual(await first.watchKeys())
  expect(await pinnedKeys(fresh.database, await ofSeed(1), at)).toEqual(keys)
  await expect(pinnedKeys(fresh.database, await ofSeed(2), at)).rejects.toThrow(OtherSigner)
  expect(await pinnedKeys(fresh.database, first, at)).toEqual(keys)
})

test('while the signer is away its addresses are known; before it was ever there, none are', async () => {
  await expect(pinnedKeys(fresh.database, away, at)).rejects.toThrow('away')
  const keys = await pinnedKeys(fresh.database, await ofSeed(1), at)
  expect(await pinnedKeys(fresh.database, away, at)).toEqual(keys)
})

test('what another signer signs in its place is not taken', async () => {
  const keys = await pinnedKeys(fresh.database, await ofSeed(1), at)
  const order = {
    id: 'a',
    network: 'bitcoin',
    coin: 'BTC',
    to: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
    memo: null,
    amount: 1n,
    sequence: 0n,
    terms: {},
  } as const
  expect(await guardedSigner(await ofSeed(1), keys).sign(order)).toMatchObject({ ok: true })
  await expect(guardedSigner(await ofSeed(2), keys).sign(order)).rejects.toThrow(OtherSigner)
})
