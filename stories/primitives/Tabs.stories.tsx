import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { LinkTabs } from '../../design-system/primitives/tabs/LinkTabs.tsx'
import { Tabs } from '../../design-system/primitives/tabs/Tabs.tsx'
import { ValueHolder } from '../support/ValueHolder.tsx'

const meta = preview.meta({ title: 'Primitives/Tabs', component: Tabs })

const tabs = [
  { id: 'info', label: 'Info' },
  { id: 'chat', label: 'Chat', count: 2 },
  { id: 'terms', label: 'Terms' },
  { id: 'history', label: 'History' },
] as const
type TabId = (typeof tabs)[number]['id']

/** One stop of Tab, arrows and End between tabs; only the panel of the chosen one is there. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => (
    <ValueHolder<TabId> initial="chat">
      {(selected, select) => (
        <Tabs label="Trade" tabs={tabs} selected={selected} onSelect={select}>
          <Text as="p">Here is {selected}.</Text>
        </Tabs>
      )}
    </ValueHolder>
  ),
})

Default.test('moves with the arrow keys, and one stop of Tab', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('tab', { name: /Chat/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('tab', { name: 'Terms' })).toHaveFocus()
  await expect(canvas.getByRole('tabpanel', { name: 'Terms' })).toHaveTextContent('Here is terms.')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect(canvas.getByRole('tab', { name: 'Info' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(canvas.getByRole('tab', { name: 'History' }))
  await expect(canvas.getByRole('tabpanel', { name: 'History' })).toBeVisible()
})

const pages = ['Two-factor', 'Phone', 'Anti-phishing', 'Password', 'Identity'].map(label => ({
  id: label,
  label,
  href: `#${label}`,
}))

/** Tabs that are pages are links in a navigation, and the page that is shown is the current one. */
export const Links = meta.story({
  tags: ['visual'],
  render: () => <LinkTabs label="Security" tabs={pages} current="Phone" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Security' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Phone')
  },
})

/** Where it is narrow, the page that is shown is scrolled to. */
export const LinksOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <LinkTabs label="Security" tabs={pages} current="Identity" />,
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('navigation', { name: 'Security' }).getBoundingClientRect()
    const tab = canvas.getByRole('link', { current: 'page' })
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(right))
  },
})
