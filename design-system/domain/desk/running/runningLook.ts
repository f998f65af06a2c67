import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CirclePause from 'lucide-react/icons/circle-pause'
import Clock from 'lucide-react/icons/clock'
import Hourglass from 'lucide-react/icons/hourglass'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Smartphone from 'lucide-react/icons/smartphone'
import Webhook from 'lucide-react/icons/webhook'
import type { ChipTone } from '../../../primitives/chip/Chip.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { ChainState, JobState, MessageState, MessageWay, RateState } from '../runningShape.ts'

interface Look {
  readonly icon: IconDrawing
  readonly tone: ChipTone
}

export const jobLook = {
  fine: { icon: Check, tone: 'positive' },
  late: { icon: Clock, tone: 'warning' },
  failing: { icon: RefreshCw, tone: 'warning' },
  given_up: { icon: CircleAlert, tone: 'negative' },
} as const satisfies Record<JobState, Look>

export const messageLook = {
  trying: { icon: RefreshCw, tone: 'warning' },
  given_up: { icon: Ban, tone: 'negative' },
} as const satisfies Record<MessageState, Look>

export const wayIcon = {
  letter: Mail,
  messenger: MessageCircle,
  push: Smartphone,
  phone: Phone,
  webhook: Webhook,
} as const satisfies Record<MessageWay, IconDrawing>

export const chainLook = {
  fine: { icon: Check, tone: 'positive' },
  behind: { icon: Hourglass, tone: 'warning' },
  silent: { icon: CircleAlert, tone: 'negative' },
  held: { icon: CirclePause, tone: 'warning' },
} as const satisfies Record<ChainState, Look>

export const rateLook = {
  fresh: { icon: Check, tone: 'positive' },
  stale: { icon: Clock, tone: 'warning' },
  refused: { icon: CircleAlert, tone: 'negative' },
  paused: { icon: CirclePause, tone: 'warning' },
} as const satisfies Record<RateState, Look>
