import type { ComponentProps, ReactNode } from 'react'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TabBody } from './TradeInfo.styles.ts'
import type { Money } from '../../../../format/money.ts'
import type { TradeSide, TradeType } from '../../../reference/status/tradeStatus.ts'

type TradeInfoProps = Omit<ComponentProps<'div'>, 'children'> & {
  trade: {
    readonly id: string
    readonly type: TradeType
    readonly viewerSide: TradeSide
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    readonly price: DecimalString
    readonly fee: Money
    readonly paymentMethod: { readonly name: string }
    readonly escrowMinutes: number
    readonly createdAt: string
    readonly paidAt: string | null
    readonly finishedAt: string | null
    readonly dispute: { readonly openedAt: string } | null
  }
  coin: DisplayAsset
  fiat: DisplayAsset
}

/** The facts of a trade, to look up and quote: the tab "Info". */
export function TradeInfo({ trade, coin, fiat, ...rest }: TradeInfoProps) {
  const t = useT('tradePage')
  const locale = useLocale()
  const full = (amount: DecimalString, asset: DisplayAsset) =>
    formatAmount(amount, asset, { mode: 'full', locale })
  const moment = (at: string | null): ReactNode =>
    at === null ? null : (
      <Text as="time" size="body-strong" dateTime={at}>
        {formatDate(at, { format: 'dateTime', locale })}
      </Text>
    )
  const rows = {
    opened: moment(trade.createdAt),
    paid: moment(trade.paidAt),
    dispute: moment(trade.dispute?.openedAt ?? null),
    finished: moment(trade.finishedAt),
    method: trade.paymentMethod.name,
    fiatAmount: full(trade.fiatAmount, fiat),
    amount: full(trade.amount, coin),
    price: formatAmount(trade.price, fiat, { mode: 'price', locale }),
    fee:
      trade.viewerSide === 'arbiter'
        ? null
        : full(trade.fee.amount, trade.fee.asset === fiat.code ? fiat : coin),
    // Nobody pays from outside in a swap: it is settled as it is opened.
    escrowTime: trade.type === 'swap' ? null : formatDuration(trade.escrowMinutes, locale),
  } as const
  const names = Object.keys(rows) as (keyof typeof rows)[]
  const copyId = (
    <CopyButton
      look="icon"
      text={trade.id}
      label={t('info.copyId')}
      copiedLabel={t('payment.copied')}
      failedLabel={t('payment.copyFailed')}
    />
  )
  return (
    <TabBody {...rest}>
      <DefinitionList>
        <DefinitionRow term={t('info.id')} action={copyId}>
          #{trade.id}
        </DefinitionRow>
        {names.map(
          name =>
            rows[name] !== null && (
              <DefinitionRow key={name} term={t(`info.${name}`)}>
                {rows[name]}
              </DefinitionRow>
            ),
        )}
      </DefinitionList>
    </TabBody>
  )
}
