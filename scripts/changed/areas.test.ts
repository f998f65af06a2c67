import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { areas, nounsOfAll, testsOfAll, type Area } from './areas.ts'
import { onlyChanged } from './onlyChanged.ts'
import { planFor, readersOfFolders } from './plan.ts'
import { changedFiles, readRepository } from './repository.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const all: readonly Area[] = Object.values(areas)
const withWhole: readonly Pick<Area, 'contract' | 'journeys'>[] = [...all, testsOfAll]
const nouns: readonly string[] = [...all.flatMap(({ nouns }) => nouns), ...nounsOfAll]
const beginnings: readonly string[] = withWhole.flatMap(({ contract }) => contract)
const journeys: readonly string[] = withWhole.flatMap(({ journeys }) => journeys)

describe('what belongs together', () => {
  it('has a place for each noun of a layer, and no two', () => {
    const folders = [
      'server/modules/*',
      'server/domain',
      'server/adapters',
      'app/features',
      'design-system/domain/*',
    ]
    const inUse = new Set(
      folders.flatMap(folder => find(`${folder}/*/`)).map(folder => path.basename(folder)),
    )
    expect([...inUse].filter(noun => !nouns.includes(noun))).toEqual([])
    expect(nouns.filter(noun => !inUse.has(noun))).toEqual([])
    expect(new Set(nouns).size).toBe(nouns.length)
  })

  it('has a place for each contract test', () => {
    const names = find('tests/contract/**/*.test.ts').map(file => path.relative('tests/contract', file))
    expect(names.filter(name => !beginnings.some(beginning => name.startsWith(beginning)))).toEqual([])
    expect(beginnings.filter(beginning => !names.some(name => name.startsWith(beginning)))).toEqual([])
  })

  it('has a place for each journey', () => {
    const names = find('tests/e2e/*/*.e2e.ts').map(file => path.basename(file, '.e2e.ts'))
    expect(journeys.toSorted()).toEqual(names.toSorted())
  })

  it('knows the tests that look through folders', () => {
    expect(readersOfFolders.filter(file => find(file).length === 0)).toEqual([])
  })
})

describe.skipIf(changedFiles() === null)('this repository', () => {
  it('tells what a file of each layer runs', () => {
    const { files, graph } = readRepository()
    const planOf = (file: string) => planFor([file], files, graph)
    expect(planOf('server/modules/trading/trade/routes.ts')).toMatchObject({
      unit: expect.arrayContaining([
        'tests/contract/trade/trade.test.ts',
        'tests/contract/roles/withTrade.test.ts',
      ]),
      stories: [],
      journeys: expect.arrayContaining(['tests/e2e/trading/trade.e2e.ts']),
    })
    expect(planOf('server/domain/money/decimal.ts').unit).toContain('server/domain/money/decimal.test.ts')
    expect(planOf('app/features/wallet/WalletPage.tsx').stories).toContain('stories/pages/Wallet.stories.tsx')
  })

  it('gives a run some of its own steps, with files behind their commands', () => {
    const steps = [{ name: 'unit', command: ['vitest', 'run', '--project', 'unit'] }] as const
    const said: string[] = []
    for (const { command } of onlyChanged(steps, line => said.push(line)))
      expect(command.slice(0, 4)).toEqual(steps[0].command)
    expect(said.join('\n')).toMatch(/Runs unit: .* · stories: .* · end to end: /)
  })
})
