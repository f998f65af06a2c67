import { useEffect, useEffectEvent } from 'react'

interface StoryKeys {
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onHold: () => void
}

/** The keys of a story, wherever in it the focus is: arrows go on and back, the space bar holds it still. */
export function useStoryKeys({ onNext, onPrevious, onHold }: StoryKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const acts: Partial<Record<string, () => void>> = {
      ArrowRight: onNext,
      ArrowLeft: onPrevious,
      ' ': onHold,
    }
    const act = acts[event.key]
    // A button that has the focus is pressed by the space bar.
    if (act === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}
