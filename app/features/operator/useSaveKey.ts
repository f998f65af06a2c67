import { useEffect } from 'react'
import type { DraftKeeper } from './draftKeeper.ts'

/** Ctrl+S saves at once; on a Mac with Command. */
export function useSaveKey(isSeen: boolean, draft: DraftKeeper): void {
  useEffect(() => {
    if (!isSeen) return undefined
    const press = (event: KeyboardEvent) => {
      const isCalled = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
      if (!isCalled) return
      event.preventDefault()
      void draft.flush()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isSeen, draft])
}
