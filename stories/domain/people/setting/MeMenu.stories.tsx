import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { MeLoading } from '../../../../design-system/domain/people/setting/menu/MeLoading.tsx'
import { MeMenu } from '../../../../design-system/domain/people/setting/menu/MeMenu.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyMe } from '../../support/people/storySetting.ts'
import { expectLink } from '../../../support/plays.ts'

const links = {
  profile: '#profile',
  settings: '#settings',
  security: '#security',
  dashboard: '#dashboard',
  wallet: '#wallet',
  notifications: '#notifications',
}

const meta = preview.meta({
  title: 'Domain/Setting/MeMenu',
  component: MeMenu,
  args: {
    me: storyMe,
    assets: storyBook,
    links,
    publicProfileHref: '#lagoscoin',
    onLogOut: fn(),
  },
})

/** Who one is, the ways to what is one's own with what waits there, and the way out. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('lagoscoin')
    await expectLink(canvas, /Security/, '#security')
    await expect(canvas.getByRole('link', { name: /Notifications.*2 unread/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
})

/** Somebody who hides amounts is not told the worth of the wallet here either. */
export const KeepsAmountsHidden = meta.story({
  args: { me: { ...storyMe, interfaceSettings: { hideAmounts: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/13,303/)).not.toBeInTheDocument()
  },
})

/** Logging out says that it is under way, and ignores another press. */
export const LoggingOut = meta.story({
  args: { isLoggingOut: true, onLogOut: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logging out' }))
    await expect(args.onLogOut).not.toHaveBeenCalled()
  },
})

/** What has no page is not there, and what nobody knows is not said. */
export const Little = meta.story({
  args: {
    me: { ...storyMe, ratingPercent: undefined, registeredAt: undefined },
    links: { profile: '#profile', settings: '#settings' },
    publicProfileHref: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.queryByText(/No feedback|With us/)).not.toBeInTheDocument()
  },
})

/** Tile and name, then a still row for each place that the menu has. */
export const Loading = meta.story({ render: () => <MeLoading /> })
/** No trades, no feedback, no balance known, and a long name, in Russian on a phone. */
export const Newcomer = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    me: {
      ...storyMe,
      userName: 'a_very_long_user_name_that_nobody',
      isVerified: false,
      ratingPercent: null,
      tradesCount: 0,
      twoFactorEnabled: false,
      activeTradesCount: 0,
      notificationsCount: 0,
      balance: null,
    },
  },
})
