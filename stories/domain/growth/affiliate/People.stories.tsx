import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { NewestPeople } from '../../../../design-system/domain/growth/affiliate/people/NewestPeople.tsx'
import { PeopleList } from '../../../../design-system/domain/growth/affiliate/people/PeopleList.tsx'
import type { AffiliateLevel } from '../../../../design-system/domain/growth/affiliate/affiliateShape.ts'
import { deeperPeople, storyPeople } from '../../support/growth/storyAffiliate.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { leadsTo, showsText } from '../../../support/plays.ts'

const firstLevel: AffiliateLevel = 1
const onLevel = fn()
const hrefOf = (name: string) => `#${name}`
const ready = {
  status: 'ready',
  items: storyPeople,
  isStale: false,
  onMore: null,
  isLoadingMore: false,
} as const

const meta = preview.meta({
  title: 'Domain/Affiliate/People',
  component: PeopleList,
  args: {
    content: ready,
    level: firstLevel,
    onLevel,
    assets: storyBook,
    hrefOf,
  },
})

export const States = meta.story({
  tags: ['visual'],
  args: { content: { ...ready, onMore: () => {} } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('not traded yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Level 3' }))
    await expect(onLevel).toHaveBeenCalledWith(3)
  },
})
/** Whom others brought: masked, and without the link of somebody else. */
export const Deeper = meta.story({ args: { level: 2, content: { ...ready, items: deeperPeople } } })
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: () => {}, isRetrying: true } },
  play: showsText('People could not be loaded'),
})
export const Stale = meta.story({ args: { content: { ...ready, isStale: true } } })
export const Empty = meta.story({
  args: { content: { ...ready, items: [] } },
  play: showsText('Nobody has come by your links yet'),
})
export const EmptyDeeper = meta.story({
  args: { level: 3, content: { ...ready, items: [] } },
  play: showsText('Nobody on level 3 yet'),
})
/** Who came last, beside the page of invitations. */
export const Newest = meta.story({
  tags: ['visual'],
  render: () => <NewestPeople people={storyPeople} hrefOf={hrefOf} allHref="#all" />,
  play: leadsTo('All people', '#all'),
})
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})
