import { useMutation } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { ApprovalPending } from '@souk/design-system/domain/money/send/withdrawal/ApprovalPending.tsx'
import { WithdrawalCard } from '@souk/design-system/domain/money/send/withdrawal/WithdrawalCard.tsx'
import { useState } from 'react'
import type { WithdrawalQuery as WithdrawalData } from '../../__generated__/graphql.ts'
import { paths } from '../../routes/paths.ts'
import { CancelWithdrawalMutation, ResendWithdrawalApprovalMutation } from './Send.mutations.ts'

interface WithdrawalViewProps {
  withdrawal: NonNullable<WithdrawalData['withdrawal']>
  assets: AssetBook
}

/** A withdrawal of the viewer's, live; it can be cancelled until it is signed, and its approval asked for again. */
export function WithdrawalView({ withdrawal, assets }: WithdrawalViewProps) {
  const { id, status, cryptoCurrencyCode: coinCode, approvalWay, approveUntil, availableActions } = withdrawal
  const [cancel, cancelling] = useMutation(CancelWithdrawalMutation, { variables: { id } })
  const [resend, resending] = useMutation(ResendWithdrawalApprovalMutation, { variables: { id } })
  const [isResent, setResent] = useState(false)
  const askAgain = async () => {
    setResent(false)
    await resend()
    setResent(true)
  }
  return (
    <WithdrawalCard
      withdrawal={withdrawal}
      coin={assets.of(coinCode)}
      // What a call is refused, an alert says.
      onCancel={() => void cancel().catch(() => {})}
      isCancelling={cancelling.loading}
      hrefs={{
        again: paths.send(coinCode),
        wallet: paths.wallet(),
        transactions: paths.transactions(),
      }}
      wait={
        status === 'awaiting_approval' &&
        approvalWay !== null && (
          <ApprovalPending
            way={approvalWay}
            until={approveUntil}
            onResend={availableActions.includes('resend') ? () => void askAgain().catch(() => {}) : null}
            isResending={resending.loading}
            isResent={isResent}
          />
        )
      }
    />
  )
}
