import { useState } from 'react'
import { readRefusal } from '../../../../forms/engine/serverRefusal.ts'
import { errorText } from '../../../../locales/errorText.ts'
import { useWords } from '../../../../locales/useWords.ts'
import type { MerchantCssShape } from '../../look/merchantLook.ts'

/** A store’s own style sheet, and how another is fetched. */
export interface CssCalls {
  /** What the page of the store has now; null where it has none. */
  readonly kept: MerchantCssShape | null
  /** Fetches the sheet behind a link; with null removes the one that is there. What it is refused for is thrown. */
  readonly onSet: (link: string | null) => Promise<void>
  /** What of a sheet is not allowed, in what `onSet` threw; empty for any other trouble. */
  readonly problemsOf: (error: unknown) => readonly CssProblem[]
}

/** Something that a style sheet may not say. */
export interface CssProblem {
  readonly line: number
  readonly what: string
}

/** The link that is written, one call at a time, and why it was refused. */
export function useCssLink({ kept, onSet, problemsOf }: CssCalls) {
  const { i18n } = useWords()
  const [link, setLink] = useState(kept?.link ?? '')
  const [pending, setPending] = useState<'loading' | 'removing' | null>(null)
  const [error, setError] = useState<string>()
  const [problems, setProblems] = useState<readonly CssProblem[]>([])

  const forget = () => {
    setError(undefined)
    setProblems([])
  }
  const send = async (sent: string | null) => {
    if (pending !== null) return
    forget()
    setPending(sent === null ? 'removing' : 'loading')
    try {
      await onSet(sent)
      if (sent === null) setLink('')
    } catch (problem) {
      const refusal = readRefusal(problem)
      setProblems(problemsOf(problem))
      const text = refusal?.text ?? Object.values(refusal?.fields ?? {})[0]
      setError(errorText(i18n, { code: refusal?.code, params: refusal?.params, text }))
    } finally {
      setPending(null)
    }
  }

  return {
    link,
    pending,
    error,
    problems,
    write: (text: string) => {
      setLink(text)
      forget()
    },
    load: () => {
      if (link.trim() !== '') void send(link.trim())
    },
    remove: () => void send(null),
  }
}
