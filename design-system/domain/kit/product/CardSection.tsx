import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { ListRoot as OfferRoot } from '../../trading/advert/offerList/OfferList.styles.ts'
import { TradeList } from '../../trading/dashboard/trades/TradeList.tsx'
import { AmountBlock } from '../../trading/trade/payment/AmountBlock.tsx'
import { TradeStepper } from '../../trading/trade/progress/TradeStepper.tsx'
import { TradeTimer } from '../../trading/trade/status/TradeTimer.tsx'
import { sampleBook, sampleCoin, sampleFiat } from '../specimen/sampleMarket.ts'
import { SampleOffers } from '../specimen/SampleOffers.tsx'
import { useSampleMoments } from '../specimen/sampleTime.ts'
import { sampleTrade, sampleTrades } from '../specimen/sampleTrades.ts'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'

const here = () => '#cards'

/** Offers as they are found, trades as they are listed, and one that is open. */
export function CardSection() {
  const t = useT('uiKit')
  const at = useSampleMoments()
  return (
    <>
      <SpecimenHead code="OfferItem">{t('cards.offer')}</SpecimenHead>
      <OfferRoot>
        <SampleOffers label={t('cards.offer')} href={here()} look="best" />
      </OfferRoot>
      <SpecimenHead code="TradeRow">{t('cards.trade')}</SpecimenHead>
      <Card padding="none">
        <TradeList
          trades={sampleTrades(at)}
          assets={sampleBook}
          hrefOf={here}
          page={1}
          pages={1}
          pageHref={here}
        />
      </Card>
      <SpecimenHead code="TradeStepper, AmountBlock, TradeTimer">{t('cards.open')}</SpecimenHead>
      <TradeStepper trade={sampleTrade} />
      <Grid columns="main-side" gap="4">
        <Card padding="none">
          <AmountBlock trade={sampleTrade} coin={sampleCoin} fiat={sampleFiat} />
        </Card>
        <Card>
          <Stack gap="4">
            <Inline gap="5">
              <TradeTimer timer={{ kind: 'pay', startsAt: at(-6), endsAt: at(24), isMine: true }} />
              <TradeTimer timer={{ kind: 'release', startsAt: at(-11), endsAt: at(19), isMine: false }} />
            </Inline>
          </Stack>
        </Card>
      </Grid>
    </>
  )
}
