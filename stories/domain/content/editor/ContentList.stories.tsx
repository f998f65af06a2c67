import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { PartState } from '../../../../design-system/domain/content/editor/editorShape.ts'
import { ContentList } from '../../../../design-system/domain/content/editor/list/ContentList.tsx'
import type { FoundDocuments } from '../../../../design-system/domain/content/editor/list/ContentList.tsx'
import { noContentFilter } from '../../../../design-system/domain/content/editor/list/ContentFilters.tsx'
import type { ContentFilter } from '../../../../design-system/domain/content/editor/list/ContentFilters.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { storyCards } from '../../support/content/storyEditor.ts'
import { expectLink } from '../../../support/plays.ts'

const ready = (more: Partial<FoundDocuments> = {}, isStale = false): PartState<FoundDocuments> => ({
  status: 'ready',
  value: { items: storyCards, onMore: null, isLoadingMore: false, ...more },
  isStale,
})
const filter: ContentFilter = noContentFilter

const meta = preview.meta({
  title: 'Domain/Editor/ContentList',
  component: ContentList,
  decorators: [withStillLinks],
  args: {
    content: ready(),
    filter,
    onFilter: fn(),
    hrefOf: (id: string) => `#${id}`,
  },
})

/** One row for each document, whose title is its only link; its chips say how each language stands. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').filter(row => within(row).queryByRole('link') !== null)
    await expect(rows).toHaveLength(storyCards.length)
    await expectLink(canvas, 'What a trade costs', '#doc-2')
  },
})

/** Titles, chips and filters share a phone’s width, with words that are longer than English ones. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})

/** A choice takes effect at once, words once typing has paused. */
export const Narrowed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Kind/ }))
    const options = within(await findVisible(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Chapter' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ ...noContentFilter, kind: 'chapter' })
    await userEvent.type(canvas.getByRole('searchbox'), 'fees')
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ ...noContentFilter, search: 'fees' }))
  },
})

/** Rows that may be old stay and say so, and those changed before are fetched by a button. */
export const More = meta.story({
  args: { content: ready({ onMore: fn() }, true) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible()
    await expect(canvas.getByText(/This may be old/)).toBeVisible()
  },
})

/** Four rows of two lines keep the place, under filters that can be used already. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** Nothing fits the filters: they stay in place, since they are what has to change. */
export const Empty = meta.story({
  args: { content: ready({ items: [] }) },
})
/** Only the rows did not come: the filters stay, and one press tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: fn(), isRetrying: false } },
})
