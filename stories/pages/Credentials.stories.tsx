import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CredentialsPage } from '../../app/features/credential/CredentialsPage.tsx'
import { storyCredential } from '../domain/support/people/storyCredential.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { credentialAnswers } from './credentialAnswers.ts'

const meta = preview.meta({ title: 'Pages/Credentials', component: CredentialsPage, ...pageMeta })

const page = pageAt('/payment-credentials', credentialAnswers)

/** Saved details stand grouped by payment method, with a button to add more. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expectLink(canvas, 'Add details', '/payment-credentials/create')
  }),
})
/** Russian labels and buttons on the cards of saved details at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** One card under the other on a phone: its lines, its buttons and the switch all stay reachable. */
export const OnPhone = meta.story(page.onPhone)
/** On a phone the account number is masked until it is asked for, and each line that is shown has its button to copy. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** Details can be added before the saved ones are there; two cards hold their places. */
export const Loading = meta.story(page.loading('paymentCredentials'))

/** With nothing saved the button to add moves from the title into the words that explain what for. */
export const Empty = meta.story({
  render: page.with(credentialAnswers([])),
  play: showsText('No payment details yet'),
})

/** The list says that it did not load; adding details stays possible above it. */
export const Failed = meta.story(page.failed('paymentCredentials'))

/** Nobody is logged in: the page says what it is for, and asks. */
export const Forbidden = meta.story({
  render: page.with(asVisitor),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    const links = await canvas.findAllByRole('link', { name: 'Log in' })
    await expect(links[0]).toHaveAttribute('href', '/email/log-in')
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

/** Details that no ad uses are deleted after one question, and the last of them leaves the empty state. */
export const Deletes = meta.story({
  render: page.with(credentialAnswers([storyCredential({ advertsCount: 0 })])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete details' }))
    await findVisible(canvas.findByText('No payment details yet'))
  },
})

/** Details that are switched off stay in the list and say that they wait to be switched on. */
export const SwitchesOff = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('switch', { name: /In use/ })
    if (first === undefined) throw new Error('No details have a switch')
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeChecked())
    await expect(canvas.getAllByText(/until you switch them on/)).toHaveLength(2)
  },
})
