import type { ComponentProps, ReactNode } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Badge } from '../../../primitives/badge/Badge.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { SideTag } from './status/SideTag.tsx'
import { StatusChip } from './status/StatusChip.tsx'
import {
  BackWords,
  ChatPlace,
  Divider,
  End,
  HeaderInner,
  HeaderRoot,
  Title,
  TitleGroup,
  WideOnly,
} from './TradeHeader.styles.ts'
import { TradeTimer } from './status/TradeTimer.tsx'
import { lookOf } from './status/statusLook.ts'
import type { TradeTimerShape } from './tradeParts.ts'
import type { TradeSide, TradeStatus, TradeType } from '../../reference/status/tradeStatus.ts'

type TradeHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  trade: {
    readonly id: string
    readonly type: TradeType
    readonly status: TradeStatus
    readonly viewerSide: TradeSide
    readonly isWaitingForRequisites: boolean
    readonly timer: TradeTimerShape | null
    /** Messages not read yet. */
    readonly unreadCount: number
  }
  /** The list of the viewer's trades. */
  backHref: string
  /** What that is called, when it is not the list of trades. */
  backLabel?: string | undefined
  /** On a phone the chat covers the page; elsewhere it stands beside. */
  onOpenChat: () => void
  /** Icon buttons at the end: the receipt, help. */
  end?: ReactNode
}

/** The head of a trade's page: back, its number, side, status and deadline; on a phone also the way to the chat. */
export function TradeHeader({ trade, backHref, backLabel, onOpenChat, end, ...rest }: TradeHeaderProps) {
  const t = useT('trade')
  const tPage = useT('tradePage')
  const { unreadCount: count } = trade
  const { word } = lookOf(trade)
  const [seen] = useState(word)
  const timer =
    trade.timer?.kind === 'pay' && trade.isWaitingForRequisites
      ? { ...trade.timer, kind: 'details' as const }
      : trade.timer
  const news = word === seen ? '' : t(`chip.${word}`)
  return (
    <HeaderRoot {...rest}>
      <HeaderInner>
        <TextLink look="quiet" icon={ChevronLeft} href={backHref}>
          <BackWords>{backLabel ?? tPage('header.back')}</BackWords>
        </TextLink>
        <Divider aria-hidden />
        <TitleGroup>
          <Title>{t('number', { id: trade.id })}</Title>
          <WideOnly>
            <SideTag type={trade.type} />
            <StatusChip
              status={trade.status}
              viewerSide={trade.viewerSide}
              isWaitingForRequisites={trade.isWaitingForRequisites}
            />
          </WideOnly>
        </TitleGroup>
        {timer !== null && (
          <>
            <TradeTimer data-at="wide" timer={timer} />
            <TradeTimer data-at="phone" look="chip" timer={timer} />
          </>
        )}
        <ChatPlace>
          <IconButton
            icon={MessageCircle}
            iconSize="xl"
            label={count === 0 ? tPage('header.chat') : tPage('header.chatUnread', { count })}
            badge={count === 0 ? undefined : <Badge count={count} />}
            onClick={onOpenChat}
          />
        </ChatPlace>
        {end !== undefined && <End>{end}</End>}
        <VisuallyHidden as="output">{news}</VisuallyHidden>
      </HeaderInner>
    </HeaderRoot>
  )
}
