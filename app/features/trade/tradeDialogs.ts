import type { TradeDialogKind } from '@souk/design-system/domain/trading/trade/tradeAction.ts'
import type { ModalKind } from '@souk/design-system/modal/modalKinds.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

/** The dialogs that ask before something is done, each as its kind of modal; their code comes when one is opened. */
export const tradeDialogs = {
  markPaid: {
    kind: 'confirmation',
    load: () => import('./dialog/MarkPaid.tsx').then(dialog => dialog.MarkPaid),
  },
  cancel: { kind: 'confirmation', load: () => import('./dialog/Cancel.tsx').then(dialog => dialog.Cancel) },
  askCancel: {
    kind: 'confirmation',
    load: () => import('./dialog/AskCancel.tsx').then(dialog => dialog.AskCancel),
  },
  concede: {
    kind: 'confirmation',
    load: () => import('./dialog/Concede.tsx').then(dialog => dialog.Concede),
  },
  release: {
    kind: 'confirmation',
    load: () => import('./dialog/Release.tsx').then(dialog => dialog.Release),
  },
  approval: {
    kind: 'telegramConfirmation',
    load: () => import('./dialog/Approval.tsx').then(dialog => dialog.Approval),
  },
  extend: { kind: 'confirmation', load: () => import('./dialog/Extend.tsx').then(dialog => dialog.Extend) },
  dispute: {
    kind: 'confirmation',
    load: () => import('./dialog/Dispute.tsx').then(dialog => dialog.Dispute),
  },
  claim: {
    kind: 'confirmation',
    load: () => import('./dialog/FileClaim.tsx').then(dialog => dialog.FileClaim),
  },
  rule: { kind: 'confirmation', load: () => import('./dialog/Rule.tsx').then(dialog => dialog.Rule) },
  feedback: { kind: 'feedback', load: () => import('./dialog/Feedback.tsx').then(dialog => dialog.Feedback) },
} as const satisfies Record<TradeDialogKind, ModalEntry & { readonly kind: ModalKind }>
