import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SendPage } from '../../app/features/send/SendPage.tsx'
import { storyAddress, storyWithdrawal } from '../domain/support/storySend.ts'
import { onPhone, pageParameters, pageSettled, tell } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { sendAnswers } from './sendAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Send',
  component: SendPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, address = '/wallet/send/USDT') =>
  () => <StoryApp address={address} answers={{ ...sendAnswers, ...changed }} />

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
    return at({ ...withdrawal, createWithdrawal: () => asked })()
  },
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    await shown(canvas.findByText('128.625', { exact: false }))
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have compared/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await shown(canvas.findByText('Open the letter that we sent you'))
    // Approved somewhere else, and on the chain meanwhile: the page follows.
    status = 'confirmed'
    tell('userEvents', {
      __typename: 'WithdrawalApprovalEvent',
      withdrawalId: asked.id,
      status: 'confirmed',
      seq: 2,
    })
    await shown(canvas.findByText('The coins are with the recipient.'))
  },
})

/** The market has moved since the page came: the service's rate of now takes the place of the one that was known. */
export const RateOfNow = meta.story({
  render: at({
    calculateRate: args => ({
      ...(sendAnswers['calculateRate']?.(args) as object),
      rate: '1.04',
      isStale: true,
    }),
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    const worth = canvas.getByRole('textbox', { name: 'The same in USD' })
    // At once by the rate that is known, then by the one that was asked for.
    await expect(worth).toHaveValue('125')
    await waitFor(() => expect(worth).toHaveValue('130'))
    await expect(worth).toHaveAccessibleDescription(/At the rate of/)
    await expect(canvas.getByRole('textbox', { name: 'Amount that arrives' })).toHaveValue('125')
  },
})

/** The network asks for more: the new figure is shown, and sent at only by another press. */
export const FeeChanged = meta.story({
  render: at({
    createWithdrawal: () => {
      throw refused(409, 'fee_changed', { network_fee: ['The network fee is now 4.25 USDT.'] })
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have compared/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await expect((await screen.findAllByText(/network fee/i)).length).toBeGreaterThan(0)
  },
})

/** Refused for AML: the form comes back with the refusal at the address. */
export const RefusedAddress = meta.story({
  render: at({
    createWithdrawal: () => {
      throw refused(422, 'aml_refused', { address: ['Sending to this address violates AML policies'] })
    },
  }),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount that arrives' }), '125')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I have compared/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await shown(canvas.findByText(/violates AML policies/))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(storyAddress)
  },
})

export const SavedAddresses = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Saved addresses' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Ledger' }))
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(storyAddress)
    await expect(canvas.getByRole('radio', { name: /TRON/ })).toBeChecked()
  },
})

export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Waiting = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: () => {
    status = 'awaiting_approval'
    return at(withdrawal, '/wallet/send/USDT?withdrawal=w1')()
  },
  play: loaded,
})
export const NotMine = meta.story({
  render: at(
    {
      withdrawal: () => {
        throw refused(404, 'not_found')
      },
    },
    '/wallet/send/USDT?withdrawal=w9',
  ),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('There is no such withdrawal'))
  },
})

export const Loading = meta.story({ render: at({ withdrawalFees: never }) })
export const Empty = meta.story({
  render: at({}, '/wallet/send/DOGE'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('DOGE cannot be sent'))
  },
})
export const Failed = meta.story({
  render: at({ withdrawalFees: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
/** What stands in the way is said, and the form is closed. */
export const Closed = meta.story({
  render: at({
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
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})
