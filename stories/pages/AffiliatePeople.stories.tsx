import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AffiliatePeoplePage } from '../../app/features/affiliate/AffiliatePeoplePage.tsx'
import { loaded } from '../support/app/loaded.ts'
import { shown } from '../support/shown.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { affiliateAnswers } from './affiliateAnswers.ts'

const meta = preview.meta({ title: 'Pages/AffiliatePeople', component: AffiliatePeoplePage, ...pageMeta })

const page = pageAt('/affiliate/people', affiliateAnswers)

export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await shown(canvas.findByRole('link', { name: 'grace_w' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Level 2' }))
    await shown(canvas.findByText('t•••9'))
    await expect(canvas.getByRole('link', { name: 'Back to invitations' })).toHaveAttribute(
      'href',
      '/affiliate',
    )
  },
})
export const OnPhoneInRussian = meta.story(page.onPhoneInRussian)
export const Loading = meta.story(page.loading('affiliateReferrals'))
export const Empty = meta.story({
  render: page.with({ affiliateReferrals: () => ({ items: [], hasMore: false }) }),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('Nobody has come by your links yet'))
  },
})
export const Failed = meta.story({
  ...page.failed('affiliateReferrals'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('People could not be loaded'))
  },
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())
