import { EscrowExplainer } from '@souk/design-system/domain/trading/advert/search/EscrowExplainer.tsx'
import { viewerDoes } from '@souk/design-system/domain/trading/advert/offer.ts'
import { OfferSummary } from '@souk/design-system/domain/trading/advert/openTrade/OfferSummary.tsx'
import { OpenTradeForm } from '@souk/design-system/domain/trading/advert/openTrade/OpenTradeForm.tsx'
import type { OpenTradeValues } from '@souk/design-system/domain/trading/advert/openTrade/openTradeFields.ts'
import { PriceChangedNotice } from '@souk/design-system/domain/trading/advert/openTrade/PriceChangedNotice.tsx'
import { RequirementsList } from '@souk/design-system/domain/trading/advert/openTrade/RequirementsList.tsx'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { useIsStale } from '@souk/design-system/domain/reference/asset/useIsStale.ts'
import { RiskCard } from '@souk/design-system/domain/people/profile/RiskCard.tsx'
import type { RiskNoteLayout } from '@souk/design-system/domain/people/profile/RiskNotes.tsx'
import type { PayoutNetwork } from '@souk/design-system/domain/trading/guest/payoutNetwork.ts'
import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '@souk/design-system/domain/page/layout/MainSideLayout.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useSearchParams } from 'react-router-dom'
import type { NewTradeQuery as NewTradeData } from '../../__generated__/graphql.ts'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { searchPathOf } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import type { SellerSide } from '@souk/design-system/domain/trading/advert/openTrade/openTradeFields.ts'
import { useReportPart } from '../../parts/report/useReportPart.ts'
import { ReturningPrompt } from '../../parts/frame/ReturningPrompt.tsx'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useStanding } from '../../services/useViewer.ts'
import { startAmount } from './startAmount.ts'
import { useRemedyHref } from './useRemedyHref.ts'
import { useAdvertPrice } from './useAdvertPrice.ts'
import { FormLoading } from './OpeningLoading.tsx'
import { PokePart } from './PokePart.tsx'
import { useOpenTrade } from './useOpenTrade.ts'

/** Only visitors of adverts that take them choose whether to have an account. */
const loadGuest = () => import('../../parts/guest/GuestOpening.tsx').then(module => module.GuestOpening)

interface OpeningViewProps {
  advert: NonNullable<NewTradeData['advert']>
  assets: AssetBook
  /** Where the viewer can be paid; null when they buy. */
  seller: SellerSide | null
  refetch: () => void
}

/** Rates are marked as old after this, until the settings say otherwise, in seconds. */
const usuallyStaleAfter = 60

/** An advert, and the form that opens a trade on it, or what stands between the viewer and it. */
export function OpeningView({ advert, assets, seller, refetch }: OpeningViewProps) {
  const t = useT('advert')
  const tOpen = useT('openTrade')
  const [query] = useSearchParams()
  const { open, accept, changed } = useOpenTrade(advert)
  const settings = useSettings()
  const isStale = useIsStale(advert.pricedAt, settings?.rateStaleSeconds ?? usuallyStaleAfter)
  useAdvertPrice(advert.id)
  const does = viewerDoes(advert.type)
  const [coin, fiat] = [assets.of(advert.cryptoCurrencyCode), assets.of(advert.currencyCode)]
  const offersHref = searchPathOf(does, coin.code)
  const standing = useStanding()
  const showReport = useReportPart()
  const mayBeGuest = advert.allowAnonymous && does === 'buy' && !advert.isOwn && standing !== 'member'
  const showGuest = useWordedPart(mayBeGuest, loadGuest, 'guest')
  const needsLogIn = advert.requirements.some(({ code }) => code === 'login_required')
  const followed = async (opening: Promise<void>) => {
    try {
      await opening
    } catch (error) {
      // Limits, requirements or the price have moved since they were shown.
      refetch()
      throw error
    }
  }
  // Where the columns are one, the side comes after the button: who should be careful must read it before.
  const hasRisks = !advert.isOwn && advert.risks.length > 0
  const risks = (layout: RiskNoteLayout) => (
    <RiskCard person={{ risks: advert.risks, registeredAt: advert.owner.registeredAt }} layout={layout} />
  )
  const remedyHrefOf = useRemedyHref(advert.owner.userName)
  const names = { coin: coin.name, name: advert.owner.userName }
  const form = (payoutNetworks?: readonly PayoutNetwork[]) => (
    <Stack gap="4">
      <RequirementsList
        offer={advert}
        coin={coin}
        fiat={fiat}
        remedyHrefOf={remedyHrefOf}
        poke={<PokePart advertId={advert.id} ownerName={advert.owner.userName} />}
      />
      <OpenTradeForm
        offer={advert}
        coin={coin}
        fiat={fiat}
        start={startAmount(query)}
        seller={seller ?? undefined}
        payoutNetworks={payoutNetworks}
        onOpen={(values: OpenTradeValues) => followed(open(values))}
        notice={
          changed && (
            <PriceChangedNotice
              before={changed.values.priceSeen}
              now={changed.now}
              fiat={fiat}
              does={does}
              onAccept={() => {
                // What it is refused with, an alert has said.
                followed(accept()).catch(() => {})
              }}
              offersHref={offersHref}
            />
          )
        }
      />
    </Stack>
  )
  return (
    <FocusLayout
      header={
        <FocusHeader
          title={tOpen(does === 'buy' ? 'buyTitle' : 'sellTitle', names)}
          backLabel={t('search.hero.all')}
          backHref={offersHref}
        />
      }
      banner={<ConnectionLine />}
    >
      <MainSideLayout
        side={
          <Stack gap="4">
            <OfferSummary
              offer={advert}
              coin={coin}
              fiat={fiat}
              isStale={isStale}
              ownerHref={paths.user(advert.owner.userName)}
              report={
                !advert.isOwn && showReport?.({ kind: 'offer', id: advert.id, name: advert.owner.userName })
              }
            />
            {!advert.isOwn && !hasRisks && risks('stacked')}
            <EscrowExplainer type={does} />
          </Stack>
        }
      >
        {hasRisks && risks('beside')}
        {needsLogIn ? (
          <ReturningPrompt />
        ) : mayBeGuest ? (
          (showGuest?.({ coinCode: coin.code, children: form }) ?? <FormLoading />)
        ) : (
          form()
        )}
      </MainSideLayout>
    </FocusLayout>
  )
}
