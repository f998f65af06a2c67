import { NotFoundState } from '@souk/design-system/domain/state/NotFoundState.tsx'
import type { ReactNode } from 'react'
import { notFoundHrefs } from '../../frame/notFoundHrefs.ts'
import { usePageWords } from '../../frame/usePageWords.ts'
import { useViewer } from '../../session/useViewer.ts'

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
