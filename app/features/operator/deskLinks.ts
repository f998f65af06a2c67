import type { DeskLinks, DeskPlace } from '@souk/design-system/domain/desk/frame/deskPlace.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { operatorPaths } from './operatorPaths.ts'

/** The pages of the desk that there are; a queue gets its link with its page. */
export const deskLinks: DeskLinks = {
  today: operatorPaths.today(),
  disputes: operatorPaths.disputes(),
  stores: operatorPaths.stores(),
  deposits: operatorPaths.deposits(),
  withdrawals: operatorPaths.withdrawals(),
  verification: operatorPaths.verification(),
  bonuses: operatorPaths.bonuses(),
  reports: operatorPaths.reports(),
  requests: operatorPaths.requests(),
  people: operatorPaths.people(),
  trail: operatorPaths.trail(),
  chains: operatorPaths.chains(),
  rates: operatorPaths.rates(),
  jobs: operatorPaths.jobs(),
  messages: operatorPaths.messages(),
  switches: operatorPaths.switches(),
  content: operatorPaths.content(),
}

/** The pages of the desk for arbiters, who have no other. */
export const arbiterLinks: DeskLinks = { disputes: operatorPaths.disputes() }
export const arbiterPages: readonly RouteName[] = ['operatorDisputes', 'operatorDispute']

/** The page of the navigation that an address belongs to. */
export const deskPlaceOf: Readonly<Partial<Record<RouteName, DeskPlace>>> = {
  operatorToday: 'today',
  operatorDisputes: 'disputes',
  operatorDispute: 'disputes',
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
  operatorChains: 'chains',
  operatorRates: 'rates',
  operatorJobs: 'jobs',
  operatorMessages: 'messages',
  operatorSwitches: 'switches',
}
