import type { ReactNode } from 'react'
import { formatDate } from '../../../format/date/formatDate.ts'
import { isDecimalString } from '../../../format/decimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Amount } from '../../reference/asset/Amount.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { fiatOf } from '../text/article/live/liveFigure.ts'
import { InlineText } from '../text/article/InlineText.tsx'
import { plainText } from '../text/contentTree.ts'
import type { CoinPriceShape, CountryHrefs, CountryMarketShape } from './countryShape.ts'
import type { CountryPart } from './countryText.ts'
import { BoardAway, BoardHead, BoardRoot, BoardTable, CoinName, PriceCell } from './PriceBoard.styles.ts'

interface PriceBoardProps {
  part: CountryPart
  fiat: string
  prices: CountryMarketShape['prices']
  hrefs: CountryHrefs
  lang: string
  renderIcon: (coin: string) => ReactNode
}

/** What each coin costs now in the country's currency, both ways; each price leads to its offers. */
export function PriceBoard({ part, fiat, prices, hrefs, lang, renderIcon }: PriceBoardProps) {
  const t = useT('country')
  const locale = useLocale()
  const rows = (prices?.coins ?? []).filter(({ buy, sell }) => buy !== null || sell !== null)
  const isKnown = prices !== null && !Number.isNaN(Date.parse(prices.at))
  const said = part.title === null ? t('prices', { fiat }) : plainText(part.title)
  return (
    <BoardRoot aria-labelledby={part.id}>
      <BoardHead>
        <h2 id={part.id} {...(part.title === null ? {} : { lang })}>
          {part.title === null ? said : <InlineText of={part.title} />}
        </h2>
        {isKnown && (
          <time dateTime={prices.at}>
            {/* The same words on the server and in every browser: a clock of neither. */}
            {t('at', { time: formatDate(prices.at, { format: 'time', locale, timeZone: 'UTC' }) })}
          </time>
        )}
      </BoardHead>
      {rows.length === 0 ? (
        <BoardAway>
          <TextLink href={hrefs.offers('buy', 'USDT', fiat)}>
            {prices === null ? t('pricesAway') : t('pricesNone', { fiat })}
          </TextLink>
        </BoardAway>
      ) : (
        <BoardTable>
          <VisuallyHidden as="caption">{t('pricesOf', { fiat })}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('coin')}</th>
              <th scope="col">{t('buyAt')}</th>
              <th scope="col">{t('sellAt')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <PriceRow key={row.coin} row={row} fiat={fiat} hrefs={hrefs} icon={renderIcon(row.coin)} />
            ))}
          </tbody>
        </BoardTable>
      )}
    </BoardRoot>
  )
}

interface PriceProps {
  row: CoinPriceShape
  fiat: string
  hrefs: CountryHrefs
}

function PriceRow({ row, fiat, hrefs, icon }: PriceProps & { icon: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <CoinName>
          {icon}
          <span>
            <b>{row.coin}</b>
            {row.name !== row.coin && <small>{row.name}</small>}
          </span>
        </CoinName>
      </th>
      <Price type="buy" {...{ row, fiat, hrefs }} />
      <Price type="sell" {...{ row, fiat, hrefs }} />
    </tr>
  )
}

function Price({ type, row, fiat, hrefs }: PriceProps & { type: 'buy' | 'sell' }) {
  const t = useT('country')
  const price = row[type]
  if (price === null || !isDecimalString(price))
    return (
      <PriceCell>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('noOffer')}</VisuallyHidden>
      </PriceCell>
    )
  return (
    <PriceCell>
      <TextLink href={hrefs.offers(type, row.coin, fiat)}>
        <VisuallyHidden>{t(type, { coin: row.coin })} </VisuallyHidden>
        <Amount amount={price} asset={fiatOf(fiat)} mode="price" />
      </TextLink>
    </PriceCell>
  )
}
