/** The parts of a trade that time changes. */
export interface Timed {
  readonly timer: { readonly endsAt: string } | null
  readonly actions: readonly { readonly availableAt: string | null; readonly until: string | null }[]
}

/** How long until a trade stands differently by time alone, in milliseconds; null when no such moment is ahead. */
export function nextMoment({ timer, actions }: Timed, now: Date): number | null {
  const moments = [timer?.endsAt, ...actions.flatMap(({ availableAt, until }) => [availableAt, until])]
  const ahead = moments
    .filter(moment => moment !== null && moment !== undefined)
    .map(moment => new Date(moment).getTime() - now.getTime())
    .filter(milliseconds => milliseconds > 0)
  return ahead.length === 0 ? null : Math.min(...ahead)
}
