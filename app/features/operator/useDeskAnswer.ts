import { useEffect } from 'react'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useDesk } from './DeskContext.ts'

/** Whether a call was refused because the desk is closed to this session. */
export const isDoorClosed = (error: unknown): boolean => refusalOf(error)?.code === 'confirmation_required'

/** Asks for the code when a query of the desk was refused for want of it. @param error of the query */
export function useDeskAnswer(error: unknown): void {
  const { ask } = useDesk()
  const isClosed = error !== undefined && isDoorClosed(error)
  useEffect(() => {
    if (isClosed) ask()
  }, [isClosed, ask])
}
