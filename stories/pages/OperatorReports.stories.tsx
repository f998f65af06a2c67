import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ReportsPage } from '../../app/features/operator/queues/ReportsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorReports', component: ReportsPage, ...pageMeta })

const page = pageAt('/operator/reports', queueAnswers)
const hidden = pageAt('/operator/reports?state=hidden', queueAnswers)

/** What is reported, the oldest first; whose it is leads to their page. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Offer BTC/NGN'))
    await expectLink(canvas, 'peter_n', '/operator/people/peter_n')
  }),
})
/** Decided, its row is gone, and the page says what was done. */
export const Dismisses = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Offer BTC/NGN' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss the reports: BTC/NGN' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'Nothing is wrong with it.')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await findVisible(canvas.findByText('The reports are dismissed: BTC/NGN.'))
    await expect(canvas.queryByRole('button', { name: 'Offer BTC/NGN' })).not.toBeInTheDocument()
  }),
})
/** A private message is read with a reason. */
export const ReadsAMessage = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Message in trade 8F2P07' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the message' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'To judge the report.')
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }))
    await findVisible(canvas.findByText('Pay my cousin instead.'))
  }),
})
/** Which are listed is in the address. */
export const HiddenOffers = meta.story({
  render: hidden.usual,
  play: onceLoaded(showsText('Hidden')),
})
/** Rows are cards on a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Still rows while the first ones are on their way. */
export const Loading = meta.story({ ...page.loading('deskReports'), play: showsText('Loading reports') })
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskReports: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('Nothing is reported')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskReports'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
