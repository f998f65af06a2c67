import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstInvoiceIdAt, newInvoiceId, newMessageId, newUserId, parseMessageId } from './identifier.ts'
import { newTradeId, parseTradeId } from './tradeId.ts'

const filledWith = (byte: number) => (length: number) => new Uint8Array(length).fill(byte)

describe('an id', () => {
  test('is a version 7 UUID of its instant and its randomness', () => {
    expect(newUserId(new Date(0x0123456789ab), filledWith(0xff))).toBe('01234567-89ab-7fff-bfff-ffffffffffff')
    expect(newUserId(new Date(0), filledWith(0))).toBe('00000000-0000-7000-8000-000000000000')
  })

  test('parses back, and a later one sorts after an earlier one', () => {
    const instant = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(instant, byte, byte, (at, first, second) => {
        const earlier = newMessageId(at, filledWith(first))
        const later = newMessageId(new Date(at.getTime() + 1), filledWith(second))
        expect(parseMessageId(earlier)).toBe(earlier)
        expect(earlier < later).toBe(true)
      }),
    )
  })

  test('of an invoice lies behind the bound of its instant, and before that of the next', () => {
    const instant = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const id = newInvoiceId(at, filledWith(byte))
        expect(firstInvoiceIdAt(at) < id).toBe(true)
        expect(firstInvoiceIdAt(new Date(at.getTime() + 1)) > id).toBe(true)
      }),
    )
    expect(firstInvoiceIdAt(new Date('1900-01-01'))).toBe('00000000-0000-0000-0000-000000000000')
    expect(firstInvoiceIdAt(new Date(8.64e15))).toBe('ffffffff-ffff-0000-0000-000000000000')
  })

  test.each([
    [''],
    ['1'],
    ['../etc/passwd'],
    ['01234567-89AB-7FFF-BFFF-FFFFFFFFFFFF'],
    ['0'.repeat(36)],
    [7],
    [null],
  ])('refuses %s', text => {
    expect(parseMessageId(text)).toBeUndefined()
  })
})

describe("a trade's number", () => {
  test('has eight characters, none that reads like another', () => {
    expect(newTradeId(filledWith(0))).toBe('00000000')
    expect(newTradeId(filledWith(0xff))).toBe('ZZZZZZZZ')
    expect(newTradeId(() => Uint8Array.of(0x01, 0x23, 0x45, 0x67, 0x89))).toBe('04HMASW9')
  })

  test('parses back as drawn, and as a person types it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), bytes => {
        const id = newTradeId(() => bytes)
        expect(parseTradeId(id)).toBe(id)
        expect(parseTradeId(`#${id.toLowerCase()}`)).toBe(id)
        expect(parseTradeId(id.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(id)
      }),
    )
  })

  test('different randomness, different numbers', () => {
    const ids = new Set(Array.from({ length: 256 }, (_, byte) => newTradeId(filledWith(byte))))
    expect(ids.size).toBe(256)
  })

  test.each([
    [''],
    ['8F2K41'],
    ['8F2K41QXX'],
    ['8F2K41Q!'],
    ['8F2K41QU'],
    ['../../ab'],
    [12345678],
    [undefined],
  ])('refuses %s', text => {
    expect(parseTradeId(text)).toBeUndefined()
  })
})
