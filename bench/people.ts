import type { Bench } from './bench.ts'
import { makeCrowd, partner, veteran } from './people/crowd.ts'
import { visitFilled, type Visit } from './people/visit.ts'

const size = { partners: 5000, trades: 100_000 }
const calls = 400

/** The pages of a trader with a long history, over HTTP, for a partner of theirs who is logged in. */
export const people: Bench = {
  name: 'people',
  about:
    'Pages of a trader with 100,000 trades, 5,000 partners and 62,000 words, on PostgreSQL, one call after the other',
  run: () => visitFilled({ fill: database => makeCrowd(database, size), name: partner }, measure),
}

async function measure(visit: Visit) {
  const figures = {
    profile: await visit(`/v1/profiles/${veteran}`, calls),
    feedbackFirstPage: await visit(`/v1/feedbacks?user_name=${veteran}`, calls),
    feedbackNegative: await visit(`/v1/feedbacks?user_name=${veteran}&grade=negative`, calls),
    historyBetween: await visit(`/v1/profiles/trades_history/${veteran}`, calls),
  }
  const name = 'profile with 100,000 trades, p95 ms'
  return { figures, targets: [{ name, measured: figures.profile.p95Ms, atMost: 50 }] }
}
