import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import Radar from 'lucide-react/icons/radar'
import TimerOff from 'lucide-react/icons/timer-off'
import { useT } from '../../../../locales/useT.ts'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import type { ChipTone } from '../../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { InvoiceStatus } from './merchantInvoice.ts'

const looks = {
  created: { tone: 'accent', icon: Hourglass },
  trade_initiated: { tone: 'warning', icon: Radar },
  paid: { tone: 'positive', icon: CircleCheck },
  past_due: { tone: 'negative', icon: TimerOff },
  offer_not_found: { tone: 'warning', icon: CircleAlert },
  trade_cancelled: { tone: 'neutral', icon: Ban },
  init_trade_error: { tone: 'warning', icon: CloudOff },
  unknown: { tone: 'neutral', icon: CircleHelp },
} as const satisfies Record<InvoiceStatus, { readonly tone: ChipTone; readonly icon: IconDrawing }>

/** Where an invoice is, as an icon and a word. */
export function InvoiceStatusChip({ status }: { status: InvoiceStatus }) {
  const t = useT('merchantInvoice')
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>
}
