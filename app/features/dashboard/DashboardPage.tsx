import { TwoFactorWarning } from '@souk/design-system/domain/dashboard/TwoFactorWarning.tsx'
import { MainSideLayout } from '@souk/design-system/domain/shell/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/shell/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../paths.ts'
import { useViewer } from '../../session/useViewer.ts'
import { ConfirmEmailReminder } from './ConfirmEmailReminder.tsx'
import { DashboardSide } from './DashboardSide.tsx'
import { TradesCard } from './TradesCard.tsx'

/** The viewer's trades, and beside them what they have and how they stand. */
export function DashboardPage() {
  const t = useT('dashboard')
  const viewer = useViewer()
  return (
    <MainSideLayout sideWidth="narrow" side={<DashboardSide />}>
      <PageTitle>{t('title')}</PageTitle>
      <ConfirmEmailReminder />
      {viewer !== null && !viewer.twoFactorEnabled && (
        <TwoFactorWarning href={paths.security(viewer.userName, 'tfa')} />
      )}
      <TradesCard />
    </MainSideLayout>
  )
}
