import type { demoResources as english } from '../en/demoResources.ts'
import { demo } from './demo.ts'

export const demoResources: Record<keyof typeof english, object> = { demo }
