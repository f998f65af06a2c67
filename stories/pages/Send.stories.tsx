import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SendPage } from '../../app/features/send/SendPage.tsx'
import { storyAddress, storyWithdrawal } from '../domain/support/money/storySend.ts'
import { onPhone, tell } from '../support/app/currentExchange.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { loaded, onceLoaded, showsText } from '../support/plays.ts'
import { sendAnswers } from './sendAnswers.ts'

const meta = preview.meta({ title: 'Pages/Send', component: SendPage, ...pageMeta })

const page = pageAt('/wallet/send/USDT', sendAnswers)
const asked = { ...storyWithdrawal('awaiting_approval'), seq: 1 }
let status: 'awaiting_approval' | 'confirmed' = 'awaiting_approval'
const withdrawal: StoryAnswers = {
  withdrawal: () => (status === 'confirmed' ? { ...storyWithdrawal('confirmed'), seq: 2 } : asked),
}

/** From the form over the review to the wait for the letter. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: () => {
    status = 'awaiting_approval'
    return page.with({ ...withdrawal, createWithdrawal: () => asked })()
  },
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    await findVisible(canvas.findByText('128.625', { exact: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have compared/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await findVisible(canvas.findByText('Open the letter that we sent you'))
    // Approved somewhere else, and on the chain meanwhile: the page follows.
    status = 'confirmed'
    tell('userEvents', {
      __typename: 'WithdrawalApprovalEvent',
      withdrawalId: asked.id,
      status: 'confirmed',
      seq: 2,
    })
    await findVisible(canvas.findByText('The coins are with the recipient.'))
  }),
})

/** The market has moved since the page came: the service's rate of now takes the place of the one that was known. */
export const RateOfNow = meta.story({
  render: page.with({
    calculateRate: args => ({
      ...(sendAnswers['calculateRate']?.(args) as object),
      rate: '1.04',
      isStale: true,
    }),
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    const worth = canvas.getByRole('textbox', { name: 'The same in USD' })
    // At once by the rate that is known, then by the one that was asked for.
    await expect(worth).toHaveValue('125')
    await waitFor(() => expect(worth).toHaveValue('130'))
    await expect(worth).toHaveAccessibleDescription(/At the rate of/)
    await expect(canvas.getByRole('textbox', { name: 'Amount that arrives' })).toHaveValue('125')
  }),
})

/** Fills the form in, compares what it says, and presses the button. */
async function sends({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await loaded({ canvasElement })
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
  await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
  await userEvent.click(await canvas.findByRole('checkbox', { name: /I have compared/ }))
  await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
}

/** The network asks for more: the new figure is shown, and sent at only by another press. */
export const FeeChanged = meta.story({
  render: page.with({
    createWithdrawal: () => {
      throw refusal(409, 'fee_changed', { network_fee: ['The network fee is now 4.25 USDT.'] })
    },
  }),
  play: async context => {
    await sends(context)
    await expect((await screen.findAllByText(/network fee/i)).length).toBeGreaterThan(0)
  },
})

/** Refused for AML: the form comes back with the refusal at the address. */
export const RefusedAddress = meta.story({
  render: page.with({
    createWithdrawal: () => {
      throw refusal(422, 'aml_refused', { address: ['Sending to this address violates AML policies'] })
    },
  }),
  play: async context => {
    await sends(context)
    const { canvas } = context
    await findVisible(canvas.findByText(/violates AML policies/))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(storyAddress)
  },
})

/** One press on a saved address fills in the address and the network that belongs to it. */
export const SavedAddresses = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved addresses' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Ledger' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(storyAddress)
    await expect(canvas.getByRole('radio', { name: /TRON/ })).toBeChecked()
  }),
})

/** The form of a withdrawal with its fees and advice in Russian at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** Networks with their fees, ways to fill in an address, then the sum: one column on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** A withdrawal that waits for its owner's yes has an address of its own, so it is found again after a reload. */
export const Waiting = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: () => {
    status = 'awaiting_approval'
    return page.at('/wallet/send/USDT?withdrawal=w1', withdrawal)()
  },
  play: loaded,
})
/** Whether a withdrawal is somebody else's or never was, nobody learns: both are not there. */
export const NotMine = meta.story({
  render: page.at('/wallet/send/USDT?withdrawal=w9', {
    withdrawal: () => {
      throw refusal(404, 'not_found')
    },
  }),
  play: showsText('There is no such withdrawal'),
})

/** Nothing can be sent before networks and fees are known; the advice beside the form is there already. */
export const Loading = meta.story(page.loading('withdrawalFees'))
/** A coin without a network to send it by is named as such, with the way back to the wallet. */
export const Empty = meta.story({
  render: page.at('/wallet/send/DOGE'),
  play: showsText('DOGE cannot be sent'),
})
/** Without fees there is no form: the place of it asks again, and the way back stays. */
export const Failed = meta.story(page.failed('withdrawalFees'))
/** What stands in the way is said, and the form is closed. */
export const Closed = meta.story({
  render: page.with({
    estimatedFee: args => ({
      ...(sendAnswers['estimatedFee']?.(args) as object),
      obstacle: { kind: 'suspended', until: null },
    }),
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Financial transactions in your account are suspended'),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
