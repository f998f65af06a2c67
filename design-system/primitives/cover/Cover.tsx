import type { ReactNode } from 'react'
import { CoverDialog, CoverOverlay, CoverPage } from './Cover.styles.ts'

interface CoverProps {
  isOpen: boolean
  /** Asked to close, by Escape or a phone's back gesture on the overlay. Its content has a way back too. */
  onClose: () => void
  /** What it is, for screen readers: "Chat with lagoscoin". */
  label: string
  children: ReactNode
}

/** Covers the whole page with another view of it, on a phone. Holds the focus and gives it back. Use `Dialog` for a question. */
export function Cover({ isOpen, onClose, label, children }: CoverProps) {
  return (
    <CoverOverlay isOpen={isOpen} onOpenChange={open => !open && onClose()}>
      <CoverPage>
        <CoverDialog aria-label={label}>{children}</CoverDialog>
      </CoverPage>
    </CoverOverlay>
  )
}
