import { describe, expect, it } from 'vitest'
import { barActions } from './barActions.ts'
import type { TradeActionName } from '../tradeAction.ts'
import type { TradeAction } from '../tradeParts.ts'

const now = new Date('2026-03-05T12:00:00Z')
const can = (action: TradeActionName, until: string | null = null): TradeAction => ({
  action,
  isAvailable: true,
  reason: null,
  availableAt: null,
  until,
})
const cannot = (action: TradeActionName, reason: string, availableAt: string | null = null): TradeAction => ({
  action,
  isAvailable: false,
  reason,
  availableAt,
  until: null,
})
const drawn = (actions: readonly TradeAction[]) =>
  barActions(actions, now).map(({ action, variant }) => `${variant} ${action}`)

describe('barActions', () => {
  it('offers the buyer to pay first, with one solid button', () => {
    expect(drawn([can('cancel'), can('confirm'), cannot('create_dispute', 'trade_not_paid')])).toEqual([
      'primary confirm',
      'secondary cancel',
      'secondary create_dispute',
    ])
  })

  it('hides what cannot be done and is not worth a button', () => {
    expect(drawn([cannot('confirm', 'trade_already_paid'), cannot('concede', 'trade_not_paid')])).toEqual([])
  })

  it('shows what time will allow, with the time that is left', () => {
    const [dispute] = barActions([cannot('create_dispute', 'too_early', '2026-03-05T12:15:00Z')], now)
    expect(dispute).toMatchObject({ isAvailable: false, availableIn: 900_000, variant: 'secondary' })
  })

  it('leaves actions with a place of their own out of the bar', () => {
    expect(drawn([can('keep'), can('undo_confirm'), can('feedback'), can('send_message')])).toEqual([])
  })

  it('keeps the seller’s release solid and the dispute soft until it is urgent', () => {
    expect(drawn([can('complete'), can('extend')])).toEqual(['danger complete', 'secondary extend'])
    expect(drawn([can('create_dispute', '2026-03-06T12:00:00Z')])).toEqual(['secondary create_dispute'])
    expect(drawn([can('create_dispute', '2026-03-05T17:59:00Z')])).toEqual(['danger create_dispute'])
  })
})
