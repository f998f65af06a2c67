import { isZero } from '../../format/decimal.ts'
import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx'
import { EmptyState } from '../../primitives/state/EmptyState.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import type { AssetBook } from '../asset/assetBook.ts'
import { CoinBalance } from './CoinBalance.tsx'
import { Head, ListRoot, ListTitle } from './CoinList.styles.ts'
import type { BalanceShape } from './walletShape.ts'

interface CoinListProps {
  items: readonly BalanceShape[]
  assets: AssetBook
  isHidden: boolean
  isZeroHidden: boolean
  onZeroHiddenChange: (isHidden: boolean) => void
}

const columns = ['coin', 'change', 'available', 'inEscrow', 'value'] as const

/** Every coin with what is free, what is locked and what it is worth. */
export function CoinList({ items, assets, isHidden, isZeroHidden, onZeroHiddenChange }: CoinListProps) {
  const t = useT('wallet')
  const isEmpty = ({ available, inEscrow }: BalanceShape) => isZero(available) && isZero(inEscrow)
  const shown = isZeroHidden ? items.filter(item => !isEmpty(item)) : items
  return (
    <Card as="section" padding="none">
      <ListRoot>
        <ListTitle>
          <Heading level={2}>{t('coins')}</Heading>
          <Checkbox checked={isZeroHidden} onChange={onZeroHiddenChange}>
            {t('hideZero')}
          </Checkbox>
        </ListTitle>
        {shown.length === 0 ? (
          <EmptyState title={t('allZero')} />
        ) : (
          <>
            <Head aria-hidden>
              {columns.map(column => (
                <span key={column}>{t(column)}</span>
              ))}
            </Head>
            <ul aria-label={t('coins')}>
              {shown.map(balance => (
                <CoinBalance key={balance.asset} {...{ balance, assets, isHidden }} />
              ))}
            </ul>
          </>
        )}
      </ListRoot>
    </Card>
  )
}
