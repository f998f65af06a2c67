import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AskToCancelNotice } from '../../../../design-system/domain/trading/trade/action/AskToCancelNotice.tsx'
import { UndoNotice } from '../../../../design-system/domain/trading/trade/action/UndoNotice.tsx'
import type { TradeSide } from '../../../../design-system/domain/reference/status/tradeStatus.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { can, storyTrade } from '../../support/trading/storyTrade.ts'
import { lacksRole } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Trade/Notices',
  component: AskToCancelNotice,
  decorators: [withStoppedClock],
})

const asked = (side: TradeSide) => ({
  ...storyTrade('new', side),
  timer: {
    kind: 'ask_to_cancel' as const,
    isMine: side === 'buyer',
    startsAt: minutesFromNow(-1),
    endsAt: minutesFromNow(14),
  },
})
const paid = { ...storyTrade('paid_confirmed'), actions: [can('undo_confirm', minutesFromNow(0.75))] }
const args = { trade: asked('buyer'), pending: null, onAction: fn() }
const onUndo = fn()

const states = () => (
  <Stack>
    <AskToCancelNotice {...args} />
    <AskToCancelNotice {...args} pending="keep" />
    <AskToCancelNotice {...args} trade={asked('seller')} />
    <UndoNotice trade={paid} pending={null} onAction={onUndo} />
  </Stack>
)

export const States = meta.story({ tags: ['visual'], args, render: states })
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

export const BuyerAnswers = meta.story({
  args,
  play: async ({ args: given, canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:00 left to answer')
    await userEvent.click(canvas.getByRole('button', { name: 'I am paying' }))
    await expect(given.onAction).toHaveBeenLastCalledWith('keep')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the trade' }))
    await expect(given.onAction).toHaveBeenLastCalledWith('cancel')
  },
})

export const ShowsNothingWithoutAnAsk = meta.story({
  args: { ...args, trade: storyTrade('new') },
  play: lacksRole('button'),
})

export const TakesPaidBack = meta.story({
  args,
  render: () => <UndoNotice trade={paid} pending={null} onAction={onUndo} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:45')
    await userEvent.click(canvas.getByRole('button', { name: 'I have not paid yet' }))
    await expect(onUndo).toHaveBeenCalledWith('undo_confirm')
  },
})
