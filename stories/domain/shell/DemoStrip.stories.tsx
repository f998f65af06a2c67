import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DemoStrip, demoTries } from '../../../design-system/domain/shell/demo/DemoStrip.tsx'

const meta = preview.meta({
  title: 'Domain/Demo/DemoStrip',
  component: DemoStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    people: ['amina', 'kunle', 'marina', 'arbiter'],
    password: 'Souk-demo-1',
    tries: demoTries.map(kind => ({ kind, href: `#${kind}` })),
    onPutAway: fn(),
  },
})

/** Everything is in sight where there is room: whom one can be, the password, and what to try. */
export const Default = meta.story({ tags: ['visual'] })
/** One line of Russian words, with the rest folded behind it. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
})
/** On a phone the line is what unfolds the rest. */
export const PhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Buy from a demo trader')).not.toBeVisible()
    await userEvent.click(canvas.getByText('A demo market, with made-up people and coins'))
    await expect(canvas.getByText('Buy from a demo trader')).toBeVisible()
  },
})
/** A tablet has room for all of it, in Russian. */
export const Tablet = meta.story({ globals: { locale: 'ru', viewport: { value: 'tablet' } } })

Default.test('says whom one can be, and leads to what to try', async ({ canvas }) => {
  const strip = canvas.getByRole('complementary', { name: 'A demo market, with made-up people and coins' })
  await expect(strip).toHaveTextContent(
    'Log in as amina, kunle, marina, or arbiter; the password is Souk-demo-1.',
  )
  await expect(canvas.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '#buy',
    '#people',
    '#store',
  ])
})

Default.test('is put away from the keyboard', async ({ args, canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Put the demo’s hints away' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect(args.onPutAway).toHaveBeenCalledOnce()
})
