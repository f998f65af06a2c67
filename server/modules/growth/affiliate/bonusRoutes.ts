import type { Rates } from '../../../domain/rate/rates.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import type { bonusOperations } from './bonusSchema.ts'
import { bonusProgram, checkoutBonus } from './presentBonus.ts'
import { cashbacksOf } from './listCashbacks.ts'

/** Bonuses and cashback, as those whom they are for see them. */
export const bonusHandlers = ({
  rates,
}: {
  readonly rates: () => Rates
}): Handlers<typeof bonusOperations> => ({
  bonusProgram: ({ query }, { db }) => bonusProgram(db, query),
  checkoutBonus: (_, { db, viewer }) => checkoutBonus(db, viewer.userId),
  cashbacks: (_, { db, viewer, at }) => cashbacksOf(db, viewer.userId, rates(), at),
})
