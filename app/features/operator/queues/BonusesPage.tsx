import { InvitationQueue } from '@souk/design-system/domain/desk/queue/InvitationQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useDesk } from '../DeskContext.ts'
import { operatorPaths } from '../operatorPaths.ts'
import { DeskInvitationsQuery } from './Queues.queries.ts'
import { useQueue } from './useQueue.ts'
import { useWaiting } from './useWaiting.ts'

/** People whose bonus is held because they could be whoever brought them. */
export function BonusesPage() {
  const t = useT('deskQueue')
  return (
    <Stack gap="4">
      <PageTitle lead={t('invitation.lead')}>{t('invitation.title')}</PageTitle>
      <InvitationQueue
        content={useQueue(DeskInvitationsQuery, 'deskInvitations', {})}
        goalMinutes={useWaiting().goalOf('bonuses')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
      />
    </Stack>
  )
}
