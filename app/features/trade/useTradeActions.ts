import { rowOf } from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import type {
  TradeActionName,
  TradeDialogKind,
} from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import { useState } from 'react'
import { useServices } from '../../services/useServices.ts'
import { tradeDialogs } from './tradeDialogs.ts'
import type { TradeDialogOpening } from './dialog/tradeDialogOpening.ts'
import { useTradeCall } from './useTradeCall.ts'

/** What a trade's page does when somebody presses. */
export interface TradeActions {
  /** What is being done now, without a dialog. */
  readonly pending: TradeActionName | null
  /** Opens the action's dialog, or does it at once where none is needed. */
  readonly act: (action: TradeActionName) => void
}

/** The actions of a trade. Whether one may be done is the server's to say; a refusal is alerted. */
export function useTradeActions(opening: Omit<TradeDialogOpening, 'action'>): TradeActions {
  const { modals } = useServices()
  const [pending, setPending] = useState<TradeActionName | null>(null)
  const atOnce: Partial<Record<TradeActionName, () => Promise<unknown>>> = {
    keep: useTradeCall('keep', opening.tradeId),
    undo_confirm: useTradeCall('undo_confirm', opening.tradeId),
    request_approval: useTradeCall('request_approval', opening.tradeId),
  }
  const open = (action: TradeActionName, dialog: TradeDialogKind) => {
    const { kind, ...entry } = tradeDialogs[dialog]
    void modals.open(kind, entry, { ...opening, action } satisfies TradeDialogOpening)
  }
  const act = (action: TradeActionName) => {
    const { dialog } = rowOf(action)
    if (dialog !== null) return open(action, dialog)
    const call = atOnce[action]
    if (call === undefined || pending !== null) return
    setPending(action)
    // What it was refused for is alerted.
    void call()
      .then(
        // What was asked in the messenger is followed in a dialog, which its own button opens again.
        () => action === 'request_approval' && open('cancel_approval', 'approval'),
        () => {},
      )
      .finally(() => setPending(null))
  }
  return { pending, act }
}
