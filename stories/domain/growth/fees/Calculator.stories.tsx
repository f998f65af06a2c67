import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeeCalculator } from '../../../../design-system/domain/growth/fees/calculator/FeeCalculator.tsx'
import type { FeesShape } from '../../../../design-system/domain/growth/fees/feeShape.ts'
import { firstUse } from '../../../../design-system/domain/growth/fees/calculator/feeUse.ts'
import type { FeeUse } from '../../../../design-system/domain/growth/fees/calculator/feeUse.ts'
import { storyFees } from '../../support/growth/storyFees.ts'
import { showsText, staysInside } from '../../../support/plays.ts'

const onPhone = { viewport: { value: 'phone' } }

interface MovedProps {
  fees?: FeesShape
  initial?: Partial<FeeUse>
  isOwn?: boolean
}

function Moved({ fees = storyFees, initial = {}, isOwn = false }: MovedProps) {
  const [use, setUse] = useState<FeeUse>({ ...firstUse(fees.tiers), ...initial })
  return <FeeCalculator fees={fees} use={use} onChange={setUse} isOwn={isOwn} />
}

const meta = preview.meta({ title: 'Domain/Fees/Calculator', component: Moved })

/** What it begins with for a visitor: the middle of the second stair. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$166.20')
    await expect(canvas.getByText('$24,000 × 0.7%')).toBeVisible()
    await expect(canvas.getByText('$6,000 × 0')).toBeVisible()
    await expect(canvas.getByText('10% of $168.00')).toBeVisible()
    await expect(canvas.getByText('From $50,000 the rate is 0.5%.')).toBeVisible()
    await expect(canvas.getByText(/On the same ads that is \$48\.00 less\./)).toBeVisible()
  },
})

States.test('counts again when a line is moved', async ({ canvas }) => {
  const volume = canvas.getByRole('slider', { name: /You trade in 30.days/ })
  await expect(volume).toHaveAttribute('aria-valuetext', '$30,000')
  await fireEvent.input(volume, { target: { value: '500' } })
  await expect(volume).toHaveAttribute('aria-valuetext', '$2,000,000')
  await expect(canvas.getByText('This is the lowest rate.')).toBeVisible()
  await expect(canvas.getByText('$1,600,000 × 0.2%')).toBeVisible()
  await fireEvent.input(canvas.getByRole('slider', { name: 'On your own ads' }), { target: { value: '0' } })
  await fireEvent.input(canvas.getByRole('slider', { name: 'You swap' }), { target: { value: '0' } })
  await fireEvent.input(canvas.getByRole('slider', { name: 'You withdraw' }), { target: { value: '100' } })
  await expect(canvas.getByText('$10,000 × 0.5%')).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('$50.00')
})

/** A volume of one's own, to the cent; too little for cashback. */
export const Own = meta.story({
  args: { isOwn: true, initial: { volume: '182.37', ownPercent: 100, swapSteps: 0, withdrawSteps: 0 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/It begins at what you traded in the last 30.days: \$182\.37\./),
    ).toBeVisible()
    await expect(canvas.getByText('less than $1 by then')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('$1.64')
  },
})

/** Everybody pays the same. */
export const OneFee = meta.story({
  args: { fees: { ...storyFees, tiers: [{ fromVolumeUsd: '0', percent: '0.7' }] } },
  play: showsText('This is the lowest rate.'),
})

/** Four sliders over the sums that they make, in Russian, inside a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  play: staysInside,
})
