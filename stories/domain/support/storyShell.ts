import { fn } from 'storybook/test'
import type { ShellProps } from '../../../design-system/domain/shell/shellShape.ts'
import { storyBook } from './storyAssetBook.ts'
import { storyNotificationHref, storyNotifications } from './storyNotification.ts'

/** What the bars are given in the stories; their events are spies. */
export const storyShell = {
  links: {
    home: '#home',
    buy: '#buy',
    sell: '#sell',
    swap: '#swap',
    wallet: '#wallet',
    dashboard: '#dashboard',
    business: '#business',
    affiliate: '#affiliate',
    trades: '#trades',
    me: '#me',
    profile: '#profile',
    settings: '#settings',
    logIn: '#log-in',
    signUp: '#sign-up',
  },
  current: 'buy',
  viewer: {
    userName: 'amina',
    activeTradesCount: 3,
    notificationsCount: 2,
    balance: { amount: '13303.11', asset: 'USD' },
    interfaceSettings: { hideAmounts: false },
  },
  theme: 'system',
  onThemeChange: fn(),
  onLocaleChange: fn(),
  onLogOut: fn(),
  onGo: fn(),
  notifications: {
    content: { status: 'ready', items: storyNotifications },
    assets: storyBook,
    hrefOf: storyNotificationHref,
    allHref: '#notifications',
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
  },
} as const satisfies ShellProps
