import preview from '../../.storybook/preview.tsx'
import { AffiliatePeoplePage } from '../../app/features/affiliate/AffiliatePeoplePage.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { affiliateAnswers } from './affiliateAnswers.ts'

const meta = preview.meta({ title: 'Pages/AffiliatePeople', component: AffiliatePeoplePage, ...pageMeta })

const page = pageAt('/affiliate/people', affiliateAnswers)

/** People are listed by level; whoever came two levels away is known only by a masked name. */
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
/** The choice of a level and the rows of people at the width of a phone, with Russian labels. */
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
/** A level can be chosen before the first rows are there; placeholders stand only below that choice. */
export const Loading = meta.story(page.loading('affiliateReferrals'))
/** A level without anybody says in words that no one has come yet, and the choice of a level stays above it. */
export const Empty = meta.story({
  render: page.with({ affiliateReferrals: () => ({ items: [], hasMore: false }) }),
  play: showsText('Nobody has come by your links yet'),
})
/** Only the list fails: the way back and the choice of a level stay around the offer to try again. */
export const Failed = meta.story({
  ...page.failed('affiliateReferrals'),
  play: showsText('People could not be loaded'),
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
