import { useT } from '../../../../locales/useT.ts'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { MarketDelta } from '../../../trading/advert/MarketDelta.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { OtherFigure } from './QuoteCard.styles.ts'
import type { QuoteOffer, QuoteSearch } from './quoteShape.ts'
import { coinsOf } from './quoteText.ts'
import type { QuoteHrefs } from './quoteText.ts'
import { QuoteTrader } from './QuoteTrader.tsx'

interface OtherQuoteProps {
  offer: QuoteOffer
  search: QuoteSearch
  coin: NamedAsset
  fiat: NamedAsset
  hrefs: QuoteHrefs
}

/** An offer that is nearly as good, in a line. */
export function OtherQuote({ offer, search, coin, fiat, hrefs }: OtherQuoteProps) {
  const t = useT('homeTop')
  const coins = coinsOf(offer, search, { coin, fiat })
  const { userName: name } = offer.owner
  return (
    <li>
      <QuoteTrader trader={offer.owner} size="m" />
      <OtherFigure>
        {offer.price !== null && <Amount size="s" amount={offer.price} asset={fiat} mode="price" />}
        {offer.marketDeltaPercent !== null && (
          <MarketDelta percent={offer.marketDeltaPercent} does={search.type} />
        )}
      </OtherFigure>
      <OtherFigure data-of="coins">
        {coins !== null && <Amount size="s" amount={coins} asset={coin} mode="full" />}
      </OtherFigure>
      <LinkButton
        variant="soft"
        href={hrefs.offer(offer.id, search.amount)}
        aria-label={t(search.type === 'buy' ? 'quote.buyFrom' : 'quote.sellTo', { name })}
      >
        {t(`quote.${search.type}`)}
      </LinkButton>
    </li>
  )
}
