import type { PaymentMethodGroup } from '../../../reference/method/methodGroup.ts'

/** Whether a payment shows its sender's name to the one who is paid. */
export const namesPayer = {
  bank_transfer: true,
  mobile_money: true,
  wallet: true,
  cash: false,
  gift_card: false,
  other: true,
} as const satisfies Record<PaymentMethodGroup, boolean>
