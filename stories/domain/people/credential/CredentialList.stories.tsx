import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CredentialList } from '../../../../design-system/domain/people/credential/CredentialList.tsx'
import { CredentialListLoading } from '../../../../design-system/domain/people/credential/CredentialListLoading.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyCredentials } from '../../support/people/storyCredential.ts'
import { expectLink, showsText, tellsOfPress } from '../../../support/plays.ts'

const ready = { status: 'ready' as const, items: storyCredentials, limit: 20, isStale: false }
const onRetry = fn()
const meta = preview.meta({
  title: 'Domain/Credential/CredentialList',
  component: CredentialList,
  parameters: { layout: 'fullscreen' },
  args: {
    content: ready,
    assets: storyBook,
    createHref: '#create',
    editHref: (id: string) => `#${id}`,
    onDelete: fn(),
    onActivate: fn(async () => undefined),
  },
  render: args => (
    <Stack>
      <CredentialList {...args} />
    </Stack>
  ),
})

/** Saved details under their payment method, each with ways to change it, and one way to add more. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bank transfer' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expectLink(canvas, 'Add details', '#create')
    await expectLink(canvas, 'Change Access Bank', '#c2')
  },
})
/** On a phone change, delete and the switch of each account stay apart with their Russian words. */
export const Russian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

/** Each delete button says whose it is, and only asks: nothing is gone yet. */
export const Deletes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete OPay' }))
    await expect(args.onDelete).toHaveBeenCalledWith(storyCredentials[2])
  },
})

/** Two still cards hold the place of saved details. */
export const Loading = meta.story({ render: () => <CredentialListLoading /> })

/** The list did not load, says so, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** Nothing is saved: one invitation to add details, and no second button for it. */
export const Empty = meta.story({
  args: { content: { ...ready, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment details yet')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Add details' })).toHaveLength(1)
  },
})

/** A list that could not be loaded again stays in use and says that it may be old. */
export const Stale = meta.story({
  args: { content: { ...ready, isStale: true } },
  play: showsText(/This list may be old/),
})

/** An account that holds all it can is told so, and the button to add is gone. */
export const Full = meta.story({
  args: { content: { ...ready, limit: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/all 3 that an account can hold/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Add details' })).not.toBeInTheDocument()
  },
})
