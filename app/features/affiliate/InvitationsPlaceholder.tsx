import { InvitationsLoading } from '@souk/design-system/domain/growth/affiliate/InvitationsLoading.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'

/** The page until its figures are there, or what they are shown by. */
export function InvitationsPlaceholder() {
  const t = useT('affiliate')
  return (
    <Stack gap="4">
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <InvitationsLoading />
    </Stack>
  )
}
