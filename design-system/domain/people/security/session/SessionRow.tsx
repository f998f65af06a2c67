import CircleCheck from 'lucide-react/icons/circle-check'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatRelativeTime } from '../../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import { DeviceLine, Row } from './SessionList.styles.ts'
import { deviceIcon } from './session.ts'
import type { SessionShape } from './session.ts'

interface SessionRowProps {
  session: SessionShape
  isEnding: boolean
  /** Left out where it can't be ended here: this device, and what has ended. */
  onEnd?: (() => void) | undefined
}

/** One device: what it is, from where, and when it was last here. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useT('security')
  const locale = useLocale()
  const now = useNow('halfMinute')
  const device = useDeviceName(session)
  const when =
    session.endedAt === null
      ? t('sessions.seen', { time: formatRelativeTime(session.lastSeenAt, { now, locale }) })
      : t('sessions.endedOn', { date: formatDate(session.endedAt, { format: 'dateTime', locale }) })
  return (
    <Row {...(session.endedAt === null ? {} : { 'data-ended': '' })}>
      <Icon of={deviceIcon(session)} size="l" />
      <div>
        <DeviceLine>
          <Text size="body-strong">{device}</Text>
          {session.isCurrent && (
            <Chip tone="positive" icon={CircleCheck}>
              {t('sessions.here')}
            </Chip>
          )}
        </DeviceLine>
        <Caption as="p">
          {session.address} · {when}
        </Caption>
      </div>
      {onEnd !== undefined && (
        <Button
          size="s"
          aria-label={isEnding ? undefined : t('sessions.endNamed', { device })}
          pendingLabel={isEnding ? t('sessions.ending') : undefined}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Row>
  )
}

function useDeviceName({ browser, system }: SessionShape): string {
  const t = useT('security')
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
