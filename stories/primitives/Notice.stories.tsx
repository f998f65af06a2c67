import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Notice, noticeTones } from '../../design-system/primitives/notice/Notice.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'

const meta = preview.meta({ title: 'Primitives/Notice', component: Notice })

/** A notice that comes up while somebody is there is announced by its role. */
export const Default = meta.story({
  args: {
    tone: 'warning' as const,
    title: 'Pay from an account in your own name.',
    children: 'Do not write “bitcoin” or “crypto” in the transfer.',
    role: 'status',
  },
})

Default.test('can announce itself', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Pay from an account in your own name. Do not write',
  )
})

/** Every tone with a title, an icon and one small action: what is good, doubtful or bad differs by icon too. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="2">
      {noticeTones.map(tone => (
        <Notice
          key={tone}
          tone={tone}
          title="Two-factor login is off."
          action={<Button size="s">Turn on 2FA</Button>}
        >
          Anyone with your password can release your coins.
        </Notice>
      ))}
    </Stack>
  ),
})
