import { isDeepStrictEqual } from 'node:util'
import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { AmountSide } from '../../../../domain/advert/conversion.ts'
import { compareDecimals, decimal, type DecimalString } from '../../../../domain/money/decimal.ts'
import { isCoinCode, type CoinCode } from '../../../../domain/reference/coin.ts'
import { isCountryCode } from '../../../../domain/reference/country.ts'
import { isFiatCode, type FiatCode } from '../../../../domain/reference/fiat.ts'
import {
  anyPaymentMethod,
  findBank,
  findPaymentMethod,
  paymentMethods,
} from '../../../../domain/reference/paymentMethod.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { searchFields } from './schema.ts'
import { serverLocales } from '../../../../locales/localeTable.ts'
import { bankName } from '../../../../locales/referenceNames.ts'

const fields = Type.Object({} as typeof searchFields)
/** What is looked for, as the wire says it. */
export type SearchInput = Static<typeof fields>

/** What somebody looks for. `type` is what they want to do: who wants to buy meets adverts that sell. */
export interface Wanted {
  readonly type: 'buy' | 'sell'
  readonly coin: CoinCode
  readonly fiat: FiatCode
  readonly amount: { readonly amount: DecimalString; readonly side: AmountSide } | null
  /** Methods of which any bank will do. */
  readonly methods: readonly string[]
  /** Methods with the banks that are wanted of them, by every name that an owner may call them. */
  readonly banks: { readonly methods: readonly string[]; readonly names: readonly string[] } | null
  readonly country: string | null
  readonly onlineOnly: boolean
  readonly noRegistration: boolean
  readonly phoneRequired: boolean
  readonly identityRequired: boolean
  readonly instantOnly: boolean
  readonly minimumRating: DecimalString | null
  readonly minimumTrades: number
  /** An amount of coins must fit each advert's limits at the advert's own price. */
  readonly correctLimits: boolean
}

/** Everything in a list. */
export const anyOffer = (type: Wanted['type'], coin: CoinCode, fiat: FiatCode): Wanted => ({
  type,
  coin,
  fiat,
  amount: null,
  methods: [],
  banks: null,
  country: null,
  onlineOnly: false,
  noRegistration: false,
  phoneRequired: false,
  identityRequired: false,
  instantOnly: false,
  minimumRating: null,
  minimumTrades: 0,
  correctLimits: false,
})

/** Whether a search takes its whole list. */
export const isPlain = (wanted: Wanted): boolean =>
  isDeepStrictEqual(wanted, anyOffer(wanted.type, wanted.coin, wanted.fiat))

const choice = (field: string) => new RequestRefused(refuse('invalid_choice', field))

/**
 * Reads what is looked for; what is not known is refused at its field.
 * @param at what stands before the fields' names in a refusal, as in `query.`
 */
export function wantedOf(input: SearchInput, at = ''): Wanted {
  const { crypto_currency_code: coin, currency_code: fiat, country_code: country } = input
  if (!isCoinCode(coin)) throw choice(`${at}crypto_currency_code`)
  if (!isFiatCode(fiat)) throw choice(`${at}currency_code`)
  if (country !== undefined && !isCountryCode(country)) throw choice(`${at}country_code`)
  return {
    type: input.type,
    coin,
    fiat,
    amount:
      input.amount === undefined
        ? null
        : { amount: positive(input.amount, `${at}amount`), side: input.amount_side ?? 'fiat' },
    ...paidBy(input, fiat, at),
    country: country ?? null,
    onlineOnly: input.online_only ?? false,
    noRegistration: input.no_registration ?? false,
    phoneRequired: input.sms_required ?? false,
    identityRequired: input.for_identified_people ?? false,
    instantOnly: input.supports_instant_trade ?? false,
    minimumRating:
      input.minimum_rating === undefined ? null : rating(input.minimum_rating, `${at}minimum_rating`),
    minimumTrades: input.minimum_trades ?? 0,
    correctLimits: false,
  }
}

/** The methods, those apart of which only certain banks are wanted. */
function paidBy(input: SearchInput, fiat: FiatCode, at: string): Pick<Wanted, 'methods' | 'banks'> {
  const named = (input.payment_method_code ?? []).filter(code => code !== anyPaymentMethod)
  const codes = input.payment_method_bank_code ?? []
  const methods = named.map(code => {
    const method = findPaymentMethod(code)
    if (!method) throw choice(`${at}payment_method_code`)
    return method
  })
  if (codes.length === 0) return { methods: named, banks: null }
  const asked =
    methods.length > 0 ? methods : [...paymentMethods.values()].filter(row => row.currencies.includes(fiat))
  const having = asked.flatMap(method => {
    const banks = codes.flatMap(code => findBank(method, code) ?? [])
    return banks.length === 0 ? [] : [{ method, banks }]
  })
  const known = new Set(having.flatMap(({ banks }) => banks.map(({ code }) => code)))
  if (!codes.every(code => known.has(code))) throw choice(`${at}payment_method_bank_code`)
  const withBanks = having.map(({ method }) => method.code)
  const names = having.flatMap(({ method, banks }) =>
    banks.flatMap(bank => [
      bank.code,
      ...serverLocales.map(locale => bankName(method, bank, locale).toLowerCase()),
    ]),
  )
  return {
    methods: named.filter(code => !withBanks.includes(code)),
    banks: { methods: withBanks, names: [...new Set(names)] },
  }
}

function positive(text: string, field: string): DecimalString {
  const amount = decimal(text)
  if (amount === '0' || amount.startsWith('-')) throw new RequestRefused(refuse('invalid_decimal', field))
  return amount
}

function rating(text: string, field: string): DecimalString {
  const percent = decimal(text)
  if (percent.startsWith('-')) throw new RequestRefused(refuse('invalid_decimal', field))
  if (compareDecimals(percent, decimal('100')) > 0)
    throw new RequestRefused(refuseWith('too_large', { max: '100' }, field))
  return percent
}
