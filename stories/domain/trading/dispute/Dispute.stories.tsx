import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DisputeCard } from '../../../../design-system/domain/trading/dispute/DisputeCard.tsx'
import { ReplyAllowance } from '../../../../design-system/domain/trading/dispute/ReplyAllowance.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { ruledDispute, storyDispute } from '../../support/trading/storyDispute.ts'

const meta = preview.meta({
  title: 'Domain/Dispute/DisputeCard',
  component: DisputeCard,
  decorators: [withStoppedClock],
})

const asked = storyDispute({
  repliesLeft: { buyer: 1, seller: 1 },
  waitsFor: ['buyer', 'seller'],
  statements: ruledDispute.statements,
})
const heard = storyDispute({
  repliesLeft: { buyer: 0, seller: 0 },
  waitsFor: ['arbiter'],
  raiseAt: minutesFromNow(-60),
  raisedAt: minutesFromNow(-60),
  statements: ruledDispute.statements,
})
const bySystem = storyDispute({
  reason: null,
  openedBy: 'system',
  statements: [],
  repliesLeft: { buyer: 1, seller: 1 },
  waitsFor: ['buyer', 'seller'],
})
const states = () => (
  <Stack>
    <DisputeCard dispute={storyDispute()} viewerSide="buyer" />
    <DisputeCard dispute={storyDispute()} viewerSide="seller" />
    <DisputeCard dispute={asked} viewerSide="buyer" />
    <DisputeCard dispute={heard} viewerSide="arbiter" />
    <DisputeCard dispute={bySystem} viewerSide="seller" />
    <DisputeCard dispute={ruledDispute} viewerSide="seller" />
  </Stack>
)

/** The same card by whose turn it is: the seller's, both sides', the arbiter's once raised, and nobody's after a ruling. */
export const States = meta.story({ tags: ['visual'], render: states })
/** The cards of a dispute in Russian: two columns of statements beneath the turn and its deadline. */
export const StatesInRussian = meta.story({ tags: ['visual'], globals: { locale: 'ru' }, render: states })

/** The seller reads that it is their turn, what follows from silence, and which proof is missing. */
export const SaysWhoseTurnItIsAndWhatIsMissing = meta.story({
  args: { dispute: storyDispute(), viewerSide: 'seller' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waits for the seller')
    await expect(canvas.getByText(/It is your turn/)).toHaveTextContent(/all arbiters are called/)
    await expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toContain(
      'Seller: the history of the account, in the chatmissing',
    )
  },
})

/** Whoever may write reads what that message is and how many are left; whoever must wait reads nothing. */
export const Allowances = meta.story({
  render: () => (
    <Stack>
      <ReplyAllowance dispute={storyDispute()} side="seller" />
      <ReplyAllowance dispute={asked} side="buyer" />
      <ReplyAllowance dispute={storyDispute()} side="buyer" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map(note => note.textContent)).toEqual([
      expect.stringMatching(/^This is your opening statement/),
      expect.stringMatching(/^In this dispute you can write 1 more message/),
    ])
  },
})
