import { IdentityQueue } from '@souk/design-system/domain/desk/queue/IdentityQueue.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useDesk } from '../DeskContext.ts'
import { ExportPart } from '../ExportPart.tsx'
import { operatorPaths } from '../operatorPaths.ts'
import { DeskIdentityChecksQuery } from './Queues.queries.ts'
import { useQueue } from '../useQueue.ts'
import { useWaiting } from '../useWaiting.ts'

/** Checks of identities that their provider has not answered. */
export function VerificationPage() {
  const t = useT('deskQueue')
  return (
    <Stack gap="4">
      <PageTitle lead={t('identity.lead')} actions={<ExportPart list="verification" />}>
        {t('identity.title')}
      </PageTitle>
      <IdentityQueue
        content={useQueue(DeskIdentityChecksQuery, 'deskIdentityChecks', {})}
        goalMinutes={useWaiting().goalOf('verification')}
        hasKeys={useDesk().hasKeys}
        personHrefOf={operatorPaths.person}
      />
    </Stack>
  )
}
