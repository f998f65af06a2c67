import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useServices } from '../../../services/useServices.ts'
import { createChatLine, type ChatLine, type PartnerNow } from './chatLine.ts'
import type { Outbox } from './outbox.ts'

interface ChatLineOptions {
  readonly tradeId: string
  readonly viewerSide: TradeSide
  readonly outbox: Outbox
}

/** Follows a trade's conversation while its page is there. For one trade: key the component by its id. */
export function useChatLine(options: ChatLineOptions): ChatLine & { readonly now: PartnerNow } {
  const { client } = useServices()
  const isVisible = usePageVisible()
  const [line] = useState(() =>
    createChatLine({
      ...options,
      client,
      timers: browserTimers,
      random: Math.random,
      isVisible,
    }),
  )
  useEffect(() => line.start(), [line])
  useEffect(() => {
    line.activity.setLooking(isVisible)
    line.marks.setVisible(isVisible)
  }, [line, isVisible])
  const now = useSyncExternalStore(line.subscribe, line.partner)
  return { ...line, now }
}

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether somebody can see this page now: its tab is in front. */
const usePageVisible = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
