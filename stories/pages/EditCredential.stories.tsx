import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditCredentialPage } from '../../app/features/credential/EditCredentialPage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { credentialAnswers } from './credentialAnswers.ts'

const meta = preview.meta({ title: 'Pages/EditCredential', component: EditCredentialPage, ...pageMeta })

const page = pageAt('/payment-credentials/edit/c1', credentialAnswers)

/** Saved details come back filled in; a new name is in the list as soon as it is saved. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveValue('GTBank, salary')
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('0142883761')
    await userEvent.clear(name)
    await userEvent.type(name, 'GTBank, savings')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await findVisible(canvas.findByRole('heading', { level: 3, name: 'GTBank, savings' }))
  }),
})
/** The form with an account already in it, at the width of a phone with Russian labels. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Three cards of fields hold their places under the title until the details are there. */
export const Loading = meta.story(page.loading('paymentCredential'))

/** Deleted meanwhile, or somebody else's: nobody learns which. */
export const Empty = meta.story({
  render: page.at('/payment-credentials/edit/c404'),
  play: showsText('These payment details are no longer there'),
})
/** Details that did not load are not said to be gone: they can be asked for again. */
export const Failed = meta.story(page.failed('paymentCredential'))
/** A visitor with the address of somebody's details sees no field of them, only the ways to log in. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Log in' }))[0]).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

/** The owner has a code asked for before money goes elsewhere. */
export const AsksForTheCode = meta.story({
  render: () => {
    const { updatePaymentCredential: update } = credentialAnswers()
    return page.with({
      updatePaymentCredential: (args: { input: { code?: string } }) => {
        if (args.input.code !== '123456') throw refusal(422, 'two_factor_required')
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
