import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Inline } from '../../design-system/primitives/layout/Inline.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { ProgressBar, progressTones } from '../../design-system/primitives/progress/ProgressBar.tsx'
import { SegmentBar } from '../../design-system/primitives/progress/SegmentBar.tsx'
import { TimerRing, ringSizes, ringTones } from '../../design-system/primitives/progress/TimerRing.tsx'
import { StepList } from '../../design-system/primitives/step/StepList.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Progress', component: ProgressBar })

/** How far it is reaches a screen reader as a number of per cent. */
export const Default = meta.story({ args: { label: 'Volume, 30 days', fraction: 0.73 } })

Default.test('says how far it is', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Volume, 30 days' })).toHaveAttribute(
    'aria-valuenow',
    '73',
  )
})

/** Rings, bars and segments in every tone, and a ring at both of its ends. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <AxisTable rows={ringTones} columns={ringSizes}>
        {(tone, size) => (
          <TimerRing tone={tone} size={size} fraction={0.7}>
            {size === 'm' ? '5' : undefined}
          </TimerRing>
        )}
      </AxisTable>
      {progressTones.map(tone => (
        <ProgressBar key={tone} tone={tone} label={tone} fraction={0.4} />
      ))}
      <SegmentBar count={5} done={2} />
      <Inline>
        <TimerRing fraction={0} tone="negative" />
        <TimerRing fraction={1} />
      </Inline>
    </Stack>
  ),
})

/** More than all is all, and less than nothing is nothing. */
export const OutOfRange = meta.story({
  render: () => (
    <Stack>
      <ProgressBar label="Over" fraction={1.4} />
      <ProgressBar label="Under" fraction={-1} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Over' })).toHaveAttribute('aria-valuenow', '100')
    await expect(canvas.getByRole('progressbar', { name: 'Under' })).toHaveAttribute('aria-valuenow', '0')
  },
})

const steps = ['Offer', 'Opening', 'Sending funds', 'Waiting for seller', 'Completed']

/** The current step is marked for screen readers, and steps that are done say so. */
export const Steps = meta.story({
  tags: ['visual'],
  render: () => (
    <StepList steps={steps} current={2} doneLabel="Done" summary="Step 3 of 5 · next: Waiting for seller" />
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items).toHaveLength(5)
    await expect(
      items.filter(item => item.getAttribute('aria-current') === 'step').map(item => item.textContent),
    ).toEqual(['3Sending funds'])
    await expect(items[0]).toHaveTextContent('Done: Offer')
  },
})

/** Five steps have no room on a phone: one sentence says which it is and what is next. */
export const StepsOnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <StepList steps={steps} current={2} doneLabel="Done" summary="Step 3 of 5 · next: Waiting for seller" />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 3 of 5 · next: Waiting for seller')).toBeVisible()
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument()
  },
})
