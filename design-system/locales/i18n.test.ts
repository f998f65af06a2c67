import { describe, expect, it } from 'vitest'
import preset from '../../brand/brand.json' with { type: 'json' }
import { locales } from '../format/locale.ts'
import type { Locale } from '../format/locale.ts'
import { addWordBundle, changeLocale, createI18n } from './createI18n.ts'
import { errorText } from './errorText.ts'
import { localeTable } from './localeTable.ts'
import { pluralCategories } from '../format/pluralCategories.ts'
import { bundleNouns, wordBundles } from './wordBundle.ts'

type Words = { readonly [key: string]: string | Words }

const visible = (text: string) => text.replaceAll('\u00A0', '_')

/** Every text of a tree with its path. */
function textsOf(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value, `${path}${key}.`),
  )
}

const plural = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{([^}]+)\}\}/g)]
    .map(match => match[1] ?? '')
    .filter(name => name !== 'brand')
    .toSorted()
const load = async (locale: (typeof locales)[number]) => {
  const { resources, bundles } = await localeTable[locale].load()
  const all = await Promise.all(wordBundles.map(name => bundles[name]()))
  return textsOf(Object.assign({}, resources, ...all) as Words)
}

/** Titles of pages that the app asks for one by one, in no bundle. */
async function besideOf(locale: Locale): Promise<Words> {
  const { pageAside } = (await import(`./${locale}/pageAside.ts`)) as { pageAside: Words }
  const { pageRead } = (await import(`./${locale}/pageRead.ts`)) as { pageRead: Words }
  return { pageAside, pageRead }
}

describe.each(locales)('the words of %s', locale => {
  it('say whose market it is by its placeholder alone', async () => {
    const named = [...(await load(locale)), ...textsOf(await besideOf(locale))]
    expect(named.filter(([, text]) => new RegExp(`\\b${preset.name}\\b`).test(text))).toEqual([])
    expect(named.some(([, text]) => text.includes('{{brand}}'))).toBe(true)
  })

  it('say the name that they are given', async () => {
    const i18n = await createI18n(locale, 'Bazaar')
    await Promise.all(wordBundles.map(name => addWordBundle(i18n, locale, name)))
    for (const noun of i18n.options.ns ?? []) expect(i18n.hasResourceBundle(locale, noun)).toBe(true)
    expect(i18n.t('error:no_connection')).toContain('Bazaar')
    expect(i18n.t('nav:homeOf')).toContain('Bazaar')
    expect(i18n.t('invoice:footer')).toContain('Bazaar')
  })

  it('have the plural forms that its numbers need', () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    expect([...pluralCategories[locale]].toSorted()).toEqual([...needed].toSorted())
  })

  it('are the same keys as in English, with its own plural forms', async () => {
    const expected = (await load('en'))
      .filter(([key]) => !key.endsWith('_one'))
      .flatMap(([key]) =>
        key.endsWith('_other')
          ? pluralCategories[locale].map(form => key.replace(plural, `_${form}`))
          : [key],
      )
    expect((await load(locale)).map(([key]) => key).toSorted()).toEqual(expected.toSorted())
  })

  it('name the pages beside the bundles as English does, with the same placeholders', async () => {
    const shapeOf = async (of: Locale) =>
      textsOf(await besideOf(of))
        .map(([key, text]) => `${key} ${placeholders(text).join(' ')}`)
        .toSorted()
    expect(await shapeOf(locale)).toEqual(await shapeOf('en'))
  })

  it('have the placeholders of the English ones', async () => {
    const english = new Map((await load('en')).map(([key, text]) => [key, placeholders(text)]))
    for (const [key, text] of await load(locale)) {
      expect({ key, names: placeholders(text) }).toEqual({
        key,
        names: english.get(key) ?? english.get(key.replace(plural, '_other')),
      })
    }
  })

  it('are never empty, and keep true dashes and quotes apart from placeholders', async () => {
    for (const [key, text] of await load(locale)) {
      const bare = text.replace(/\{\{[^}]+\}\}/g, '_')
      expect(`${key}: ${bare}`).toMatch(/: \S(.*\S)?$/)
      expect(`${key}: ${bare}`).not.toMatch(/[{}]| - |\.\.\.$/)
    }
  })
})

it.each([
  [0, '0 trades', '0 сделок'],
  [1, '1 trade', '1 сделка'],
  [2, '2 trades', '2 сделки'],
  [5, '5 trades', '5 сделок'],
  [11, '11 trades', '11 сделок'],
  [21, '21 trades', '21 сделка'],
  [4812, '4,812 trades', '4_812 сделок'],
])('counts %d trades', async (count, en, ru) => {
  expect((await createI18n('en')).t('trade:count', { count })).toBe(en)
  expect(visible((await createI18n('ru')).t('trade:count', { count }))).toBe(ru)
})

it('holds only the locale that was asked for, until it changes', async () => {
  const i18n = await createI18n('ru')
  expect(i18n.hasResourceBundle('en', 'common')).toBe(false)
  expect(i18n.t('common:verb.close')).toBe('Закрыть')
  await changeLocale(i18n, 'en')
  expect(i18n.t('common:verb.close')).toBe('Close')
})

it.each(wordBundles)(
  'has the words of the bundle %s from when they are asked for, in every locale after',
  async name => {
    const i18n = await createI18n('en')
    const [mark] = bundleNouns[name]
    expect(i18n.hasResourceBundle('en', mark)).toBe(false)
    await addWordBundle(i18n, 'en', name)
    expect(i18n.hasResourceBundle('en', mark)).toBe(true)
    await changeLocale(i18n, 'ru')
    expect(i18n.hasResourceBundle('ru', mark)).toBe(true)
  },
)

it('does not touch what people wrote', async () => {
  const i18n = await createI18n('en')
  await addWordBundle(i18n, 'en', 'talk')
  expect(i18n.t('chat:typing', { name: '<b>{{id}}&$t(x)</b>' })).toBe('<b>{{id}}&$t(x)</b> is typing')
})

describe('a refusal', () => {
  it('is worded by its code, with its values in the locale', async () => {
    const refusal = {
      code: 'below_minimum',
      params: { min: '15000.5', asset: 'NGN' },
      text: 'from the server',
    }
    const worded = async (locale: Locale) => {
      const i18n = await createI18n(locale)
      await addWordBundle(i18n, locale, 'member')
      return errorText(i18n, refusal)
    }
    expect(await worded('en')).toBe('The least amount of this ad is 15,000.5 NGN.')
    expect(visible(await worded('ru'))).toBe('Наименьшая сумма по объявлению: 15_000,5 NGN.')
  })

  it('tells a time in the viewer’s own', async () => {
    const i18n = await createI18n('en')
    await addWordBundle(i18n, 'en', 'member')
    expect(errorText(i18n, { code: 'too_early', params: { from: '2026-03-05T12:00:00Z' } })).toMatch(
      /^This is possible from Mar 0[56] 2026 \d{1,2}:00\.$/,
    )
  })

  it('falls back to the server’s words, then to its own', async () => {
    const i18n = await createI18n('en')
    expect(errorText(i18n, { code: 'unheard_of', text: 'From the server.' })).toBe('From the server.')
    expect(errorText(i18n, { text: 'From the server.' })).toBe('From the server.')
    expect(errorText(i18n, { code: '__proto__' })).toBe('Something went wrong')
    expect(errorText(i18n, {})).toBe('Something went wrong')
  })
})
