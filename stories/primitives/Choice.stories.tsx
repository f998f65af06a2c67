import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Checkbox } from '../../design-system/primitives/checkbox/Checkbox.tsx'
import { RadioGroup } from '../../design-system/primitives/radio/RadioGroup.tsx'
import {
  SegmentedControl,
  segmentSizes,
  segmentTones,
  segmentWidths,
} from '../../design-system/primitives/segmented/SegmentedControl.tsx'
import { Switch, switchSides } from '../../design-system/primitives/switch/Switch.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { ValueHolder } from '../support/ValueHolder.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Choice', component: Checkbox })

const keep = () => undefined
const agreement = 'I opened my bank app and ₦250,000 is in my available balance.'

/** A press on the words ticks the box as one on the box does, and so does the space bar. */
export const Default = meta.story({
  render: () => (
    <ValueHolder initial={false}>
      {(value, set) => (
        <Checkbox checked={value} onChange={set}>
          {agreement}
        </Checkbox>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: agreement })
    await userEvent.click(canvas.getByText(agreement))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
})

/** With a hint, an error and a reason why it cannot be ticked: each is said in words. */
export const Checkboxes = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      <Checkbox checked={false} onChange={keep}>
        {agreement}
      </Checkbox>
      <Checkbox checked onChange={keep} hint="Only your bank balance is proof">
        {agreement}
      </Checkbox>
      <Checkbox checked={false} onChange={keep} error="Check your bank account first">
        {agreement}
      </Checkbox>
      <Checkbox checked={false} onChange={keep} disabledReason="The buyer has not paid yet">
        {agreement}
      </Checkbox>
    </Stack>
  ),
})

/** It takes no tick, and its reason is read out with it. */
export const UnavailableCheckbox = meta.story({
  render: () => (
    <ValueHolder initial={false}>
      {(value, set) => (
        <Checkbox checked={value} onChange={set} disabledReason="The buyer has not paid yet">
          {agreement}
        </Checkbox>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: new RegExp(agreement.slice(0, 20)) })
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(box).toHaveAccessibleDescription('The buyer has not paid yet')
  },
})

/** The switch before or after its words, off, on and not to be had. */
export const Switches = meta.story({
  tags: ['visual'],
  render: () => (
    <AxisTable rows={switchSides} columns={['off', 'on', 'unavailable']}>
      {(side, state) => (
        <Switch
          side={side}
          checked={state === 'on'}
          onChange={keep}
          disabledReason={state === 'unavailable' ? 'Needs two-factor login' : undefined}
        >
          Online only
        </Switch>
      )}
    </AxisTable>
  ),
})

/** One stop of Tab and the space bar turn it. */
export const SwitchToggles = meta.story({
  render: () => (
    <ValueHolder initial={false}>
      {(value, set) => (
        <Switch checked={value} onChange={set}>
          Только онлайн
        </Switch>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Только онлайн' })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
  },
})

/** What the setting means is read out as its description, not as part of its name. */
export const SwitchWithHint = meta.story({
  render: () => (
    <Switch side="end" checked onChange={keep} hint="No coins leave the wallet without a code.">
      Withdrawals
    </Switch>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Withdrawals' })
    await expect(toggle).toHaveAccessibleDescription('No coins leave the wallet without a code.')
  },
})

const sides = [
  { value: 'buy', label: 'Buy', icon: ArrowDownLeft, tone: 'buy' },
  { value: 'sell', label: 'Sell', icon: ArrowUpRight, tone: 'sell' },
] as const

/** Sizes, widths and tones: buying and selling differ by arrow and word too. */
export const Segments = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <AxisTable rows={segmentSizes} columns={segmentWidths}>
        {(size, width) => (
          <SegmentedControl label="Side" segments={sides} value="buy" onChange={keep} {...{ size, width }} />
        )}
      </AxisTable>
      <AxisTable rows={segmentTones} columns={['chosen']}>
        {tone => (
          <SegmentedControl
            label="Tone"
            segments={[
              { value: 'a', label: 'Active', count: 6, tone },
              { value: 'b', label: 'Dispute', count: 1, tone },
              { value: 'c', label: 'All', tone },
            ]}
            value="a"
            onChange={keep}
            size="s"
          />
        )}
      </AxisTable>
    </Stack>
  ),
})

/** One stop of Tab; arrow keys choose, as in a group of radios. */
export const SegmentsByKeyboard = meta.story({
  render: () => (
    <ValueHolder<'buy' | 'sell'> initial="buy">
      {(value, set) => <SegmentedControl label="Side" segments={sides} value={value} onChange={set} />}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Sell' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Buy' }))
    await expect(canvas.getByRole('radio', { name: 'Buy' })).toBeChecked()
  },
})

const reasons = [
  { value: 'paid', label: 'I sent the money', note: 'The seller is told at once' },
  { value: 'wrong', label: 'The details are wrong', note: 'Ask the seller in the chat first' },
] as const

/** Each option has room for a note, and the whole group has one error. */
export const Radios = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      <RadioGroup label="What happened?" options={reasons} value="paid" onChange={keep} />
      <RadioGroup label="What happened?" options={reasons} value={null} onChange={keep} error="Choose one" />
    </Stack>
  ),
})

/** A press on the words of an option chooses it; before that none is chosen. */
export const RadioChooses = meta.story({
  render: () => (
    <ValueHolder<'paid' | 'wrong' | null> initial={null}>
      {(value, set) => <RadioGroup label="What happened?" options={reasons} value={value} onChange={set} />}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'What happened?' })).toBeVisible()
    await userEvent.click(canvas.getByText('The details are wrong'))
    await expect(canvas.getByRole('radio', { name: /The details are wrong/ })).toBeChecked()
  },
})
