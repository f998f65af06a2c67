/** The pages of one's own coins. Rows of `routeTable`. */
export const walletRoutes = {
  wallet: {
    path: '/wallet',
    access: 'private',
    chrome: 'full',
    page: 'wallet/WalletPage',
    words: ['holdings', 'workspace', 'transaction'],
    noindex: true,
    reloads: true,
    back: 'none',
  },
  walletStory: {
    // The wallet, with a story over it.
    path: '/wallet/story/:index',
    access: 'private',
    chrome: 'full',
    page: 'wallet/WalletPage',
    words: ['holdings', 'workspace', 'transaction'],
    noindex: true,
    reloads: true,
    back: 'none',
  },
  receive: {
    path: '/wallet/receive/:cryptoCurrencyCode',
    access: 'private',
    chrome: 'back',
    page: 'wallet/ReceivePage',
    words: ['holdings', 'receive'],
    noindex: true,
    reloads: true,
    back: 'dashboard',
  },
  addressHistory: {
    path: '/address-history/:cryptoCurrencyCode',
    access: 'private',
    chrome: 'full',
    page: 'wallet/AddressHistoryPage',
    words: ['holdings', 'receive'],
    noindex: true,
    reloads: true,
  },
} as const
