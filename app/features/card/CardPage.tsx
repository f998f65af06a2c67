import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CardForm } from '@souk/design-system/domain/money/card/CardForm.tsx'
import { CardUnavailable } from '@souk/design-system/domain/money/card/CardUnavailable.tsx'
import { CardLoading } from '@souk/design-system/domain/money/card/CardLoading.tsx'
import type { CardLimitShape } from '@souk/design-system/domain/money/card/cardShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useStanding } from '../../services/useViewer.ts'
import { CardLimitsQuery } from './Card.queries.ts'
import { CardPay } from './CardPay.tsx'
import { useCardOrder } from './useCardOrder.ts'

/** Buying a coin by card; the address may name the coin, the currency and the amount. */
export function CardPage() {
  const t = useT('page')
  return (
    <NarrowLayout>
      <PageTitle>{t('card.title')}</PageTitle>
      <Body />
    </NarrowLayout>
  )
}

function Body() {
  const assets = useAssets()
  const { data, error, refetch } = useQuery(CardLimitsQuery)
  const limits = data?.cardLimits
  if (limits && assets !== null)
    return limits.isAvailable && limits.items.length > 0 ? (
      <Order limits={limits.items} assets={assets} />
    ) : (
      <CardUnavailable offersHref={paths.buy()} />
    )
  if (error === undefined) return <CardLoading />
  // What it fails with shows in place.
  return <FailedState onRetry={() => void refetch().catch(() => {})} homeHref={paths.home()} />
}

function Order({ limits, assets }: { limits: readonly CardLimitShape[]; assets: AssetBook }) {
  const standing = useStanding()
  const order = useCardOrder(limits, assets)
  const { coin, fiat, limit, rate, marketRate, amount, error } = order
  const coinCodes = new Set(limits.map(({ cryptoCurrencyCode }) => cryptoCurrencyCode))
  const fiatCodes = new Set(
    limits.flatMap(each => (each.cryptoCurrencyCode === coin.code ? [each.currencyCode] : [])),
  )
  return (
    <CardForm
      coins={assets.coins.filter(({ code }) => coinCodes.has(code))}
      fiats={assets.fiats.filter(({ code }) => fiatCodes.has(code))}
      {...{ coin, fiat, limit, rate, marketRate, error }}
      onCoin={order.onCoin}
      onFiat={order.onFiat}
      text={order.text}
      onText={order.onText}
      action={
        <CardPay
          {...{ coin, fiat }}
          amount={error === undefined ? amount : null}
          logInHref={standing === 'member' ? null : paths.logIn()}
        />
      }
    />
  )
}
