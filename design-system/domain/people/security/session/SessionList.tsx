import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { SecurityPanel } from '../SecurityPanel.tsx'
import type { SessionShape } from './session.ts'
import { SessionRow } from './SessionRow.tsx'

interface SessionListProps {
  /** Newest first, ended ones among them. */
  sessions: readonly SessionShape[]
  /** What is being ended. */
  pending: { readonly id: string } | 'others' | null
  onEnd: (id: string) => void
  onEndOthers: () => void
}

/** Every device that is or was logged in; any but this one can be logged out from here. */
export function SessionList({ sessions, pending, onEnd, onEndOthers }: SessionListProps) {
  const t = useT('security')
  const active = sessions.filter(session => session.endedAt === null)
  const ended = sessions.filter(session => session.endedAt !== null)
  const others = active.filter(session => !session.isCurrent)
  const isEnding = ({ id }: SessionShape) => pending !== null && (pending === 'others' || pending.id === id)
  return (
    <SecurityPanel title={t('sessions.title')}>
      <ul aria-label={t('sessions.list')}>
        {active.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={!session.isCurrent && isEnding(session)}
            onEnd={session.isCurrent ? undefined : () => pending === null && onEnd(session.id)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <Text as="p" tone="secondary">
          {t('sessions.onlyThis')}
        </Text>
      ) : (
        <Inline>
          <Button
            pendingLabel={pending === 'others' ? t('sessions.ending') : undefined}
            onClick={() => pending === null && onEndOthers()}
          >
            {t('sessions.endOthers')}
          </Button>
        </Inline>
      )}
      {ended.length > 0 && (
        <Stack gap="2">
          <Heading level={3}>{t('sessions.ended')}</Heading>
          <ul aria-label={t('sessions.endedList')}>
            {ended.map(session => (
              <SessionRow key={session.id} session={session} isEnding={false} />
            ))}
          </ul>
        </Stack>
      )}
    </SecurityPanel>
  )
}
