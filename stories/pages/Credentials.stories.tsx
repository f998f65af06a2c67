import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CredentialsPage } from '../../app/features/credential/CredentialsPage.tsx'
import { storyCredential } from '../domain/support/storyCredential.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { credentialAnswers } from './credentialAnswers.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/Credentials',
  component: CredentialsPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}) =>
  () => <StoryApp address="/payment-credentials" answers={{ ...credentialAnswers(), ...changed }} />

export const Loaded = meta.story({
  tags: ['visual'],
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas } = context
    await shown(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Add details' })).toHaveAttribute(
      'href',
      '/payment-credentials/create',
    )
  },
})
export const InRussian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhone = meta.story({ globals: onPhone, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})

export const Loading = meta.story({ render: at({ paymentCredentials: never }) })

export const Empty = meta.story({
  render: at(credentialAnswers([])),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No payment details yet'))
  },
})

export const Failed = meta.story({
  render: at({ paymentCredentials: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Nobody is logged in: the page says what it is for, and asks. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Payment details' }))
    const links = await canvas.findAllByRole('link', { name: 'Log in' })
    await expect(links[0]).toHaveAttribute('href', '/email/log-in')
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

export const Deletes = meta.story({
  render: at(credentialAnswers([storyCredential({ advertsCount: 0 })])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete details' }))
    await shown(canvas.findByText('No payment details yet'))
  },
})

export const SwitchesOff = meta.story({
  render: at(),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('switch', { name: /In use/ })
    if (first === undefined) throw new Error('No details have a switch')
    await userEvent.click(first)
    await waitFor(() => expect(first).not.toBeChecked())
    await expect(canvas.getAllByText(/until you switch them on/)).toHaveLength(2)
  },
})
