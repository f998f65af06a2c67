import Ban from 'lucide-react/icons/ban'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import ClockAlert from 'lucide-react/icons/clock-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Coins from 'lucide-react/icons/coins'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Radar from 'lucide-react/icons/radar'
import TimerOff from 'lucide-react/icons/timer-off'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import type { PayerState } from '../invoiceShape.ts'

/** Which store colour marks a state. */
type PanelTone = 'neutral' | 'primary' | 'success' | 'warning' | 'fail'

/** What the panel can hold under its title, each a file. */
export type PanelRegion = 'choice' | 'place' | 'facts' | 'refund' | 'actions' | 'steps'

/** What is said of the money that came, in rows. */
export type PayFact = 'amount' | 'received' | 'missing' | 'extra' | 'transaction' | 'refundTo'

/** The one button in the store’s colours. */
export type MainAction = 'wallet' | 'return' | 'copyRest' | 'renew' | 'retry'

/** The quiet button below it. `sent` and `otherCoin` open a part of the panel. */
export type SecondAction = 'sent' | 'otherCoin' | 'contact' | 'print'

/** How a payer meets a state. */
interface PayerView {
  readonly icon: IconDrawing
  readonly tone: PanelTone
  /** `line` while there is something to do with coins; `tile` where the state is the news. */
  readonly head: 'line' | 'tile'
  /** In the order of the panel; a region whose data is not there shows nothing. */
  readonly regions: readonly PanelRegion[]
  readonly facts: readonly PayFact[]
  readonly main: MainAction | null
  readonly second: SecondAction | null
}

const nothing = { head: 'tile', regions: ['actions'], facts: [], main: null, second: null } as const

/** What each state shows. */
export const payerView: Readonly<Record<PayerState, PayerView>> = {
  choosing: { ...nothing, icon: Coins, tone: 'primary', head: 'line', regions: ['choice'] },
  waiting: {
    ...nothing,
    icon: LoaderCircle,
    tone: 'warning',
    head: 'line',
    regions: ['choice', 'place', 'actions', 'steps'],
    main: 'wallet',
  },
  seen: { ...nothing, icon: Radar, tone: 'primary', regions: ['facts', 'steps'], facts: ['transaction'] },
  paid: {
    ...nothing,
    icon: CircleCheck,
    tone: 'success',
    regions: ['facts', 'actions'],
    facts: ['amount', 'transaction'],
    main: 'return',
    second: 'print',
  },
  underpaid: {
    ...nothing,
    icon: CircleAlert,
    tone: 'warning',
    regions: ['facts', 'place', 'actions'],
    facts: ['received', 'missing'],
    main: 'copyRest',
  },
  overpaid: {
    ...nothing,
    icon: CircleCheck,
    tone: 'success',
    regions: ['facts', 'refund', 'actions'],
    facts: ['received', 'extra', 'transaction', 'refundTo'],
    main: 'return',
    second: 'print',
  },
  late: {
    ...nothing,
    icon: ClockAlert,
    tone: 'warning',
    regions: ['facts', 'refund', 'actions'],
    facts: ['received', 'transaction', 'refundTo'],
    second: 'contact',
  },
  expired: { ...nothing, icon: TimerOff, tone: 'fail', main: 'renew', second: 'sent' },
  cancelled: { ...nothing, icon: Ban, tone: 'neutral', second: 'contact' },
  no_offer: { ...nothing, icon: CircleAlert, tone: 'warning', main: 'retry', second: 'otherCoin' },
  error: { ...nothing, icon: CloudOff, tone: 'fail', main: 'retry', second: 'otherCoin' },
  unknown: { ...nothing, icon: CircleHelp, tone: 'neutral', second: 'contact' },
}
