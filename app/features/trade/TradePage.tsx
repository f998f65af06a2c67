import { useParams } from 'react-router-dom'
import { TradeScreen } from './TradeScreen.tsx'

/** The page of a trade. */
export function TradePage() {
  const { tradeId = '' } = useParams()
  return <TradeScreen key={tradeId} tradeId={tradeId} />
}
