import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ClockProvider } from '../../../../design-system/domain/reference/clock/ClockProvider.tsx'
import { manualClock } from '../../../support/manualClock.ts'
import { HoldNotice, holdReasons } from '../../../../design-system/domain/people/security/HoldNotice.tsx'
import {
  SecurityChecklist,
  securityItems,
} from '../../../../design-system/domain/people/security/SecurityChecklist.tsx'
import type { SecurityItem } from '../../../../design-system/domain/people/security/SecurityChecklist.tsx'
import { SecurityPanelFailed } from '../../../../design-system/domain/people/security/SecurityPanelFailed.tsx'
import { SecurityPanelLoading } from '../../../../design-system/domain/people/security/SecurityPanelLoading.tsx'
import { securityTabs } from '../../../../design-system/domain/people/security/securityTab.ts'
import type { SecurityTab } from '../../../../design-system/domain/people/security/securityTab.ts'
import { SecurityTabs } from '../../../../design-system/domain/people/security/SecurityTabs.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow, storyTime, withStoppedClock } from '../../support/storyClock.tsx'
import { expectLink } from '../../../support/plays.ts'

const hrefs = Object.fromEntries(securityTabs.map(tab => [tab, `#${tab}`])) as Record<SecurityTab, string>

const meta = preview.meta({
  title: 'Domain/Security/Standing',
  component: SecurityTabs,
  decorators: [withStoppedClock],
  args: { hrefs },
})

const args = { current: 'phone' } as const

/** The pages of security beside each other, the present one marked for screen readers too. */
export const Tabs = meta.story({
  args,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(securityTabs.length)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#phone')
  },
})

/** Tabs that do not fit scroll by themselves to the page that one is on; in Russian. */
export const TabsOfAPhone = meta.story({
  args: { current: 'verification' },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: args => (
    <div style={{ width: 360 }}>
      <SecurityTabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The page that one is on is scrolled to, however far to the right it stands.
    const nav = canvas.getByRole('navigation', { name: 'Безопасность' })
    await waitFor(() => expect(nav.scrollLeft).toBeGreaterThan(0))
    const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
    await expect(tab.right).toBeLessThanOrEqual(nav.getBoundingClientRect().right + 1)
  },
})

const until = minutesFromNow(24 * 60)
const holds = () => (
  <Stack>
    {holdReasons.map(reason => (
      <HoldNotice key={reason} until={until} reason={reason} />
    ))}
  </Stack>
)

/** Until when no money leaves, once for each change that causes a hold. */
export const Holds = meta.story({ tags: ['visual'], args, render: holds })
/** Five Russian causes of a hold, each after the same date in the same place. */
export const HoldsRussian = meta.story({ globals: { locale: 'ru' }, args, render: holds })

const clock = manualClock(storyTime)

/** The notice goes by itself at the minute in which the hold ends. */
export const HoldEnds = meta.story({
  args,
  render: () => (
    <ClockProvider clock={clock}>
      <HoldNotice until={until} reason="password" />
    </ClockProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Withdrawals are held until Mar 06 2026 14:08\./)).toBeVisible()
    clock.advance(24 * 60 * 60_000)
    await waitFor(() => expect(canvas.queryByText(/Withdrawals are held/)).not.toBeInTheDocument())
  },
})

const items = (on: readonly SecurityItem[]) =>
  Object.fromEntries(securityItems.map(item => [item, on.includes(item)])) as Record<SecurityItem, boolean>
const ways = Object.fromEntries(securityItems.map(item => [item, `#${item}`])) as Record<SecurityItem, string>
const checklists = () => (
  <Stack>
    <SecurityChecklist on={items([])} hrefs={ways} />
    <SecurityChecklist on={items(['email', 'phone'])} hrefs={ways} />
    <SecurityChecklist on={items(securityItems)} hrefs={ways} />
  </Stack>
)

/** Nothing on, two of five, and all: the bar and the ways to what is missing follow. */
export const Checklists = meta.story({ args, render: checklists })
/** Russian names of five items on a phone: each link has to stay with its own item. */
export const ChecklistsRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args,
  render: checklists,
})

/** Only what is missing has a link, and it is named after what it turns on. */
export const ChecklistLeadsOn = meta.story({
  tags: ['visual'],
  args,
  render: () => <SecurityChecklist on={items(['email', 'phone'])} hrefs={ways} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 5 on')).toBeVisible()
    await expect(canvas.getByText('Confirmed phone')).toHaveTextContent('Confirmed phone, on')
    await expectLink(canvas, 'Turn on: Two-factor authentication', '#two_factor')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
  },
})

/** A still title, text and button hold the place of a panel. */
export const Loading = meta.story({ args, render: () => <SecurityPanelLoading /> })

const onRetry = fn()
/** A panel that did not load says so in its own card and can be asked for again. */
export const Failed = meta.story({
  args,
  render: () => <SecurityPanelFailed onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
/** The next try is under way, and the button says so in Russian. */
export const Retrying = meta.story({
  globals: { locale: 'ru' },
  args,
  render: () => <SecurityPanelFailed onRetry={onRetry} isRetrying />,
})
