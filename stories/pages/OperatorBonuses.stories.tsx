import preview from '../../.storybook/preview.tsx'
import { BonusesPage } from '../../app/features/operator/queues/BonusesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorBonuses', component: BonusesPage, ...pageMeta })

const page = pageAt('/operator/bonuses', queueAnswers)

/** Each doubt is a sentence; both people lead to their pages. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Both were logged in with the same browser.'))
    await expectLink(
      canvas,
      'a_very_long_user_name_of_32_sign',
      '/operator/people/a_very_long_user_name_of_32_sign',
    )
  }),
})
/** Rows are cards on a phone. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** Still rows while the first ones are on their way. */
export const Loading = meta.story({
  ...page.loading('deskInvitations'),
  play: showsText('Loading held bonuses'),
})
/** Nothing waits. */
export const Empty = meta.story({
  render: page.with({ deskInvitations: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('No bonus is held')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskInvitations'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})
