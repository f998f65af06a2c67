import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import { QueueCard } from './QueueCard.tsx'
import type { QueueProps } from './QueueCard.tsx'
import { LeadingRow } from './QueueRow.tsx'
import type { DeskIdentityCheckShape } from './queueShape.ts'

/** Checks of identities that their provider has not answered; each leads to whose it is. */
export function IdentityQueue(props: QueueProps<DeskIdentityCheckShape>) {
  const { content, hasKeys, goalMinutes, personHrefOf } = props
  const t = useT('deskQueue')
  const locale = useLocale()
  return (
    <QueueCard
      words={{
        label: t('identity.label'),
        loading: t('identity.loading'),
        failed: t('identity.failed'),
        empty: t('identity.empty'),
        emptyText: t('identity.emptyText'),
      }}
      content={content}
      hasKeys={hasKeys}
      renderRow={({ userName, createdAt }) => (
        <LeadingRow
          href={personHrefOf(userName)}
          title={userName}
          mark={<TileAvatar userName={userName} size="m" />}
          facts={
            <time dateTime={createdAt}>
              {t('identity.asked', { time: formatDate(createdAt, { format: 'dateTime', locale }) })}
            </time>
          }
          waiting={{ since: createdAt, goalMinutes }}
        />
      )}
    />
  )
}
