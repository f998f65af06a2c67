import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ScheduleDay } from '../../../../design-system/domain/trading/advert/wizard/schedule/ScheduleDay.tsx'
import { ScheduleField } from '../../../../design-system/domain/trading/advert/wizard/schedule/ScheduleField.tsx'
import { TextField } from '../../../../design-system/primitives/field/TextField.tsx'
import { openWeek } from '../../../../design-system/domain/trading/advert/wizard/form/schedule.ts'

const week = { ...openWeek, 1: { from: 18, to: 36 }, 6: null, 7: null }

const meta = preview.meta({
  title: 'Domain/Advert/ScheduleField',
  component: ScheduleField,
  subcomponents: { ScheduleDay },
  args: { value: { week, isOnVacation: false }, onChange: fn(), timeZone: 'Africa/Lagos, UTC+1' },
})

function Kept(args: ComponentProps<typeof ScheduleField>) {
  const [value, setValue] = useState(args.value)
  return (
    <ScheduleField
      {...args}
      value={value}
      onChange={change => {
        setValue(current => ({ ...current, ...change }))
        args.onChange(change)
      }}
    />
  )
}

/** Hours come from lists, one day's can be given to the whole week, and a day that is unticked is a day off. */
export const Hours = meta.story({
  tags: ['visual'],
  render: Kept,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Monday, until' }), '20:30')
    await expect(args.onChange).toHaveBeenLastCalledWith({ week: { ...week, 1: { from: 18, to: 41 } } })
    await userEvent.click(canvas.getByRole('button', { name: 'Monday: same hours every day' }))
    await expect(canvas.getByRole('combobox', { name: 'Sunday, until' })).toHaveValue('20:30')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }))
    await expect(canvas.getByText('Day off')).toBeVisible()
  },
})

/** Drawn over the bar of a day, the hours snap to half hours, and the lists beside it follow. */
export const IsDrawn = meta.story({
  render: Kept,
  play: async ({ canvas, canvasElement }) => {
    const track = canvasElement.querySelector('[aria-hidden]:has(> div)')
    if (!track) throw new Error('No hours to draw on')
    const { left, width, top } = track.getBoundingClientRect()
    const at = (share: number) => ({
      pointerId: 1,
      clientX: left + width * share,
      clientY: top + 4,
      bubbles: true,
    })
    // A pointer that a script moves cannot be captured; the bar hears it all the same.
    Object.assign(track, { setPointerCapture: () => {} })
    await fireEvent.pointerDown(track, at(0.5))
    await fireEvent.pointerMove(track, at(0.25))
    await fireEvent.pointerUp(track, at(0.25))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Monday, from' })).toHaveValue('06:00'))
    await expect(canvas.getByRole('combobox', { name: 'Monday, until' })).toHaveValue('12:30')
  },
})

/** A finger on its way down the page leaves the hours as they are. */
export const IsScrolledOver = meta.story({
  render: Kept,
  play: async ({ args, canvas, canvasElement }) => {
    const track = canvasElement.querySelector('[aria-hidden]:has(> div)')
    if (!track) throw new Error('No hours to draw on')
    const { left, width, top } = track.getBoundingClientRect()
    const at = (share: number) => ({
      pointerId: 1,
      clientX: left + width * share,
      clientY: top,
      bubbles: true,
    })
    Object.assign(track, { setPointerCapture: () => {} })
    await fireEvent.pointerDown(track, at(0.9))
    await fireEvent.pointerMove(track, at(0.901))
    await fireEvent.pointerCancel(track, at(0.901))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerDown(track, at(0.9))
    await fireEvent.pointerMove(track, at(0.95))
    await fireEvent.pointerCancel(track, at(0.95))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Monday, from' })).toHaveValue('09:00'))
  },
})

/** Around the clock there are no days to fill in; on vacation is a switch of its own. */
export const Always = meta.story({ args: { value: { week: null, isOnVacation: true } }, render: Kept })
/** Where a field asks for the time zone, it stands above the hours. */
export const AsksForTheZone = meta.story({
  args: {
    timeZone: undefined,
    zoneField: <TextField label="Time zone" value="Africa/Lagos" onChange={fn()} />,
  },
  render: Kept,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Each day by its own hours.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Time zone' })).toBeVisible()
  },
})
/** Russian days and lists of hours in the same columns. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: Kept })
/** The week at a phone's width: each day's bar and lists must still be reached with a finger. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: Kept })
