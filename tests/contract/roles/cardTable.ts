import { everybody, nothing, users, usersAre, type Case } from './case.ts'

const pair = { crypto_currency_code: 'BTC', currency_code: 'EUR' }

/** Purchases are each person’s own. */
export const cardTable = {
  cardLimits: [{ at: 'nothing', sends: nothing, says: everybody }],
  cardFinalRate: [{ at: 'nothing', sends: () => ({ query: { ...pair, amount: '100' } }), says: everybody }],
  cardExchangeRates: [{ at: 'nothing', sends: nothing, says: everybody }],
  buyByCard: [{ at: 'nothing', sends: () => ({ body: { ...pair, fiat_amount: '100' } }), says: users }],
  confirmCardPurchase: [
    {
      at: 'nothing',
      sends: () => ({ body: { id: '01900000-0000-7000-8000-000000000000' } }),
      says: usersAre('not_found'),
    },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
