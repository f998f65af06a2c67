import { createContext } from 'react'

/** How wide the screen is on which a page will be shown that is drawn elsewhere, in pixels; null where nobody presumes it. */
export const PresumedWidthContext = createContext<number | null>(null)
