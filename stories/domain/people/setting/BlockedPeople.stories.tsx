import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BlockedPeople } from '../../../../design-system/domain/people/setting/blockList/BlockedPeople.tsx'
import { expectLink, showsText, tellsOfPress } from '../../../support/plays.ts'

const person = (id: string, userName: string) => ({ id, userName, createdAt: '2026-03-05T09:00:00.000Z' })
const onRetry = fn()

const meta = preview.meta({
  title: 'Domain/Setting/BlockedPeople',
  component: BlockedPeople,
  args: {
    content: {
      status: 'ready' as const,
      items: [
        person('1', 'QuickNaira'),
        person('2', 'a_very_long_user_name_that_nobody_can_pronounce'),
        person('3', 'Марина_К'),
      ],
    },
    hrefOf: (userName: string) => `#${userName}`,
    onUnblock: fn(async () => undefined),
  },
})

/** Whom the viewer blocked, since when, and the button that ends it, with a very long name. */
export const Default = meta.story({ tags: ['visual'] })
/** Names of two alphabets and Russian dates from edge to edge of a phone. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

/** When unblocking fails, the person stays listed and the button works again. */
export const Unblocks = meta.story({
  args: { onUnblock: fn(() => Promise.reject(new Error('no line'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock QuickNaira' }))
    await expect(args.onUnblock).toHaveBeenCalledWith('1')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Unblock QuickNaira' })).toBeEnabled())
    await expectLink(canvas, 'QuickNaira', '#QuickNaira')
  },
})

/** Nobody has a page of their own yet. */
export const NamesLeadNowhere = meta.story({
  render: ({ content, onUnblock }) => <BlockedPeople {...{ content, onUnblock }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('QuickNaira')[0]).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

/** Still rows with tile, two lines and a button under the title of the card. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

/** A list that did not load can be asked for again without leaving the settings. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry } },
  play: tellsOfPress('Try again', onRetry),
})

/** Nobody is blocked, and the card says so. */
export const Empty = meta.story({
  args: { content: { status: 'ready', items: [] } },
  play: showsText('You have not blocked anybody'),
})
