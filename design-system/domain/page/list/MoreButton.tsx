import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'

interface MoreButtonProps {
  /** Null where all rows are there: there is no button then. */
  onMore: (() => void) | null
  isLoading: boolean
  children: ReactNode
}

/** Fetches the next rows of a list, under the last one. */
export function MoreButton({ onMore, isLoading, children }: MoreButtonProps) {
  const t = useT('common')
  if (onMore === null) return null
  return (
    <Button width="fill" onClick={onMore} pendingLabel={isLoading ? t('state.loading') : undefined}>
      {children}
    </Button>
  )
}
