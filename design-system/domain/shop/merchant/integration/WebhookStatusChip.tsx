import CircleCheck from 'lucide-react/icons/circle-check'
import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { WebhookStatus } from './integrationShape.ts'

const looks = {
  waiting: { icon: Hourglass, tone: 'accent' },
  delivered: { icon: CircleCheck, tone: 'positive' },
  failed: { icon: TriangleAlert, tone: 'negative' },
} as const satisfies Record<WebhookStatus, object>

/** Where an event is on its way to the shop, as an icon and a word. */
export function WebhookStatusChip({ status }: { status: WebhookStatus }) {
  const t = useT('merchantIntegration')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
