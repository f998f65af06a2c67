import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { Moment } from '../../../../format/date/formatDate.ts'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import { ApprovalQuestion } from '../../../people/security/ApprovalQuestion.tsx'
import type { ApprovalWay } from '../sendShape.ts'

const icons = { email: Mail, messenger: MessageCircle } as const satisfies Record<ApprovalWay, unknown>

interface ApprovalPendingProps {
  way: ApprovalWay
  /** Until when it may be approved; null where it is not told. */
  until: Moment | null
  /** Asks again; null where that may not be done now. */
  onResend: (() => void) | null
  isResending: boolean
  /** It was asked again. */
  isResent: boolean
}

/** Something waits to be approved somewhere else: where, how long there is, and another message if none came. */
export function ApprovalPending({ way, until, onResend, isResending, isResent }: ApprovalPendingProps) {
  const t = useT('send')
  const left = useTimeLeft(until)
  return (
    <Stack gap="3">
      <ApprovalQuestion
        icon={icons[way]}
        until={until}
        title={<Heading level={3}>{t(`wait.${way}`)}</Heading>}
      >
        {t(`wait.${way}Text`)}
      </ApprovalQuestion>
      <Inline gap="3" justify="between">
        {until !== null && (
          <Text size="label">
            {t('wait.left')}{' '}
            <span role="timer" aria-live="off">
              {formatCountdown(left)}
            </span>
          </Text>
        )}
        {onResend !== null && (
          <Button size="s" onClick={onResend} pendingLabel={isResending ? t('wait.resending') : undefined}>
            {t('wait.resend')}
          </Button>
        )}
      </Inline>
      {isResent && (
        <Text as="p" size="caption" tone="positive" aria-live="polite">
          {t('wait.resent')}
        </Text>
      )}
    </Stack>
  )
}
