import { useState } from 'react'
import { verdicts, type Verdict } from './reviewShape.ts'

export type Findings = Readonly<Record<string, Verdict>>

const place = (run: string) => `souk-review ${run}`

/** What was kept is not believed. */
function read(run: string): Findings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(run)) ?? '{}')
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Verdict] => verdicts.some(one => one === entry[1])),
    )
  } catch {
    return {}
  }
}

/** What somebody found of the pictures of a run, kept in their browser: the next run begins anew. */
export function useFindings(run: string): readonly [Findings, (key: string, verdict: Verdict) => void] {
  const [found, setFound] = useState(() => read(run))
  const note = (key: string, verdict: Verdict) => {
    const next = { ...found, [key]: verdict }
    setFound(next)
    try {
      localStorage.setItem(place(run), JSON.stringify(next))
    } catch {
      // A browser that keeps nothing shows it as long as the page is open.
    }
  }
  return [found, note]
}
