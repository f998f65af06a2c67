import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Balances } from './Balances.tsx'
import { Movements } from './Movements.tsx'
import { WalletStories } from './WalletStories.tsx'

/** What the viewer has, where it is, and how it came and went; over it a story, where the address names one. */
export function WalletPage() {
  const t = useT('nav')
  return (
    <MainSideLayout
      sideWidth="wide"
      side={<Movements />}
      head={
        <>
          <PageTitle look="heard">{t('wallet')}</PageTitle>
          <WalletStories />
        </>
      }
    >
      <Balances />
    </MainSideLayout>
  )
}
