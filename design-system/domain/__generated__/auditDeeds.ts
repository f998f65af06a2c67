// Made of server/openapi.json by `npm run generate`.
export const auditDeeds = ['suspend', 'ban', 'restore', 'hold_money', 'lift_hold', 'end_sessions', 'make_user', 'make_arbiter', 'make_operator', 'approve_store', 'suspend_store', 'restore_store', 'credit_deposit', 'switch_on', 'switch_off', 'pause', 'resume', 'open_person', 'read_field', 'add_note', 'ask_second', 'refuse_second', 'withdraw_second'] as const
export type AuditDeed = (typeof auditDeeds)[number]
