import { describe, expect, it } from 'vitest'
import { moduleGraph } from './moduleGraph.ts'
import { stepsOf } from './onlyChanged.ts'
import { kindOf, planFor, type Plan } from './plan.ts'

/** A small repository: what each file says. */
const sources: Readonly<Record<string, string>> = {
  'server/domain/trade/rules.ts': '',
  'server/domain/trade/rules.test.ts': `import { rules } from './rules.ts'`,
  'server/modules/trading/record/tables.ts': `import type { rules } from '../../domain/trade/rules.ts'`,
  'server/modules/trading/record/tables.test.ts': `import './tables.ts'`,
  'server/modules/trading/trade/routes.ts': `import { rules } from '../../domain/trade/rules.ts'`,
  'server/modules/money/wallet/words.ts': '',
  'server/composition/server.ts': `import '../modules/trade/routes.ts'`,
  'server/files/image.test.ts': `new URL('../domain/trade/rules.ts', import.meta.url)`,
  'tests/support/souk.ts': `import { startServer } from '../../server/composition/server.ts'`,
  'tests/contract/trade/trade.test.ts': `import '../../support/souk.ts'`,
  'tests/contract/advert/rates.test.ts': `import '../../support/souk.ts'`,
  'tests/contract/money/walletDownload.test.ts': `import '../../support/souk.ts'; import '../../../server/modules/money/wallet/words.ts'`,
  'tests/e2e/support/product.ts': '',
  'tests/e2e/trading/trade.e2e.ts': `import '../support/product.ts'`,
  'tests/e2e/money/wallet.e2e.ts': `import '../support/product.ts'; import '../../../server/modules/money/wallet/words.ts'`,
  'tests/e2e/trading/search.e2e.ts': `import '../support/product.ts'`,
  'design-system/domain/trading/trade/TradeCard.tsx': '',
  'design-system/domain/trading/advert/AdvertCard.tsx': `import { TradeCard } from '../trade/TradeCard.tsx'`,
  'stories/domain/trading/advert/AdvertCard.stories.tsx': `import { A } from '@souk/design-system/domain/trading/advert/AdvertCard.tsx'`,
  'stories/domain/trading/trade/TradeCard.stories.tsx': `import { T } from '@souk/design-system/domain/trading/trade/TradeCard.tsx'`,
  'stories/domain/money/wallet/Balance.stories.tsx': '',
  'stories/pages/Trade.stories.tsx': '',
  'app/features/trade/TradePage.tsx': `import { T } from '@souk/design-system/domain/trading/trade/TradeCard.tsx'`,
}
const files = Object.keys(sources)
const opened = new Map([['stories/pages/Trade.stories.tsx', ['app/features/trade/TradePage.tsx']]])
const graph = moduleGraph({ files, read: file => sources[file] ?? '' }, opened)
const planOf = (...changed: string[]) => planFor(changed, files, graph)

describe('what a change runs', () => {
  it('of a rule: what uses it, and what its noun calls for, over HTTP too', () => {
    expect(planOf('server/domain/trade/rules.ts')).toEqual({
      unit: [
        'server/domain/trade/rules.test.ts',
        // By its path in quotes, which is no import.
        'server/files/image.test.ts',
        'tests/contract/trade/trade.test.ts',
      ],
      stories: [],
      journeys: ['tests/e2e/trading/trade.e2e.ts'],
      reasons: ['trade: server/domain/trade/rules.ts'],
    })
  })

  it('of a component: its stories, those of what it is a part of, and of the pages that show it', () => {
    expect(planOf('design-system/domain/trading/trade/TradeCard.tsx')).toMatchObject({
      stories: [
        'stories/domain/trading/advert/AdvertCard.stories.tsx',
        'stories/domain/trading/trade/TradeCard.stories.tsx',
        'stories/pages/Trade.stories.tsx',
      ],
      journeys: ['tests/e2e/trading/trade.e2e.ts'],
    })
  })

  it('of a value that tests name themselves: those tests', () => {
    const { unit, journeys } = planOf('server/modules/money/wallet/words.ts')
    expect(unit).toEqual(['tests/contract/money/walletDownload.test.ts'])
    expect(journeys).toEqual(['tests/e2e/money/wallet.e2e.ts'])
  })

  it('of words: the stories of their noun', () => {
    expect(planOf('design-system/locales/ru/tradeDialog.ts')).toMatchObject({
      stories: ['stories/domain/trading/trade/TradeCard.stories.tsx'],
      journeys: [],
    })
  })

  it('of a test: itself; of a helper: who uses it; of prose: nothing', () => {
    expect(planOf('tests/e2e/trading/search.e2e.ts')).toMatchObject({
      unit: [],
      stories: [],
      journeys: ['tests/e2e/trading/search.e2e.ts'],
    })
    expect(planOf('docs/roadmap.md')).toMatchObject({ unit: [], stories: [], journeys: [] })
    expect(planOf()).toMatchObject({ unit: [], stories: [], journeys: [] })
  })

  it.each([
    'package.json',
    'package-lock.json',
    'vitest.config.ts',
    'scripts/test.ts',
    'server/kernel/http.ts',
    'server/ledger/ledger.ts',
    'server/migrations/0002_runtime.ts',
    'server/domain/refusal/status.ts',
    'server/domain/unheardOf/rules.ts',
    'mesh/start.ts',
    'design-system/tokens/tokens.ts',
    'design-system/primitives/Button.tsx',
    'design-system/locales/en/common.ts',
    'app/network/apollo/client.ts',
    'tests/support/souk.ts',
    'tests/e2e/support/people.ts',
    'something/new.ts',
  ])('of %s: everything, and it says so', file => {
    expect(kindOf(file)).toEqual({ kind: 'all' })
    const plan = planOf('docs/roadmap.md', file)
    expect(plan).toMatchObject({ unit: 'all', stories: 'all', journeys: 'all' })
    expect(plan.reasons.join()).toContain(file)
  })
})

describe('the steps of a run', () => {
  const steps = [
    { name: 'a browser', command: ['node', 'browser'] },
    { name: 'build', command: ['node', 'build'] },
    { name: 'unit', command: ['vitest', 'run'] },
    { name: 'stories', command: ['vitest', 'stories'] },
    { name: 'end to end', command: ['playwright', 'test'] },
  ] as const
  const plan = (changes: Partial<Plan>): Plan => ({
    unit: [],
    stories: [],
    journeys: [],
    reasons: [],
    ...changes,
  })
  const commands = (changes: Partial<Plan>) =>
    stepsOf(steps, plan(changes)).map(({ command }) => command.join(' '))

  it('take the files that they are about', () => {
    expect(commands({ unit: ['a.test.ts', 'b.test.ts'] })).toEqual(['vitest run a.test.ts b.test.ts'])
  })

  it('bring along what they need', () => {
    expect(commands({ stories: ['a.stories.tsx'] })).toEqual(['node browser', 'vitest stories a.stories.tsx'])
    expect(commands({ journeys: ['a.e2e.ts'] })).toEqual([
      'node browser',
      'node build',
      'playwright test a.e2e.ts',
    ])
  })

  it('are all of them where everything runs, and none where nothing does', () => {
    expect(stepsOf(steps, plan({ unit: 'all', stories: 'all', journeys: 'all' }))).toEqual(steps)
    expect(commands({})).toEqual([])
  })
})
