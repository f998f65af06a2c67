import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SoftwarePage } from '../../app/features/merchant/integration/SoftwarePage.tsx'
import { storyPrivateKey, storyWebhook } from '../domain/support/shop/storyIntegration.ts'
import { storyStore } from '../domain/support/shop/storyStores.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { integrationAnswers } from './integrationAnswers.ts'

const meta = preview.meta({ title: 'Pages/Software', component: SoftwarePage, ...pageMeta })

const address = `/me/merchant/view/${storyStore().accountId}/software`
const page = pageAt(address, integrationAnswers)

/** Addresses, keys and the log of what a store's programs were told, all on one page. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('Coins wait for your decision')),
})
/** Long addresses stay in their fields on a phone, each with a Russian hint on what comes to it. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** A key is made, shown once, and revoked. */
export const Keys = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a key' }))
    await findVisible(screen.findByRole('dialog', { name: 'Your new key' }))
    await expect(screen.getByText(/BEGIN PRIVATE KEY/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept it' }))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(document.body).not.toHaveTextContent(storyPrivateKey.slice(30, 60))
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke new-key' }))
    await findVisible(screen.findByRole('alertdialog', { name: 'Revoke this key?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }))
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Revoke new-key' })).not.toBeInTheDocument(),
    )
  },
})
/** An event can be told again and a test sent: both stand in the log as waiting, at once. */
export const SendsAgain = meta.story({
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Invoice paid'))
    await expect(canvas.getAllByText('Waiting')).toHaveLength(2)
    const again = canvas.getAllByRole('button', { name: 'Send again' })
    await userEvent.click(again[1] as HTMLElement)
    await waitFor(() => expect(canvas.getAllByText('Waiting')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }))
    await waitFor(() => expect(canvas.getAllByText('Waiting')).toHaveLength(4))
  },
})
/** What was told of one invoice comes first. */
export const OfOneInvoice = meta.story({
  tags: ['visual'],
  render: page.at(`${address}?about=${storyWebhook().subject}`),
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByText('Only what was told of one invoice.'))
    await waitFor(() => expect(canvas.queryByText('Test')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('link', { name: 'Show all' }))
    await findVisible(canvas.findByText('Test'))
  },
})
/** The store's name and tabs are there; settings and log wait each in a place of their own. */
export const Loading = meta.story(page.loading('merchantKeys', 'merchantWebhooks'))
/** A new store: no address, no key, nothing told. */
export const Empty = meta.story({
  render: page.with(() =>
    integrationAnswers({
      access: { webhookUrl: null, successUrl: null, failUrl: null, tolerancePercent: '0' },
      webhooks: [],
    }),
  ),
  play: showsText('No webhooks yet', 'Save a webhook URL first.'),
})
/** Settings and log are two failures with two ways to try again, not one blank page. */
export const Failed = meta.story({
  ...page.failed('merchantKeys', 'merchantWebhooks'),
  play: showsText('The settings could not be loaded', 'The webhooks could not be loaded'),
})
/** A store that is closed, or somebody else's. */
export const NoStore = meta.story({
  render: page.at('/me/merchant/view/01900000-0000-7000-8000-0000000000ff/software'),
  play: showsText('There is no such store'),
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
