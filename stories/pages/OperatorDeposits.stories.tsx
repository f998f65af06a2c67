import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DepositsPage } from '../../app/features/operator/queues/DepositsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorDeposits', component: DepositsPage, ...pageMeta })

const page = pageAt('/operator/deposits', queueAnswers)
const first = { name: /^212\s?TON$/ }

/** Deposits without an owner, inside the desk's frame. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('button', first))
    await findVisible(canvas.findByText('Waits for another operator'))
  }),
})
/** Amounts and claims go under each other on a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)

/** Whoever asks for a credit sees at once that another one decides, and may take it back. */
export const Asked = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', first))
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit to irina.v' }))
    const form = within(await canvas.findByRole('form'))
    await userEvent.type(form.getByRole('textbox', { name: 'Reason, for the trail' }), 'Signed a message.')
    await userEvent.click(form.getByRole('button', { name: 'Ask another operator' }))
    await findVisible(canvas.findByText(/^Another operator is asked, until/))
    await findVisible(canvas.findByRole('button', { name: 'Take back' }))
  }),
})
/** Somebody who is not there: the refusal stands at the name. */
export const UnknownName = meta.story({
  render: page.with(() => ({
    ...queueAnswers(),
    performAct: () => {
      throw refusal(404, 'not_found', { named: ['not_found'] })
    },
  })),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', first))
    await userEvent.click(await canvas.findByRole('button', { name: 'Credit to somebody else…' }))
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: /^Credit 212/ })
    await userEvent.type(name, 'nobody')
    await userEvent.type(form.getByRole('textbox', { name: 'Reason, for the trail' }), 'Signed a message.')
    await userEvent.click(form.getByRole('button', { name: 'Ask another operator' }))
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  }),
})
/** Approved by the second operator, it is gone from what waits. */
export const Decided = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1,250,000/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    const dialog = within(await findVisible(screen.findByRole('dialog')))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(canvas.queryByText('Waits for another operator')).not.toBeInTheDocument())
  }),
})

/** Still rows while the first deposits are on their way. */
export const Loading = meta.story({ ...page.loading('deskDeposits'), play: showsText('Loading deposits') })
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskDeposits: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No deposit waits')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskDeposits'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
