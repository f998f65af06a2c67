import { decimal } from '../../../server/domain/money/decimal.ts'
import type { DecimalString } from '../../../server/domain/money/decimal.ts'
import { coinCodes } from '../../../server/domain/reference/coin.ts'
import type { CoinCode } from '../../../server/domain/reference/coin.ts'
import { fiatCodes } from '../../../server/domain/reference/fiat.ts'
import type { FiatCode } from '../../../server/domain/reference/fiat.ts'
import type { Rates } from '../../../server/domain/rate/rates.ts'

/** A market for tests in which everything costs one dollar, except what a test says. */
export function ratesWith(said: {
  readonly at?: Date
  readonly coins?: Partial<Record<CoinCode, string>>
  readonly fiats?: Partial<Record<FiatCode, string>>
}): Rates {
  const legs = <Code extends string>(codes: readonly Code[], values: Partial<Record<Code, string>> = {}) =>
    Object.fromEntries(codes.map(code => [code, decimal(values[code] ?? '1')])) as Record<Code, DecimalString>
  return {
    at: said.at ?? new Date('2026-03-01T12:00:00Z'),
    coins: legs(coinCodes, said.coins),
    fiats: legs(fiatCodes, said.fiats),
  }
}
