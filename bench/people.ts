import type { Bench } from './bench.ts'
import { makeCrowd, partner, veteran } from './people/crowd.ts'
import { visitFilled, type Visit } from './support/visit.ts'

const size = { partners: 5000, trades: 100_000 }
const calls = 400
/** A minute has so many searches of trades for everybody. */
const searches = 70

/** The pages of a trader with a long history, over HTTP, for a partner of theirs who is logged in, and their own list of trades. */
export const people: Bench = {
  name: 'people',
  about:
    'Pages of a trader with 100,000 trades, 5,000 partners and 62,000 words, on PostgreSQL, one call after the other',
  run: () => visitFilled({ fill: database => makeCrowd(database, size), name: partner }, measure),
}

async function measure(visit: Visit) {
  const trades = (body: object) => visit('/v1/trades/search', searches, { as: veteran, body })
  const figures = {
    profile: await visit(`/v1/profiles/${veteran}`, calls),
    feedbackFirstPage: await visit(`/v1/feedbacks?user_name=${veteran}`, calls),
    feedbackNegative: await visit(`/v1/feedbacks?user_name=${veteran}&grade=negative`, calls),
    historyBetween: await visit(`/v1/profiles/trades_history/${veteran}`, calls),
    ownTrades: await trades({ state: 'all' }),
    ownTradesByAccount: await trades({ state: 'all', text: '0142883761' }),
    ownTradesByPartner: await trades({ state: 'all', text: 'partner4999' }),
  }
  const targets = [
    { name: 'profile with 100,000 trades, p95 ms', measured: figures.profile.p95Ms, atMost: 50 },
    { name: 'own list of 100,000 trades, p95 ms', measured: figures.ownTrades.p95Ms, atMost: 50 },
    {
      name: 'own list of 100,000 trades by an account, p95 ms',
      measured: figures.ownTradesByAccount.p95Ms,
      atMost: 150,
    },
  ]
  return { figures, targets }
}
