import type { KeyStorage } from '../device/storage/keyStorage.ts'
import { isPagePath } from '../routes/localePrefix.ts'
import { matchRoute } from '../routes/matchRoute.ts'
import type { RouteName } from '../routes/table/routeTable.ts'

/** Pages that nobody wants to come back to after logging in. */
const passing: ReadonlySet<RouteName> = new Set([
  'logIn',
  'logInCode',
  'recovery',
  'newPassword',
  'signUp',
  'confirmation',
  'messengerAuth',
  'messengerPhone',
  'logOut',
  'error',
  'notFound',
  'home',
])

/** Where somebody was when they had to log in. */
export interface ReturnPage {
  /** Keeps the page of an address with its query; one that leads nowhere useful is not kept. */
  readonly save: (address: string) => void
  /** The kept page, once. Always a page of this app: what was stored is not believed. */
  readonly take: () => string | null
}

/**
 * Makes the {@link ReturnPage} of a tab.
 * @param storage `sessionStorage`
 * @param name under which it is kept
 */
export const createReturnPage = (storage: KeyStorage, name = 'souk:return'): ReturnPage => ({
  save: address => {
    if (isWorthReturning(address)) storage.setItem(name, address)
  },
  take: () => {
    const address = storage.getItem(name)
    storage.removeItem(name)
    return address !== null && isWorthReturning(address) ? address : null
  },
})

function isWorthReturning(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  const route = matchRoute(path)
  return isPagePath(address) && route !== null && !passing.has(route.name)
}
