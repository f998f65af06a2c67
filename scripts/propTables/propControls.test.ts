import { expect, test } from 'vitest'
import { propControls, type ArgType } from './propControls.ts'

const check = () => null
const controls = propControls({ IconDrawing: { check } })

const controlOf = (type: string, summary: string, given?: unknown, more: Partial<ArgType> = {}) => {
  const argType: ArgType = { name: 'it', type: { name: type }, table: { type: { summary } }, ...more }
  return controls({ argTypes: { it: argType }, initialArgs: { it: given } })['it']
}

test.each([
  ['enum', '"s" | "m"'],
  ['boolean', 'boolean'],
  ['string', 'string'],
  ['number', 'number'],
  ['function', '() => void'],
])('is Storybook’s own for %s', (type, summary) => {
  expect(controlOf(type, summary)).not.toHaveProperty('control')
})

test('is a list of icons by their names where a component takes one', () => {
  expect(controlOf('other', 'IconDrawing')).toMatchObject({
    options: ['check'],
    mapping: { check },
    control: { type: 'select' },
  })
})

test.each([
  ['ReactNode', undefined],
  ['ReactNode', 'I have paid'],
  ['string | null', null],
])('is a field of text for %s that is %s', (summary, given) => {
  expect(controlOf('other', summary, given)).toMatchObject({ control: { type: 'text' } })
})

test('is the data where a story gives plain data', () => {
  const offers = [{ id: '1', price: '250000', methods: ['opay'], seller: { isOnline: true } }]
  expect(controlOf('other', 'readonly Offer[]', offers)).toMatchObject({ control: { type: 'object' } })
})

test.each([
  ['nothing', undefined],
  ['an element', { $$typeof: Symbol.for('react.element') }],
  ['a function among data', { of: () => null }],
  ['an instance', new Map()],
])('is none where %s is given: nobody writes a program into a field', (_, given) => {
  expect(controlOf('other', 'AssetBook', given)).toMatchObject({ control: false })
})

test('is what a story says where it says one', () => {
  expect(controlOf('other', 'AssetBook', undefined, { control: { type: 'radio' } })).toMatchObject({
    control: { type: 'radio' },
  })
})
