import { describe, expect, test } from 'vitest'
import { createI18n } from '../../../locales/createI18n.ts'
import { requirementCodes, requirementValue, requirementWord } from './requirement.ts'

const around = {
  coin: { code: 'BTC', kind: 'coin', decimals: 8, shown: 8 },
  fiat: { code: 'NGN', kind: 'fiat', decimals: 2, shown: 0 },
  locale: 'en',
  absent: 'none yet',
} as const

describe('values of a requirement', () => {
  test.each([
    ['volume_too_low', '5000', '$5,000'],
    ['feedback_too_low', '97.55', '97.6%'],
    ['feedback_too_low', null, 'none yet'],
    ['below_minimum', '15000', '₦15,000'],
    ['balance_too_low', '0.00169634', '0.00169634\u00A0BTC'],
    ['opening_paused', '2026-11-21T10:00:00Z', 'Nov 21 2026'],
    ['too_many_open_trades', '3', '3'],
  ] as const)('%s %s', (code, value, text) => {
    expect(requirementValue(code, value, around)).toContain(text)
  })
})

test('a code of a later server has general words, in both lengths and languages', async () => {
  expect(requirementWord('shoe_size_too_small')).toBe('other')
  for (const locale of ['en', 'ru'] as const) {
    const i18n = await createI18n(locale)
    for (const code of [...requirementCodes, 'other']) {
      expect(i18n.exists(`advert:requirement.short.${code}`)).toBe(true)
      expect(i18n.exists(`advert:requirement.full.${code}`)).toBe(true)
    }
  }
})
