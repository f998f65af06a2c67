import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { TileAvatar } from '../../people/profile/trader/TileAvatar.tsx'
import { QueueCard } from './QueueCard.tsx'
import type { QueueProps } from './QueueCard.tsx'
import { LeadingRow } from './QueueRow.tsx'
import type { DeskInvitationShape } from './queueShape.ts'

/** People whose bonus is held because they could be whoever brought them; each row says by whom, and what speaks against it. */
export function InvitationQueue(props: QueueProps<DeskInvitationShape>) {
  const { content, hasKeys, goalMinutes, personHrefOf } = props
  const t = useT('deskQueue')
  return (
    <QueueCard
      words={{
        label: t('invitation.label'),
        loading: t('invitation.loading'),
        failed: t('invitation.failed'),
        empty: t('invitation.empty'),
        emptyText: t('invitation.emptyText'),
      }}
      content={content}
      hasKeys={hasKeys}
      renderRow={({ userName, inviter, kind, tradeId, at }) => (
        <LeadingRow
          href={personHrefOf(userName)}
          title={userName}
          mark={<TileAvatar userName={userName} size="m" />}
          facts={
            <>
              <span>
                {t('invitation.by')} <TextLink href={personHrefOf(inviter)}>{inviter}</TextLink>
              </span>
              {tradeId !== null && (
                <span>
                  {t('fact.trade')} <Text size="code">{tradeId}</Text>
                </span>
              )}
            </>
          }
          note={<span>{t(`invitation.kind.${kind}`)}</span>}
          waiting={{ since: at, goalMinutes }}
        />
      )}
    />
  )
}
