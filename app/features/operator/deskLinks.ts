import type { DeskLinks, DeskPlace } from '@souk/design-system/domain/desk/frame/deskPlace.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { operatorPaths } from './operatorPaths.ts'

/** The pages of the desk that there are; a queue gets its link with its page. */
export const deskLinks: DeskLinks = {
  today: operatorPaths.today(),
  // Disputes are settled where arbiters settle them.
  disputes: withQuery(paths.dashboard('trades'), { state: 'dispute' }),
  stores: operatorPaths.stores(),
  deposits: operatorPaths.deposits(),
  withdrawals: operatorPaths.withdrawals(),
  verification: operatorPaths.verification(),
  bonuses: operatorPaths.bonuses(),
  reports: operatorPaths.reports(),
  requests: operatorPaths.requests(),
  people: operatorPaths.people(),
  trail: operatorPaths.trail(),
  switches: operatorPaths.switches(),
  content: operatorPaths.content(),
}

/** The page of the navigation that an address belongs to. */
export const deskPlaceOf: Readonly<Partial<Record<RouteName, DeskPlace>>> = {
  operatorToday: 'today',
  operatorStores: 'stores',
  operatorDeposits: 'deposits',
  operatorWithdrawals: 'withdrawals',
  operatorVerification: 'verification',
  operatorBonuses: 'bonuses',
  operatorReports: 'reports',
  operatorRequests: 'requests',
  operatorPeople: 'people',
  operatorPerson: 'people',
  operatorTrail: 'trail',
  operatorSwitches: 'switches',
}
