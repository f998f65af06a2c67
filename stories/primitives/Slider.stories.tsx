import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { Slider, sliderLooks } from '../../design-system/primitives/slider/Slider.tsx'
import { SliderLine } from '../../design-system/primitives/slider/SliderLine.tsx'
import { ValueHolder } from '../support/ValueHolder.tsx'

const meta = preview.meta({ title: 'Primitives/Slider', component: Slider })

const moved = fn()

/** What the position means stands beside the label and is told to screen readers, not its bare number. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <ValueHolder initial={12}>
      {(value, set) => (
        <Slider
          label="People you invite"
          value={value}
          min={1}
          max={50}
          onChange={next => {
            moved(next)
            set(next)
          }}
          valueText={`${value} people`}
          minText="1"
          maxText="50"
        />
      )}
    </ValueHolder>
  ),
})

Default.test('moves with the keys, and says what its position means', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('slider', { name: 'People you invite' })
  await userEvent.tab()
  await expect(slider).toHaveFocus()
  await expect(slider).toHaveAttribute('aria-valuetext', '12 people')
  // What the browser does on a key: a step of the range.
  await fireEvent.input(slider, { target: { value: '13' } })
  await expect(moved).toHaveBeenLastCalledWith(13)
  await expect(canvas.getByText('13 people')).toBeVisible()
  await expect(slider).toHaveAttribute('aria-valuetext', '13 people')
})

const Several = () => (
  <Stack gap="6">
    {[0, 5, 10].map(value => (
      <Slider
        key={value}
        label={`At ${value}`}
        value={value}
        min={0}
        max={10}
        onChange={fn()}
        valueText={String(value)}
        minText="0"
        maxText="10"
      />
    ))}
    <Slider
      label="Nothing to choose"
      value={3}
      min={3}
      max={3}
      onChange={fn()}
      valueText="3"
      minText="3"
      maxText="3"
    />
    <Slider
      label="Сколько каждый из приглашённых торгует в месяц на чужих объявлениях, в пересчёте на доллары США"
      value={50}
      min={1}
      max={50}
      onChange={fn()}
      valueText="$5 000"
      minText="$100"
      maxText="$5 000"
    />
  </Stack>
)

/** Both ends, the middle, a range of one value and long words. */
export const Matrix = meta.story({ tags: ['visual'], render: Several })

/** Each line can be held with a thumb: it is 44 pixels high. */
export const OnPhone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  render: Several,
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) {
      await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
})

/** Each look, side by side as `stacked` is meant; and the line alone, for what draws the rest itself. */
export const Looks = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      {sliderLooks.map(look => (
        <Slider
          key={look}
          look={look}
          label={`Looks ${look}`}
          value={5}
          min={0}
          max={10}
          onChange={fn()}
          valueText="$500"
          minText="$0"
          maxText="$1,000"
        />
      ))}
      <SliderLine aria-label="Line alone" value={5} min={0} max={10} onChange={fn()} valueText="$500" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Line alone' })).toHaveAttribute('aria-valuetext', '$500')
  },
})
