import type { Side } from '../../../domain/trade/party.ts'
import type { OpenStatus } from '../../../domain/trade/status.ts'
import type { Trade } from '../../../domain/trade/trade.ts'
import { endOf, onDuty, timerRules } from './timerRules.ts'

/** The one timer of a trade's page: the first of its status that runs. Null when nothing runs. */
export function timerOf(trade: Trade, viewerSide: Side | 'arbiter') {
  const rules = timerRules[trade.status as OpenStatus] ?? []
  const rule = rules.find(each => endOf(trade, each) !== null)
  const until = rule && endOf(trade, rule)
  if (!rule || !until) return null
  return {
    kind: rule.kind,
    starts_at: rule.from(trade).toISOString(),
    ends_at: until.toISOString(),
    is_mine: onDuty(trade, rule) === viewerSide,
  }
}
