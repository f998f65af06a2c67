import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken } from '../frame/useDeskKeys.ts'

/** A key by its place on the keyboard, so that it is the same one in every language. */
type Letter = 'KeyJ' | 'KeyK' | 'KeyN'

/**
 * What single letters do on this page: J and K go on and back, N writes a note. They are heard nowhere that somebody types, and not
 * while a dialog waits for an answer.
 * @param isOn people who speak to their computer switch them off: what they say would press them
 */
export function useLetterKeys(
  isOn: boolean,
  keys: { readonly [Key in Letter]?: (() => void) | undefined },
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.code as Letter]
    if (act === undefined || event.shiftKey || isKeyTaken(event)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
