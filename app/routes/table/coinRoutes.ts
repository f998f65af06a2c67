/** Searches of one coin, at addresses of their own; the longer ones match first. The last rows of `routeTable`. */
export const coinRoutes = {
  buyCoinWith: {
    path: '/buy-:coin-with-:method',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
  },
  sellCoinWith: {
    path: '/sell-:coin-with-:method',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
  },
  buyCoin: {
    path: '/buy-:coin',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
  },
  sellCoin: {
    path: '/sell-:coin',
    access: 'default',
    chrome: 'full',
    page: 'search/SearchPage',
    reloads: true,
  },
} as const
