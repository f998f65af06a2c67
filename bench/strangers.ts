import type { Product } from '../scripts/productProcess.ts'
import { clientOf } from '../tests/support/soukClient.ts'
import { percentile, round, type Bench, type BenchOptions } from './bench.ts'
import { withProduct } from './support/product.ts'
import { requireBuild } from './start.ts'
import { gatherPeople, kinds, type Kind, type Took } from './strangers/people.ts'
import { startStranger } from './strangers/stranger.ts'

const count = 50
const warmUpSeconds = 5
/** What people wait for may take so many times as long while somebody means no good. */
const mostRatio = 1.5

/** What a stranger costs everybody else. */
export const strangers: Bench = {
  name: 'strangers',
  about:
    'Waiting times of 50 people who browse, search, trade, chat and look at their wallet, without and with a stranger who sends the worst documents and refused files as often as they may be sent',
  async run(options) {
    requireBuild()
    // The stranger comes from an address of their own, so that what they send is not counted against the people's.
    return withProduct({ seed: 'none', env: { PROXIES: '1' } }, product => measure(product, options))
  },
}

async function measure(product: Product, { seconds }: BenchOptions) {
  const people = await gatherPeople(clientOf(product.url), count)
  await people.live(warmUpSeconds)
  const without = await people.live(seconds)
  const stranger = startStranger({
    url: product.url,
    person: people.stranger,
    trade: people.tradeOfStranger,
  })
  const withStranger = await people.live(seconds)
  const sent = await stranger.leave()
  // Once more without: whether the machine itself has become slower meanwhile.
  const after = await people.live(seconds)
  const ratio = byKind(kind => round(p95(withStranger[kind]) / p95(without[kind])))
  const ratioOfAll = round(p95(all(withStranger)) / p95(all(without)))
  return {
    figures: {
      people: count,
      without: waits(without),
      withStranger: waits(withStranger),
      afterwards: waits(after),
      // In a short run there are few calls of a kind, and one pause of the collector moves their p95.
      ratioOfP95: { all: ratioOfAll, ...ratio },
      stranger: sent,
    },
    targets: (['all', ...kinds] as const).map(kind => ({
      name: `p95 of ${kind} with a stranger, times that without`,
      measured: kind === 'all' ? ratioOfAll : ratio[kind],
      atMost: mostRatio,
    })),
  }
}

const p95 = (took: readonly number[]): number => percentile(took, 0.95)

const all = (took: Took): readonly number[] => kinds.flatMap(kind => took[kind])

const waits = (took: Took) => ({ all: wait(all(took)), ...byKind(kind => wait(took[kind])) })

const wait = (took: readonly number[]) => ({
  calls: took.length,
  p50Ms: percentile(took, 0.5),
  p95Ms: p95(took),
})

const byKind = <T>(of: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(kinds.map(kind => [kind, of(kind)])) as Record<Kind, T>
