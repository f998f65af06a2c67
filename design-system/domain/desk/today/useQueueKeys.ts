import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken } from '../frame/useDeskKeys.ts'

const rowsOf = (list: HTMLElement): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row]'),
]

/**
 * Digits lead to a row from anywhere on the page, arrows on and back from the row that has the focus; Enter is the browser's own.
 * @param hasDigits whether single keys do something
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, hasDigits: boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (list.current === null || isKeyTaken(event)) return
    const rows = rowsOf(list.current)
    const now = rows.findIndex(row => row === document.activeElement)
    const next = hasDigits && /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : stepFrom(now, event.key)
    const row = next === null ? undefined : rows[next]
    if (row === undefined) return
    event.preventDefault()
    row.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Where an arrow leads from a row; nowhere while none has the focus: then the page scrolls. */
function stepFrom(now: number, key: string): number | null {
  if (now < 0) return null
  if (key === 'ArrowDown') return now + 1
  return key === 'ArrowUp' && now > 0 ? now - 1 : null
}
