import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../tests/support/database.ts'
import { machineRandom } from './random.ts'
import { keyFile, parseKey, requireSameKey, requisitesKeys } from './requisitesKey.ts'
import { isSealed, SealBroken, sealingWith } from './sealing.ts'

const key = (byte: number) => Buffer.alloc(32, byte)
const sealing = sealingWith([key(1)], machineRandom)
const text = () => fc.string({ unit: 'binary', maxLength: 300 })

describe('what is sealed', () => {
  it('opens where it was sealed, and says nothing of itself in between', () => {
    fc.assert(
      fc.property(fc.dictionary(text(), text()), text(), (value, place) => {
        const sealed = sealing.seal(value, place)
        expect(isSealed(JSON.parse(JSON.stringify(sealed)))).toBe(true)
        expect(sealing.open(sealed, place)).toEqual(value)
        expect(sealing.seal(value, place)).not.toEqual(sealed)
      }),
    )
    expect(JSON.stringify(sealing.seal(['DE89370400440532013000'], 'trade:1'))).not.toContain('DE89')
  })

  it('does not open anywhere else, nor when a single bit of it was changed', () => {
    fc.assert(
      fc.property(text(), text(), fc.nat(), (value, other, at) => {
        const sealed = sealing.seal(value, 'trade:1')
        expect(() => sealing.open(sealed, `${other} elsewhere`)).toThrow(SealBroken)
        const body = Buffer.from(sealed.c, 'base64url')
        const place = at % body.length
        body.writeUInt8(body.readUInt8(place) ^ 1, place)
        expect(() => sealing.open({ ...sealed, c: body.toString('base64url') }, 'trade:1')).toThrow(
          SealBroken,
        )
      }),
    )
  })

  it('opens with an old key, and not with another', () => {
    const old = sealingWith([key(2)], machineRandom).seal('x', 'p')
    const rotated = sealingWith([key(1), key(2)], machineRandom)
    expect(rotated.open(old, 'p')).toBe('x')
    expect(rotated.seal('x', 'p').k).toBe(sealing.seal('x', 'p').k)
    expect(() => sealing.open(old, 'p')).toThrow('REQUISITES_OLD_KEYS')
  })

  it('does not tell what it was when it does not open', () => {
    const sealed = sealing.seal('DE89370400440532013000', 'trade:1')
    const attempt = () => sealing.open(sealed, 'trade:2')
    expect(attempt).toThrow(/^What is sealed at trade:2 does not open: it was changed$/)
  })
})

describe('the key', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'souk-key-'))
    onTestFinished(() => rmSync(path, { recursive: true }))
    return path
  }

  it('is made once in the data folder, for its owner alone, whoever starts together', async () => {
    const dataDir = folder()
    const read = () => requisitesKeys({ requisitesKeys: [], dataDir }, machineRandom)
    const [first, ...others] = await Promise.all([read(), read(), read(), read()])
    for (const other of others) expect(other).toEqual(first)
    expect(await read()).toEqual(first)
    expect(first?.[0]).toHaveLength(32)
    expect(statSync(join(dataDir, keyFile)).mode & 0o777).toBe(0o600)
    expect(parseKey(readFileSync(join(dataDir, keyFile), 'utf8').trim())).toEqual(first?.[0])
  })

  it('is never replaced when the file is spoilt', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, keyFile), 'short')
    await expect(requisitesKeys({ requisitesKeys: [], dataDir }, machineRandom)).rejects.toThrow('put back')
  })

  it('is the setting’s where there is one, in hexadecimal or base64', async () => {
    const given = [key(3).toString('hex'), key(4).toString('base64')]
    expect(await requisitesKeys({ requisitesKeys: given, dataDir: '/nowhere' }, machineRandom)).toEqual([
      key(3),
      key(4),
    ])
  })
})

describe('a database', () => {
  it('is opened with the keys that it was sealed by alone', async () => {
    const { database } = await freshDatabase('embedded')
    await requireSameKey(database, sealing)
    await requireSameKey(database, sealingWith([key(9), key(1)], machineRandom))
    const other = sealingWith([key(9)], machineRandom)
    await expect(requireSameKey(database, other)).rejects.toThrow(/REQUISITES_OLD_KEYS, or put back the file/)
    await database.close()
  })
})
