import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Moon from 'lucide-react/icons/moon'
import Settings from 'lucide-react/icons/settings'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CommandPalette } from '../../design-system/primitives/command/CommandPalette.tsx'
import { findVisible } from '../support/findVisible.ts'
import type { CommandGroup } from '../../design-system/primitives/command/command.ts'

const groups: readonly CommandGroup[] = [
  {
    title: 'Pages',
    commands: [
      { id: 'settings', label: 'Settings', icon: Settings },
      { id: 'trades', label: 'My trades', icon: ArrowLeftRight, alias: 'deals' },
    ],
  },
  { title: 'Buy', commands: [{ id: 'buyBtc', label: 'Buy BTC', detail: 'Bitcoin' }] },
  { title: 'Look', commands: [{ id: 'dark', label: 'Dark theme', icon: Moon }] },
]

const meta = preview.meta({
  title: 'Primitives/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    label: 'Go to a page, or change something',
    emptyLabel: 'Nothing is called so',
    groups,
    onChoose: fn(),
    onClose: fn(),
  },
})

/** All commands, before anything is typed. */
export const Open = meta.story({ tags: ['visual'] })

Open.test('is found by typing, and done by Enter', async ({ args, userEvent }) => {
  const field = await screen.findByRole('combobox', { name: args.label })
  await expect(field).toHaveFocus()
  await userEvent.keyboard('bitc')
  await expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['Buy BTCBitcoin'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(args.onChoose).toHaveBeenCalledWith('buyBtc')
})

Open.test('finds by other words, and keeps each under its title', async ({ userEvent }) => {
  await userEvent.type(await screen.findByRole('combobox'), 'deals')
  const pages = screen.getByRole('group', { name: 'Pages' })
  await findVisible(within(pages).findByRole('option', { name: /My trades/ }))
  await expect(screen.getAllByRole('option')).toHaveLength(1)
})

Open.test('says that nothing is called so, and leaves by Escape', async ({ args, userEvent }) => {
  await userEvent.type(await screen.findByRole('combobox'), 'zzz')
  await findVisible(screen.findByText('Nothing is called so'))
  // The first empties the field, as in every search.
  await userEvent.keyboard('{Escape}{Escape}')
  await expect(args.onClose).toHaveBeenCalled()
})

/** From the bottom, as every overlay of a phone. */
export const OnPhone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })
