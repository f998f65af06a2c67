import { FocusHeader } from '@souk/design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '@souk/design-system/domain/page/layout/FocusLayout.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { TransactionChips } from '@souk/design-system/domain/money/transaction/TransactionChips.tsx'
import { TransactionFilters } from '@souk/design-system/domain/money/transaction/TransactionFilters.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Card } from '@souk/design-system/primitives/card/Card.tsx'
import { ConnectionLine } from '../../parts/frame/ConnectionLine.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { filteredHref } from './filterAddress.ts'
import { useTransactionFilters } from './useTransactionFilters.ts'

/** What movements are narrowed by, on a page of its own, which its address says; its button leads to the list. */
export function TransactionsFilterPage() {
  const t = useT('transaction')
  const { filters, change } = useTransactionFilters(paths.transactionsFilter())
  const coins = (useAssets() ?? noAssets).coins.map(({ code }) => code)
  const href = filteredHref(paths.transactions(), filters)
  return (
    <FocusLayout
      header={<FocusHeader title={t('filter.title')} backLabel={t('filter.back')} backHref={href} />}
      banner={<ConnectionLine />}
    >
      <NarrowLayout>
        <TransactionChips filters={filters} onChange={change} />
        <Card>
          <TransactionFilters filters={filters} onChange={change} coins={coins} />
        </Card>
        <LinkButton variant="primary" size="l" width="fill" href={href}>
          {t('filter.show')}
        </LinkButton>
      </NarrowLayout>
    </FocusLayout>
  )
}
