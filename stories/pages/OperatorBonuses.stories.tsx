import preview from '../../.storybook/preview.tsx'
import { BonusesPage } from '../../app/features/operator/queues/BonusesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { queueAnswers } from './deskQueueAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorBonuses', component: BonusesPage, ...pageMeta })

const page = pageAt('/operator/bonuses', queueAnswers)

/** Each doubt is a sentence; the inviter leads to their page. */
export const Loaded = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Both were logged in with the same browser.'))
    await expectLink(
      canvas,
      'another_very_long_name_of_32_sgn',
      '/operator/people/another_very_long_name_of_32_sgn',
    )
  }),
})
/** Paying takes two operators: one asks, and the row says so. */
export const Asks = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'samuel_88' }))[0]!)
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear and pay: samuel_88' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'Both have shown a passport.')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear and pay' }))
    await findVisible(canvas.findByText('Second operator asked'))
    await findVisible(canvas.findByText(/^Another operator was asked/))
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
