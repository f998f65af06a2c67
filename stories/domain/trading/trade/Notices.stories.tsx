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

/** Asked to cancel, as the buyer reads it, while the answer is sent, and as the seller waits; and "paid" to take back. */
export const States = meta.story({ tags: ['visual'], args, render: states })
/** The four notices in Russian, long buttons beside a countdown. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: states })

/** A buyer who is asked to cancel sees the time to answer, and each of the two buttons acts for itself. */
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

/** As long as nobody asks to cancel there is no notice and nothing to press. */
export const ShowsNothingWithoutAnAsk = meta.story({
  args: { ...args, trade: storyTrade('new') },
  play: lacksRole('button'),
})

/** For a short time after "paid" the buyer may say that it is not so; the seconds are counted. */
export const TakesPaidBack = meta.story({
  args,
  render: () => <UndoNotice trade={paid} pending={null} onAction={onUndo} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:45')
    await userEvent.click(canvas.getByRole('button', { name: 'I have not paid yet' }))
    await expect(onUndo).toHaveBeenCalledWith('undo_confirm')
  },
})
