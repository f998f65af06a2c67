import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { ListRoot, Rows, StatePlace } from '../../trading/advert/offerList/OfferList.styles.ts'
import { OfferItem } from '../../trading/advert/offerList/OfferItem.tsx'
import { CalculatorPart } from './CalculatorPart.tsx'
import { assetOf, fieldOf, firstAmount, shownOffers } from '../calculator/calculatorFigures.ts'
import type { WrittenAmount } from '../calculator/calculatorFigures.ts'
import type {
  CalculatorAsk,
  CalculatorHrefs,
  CalculatorMarket,
  CalculatorPair,
  PricedOffer,
} from '../calculator/calculatorShape.ts'
import { useAmountText } from '../calculator/useAmountText.ts'

interface ThreeOffersProps {
  pair: CalculatorPair
  ask: CalculatorAsk
  written: WrittenAmount
  market: CalculatorMarket
  /** The best this way, whatever the amount: one of them is the nearest where none takes it. */
  anyOffers: readonly PricedOffer[]
  isStale: boolean
  hrefs: CalculatorHrefs
}

/** The best real offers that take exactly the amount. */
export function ThreeOffers(props: ThreeOffersProps) {
  const { pair, ask, written, market, isStale, hrefs } = props
  const t = useT('calculator')
  const text = useAmountText()
  const locale = useLocale()
  const amount = text.full(written.amount, assetOf(pair, written.side))
  const shown = market.offers.slice(0, shownOffers)
  const all = market.totalIsCapped
    ? t('offers.allMany', { total: formatCount(market.total, locale) })
    : t('offers.all', { count: market.total })
  return (
    <CalculatorPart
      title={shown.length < shownOffers ? t('offers.some', { amount }) : t('offers.title', { amount })}
      lead={t('offers.lead')}
      end={
        shown.length > 0 && (
          <TextLink href={hrefs.offers(ask.does, { text: written.amount, side: written.side })}>
            {all}
          </TextLink>
        )
      }
    >
      {shown.length === 0 ? (
        <NoneTakes {...props} amount={amount} />
      ) : (
        <ListRoot>
          <Rows aria-label={t('offers.list', { coin: pair.coin.name })}>
            {shown.map((offer, index) => (
              <OfferItem
                key={offer.id}
                offer={offer}
                {...pair}
                search={{ amount: written.amount, amountSide: written.side, paymentMethodCodes: [] }}
                href={hrefs.trade(offer.id, written.amount, written.side)}
                ownerHref={hrefs.owner(offer.owner.userName)}
                emphasis={index === 0 ? 'best' : 'plain'}
                isStale={isStale}
              />
            ))}
          </Rows>
        </ListRoot>
      )}
    </CalculatorPart>
  )
}

/** Nobody takes the amount: what the nearest one takes, or that there is nobody at all. */
function NoneTakes({ pair, ask, anyOffers, hrefs, amount }: ThreeOffersProps & { amount: string }) {
  const t = useT('calculator')
  const text = useAmountText()
  const { coin, fiat } = pair
  const [nearest] = anyOffers
  const taken = nearest && firstAmount({ offers: [nearest], worth: null }, pair)
  const next: CalculatorAsk | undefined =
    taken === undefined ? undefined : { does: ask.does, field: fieldOf(ask.does, 'fiat'), text: taken }
  return (
    <StatePlace>
      <EmptyState
        title={t('empty.title', { amount })}
        actions={
          <>
            {next !== undefined && (
              <LinkButton variant="primary" href={hrefs.at(coin.code, fiat.code, next)}>
                {t('empty.take', { amount: text.full(next.text, fiat) })}
              </LinkButton>
            )}
            <LinkButton href={hrefs.offers(ask.does, null)}>{t('empty.all', { coin: coin.name })}</LinkButton>
          </>
        }
      >
        {nearest === undefined
          ? t('empty.none', { coin: coin.name, fiat: fiat.code })
          : t('empty.nearest', {
              minimum: text.full(nearest.minimum, fiat),
              maximum: text.full(nearest.maximum, fiat),
            })}
      </EmptyState>
    </StatePlace>
  )
}
