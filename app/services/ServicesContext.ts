import { createContext } from 'react'
import type { Services } from './Services.ts'

/** The application's services; null outside of it. */
export const ServicesContext = createContext<Services | null>(null)
