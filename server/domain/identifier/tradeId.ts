import type { Identifier } from './identifier.ts'
import type { Random } from './random.ts'
import { newShortNumber, shortNumberLength } from './shortNumber.ts'

/**
 * The public number of a trade, as people read it out: eight characters of Crockford's base 32 (`8F2K41QX`), which has no
 * I, L, O or U. Forty random bits: a million trades leave a guess one chance in a million, and a stranger's hit is answered
 * 404 all the same. Two trades may draw the same number: the repository inserts under a unique key and draws again.
 */
export type TradeId = Identifier<'trade'>

export const tradeIdLength = shortNumberLength
const shape = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Draws a trade's number. */
export const newTradeId = (random: Random): TradeId => newShortNumber(random) as TradeId

/**
 * Reads a trade's number as a person may have typed it: a leading #, any case, O for 0, I or L for 1. Returns undefined
 * for what is none.
 */
export function parseTradeId(text: unknown): TradeId | undefined {
  if (typeof text !== 'string' || text.length > tradeIdLength + 1) return undefined
  const code = text.replace(/^#/, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return shape.test(code) ? (code as TradeId) : undefined
}
