import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { cardStatuses, cardTransitions } from './machine.ts'
import { cardReports, moveFor, type CardReport } from './report.ts'

const agreed = decimal('100')
const report = (status: CardReport['status'], fiatAmount = agreed): CardReport => ({
  reference: 'any',
  status,
  fiatAmount,
})

describe('what follows from a report', () => {
  test('coins come once, for the agreed amount, of an open purchase', () => {
    const paying = cardStatuses.filter(
      status => moveFor({ status, fiatAmount: agreed }, report('paid')) === 'pay',
    )
    expect(paying).toEqual(['created', 'pending'])
  })

  test.each(['created', 'pending', 'declined', 'cancelled', 'expired'] as const)(
    'another amount for what is %s goes back',
    status => {
      expect(moveFor({ status, fiatAmount: agreed }, report('paid', decimal('99.99')))).toBe('refund')
    },
  )

  test.each(['declined', 'cancelled', 'expired'] as const)(
    'what is paid when it was %s goes back',
    status => {
      expect(moveFor({ status, fiatAmount: agreed }, report('paid'))).toBe('refund')
    },
  )

  test('a report twice changes nothing the second time', () => {
    const again = cardReports.flatMap(said =>
      cardStatuses.flatMap(status => {
        const move = moveFor({ status, fiatAmount: agreed }, report(said))
        return move ? [moveFor({ status: cardTransitions[move].to, fiatAmount: agreed }, report(said))] : []
      }),
    )
    expect(new Set(again)).toEqual(new Set([null]))
  })
})
