import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import Octagon from 'lucide-react/icons/octagon-pause'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { StoreStatus } from './storeShape.ts'

const looks = {
  pending_review: { icon: Hourglass, tone: 'accent' },
  active: { icon: CircleCheck, tone: 'positive' },
  suspended: { icon: Octagon, tone: 'negative' },
} as const satisfies Record<StoreStatus, object>

/** Where a store is with its review, as an icon and a word. */
export function StoreStatusChip({ status }: { status: StoreStatus }) {
  const t = useT('merchant')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
