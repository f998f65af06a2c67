import { expect, it } from 'vitest'
import { directionOf } from '../../format/direction.ts'
import { createI18n } from '../createI18n.ts'
import { wordsOf } from '../words.ts'
import { isPseudoLocale, pseudoLocales, pseudoText, speakPseudo } from './pseudoLocale.ts'

it('makes English longer, and keeps what is filled in', () => {
  const text = pseudoText('Pay {{amount}} now', 'en-XA')
  expect(text).toBe('Þååý {{amount}} ñööŵ'.replace('åå', 'ååå').replace('öö', 'ööö'))
  expect(pseudoText('Cancel trade', 'en-XA').length).toBeGreaterThan('Cancel trade'.length * 1.3)
})

it('turns each word around, and no sign between them', () => {
  expect(pseudoText('Buy now', 'ar-XB')).toBe('\u202EBuy\u202C \u202Enow\u202C')
  // What is filled in keeps its own direction.
  expect(pseudoText('{{amount}}', 'ar-XB')).toBe('\u2068{{amount}}\u2069')
})

it('knows its own names', () => {
  expect(pseudoLocales.every(isPseudoLocale)).toBe(true)
  expect(isPseudoLocale('en')).toBe(false)
})

it.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const)('an instance speaks %s, which runs %s, and numbers stay English', async (locale, direction) => {
  const instance = await createI18n('en')
  await speakPseudo(instance, locale)
  expect(directionOf(instance.language)).toBe(direction)
  const words = wordsOf(instance)
  expect(words.locale).toBe('en')
  expect(words.of('common')('verb.cancel')).toBe(pseudoText('Cancel', locale))
  expect(words.of('profile')('trades', { count: 4812 })).toContain('4,812')
})
