import { jobStates, rateStates } from '@souk/design-system/domain/desk/runningShape.ts'
import { describe, expect, it } from 'vitest'
import {
  jobsHref,
  messagesHref,
  ratesHref,
  readJobState,
  readMessageFilter,
  readRateState,
} from './runningAddress.ts'

const queryOf = (href: string) => new URL(href, 'https://souk.test').searchParams

describe('the address of a list of what runs', () => {
  it.each([null, ...jobStates])('keeps which jobs are listed: %s', state => {
    expect(readJobState(queryOf(jobsHref(state)))).toBe(state)
  })

  it.each([null, ...rateStates])('keeps which rates are listed: %s', state => {
    expect(readRateState(queryOf(ratesHref(state)))).toBe(state)
  })

  it('keeps by which way messages go, and how they stand', () => {
    const filter = { way: 'webhook', state: 'given_up' } as const
    expect(readMessageFilter(queryOf(messagesHref(filter)))).toEqual(filter)
  })

  it('narrows by nothing that it does not know', () => {
    expect(readMessageFilter(queryOf('/operator/messages?way=pigeon&state=tired'))).toEqual({
      way: null,
      state: null,
    })
    expect(messagesHref({ way: null, state: null })).toBe('/operator/messages')
  })
})
