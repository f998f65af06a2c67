/** Whoever was away for longer sees what is true now, in milliseconds (specification 000 §2 and §9). */
export const longAbsence = 60_000

interface AbsenceParts {
  /** The browser's `document`. */
  readonly page: Pick<Document, 'visibilityState'> & Pick<EventTarget, 'addEventListener'>
  /** Milliseconds that go on while the page is hidden. */
  readonly now: () => number
}

/** Tells when somebody comes back to a page that was hidden for long: a phone sends it nothing there. */
export interface Absence {
  readonly onReturn: (listener: () => void) => void
  /** Somebody says that the page was hidden for so many milliseconds, and is seen again. */
  readonly ended: (hiddenMs: number) => void
}

/** Watches the {@link Absence} of whoever looks at the page. */
export function followAbsence({ page, now }: AbsenceParts): Absence {
  const listeners: (() => void)[] = []
  let since: number | null = null
  let lastReturn = Number.NEGATIVE_INFINITY
  const ended = (hiddenMs: number) => {
    // The browser and a shell may both tell of one: two that are long enough cannot end so close to each other.
    if (hiddenMs <= longAbsence || now() - lastReturn <= longAbsence) return
    lastReturn = now()
    for (const listener of listeners) listener()
  }
  page.addEventListener('visibilitychange', () => {
    const gone = since === null ? 0 : now() - since
    since = page.visibilityState === 'hidden' ? now() : null
    if (since === null) ended(gone)
  })
  return { onReturn: listener => void listeners.push(listener), ended }
}
