import type { ComponentProps } from 'react'
import type { Moment } from '../../../format/date/formatDate.ts'
import { formatCountdown } from '../../../format/date/formatDuration.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'

type ResendButtonProps = Omit<
  ComponentProps<typeof Button>,
  'disabledReason' | 'pendingLabel' | 'onClick'
> & {
  /** When it may be sent again; null is now. */
  resendAt: Moment | null
  onResend: () => void
  isResending: boolean
}

/** Sends a letter, message or call again once its time has come; says how long that is. */
export function ResendButton({ resendAt, onResend, isResending, children, ...rest }: ResendButtonProps) {
  const t = useT('auth')
  const tCommon = useT('common')
  const left = useTimeLeft(resendAt)
  return (
    <Button
      pendingLabel={isResending ? tCommon('state.sending') : undefined}
      disabledReason={left > 0 ? t('againIn', { time: formatCountdown(left) }) : undefined}
      onClick={onResend}
      {...rest}
    >
      {children ?? t('again')}
    </Button>
  )
}
