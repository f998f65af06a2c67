import { disputeLists } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import type { DisputeListName } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { operatorPaths } from '../operatorPaths.ts'

/** An address without a list is of all that is open. */
const usual = 'open'

/** Which list of the desk of disputes an address shows; what is none there counts as left out. */
export const readDisputeList = (query: URLSearchParams): DisputeListName =>
  disputeLists.find(list => list === query.get('list')) ?? usual

/** The address of a list. */
export const disputesHref = (list: DisputeListName): string =>
  withQuery(operatorPaths.disputes(), { list: list === usual ? null : list })
