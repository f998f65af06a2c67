/** What an act of an operator is about. */
export const subjectKinds = [
  'person',
  'store',
  'deposit',
  'report',
  'invitation',
  'ruling',
  'feature',
  'switch',
  'job',
  'message',
  'rate',
] as const
export type SubjectKind = (typeof subjectKinds)[number]

interface ActRule {
  readonly about: SubjectKind
  /**
   * How many operators it takes. Two for decisions about money, and about who decides (decisions, "Operator"): asked for by one, done by
   * another.
   */
  readonly operators: 1 | 2
  /** Whether it names somebody beside its subject: whom coins go to, for whom a feature is switched. */
  readonly names: 'nobody' | 'maybe_somebody' | 'somebody'
}

/** Everything that an operator can do. A new act is a row here, and says in `server/modules/desk/act/doings.ts` how it is done. */
export const acts = {
  suspend: { about: 'person', operators: 1, names: 'nobody' },
  ban: { about: 'person', operators: 1, names: 'nobody' },
  restore: { about: 'person', operators: 1, names: 'nobody' },
  hold_money: { about: 'person', operators: 1, names: 'nobody' },
  lift_hold: { about: 'person', operators: 2, names: 'nobody' },
  end_sessions: { about: 'person', operators: 1, names: 'nobody' },
  make_user: { about: 'person', operators: 2, names: 'nobody' },
  make_arbiter: { about: 'person', operators: 2, names: 'nobody' },
  make_operator: { about: 'person', operators: 2, names: 'nobody' },
  approve_store: { about: 'store', operators: 1, names: 'nobody' },
  suspend_store: { about: 'store', operators: 1, names: 'nobody' },
  restore_store: { about: 'store', operators: 1, names: 'nobody' },
  credit_deposit: { about: 'deposit', operators: 2, names: 'somebody' },
  dismiss_report: { about: 'report', operators: 1, names: 'nobody' },
  hide_offer: { about: 'report', operators: 1, names: 'nobody' },
  show_offer: { about: 'report', operators: 1, names: 'nobody' },
  // What is held is paid by it.
  clear_tie: { about: 'invitation', operators: 2, names: 'nobody' },
  keep_tie: { about: 'invitation', operators: 1, names: 'nobody' },
  // Whoever ruled and both sides have no say in it.
  overturn_ruling: { about: 'ruling', operators: 2, names: 'nobody' },
  switch_on: { about: 'feature', operators: 1, names: 'maybe_somebody' },
  switch_off: { about: 'feature', operators: 1, names: 'maybe_somebody' },
  pause: { about: 'switch', operators: 1, names: 'nobody' },
  resume: { about: 'switch', operators: 2, names: 'nobody' },
  run_job: { about: 'job', operators: 1, names: 'nobody' },
  retry_job: { about: 'job', operators: 1, names: 'nobody' },
  retry_message: { about: 'message', operators: 1, names: 'nobody' },
  give_up_message: { about: 'message', operators: 1, names: 'nobody' },
  pause_rate: { about: 'rate', operators: 1, names: 'nobody' },
  resume_rate: { about: 'rate', operators: 2, names: 'nobody' },
} as const satisfies Readonly<Record<string, ActRule>>

export type Act = keyof typeof acts
export const actNames = Object.keys(acts) as readonly Act[]
