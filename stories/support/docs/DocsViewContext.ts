import { createContext } from 'react'
import { usualView, type View } from '../view/viewAxes.ts'

/** In what the stories of a page of documentation are looked at. */
export const DocsViewContext = createContext<View>(usualView)
