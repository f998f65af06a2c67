import { reportStates } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import { expect, it } from 'vitest'
import { readReportState, reportsHref } from './reportsAddress.ts'

it.each(reportStates)('the address of %s reports leads to them', state => {
  expect(readReportState(new URL(reportsHref(state), 'https://souk.test').searchParams)).toBe(state)
})

it('an address without a state, or with one that is none, is of what nobody has decided', () => {
  expect(reportsHref('open')).toBe('/operator/reports')
  expect(readReportState(new URLSearchParams('state=everything'))).toBe('open')
})
