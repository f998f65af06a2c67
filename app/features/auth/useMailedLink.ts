import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useGo } from '../../routes/navigation/useGo.ts'
import { openedLink } from '../../routes/paths.ts'

interface MailedLinkOptions<Outcome extends string> {
  /** All that may come of it: what lies in the history is not believed. */
  readonly outcomes: readonly Outcome[]
  /** The page's own address without the token. */
  readonly openedPath: string
  /** Spends the token; null where that has led to another page. Rejects where it may not be spent, so that it can be tried again. */
  readonly open: (token: string) => Promise<Outcome | null>
}

interface MailedLink<Outcome> {
  /** What came of it; null while it is not known, and for a page that was come to without a link. */
  readonly outcome: Outcome | null
  readonly isOpening: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/**
 * The link of a letter: its token is spent as soon as the page opens, once. With the answer the address gives the token up
 * (another entry takes its place in the history) and what came of it lies in the history's state: a reload or a step back
 * shows the same and asks nothing. A token that nobody has answered for stays, because it is the only way on.
 */
export function useMailedLink<Outcome extends string>({
  outcomes,
  openedPath,
  open,
}: MailedLinkOptions<Outcome>): MailedLink<Outcome> {
  const { token = openedLink } = useParams()
  const { state } = useLocation()
  const go = useGo()
  const [isFailed, setFailed] = useState(false)
  const asked = useRef<string | null>(null)
  const spend = useCallback(() => {
    setFailed(false)
    open(token).then(
      outcome => outcome !== null && go(openedPath, { replace: true, state: { linkOutcome: outcome } }),
      () => setFailed(true),
    )
  }, [open, token, go, openedPath])
  const isOpening = token !== openedLink
  useEffect(() => {
    if (!isOpening || asked.current === token) return
    asked.current = token
    spend()
  }, [isOpening, token, spend])
  const known = outcomes.find(outcome => outcome === outcomeIn(state)) ?? null
  return { outcome: isOpening ? null : known, isOpening, isFailed, retry: spend }
}

const outcomeIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'linkOutcome' in state ? state.linkOutcome : null
