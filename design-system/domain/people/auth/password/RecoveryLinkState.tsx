import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Link2Off from 'lucide-react/icons/link-2-off'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { PageState } from '../../../page/state/PageState.tsx'

/** How the link of a recovery letter ends without a new password. */
export const recoveryLinkEnds = ['used', 'expired', 'invalid'] as const
export type RecoveryLinkEnd = (typeof recoveryLinkEnds)[number]

const icons = {
  used: CircleCheck,
  expired: ClockAlert,
  invalid: Link2Off,
} as const satisfies Record<RecoveryLinkEnd, IconDrawing>

interface RecoveryLinkStateProps {
  kind: RecoveryLinkEnd
  /** Where another letter is asked for. */
  recoveryHref: string
}

/** A recovery link that sets no password any more: why, and the way to another one. */
export function RecoveryLinkState({ kind, recoveryHref }: RecoveryLinkStateProps) {
  const tConfirmation = useT('confirmation')
  const tRecovery = useT('recovery')
  const texts = {
    used: tRecovery('usedText'),
    expired: tConfirmation('expired.text'),
    invalid: tConfirmation('invalid.text'),
  } satisfies Record<RecoveryLinkEnd, string>
  return (
    <PageState
      icon={icons[kind]}
      title={tConfirmation(`${kind}.title`)}
      actions={
        <LinkButton href={recoveryHref} variant="primary">
          {tRecovery('newLink')}
        </LinkButton>
      }
    >
      {texts[kind]}
    </PageState>
  )
}
