import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FileDownload } from '../../../../design-system/domain/page/list/FileDownload.tsx'
import { noRewardFilter } from '../../../../design-system/domain/growth/affiliate/reward/rewardFilter.ts'
import { RewardHistory } from '../../../../design-system/domain/growth/affiliate/reward/RewardHistory.tsx'
import { longRewards, storyLinks, storyRewards } from '../../support/growth/storyAffiliate.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

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

const march = { ...noRewardFilter, from: '2026-03-01', until: '2026-03-31' }
const file = (state: 'idle' | 'done') => (
  <FileDownload
    state={{ kind: state }}
    formats={[{ format: 'csv', label: 'Spreadsheet' }]}
    onStart={() => {}}
    onStop={() => {}}
  />
)

/** By name on the first level, masked below it; a bonus among shares; what is not in the wallet yet says so. */
export const States = meta.story({
  tags: ['visual'],
  args: { content: { ...ready, onMore }, end: file('idle') },
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'amina_k', '#amina_k')
    await expect(canvas.queryByRole('link', { name: 't•••9' })).not.toBeInTheDocument()
    await expect(canvas.getAllByText('On its way')).toHaveLength(2)
    await expect(canvas.getAllByText('Invite bonus')).toHaveLength(1)
    await expect(canvas.getAllByText('Trade share')).toHaveLength(storyRewards.length - 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }))
    await expect(onMore).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Level/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Level 2' }))
    await expect(onFilter).toHaveBeenCalledWith({ ...noRewardFilter, level: 2 })
  },
})
/** A day takes effect once it is whole. */
export const Days = meta.story({
  tags: ['visual'],
  args: { end: file('done') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'From day' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Days' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'From day' }), '01.03.2026')
    await waitFor(() => expect(onFilter).toHaveBeenCalledWith({ ...noRewardFilter, from: '2026-03-01' }))
  },
})
/** Behind its button too they say that they narrow. */
export const OfSomeDays = meta.story({
  args: { filter: march },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days' }))
    await expect(canvas.getByRole('textbox', { name: 'To day' })).toHaveValue('31.03.2026')
  },
})
/** Four rows keep the place under filters that can be chosen already. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** Only the rows failed: filters and title stay, and it is said that no money is affected. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: () => {}, isRetrying: false } },
  play: showsText('What you earned could not be loaded'),
})
/** Rows from before stay with a note, while the button is busy with older ones. */
export const Stale = meta.story({
  args: { content: { ...ready, isStale: true, onMore, isLoadingMore: true } },
})
/** What has to happen until there is something. */
export const Empty = meta.story({
  args: { content: { ...ready, items: [] } },
  play: showsText(/your part of its fee stands here/),
})
/** Nothing fits what was chosen: one press takes every filter away. */
export const NothingFiltered = meta.story({
  args: { content: { ...ready, items: [] }, filter: { ...march, level: 3 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(onFilter).toHaveBeenCalledWith(noRewardFilter)
  },
})
/** Eighteen decimals, nine digits and the longest name: a row keeps its columns. */
export const Long = meta.story({ args: { content: { ...ready, items: longRewards } } })
/** Rows without columns, the filters and the download, in Russian at a phone’s width. */
export const InRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { content: { ...ready, items: [...storyRewards, ...longRewards] }, end: file('idle') },
})
