import type { ShellLinks, ShellPlace } from '@souk/design-system/domain/shell/shellShape.ts'
import { paths } from '../../routes/paths.ts'
import type { RouteMatch } from '../../routes/matchRoute.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'

/** Where the bars of the shell lead; links add the locale. */
export const shellLinks: ShellLinks = {
  home: paths.home(),
  buy: paths.buy(),
  sell: paths.sell(),
  swap: paths.swap(),
  wallet: paths.wallet(),
  dashboard: paths.dashboard(),
  business: paths.stores(),
  affiliate: paths.affiliate(),
  trades: paths.dashboard('trades'),
  me: paths.me(),
  profile: paths.profile(),
  settings: paths.settings(),
  logIn: paths.logIn(),
  signUp: paths.signUp(),
}

const places: Partial<Record<RouteName, ShellPlace>> = {
  home: 'home',
  buy: 'buy',
  buyCoin: 'buy',
  buyCoinWith: 'buy',
  sell: 'sell',
  sellCoin: 'sell',
  sellCoinWith: 'sell',
  dashboard: 'dashboard',
  trades: 'trades',
  ads: 'dashboard',
  bonus: 'dashboard',
  affiliate: 'dashboard',
  affiliatePeople: 'dashboard',
  stores: 'business',
  createStore: 'business',
  editStore: 'business',
  store: 'business',
  storeSoftware: 'business',
  storeStats: 'business',
  merchantStats: 'business',
  attractedStores: 'business',
  attractedStore: 'business',
  storeStyle: 'business',
  invoices: 'business',
  createInvoice: 'business',
  swap: 'swap',
  wallet: 'wallet',
  transactions: 'wallet',
  walletStory: 'wallet',
  addressHistory: 'wallet',
  me: 'me',
  profile: 'profile',
  settings: 'settings',
  logIn: 'logIn',
  signUp: 'signUp',
}

/** The place of the bars that a page belongs to; null for none. */
export function shellPlaceOf(match: RouteMatch | null): ShellPlace | null {
  if (match?.name === 'search') return match.params['type'] === 'sell' ? 'sell' : 'buy'
  return match === null ? null : (places[match.name] ?? null)
}
