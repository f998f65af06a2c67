import { useQuery } from '@apollo/client/react'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import type { Moment } from '@souk/design-system/format/date/formatDate.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useDebounced } from '../../services/useDebounced.ts'
import { CalculateRateQuery } from './Send.queries.ts'

/** It is asked once typing has paused for so long, in milliseconds. */
const pause = 300

interface SendPriceParts {
  readonly coinCode: string
  /** Null where the wallet is valued in nothing. */
  readonly fiatCode: string | null
  /** In coins; null while none is written. */
  readonly amount: DecimalString | null
  /** What a coin was worth when the page came. */
  readonly known: DecimalString | null
}

interface SendPrice {
  /** Null where no rate tells. */
  readonly price: DecimalString | null
  /** From when an old rate is; null for a fresh one. */
  readonly staleSince: Moment | null
}

/**
 * What a coin is worth, as the service calculates it for each amount that is written: the market goes on while somebody fills
 * in the form. Until it answers, and where it does not, the rate that was known last stands.
 */
export function useSendPrice({ coinCode, fiatCode, amount, known }: SendPriceParts): SendPrice {
  const asked = useDebounced(amount, pause)
  const { data, previousData } = useQuery(CalculateRateQuery, {
    variables: {
      input: {
        cryptoCurrencyCode: coinCode,
        currencyCode: fiatCode ?? '',
        amount: asked ?? '0',
        amountSide: 'crypto',
      },
    },
    skip: asked === null || fiatCode === null || known === null,
    // The market's answer of now, and of nobody else's amount.
    fetchPolicy: 'no-cache',
    context: marked({ errors: 'silent' }),
  })
  const calculated = (data ?? previousData)?.calculateRate ?? null
  // Of the coin before, while another is being chosen.
  const isOurs = calculated?.crypto.asset === coinCode && calculated.fiat.asset === fiatCode
  if (calculated === null || !isOurs) return { price: known, staleSince: null }
  return { price: calculated.rate, staleSince: calculated.isStale ? calculated.at : null }
}
