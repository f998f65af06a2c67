import { createContext, use } from 'react'

interface DeskStanding {
  /** Whether single keys do something. */
  readonly hasKeys: boolean
  /** A call was refused because the desk is closed: asks for the code. */
  readonly ask: () => void
}

/** What pages of the desk know of the frame around them. */
export const DeskContext = createContext<DeskStanding>({ hasKeys: true, ask: () => {} })

export const useDesk = (): DeskStanding => use(DeskContext)
