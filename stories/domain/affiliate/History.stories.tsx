import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { noRewardFilter } from '../../../design-system/domain/affiliate/reward/rewardFilter.ts'
import { RewardHistory } from '../../../design-system/domain/affiliate/reward/RewardHistory.tsx'
import { shown } from '../../support/shown.ts'
import { longRewards, storyLinks, storyRewards } from '../support/storyAffiliate.ts'
import { storyBook } from '../support/storyBook.ts'

const onFilter = fn()
const onMore = fn()
const ready = {
  status: 'ready',
  items: storyRewards,
  isStale: false,
  onMore: null,
  isLoadingMore: false,
} as const

const meta = preview.meta({
  title: 'Domain/Affiliate/History',
  component: RewardHistory,
  args: {
    content: ready,
    filter: noRewardFilter,
    onFilter,
    links: storyLinks,
    assets: storyBook,
    hrefOf: name => `#${name}`,
  },
})

/** By name on the first level, masked below it; what is not in the wallet yet says so. */
export const States = meta.story({
  tags: ['visual'],
  args: { content: { ...ready, onMore } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'amina_k' })).toHaveAttribute('href', '#amina_k')
    await expect(canvas.queryByRole('link', { name: 't•••9' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('On its way')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }))
    await expect(onMore).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Level/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Level 2' }))
    await expect(onFilter).toHaveBeenCalledWith({ level: 2, code: null })
  },
})
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: () => {}, isRetrying: false } },
  play: async ({ canvas }) => {
    await shown(canvas.findByText('What you earned could not be loaded'))
  },
})
export const Stale = meta.story({
  args: { content: { ...ready, isStale: true, onMore, isLoadingMore: true } },
})
/** What has to happen until there is something. */
export const Empty = meta.story({
  args: { content: { ...ready, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/your part of its fee stands here/)).toBeVisible()
  },
})
export const NothingFiltered = meta.story({
  args: { content: { ...ready, items: [] }, filter: { level: 3, code: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(onFilter).toHaveBeenCalledWith({ level: null, code: null })
  },
})
export const Long = meta.story({ args: { content: { ...ready, items: longRewards } } })
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { content: { ...ready, items: [...storyRewards, ...longRewards] } },
})
