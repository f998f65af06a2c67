import { all, bothParties, parties, trade, usersAre, withBody, type Case } from './case.ts'

const pin = ({ trade: id, message }: { trade: string; message: string }) => ({
  params: { id, message_id: message },
  body: { is_pinned: true },
})

/** What stands beside a trade: its history, receipt and notes, what its conversation keeps in sight, and who waits for an advert. */
export const recordTable = {
  tradeHistory: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'ok' }) },
  ],
  tradeMemo: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties(bothParties) },
  ],
  saveTradeMemo: [
    { at: 'new', sends: withBody({ text: 'Paid from another bank.' }), says: parties(bothParties) },
    { at: 'dispute', sends: withBody({ text: 'Mine.' }), says: parties(bothParties) },
  ],
  receipt: [
    {
      at: 'new',
      sends: trade,
      says: parties({ owner: 'trade_not_finished', counterparty: 'trade_not_finished' }),
    },
    { at: 'completed', sends: trade, says: parties(bothParties) },
    { at: 'ruled', sends: trade, says: parties(bothParties) },
  ],
  pinMessage: [
    { at: 'new', sends: pin, says: parties(bothParties) },
    { at: 'dispute', sends: pin, says: parties({ ...bothParties, arbiter: 'ok' }) },
  ],
  requestAttachment: [
    { at: 'new', sends: trade, says: parties(bothParties) },
    { at: 'dispute', sends: trade, says: parties({ ...bothParties, arbiter: 'forbidden' }) },
    {
      at: 'completed',
      sends: trade,
      says: parties({ owner: 'trade_finished', counterparty: 'trade_finished' }),
    },
  ],
  poke: [
    {
      // Nothing covers it, so it is not shown.
      at: 'nothing',
      sends: ({ spare }) => ({ params: { id: spare.id } }),
      says: { ...usersAre('ok'), owner: 'own_advert', blocked: 'banned_by_trader' },
    },
    {
      at: 'nothing',
      sends: ({ advert }) => ({ params: { id: advert.id } }),
      says: { ...usersAre('advert_is_open'), owner: 'own_advert', blocked: 'banned_by_trader' },
    },
    {
      at: 'nothing',
      sends: ({ draft }) => ({ params: { id: draft.id } }),
      says: all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required' }),
    },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
