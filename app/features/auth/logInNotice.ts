/** What the log-in says to somebody who was led there. */
export const logInNotices = ['passwordSet', 'stepExpired'] as const
export type LogInNotice = (typeof logInNotices)[number]

/** The state of a navigation to the log-in that says why. */
export const withNotice = (notice: LogInNotice) => ({ logInNotice: notice }) as const

/** What a navigation said with {@link withNotice}; null for nothing. */
export function noticeOf(state: unknown): LogInNotice | null {
  const given =
    typeof state === 'object' && state !== null && 'logInNotice' in state ? state.logInNotice : null
  return logInNotices.find(notice => notice === given) ?? null
}
