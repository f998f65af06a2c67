/**
 * What a coin is worth, and what the wallet here does for it: pages with words of their own, which the gateway renders for a first visit. Rows
 * of `routeTable`.
 */
export const calculatorRoutes = {
  calculator: {
    path: '/calculator',
    access: 'default',
    chrome: 'full',
    page: 'calculator/CalculatorPage',
    words: 'calculator',
    reloads: true,
  },
  calculatorCoin: {
    path: '/calculator/:coin',
    access: 'default',
    chrome: 'full',
    page: 'calculator/CalculatorPage',
    words: 'calculator',
    reloads: true,
  },
  cryptoWallet: {
    path: '/crypto-wallet',
    access: 'public',
    chrome: 'full',
    page: 'coinWallet/CoinWalletPage',
    words: ['content', 'coinWallet'],
  },
  cryptoWalletCoin: {
    path: '/crypto-wallet/:coin',
    access: 'public',
    chrome: 'full',
    page: 'coinWallet/CoinWalletPage',
    words: ['content', 'coinWallet'],
  },
} as const
