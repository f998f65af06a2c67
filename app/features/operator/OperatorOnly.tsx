import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import type { ReactNode } from 'react'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useViewer } from '../../services/useViewer.ts'

interface OperatorOnlyProps {
  children: ReactNode
}

/** The desk of operators: for everybody else there is no such page. The server says the same of each of its calls. */
export function OperatorOnly({ children }: OperatorOnlyProps) {
  const viewer = useViewer()
  if (viewer === null) return null
  return viewer.roles.some(role => role === 'operator') ? children : <NobodysDesk />
}

/** What is not there for who looks. */
export function NobodysDesk() {
  usePageWords({}, 'notFound')
  return <NotFoundState hrefs={notFoundHrefs} />
}
