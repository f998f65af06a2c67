import { demo } from './demo.ts'

/** Words that come with the hints of the demo. */
export const demoResources = { demo } as const
