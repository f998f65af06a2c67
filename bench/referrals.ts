import { round, type Bench } from './bench.ts'
import { withPostgres } from './support/postgres.ts'
import { escrowRunner } from './trades/escrow.ts'
import { measure, mostClients, type Brought } from './trades/runner.ts'

const rounds = 4
const ways = ['by nobody', 'each by others', 'all by one'] as const satisfies readonly Brought[]

/** What three levels of referrers cost a trade, and one referrer of everybody. */
export const referrals: Bench = {
  name: 'referrals',
  about: 'Whole trades whose buyers were brought by nobody, each by others, or all by one, on PostgreSQL',
  run: async ({ seconds }) =>
    (await withPostgres(url => measureLevels(url, seconds))) ?? { figures: { postgres: null }, targets: [] },
}

async function measureLevels(url: string, seconds: number) {
  const runner = await escrowRunner({ DATABASE_URL: url })
  try {
    await measure(runner, { clients: 8, seconds: 6 })
    const one = await turns(runner, 1, seconds / rounds)
    const many = await turns(runner, mostClients, seconds / rounds)
    const costOfLevels = round(one['by nobody'] / one['each by others'])
    const costOfOne = round(many['each by others'] / many['all by one'])
    const violations = await runner.violations()
    return {
      figures: {
        tradesASecond: { oneClient: one, thirtyTwoClients: many },
        costOfLevels,
        costOfOne,
        violations,
      },
      targets: [
        { name: 'what three levels of referrers cost a trade, times', measured: costOfLevels, atMost: 1.1 },
        {
          name: 'what one referrer of all 32 clients costs beside one of each, times',
          measured: costOfOne,
          atMost: 1.15,
        },
        { name: 'violations of the ledger after it', measured: violations, atMost: 0 },
      ],
    }
  } finally {
    await runner.close()
  }
}

/** In turns, so that what else the machine does falls on each alike. */
async function turns(runner: Parameters<typeof measure>[0], clients: number, seconds: number) {
  const sums: Record<Brought, number> = { 'by nobody': 0, 'each by others': 0, 'all by one': 0 }
  for (let turn = 0; turn < rounds; turn++)
    for (const brought of turn % 2 === 0 ? ways : ways.toReversed())
      sums[brought] += await measure(runner, { clients, seconds, brought })
  return {
    'by nobody': Math.round(sums['by nobody'] / rounds),
    'each by others': Math.round(sums['each by others'] / rounds),
    'all by one': Math.round(sums['all by one'] / rounds),
  } satisfies Record<Brought, number>
}
