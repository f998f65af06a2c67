import ChevronRight from 'lucide-react/icons/chevron-right'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { BestQuote } from './BestQuote.tsx'
import { OtherQuote } from './OtherQuote.tsx'
import { Best, BestLine, Foot, Freshness, Nothing, Others } from './QuoteCard.styles.ts'
import type { Quote, QuoteContent } from './quoteShape.ts'
import { assetsOf } from './quoteText.ts'
import type { QuoteHrefs } from './quoteText.ts'

interface QuoteAnswerProps {
  content: QuoteContent
  assets: AssetBook
  hrefs: QuoteHrefs
  takerPercent: DecimalString | null
}

/** What the form was answered: offers, that there are none, or that they are coming. */
export function QuoteAnswer({ content, ...parts }: QuoteAnswerProps) {
  const t = useT('homeTop')
  if (content.status === 'loading')
    return (
      <Loading label={t('quote.loading')}>
        <Best>
          <BestLine>
            <Skeleton shape="tile" />
            <Skeleton width="short" />
          </BestLine>
          <Skeleton />
          <Skeleton />
        </Best>
      </Loading>
    )
  if (content.status === 'failed')
    return (
      <Nothing>
        <h2>{t('quote.failed')}</h2>
        <p>{t('quote.failedText')}</p>
        {content.onRetry !== undefined && <Button onClick={content.onRetry}>{t('quote.show')}</Button>}
      </Nothing>
    )
  return <Found {...content} {...parts} />
}

type FoundProps = Extract<QuoteContent, { status: 'ready' }> & Omit<QuoteAnswerProps, 'content'>

function Found({ quote, freshness, assets, hrefs, takerPercent }: FoundProps) {
  const t = useT('homeTop')
  const [best, ...others] = quote.offers
  const pair = assetsOf(quote, assets)
  return (
    <>
      {best === undefined ? (
        <NoQuote {...{ quote, hrefs, ...pair }} />
      ) : (
        <BestQuote {...{ offer: best, quote, hrefs, takerPercent, ...pair }} />
      )}
      {others.length > 0 && (
        <Others>
          {others.map(offer => (
            <OtherQuote key={offer.id} {...{ offer, search: quote.search, hrefs, ...pair }} />
          ))}
        </Others>
      )}
      <Foot>
        <TextLink href={hrefs.all(quote.search)} iconEnd={ChevronRight}>
          {t('quote.all')}
        </TextLink>
        {freshness !== undefined && (
          <Freshness data-of={freshness}>{t(freshness === 'live' ? 'quote.live' : 'quote.old')}</Freshness>
        )}
      </Foot>
    </>
  )
}

type NoQuoteProps = ReturnType<typeof assetsOf> & { quote: Quote; hrefs: QuoteHrefs }

/** Nobody takes just this amount, or nobody offers at all. */
function NoQuote({ quote: { search, nearest }, coin, fiat, hrefs }: NoQuoteProps) {
  const t = useT('homeTop')
  const locale = useLocale()
  if (nearest === null)
    return (
      <Nothing>
        <h2>{t('quote.nobody', { coin: coin.name, fiat: fiat.code })}</h2>
        <p>{t('quote.nobodyText')}</p>
      </Nothing>
    )
  const amount = formatAmount(search.amount, fiat, { mode: 'full', locale })
  const range = formatRange(nearest.minimum, nearest.maximum, fiat, { mode: 'full', locale })
  return (
    <Nothing>
      <h2>{t('quote.none', { amount })}</h2>
      <p>{t('quote.nearest', { range })}</p>
      <LinkButton variant="soft" href={hrefs.offer(nearest.id, null)}>
        {t('quote.nearestTake')}
      </LinkButton>
    </Nothing>
  )
}
