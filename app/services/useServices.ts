import { use } from 'react'
import type { Services } from './Services.ts'
import { ServicesContext } from './ServicesContext.ts'

/** The application's services. Prefer the hook of the one that is meant: `useViewer`, `usePreferences`, `useIntent`. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('useServices needs a ServicesContext around it')
  return services
}
