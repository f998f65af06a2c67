import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { AmountPart } from '../../design-system/format/formatAmount.ts'
import {
  AmountText,
  amountSizes,
  amountTones,
  amountWeights,
} from '../../design-system/primitives/amount/AmountText.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/AmountText', component: AmountText })

const naira: readonly AmountPart[] = [
  { kind: 'symbol', text: '₦' },
  { kind: 'integer', text: '147,376,130' },
]
const roubles: readonly AmountPart[] = [
  { kind: 'symbol', text: '₽' },
  { kind: 'integer', text: '8,412,350' },
  { kind: 'fraction', text: '.00' },
]
const bitcoin: readonly AmountPart[] = [
  { kind: 'lead', text: '0.00' },
  { kind: 'integer', text: '169634' },
  { kind: 'code', text: '\u00A0BTC' },
]

/** Digits lead, while leading zeros and the code recede; copied, it is one text. */
export const Default = meta.story({ args: { parts: bitcoin, size: 'l' as const } })

Default.test('reads as one text', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('0.00169634 BTC')
})

/** Sizes, tones and weights, on money with its minor units and on coins with their zeros. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <AxisTable rows={amountSizes} columns={amountTones}>
        {(size, tone) => <AmountText parts={roubles} {...{ size, tone }} />}
      </AxisTable>
      <AxisTable rows={amountSizes} columns={amountWeights}>
        {(size, weight) => <AmountText parts={bitcoin} {...{ size, weight }} />}
      </AxisTable>
    </Stack>
  ),
})

/** Amounts under each other: all digits have one width, so that the places stand in line. */
export const Columns = meta.story({
  render: () => (
    <Stack align="end" gap="0-5">
      {[naira, roubles, bitcoin].map(parts => (
        <AmountText key={parts.map(part => part.text).join('')} parts={parts} size="l" />
      ))}
    </Stack>
  ),
})

Columns.test('digits share one width', async ({ canvas }) => {
  await document.fonts.ready
  const widthOf = (text: string) => {
    const piece = canvas.getByText(text)
    piece.textContent = '1111111'
    const ones = piece.getBoundingClientRect().width
    piece.textContent = '8888888'
    const eights = piece.getBoundingClientRect().width
    piece.textContent = text
    return [ones, eights]
  }
  const [ones, eights] = widthOf('8,412,350')
  await expect(ones).toBe(eights)
})
