import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openPropTables } from './propTables.ts'

const folder = fileURLToPath(new URL('../../design-system', import.meta.url))
const { tablesOf, close } = openPropTables(`${folder}/tsconfig.json`)
afterAll(close)

const button = tablesOf(`${folder}/primitives/button/Button.tsx`)['Button']

test('a property’s choices are said one by one, in the order of the list that they come from', () => {
  expect(button?.props['variant']).toEqual({
    name: 'variant',
    required: false,
    description: '',
    type: { name: '"primary" | "soft" | "secondary" | "ghost" | "danger"' },
    defaultValue: { value: `'secondary'` },
  })
  expect(button?.props['size']?.type.name).toBe('"s" | "m" | "l"')
})

test('a table says what the component is for, and what each property is', () => {
  expect(button?.description).toMatch(/^Does something on this page\./)
  expect(button?.props['disabledReason']?.description).toMatch(/^Why it can't be pressed now\./)
})

test('of what HTML takes there is what the component names itself', () => {
  expect(Object.keys(button?.props ?? {}).toSorted()).toEqual([
    'children',
    'disabledReason',
    'icon',
    'iconEnd',
    'onClick',
    'pendingLabel',
    'size',
    'variant',
    'width',
  ])
})

test('each component of the design system has a table, and no type in it is unknown', () => {
  const tables = globSync(`${folder}/**/*.tsx`).flatMap(file => Object.values(tablesOf(file)))
  expect(tables.length).toBeGreaterThan(800)
  const unknown = tables.flatMap(({ displayName, props }) =>
    Object.values(props)
      .filter(({ type }) => /^(?:union|unknown|any|error|)$/.test(type.name))
      .map(({ name, type }) => `${displayName}.${name}: ${type.name}`),
  )
  expect(unknown).toEqual([])
})
