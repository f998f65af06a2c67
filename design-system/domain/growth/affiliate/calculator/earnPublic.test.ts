import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addWordBundle, createI18n } from '../../../../locales/createI18n.ts'
import { WordsContext, wordsOf } from '../../../../locales/words.ts'
import type { EarnRules } from './earnShape.ts'
import { EarnPublic } from './EarnPublic.tsx'

const rules: EarnRules = {
  terms: {
    version: 3,
    holdsFrom: '2026-01-14T00:00:00Z',
    pinnedUntil: null,
    contractorPercent: '30',
    ownerPercent: '20',
    secondPercent: '10',
    thirdPercent: '5',
  },
  tiers: [{ fromVolumeUsd: '0', percent: '0.7' }],
}

it.each([
  ['en', ['$60.48', '$725.76', '30% of $126.00 in fees', 'Terms, version 3', 'Jan 14 2026']],
  ['ru', ['$60,48', '$725,76', '30% от комиссий на $126,00', 'Условия, версия 3', '14 янв. 2026']],
] as const)('is whole in its first render, without a browser, in %s', async (locale, said) => {
  const i18n = await createI18n(locale)
  await addWordBundle(i18n, locale, 'affiliateCalculator')
  const page = createElement(EarnPublic, {
    title: 'Title',
    lead: 'Lead',
    content: { status: 'ready', rules, isStale: false },
    action: { kind: 'sign_up', href: '/sign-up' },
  })
  const html = renderToString(createElement(WordsContext, { value: wordsOf(i18n) }, page))
  const text = html.replace(/<[^>]+>/g, '')
  for (const words of said) expect(text).toContain(words)
})
