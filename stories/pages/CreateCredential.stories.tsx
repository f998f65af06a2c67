import { expect, screen, waitFor } from 'storybook/test'
import type { userEvent as user } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CreateCredentialPage } from '../../app/features/credential/CreateCredentialPage.tsx'
import { storyCredential } from '../domain/support/people/storyCredential.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { credentialAnswers } from './credentialAnswers.ts'
import { credentialAnswer } from './credentialList.ts'

const meta = preview.meta({ title: 'Pages/CreateCredential', component: CreateCredentialPage, ...pageMeta })

const page = pageAt('/payment-credentials/create', credentialAnswers)
interface Scene {
  readonly canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>
  readonly userEvent: Pick<typeof user, 'click' | 'type'>
}

/** Fills the form in as far as the number, and presses the button. */
async function save({ canvas, userEvent }: Scene): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Payment method/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '0142883761')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'AMINA YUSUF')
  await userEvent.click(canvas.getByRole('button', { name: 'Save details' }))
}

/** Nothing is filled in yet: its empty state is its first. */
export const Loaded = meta.story({ tags: ['visual'], ...page.loaded })
/** The form for payment details at the width of a phone, with Russian labels. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Fields depend on the method, so the form waits for the list of methods before it shows any. */
export const Loading = meta.story(page.loading('paymentMethods'))
/** A currency nobody has a method for says so inside the list, when it is opened. */
export const Empty = meta.story({
  render: page.with({ paymentMethods: () => ({ items: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Payment method/ }))
    await findVisible(screen.findByText('No such method for this currency'))
  },
})
/** A form without its list of methods could not be filled in: it is asked for again instead of shown. */
export const Failed = meta.story(page.failed('paymentMethods'))
/** A visitor reads what the page is for and is asked to log in; no field is there to type a bank account into. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'New payment details' }))
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

/** From an empty form to saved details: the list follows, and a notice says that they were saved. */
export const Saves = meta.story({
  render: page.with({ createPaymentCredential: () => credentialAnswer(storyCredential({ id: 'c9' })) }),
  play: async context => {
    await save(context)
    const { canvas } = context
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    await findVisible(screen.findByText('Payment details saved'))
  },
})

/** A number the server finds wrong is marked at its own field, which gets the cursor. */
export const IsRefusedAtItsField = meta.story({
  render: page.with({
    createPaymentCredential: () => {
      throw refusal(422, 'invalid_input', { account_number: ['This number has a mistake in it.'] })
    },
  }),
  play: async context => {
    await save(context)
    const number = context.canvas.getByRole('textbox', { name: 'Account number' })
    await waitFor(() => expect(number).toBeInvalid())
    await expect(number).toHaveFocus()
  },
})
