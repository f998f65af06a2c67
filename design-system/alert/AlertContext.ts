import { createContext } from 'react'
import type { AlertStore } from './alertStore.ts'

/** The alerts of the application; null outside of an `AlertHost`. */
export const AlertContext = createContext<AlertStore | null>(null)
