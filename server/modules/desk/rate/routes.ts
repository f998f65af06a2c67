import type { Rates } from '../../../domain/rate/rates.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { readRates } from './readRates.ts'
import type { deskRateOperations } from './schema.ts'

/** The market, as those see it who answer for it. */
export const deskRateHandlers = ({
  rates,
}: {
  readonly rates: () => Rates
}): Handlers<typeof deskRateOperations> => ({
  deskRates: ({ query }, { db, at }) => readRates(db, rates(), query, at),
})
