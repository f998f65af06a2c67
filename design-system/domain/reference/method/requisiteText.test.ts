import { expect, it } from 'vitest'
import { grouped, isNumberLine, maskedLine, summaryOf } from './requisiteText.ts'

it('groups long numbers, however they were typed', () => {
  expect(grouped('DE89 3704 0044053201300 0', ' ')).toBe('DE89 3704 0044 0532 0130 00')
  expect(isNumberLine({ kind: 'iban', value: 'DE89370400440532013000' })).toBe(true)
  expect(isNumberLine({ kind: 'account_number', value: '12-34' })).toBe(false)
  expect(isNumberLine({ kind: 'note', value: '12345678' })).toBe(false)
})

it('hides what finds an account but for its end, and never shows a short one whole', () => {
  expect(maskedLine({ kind: 'account_number', value: '0142883761' })).toBe('••••\u00A03761')
  expect(maskedLine({ kind: 'wallet_id', value: '41003' })).toBe('••••\u00A003')
  expect(maskedLine({ kind: 'email', value: 'amina@example.org' })).toBe('••••\u00A0@example.org')
  expect(maskedLine({ kind: 'bank', value: 'GTBank' })).toBe('GTBank')
})

it('tells details apart in one line', () => {
  expect(
    summaryOf([
      { kind: 'bank', value: 'GTBank' },
      { kind: 'account_number', value: '0142883761' },
      { kind: 'account_name', value: 'AMINA YUSUF' },
    ]),
  ).toBe('GTBank · ••••\u00A03761')
  expect(summaryOf([{ kind: 'note', value: 'At the market' }])).toBe('At the market')
  expect(summaryOf([])).toBe('')
})
