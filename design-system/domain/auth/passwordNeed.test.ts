import { describe, expect, it } from 'vitest'
import { password as rule } from '../../forms/rules.ts'
import { metNeeds, passwordNeeds } from './passwordNeed.ts'

const around = { valueOf: () => undefined } as unknown as Parameters<typeof rule>[1]

describe('the needs of a password', () => {
  it.each([
    ['', []],
    ['souk', ['lower']],
    ['Souk', ['upper', 'lower']],
    ['Souk2026', ['length', 'upper', 'lower', 'digit']],
    ['Рынок 1!', ['length', 'upper', 'lower', 'digit', 'special']],
    ['        ', ['length']],
    ['😀😀😀😀', ['special']],
  ])('of %j are met by %j', (text, met) => {
    expect(metNeeds(text)).toEqual(met)
  })

  it.each([
    '',
    'Souk2026',
    'Souk2026!',
    'souk2026!',
    'SOUK2026!',
    'Souk!!!!',
    'So2!',
    'Ру́нок 12 !',
    'Souk 2026',
  ])('are all met by %j exactly when the rule of the form lets it pass', text => {
    expect(metNeeds(text).length === passwordNeeds.length).toBe(rule(text, around) === null)
  })
})
