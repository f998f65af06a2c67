import type { SecurityTabProps } from './securityTabProps.ts'

/** What every step with the second factor is given. */
export interface TwoFactorStepProps extends SecurityTabProps {
  /** Back to how it stands: done, or given up. */
  readonly onDone: () => void
}
