import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FormulaField } from '../../../../design-system/domain/trading/advert/wizard/price/FormulaField.tsx'
import { MarginField } from '../../../../design-system/domain/trading/advert/wizard/price/MarginField.tsx'
import { PricePanel } from '../../../../design-system/domain/trading/advert/wizard/price/PricePanel.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { storyPrice, storyPricePreview, storyRates } from './wizardParts.ts'

const meta = preview.meta({
  title: 'Domain/Advert/PricePanel',
  component: PricePanel,
  subcomponents: { FormulaField, MarginField },
  args: {
    value: storyPrice,
    onChange: fn(),
    errors: {},
    coin: bitcoin,
    fiat: naira,
    does: 'sell' as const,
    marginLimits: { min: '-10', max: '50' },
    preview: storyPricePreview,
    isOld: false,
    suggestions: storyRates,
    onQuery: fn(),
  },
})

/** The panel with what is typed kept, as its page keeps it. */
function Kept(args: ComponentProps<typeof PricePanel>) {
  const [value, setValue] = useState(args.value)
  return (
    <PricePanel
      {...args}
      value={value}
      onChange={change => {
        setValue(current => ({ ...current, ...change }))
        args.onChange(change)
      }}
    />
  )
}

const side = (args: ComponentProps<typeof PricePanel>) => (
  <Grid columns="thirds">
    <Kept {...args} />
    <Kept {...args} value={{ ...args.value, mode: 'formula' }} />
    <Kept {...args} value={{ ...args.value, mode: 'fixed' }} />
  </Grid>
)

/** One price made three ways: a margin over the market, a formula, a fixed sum. */
export const Modes = meta.story({ tags: ['visual'], render: side })
/** The three ways in Russian, in thirds of the page. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: side })

/** The first figures are on their way; those of before are marked; old rates say so; what is wrong stands at its field. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Grid columns="quarters">
      <Kept {...args} preview={null} />
      <Kept {...args} isOld />
      <Kept
        {...args}
        preview={{ ...storyPricePreview, isStale: true, totalIsCapped: true, placesTotal: 1000 }}
      />
      <Kept
        {...args}
        value={{ ...storyPrice, mode: 'formula', equation: 'btc_usd * usd_xyz' }}
        errors={{ equation: { message: 'There is no rate called usd_xyz.', position: 10 } }}
      />
      <Kept
        {...args}
        value={{ ...storyPrice, marginPercent: '80' }}
        errors={{ marginPercent: 'At most 50%.' }}
      />
    </Grid>
  ),
})

/** The margin moves by two buttons and by arrow keys, and the slider speaks it as a per cent. */
export const StepsTheMargin = meta.story({
  render: Kept,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More by 0.05%' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ marginPercent: '0.25' })
    await userEvent.click(canvas.getByRole('button', { name: 'Less by 0.05%' }))
    const slider = canvas.getByRole('slider', { name: 'Margin over market' })
    await expect(slider).toHaveAttribute('aria-valuetext', '+0.20%')
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
  },
})

/** The names of rates are offered as they are typed, and taken with the keys alone. */
export const CompletesNames = meta.story({
  render: Kept,
  args: { value: { ...storyPrice, mode: 'formula', equation: '' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Formula' })
    await userEvent.type(field, '1.01 * bt')
    await expect(args.onQuery).toHaveBeenLastCalledWith('bt')
    const list = within(canvas.getByRole('listbox', { name: 'Rates' }))
    await expect(list.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('1.01 * btc_usd')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.type(field, ' x')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
})

/** A character that no formula has is underlined where it stands and described at the field. */
export const SaysWhatIsWrong = meta.story({
  args: {
    value: { ...storyPrice, mode: 'formula', equation: 'btc_usd * ?' },
    errors: { equation: { message: 'This character can’t be used.', position: 10 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('This character can’t be used.')
    await expect(canvasElement.querySelector('[data-wrong]')).toHaveTextContent('?')
  },
})
