import { describe, expect, it } from 'vitest'
import { disputeReasons } from './dispute.ts'
import { questionsOf } from './question.ts'

const all = { hasStated: true, hasFile: true }
const none = { hasStated: false, hasFile: false }

describe('what is worth asking before a ruling', () => {
  it('begins with what is missing', () => {
    expect(questionsOf('other', { buyer: all, seller: none }, null)).toEqual([
      { to: 'buyer', code: 'payer_name' },
      { to: 'seller', code: 'what_happened' },
      { to: 'seller', code: 'account_history' },
    ])
  })

  it('goes on with what the dispute is about', () => {
    expect(questionsOf('wrong_amount', { buyer: all, seller: all }, 'A. Bello')).toEqual([
      { to: 'buyer', code: 'sent_in_full' },
      { to: 'seller', code: 'received_in_full' },
    ])
  })

  it('asks nothing twice', () => {
    for (const reason of disputeReasons) {
      const asked = questionsOf(reason, { buyer: none, seller: none }, null).map(
        ({ to, code }) => `${to} ${code}`,
      )
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  it('asks nothing of a trade that the system sent to an arbiter, once both have spoken', () => {
    expect(questionsOf(null, { buyer: all, seller: all }, 'A. Bello')).toEqual([])
  })
})
