import { useT } from '../../../../locales/useT.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import type { RequestDecision, SecondRequestShape } from '../../deskShape.ts'
import { QueueCard } from '../QueueCard.tsx'
import type { QueueProps } from '../QueueCard.tsx'
import type { DeskDepositShape } from '../queueShape.ts'
import type { CreditOutcome, CreditWish } from './creditShape.ts'
import { DepositRow } from './DepositRow.tsx'

interface DepositQueueProps extends QueueProps<DeskDepositShape> {
  assets: AssetBook
  /** Credits that wait for a second operator. */
  requests: readonly SecondRequestShape[]
  /** Asks for it; what it throws is said in the form. */
  onCredit: (wish: CreditWish) => Promise<CreditOutcome>
  /** Decides on a request; what it throws is said in the dialog that asked. */
  onDecide: (id: string, decision: RequestDecision, reason: string | null) => Promise<unknown>
}

/** Deposits without an owner: where each came from, who claims it, and a credit to somebody that a second operator decides. */
export function DepositQueue({ content, hasKeys, requests, ...rest }: DepositQueueProps) {
  const t = useT('deskQueue')
  return (
    <QueueCard
      words={{
        label: t('deposit.label'),
        loading: t('deposit.loading'),
        failed: t('deposit.failed'),
        empty: t('deposit.empty'),
        emptyText: t('deposit.emptyText'),
      }}
      content={content}
      hasKeys={hasKeys}
      renderRow={(deposit, opening) => (
        <DepositRow
          deposit={deposit}
          opening={opening}
          request={requests.find(({ subjectId }) => subjectId === deposit.id) ?? null}
          {...rest}
        />
      )}
    />
  )
}
