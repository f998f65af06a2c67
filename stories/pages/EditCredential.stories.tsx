import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditCredentialPage } from '../../app/features/credential/EditCredentialPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never, refused } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { credentialAnswers } from './credentialAnswers.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/EditCredential',
  component: EditCredentialPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, id = 'c1') =>
  () => (
    <StoryApp address={`/payment-credentials/edit/${id}`} answers={{ ...credentialAnswers(), ...changed }} />
  )

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('GTBank, salary')
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('0142883761')
    await userEvent.clear(name)
    await userEvent.type(name, 'GTBank, savings')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await shown(canvas.findByRole('heading', { level: 3, name: 'GTBank, savings' }))
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ paymentCredential: never }) })

/** Deleted meanwhile, or somebody else's: nobody learns which. */
export const Empty = meta.story({
  render: at({}, 'c404'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('These payment details are no longer there'))
  },
})
export const Failed = meta.story({
  render: at({ paymentCredential: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Log in' }))[0]).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

/** The owner has a code asked for before money goes elsewhere. */
export const AsksForTheCode = meta.story({
  render: () => {
    const { updatePaymentCredential: update } = credentialAnswers()
    return at({
      updatePaymentCredential: (args: { input: { code?: string } }) => {
        if (args.input.code !== '123456') throw refused(422, 'two_factor_required')
        return update?.(args as never)
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }))
    const code = await screen.findByRole('textbox', { name: /authenticator/i })
    await userEvent.type(code, '123456')
    await waitFor(() => expect(screen.getByText('Payment details saved')).toBeVisible())
  },
})
