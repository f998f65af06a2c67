import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ShortcutHelp } from '../../../../design-system/domain/desk/frame/ShortcutHelp.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyDeskLinks } from '../../support/desk/storyDesk.ts'

const meta = preview.meta({
  title: 'Domain/Desk/ShortcutHelp',
  component: ShortcutHelp,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { links: storyDeskLinks, isOn: true, onChange: fn(), onClose: fn() },
})

/** Every key that the desk hears; a page without an address has none. */
export const Default = meta.story({
  tags: ['visual'],
  play: async () => {
    const help = within(await findVisible(screen.findByRole('dialog', { name: 'Shortcuts' })))
    await expect(help.getByText('Audit trail')).toBeVisible()
    await expect(help.queryByText('Stores')).not.toBeInTheDocument()
  },
})
/** From below on a phone, in longer words. */
export const OnPhoneInRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
