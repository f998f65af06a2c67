import type { ComponentProps } from 'react'
import { formatCountdown } from '../../../../format/date/formatDuration.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { useNow } from '../../../reference/clock/useNow.ts'
import type { TradeActionName } from '../tradeAction.ts'
import type { TradeAction } from '../tradeParts.ts'

type UndoNoticeProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  trade: { readonly actions: readonly TradeAction[] }
  pending: TradeActionName | null
  onAction: (action: 'undo_confirm') => void
}

/** Right after "paid": takes it back while there is time. Goes when the time is up. */
export function UndoNotice({ trade, pending, onAction, ...rest }: UndoNoticeProps) {
  const t = useT('tradePage')
  const now = useNow('second')
  const undo = trade.actions.find(({ action }) => action === 'undo_confirm')
  if (!undo?.isAvailable || undo.until === null) return null
  const left = new Date(undo.until).getTime() - now.getTime()
  if (left <= 0) return null
  return (
    <Notice
      tone="positive"
      title={t('undo.title')}
      action={
        <Inline gap="3">
          <Text size="body-strong" role="timer" aria-live="off">
            {formatCountdown(left)}
          </Text>
          <Button
            pendingLabel={pending === 'undo_confirm' ? t('action.pending') : undefined}
            onClick={() => pending === null && onAction('undo_confirm')}
          >
            {t('undo.action')}
          </Button>
        </Inline>
      }
      {...rest}
    >
      {t('undo.text')}
    </Notice>
  )
}
