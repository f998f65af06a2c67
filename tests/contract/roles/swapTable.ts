import { everybody, nothing, users, usersAre, type Case } from './case.ts'

const pair = { from_code: 'BTC', to_code: 'USDT' }
const noOffer = '01900000-0000-7000-8000-000000000000'
const asked = { ...pair, amount: '0.001', side: 'from' }

/** Swaps are each person’s own: nobody of a scene has a quote that another may take. */
export const swapTable = {
  swapEstimate: [{ at: 'nothing', sends: () => ({ body: asked }), says: everybody }],
  quoteSwap: [
    {
      at: 'nothing',
      // Nobody of a scene has any.
      sends: () => ({ body: { ...asked, from_code: 'TRX', to_code: 'BTC', amount: '100' } }),
      says: usersAre('balance_required'),
    },
  ],
  confirmSwap: [
    {
      at: 'nothing',
      sends: () => ({ body: { quote_id: '01900000-0000-7000-8000-000000000000' } }),
      says: usersAre('not_found'),
    },
  ],
  swaps: [{ at: 'nothing', sends: nothing, says: users }],
  // Nobody of a scene may swap with traders: it is switched on for some.
  swapOffers: [{ at: 'nothing', sends: () => ({ query: pair }), says: usersAre('swap_offers_off') }],
  quoteSwapOffer: [
    {
      at: 'nothing',
      sends: () => ({ params: { id: noOffer }, body: { amount: '0.001', side: 'from' } }),
      says: usersAre('not_found'),
    },
  ],
  ownSwapOffers: [{ at: 'nothing', sends: nothing, says: usersAre('swap_offers_off') }],
  createSwapOffer: [
    {
      at: 'nothing',
      sends: () => ({
        body: {
          gives_code: 'BTC',
          takes_code: 'USDT',
          margin_percent: '0.5',
          minimum: '0.001',
          maximum: '0.1',
        },
      }),
      says: usersAre('swap_offers_off'),
    },
  ],
  pauseSwapOffer: [
    {
      at: 'nothing',
      sends: () => ({ params: { id: noOffer }, body: { is_paused: true } }),
      says: usersAre('not_found'),
    },
  ],
  removeSwapOffer: [
    {
      at: 'nothing',
      sends: () => ({ params: { id: noOffer } }),
      says: usersAre('not_found'),
    },
  ],
  swapSettings: [{ at: 'nothing', sends: nothing, says: everybody }],
  swapLimits: [{ at: 'nothing', sends: () => ({ body: pair }), says: everybody }],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
