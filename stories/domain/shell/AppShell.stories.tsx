import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AppShell } from '../../../design-system/domain/shell/AppShell.tsx'
import { CommandsButton } from '../../../design-system/domain/shell/CommandsButton.tsx'
import { InstallButton } from '../../../design-system/domain/shell/InstallButton.tsx'
import { PageTitle } from '../../../design-system/domain/page/layout/PageTitle.tsx'
import { shellPlaces } from '../../../design-system/domain/shell/shellShape.ts'
import type { ShellPlace, ShellProps } from '../../../design-system/domain/shell/shellShape.ts'
import { ValueHolder } from '../../support/ValueHolder.tsx'
import { withStoppedClock } from '../support/storyClock.tsx'
import { storyShell } from '../support/storyShell.ts'
import { expectLink, leadsTo } from '../../support/plays.ts'

const onCommands = fn()
const shell: ShellProps = { ...storyShell, commands: <CommandsButton onPress={onCommands} /> }
const meta = preview.meta({
  title: 'Domain/Shell/AppShell',
  component: AppShell,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: { ...shell, children: <PageTitle lead="248 offers">Buy Bitcoin</PageTitle> },
})

/** The bar of somebody who is known: places, what the wallet is worth, what waits, and their own menu. */
export const LoggedIn = meta.story({ tags: ['visual'] })
/** A visitor has theme and language in the bar itself, and both ways to an account. */
export const LoggedOut = meta.story({ tags: ['visual'], args: { viewer: null, current: 'home' } })
/** The places of the bar with Russian words, which must not push out what stands at its end. */
export const Russian = meta.story({ globals: { locale: 'ru' } })
/** The places move to the lower edge, and the viewer’s own page is the last of them. */
export const Phone = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: leadsTo('Profile', '#me'),
})
/** Without an account the last place of the lower edge is the way to log in, in Russian. */
export const PhoneLoggedOut = meta.story({
  args: { viewer: null, current: 'logIn' },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})
/** Where the browser offers to install the page, the footer has the button. */
export const Installable = meta.story({ args: { install: <InstallButton onInstall={fn()} /> } })
/** The button to install stands in the footer above the places of the lower edge, in Russian. */
export const InstallableOnPhoneInRussian = meta.story({
  args: { install: <InstallButton onInstall={fn()} /> },
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
})
/** “For business” has no room in the bar of a tablet, and is left to the account’s menu; in Russian. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' }, locale: 'ru' },
})

LoggedIn.test('leads to each place, and says how much waits there', async ({ canvas }) => {
  const nav = canvas.getAllByRole('navigation', { name: 'Main menu' })[0]
  await expect([...(nav?.querySelectorAll('a') ?? [])].map(link => link.textContent)).toEqual([
    'Buy',
    'Sell',
    'Swap',
    'Wallet',
    'Dashboard',
    'For business',
  ])
  await expectLink(canvas, 'My trades, 3 active', '#trades')
  await expectLink(canvas, 'Wallet ≈ $13,303.11', '#wallet')
  await expect(canvas.getByRole('link', { name: 'Buy' })).toHaveAttribute('aria-current', 'page')
})

LoggedIn.test('leads to everything by one button, which says its key', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Go to…' })
  await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  await userEvent.click(button)
  await expect(onCommands).toHaveBeenCalledOnce()
})

LoggedIn.test('the keyboard can skip the bars', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const skip = canvas.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toHaveFocus()
  await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
})

LoggedIn.test(
  'switches the theme and the language, and logs out, from the own menu',
  async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Your menu, amina' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    }
    await choose('Dark theme')
    await expect(storyShell.onThemeChange.mock.lastCall).toEqual(['dark'])
    await choose('Русский')
    await expect(storyShell.onLocaleChange.mock.lastCall).toEqual(['ru'])
    await choose('Settings')
    await expect(storyShell.onGo.mock.lastCall).toEqual(['#settings'])
    await choose('My trades')
    await expect(storyShell.onGo.mock.lastCall).toEqual(['#trades'])
    await choose('Log out')
    await expect(storyShell.onLogOut).toHaveBeenCalled()
  },
)

/** Who hides amounts has none in the bar either: the wallet’s link says that its balance is hidden. */
export const AmountsHidden = meta.story({
  args: {
    viewer: { ...storyShell.viewer, interfaceSettings: { hideAmounts: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wallet, balance hidden' })).toBeVisible()
    await expect(canvas.queryByText(/13,303/)).not.toBeInTheDocument()
  },
})

/** The viewer’s own menu lies over the page, with places, theme, language and the way out. */
export const OwnMenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your menu, amina' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible())
  },
})

/** A browser that was logged in waits for the answer whether it still is: it is neither greeted nor asked to log in. */
export const NotKnownYet = meta.story({
  tags: ['visual'],
  args: { viewer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Theme/ })).toBeVisible()
    await expect(canvas.queryByText('Log in')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Your menu/ })).not.toBeInTheDocument()
  },
})
/** The last place of a phone is drawn and cannot be pressed until it is known who looks. */
export const NotKnownYetOnPhone = meta.story({
  args: { viewer: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Log in')).not.toBeInTheDocument()
  },
})

/** What is known of the viewer comes where its place was kept: nothing else moves. */
export const BecomesKnown = meta.story({
  render: args => (
    <ValueHolder<ShellProps['viewer']> initial={undefined}>
      {(viewer, set) => (
        <AppShell {...args} viewer={viewer}>
          <button type="button" onClick={() => set({ ...storyShell.viewer, balance: null })}>
            Answer
          </button>
        </AppShell>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByRole('button', { name: /^Theme/ }).getBoundingClientRect().left
    const before = place()
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(canvas.getByRole('button', { name: 'Your menu, amina' })).toBeVisible()
    await expect(place()).toBe(before)
  },
})

/** Places that the bar at the top has no row for. */
const apart: readonly ShellPlace[] = ['home', 'me', 'profile', 'affiliate', 'settings', 'logIn', 'signUp']

/** In each place at most one link of each bar is the current one. */
export const Places = meta.story({
  render: args => (
    <ValueHolder<ShellPlace> initial="home">
      {(current, set) => (
        <AppShell {...args} current={current}>
          {shellPlaces.map(place => (
            <button key={place} type="button" onClick={() => set(place)}>
              {place}
            </button>
          ))}
        </AppShell>
      )}
    </ValueHolder>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const place of shellPlaces) {
      await userEvent.click(canvas.getByRole('button', { name: place }))
      const marked = canvasElement.querySelectorAll('header nav [aria-current="page"]').length
      await expect([place, marked]).toEqual([place, apart.includes(place) ? 0 : 1])
    }
  },
})
