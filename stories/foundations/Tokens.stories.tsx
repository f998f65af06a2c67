import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { tokenNames } from '../../design-system/tokens/tokenValue.ts'
import { TokensPage } from './tokens/TokensPage.tsx'

/** Every token with its values, what it is for, where it is used, what would change with it, and a value to try. */
const meta = preview.meta({
  title: 'Foundations/Tokens',
  component: TokensPage,
  argTypes: { token: { control: 'select', options: tokenNames } },
})

/** The token of what somebody can act on. */
export const Accent = meta.story({ args: { token: 'semantic.accent.solid' } })

Accent.test('says what it is for and where it is used', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'semantic.accent.solid' })).toBeVisible()
  const components = canvas.getByRole('list', { name: 'Components that use semantic.accent.solid' })
  await expect(components).toHaveTextContent('primitives/button/Button.tsx')
  await expect(components).not.toHaveTextContent('primitives/hatch/Hatch.tsx')
  await expect(canvas.getByRole('link', { name: 'Pages/Trade' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\?path=\/story\/pages-trade--/),
  )
})

Accent.test(
  'shows another value in all that is on the page, and takes it back',
  async ({ canvas, userEvent }) => {
    const ground = () => getComputedStyle(canvas.getByRole('button', { name: 'primary' })).backgroundColor
    const before = ground()
    await userEvent.type(
      canvas.getByLabelText('Try another value of semantic.accent.solid'),
      'rgb(120, 0, 90)',
    )
    await expect(ground()).toBe('rgb(120, 0, 90)')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it as it is' }))
    await expect(ground()).toBe(before)
  },
)

Accent.test('refuses what is no colour', async ({ canvas, userEvent }) => {
  const before = getComputedStyle(canvas.getByRole('button', { name: 'primary' })).backgroundColor
  const field = canvas.getByLabelText('Try another value of semantic.accent.solid')
  await userEvent.type(field, 'blurple')
  await expect(field).toBeInvalid()
  await expect(getComputedStyle(canvas.getByRole('button', { name: 'primary' })).backgroundColor).toBe(before)
})

Accent.test('finds another by what it is for', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Find a token'), 'stripes of the hatch')
  await userEvent.click(canvas.getByRole('button', { name: /semantic\.escrow\.hatch/ }))
  await expect(
    canvas.getByRole('list', { name: 'Components that use semantic.escrow.hatch' }),
  ).toHaveTextContent('primitives/hatch/Hatch.tsx')
})

/** A token that density changes. */
export const Room = meta.story({
  args: { token: 'room.cell' },
  play: async ({ canvas, userEvent }) => {
    const height = () =>
      canvas.getByRole('rowheader', { name: 'Below $10,000' }).getBoundingClientRect().height
    const before = height()
    await userEvent.type(canvas.getByLabelText('Try another value of room.cell'), '20px')
    await expect(height()).toBeGreaterThan(before + 10)
  },
})
