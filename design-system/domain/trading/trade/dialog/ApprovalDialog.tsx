import type * as unions from '../../../__generated__/unions.ts'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import type { Moment } from '../../../../format/date/formatDate.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { NoticeTone } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { usePending } from '../../../../timing/usePending.ts'
import { useTimeLeft } from '../../../reference/clock/useTimeLeft.ts'
import { ApprovalQuestion } from '../../../people/security/ApprovalQuestion.tsx'

/** What has become of asking in the messenger whether to release. */
export type ReleaseAnswer = unions.TradeApprovalState

const tones = {
  approved: 'positive',
  declined: 'neutral',
  expired: 'warning',
} as const satisfies Record<Exclude<ReleaseAnswer, 'waiting'>, NoticeTone>

interface ApprovalDialogProps extends ModalControls<true> {
  trade: {
    readonly amount: DecimalString
    readonly fiatAmount: DecimalString
    readonly counterparty: { readonly userName: string }
  }
  coin: DisplayAsset
  fiat: DisplayAsset
  answer: ReleaseAnswer
  /** Until when the question waits. */
  until: Moment | null
  /** Takes the question back; the dialog closes once that is done. Whoever failed says why. */
  onTakeBack: () => Promise<unknown>
  /** Asks once more; null where that may not be done. */
  onRetry: (() => Promise<unknown>) | null
}

/** The seller's release waits in the messenger: what is asked there, how long, the answer when it comes, and taking it back. */
export function ApprovalDialog(props: ApprovalDialogProps) {
  const { trade, coin, fiat, answer, until, onTakeBack, onRetry, close, dismiss } = props
  const t = useT('tradePage')
  const locale = useLocale()
  const { isPending, run } = usePending()
  const words = {
    amount: formatAmount(trade.amount, coin, { mode: 'full', locale }),
    payment: formatAmount(trade.fiatAmount, fiat, { mode: 'full', locale }),
    name: trade.counterparty.userName,
  }
  const takeBack = (
    <Button
      size="l"
      pendingLabel={isPending ? t('dialog.approval.takingBack') : undefined}
      onClick={() => void run(async () => onTakeBack().then(dismiss))}
    >
      {t('dialog.approval.takeBack')}
    </Button>
  )
  const leave = (
    <Button size="l" onClick={() => (answer === 'approved' ? close(true) : dismiss())}>
      {t('dialog.approval.close')}
    </Button>
  )
  const retry = onRetry !== null && answer !== 'approved' && (
    <Button
      size="l"
      variant="primary"
      pendingLabel={isPending ? t('dialog.approval.asking') : undefined}
      onClick={() => void run(onRetry)}
    >
      {t('dialog.approval.retry')}
    </Button>
  )
  return (
    <ModalDialog
      onClose={dismiss}
      title={t('dialog.approval.title')}
      closeLabel={t('dialog.approval.close')}
      footer={
        answer === 'waiting' ? (
          takeBack
        ) : (
          <>
            {leave}
            {retry}
          </>
        )
      }
    >
      <Stack gap="4">
        {answer === 'waiting' ? (
          <>
            <ApprovalQuestion icon={MessageCircle} until={until}>
              {t('dialog.approval.question', words)}
            </ApprovalQuestion>
            <Text as="p">{t('dialog.approval.advice')}</Text>
            {until !== null && <Left until={until} />}
          </>
        ) : (
          <Notice tone={tones[answer]} role="alert" title={t(`dialog.approval.${answer}`)}>
            {t(`dialog.approval.${answer}Text`, words)}
          </Notice>
        )}
      </Stack>
    </ModalDialog>
  )
}

function Left({ until }: { until: Moment }) {
  const t = useT('tradePage')
  const left = useTimeLeft(until)
  return (
    <Text size="label">
      {t('dialog.approval.left')}{' '}
      <span role="timer" aria-live="off">
        {formatCountdown(left)}
      </span>
    </Text>
  )
}
