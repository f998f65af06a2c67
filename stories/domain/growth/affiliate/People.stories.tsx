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

/** Who came and has not traded is said to have not; each level is a choice above the list. */
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
/** Rows keep the place of people, and the level can be changed before they are there. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** It is being tried again: the button says so and takes no second press. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: () => {}, isRetrying: true } },
  play: showsText('People could not be loaded'),
})
/** The people that were known stay in the list, with a note under them. */
export const Stale = meta.story({ args: { content: { ...ready, isStale: true } } })
/** Nobody came by a link: the list says so, and a table without rows is not shown. */
export const Empty = meta.story({
  args: { content: { ...ready, items: [] } },
  play: showsText('Nobody has come by your links yet'),
})
/** On a deeper level other words say what is missing, since nobody comes there by one’s own link. */
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
/** A person’s name, day and sum without columns, in Russian at a phone’s width. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})
