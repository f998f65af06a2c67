// Made of server/openapi.json by `npm run generate`.
export const tradeActionNames = ['confirm', 'cancel', 'ask_cancel', 'keep', 'undo_confirm', 'extend', 'concede', 'complete', 'request_approval', 'cancel_approval', 'create_dispute', 'issue_requisites', 'rule_for_buyer', 'rule_for_seller', 'claim', 'feedback', 'request_attachment'] as const
export type TradeActionName = (typeof tradeActionNames)[number]
