import { useState } from 'react'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CalculatorAmount } from '../../../../design-system/domain/content/calculator/CalculatorAmount.tsx'
import { naira } from '../../support/storyAssetBook.ts'

const money: Pick<ComponentProps<typeof CalculatorAmount>, 'field' | 'children'> = {
  field: 'pay',
  children: null,
}

const meta = preview.meta({
  title: 'Domain/Calculator/CalculatorAmount',
  component: CalculatorAmount,
  args: { ...money, label: 'You pay', asset: naira, text: '250000', onType: fn() },
  render: args => <Written {...args} />,
})

/** What is typed stays, as it does on a page. */
function Written(args: ComponentProps<typeof CalculatorAmount>) {
  const [text, setText] = useState(args.text)
  return (
    <CalculatorAmount
      {...args}
      text={text}
      onType={next => {
        args.onType(next)
        setText(next)
      }}
    />
  )
}

/** Digits stay as they are typed, and are put in groups once the field is left. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'You pay' })
    await expect(amount).toHaveValue('250,000')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1500')
    await expect(args.onType).toHaveBeenLastCalledWith('1500')
    await expect(amount).toHaveValue('1500')
    await userEvent.tab()
    await expect(amount).toHaveValue('1,500')
  },
})
/** Words in place of an amount: the field is invalid, and why is its accessible description. */
export const Refused = meta.story({
  args: { text: '25 naira', fault: 'That is not an amount.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveAccessibleDescription(
      'That is not an amount.',
    )
  },
})
/** An amount that comes from an old rate is paler than one that can be relied on. */
export const Stale = meta.story({ args: { isStale: true } })
