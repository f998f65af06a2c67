import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatRelativeTime } from '../../../../format/date/formatRelativeTime.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { deviceIcon } from '../../../people/security/session/session.ts'
import { useNow } from '../../../reference/clock/useNow.ts'
import type { PersonSessionShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { PartRow, PartText } from './PersonPart.styles.ts'

interface PersonSessionsProps {
  sessions: readonly PersonSessionShape[]
  /** Everybody who was logged in by the browser of a session. */
  othersHrefOf: (sessionId: string) => string
  /** Leads to where all of them can be ended; left out where the reader cannot. */
  onEndAll?: (() => void) | undefined
}

/** Where somebody is logged in, the last seen first. */
export function PersonSessions({ sessions, othersHrefOf, onEndAll }: PersonSessionsProps) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const now = useNow('halfMinute')
  return (
    <PersonPart
      title={t('sessions.title')}
      end={
        onEndAll !== undefined && (
          <Button size="s" onClick={onEndAll}>
            {t('sessions.endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <PartText>{t('sessions.none')}</PartText>
      ) : (
        <ul aria-label={t('sessions.title')}>
          {sessions.map(session => (
            <PartRow key={session.id}>
              <Icon of={deviceIcon(session)} size="l" />
              <div>
                <Text size="body-strong" as="div">
                  <Device session={session} />
                </Text>
                <Caption as="p">
                  {session.address} ·{' '}
                  {t('sessions.since', { date: formatDate(session.createdAt, { format: 'date', locale }) })} ·{' '}
                  {t('sessions.seen', { time: formatRelativeTime(session.lastSeenAt, { now, locale }) })}
                </Caption>
                <TextLink href={othersHrefOf(session.id)}>{t('sessions.others')}</TextLink>
              </div>
            </PartRow>
          ))}
        </ul>
      )}
    </PersonPart>
  )
}

function Device({ session: { browser, system } }: { session: PersonSessionShape }) {
  const t = useT('deskPerson')
  if (browser !== null && system !== null) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
