import { expect, test } from 'vitest'
import { matchRoute } from '../../../app/routes/matchRoute.ts'
import { routeRow } from '../../../app/routes/table/routeTable.ts'
import specified from './routes.json' with { type: 'json' }

interface Route {
  readonly path: string
  readonly area: string
  readonly access: string
  readonly example?: string
  readonly values?: Readonly<Record<string, readonly string[] | undefined>>
}
const routes: readonly Route[] = specified.routes

/** What parameters are in an address that somebody could open. */
const examples: Readonly<Record<string, string>> = {
  cryptoCurrencyAlias: 'bitcoin',
  paymentMethodUrlCode: 'sberbank',
  cryptoCurrencyCode: 'BTC',
  userName: 'kunle',
  provider: 'email',
}

/** Every address that a route stands for: one for each of its values. */
function addressesOf({ path, example, values = {} }: Route): string[] {
  if (example !== undefined) return [example]
  const [name, choices] = Object.entries(values)[0] ?? []
  const chosen = name === undefined ? [path] : (choices ?? []).map(value => path.replace(`{${name}}`, value))
  return chosen.map(address =>
    address.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => examples[parameter] ?? '8F2K41QX'),
  )
}

/** The page of whoever pays is no page of the app: the gateway renders it, and `tests/e2e/shop/payer.e2e.ts` opens it. */
const areasElsewhere = ['payer']
/**
 * Pages that a later part of the product builds. The list only shrinks: a page that is built must be struck off, and nothing may be
 * added.
 */
const laterPages: readonly string[] = []

const isLater = ({ path, area }: Route, address: string) =>
  areasElsewhere.includes(area) ||
  laterPages.some(page => page === path || page === `${path}: ${address.split('/').at(-1)}`)

const addresses = routes.flatMap(route => addressesOf(route).map(address => ({ route, address })))

test.each(addresses.filter(({ route, address }) => !isLater(route, address)))(
  'the page $address is there in both languages, for whom the specification says',
  ({ route, address }) => {
    const found = matchRoute(address)
    expect(found).not.toBeNull()
    expect(matchRoute(`/ru${address === '/' ? '' : address}`)?.name).toBe(found?.name)
    const access = found && routeRow(found.name).access
    // As the notes there say: the home page and the log-in send who is logged in to the dashboard; the filter is private.
    const noted: Readonly<Record<string, string>> = {
      '/': 'public',
      '/email/log-in': 'public',
      '/telegram/log-in': 'public',
      '/search/filter': 'private',
    }
    const expected = noted[address] ?? route.access
    expect(access).toBe(expected)
  },
)

/** Any word could be a country: it is a page where somebody has written one. */
function isPage(address: string): boolean {
  const found = matchRoute(address)
  return found !== null && routeRow(found.name).document === undefined
}

test('what is not built yet is nobody’s page', () => {
  const early = addresses.filter(({ route, address }) => isLater(route, address) && isPage(address))
  expect(early.map(({ address }) => address)).toEqual([])
})
