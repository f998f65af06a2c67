import type { Viewer } from '../../session/Viewer.query.ts'
import type { SecurityState } from './Security.query.ts'

/** What every tab of security is given. */
export interface SecurityTabProps {
  readonly viewer: Viewer
  readonly security: SecurityState
}
