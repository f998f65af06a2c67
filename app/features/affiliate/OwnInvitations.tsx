import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedCard } from '@souk/design-system/domain/page/state/FailedCard.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Invitations } from './Invitations.tsx'
import { InvitationsComing } from './InvitationsComing.tsx'
import { useInvitations } from './useInvitations.ts'

/** Whom the viewer brought, what that earns them, and the links by which people come. */
export function OwnInvitations() {
  const t = useT('affiliate')
  const content = useInvitations()
  if (content.status === 'ready') return <Invitations {...content} />
  if (content.status === 'loading') return <InvitationsComing />
  return (
    <Stack gap="4">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
    </Stack>
  )
}
