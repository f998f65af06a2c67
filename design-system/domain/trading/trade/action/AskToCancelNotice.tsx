import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { TradeTimer } from '../status/TradeTimer.tsx'
import type { TradeActionName } from '../tradeAction.ts'
import type { TradeTimerShape } from '../tradeParts.ts'
import type { TradeSide } from '../../../reference/status/tradeStatus.ts'

type AskToCancelNoticeProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  trade: {
    readonly viewerSide: TradeSide
    readonly counterparty: { readonly userName: string }
    /** Counts when it is an ask that waits for an answer; of any other deadline the notice shows nothing. */
    readonly timer: TradeTimerShape | null
  }
  pending: TradeActionName | null
  /** `keep`: "I am paying". `cancel`: let the trade go. */
  onAction: (action: 'keep' | 'cancel') => void
}

/** The seller asked to cancel: the buyer keeps the trade or lets it go before the time is up; the seller sees that it waits. */
export function AskToCancelNotice({ trade, pending, onAction, ...rest }: AskToCancelNoticeProps) {
  const t = useT('tradePage')
  const name = trade.counterparty.userName
  const isBuyer = trade.viewerSide === 'buyer'
  const title = isBuyer ? t('askToCancel.title', { name }) : t('askToCancel.sellerTitle')
  // Always there, so that the ask is spoken when it comes in.
  if (trade.timer?.kind !== 'ask_to_cancel') return <VisuallyHidden as="output" />
  const timer = <TradeTimer look="text" timer={trade.timer} />
  const answer = (action: 'keep' | 'cancel') => ({
    pendingLabel: pending === action ? t('action.pending') : undefined,
    onClick: () => pending === null && onAction(action),
  })
  const answers = (
    <Inline gap="3">
      {timer}
      <Button {...answer('keep')}>{t('askToCancel.keep')}</Button>
      <Button variant="ghost" {...answer('cancel')}>
        {t('askToCancel.letGo')}
      </Button>
    </Inline>
  )
  return (
    <>
      <VisuallyHidden as="output">{title}</VisuallyHidden>
      <Notice
        tone={isBuyer ? 'warning' : 'neutral'}
        title={title}
        action={isBuyer ? answers : timer}
        {...rest}
      >
        {isBuyer ? t('askToCancel.text') : t('askToCancel.sellerText', { name })}
      </Notice>
    </>
  )
}
