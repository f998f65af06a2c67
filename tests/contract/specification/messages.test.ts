import { expect, it } from 'vitest'
import { addWordBundle, createI18n } from '../../../design-system/locales/createI18n.ts'
import { errorText } from '../../../design-system/locales/errorText.ts'
import { wordBundles } from '../../../design-system/locales/wordBundle.ts'
import quoted from './messages.json' with { type: 'json' }

/** Every word of the pages, with those that come only with some of them. */
async function wordsOf(locale: 'en' | 'ru') {
  const i18n = await createI18n(locale)
  for (const name of wordBundles) await addWordBundle(i18n, locale, name)
  return i18n
}

/** What the specification quotes is said to the letter; a better sentence may stand after it. */
const begins = (text: string, quote: string) =>
  text === quote || text.startsWith(`${quote}.`) || text.startsWith(`${quote} `)

it.each(['en', 'ru'] as const)(
  'the pages say the specification’s messages to the letter, in %s',
  async locale => {
    const i18n = await wordsOf(locale)
    const at = locale === 'en' ? 0 : 1
    const untyped = i18n.t as (key: string, options: object) => string
    const otherwise = Object.entries(quoted.pages).flatMap(([key, quotes]) => {
      const said = untyped(key, { skipInterpolation: true })
      return begins(said, quotes[at] ?? '') ? [] : [[key, said]]
    })
    expect(otherwise).toEqual([])
  },
)

it.each(['en', 'ru'] as const)('and word a refusal as the service does, in %s', async locale => {
  const i18n = await wordsOf(locale)
  const otherwise = Object.entries(quoted.messages).flatMap(([code, quotes]) => {
    const limit = { limit: '5', network: 'Bitcoin' }
    const said = errorText(i18n, { code, params: limit }).replaceAll('\u00A0', ' ')
    const quote = (quotes[locale === 'en' ? 0 : 1] ?? '').replace('{limit}', '5')
    return begins(said, quote) ? [] : [[code, said]]
  })
  expect(otherwise).toEqual([])
})
