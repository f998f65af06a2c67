import { createContext } from 'react'
import { deviceClock } from './clock.ts'
import type { Clock } from './clock.ts'

export const ClockContext = createContext<Clock>(deviceClock())
