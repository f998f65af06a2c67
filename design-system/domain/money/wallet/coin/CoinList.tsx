import { useId, useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { CoinBalance } from './CoinBalance.tsx'
import type { CoinBalanceProps } from './CoinBalance.tsx'
import { Head, ListRoot, ListTitle, SearchPlace } from './CoinList.styles.ts'
import { inWalletOrder, isCoinFound, isNothing } from '../walletOrder.ts'
import type { CoinBalanceShape } from '../walletShape.ts'

type CoinListProps = Omit<CoinBalanceProps, 'balance'> & {
  items: readonly CoinBalanceShape[]
  isZeroHidden: boolean
  onZeroHiddenChange: (isHidden: boolean) => void
}

const columns = ['coin', 'change', 'available', 'inEscrow'] as const

/** Every coin with its price and how that went, what is free, what is locked and by what, and what can be done with it. */
export function CoinList({ items, isZeroHidden, onZeroHiddenChange, ...rest }: CoinListProps) {
  const t = useT('wallet')
  const searchId = useId()
  const [text, setText] = useState<string | null>(null)
  const held = isZeroHidden ? items.filter(item => !isNothing(item)) : items
  const shown = inWalletOrder(held).filter(({ asset }) => isCoinFound(asset, text ?? '', rest.assets))
  return (
    <Card as="section" padding="none">
      <ListRoot>
        <ListTitle>
          <Heading level={2}>{t('coins')}</Heading>
          <Checkbox checked={isZeroHidden} onChange={onZeroHiddenChange}>
            {t('hideZero')}
          </Checkbox>
          <IconButton
            icon={Search}
            label={t('search')}
            aria-expanded={text !== null}
            aria-controls={searchId}
            onClick={() => setText(text === null ? '' : null)}
          />
        </ListTitle>
        <SearchPlace id={searchId} hidden={text === null}>
          {text !== null && (
            <TextField
              label={t('searchLabel')}
              labelLook="hidden"
              placeholder={t('searchLabel')}
              value={text}
              onChange={setText}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed into
              autoFocus
            />
          )}
        </SearchPlace>
        {shown.length === 0 ? (
          <NoCoins
            isSearched={(text ?? '') !== ''}
            onShowAll={() => (text ? setText('') : onZeroHiddenChange(false))}
          />
        ) : (
          <>
            <Head aria-hidden>
              {columns.map(column => (
                <span key={column}>{t(column)}</span>
              ))}
            </Head>
            <ul aria-label={t('coins')}>
              {shown.map(balance => (
                <CoinBalance key={balance.asset} balance={balance} {...rest} />
              ))}
            </ul>
          </>
        )}
      </ListRoot>
    </Card>
  )
}

/** Nothing is left of the list, and how to have all of it back. */
function NoCoins({ isSearched, onShowAll }: { isSearched: boolean; onShowAll: () => void }) {
  const t = useT('wallet')
  return (
    <EmptyState
      title={t(isSearched ? 'noCoinFound' : 'allZero')}
      actions={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  )
}
