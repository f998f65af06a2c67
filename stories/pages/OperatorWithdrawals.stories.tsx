import preview from '../../.storybook/preview.tsx'
import { WithdrawalsPage } from '../../app/features/operator/queues/WithdrawalsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorWithdrawals', component: WithdrawalsPage, ...pageMeta })

const page = pageAt('/operator/withdrawals', queueAnswers)

/** Withdrawals that should have moved by now, and the sentence of those that the signer’s limit holds. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Sent, not confirmed'))
    await findVisible(canvas.findByText(/^The signer’s limit of the hour is reached/))
  }),
})
/** Rows are cards on a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Still rows while the first ones are on their way. */
export const Loading = meta.story({
  ...page.loading('deskWithdrawals'),
  play: showsText('Loading withdrawals'),
})
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskWithdrawals: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No withdrawal stands still')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskWithdrawals'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
