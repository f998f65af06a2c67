import { storeStatuses } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import type { StoreFilter } from '@souk/design-system/domain/desk/queue/store/StoreFilters.tsx'
import { withQuery } from '../../../routes/publicPaths.ts'
import { operatorPaths } from '../operatorPaths.ts'

/** An address without a status is of those that wait for their review. */
const usual = 'pending_review'
const every = 'all'

/** Which stores an address lists; what is none there counts as left out. */
export function readStoreFilter(query: URLSearchParams): StoreFilter {
  const search = (query.get('search') ?? '').trim()
  const said = query.get('status')
  return {
    status: said === every ? null : (storeStatuses.find(status => status === said) ?? usual),
    search: search.length >= 2 && search.length <= 120 ? search : '',
  }
}

/** The address of the stores that a filter lists. */
export const storesHref = ({ status, search }: StoreFilter): string =>
  withQuery(operatorPaths.stores(), { status: status === usual ? null : (status ?? every), search })
