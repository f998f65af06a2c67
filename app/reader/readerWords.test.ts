import { pageBrand } from '@souk/design-system/brand/brand.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { addWordBundle, createI18n } from '@souk/design-system/locales/createI18n.ts'
import { wordsOf } from '@souk/design-system/locales/words.ts'
import { describe, expect, it } from 'vitest'
import { readerWords } from './readerWords.ts'

/** As loosely as a test asks for what is not there. */
type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

const rules = { volumeTime: '30 days' }
const spoken = (locale: Locale): Say =>
  readerWords({ locale, words: { content: contentWords[locale] }, rules, brand: pageBrand }).of(
    'content',
  ) as Say

describe('words of a page to read', () => {
  it.each(['en', 'ru'] as const)('are those of the app, in %s, with every count', async locale => {
    const i18n = await createI18n(locale)
    await addWordBundle(i18n, locale, 'content')
    const app = wordsOf(i18n).of('content') as Say
    const say = spoken(locale)
    for (const count of [0, 1, 2, 5, 11, 21, 22, 101, 1000, 12_345])
      for (const key of ['guide.count', 'faq.count', 'faq.found', 'article.live.trades', 'article.minutes'])
        expect(say(key, { count }), `${key} of ${count}`).toBe(app(key, { count }))
    for (const [key, values] of [
      ['guide.chapterOf', { number: 3, total: 15 }],
      ['article.copyLink', { title: '<b>"{{x}}" & $& $1</b>' }],
      ['legal.row', { version: 1200, date: '1 Dec' }],
    ] as const)
      expect(say(key, values)).toBe(app(key, values))
  })

  it('are in the plural that the count has', () => {
    const of = (locale: Locale) => [1, 3, 5, 21].map(count => spoken(locale)('guide.count', { count }))
    expect(of('en')).toEqual(['1 chapter', '3 chapters', '5 chapters', '21 chapters'])
    expect(of('ru')).toEqual(['1 глава', '3 главы', '5 глав', '21 глава'])
    // Of whole numbers: the category of parts is nobody's here.
    const named = (locale: Locale) =>
      new Intl.PluralRules(locale)
        .resolvedOptions()
        .pluralCategories.filter(category => locale === 'en' || category !== 'other')
    for (const locale of ['en', 'ru'] as const)
      expect(Object.keys(contentWords[locale].guide)).toEqual(
        expect.arrayContaining(named(locale).map(category => `count_${category}`)),
      )
  })

  it('name rules and the brand of whom the page is', () => {
    const say = readerWords({
      locale: 'en',
      words: { content: contentWords.en },
      rules,
      brand: { ...pageBrand, name: 'Harbor' },
    }).of('content') as Say
    expect(say('article.live.fees')).toBe('The fee of a trade, by volume over 30 days')
    expect(say('frame.homeOf')).toBe('Harbor, home page')
  })

  it.each(['guide', 'guide.nothing', 'nothing', 'guide.name.more', 'constructor', 'guide.toString', ''])(
    'are missed where there are none: %j',
    key => expect(() => spoken('en')(key)).toThrow(`The page has no words for content:${key}`),
  )

  it('are of no other noun than those that the page brings along', () => {
    const words = readerWords({ locale: 'en', words: { content: contentWords.en }, rules, brand: pageBrand })
    expect(() => (words.of('trade' as 'content') as Say)('title')).toThrow('trade:title')
  })
})
