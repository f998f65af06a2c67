import { array, assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { enumName, graphqlName, isIdName, isReversible, wireName } from './names.ts'

test('every snake_case name survives the way to camelCase and back, where the rule says so', () => {
  const word = stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  assert(
    property(array(word, { minLength: 1, maxLength: 5 }), words => {
      const wire = words.join('_')
      expect(isReversible(wire)).toBe(true)
      expect(wireName(graphqlName(wire))).toBe(wire)
      expect(graphqlName(wire)).not.toContain('_')
    }),
  )
})

test('names that would come back as others are told apart', () => {
  for (const wire of ['userName', 'a__b', 'size_2x', '_id'])
    expect([wire, isReversible(wire)]).toEqual([wire, false])
})

test('enum values lose their prefix, ids are known by their name', () => {
  expect(['Ad::Sell', 'Notification::Refill', 'paid_confirmed'].map(enumName)).toEqual([
    'Sell',
    'Refill',
    'paid_confirmed',
  ])
  expect(['id', 'ids', 'tradeId', 'advertIds', 'paid', 'idea', 'grid'].filter(isIdName)).toEqual([
    'id',
    'ids',
    'tradeId',
    'advertIds',
  ])
})
