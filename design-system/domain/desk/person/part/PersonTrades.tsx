import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { SideTag } from '../../../trading/trade/status/SideTag.tsx'
import { StatusChip } from '../../../trading/trade/status/StatusChip.tsx'
import type { PersonTradeShape } from '../deskPerson.ts'
import { PersonPart } from './PersonPart.tsx'
import { PartText } from './PersonPart.styles.ts'
import { TradeHeads, TradeLine, TradesPlace } from './PersonTrades.styles.ts'

interface PersonTradesProps {
  trades: readonly PersonTradeShape[]
  assets: Pick<AssetBook, 'of'>
  /** Where a trade can be read; undefined of one that was not brought before an arbiter: staff does not read it. */
  hrefOf: (trade: PersonTradeShape) => string | undefined
  personHrefOf: (userName: string) => string
}

const columns = ['trade', 'side', 'amount', 'price', 'with', 'status', 'day'] as const

/** The latest trades of somebody: which side they are on, and how it stands. */
export function PersonTrades({ trades, ...rest }: PersonTradesProps) {
  const t = useT('deskPerson')
  if (trades.length === 0)
    return (
      <PersonPart title={t('trades.title')}>
        <PartText>{t('trades.none')}</PartText>
      </PersonPart>
    )
  return (
    <PersonPart title={t('trades.title')}>
      <TradesPlace>
        <TradeHeads aria-hidden>
          {columns.map(column => (
            <span key={column}>{t(`trades.${column}`)}</span>
          ))}
        </TradeHeads>
        <ul aria-label={t('trades.label')}>
          {trades.map(trade => (
            <Trade key={trade.id} trade={trade} {...rest} />
          ))}
        </ul>
      </TradesPlace>
    </PersonPart>
  )
}

const typeOf = { buyer: 'buy', seller: 'sell', arbiter: 'swap' } as const

type TradeProps = Omit<PersonTradesProps, 'trades'> & { trade: PersonTradeShape }

function Trade({ trade, assets, hrefOf, personHrefOf }: TradeProps) {
  const locale = useLocale()
  const { id, side, status, coin, amount, fiat, fiatAmount, counterparty, openedAt } = trade
  const href = hrefOf(trade)
  return (
    <TradeLine>
      <span data-cell="trade">{href === undefined ? `#${id}` : <TextLink href={href}>#{id}</TextLink>}</span>
      <span data-cell="side">
        <SideTag type={typeOf[side]} />
      </span>
      <span data-cell="amount">
        <Amount amount={amount} asset={assets.of(coin)} code="always" />
      </span>
      <span data-cell="price">
        <Amount amount={fiatAmount} asset={assets.of(fiat)} weight="quiet" />
      </span>
      <span data-cell="with">
        <TextLink look="quiet" href={personHrefOf(counterparty)}>
          {counterparty}
        </TextLink>
      </span>
      <span data-cell="status">
        <StatusChip status={status} viewerSide="arbiter" />
      </span>
      <time data-cell="day" dateTime={openedAt}>
        {formatDate(openedAt, { format: 'date', locale })}
      </time>
    </TradeLine>
  )
}
