import { isFiltered } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import { TransactionList } from '@souk/design-system/domain/money/transaction/TransactionList.tsx'
import { TransactionListEmpty } from '@souk/design-system/domain/money/transaction/TransactionListEmpty.tsx'
import { TransactionListFailed } from '@souk/design-system/domain/money/transaction/TransactionListFailed.tsx'
import { TransactionListLoading } from '@souk/design-system/domain/money/transaction/TransactionListLoading.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { useNavigate } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { useAssets } from '../../session/useAssets.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { filteredHref } from './filterAddress.ts'
import type { TransactionContent } from './useTransactions.ts'

const loadOpened = () => import('./OpenedTransaction.tsx').then(module => module.OpenedTransaction)

interface TransactionsBodyProps {
  content: TransactionContent
  filters: TransactionFilterSet
  /** Whose details are open; null for none. */
  opened: string | null
}

/** The list, whatever has become of asking for it, and the details of one of its movements. */
export function TransactionsBody({ content, filters, opened }: TransactionsBodyProps) {
  const assets = useAssets()
  const locale = useLocale()
  const navigate = useNavigate()
  const { interfaceSettings } = usePreferences()
  const showOpened = usePart(opened !== null, loadOpened)
  const isHidden = interfaceSettings.hideAmounts
  const listHref = filteredHref(paths.transactions(), filters)
  const hrefOf = (id: string) => withQuery(listHref, { transaction: id })
  const go = (href: string) =>
    void navigate(withLocale(locale, href), { state: keepFocus, preventScrollReset: true })
  const isReady = content.status === 'ready' && assets !== null
  const isEmpty = isReady && content.items.length === 0 && content.underWay.length === 0
  return (
    <>
      <Card as="section" padding="none">
        {content.status === 'failed' ? (
          <TransactionListFailed onRetry={content.onRetry} isRetrying={content.isRetrying} />
        ) : !isReady ? (
          <TransactionListLoading />
        ) : isEmpty ? (
          <TransactionListEmpty
            isFiltered={isFiltered(filters)}
            hrefs={{ all: paths.transactions(), offers: paths.buy() }}
          />
        ) : (
          <TransactionList
            {...content}
            assets={assets}
            isHidden={isHidden}
            hrefOf={hrefOf}
            onOpen={(id, event) => {
              // In another tab or window the browser opens it itself.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              go(hrefOf(id))
            }}
          />
        )}
      </Card>
      {assets !== null &&
        opened !== null &&
        showOpened?.({ id: opened, content, assets, isHidden, onClose: () => go(listHref) })}
    </>
  )
}
