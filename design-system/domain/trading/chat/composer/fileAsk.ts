import type { Message } from '../message/message.ts'

const noteOf = { buyer: 'buyer_asks_for_file', seller: 'seller_asks_for_file' } as const

/** Whether the partner waits for a file: their last ask has not been followed by one of the viewer's. */
export function waitsForFile(messages: readonly Message[], partnerSide: 'buyer' | 'seller'): boolean {
  const ask = messages.findLastIndex(({ system }) => system?.code === noteOf[partnerSide])
  return ask >= 0 && !messages.slice(ask).some(({ isMine, attachment }) => isMine && attachment !== null)
}
