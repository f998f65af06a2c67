import { expect, it } from 'vitest'
import { disputeLists } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import { disputesHref, readDisputeList } from './disputesAddress.ts'

it('has an address for each list, and reads it back', () => {
  for (const list of disputeLists) {
    const [, query = ''] = disputesHref(list).split('?')
    expect(readDisputeList(new URLSearchParams(query))).toBe(list)
  }
})

it('shows what is open where an address says nothing, or nonsense', () => {
  expect(disputesHref('open')).toBe('/operator/disputes')
  expect(readDisputeList(new URLSearchParams('list=nonsense'))).toBe('open')
})
