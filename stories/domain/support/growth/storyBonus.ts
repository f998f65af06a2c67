import type {
  BonusContent,
  BonusTerms,
  CashbackShape,
  InvitedBonusShape,
  OwnBonusShape,
} from '../../../../design-system/domain/growth/bonus/bonusShape.ts'
import { bonusReasons } from '../../../../design-system/domain/growth/bonus/bonusShape.ts'

const usd = (amount: string) => ({ amount, asset: 'USD' })
const btc = (amount: string) => ({ amount, asset: 'BTC' })

/** What an invitation brings, as the house starts with it. */
export const storyBonusTerms: BonusTerms = {
  inviterBonus: usd('2'),
  inviteeBonus: usd('1'),
  firstTradeLeast: usd('20'),
  coin: 'BTC',
}

/** Where a step to a bonus is done. */
export const storyBonusLinks = {
  offers: '#buy',
  phone: '#phone',
  identity: '#identity',
  affiliate: '#affiliate',
}

/** The bonus of somebody who has just come. */
export const storyOwnBonus: OwnBonusShape = {
  inviterName: 'amina_k',
  isConfirmed: false,
  state: 'not_yet',
  reason: null,
  amount: null,
  usd: usd('1'),
  earnedAt: null,
  paidAt: null,
}

const invited = (userName: string, changed: Partial<InvitedBonusShape> = {}): InvitedBonusShape => ({
  userName,
  state: 'not_yet',
  reason: null,
  amount: null,
  usd: usd('2'),
  earnedAt: null,
  paidAt: null,
  ...changed,
})

/** People in every state, and with every reason. */
export const storyInvited = {
  paid: 51,
  earned: btc('0.00102388'),
  invited: [
    invited('joseph.m'),
    ...bonusReasons.map((reason, index) =>
      invited(`temi_${index + 1}`, { state: 'waiting', reason, earnedAt: '2026-03-04T10:00:00Z' }),
    ),
    invited('yusuf.k', { state: 'waiting', earnedAt: '2026-03-05T10:00:00Z' }),
    invited('grace_w', {
      state: 'paid',
      amount: btc('0.00002008'),
      earnedAt: '2026-03-01T10:00:00Z',
      paidAt: '2026-03-01T10:00:05Z',
    }),
  ],
}

/** A week that lacks a little, with two coins and something carried over, after weeks that were paid. */
export const storyCashback: CashbackShape = {
  running: {
    from: '2026-03-02T00:00:00Z',
    until: '2026-03-09T00:00:00Z',
    coins: [
      { fee: { amount: '6.2', asset: 'USDT' }, cashback: { amount: '0.62', asset: 'USDT' } },
      { fee: btc('0.00002008'), cashback: btc('0.00000200') },
    ],
    carried: [{ fee: { amount: '1.2', asset: 'USDT' }, cashback: { amount: '0.12', asset: 'USDT' } }],
    worth: usd('0.82'),
    least: usd('1'),
    missing: usd('0.18'),
  },
  paid: Array.from({ length: 7 }, (_, index) => {
    const at = (days: number) => new Date(Date.UTC(2026, 1, 23 - index * 7 + days)).toISOString()
    return {
      from: at(0),
      until: at(7),
      paidAt: at(7),
      coins: [{ amount: `${index + 1}.14`, asset: 'USDT' }, ...(index === 0 ? [btc('0.00001240')] : [])],
      worth: usd(`${index + 1}.14`),
    }
  }),
}

/** A week without fees, before any that was paid. */
export const noCashback: CashbackShape = {
  running: { ...storyCashback.running, coins: [], carried: [], worth: usd('0'), missing: usd('1') },
  paid: [],
}

/** A matter that is there. */
export const readyBonus = <T>(value: T, isStale = false): BonusContent<T> => ({
  status: 'ready',
  value,
  isStale,
})
