import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useLetterKeys } from '../useLetterKeys.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves among the rows of a list, each by what has `data-row` in it: by arrows where one of these has the focus, by J and K from anywhere on
 * the page. Enter follows a link, or presses a button, by itself. Spread the answer on the list.
 */
export function useRowKeys(hasKeys: boolean) {
  const ref = useRef<HTMLUListElement>(null)
  const move = (by: 1 | -1) => {
    const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex(row => row === document.activeElement)
    const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  useLetterKeys(hasKeys, { KeyJ: () => move(1), KeyK: () => move(-1) })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    // In a field of a row an arrow moves in what is typed.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['row'] === undefined) return
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    move(by)
  }
  return { ref, onKeyDown }
}
