import { expect, test } from 'vitest'
import { disputeSeen, messageSeen, tradeSeen } from '../../../tests/support/examples/tradeSeen.ts'
import type { CharacterName } from './characters.ts'
import { findingOf, findings, languageOfCase, rulings, type Finding } from './rulings.ts'

const receipt = disputeSeen({ evidence: [{ code: 'receipt', side: 'buyer', is_done: true }] })

/** Who plays which side, what was shown, and what is found. */
const cases: readonly (readonly [
  buyer: CharacterName | null,
  seller: CharacterName | null,
  hasReceipt: boolean,
  Finding,
])[] = [
  ['quick', null, false, 'sent_all'],
  ['forgetful', null, false, 'sent_all'],
  ['pays_short', null, true, 'sent_part'],
  ['liar', null, true, 'sent_nothing'],
  [null, 'forgetful', false, 'admitted'],
  [null, 'liar', true, 'shown'],
  [null, 'liar', false, 'not_shown'],
  [null, null, true, 'shown'],
  [null, null, false, 'not_shown'],
]

test.each(cases)('buyer %s, seller %s, receipt %s: %s', (buyer, seller, hasReceipt, finding) => {
  const trade = tradeSeen({
    viewer_side: 'arbiter',
    status: 'disput',
    dispute: hasReceipt ? receipt : disputeSeen(),
  })
  expect(findingOf(trade, name => ({ zara: buyer, kunle: seller })[name] ?? null)).toBe(finding)
})

test('every finding is found by a case above, and has a ruling', () => {
  const found = new Set(cases.map(([, , , finding]) => finding))
  expect(findings.filter(finding => !found.has(finding))).toEqual([])
  expect(Object.keys(rulings).toSorted()).toEqual([...findings].toSorted())
})

test('the reason is in the language of whoever is not of the market', () => {
  const isStranger = (name: string) => name === 'zara'
  const kunle = messageSeen('Nothing came', { author: 'seller', author_name: 'kunle' })
  expect(languageOfCase([kunle, messageSeen('Я заплатила')], isStranger)).toBe('ru')
  expect(languageOfCase([kunle], isStranger)).toBe('en')
})
