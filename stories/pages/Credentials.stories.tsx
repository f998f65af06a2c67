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

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expectLink(canvas, 'Add details', '/payment-credentials/create')
  }),
})
export const InRussian = meta.story(page.inRussian)
export const OnPhone = meta.story(page.onPhone)
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

export const Loading = meta.story(page.loading('paymentCredentials'))

export const Empty = meta.story({
  render: page.with(credentialAnswers([])),
  play: showsText('No payment details yet'),
})

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

export const Deletes = meta.story({
  render: page.with(credentialAnswers([storyCredential({ advertsCount: 0 })])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete details' }))
    await findVisible(canvas.findByText('No payment details yet'))
  },
})

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
