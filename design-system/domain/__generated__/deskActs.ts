// Made of server/openapi.json by `npm run generate`.
export const deskActs = ['suspend', 'ban', 'restore', 'hold_money', 'lift_hold', 'end_sessions', 'make_user', 'make_arbiter', 'make_operator', 'approve_store', 'suspend_store', 'restore_store', 'credit_deposit', 'dismiss_report', 'hide_offer', 'show_offer', 'clear_tie', 'keep_tie', 'overturn_ruling', 'switch_on', 'switch_off', 'pause', 'resume', 'run_job', 'retry_job', 'retry_message', 'give_up_message', 'pause_rate', 'resume_rate'] as const
export type DeskAct = (typeof deskActs)[number]
