import { TwoFactorWarning } from '@souk/design-system/domain/trading/dashboard/TwoFactorWarning.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useMedia } from '@souk/design-system/primitives/media/useMedia.ts'
import { media } from '@souk/design-system/tokens/vars.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { paths } from '../../routes/paths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { usePart } from '../../services/usePart.ts'
import { useViewer } from '../../services/useViewer.ts'
import { DashboardSide } from './DashboardSide.tsx'
import { Stories } from '../../parts/content/Stories.tsx'
import { EmailConfirmBanner } from '@souk/design-system/domain/people/auth/EmailConfirmBanner.tsx'
import { useResendConfirmation } from '../../services/useResendConfirmation.ts'

/** Few are arbiters. */
const loadDisputes = () => import('./OpenDisputes.tsx').then(module => module.OpenDisputes)

/** What waits for the viewer comes first, and where there is no room beside, alone. */
const loadMarket = () => import('./DashboardMarket.tsx').then(module => module.DashboardMarket)

interface DashboardFrameProps {
  children: ReactNode
  /** The list of what waits for a ruling is among them, and says how many. */
  hasDesk?: boolean | undefined
}

/** What stands around the trades and around the ads: stories, warnings, and what the viewer has. */
export function DashboardFrame({ children, hasDesk = false }: DashboardFrameProps) {
  const t = useT('dashboard')
  const viewer = useViewer()
  const isStaff = viewer?.roles.some(role => role === 'arbiter' || role === 'operator') ?? false
  const showDisputes = usePart(isStaff && !hasDesk, loadDisputes)
  const showMarket = useWordedPart(!useMedia(media.belowTabletBig), loadMarket, 'home')
  return (
    <MainSideLayout sideWidth="narrow" side={<DashboardSide />}>
      {/* The bar names the page already, and the trades stand higher. */}
      <PageTitle look="heard">{t('title')}</PageTitle>
      <Stories />
      {showDisputes?.({})}
      <ConfirmEmailReminder />
      {viewer !== null && !viewer.twoFactorEnabled && (
        <TwoFactorWarning href={paths.security(viewer.userName, 'tfa')} />
      )}
      {children}
      {showMarket?.({})}
    </MainSideLayout>
  )
}

/** Reminds a viewer whose address is only a claim so far; nobody else. */
function ConfirmEmailReminder() {
  const viewer = useViewer()
  const { at, isSending, onSend } = useResendConfirmation()
  if (viewer === null || viewer.isGuest || viewer.email === null || viewer.isEmailConfirmed) return null
  return (
    <EmailConfirmBanner
      email={viewer.email}
      resendAt={at}
      onResend={onSend}
      isResending={isSending}
      changeHref={paths.security(viewer.userName, 'password')}
    />
  )
}
