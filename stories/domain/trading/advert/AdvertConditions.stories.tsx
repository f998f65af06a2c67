import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ConditionsFields } from '../../../../design-system/domain/trading/advert/wizard/limits/ConditionsFields.tsx'
import { naira } from '../../support/storyAssetBook.ts'
import { storyConditions, storyReach } from './wizardParts.ts'

const meta = preview.meta({
  title: 'Domain/Advert/ConditionsFields',
  component: ConditionsFields,
  args: {
    value: storyConditions,
    onChange: fn(),
    errors: {},
    fiat: naira,
    does: 'sell' as const,
    reach: storyReach,
  },
})

function Kept(args: ComponentProps<typeof ConditionsFields>) {
  const [value, setValue] = useState(args.value)
  return (
    <ConditionsFields
      {...args}
      value={value}
      onChange={change => {
        setValue(current => ({ ...current, ...change }))
        args.onChange(change)
      }}
    />
  )
}

/** Each condition says how many traders it costs, and how many would still qualify is counted above all. */
export const Default = meta.story({
  tags: ['visual'],
  render: Kept,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('41% of 1,204 traders seen lately would qualify.')).toBeVisible()
    const phone = canvas.getByRole('switch', { name: 'Verified phone' })
    await expect(phone).toHaveAccessibleDescription('About 12% fewer traders will qualify')
    await userEvent.click(phone)
    await expect(args.onChange).toHaveBeenLastCalledWith({ phoneRequired: true })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum feedback score' }), '95')
    await expect(args.onChange).toHaveBeenLastCalledWith({ minimumFeedbackScore: '95' })
  },
})

/** Who buys lets nobody trade without an account; nobody knows yet who would qualify. */
export const OfABuyer = meta.story({
  args: { does: 'buy', reach: null, errors: { firstTimeMaximum: 'At least ₦10,000.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch', { name: /without registration/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'First-time limit' })).toBeInvalid()
  },
})

/** Conditions with Russian names and hints, whose switches must stay in line. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: Kept })
/** Amounts and switches of the conditions in one column at a phone's width. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: Kept })
