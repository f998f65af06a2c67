import type { ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useT } from '../../../locales/useT.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Cover } from '../../../primitives/cover/Cover.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import { useNow } from '../../reference/clock/useNow.ts'
import { TradeTimer } from '../trade/status/TradeTimer.tsx'
import { amountWords } from '../trade/payment/amountWords.ts'
import { barActions } from '../trade/action/barActions.ts'
import { rowOf } from '../trade/tradeAction.ts'
import type { TradeActionName } from '../trade/tradeAction.ts'
import type { TradeAction, TradeTimerShape } from '../trade/tradeParts.ts'
import { phaseOf } from '../../reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../reference/status/tradeStatus.ts'
import { Pin, PinLabel, PinWords, SheetBody, SheetHead, SheetPartner } from './ChatSheet.styles.ts'

interface ChatSheetProps {
  isOpen: boolean
  onClose: () => void
  trade: {
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    readonly fiatAmount: DecimalString
    readonly timer: TradeTimerShape | null
    readonly actions: readonly TradeAction[]
    readonly counterparty: { readonly userName: string }
  }
  fiat: DisplayAsset
  pending: TradeActionName | null
  onAction: (action: TradeActionName) => void
  /** The `PartnerCard`. */
  partner: ReactNode
  /** The tabs with the chat and its composer. */
  children: ReactNode
}

/** The chat of a trade on a phone: covers the page, and keeps the amount, the deadline and the next step in sight. */
export function ChatSheet(props: ChatSheetProps) {
  const { isOpen, onClose, trade, fiat, pending, onAction, partner, children } = props
  const t = useT('chat')
  const tTrade = useT('tradePage')
  const next = barActions(trade.actions, useNow('second')).find(
    ({ isAvailable, variant }) => isAvailable && variant !== 'secondary',
  )
  const words = amountWords[phaseOf[trade.status]][trade.viewerSide]
  return (
    <Cover isOpen={isOpen} onClose={onClose} label={t('sheet', { name: trade.counterparty.userName })}>
      <SheetHead>
        <IconButton icon={ChevronLeft} iconSize="xl" label={t('backToTrade')} onClick={onClose} />
        <SheetPartner>{partner}</SheetPartner>
      </SheetHead>
      <Pin>
        <PinWords>
          <PinLabel>
            {tTrade(`amount.${words.fiat}`)}
            {trade.timer !== null && <TradeTimer look="text" timer={trade.timer} />}
          </PinLabel>
          <Amount size="m" amount={trade.fiatAmount} asset={fiat} mode="full" code="always" />
        </PinWords>
        {next !== undefined && (
          <Button
            variant={next.variant}
            icon={rowOf(next.action).icon}
            pendingLabel={pending === next.action ? tTrade('action.pending') : undefined}
            onClick={() => pending === null && onAction(next.action)}
          >
            {tTrade(`action.${rowOf(next.action).label}`, { amount: '', time: '' })}
          </Button>
        )}
      </Pin>
      <SheetBody>{children}</SheetBody>
    </Cover>
  )
}
