import { useContext } from 'react'
import { AlertContext } from './AlertContext.ts'
import type { AlertStore } from './alertStore.ts'

/** Shows alerts: `useAlerts().show({kind: 'success', title: t('saved')})`. For a form, the field says it instead. */
export function useAlerts(): AlertStore {
  const store = useContext(AlertContext)
  if (!store) throw new Error('useAlerts needs an AlertHost around it')
  return store
}
