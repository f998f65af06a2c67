import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import CreditCard from 'lucide-react/icons/credit-card'
import Store from 'lucide-react/icons/store'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { WalletHrefs } from './walletShape.ts'

/** What can be done with a coin. */
export const coinActions = [
  'receive',
  'send',
  'swap',
  'buy',
] as const satisfies readonly (keyof WalletHrefs)[]
export type CoinAction = (typeof coinActions)[number]

/** What can be done with a coin of which there is nothing. */
export const emptyCoinActions = ['receive', 'buy'] as const satisfies readonly CoinAction[]

/** The icon of each, and of buying by card. */
export const walletActionIcon = {
  receive: ArrowDownToLine,
  send: ArrowUpFromLine,
  swap: ArrowLeftRight,
  buy: Store,
  card: CreditCard,
} as const satisfies Record<keyof WalletHrefs, IconDrawing>
