import type { ComponentProps } from 'react'
import { useState } from 'react'
import Timer from 'lucide-react/icons/timer'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TimerRing } from '../../../../primitives/progress/TimerRing.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import { Clockwork, TimerRoot, TimerWords } from './TradeTimer.styles.ts'
import { timeLeft } from './timeLeft.ts'
import type { SpokenMark } from './timeLeft.ts'
import type { TradeTimerShape } from '../tradeParts.ts'

/** `ring` has its words below the time, `chip` stands in a bar on a phone, `text` in a line. */
export const tradeTimerLooks = ['ring', 'chip', 'text'] as const
export type TradeTimerLook = (typeof tradeTimerLooks)[number]

type TradeTimerProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** `details` is the time to pay while the seller has still to say where. */
  timer: Omit<TradeTimerShape, 'kind'> & { readonly kind: TradeTimerShape['kind'] | 'details' }
  look?: TradeTimerLook | undefined
}

/** The deadline that counts: saffron when it is the viewer's, neutral when it is the partner's. Spoken at 5 minutes, 1 minute and the end only. */
export function TradeTimer(props: TradeTimerProps) {
  // Another deadline is another timer: what was spoken of the last one says nothing about it.
  return <Counting key={`${props.timer.kind} ${props.timer.endsAt}`} {...props} />
}

const minutesOf = { five: 5, one: 1 } as const

function Counting({ timer, look = 'ring', ...rest }: TradeTimerProps) {
  const t = useT('tradePage')
  const left = timeLeft(timer, useNow('second'))
  const [heard] = useState(left.mark)
  const words = t(`timer.${timer.kind}.${timer.isMine ? 'mine' : 'theirs'}`)
  const tone = timer.isMine ? 'warning' : 'neutral'
  const spoken: Record<SpokenMark, () => string> = {
    quiet: () => '',
    five: () => t('timer.minutesLeft', { count: minutesOf.five, words }),
    one: () => t('timer.minutesLeft', { count: minutesOf.one, words }),
    over: () => t('timer.over'),
  }
  return (
    <TimerRoot data-look={look} data-tone={tone} {...rest}>
      {look === 'ring' && <TimerRing fraction={left.fraction} tone={tone} />}
      {look !== 'ring' && <Icon of={Timer} />}
      <Clockwork role="timer" aria-live="off">
        <time dateTime={`PT${Math.ceil(left.milliseconds / 1000)}S`}>
          {formatCountdown(left.milliseconds)}
        </time>{' '}
        {look === 'ring' ? (
          <TimerWords data-compact="">{words}</TimerWords>
        ) : (
          <VisuallyHidden>{words}</VisuallyHidden>
        )}
      </Clockwork>
      <VisuallyHidden as="output">{left.mark === heard ? '' : spoken[left.mark]()}</VisuallyHidden>
    </TimerRoot>
  )
}
