/** Swaps and purchases by card. Rows of `routeTable`. */
export const swapRoutes = {
  swap: {
    path: '/swap',
    access: 'default',
    chrome: 'full',
    page: 'swap/SwapPage',
    words: 'swap',
    reloads: true,
  },
  card: {
    path: '/card',
    access: 'default',
    chrome: 'full',
    page: 'card/CardPage',
    words: 'card',
  },
  cardAck: {
    // The provider sends people back here.
    path: '/mercuryo/ack/:transactionId',
    access: 'default',
    chrome: 'full',
    page: 'card/CardAckPage',
    words: 'card',
    noindex: true,
  },
} as const
