import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BlockDialog } from '../../../../design-system/domain/people/profile/BlockDialog.tsx'
import { MemoCard } from '../../../../design-system/domain/people/profile/MemoCard.tsx'
import { MemoForm } from '../../../../design-system/domain/people/profile/MemoForm.tsx'
import { SharedHistory } from '../../../../design-system/domain/trading/person/SharedHistory.tsx'
import { SharedTrade } from '../../../../design-system/domain/trading/person/SharedTrade.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storySharedTrade } from '../../support/people/storyPerson.ts'

const meta = preview.meta({
  title: 'Domain/Profile/Between',
  component: SharedHistory,
  decorators: [withStoppedClock],
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

const history = {
  completed: 12,
  cancelled: 1,
  volumeUsd: '4812.5',
  firstAt: minutesFromNow(-90_000),
  lastAt: minutesFromNow(-9000),
}
const items = [
  storySharedTrade(),
  storySharedTrade({ tradeId: 'B2', viewerSide: 'seller', myGrade: null, theirGrade: 'neutral' }),
  storySharedTrade({
    tradeId: 'C3',
    status: 'cancelled',
    amount: '12345.678901',
    cryptoCurrencyCode: 'USDT',
    fiatAmount: '9999999999',
    myGrade: 'negative',
    theirGrade: null,
  }),
]
const shared = { userName: 'lagoscoin', assets: storyBook, hrefOf: (id: string) => `/trade/${id}` }
const args = {
  ...shared,
  history,
  content: { status: 'ready' as const, items, onMore: fn(), isLoadingMore: false },
}

const states = () => (
  <Stack gap="4">
    <SharedHistory {...args} />
    <SharedHistory {...args} content={{ status: 'loading' }} />
    <SharedHistory {...args} content={{ status: 'failed', onRetry: fn() }} />
    <SharedHistory
      {...args}
      history={{ ...history, completed: 0, cancelled: 0, volumeUsd: '0', firstAt: null, lastAt: null }}
    />
    <ul>
      <SharedTrade trade={items[0]!} assets={storyBook} href="/trade/A1" />
    </ul>
  </Stack>
)

/** What was between two people: twelve trades, coming, failed, nothing yet, and one trade by itself. */
export const States = meta.story({
  args,
  render: states,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/12 completed trades, 1 cancelled/)[0]).toBeVisible()
    await expect(canvas.getByText('This would be your first trade with lagoscoin.')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Trade #8F2K41QX' })[0]).toHaveAttribute(
      'href',
      '/trade/8F2K41QX',
    )
  },
})
/** Trades told in Russian sentences, with amounts of ten digits and grades of both sides. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

const noted = { text: 'Pays from GTBank. Slow on Fridays.', updatedAt: minutesFromNow(-60) }
const onSave = fn(async () => undefined)
const onDelete = fn(async () => undefined)
const memos = () => (
  <Stack gap="4">
    <MemoCard>
      <MemoForm userName="lagoscoin" content={{ status: 'ready', memo: noted }} {...{ onSave, onDelete }} />
    </MemoCard>
    <MemoForm
      userName="nobody_yet"
      content={{ status: 'ready', memo: { text: '', updatedAt: null } }}
      {...{ onSave, onDelete }}
    />
    <MemoForm userName="a" content={{ status: 'loading' }} {...{ onSave, onDelete }} />
    <MemoForm userName="b" content={{ status: 'failed', onRetry: fn() }} {...{ onSave, onDelete }} />
  </Stack>
)

/** Notes that only their writer sees, to save and delete; nothing noted, coming, and failed. */
export const Notes = meta.story({
  args,
  render: memos,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Notes about lagoscoin/ })
    await userEvent.type(field, ' Polite.')
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save notes' })[0]!)
    await waitFor(() => expect(onSave).toHaveBeenCalledWith('Pays from GTBank. Slow on Fridays. Polite.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete notes' }))
    await waitFor(() => expect(field).toHaveValue(''))
  },
})
/** The promise that nobody else sees the notes, and their buttons, in Russian. */
export const NotesInRussian = meta.story({ globals: { locale: 'ru' }, args, render: memos })

/** What follows from a block is said before it is done, and that open trades go on. */
export const Blocks = meta.story({
  args,
  render: () => (
    <BlockDialog userName="lagoscoin" onBlock={fn(async () => undefined)} close={fn()} dismiss={fn()} />
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await findVisible(screen.findByRole('dialog', { name: 'Block lagoscoin?' })))
    await expect(dialog.getByText(/Trades that are open go on/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Block lagoscoin' }))
  },
})
