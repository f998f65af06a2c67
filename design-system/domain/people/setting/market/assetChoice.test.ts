import { describe, expect, it } from 'vitest'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { findAssets, toggleAsset } from './assetChoice.ts'

const asset = (code: string, name: string): NamedAsset => ({
  code,
  name,
  kind: 'fiat',
  decimals: 2,
  shown: 0,
})
const all = [asset('NGN', 'Nigerian naira'), asset('RUB', 'Российский рубль'), asset('USD', 'US dollar')]
const codesOf = (found: readonly NamedAsset[]) => found.map(({ code }) => code)

describe('findAssets', () => {
  it.each([
    ['', ['NGN', 'RUB', 'USD']],
    [' usd ', ['USD']],
    ['РУБЛЬ', ['RUB']],
    ['xyz', []],
  ])('finds %j by code or name', (text, codes) => {
    expect(codesOf(findAssets(all, text))).toEqual(codes)
  })
})

describe('switched', () => {
  it('switches one off and on again', () => {
    expect(toggleAsset(all, ['USD'], { codes: ['RUB'], isOn: false })).toEqual(['USD', 'RUB'])
    expect(toggleAsset(all, ['USD', 'RUB'], { codes: ['USD'], isOn: true })).toEqual(['RUB'])
  })

  it('keeps the first that was on when all would go', () => {
    expect(toggleAsset(all, ['NGN'], { codes: ['NGN', 'RUB', 'USD'], isOn: false })).toEqual(['NGN', 'USD'])
    expect(toggleAsset(all, ['NGN', 'USD'], { codes: ['RUB'], isOn: false })).toEqual(['NGN', 'USD'])
  })

  it('switches all on', () => {
    expect(toggleAsset(all, ['NGN', 'USD'], { codes: ['NGN', 'RUB', 'USD'], isOn: true })).toEqual([])
  })
})
