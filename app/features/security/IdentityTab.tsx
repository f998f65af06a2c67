import { IdentityPanel } from '@souk/design-system/domain/people/security/IdentityPanel.tsx'
import { SecurityPanelFailed } from '@souk/design-system/domain/people/security/SecurityPanelFailed.tsx'
import { SecurityPanelLoading } from '@souk/design-system/domain/people/security/SecurityPanelLoading.tsx'
import type { IdentityState } from '@souk/design-system/domain/people/security/identityState.ts'
import type { IdentityAnswer } from './Identity.query.ts'
import { useIdentity } from './useIdentity.ts'
import { useIdentityWidget } from './useIdentityWidget.ts'

/** The viewer's identity check. It goes on in a tab of its own; whoever comes back from there sees how it stands. */
export function IdentityTab() {
  const { identity, hasFailed, isLoading, ask } = useIdentity()
  const widget = useIdentityWidget(ask)
  if (identity === null) {
    // The card says by itself that it did not load.
    return hasFailed ? <SecurityPanelFailed onRetry={ask} isRetrying={isLoading} /> : <SecurityPanelLoading />
  }
  return (
    <IdentityPanel
      state={widget.hasFailed ? { kind: 'failed' } : stateOf(identity)}
      onStart={widget.start}
      isStarting={widget.isStarting}
    />
  )
}

function stateOf({ status, legalName, reason, decidedAt }: IdentityAnswer): IdentityState {
  if (status === 'approved') return { kind: 'approved', legalName: legalName ?? '', approvedAt: decidedAt }
  return status === 'declined' ? { kind: 'declined', reason } : { kind: status }
}
