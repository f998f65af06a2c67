import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { openPropTables } from '../propTables/propTables.ts'
import { collectFacts } from './collectFacts.ts'
import { readStories } from './readStories.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const facts = await collectFacts(root)
const tables = openPropTables(path.join(root, 'design-system/tsconfig.json'))
afterAll(tables.close)

const described = (file: string): boolean =>
  tables.tablesOf(path.join(root, file))[path.basename(file, '.tsx')]?.description !== ''
/** Components of the app are outside of the design system's tables; their comment stands above them. */
const pageDescribed = (file: string): boolean =>
  new RegExp(`\\*/\\nexport function ${path.basename(file, '.tsx')}\\b`).test(
    readFileSync(path.join(root, file), 'utf8'),
  )

describe('a file of stories is read', () => {
  const told = readStories(`
import { Chip } from '../../design-system/primitives/chip/Chip.tsx'

/** A status. */
const meta = preview.meta({ title: 'Primitives/Status', component: Chip })

export const Default = meta.story({ args: {} })

/** Words that are
 * long. */
export const LongWords = meta.story({ play: async () => {} })

Default.test('is read', () => {})
`)

  it('with its component, purposes, plays and tests', () => {
    expect(told).toEqual({
      title: 'Primitives/Status',
      component: { name: 'Chip', from: '../../design-system/primitives/chip/Chip.tsx' },
      purpose: 'A status.',
      stories: [
        { id: 'primitives-status--default', name: 'Default', purpose: null, isPlayed: false },
        {
          id: 'primitives-status--long-words',
          name: 'Long Words',
          purpose: 'Words that are long.',
          isPlayed: true,
        },
      ],
      tests: 1,
      address: null,
    })
  })

  it('and what is none is not', () => {
    expect(readStories('export const storyTime = 1')).toBeNull()
  })
})

describe('every story', () => {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root })

  it('says what it is for, in a comment above it', () => {
    const told = files.flatMap(
      file => readStories(readFileSync(path.join(root, file), 'utf8'))?.stories ?? [],
    )
    expect(told.length).toBeGreaterThan(files.length)
    expect(told.filter(({ purpose }) => purpose === null).map(({ id }) => id)).toEqual([])
  })
})

describe('what Storybook says of components', () => {
  it('is made of the imports: the wallet uses the card of its balance, and shows it', () => {
    const card = facts.components['design-system/domain/money/wallet/balance/BalanceCard.tsx']
    expect(card?.pages).toContain('Pages/Wallet')
    expect(card?.title).toBe('Domain/Wallet/BalanceCard')
    expect(facts.pages.find(({ title }) => title === 'Pages/Wallet')).toMatchObject({
      address: '/wallet',
      story: 'pages-wallet--loaded',
      components: expect.arrayContaining([card?.file]),
    })
  })

  it('says what a component is made of and is part of: the bell of notifications lists them, in the bar of the app', () => {
    const bell = facts.components['design-system/domain/telling/notification/NotificationBell.tsx']
    const list = 'design-system/domain/telling/notification/NotificationList.tsx'
    // By an inner part that no story shows: what the bell opens is loaded once it is opened.
    expect(bell?.madeOf).toContain(list)
    expect(facts.components[list]?.partOf).toContain(bell?.file)
    expect(bell?.partOf).toEqual(['design-system/domain/shell/AppShell.tsx'])
    expect(bell?.madeOf).not.toContain(bell?.file)
  })

  it('leaves what a component is related to to its guide; a guide is not of whatever has the same name', () => {
    const button = facts.components['design-system/primitives/button/Button.tsx']
    expect(button).toMatchObject({ hasGuide: true, madeOf: [], partOf: [] })
    expect(facts.components['design-system/domain/content/text/cover/Cover.tsx']?.hasGuide).toBe(false)
  })

  it('calls stable what is shown, proved, pictured and used, and says of the rest what it lacks', () => {
    expect(facts.components['design-system/primitives/button/Button.tsx']).toMatchObject({
      // Not that of the toolbar, whose stories happen to show it.
      title: 'Primitives/Button',
      standing: 'stable',
      missing: [],
    })
    const all = Object.values(facts.components)
    expect(all.filter(({ standing, missing }) => (standing === 'stable') !== (missing.length === 0))).toEqual(
      [],
    )
  })

  it('every file of stories says what it is for: itself, or its component does', () => {
    const silent = Object.values(facts.stories).filter(({ file, purpose, components }) => {
      if (purpose !== null) return false
      const [first] = components
      const page = facts.pages.find(({ title }) => facts.stories[title]?.file === file)?.file
      if (page !== undefined) return !pageDescribed(page)
      return first === undefined || !described(first)
    })
    expect(silent.map(({ file }) => file)).toEqual([])
  })
})

describe('guides', () => {
  const guides = globSync('stories/**/*.guide.tsx', { cwd: root }).map(file =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const guided = new Set(
    guides.flatMap(text => [...text.matchAll(/^  ([A-Z]\w+): \{$/gm)].map(([, name]) => name)),
  )
  const names = new Set(
    globSync('design-system/**/[A-Z]*.tsx', { cwd: root }).map(file => path.basename(file, '.tsx')),
  )

  it('there is one for each primitive that others may use', () => {
    const primitives = Object.values(facts.components).filter(({ file }) => file.includes('/primitives/'))
    expect(primitives.map(({ name }) => name).filter(name => !guided.has(name))).toEqual([])
  })

  it('name components that there are', () => {
    const related = guides.flatMap(text => [
      ...[...text.matchAll(/related: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
      ...[...text.matchAll(/\['[^']+', '([A-Z][a-z]+[A-Z]\w+)'\],?$/gm)].map(([, name = '']) => name),
    ])
    expect(related.filter(name => !names.has(name))).toEqual([])
  })
})
