import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AddressLine } from '../../../../design-system/domain/content/calculator/AddressLine.tsx'

const meta = preview.meta({
  title: 'Domain/Calculator/AddressLine',
  component: AddressLine,
  args: { origin: 'https://souk.example', path: '/calculator/bitcoin?in=NGN&pay=250000' },
})

/** The part that holds the amount is set apart, and the button copies the whole address. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('?in=NGN&pay=250000')).toBeVisible()
    await expect(canvas.getByRole('button')).toBeEnabled()
  },
})
/** The amount is the usual one: the address says none. */
export const WithoutAmount = meta.story({ args: { path: '/calculator/bitcoin' } })
/** A long address in a line of 390 pixels: what happens to the part with the amount. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } })
