import type { TradeDialogKind } from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import type { ModalKind } from '@souk/design-system/modal/modalKinds.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

/** The dialogs that ask before something is done, each as its kind of modal; their code comes when one is opened. */
export const tradeDialogs = {
  markPaid: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeMarkPaidDialog.tsx').then(dialog => dialog.TradeMarkPaidDialog),
  },
  cancel: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeCancelDialog.tsx').then(dialog => dialog.TradeCancelDialog),
  },
  askCancel: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeAskCancelDialog.tsx').then(dialog => dialog.TradeAskCancelDialog),
  },
  concede: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeConcedeDialog.tsx').then(dialog => dialog.TradeConcedeDialog),
  },
  release: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeReleaseDialog.tsx').then(dialog => dialog.TradeReleaseDialog),
  },
  approval: {
    kind: 'telegramConfirmation',
    load: () => import('./dialog/TradeApprovalDialog.tsx').then(dialog => dialog.TradeApprovalDialog),
  },
  extend: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeExtendDialog.tsx').then(dialog => dialog.TradeExtendDialog),
  },
  dispute: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeDisputeDialog.tsx').then(dialog => dialog.TradeDisputeDialog),
  },
  claim: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeClaimDialog.tsx').then(dialog => dialog.TradeClaimDialog),
  },
  rule: {
    kind: 'confirmation',
    load: () => import('./dialog/TradeRulingDialog.tsx').then(dialog => dialog.TradeRulingDialog),
  },
  feedback: {
    kind: 'feedback',
    load: () => import('./dialog/TradeFeedbackDialog.tsx').then(dialog => dialog.TradeFeedbackDialog),
  },
} as const satisfies Record<TradeDialogKind, ModalEntry & { readonly kind: ModalKind }>
