import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { contrastPairs } from '../../design-system/tokens/contrastPairs.ts'
import { themeSets } from '../../design-system/tokens/tokenValue.ts'
import { ContrastPage } from './tokens/ContrastPage.tsx'

/** Every pair of colours that meet on a page: how far they are apart, how far they have to be, and why one fails. */
const meta = preview.meta({
  title: 'Foundations/Contrast',
  component: ContrastPage,
  argTypes: { set: { control: 'select', options: themeSets } },
})

/** Each pair in the light theme beside what it needs; try another colour, and it says what would fail. */
export const Light = meta.story({ args: { set: 'light' as const } })
/** The pairs of the dark theme, whose light words on dark grounds are measured on their own. */
export const Dark = meta.story({ args: { set: 'dark' as const } })
/** The light theme for who asks for more contrast: the same pairs with more between them. */
export const LightHighContrast = meta.story({ args: { set: 'light-more' as const } })
/** The dark theme for who asks for more contrast, with the same pairs. */
export const DarkHighContrast = meta.story({ args: { set: 'dark-more' as const } })

Light.test('shows every pair, and none that fails', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(`${contrastPairs.length} pairs`)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Only those that fail' }))
  await expect(canvas.getByText('0 pairs')).toBeVisible()
})

Light.test('says why a colour that is tried would fail', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Find a pair'), 'text.tertiary on surface.page')
  await userEvent.type(canvas.getByLabelText('Try another colour for what is found'), '#aaaaaa')
  const row = canvas.getByRole('row', { name: /text\.tertiary on surface\.page/ })
  await expect(row).toHaveTextContent(
    'Fails: #aaaaaa on #f7f5f0 is 2.13 to 1, and words on the page need 4.5',
  )
})
