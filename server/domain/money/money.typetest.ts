/** Compiles only while the type system keeps assets apart: each expected error that vanished is an error of this file. */
import type { DecimalString } from './decimal.ts'
import { addUnits, minUnits, subtractUnits, units } from './units.ts'
import type { Units } from './units.ts'

const satoshi = units<'BTC'>(1n)
const wei = units<'ETH'>(1n)

export const sameUnits: Units<'BTC'> = addUnits(satoshi, satoshi)

// @ts-expect-error units of two assets do not add up
export const unitSum = addUnits(satoshi, wei)
// @ts-expect-error nor subtract
export const unitDifference = subtractUnits(satoshi, wei)
// @ts-expect-error nor choose between
export const unitMinimum = minUnits(satoshi, wei)
// @ts-expect-error the units of one asset are not those of another
export const crossed: Units<'ETH'> = satoshi
// @ts-expect-error a bare bigint says not of what it is
export const bare: Units<'BTC'> = 1n
// @ts-expect-error a bare string may be anything
export const text: DecimalString = '1.5'
// @ts-expect-error a JavaScript number is never money
export const float: DecimalString = 1.5
