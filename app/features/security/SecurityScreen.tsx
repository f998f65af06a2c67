import { useQuery } from '@apollo/client/react'
import { HoldNotice } from '@souk/design-system/domain/people/security/HoldNotice.tsx'
import { SecurityPanelFailed } from '@souk/design-system/domain/people/security/SecurityPanelFailed.tsx'
import { SecurityPanelLoading } from '@souk/design-system/domain/people/security/SecurityPanelLoading.tsx'
import { securityTabs, type SecurityTab } from '@souk/design-system/domain/people/security/securityTab.ts'
import { SecurityTabs } from '@souk/design-system/domain/people/security/SecurityTabs.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { media } from '@souk/design-system/tokens/vars.ts'
import type { ComponentType } from 'react'
import { paths } from '../../routes/paths.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { AntiPhishingTab } from './AntiPhishingTab.tsx'
import { Checklist } from './Checklist.tsx'
import { IdentityTab } from './IdentityTab.tsx'
import { PasswordTab } from './PasswordTab.tsx'
import { PhoneTab } from './PhoneTab.tsx'
import { SecurityQuery } from './Security.query.ts'
import type { SecurityTabProps } from './securityTabProps.ts'
import { TwoFactorTab } from './TwoFactorTab.tsx'

/** What each tab shows. */
const tabs = {
  tfa: TwoFactorTab,
  phone: PhoneTab,
  antiphishing: AntiPhishingTab,
  password: PasswordTab,
  verification: IdentityTab,
} as const satisfies Record<SecurityTab, ComponentType<SecurityTabProps>>

interface SecurityScreenProps {
  viewer: Viewer
  /** Null on the page that leads to all of them. */
  tab: SecurityTab | null
}

/** A page of security: the tabs, a hold that is in force, the matter itself, and beside it what is still missing. */
export function SecurityScreen({ viewer, tab }: SecurityScreenProps) {
  const t = useT('security')
  const { data, error, loading, refetch } = useQuery(SecurityQuery)
  // Where there is room for both, the first tab stands beside the list that leads to all.
  const isWide = useMedia(media.tabletBigUp)
  const shown = tab ?? (isWide ? 'tfa' : null)
  const hrefs = Object.fromEntries(
    securityTabs.map(id => [id, paths.security(viewer.userName, id)]),
  ) as Record<SecurityTab, string>
  const security = data?.security
  const hold = data?.me?.moneyHold
  const Tab = shown === null ? null : tabs[shown]
  const checklist = security && <Checklist {...{ security, viewer, hrefs }} />
  return (
    <MainSideLayout below="hide" side={checklist}>
      <PageTitle>{t('tabs.label')}</PageTitle>
      <SecurityTabs hrefs={hrefs} current={shown} />
      {hold && <HoldNotice until={hold.until} reason={hold.reason} />}
      {security && (Tab === null ? checklist : <Tab viewer={viewer} security={security} />)}
      {!security &&
        (error === undefined ? (
          <SecurityPanelLoading />
        ) : (
          // The card says by itself that it did not load.
          <SecurityPanelFailed onRetry={() => void refetch().catch(() => {})} isRetrying={loading} />
        ))}
    </MainSideLayout>
  )
}
