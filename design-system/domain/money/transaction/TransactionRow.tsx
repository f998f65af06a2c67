import type { MouseEvent } from 'react'
import { absolute, compare } from '../../../format/decimal.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { DateFormat } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { shortAddress } from './shortAddress.ts'
import { TransactionAmount } from './TransactionAmount.tsx'
import { transactionIcon } from './transactionIcon.ts'
import { Emblem, Facts, Figures, RowRoot, Words } from './TransactionRow.styles.ts'
import type { TransactionShape } from './transactionShape.ts'

interface TransactionRowProps {
  transaction: TransactionShape
  assets: AssetBook
  /** The viewer keeps amounts from the eyes of others. */
  isHidden: boolean
  /** Its details. */
  href: string
  /** Opens them in place of the link; call `preventDefault` then. */
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** `time` under the title of a day, `dateTime` elsewhere. */
  when?: Extract<DateFormat, 'time' | 'dateTime'> | undefined
}

/** One movement in a list: what it was, with whom or where to, how much, and what that was worth. */
export function TransactionRow(props: TransactionRowProps) {
  const { transaction, assets, isHidden, href, onOpen, when = 'dateTime' } = props
  const { type, status, asset, amount, createdAt } = transaction
  const t = useT('transaction')
  const locale = useLocale()
  const isIncome = compare(amount, '0') > 0 && status === 'confirmed' && transaction.direction === 'incoming'
  return (
    <RowRoot>
      <Emblem aria-hidden>
        <Icon of={transactionIcon[type]} size="m" />
      </Emblem>
      <Words>
        <TextLink look="quiet" href={href} onClick={onOpen}>
          {t(`type.${type}`)}
        </TextLink>
        <Facts data-compact="">
          <Origin transaction={transaction} />
          <time dateTime={createdAt}>{formatDate(createdAt, { format: when, locale })}</time>
        </Facts>
      </Words>
      <Figures>
        <TransactionAmount
          amount={amount}
          asset={assets.of(asset)}
          isHidden={isHidden}
          mode="full"
          sign="always"
          tone={isIncome ? 'positive' : 'plain'}
        />
        <Below transaction={transaction} assets={assets} isHidden={isHidden} />
      </Figures>
    </RowRoot>
  )
}

/** Where it came from or went to: a trade, a person, an address. */
function Origin({ transaction }: Pick<TransactionRowProps, 'transaction'>) {
  const t = useT('transaction')
  const { tradeId, partnerName, address } = transaction
  return (
    <>
      {partnerName !== null && <span>{partnerName}</span>}
      {tradeId !== null && (
        <span {...(partnerName === null ? {} : { 'data-more': '' })}>{t('trade', { id: tradeId })}</span>
      )}
      {tradeId === null && partnerName === null && address !== null && <span>{shortAddress(address)}</span>}
    </>
  )
}

/** How far it is; of one that is settled, what it was worth. */
function Below({
  transaction,
  assets,
  isHidden,
}: Pick<TransactionRowProps, 'transaction' | 'assets' | 'isHidden'>) {
  const t = useT('transaction')
  const { status, value, confirmations, confirmationsNeeded } = transaction
  if (status === 'ended') {
    return (
      <Text size="caption" tone="negative">
        {t('ended')}
      </Text>
    )
  }
  if (status === 'under_way') {
    return (
      <Text size="caption" tone="warning">
        {confirmations !== null && confirmationsNeeded !== null
          ? t('confirmationsOf', { count: confirmations, needed: confirmationsNeeded })
          : t('waiting')}
      </Text>
    )
  }
  if (value === null) return null
  return (
    <Text size="caption" tone="secondary">
      <TransactionAmount
        amount={absolute(value.amount)}
        asset={assets.of(value.asset)}
        isHidden={isHidden}
        weight="quiet"
      />
    </Text>
  )
}
