import type { ReactNode } from 'react'
import { useT } from '../locales/useT.ts'
import { ToastRegion } from '../primitives/toast/ToastRegion.tsx'
import type { ToastPlacement } from '../primitives/toast/ToastRegion.tsx'
import { AlertContext } from './AlertContext.ts'
import type { AlertStore } from './alertStore.ts'

export interface AlertHostProps {
  /** Made once with `createAlertStore(browserTimers)`, so that what lives outside of React can alert too. */
  store: AlertStore
  placement?: ToastPlacement | undefined
  children?: ReactNode
}

/** Lets everything inside show alerts, and draws them. Once, around the application. */
export function AlertHost({ store, placement, children }: AlertHostProps) {
  const t = useT('common')
  return (
    <AlertContext value={store}>
      {children}
      <ToastRegion queue={store} label={t('alerts')} dismissLabel={t('verb.close')} placement={placement} />
    </AlertContext>
  )
}
