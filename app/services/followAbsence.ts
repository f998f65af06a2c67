/** Whoever was away for longer sees what is true now, in milliseconds (specification 000 §2 and §9). */
export const longAbsence = 60_000

interface AbsenceParts {
  /** The browser's `document`. */
  readonly page: Pick<Document, 'visibilityState'> & Pick<EventTarget, 'addEventListener'>
  /** Milliseconds that go on while the page is hidden. */
  readonly now: () => number
  /** Asks again for what is on screen, which stays there meanwhile. */
  readonly refetch: () => void
}

/** Asks again for what is on screen when somebody comes back to a page that was hidden for long: a phone sends it nothing there. */
export function followAbsence({ page, now, refetch }: AbsenceParts): void {
  let since: number | null = null
  page.addEventListener('visibilitychange', () => {
    const gone = since === null ? 0 : now() - since
    since = page.visibilityState === 'hidden' ? now() : null
    if (since === null && gone > longAbsence) refetch()
  })
}
