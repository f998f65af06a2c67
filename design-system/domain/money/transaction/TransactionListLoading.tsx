import { useT } from '../../../locales/useT.ts'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { DayRows } from './TransactionList.styles.ts'
import { Figures, RowRoot, Words } from './TransactionRow.styles.ts'

/** The places of movements that are coming. */
export function TransactionListLoading() {
  const t = useT('transaction')
  return (
    <Loading label={t('loading')}>
      <DayRows>
        {[1, 2, 3, 4, 5, 6].map(row => (
          <RowRoot key={row}>
            <Skeleton shape="tile" />
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
