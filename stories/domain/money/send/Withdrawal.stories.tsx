import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ApprovalCard } from '../../../../design-system/domain/money/send/withdrawal/ApprovalCard.tsx'
import {
  ApprovalResult,
  approvalEnds,
} from '../../../../design-system/domain/money/send/withdrawal/ApprovalResult.tsx'
import { ApprovalPending } from '../../../../design-system/domain/money/send/withdrawal/ApprovalPending.tsx'
import { SendTarget } from '../../../../design-system/domain/money/send/withdrawal/SendTarget.tsx'
import { WithdrawalCard } from '../../../../design-system/domain/money/send/withdrawal/WithdrawalCard.tsx'
import { withdrawalStatuses } from '../../../../design-system/domain/money/send/withdrawal/withdrawalShape.ts'
import { WithdrawalSteps } from '../../../../design-system/domain/money/send/withdrawal/WithdrawalSteps.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyApproval, storyWithdrawal } from '../../support/money/storySend.ts'

const meta = preview.meta({
  title: 'Domain/Send/Withdrawal',
  component: WithdrawalCard,
  decorators: [withStoppedClock],
})

const usdt = storyBook.of('USDT')
const onResend = fn()
const onCancel = fn()
const wait = {
  way: 'email',
  until: minutesFromNow(12),
  onResend,
  isResending: false,
  isResent: false,
} as const
const shown = {
  coin: usdt,
  onCancel,
  isCancelling: false,
  hrefs: { again: '#again', wallet: '#wallet', transactions: '#transactions' },
}

/** A card for each status. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      {withdrawalStatuses.map(status => (
        <WithdrawalCard
          key={status}
          {...shown}
          withdrawal={storyWithdrawal(status)}
          wait={status === 'awaiting_approval' && <ApprovalPending {...wait} />}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('12:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(onResend).toHaveBeenCalledOnce()
    const [cancel] = canvas.getAllByRole('button', { name: 'Cancel the withdrawal' })
    if (cancel === undefined) throw new Error('Nothing can be cancelled')
    await userEvent.click(cancel)
    await expect(onCancel).toHaveBeenCalledOnce()
    await expect(canvas.getAllByText('7 of 20 confirmations')[0]).toBeVisible()
  },
})
/** How long it usually takes, where that is known of the coin. */
export const HowLong = meta.story({
  render: () => (
    <Stack gap="4">
      <WithdrawalCard {...shown} withdrawal={storyWithdrawal('approved')} />
      <WithdrawalCard {...shown} withdrawal={storyWithdrawal('broadcast')} />
      <WithdrawalCard
        {...shown}
        coin={storyBook.of('BTC')}
        withdrawal={storyWithdrawal('broadcast', { cryptoCurrencyCode: 'BTC' })}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It goes out to the network within about 15 minutes.')).toBeVisible()
    await expect(canvas.getAllByText(/in the next block/)).toHaveLength(1)
    await expect(canvas.getByText(/About 95% of BTC transactions/)).toBeVisible()
  },
})
/** Ten statuses from edge to edge of a phone: steps, address and Russian words for what comes next. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="4">
      {withdrawalStatuses.map(status => (
        <WithdrawalCard key={status} {...shown} withdrawal={storyWithdrawal(status)} />
      ))}
    </Stack>
  ),
})
/** Coins to a user: a name and a comment, and neither address nor network. */
export const Transfer = meta.story({
  render: () => (
    <WithdrawalCard
      {...shown}
      withdrawal={storyWithdrawal('confirmed', {
        isInternal: true,
        recipientName: 'amina_k',
        address: null,
        networkName: null,
        txid: null,
        networkFee: '0',
        serviceFee: '0',
        total: '125',
        comment: 'Rent for March',
        isSimulated: false,
      })}
    />
  ),
})

/** Where each status is on its way, or where it was stopped; to a user the way has a step less. */
export const Steps = meta.story({
  render: () => (
    <Stack gap="4">
      {withdrawalStatuses.map(status => (
        <WithdrawalSteps key={status} status={status} isInternal={status.startsWith('c')} />
      ))}
    </Stack>
  ),
})

/** Approval by letter, by Telegram once it was asked again, in its last seconds, and with nothing left to ask. */
export const Waiting = meta.story({
  render: () => (
    <Stack gap="6">
      <ApprovalPending {...wait} />
      <ApprovalPending {...wait} way="messenger" isResent />
      <ApprovalPending {...wait} isResending until={minutesFromNow(0.5)} />
      <ApprovalPending {...wait} onResend={null} until={null} />
    </Stack>
  ),
})
/** A saved address with its memo, and a user with a very long name, at a phone's width. */
export const Targets = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack gap="6">
      <SendTarget terms={storyWithdrawal('approved', { memo: '881203' })} label="Ledger" />
      <SendTarget
        terms={storyWithdrawal('approved', { recipientName: 'very_long_user_name_of_somebody_32' })}
      />
    </Stack>
  ),
})

const onApprove = fn(() => Promise.resolve())
const onDecline = fn()
const approval = { approval: storyApproval, coin: usdt, onApprove, onDecline, isDeclining: false }

/** Approving takes a tick and a press; declining one press. */
export const Approval = meta.story({
  tags: ['visual'],
  render: () => <ApprovalCard {...approval} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Approve 125/ }))
    await expect(onApprove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /I started this/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Approve 125/ }))
    await waitFor(() => expect(onApprove).toHaveBeenCalledOnce())
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(onDecline).toHaveBeenCalledOnce()
  },
})
/** The Russian sentence at the tick, and two answers that must not be taken for each other, on a phone. */
export const ApprovalRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <ApprovalCard {...approval} />,
})
/** What a link to approve can end in, each in plain words with the way to the wallet. */
export const ApprovalEnds = meta.story({
  render: () => (
    <Stack gap="3">
      {approvalEnds.map(end => (
        <ApprovalResult key={end} end={end} walletHref="#wallet" />
      ))}
    </Stack>
  ),
})
