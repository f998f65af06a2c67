import { createContext } from 'react'

/** The window whose width media queries are asked of, where it is not the page's own: that of a frame which is drawn into from outside. */
export const FrameContext = createContext<Window | null>(null)
