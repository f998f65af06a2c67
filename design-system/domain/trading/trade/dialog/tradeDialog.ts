import type { ModalControls } from '../../../../modal/modalTable.ts'

/**
 * What every dialog of a trade is given besides the trade: how to end, and what to send. A refusal that `onSubmit`
 * throws lands on the fields, and the dialog stays; else it closes with `true`.
 */
export interface TradeDialogProps<Values> extends ModalControls<true> {
  readonly onSubmit: (values: Values) => Promise<unknown>
}
