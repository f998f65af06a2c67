import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { Moment } from '../../../../format/date/formatDate.ts'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'

/** One log-in of one device, as its history has it. */
export interface SessionShape {
  readonly id: string
  /** `Chrome`; null when it did not say. */
  readonly browser: string | null
  /** `Windows`, `Android`. */
  readonly system: string | null
  /** The network address it came from. */
  readonly address: string
  readonly lastSeenAt: Moment
  readonly endedAt: Moment | null
  /** The one that looks. */
  readonly isCurrent: boolean
}

const portable = /android|ios|ipad/i

/** What kind of device it is, by its system. */
export function deviceIcon({ system }: Pick<SessionShape, 'system'>): IconDrawing {
  if (system === null) return CircleQuestionMark
  return portable.test(system) ? Smartphone : Monitor
}
