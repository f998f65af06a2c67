/** The pages of sending coins and of movements. Rows of `routeTable`. */
export const transactionRoutes = {
  send: {
    path: '/wallet/send/:cryptoCurrencyCode',
    access: 'private',
    chrome: 'back',
    page: 'send/SendPage',
    words: ['send', 'transaction'],
    noindex: true,
    reloads: true,
    back: 'dashboard',
  },
  approval: {
    // The letter may be opened on a device where nobody is logged in.
    path: '/wallet/approval/:token',
    access: 'default',
    chrome: 'short',
    page: 'send/ApprovalPage',
    words: ['send', 'transaction'],
    noindex: true,
  },
  transactions: {
    path: '/transactions',
    access: 'private',
    chrome: 'full',
    page: 'transaction/TransactionsPage',
    words: 'transaction',
    noindex: true,
    reloads: true,
  },
  transactionsFilter: {
    path: '/transactionsFilter',
    access: 'private',
    chrome: 'back',
    page: 'transaction/TransactionsFilterPage',
    words: 'transaction',
    noindex: true,
  },
} as const
