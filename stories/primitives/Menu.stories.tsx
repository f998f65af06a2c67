import Ban from 'lucide-react/icons/ban'
import Ellipsis from 'lucide-react/icons/ellipsis'
import User from 'lucide-react/icons/user'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { MenuButton } from '../../design-system/primitives/menu/MenuButton.tsx'

const meta = preview.meta({
  title: 'Primitives/MenuButton',
  component: MenuButton,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
})

const onAction = fn()
const entries = [
  { id: 'profile', label: 'Open profile', icon: User },
  { id: 'block', label: 'Block this trader', icon: Ban, tone: 'danger' },
] as const

/** What does harm stands among the others with its own tone and icon. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <MenuButton label="More about lagoscoin" icon={Ellipsis} entries={entries} onAction={onAction} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about lagoscoin' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block this trader' })).toBeVisible())
  },
})

/** Enter opens on the first entry, arrows move, Enter acts, and the button has the focus again. */
export const ByKeyboard = meta.story({
  render: () => (
    <MenuButton label="More about lagoscoin" icon={Ellipsis} entries={entries} onAction={onAction} />
  ),
  play: async ({ canvas, userEvent }) => {
    onAction.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Open profile' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(onAction.mock.calls).toEqual([['block']])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More about lagoscoin' })).toHaveFocus())
  },
})

/** A button with a word in place of an icon, and the current entry marked. */
export const Words = meta.story({
  render: () => (
    <MenuButton
      label="EN. Language: English"
      entries={[
        { id: 'en', label: 'English', isCurrent: true },
        { id: 'ru', label: 'Русский' },
      ]}
      onAction={onAction}
    >
      EN
    </MenuButton>
  ),
})
