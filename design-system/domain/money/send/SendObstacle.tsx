import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import type { NoticeTone } from '../../../primitives/notice/Notice.tsx'
import type { SendObstacleKind, SendObstacleShape } from './sendShape.ts'

const tones = {
  paused: 'warning',
  suspended: 'negative',
  held: 'warning',
  email_unconfirmed: 'warning',
} as const satisfies Record<SendObstacleKind, NoticeTone>

interface SendObstacleProps {
  obstacle: SendObstacleShape
  /** Where an e-mail address is confirmed. */
  emailHref: string
}

/** Why nothing can be sent now, until when, and what helps. It stands where the form would. */
export function SendObstacle({ obstacle: { kind, until }, emailHref }: SendObstacleProps) {
  const t = useT('send')
  const locale = useLocale()
  const time = until === null ? '–' : formatDate(until, { format: 'dateTime', locale })
  return (
    <Notice
      tone={tones[kind]}
      role="alert"
      title={kind === 'held' ? t('obstacle.held', { time }) : t(`obstacle.${kind}`)}
      action={
        kind === 'email_unconfirmed' && (
          <LinkButton size="s" href={emailHref}>
            {t('obstacle.email_unconfirmedAction')}
          </LinkButton>
        )
      }
    >
      <p>{t(`obstacle.${kind}Text`)}</p>
    </Notice>
  )
}
