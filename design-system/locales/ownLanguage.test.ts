import { expect, it } from 'vitest'
import { changeLocale, addWordBundle, createI18n } from './createI18n.ts'
import { errorText } from './errorText.ts'
import type { OwnLanguage } from './ownLanguage.ts'
import { wordsOf } from './words.ts'

const german: OwnLanguage = {
  language: 'de',
  otherwise: 'en',
  words: {
    common: { verb: { close: 'Schließen' } },
    form: { required: 'Pflichtfeld' },
    trade: { count_one: '{{count, number}} Handel', count_other: '{{count, number}} Geschäfte' },
    error: { no_connection: 'Keine Verbindung' },
  },
}
const polish: OwnLanguage = {
  language: 'pl',
  otherwise: 'en',
  words: { trade: { count_one: '{{count}} transakcja', count_few: '{{count}} transakcje' } },
}

it('says its own words, and for the others those of the locale that it names', async () => {
  const words = wordsOf(await createI18n(german))
  expect(words.of('form')('required')).toBe('Pflichtfeld')
  expect(words.of('form')('email')).toBe('Incorrect Email')
  expect(words.of('common')('verb.close')).toBe('Schließen')
  expect(words.of('common')('verb.copy')).toBe('Copy')
  expect(words.locale).toBe('de')
})

it('counts and writes numbers as its language does', async () => {
  const words = wordsOf(await createI18n(german))
  expect(words.of('trade')('count', { count: 1 })).toBe('1 Handel')
  expect(words.of('trade')('count', { count: 4812 })).toBe('4.812 Geschäfte')
})

it('falls back whole where it lacks a plural form', async () => {
  const words = wordsOf(await createI18n(polish))
  expect(words.of('trade')('count', { count: 3 })).toBe('3 transakcje')
  expect(words.of('trade')('count', { count: 5 })).toBe('5 trades')
})

it('words refusals, its own and those of a bundle that comes later', async () => {
  const i18n = await createI18n(german)
  expect(errorText(i18n, { code: 'no_connection' })).toBe('Keine Verbindung')
  const { locale } = wordsOf(i18n)
  await addWordBundle(i18n, locale, 'member')
  const refusal = { code: 'below_minimum', params: { min: '15000.5', asset: 'NGN' } }
  expect(errorText(i18n, refusal)).toBe('The least amount of this ad is 15.000,5 NGN.')
})

it('is changed to and from like any other', async () => {
  const i18n = await createI18n('ru')
  await changeLocale(i18n, german)
  expect(wordsOf(i18n).of('form')('required')).toBe('Pflichtfeld')
  expect(wordsOf(i18n).of('form')('email')).toBe('Incorrect Email')
  await changeLocale(i18n, 'en')
  expect(wordsOf(i18n).of('form')('required')).toBe('Required field')
})
