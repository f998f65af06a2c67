import { useEffect, useEffectEvent, useRef } from 'react'

/** A second key of a sequence comes within this, or means itself. */
const sequenceMs = 1500

/** Whether somebody types, or a dialog waits for an answer: then a key means what it says. */
export const isKeyTaken = (event: KeyboardEvent): boolean => {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null)
    return true
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

/**
 * Listens to the desk's single keys on the whole page: one alone, or one after G. Never while somebody types or a dialog is open.
 * @param isOn people who speak to their computer switch them off: what they say would press them
 */
export function useDeskKeys(
  isOn: boolean,
  { onKey, onGo }: { onKey: (key: string) => void; onGo: (key: string) => void },
): void {
  const wentAt = useRef(Number.NEGATIVE_INFINITY)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return
    const key = event.key.toLowerCase()
    const isSecond = event.timeStamp - wentAt.current < sequenceMs
    wentAt.current = Number.NEGATIVE_INFINITY
    if (isSecond) onGo(key)
    else if (key === 'g') wentAt.current = event.timeStamp
    else onKey(key)
  })
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
