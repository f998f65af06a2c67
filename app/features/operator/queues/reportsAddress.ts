import { reportStates } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import type { ReportState } from '@souk/design-system/domain/desk/queue/queueShape.ts'
import { withQuery } from '../../../routes/publicPaths.ts'
import { operatorPaths } from '../operatorPaths.ts'

/** An address without a state is of what nobody has decided. */
const usual = 'open'

/** Which reports an address lists; what is none there counts as left out. */
export const readReportState = (query: URLSearchParams): ReportState =>
  reportStates.find(state => state === query.get('state')) ?? usual

/** The address of the reports in a state. */
export const reportsHref = (state: ReportState): string =>
  withQuery(operatorPaths.reports(), { state: state === usual ? null : state })
