import { compareDecimals, decimal, parseDecimal } from '../money/decimal.ts'
import type { DecimalString } from '../money/decimal.ts'
import { accepted, refuse, refuseWith, refused } from '../refusal/refusal.ts'
import type { Result } from '../refusal/refusal.ts'
import type { Formula } from './formula/formula.ts'
import { parseFormula } from './formula/formulaParser.ts'
import { advertRules } from './rules.ts'
import type { AdvertRules } from './rules.ts'

/** How a price is made: the market with a margin, a formula over rates, or one number. */
export const priceModes = ['average', 'formula', 'fixed'] as const
export type PriceMode = (typeof priceModes)[number]

/** How an ad's price is made, read and checked. */
export type PriceSetting =
  | { readonly mode: 'average'; readonly marginPercent: DecimalString }
  | { readonly mode: 'formula'; readonly equation: string; readonly formula: Formula }
  | { readonly mode: 'fixed'; readonly price: DecimalString }

/** A price setting as it is stored and shown to its owner: a fixed price is an equation of one number. */
export type PriceFields = {
  readonly marginPercent: DecimalString | null
  readonly equation: string | null
  readonly isFixPrice: boolean
}

/** Fixed if an equation exists and the price is fixed; formula if an equation exists otherwise; average without one. */
export function priceModeOf({
  equation,
  isFixPrice,
}: Pick<PriceFields, 'equation' | 'isFixPrice'>): PriceMode {
  if (equation === null || equation === '') return 'average'
  return isFixPrice ? 'fixed' : 'formula'
}

/** The fields of a price setting. */
export function priceFieldsOf(setting: PriceSetting): PriceFields {
  const none: PriceFields = { marginPercent: null, equation: null, isFixPrice: false }
  if (setting.mode === 'average') return { ...none, marginPercent: setting.marginPercent }
  if (setting.mode === 'formula') return { ...none, equation: setting.equation }
  return { ...none, equation: setting.price, isFixPrice: true }
}

/** Reads stored fields. Throws RangeError on ones that {@link priceFieldsOf} never made. */
export function storedPriceSetting(fields: PriceFields): PriceSetting {
  const { marginPercent, equation } = fields
  const mode = priceModeOf(fields)
  const setting = readers[mode]({ mode, marginPercent, equation, fixedPrice: equation }, storedRules)
  if (!setting.ok) throw new RangeError(`a stored price cannot be read: ${setting.refusal.code}`)
  return setting.value
}

/** A margin that was allowed once stays readable when the limits change. */
const storedRules: Pick<AdvertRules, 'marginPercent'> = {
  marginPercent: { min: decimal('-100'), max: decimal('1000000') },
}

/** What an owner writes about the price; only what the mode needs is looked at, and a margin left out is none. */
export type PriceInput = {
  readonly mode: PriceMode
  readonly marginPercent: string | null
  readonly equation: string | null
  readonly fixedPrice: string | null
}

/** Reads a price setting. Refused at `margin_percent`, `equation` or `fixed_price`, each of which belongs to one mode. */
export function readPriceSetting(
  input: PriceInput,
  rules: Pick<AdvertRules, 'marginPercent'> = advertRules,
): Result<PriceSetting> {
  const idle = idleField(input)
  return idle === undefined ? readers[input.mode](input, rules) : refused(refuse('not_applicable', idle))
}

const ownField = { average: 'margin_percent', formula: 'equation', fixed: 'fixed_price' } as const

/** A field of another mode that says something: its writer believes that the price follows it. */
function idleField({ mode, marginPercent, equation, fixedPrice }: PriceInput): string | undefined {
  const said = { margin_percent: marginPercent, equation, fixed_price: fixedPrice }
  return Object.values(ownField).find(
    field => field !== ownField[mode] && said[field] !== null && said[field] !== '',
  )
}

type PriceReader = (input: PriceInput, rules: Pick<AdvertRules, 'marginPercent'>) => Result<PriceSetting>

const marginPlaces = 2

const readers: Record<PriceMode, PriceReader> = {
  average: ({ marginPercent: text }, { marginPercent: { min, max } }) => {
    const margin = parseDecimal(text ?? '0', { negative: true })
    if (margin === undefined) return refused(refuse('invalid_decimal', 'margin_percent'))
    if ((margin.split('.')[1] ?? '').length > marginPlaces)
      return refused(refuseWith('too_many_decimals', { max: marginPlaces }, 'margin_percent'))
    if (compareDecimals(margin, min) < 0) return refused(refuseWith('too_small', { min }, 'margin_percent'))
    if (compareDecimals(margin, max) > 0) return refused(refuseWith('too_large', { max }, 'margin_percent'))
    return accepted({ mode: 'average', marginPercent: margin })
  },
  formula: ({ equation }) => {
    const formula = parseFormula(equation ?? '')
    return formula.ok
      ? accepted({ mode: 'formula', equation: equation ?? '', formula: formula.value })
      : formula
  },
  fixed: ({ fixedPrice }) => {
    if (fixedPrice === null || fixedPrice === '') return refused(refuse('required', 'fixed_price'))
    const price = parseDecimal(fixedPrice)
    if (price === undefined) return refused(refuse('invalid_decimal', 'fixed_price'))
    return accepted({ mode: 'fixed', price })
  },
}
