import { useT } from '../../../../locales/useT.ts'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { DayRows } from '../../../money/transaction/TransactionList.styles.ts'
import { Figures, RowRoot, Words } from '../../../money/transaction/TransactionRow.styles.ts'

/** The places of invoices that are coming. */
export function InvoiceListLoading() {
  const t = useT('merchantInvoice')
  return (
    <Loading label={t('loading')}>
      <DayRows>
        {[1, 2, 3, 4, 5].map(row => (
          <RowRoot key={row}>
            <Words>
              <TwoLines widths={['half', 'most']} />
            </Words>
            <Figures>
              <Skeleton shape="amount" />
            </Figures>
          </RowRoot>
        ))}
      </DayRows>
    </Loading>
  )
}
