import Plus from 'lucide-react/icons/plus'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { StatePlace } from '../../../money/transaction/TransactionList.styles.ts'
import { isFiltered, noFilters } from './invoiceFilter.ts'
import type { InvoiceFilterSet } from './invoiceFilter.ts'

interface InvoiceListEmptyProps {
  filters: InvoiceFilterSet
  hrefs: {
    /** The list without filters. */
    readonly all: string
    /** Null while the store may make none. */
    readonly create: string | null
  }
}

/** No invoices: none at all, none that needs a decision, or none that the filters let through. */
export function InvoiceListEmpty({ filters, hrefs }: InvoiceListEmptyProps) {
  const t = useT('merchantInvoice')
  const isHeldAlone = filters.isHeld && !isFiltered({ ...filters, isHeld: noFilters.isHeld })
  if (!isFiltered(filters)) {
    return (
      <StatePlace>
        <EmptyState
          title={t('empty.none')}
          actions={
            hrefs.create !== null && (
              <LinkButton variant="primary" icon={Plus} href={hrefs.create}>
                {t('new')}
              </LinkButton>
            )
          }
        >
          {t('empty.noneText')}
        </EmptyState>
      </StatePlace>
    )
  }
  return (
    <StatePlace>
      <EmptyState
        title={t(isHeldAlone ? 'empty.held' : 'empty.found')}
        actions={<LinkButton href={hrefs.all}>{t('filter.clear')}</LinkButton>}
      >
        {t(isHeldAlone ? 'empty.heldText' : 'empty.foundText')}
      </EmptyState>
    </StatePlace>
  )
}
