import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IdentityPanel } from '../../../../design-system/domain/people/security/IdentityPanel.tsx'
import { identityKinds } from '../../../../design-system/domain/people/security/identityState.ts'
import type {
  IdentityKind,
  IdentityState,
} from '../../../../design-system/domain/people/security/identityState.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow } from '../../support/storyClock.tsx'
import { lacksRole } from '../../../support/plays.ts'

const onStart = fn()

const meta = preview.meta({
  title: 'Domain/Security/IdentityPanel',
  component: IdentityPanel,
  args: { onStart, isStarting: false },
})

const storyState = {
  none: { kind: 'none' },
  started: { kind: 'started' },
  pending: { kind: 'pending' },
  approved: {
    kind: 'approved',
    legalName: 'Константин Константинович Константинопольский',
    approvedAt: minutesFromNow(0),
  },
  declined: { kind: 'declined', reason: 'The photo of the document is out of focus.' },
  failed: { kind: 'failed' },
} as const satisfies Record<IdentityKind, IdentityState>

const all = () => (
  <Stack>
    {identityKinds.map(kind => (
      <IdentityPanel key={kind} state={storyState[kind]} onStart={onStart} isStarting={false} />
    ))}
    <IdentityPanel state={storyState.none} onStart={onStart} isStarting />
  </Stack>
)
/** Not checked, begun, in review, verified, declined with a reason, not opened, and while the check opens. */
export const States = meta.story({ args: { state: storyState.none }, render: all })
/** The states in Russian at a phone's width, with a very long legal name. */
export const StatesRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { state: storyState.none },
  render: all,
})

/** What the check needs is said before the one button that opens it. */
export const Starts = meta.story({
  args: { state: storyState.none },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the check' }))
    await expect(onStart).toHaveBeenCalled()
  },
})

/** The check did not open: an alert says where else to do it, and it can be tried again. */
export const WidgetFailed = meta.story({
  tags: ['visual'],
  args: { state: storyState.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The ID verification widget failed to launch. Verify by logging in via web.',
    )
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** While documents are looked at, there is nothing to press. */
export const WaitsForAReview = meta.story({
  args: { state: storyState.pending },
  play: lacksRole('button'),
})
