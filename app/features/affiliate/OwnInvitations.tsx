import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedCard } from '@souk/design-system/domain/page/state/FailedCard.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { Invitations } from './Invitations.tsx'
import { InvitationsPlaceholder } from './InvitationsPlaceholder.tsx'
import { useQuery } from '@apollo/client/react'
import type {
  AffiliateSummaryShape,
  InviteLinkShape,
} from '@souk/design-system/domain/growth/affiliate/affiliateShape.ts'
import { answerState, type AnswerState } from '../../network/apollo/answerState.ts'
import { AffiliateQuery } from './Affiliate.queries.ts'

/** Whom the viewer brought, what that earns them, and the links by which people come. */
export function OwnInvitations() {
  const t = useT('affiliate')
  const content = useInvitations()
  if (content.status === 'ready') return <Invitations {...content} />
  if (content.status === 'loading') return <InvitationsPlaceholder />
  return (
    <Stack gap="4">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
    </Stack>
  )
}

type InvitationsContent = AnswerState<{
  readonly summary: AffiliateSummaryShape
  readonly links: readonly InviteLinkShape[]
  readonly limit: number
}>

/** What the viewer earned by others, and their links. */
function useInvitations(): InvitationsContent {
  const asked = useQuery(AffiliateQuery)
  const { affiliateSummary: summary, inviteCodes: codes } = asked.data ?? {}
  return answerState(asked, summary && codes && { summary, links: codes.items, limit: codes.limit })
}
