import { useLocation, useNavigate } from 'react-router-dom'
import { keepFocus } from '../../routes/navigation/focusState.ts'

interface FurtherPages {
  readonly further: number
  readonly showMore: () => void
}

/** How many pages are shown after the one of the address. It lies in the history: a step back finds them again, another search has none. */
export function useFurtherPages(): FurtherPages {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const further = furtherIn(state)
  return {
    further,
    showMore: () =>
      void navigate(
        { pathname, search },
        { replace: true, preventScrollReset: true, state: { ...keepFocus, further: further + 1 } },
      ),
  }
}

function furtherIn(state: unknown): number {
  const further = typeof state === 'object' && state !== null && 'further' in state ? state.further : 0
  return typeof further === 'number' && Number.isInteger(further) ? Math.max(0, further) : 0
}
