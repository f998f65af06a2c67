import { storyFees } from '../domain/support/growth/storyFees.ts'
import { storyEarnRules } from '../domain/support/growth/storyEarnRules.ts'
import { storyTime } from '../domain/support/storyClock.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { bootAnswers } from '../support/app/bootAnswers.ts'
import { marketAnswers } from './marketAnswers.ts'

const { tiers, networks } = storyFees
const boot = bootAnswers['currencies']?.(undefined as never) as {
  readonly coins: readonly { readonly code: string }[]
}

/** What the server says to the page of fees. */
export const feesAnswers: StoryAnswers = {
  searchAdverts: marketAnswers['searchAdverts'] ?? (() => null),
  fees: () => ({ makerTiers: tiers, takerPercent: '0', invoicePercent: '1', cashbackLeastUsd: '1' }),
  swapSettings: () => ({
    coins: ['BTC', 'USDT'],
    lockSeconds: 5,
    feePercent: '0.5',
    isOn: true,
    offersOn: false,
  }),
  serviceFee: () => ({ percent: '0.5', internalPercent: '0' }),
  withdrawalFees: () => ({
    items: networks.map(({ coinCode, network, networkName, networkFee, minimumDeposit }) => ({
      cryptoCurrencyCode: coinCode,
      network,
      networkName,
      networkFee,
      minimum: minimumDeposit,
    })),
    serviceFeePercent: '0.5',
  }),
  currencies: () => ({
    ...boot,
    coins: boot.coins.map(coin => ({
      ...coin,
      networks: networks
        .filter(({ coinCode }) => coinCode === coin.code)
        .map(({ network, networkName, confirmations, minimumDeposit }) => ({
          code: network,
          name: networkName,
          confirmations,
          minimumDeposit,
        })),
    })),
  }),
  inviteTerms: () => storyEarnRules.terms,
  rateChanges: () => ({
    items: [
      { pair: 'btc_usd', rate: '92480', changePercent: '1.84', at: storyTime },
      { pair: 'eth_usd', rate: '3118', changePercent: '-0.6', at: storyTime },
      { pair: 'usdt_usd', rate: '1', changePercent: '0', at: storyTime },
    ],
  }),
}
