import { decimal, fitsScale } from '../../../domain/money/decimal.ts'
import { toUnits } from '../../../domain/money/units.ts'
import { coins, isCoinCode, type CoinCode } from '../../../domain/reference/coin.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

/** A coin by its code; refuses another text at its field. */
export function coinNamed(code: string, field = 'crypto_currency_code'): CoinCode {
  if (!isCoinCode(code)) throw new RequestRefused(refuse('invalid_choice', field))
  return code
}

/** An amount of a coin in its units. Refuses one that the coin cannot have, at its field. */
export function unitsWritten(text: string, coin: CoinCode, field: string): bigint {
  const { scale } = coins[coin]
  const amount = decimal(text)
  if (!fitsScale(amount, scale))
    throw new RequestRefused(refuseWith('too_many_decimals', { max: scale }, field))
  return toUnits(amount, scale, 'exact')
}
