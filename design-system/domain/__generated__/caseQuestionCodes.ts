// Made of server/openapi.json by `npm run generate`.
export const caseQuestionCodes = ['what_happened', 'receipt', 'payer_name', 'sending_account', 'sent_in_full', 'later_statement', 'account_history', 'same_account', 'received_in_full', 'return_asked'] as const
export type CaseQuestionCode = (typeof caseQuestionCodes)[number]
