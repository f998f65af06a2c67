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

export const Default = meta.story({ tags: ['visual'] })
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

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

export const Loading = meta.story({ args: { content: { status: 'loading' } } })

export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry } },
  play: tellsOfPress('Try again', onRetry),
})

export const Empty = meta.story({
  args: { content: { status: 'ready', items: [] } },
  play: showsText('You have not blocked anybody'),
})
