import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Gift from 'lucide-react/icons/gift'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Wallet from 'lucide-react/icons/wallet'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { PaymentMethodGroup } from './methodGroup.ts'

/** The icon of a payment method, by its group. */
export const methodIcon = {
  bank_transfer: Landmark,
  mobile_money: Smartphone,
  wallet: Wallet,
  cash: HandCoins,
  gift_card: Gift,
  other: CircleDollarSign,
} as const satisfies Record<PaymentMethodGroup, IconDrawing>
