import type { TradeActionName } from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'

/** What every dialog of a trade is opened with; the trade itself it reads live. */
export interface TradeDialogOpening {
  readonly tradeId: string
  readonly action: TradeActionName
  /** How long the buyer has to answer an ask to cancel. */
  readonly answerMinutes: number
}

/** What a dialog of a trade is given. */
export type OpenTradeDialog = TradeDialogOpening & ModalControls<true>
