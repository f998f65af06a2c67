import Ban from 'lucide-react/icons/ban'
import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { useT } from '../../../locales/useT.ts'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { TransactionShape, TransactionStatus } from './transactionShape.ts'

const looks = {
  confirmed: { tone: 'positive', icon: CircleCheck },
  under_way: { tone: 'warning', icon: Hourglass },
  ended: { tone: 'neutral', icon: Ban },
} as const satisfies Record<TransactionStatus, { readonly tone: ChipTone; readonly icon: IconDrawing }>

interface TransactionStatusChipProps {
  transaction: Pick<TransactionShape, 'status'>
}

/** Whether a movement has settled. */
export function TransactionStatusChip({ transaction: { status } }: TransactionStatusChipProps) {
  const t = useT('transaction')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
