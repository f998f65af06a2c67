import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Lock from 'lucide-react/icons/lock'
import { isZero } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Tag } from '../../../../primitives/chip/Tag.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { MarketDelta } from '../../../trading/advert/MarketDelta.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { Best, BestLine, BestTop, Facts, Locked, PriceAside } from './QuoteCard.styles.ts'
import type { Quote, QuoteOffer } from './quoteShape.ts'
import { coinsOf } from './quoteText.ts'
import type { QuoteHrefs } from './quoteText.ts'
import { QuoteTrader } from './QuoteTrader.tsx'

interface BestQuoteProps {
  offer: QuoteOffer
  quote: Quote
  coin: NamedAsset
  fiat: NamedAsset
  hrefs: QuoteHrefs
  takerPercent: DecimalString | null
}

/** As many ways to pay as have room in a line. */
const methodsShown = 2

/** The best offer for the amount, whole: who, at what price, how long it takes, and the button that opens the trade. */
export function BestQuote({ offer, quote, coin, fiat, hrefs, takerPercent }: BestQuoteProps) {
  const t = useT('homeTop')
  const locale = useLocale()
  const { search } = quote
  const coins = coinsOf(offer, search, { coin, fiat })
  return (
    <Best>
      <BestHead {...{ quote, fiat }} />
      <BestLine>
        <QuoteTrader trader={offer.owner} size="l" />
        {offer.price !== null && (
          <PriceAside>
            <span>
              <Amount size="m" amount={offer.price} asset={fiat} mode="price" />{' '}
              {t('quote.per', { coin: coin.code })}
            </span>
            {offer.marketDeltaPercent !== null && (
              <MarketDelta percent={offer.marketDeltaPercent} does={search.type} />
            )}
          </PriceAside>
        )}
      </BestLine>
      <OfferFacts {...{ offer, fiat, takerPercent }} />
      <LinkButton
        variant="primary"
        size="l"
        width="fill"
        icon={search.type === 'buy' ? ArrowDownLeft : ArrowUpRight}
        href={hrefs.offer(offer.id, search.amount)}
      >
        {t(search.type === 'buy' ? 'quote.buyAmount' : 'quote.sellAmount', {
          amount: coins === null ? coin.code : formatAmount(coins, coin, { mode: 'full', locale }),
        })}
      </LinkButton>
      <Locked>
        <Icon of={Lock} />
        <span>{t(search.type === 'buy' ? 'quote.lockedBuy' : 'quote.lockedSell')}</span>
      </Locked>
    </Best>
  )
}

function BestHead({ quote, fiat }: Pick<BestQuoteProps, 'quote' | 'fiat'>) {
  const t = useT('homeTop')
  const locale = useLocale()
  const { search, total, totalIsCapped, marketRate } = quote
  const amount = formatAmount(search.amount, fiat, { mode: 'full', locale })
  return (
    <BestTop>
      <strong>
        {totalIsCapped
          ? t('quote.many', { total: formatCount(total, locale), amount })
          : t('quote.best', { count: total, amount })}
      </strong>
      {marketRate !== null && (
        <span>{t('quote.market', { price: formatAmount(marketRate, fiat, { mode: 'price', locale }) })}</span>
      )}
    </BestTop>
  )
}

function OfferFacts({ offer, fiat, takerPercent }: Pick<BestQuoteProps, 'offer' | 'fiat' | 'takerPercent'>) {
  const t = useT('homeTop')
  const locale = useLocale()
  const { medianReleaseMinutes: minutes } = offer.owner
  const shown = offer.paymentMethods.slice(0, methodsShown)
  const more = offer.paymentMethods.length - shown.length
  return (
    <Facts>
      <div>
        <dt>{t('quote.release')}</dt>
        <dd>
          {minutes === null
            ? t('quote.releaseUnknown')
            : t('quote.releaseAfter', { time: formatDuration(Math.max(1, minutes), locale) })}
        </dd>
      </div>
      <div>
        <dt>{t('quote.limits')}</dt>
        <dd>{formatRange(offer.minimum, offer.maximum, fiat, { mode: 'shown', locale })}</dd>
      </div>
      <div>
        <dt>{t('quote.takes')}</dt>
        <dd>
          {shown.map(({ code, name, group }) => (
            <Tag key={code} icon={methodIcon[group]}>
              {name}
            </Tag>
          ))}
          {more > 0 && <Tag>{t('quote.more', { count: more })}</Tag>}
          {offer.allowAnonymous && <Tag look="outline">{t('quote.noSignUp')}</Tag>}
        </dd>
      </div>
      {takerPercent !== null && (
        <div>
          <dt>{t('quote.fee')}</dt>
          <dd>{isZero(takerPercent) ? '0' : formatPercent(takerPercent, { locale })}</dd>
        </div>
      )}
    </Facts>
  )
}
