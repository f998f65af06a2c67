import type { TradeSide } from '@souk/design-system/domain/reference/status/tradeStatus.ts'
import { useEffect, useRef } from 'react'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { useServices } from '../../../services/useServices.ts'

/**
 * An arbiter hears a trade's conversation and no other event of it. Whatever happens leaves a message there: with each new
 * one the trade is asked for again.
 */
export function useArbiterFollows(viewerSide: TradeSide, newestMessageId: string | null): void {
  const { client } = useServices()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const isNews = seen.current !== null && newestMessageId !== seen.current
    seen.current = newestMessageId
    // What does not come now comes with the next message, or when the connection is back.
    if (isNews && viewerSide === 'arbiter') refetchShown(client, ['trade']).catch(() => {})
  }, [client, viewerSide, newestMessageId])
}
