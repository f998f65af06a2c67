import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useId } from 'react'
import { absolute, compare, subtract } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { AmountText } from '../../../primitives/amount/AmountText.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { MarketDelta } from '../../trading/advert/MarketDelta.tsx'
import { offerFigures } from '../../trading/advert/offerFigures.ts'
import type { OfferFigure } from '../../trading/advert/offerFigures.ts'
import { OfferMethods } from '../../trading/advert/offerList/OfferMethods.tsx'
import { TraderSummary } from '../../people/profile/trader/TraderSummary.tsx'
import { BestNote, BestRoot, BestSum, BestWho, Compared } from './BestOffer.styles.ts'
import { amountOfSide, assetOf } from './calculatorFigures.ts'
import type { CalculatorReading } from './calculatorReading.ts'
import type {
  CalculatorAsk,
  CalculatorHrefs,
  CalculatorMarket,
  CalculatorOffer,
  CalculatorPair,
} from './calculatorShape.ts'
import { useAmountText } from './useAmountText.ts'

interface BestOfferProps {
  pair: CalculatorPair
  ask: CalculatorAsk
  reading: CalculatorReading
  market: CalculatorMarket
  isStale: boolean
  hrefs: CalculatorHrefs
}

const icons = { buy: ArrowDownLeft, sell: ArrowUpRight } as const

/** What the best real offer makes of the amount, beside what the market says. */
export function BestOffer(props: BestOfferProps) {
  const { pair, ask, reading, isStale } = props
  const t = useT('calculator')
  const id = useId()
  const { written, market } = reading
  const offer = props.market.offers[0] ?? null
  const figures =
    offer === null || written === null ? null : offerFigures(offer, written, { does: ask.does, ...pair })
  if (offer === null || written === null || figures === null)
    return (
      <BestRoot>
        <BestNote>{t('best.unknown')}</BestNote>
      </BestRoot>
    )
  const { main } = figures
  const atMarket = market && amountOfSide(market, written.side === 'fiat' ? 'crypto' : 'fiat')
  return (
    <BestRoot aria-labelledby={id}>
      <Sum id={id} main={main} atMarket={atMarket} isStale={isStale} />
      <Take {...props} offer={offer} />
      <Compare main={main} atMarket={atMarket} offer={offer} does={ask.does} />
      <BestNote>{t('best.escrow')}</BestNote>
    </BestRoot>
  )
}

interface SumProps {
  id: string
  main: OfferFigure
  atMarket: DecimalString | null
  isStale: boolean
}

/** The amount that is looked for, and how it differs from the market's. */
function Sum({ id, main, atMarket, isStale }: SumProps) {
  const t = useT('calculator')
  const text = useAmountText()
  const order = atMarket === null ? 0 : compare(main.amount, atMarket)
  const word = ({ '-1': 'less', '0': 'same', '1': 'more' } as const)[order]
  const isBetter = main.word === 'youGet' ? order > 0 : order < 0
  const gap = atMarket === null ? '0' : absolute(subtract(main.amount, atMarket))
  return (
    <BestSum>
      <h2 id={id}>{t(`best.${main.word}`)}</h2>
      <AmountText size="xl" tone={isStale ? 'stale' : 'plain'} parts={text.parts(main.amount, main.asset)} />
      {atMarket !== null && (
        <p data-verdict={isBetter ? 'better' : 'plain'}>
          {order !== 0 && <Icon of={order > 0 ? TrendingUp : TrendingDown} size="xs" />}
          {word === 'same' ? t('best.same') : t(`best.${word}`, { amount: text.full(gap, main.asset) })}
        </p>
      )}
    </BestSum>
  )
}

/** Who offers it, and the way to take it. */
function Take({ offer, pair, ask, reading, hrefs }: BestOfferProps & { offer: CalculatorOffer }) {
  const t = useT('calculator')
  const text = useAmountText()
  const locale = useLocale()
  const { written } = reading
  const figures = written && offerFigures(offer, written, { does: ask.does, ...pair })
  if (written === null || figures === null) return null
  const coins = [figures.main, figures.for].find(({ asset }) => asset.kind === 'coin') ?? figures.main
  const minutes = offer.owner.medianReleaseMinutes
  return (
    <>
      <BestWho>
        <TraderSummary trader={offer.owner} href={hrefs.owner(offer.owner.userName)} />
        <div>
          <OfferMethods methods={offer.paymentMethods} allowAnonymous={offer.allowAnonymous} />
          {minutes !== null && <span>{t('best.released', { time: formatDuration(minutes, locale) })}</span>}
        </div>
      </BestWho>
      <LinkButton
        href={hrefs.trade(offer.id, written.amount, written.side)}
        variant="primary"
        size="l"
        width="fill"
        icon={icons[ask.does]}
      >
        {t(`best.${ask.does}`, { amount: text.full(coins.amount, assetOf(pair, 'crypto')) })}
      </LinkButton>
    </>
  )
}

function Compare(props: {
  main: OfferFigure
  atMarket: DecimalString | null
  offer: CalculatorOffer
  does: CalculatorAsk['does']
}) {
  const { main, atMarket, offer, does } = props
  const t = useT('calculator')
  const text = useAmountText()
  if (atMarket === null) return null
  const { marketDeltaPercent: delta } = offer
  return (
    <Compared>
      <div>
        <dt>{t('best.offer')}</dt>
        <dd>
          <AmountText parts={text.parts(main.amount, main.asset)} />
        </dd>
        <dd>{delta !== null && <MarketDelta percent={delta} does={does} />}</dd>
      </div>
      <div>
        <dt>{t('best.market')}</dt>
        <dd>
          <AmountText weight="quiet" parts={text.parts(atMarket, main.asset)} />
        </dd>
        <dd>{t('best.compare')}</dd>
      </div>
    </Compared>
  )
}
