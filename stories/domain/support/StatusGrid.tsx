import type { ReactNode } from 'react'
import { Stack } from '../../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../../design-system/primitives/text/Text.tsx'
import { tradeSides, tradeStatuses } from '../../../design-system/domain/reference/status/tradeStatus.ts'
import type { TradeSide, TradeStatus } from '../../../design-system/domain/reference/status/tradeStatus.ts'
import { storyTrade } from './trading/storyTrade.ts'
import type { StoryTrade } from './trading/storyTrade.ts'

interface StatusGridProps {
  statuses?: readonly TradeStatus[]
  sides?: readonly TradeSide[]
  /** Draws one trade; null where the component shows nothing. */
  children: (trade: StoryTrade) => ReactNode
}

/** A component for every status of a trade and every side that looks at it, made from the unions. */
export function StatusGrid({ statuses = tradeStatuses, sides = tradeSides, children }: StatusGridProps) {
  return (
    <Stack gap="6">
      {statuses.flatMap(status =>
        sides.map(side => (
          <Stack key={`${status} ${side}`} gap="1">
            <Text size="caption" tone="secondary">
              {status} · {side}
            </Text>
            {children(storyTrade(status, side))}
          </Stack>
        )),
      )}
    </Stack>
  )
}
