import { fn } from 'storybook/test'
import type { NotificationShape } from '../../../design-system/domain/notification/notificationShape.ts'
import type { ShellProps } from '../../../design-system/domain/shell/shellShape.ts'
import { storyBook } from './storyBook.ts'
import { minutesFromNow } from './storyClock.tsx'

export const storyNotification = (differs: Partial<NotificationShape> = {}): NotificationShape => ({
  id: 'n1',
  type: 'NewTradeContact',
  code: 'trade_opened',
  tradeId: '8F2K41',
  partnerName: 'lagoscoin',
  amount: '0.00169634',
  asset: 'BTC',
  createdAt: minutesFromNow(-4),
  readAt: null,
  ...differs,
})

export const storyNotifications = [
  storyNotification(),
  storyNotification({
    id: 'n2',
    type: 'PaymentReceived',
    code: 'buyer_says_paid',
    partnerName: 'Марина_К',
    createdAt: minutesFromNow(-50),
  }),
  storyNotification({
    id: 'n3',
    type: 'BuyTradeComplete',
    code: 'coins_released',
    createdAt: minutesFromNow(-3000),
    readAt: minutesFromNow(-2000),
  }),
  storyNotification({
    id: 'n4',
    type: 'Admin',
    code: 'told_by_a_later_server',
    tradeId: null,
    amount: null,
    asset: null,
    readAt: minutesFromNow(-9000),
    createdAt: minutesFromNow(-9100),
  }),
]

/** What the bars are given in the stories; their events are spies. */
export const storyShell = {
  links: {
    home: '#home',
    buy: '#buy',
    sell: '#sell',
    wallet: '#wallet',
    dashboard: '#dashboard',
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
    hrefOf: (tradeId: string) => `#trade-${tradeId}`,
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
  },
} as const satisfies ShellProps
