import preview from '../../.storybook/preview.tsx'
import { JobsPage } from '../../app/features/operator/running/JobsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { runningAnswers } from './deskRunningAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorJobs', component: JobsPage, ...pageMeta })

const page = pageAt('/operator/jobs', runningAnswers)
const narrowed = pageAt('/operator/jobs?state=given_up', runningAnswers)
/** Everything that the server does by itself, and what fails of it. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('Letters', 'Sending of withdrawals')),
})
/** Tried again, the page says so. */
export const TriesAgain = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Letters' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: Letters' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'It is right again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await findVisible(canvas.findByText('It is tried again: Letters'))
  }),
})
/** What is listed is in the address. */
export const Narrowed = meta.story({
  render: narrowed.usual,
  play: onceLoaded(showsText('Refunds to cards')),
})
/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still rows while it is on its way. */
export const Loading = meta.story({ ...page.loading('deskJobs'), play: showsText('Loading jobs') })
/** Nothing is there. */
export const Empty = meta.story({
  render: page.with({ deskJobs: () => ({ items: [] }) }),
  play: onceLoaded(showsText('No job is like that')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskJobs'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
