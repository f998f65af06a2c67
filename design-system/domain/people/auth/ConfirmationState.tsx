import CircleCheck from 'lucide-react/icons/circle-check'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Link2Off from 'lucide-react/icons/link-2-off'
import MailCheck from 'lucide-react/icons/mail-check'
import MailX from 'lucide-react/icons/mail-x'
import type { Moment } from '../../../format/date/formatDate.ts'
import { useT } from '../../../locales/useT.ts'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { PageState } from '../../page/state/PageState.tsx'
import { ResendButton } from './ResendButton.tsx'

/** What came of opening a mailed link. */
export const confirmationKinds = ['confirmed', 'used', 'expired', 'taken', 'invalid'] as const
export type ConfirmationKind = (typeof confirmationKinds)[number]

const icons = {
  confirmed: MailCheck,
  used: CircleCheck,
  expired: ClockAlert,
  taken: MailX,
  invalid: Link2Off,
} as const satisfies Record<ConfirmationKind, IconDrawing>

interface ConfirmationStateProps {
  /** `checking` until the server has answered. */
  kind: ConfirmationKind | 'checking'
  /** The way on: somebody who is logged in goes to the dashboard, others to the log-in. */
  next: { readonly kind: 'dashboard' | 'log_in'; readonly href: string }
  /** Sends another link; left out where nobody is logged in to send it to. Shown for a link that is too old or invalid. */
  resend?:
    | { readonly at: Moment | null; readonly isSending: boolean; readonly onSend: () => void }
    | undefined
}

const canResend: Partial<Record<ConfirmationKind, true>> = { expired: true, invalid: true }

/** The page of a mailed link. Each end has its own words: a link used twice is no fault, one that is too old can be had anew. */
export function ConfirmationState({ kind, next, resend }: ConfirmationStateProps) {
  const t = useT('auth')
  const tConfirmation = useT('confirmation')
  if (kind === 'checking')
    return (
      <>
        <PageTitle look="heard">{tConfirmation('page')}</PageTitle>
        <Loading label={tConfirmation('checking')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      </>
    )
  return (
    <PageState
      icon={icons[kind]}
      title={tConfirmation(`${kind}.title`)}
      actions={
        <>
          {canResend[kind] && resend !== undefined && (
            <ResendButton
              variant="primary"
              resendAt={resend.at}
              isResending={resend.isSending}
              onResend={resend.onSend}
            >
              {tConfirmation('resend')}
            </ResendButton>
          )}
          <LinkButton
            href={next.href}
            variant={canResend[kind] && resend !== undefined ? 'ghost' : 'primary'}
          >
            {next.kind === 'dashboard' ? tConfirmation('dashboard') : t('logIn')}
          </LinkButton>
        </>
      }
    >
      {tConfirmation(`${kind}.text`)}
    </PageState>
  )
}
