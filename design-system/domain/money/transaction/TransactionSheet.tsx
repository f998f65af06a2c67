import { useT } from '../../../locales/useT.ts'
import { Sheet } from '../../../primitives/dialog/Sheet.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { TransactionDetail } from './TransactionDetail.tsx'
import type { TransactionHrefs } from './TransactionDetail.tsx'
import type { TransactionDetailShape } from './transactionShape.ts'

interface TransactionSheetProps {
  /** `coming` while it is looked for, `missing` when it is not in the list. */
  transaction: TransactionDetailShape | 'coming' | 'missing'
  assets: AssetBook
  isHidden: boolean
  hrefs: TransactionHrefs
  onClose: () => void
}

/** The details of a movement over the list: from the side, from below on a phone. */
export function TransactionSheet({ transaction, onClose, ...rest }: TransactionSheetProps) {
  const t = useT('transaction')
  return (
    <Sheet isOpen onClose={onClose} title={t('detail.title')} closeLabel={t('detail.close')}>
      {transaction === 'coming' ? (
        <Loading label={t('loading')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      ) : transaction === 'missing' ? (
        <EmptyState title={t('detail.missing')}>{t('detail.missingText')}</EmptyState>
      ) : (
        <TransactionDetail transaction={transaction} {...rest} />
      )}
    </Sheet>
  )
}
