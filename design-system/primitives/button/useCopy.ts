import { useEffect, useState } from 'react'
import { copyText } from './copyText.ts'

/** How long the check stays, in milliseconds. */
const confirmedFor = 2000

/** What became of the last press. */
export type CopyOutcome = 'idle' | 'copied' | 'failed'

/** Copies a text, and tells for two seconds what came of it: for a button of any look. */
export function useCopy(text: string): { readonly outcome: CopyOutcome; readonly copy: () => void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle')
  useEffect(() => {
    if (outcome === 'idle') return undefined
    const timer = setTimeout(() => setOutcome('idle'), confirmedFor)
    return () => clearTimeout(timer)
  }, [outcome])
  const run = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return { outcome, copy: () => void run() }
}
