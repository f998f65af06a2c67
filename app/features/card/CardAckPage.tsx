import { CardLoading } from '@souk/design-system/domain/money/card/CardLoading.tsx'
import { CardLogIn } from '@souk/design-system/domain/money/card/CardLogIn.tsx'
import { CardOutcome } from '@souk/design-system/domain/money/card/CardOutcome.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import { useCardPurchase } from './useCardPurchase.ts'

/** What became of a purchase by card; the provider sends people back here. */
export function CardAckPage() {
  const t = useT('page')
  const { transactionId = '' } = useParams()
  const standing = useStanding()
  return (
    <NarrowLayout>
      <PageTitle>{t('cardAck.title')}</PageTitle>
      {standing === 'visitor' || standing === 'guest' ? (
        <CardLogIn logInHref={paths.logIn()} />
      ) : (
        <Outcome id={transactionId} />
      )}
    </NarrowLayout>
  )
}

function Outcome({ id }: { id: string }) {
  const assets = useAssets()
  const { state, look, isLooking } = useCardPurchase(id)
  if (state.status === 'missing') return <NotFoundState hrefs={notFoundHrefs} />
  if (state.status === 'failed') return <FailedState onRetry={look} homeHref={paths.home()} />
  if (state.status === 'loading' || assets === null) return <CardLoading />
  return (
    <CardOutcome
      purchase={state.purchase}
      {...{ assets, isLooking }}
      hrefs={{ wallet: paths.wallet(), again: paths.card() }}
      onLook={look}
    />
  )
}
