import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { riskCodes } from '../../../../design-system/domain/people/profile/person.ts'
import { RiskCard } from '../../../../design-system/domain/people/profile/RiskCard.tsx'
import { riskNoteLayouts, RiskNotes } from '../../../../design-system/domain/people/profile/RiskNotes.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Profile/Risk',
  component: RiskNotes,
  decorators: [withStoppedClock],
})

const registeredAt = minutesFromNow(-3 * 24 * 60)
const all = () => (
  <Stack gap="6">
    {riskNoteLayouts.map(layout => (
      <RiskNotes key={layout} risks={riskCodes} registeredAt={registeredAt} layout={layout} />
    ))}
    <RiskCard person={{ risks: ['new_account'], registeredAt }} />
    <RiskCard person={{ risks: [], registeredAt }} />
  </Stack>
)
const args = { risks: riskCodes, registeredAt }

/** Every risk with its sentence in both layouts, a single one on a card, and a person whom nothing speaks against. */
export const States = meta.story({
  args,
  render: all,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Opened 3 days ago. Trade small amounts first.')[0]).toBeVisible()
    await expect(canvas.getByText(/^No warnings/)).toBeVisible()
  },
})
/** The sentences of all risks in Russian, beside their chips and under them. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args, render: all })
/** Chip and Russian sentence both stay visible at a phone's width, without hovering. */
export const RussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
  render: all,
})
