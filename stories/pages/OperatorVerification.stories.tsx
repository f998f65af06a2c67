import preview from '../../.storybook/preview.tsx'
import { VerificationPage } from '../../app/features/operator/queues/VerificationPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorVerification', component: VerificationPage, ...pageMeta })

const page = pageAt('/operator/verification', queueAnswers)

/** Each check leads to whose it is. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByRole('link', { name: 'irina.v' }))
    await expectLink(canvas, 'irina.v', '/operator/people/irina.v')
  }),
})
/** Rows are cards on a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Still rows while the first ones are on their way. */
export const Loading = meta.story({
  ...page.loading('deskIdentityChecks'),
  play: showsText('Loading checks'),
})
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskIdentityChecks: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No check waits')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskIdentityChecks'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
