import { compare } from '../../format/decimal.ts'
import { formatAmount } from '../../format/formatAmount.ts'
import { formatDate } from '../../format/formatDate.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { Text } from '../../primitives/text/Text.tsx'
import type { AssetBook } from '../asset/assetBook.ts'
import { hiddenAmount } from './hiddenAmount.ts'
import { movementIcon } from './movementIcon.ts'
import { Emblem, Facts, Figures, Movement, Words } from './MovementList.styles.ts'
import { WalletAmount } from './WalletAmount.tsx'
import type { TransactionShape } from './walletShape.ts'

interface MovementListProps {
  items: readonly TransactionShape[]
  assets: AssetBook
  isHidden: boolean
  /** The trade that a movement belongs to. */
  hrefOf: (tradeId: string) => string
}

/** What came and went, newest first, each with its sign and the balance after it. */
export function MovementList({ items, assets, isHidden, hrefOf }: MovementListProps) {
  const t = useT('wallet')
  const locale = useLocale()
  return (
    <ul aria-label={t('movements')}>
      {items.map(({ id, type, asset: code, amount, balanceAfter, tradeId, isConfirmed, createdAt }) => {
        const asset = assets.of(code)
        const after = isHidden ? hiddenAmount : formatAmount(balanceAfter, asset, { mode: 'shown', locale })
        return (
          <Movement key={id}>
            <Emblem aria-hidden>
              <Icon of={movementIcon[type]} size="m" />
            </Emblem>
            <Words>
              <Text as="p" size="body">
                {t(`transaction.${type}`)}
              </Text>
              <Facts>
                {tradeId !== null && (
                  <TextLink look="quiet" href={hrefOf(tradeId)}>
                    {t('trade', { id: tradeId })}
                  </TextLink>
                )}
                <time dateTime={createdAt}>{formatDate(createdAt, { format: 'dateTime', locale })}</time>
              </Facts>
            </Words>
            <Figures>
              <WalletAmount
                amount={amount}
                asset={asset}
                isHidden={isHidden}
                mode="full"
                sign="always"
                tone={compare(amount, '0') > 0 && isConfirmed ? 'positive' : 'plain'}
              />
              <Text size="caption" tone={isConfirmed ? 'tertiary' : 'warning'}>
                {isConfirmed ? t('balanceAfter', { amount: after }) : t('confirming')}
              </Text>
            </Figures>
          </Movement>
        )
      })}
    </ul>
  )
}
