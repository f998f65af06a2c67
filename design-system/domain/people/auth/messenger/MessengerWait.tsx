import Send from 'lucide-react/icons/send'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import type { Moment } from '../../../../format/date/formatDate.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import { AuthCard } from '../AuthCard.tsx'
import { messengerNames } from './messenger.ts'

interface MessengerWaitProps {
  /** The same link to the bot, for whoever closed it. */
  href: string
  /** Until when the bot takes it. */
  expiresAt?: Moment | null | undefined
  onCancel: () => void
}

/** The messenger is open elsewhere: says what to do there, and waits. */
export function MessengerWait({ href, expiresAt = null, onCancel }: MessengerWaitProps) {
  const t = useT('auth')
  const tCommon = useT('common')
  const left = useTimeLeft(expiresAt)
  const name = messengerNames.telegram
  return (
    <AuthCard title={t('messenger.title')} lead={t('messenger.text', { messenger: name })}>
      <Stack gap="3">
        <VisuallyHidden as="output">{t('messenger.title')}</VisuallyHidden>
        <LinkButton
          href={href}
          icon={Send}
          variant="primary"
          size="l"
          width="fill"
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('messenger.again', { messenger: name })}
        </LinkButton>
        <Button variant="ghost" size="l" width="fill" onClick={onCancel}>
          {tCommon('verb.cancel')}
        </Button>
        {left > 0 && (
          <Caption role="timer" aria-live="off">
            {t('messenger.validFor', { time: formatCountdown(left) })}
          </Caption>
        )}
      </Stack>
    </AuthCard>
  )
}
