import preview from '../../.storybook/preview.tsx'
import { AffiliatePeoplePage } from '../../app/features/affiliate/AffiliatePeoplePage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { affiliateAnswers } from './affiliateAnswers.ts'

const meta = preview.meta({ title: 'Pages/AffiliatePeople', component: AffiliatePeoplePage, ...pageMeta })

const page = pageAt('/affiliate/people', affiliateAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('link', { name: 'grace_w' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Level 2' }))
    await findVisible(canvas.findByText('t•••9'))
    await expectLink(canvas, 'Back to invitations', '/affiliate')
  }),
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
export const Loading = meta.story(page.loading('affiliateReferrals'))
export const Empty = meta.story({
  render: page.with({ affiliateReferrals: () => ({ items: [], hasMore: false }) }),
  play: showsText('Nobody has come by your links yet'),
})
export const Failed = meta.story({
  ...page.failed('affiliateReferrals'),
  play: showsText('People could not be loaded'),
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
