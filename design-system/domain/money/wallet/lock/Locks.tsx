import type { ReactNode } from 'react'
import Lock from 'lucide-react/icons/lock'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { useLazyOverlay } from '../../../../primitives/overlay/useLazyOverlay.ts'
import { LocksTrigger } from './Locks.styles.ts'

const load = async () => (await import('./LocksOverlay.tsx')).LocksOverlay

interface LocksProps {
  coin: string
  /** The amount that is locked. */
  children: ReactNode
  /** What locks it, drawn once it is opened. */
  renderLocks: (coin: string) => ReactNode
}

/** The locked amount of a coin, which opens the list of what locks it. */
export function Locks({ coin, children, renderLocks }: LocksProps) {
  const t = useT('wallet')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  return (
    <>
      <LocksTrigger
        ref={triggerRef}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...preloading}
      >
        <Icon of={Lock} size="xs" />
        <VisuallyHidden>{t('inEscrow')} </VisuallyHidden>
        {children}
        <VisuallyHidden>. {t('whatLocks')}</VisuallyHidden>
      </LocksTrigger>
      {Overlay !== null && (
        <Overlay {...{ isOpen, triggerRef }} onOpenChange={setOpen} label={t('locksOf', { coin })}>
          {renderLocks(coin)}
        </Overlay>
      )}
    </>
  )
}
