import { testUser } from '../testRuntime.ts'
import type { SessionId } from '../../../server/domain/identifier/identifier.ts'
import { parseTradeId, type TradeId } from '../../../server/domain/identifier/tradeId.ts'
import type { SignedViewer } from '../../../server/kernel/viewer.ts'
import type { Side } from '../../../server/cable/viewer.ts'

export const app = '{"channel":"AppChannel"}'
export const tradeId = parseTradeId('8F2K41QX') as TradeId
export const chat = JSON.stringify({ channel: 'ChatChannel', tradeId })
const viewer = (number: number, session = number): SignedViewer => ({
  kind: 'user',
  userId: testUser(number),
  sessionId: testUser(session) as string as SessionId,
  roles: ['user'],
  confirmedAt: null,
})
export const amina = viewer(1)
const aminaElsewhere = viewer(1, 11)
export const kunle = viewer(2)
const stranger = viewer(3)
export const viewers: Record<string, SignedViewer> = { amina, aminaElsewhere, kunle, stranger }
export const sides: Record<string, Side> = { [amina.userId]: 'buyer', [kunle.userId]: 'seller' }

/** What Amina says in the trade, as everybody else sees it; a field too many lies in it. */
export const helloOf = (id: string) => ({
  id,
  trade_id: tradeId,
  author: 'buyer' as const,
  author_name: 'amina',
  is_mine: false,
  text: 'Hello',
  attachment: null,
  system: null,
  client_id: null,
  created_at: '2026-03-01T12:00:00.000Z',
  delivered_at: null,
  read_at: null,
  is_pinned: false,
  requisites: 'DE89 3704',
})
