/** What somebody is for the house, and whether it lets them settle disputes: whoever is new here has to say so. */
export const settlesDisputes = { user: false, arbiter: true, operator: true } as const satisfies Readonly<
  Record<string, boolean>
>

export type Duty = keyof typeof settlesDisputes
export const duties = ['user', 'arbiter', 'operator'] as const satisfies readonly Duty[]

/** Those who settle disputes. */
export const staffDuties: readonly Duty[] = duties.filter(duty => settlesDisputes[duty])
