import type { TradePhase, TradeSide } from '../../../reference/status/tradeStatus.ts'

interface PaymentView {
  readonly title: 'payTo' | 'paidTo' | 'checkFirst' | 'yourDetails' | 'details'
  /** The viewer is about to pay. */
  readonly canCopy: boolean
  readonly showsPayer: boolean
  readonly warning: 'ownName' | 'check' | null
}

const quiet = (title: PaymentView['title'], showsPayer = false): PaymentView => ({
  title,
  canCopy: false,
  showsPayer,
  warning: null,
})
const checking: PaymentView = { title: 'checkFirst', canCopy: false, showsPayer: true, warning: 'check' }

/** What payment details are for, by where the coins are and who looks. */
export const paymentView = {
  awaitsPayment: {
    buyer: { title: 'payTo', canCopy: true, showsPayer: false, warning: 'ownName' },
    seller: quiet('yourDetails'),
    arbiter: quiet('details'),
  },
  awaitsRelease: { buyer: quiet('paidTo', true), seller: checking, arbiter: quiet('details', true) },
  dispute: { buyer: quiet('paidTo', true), seller: checking, arbiter: quiet('details', true) },
  released: {
    buyer: quiet('paidTo', true),
    seller: quiet('yourDetails', true),
    arbiter: quiet('details', true),
  },
  returned: { buyer: quiet('details'), seller: quiet('yourDetails'), arbiter: quiet('details') },
} as const satisfies Record<TradePhase, Record<TradeSide, PaymentView>>
