import { useKeepPreferences } from './useKeepPreferences.ts'
import { useServices } from './useServices.ts'

/**
 * Gives a visitor a guest's session before the first action that needs one, with what they like; does nothing for anybody who
 * has a session. Rejects when it was refused.
 */
export function useGuestSession(): () => Promise<void> {
  const { session } = useServices()
  const keepPreferences = useKeepPreferences()
  return async () => {
    const { standing } = await session.known()
    if (standing !== 'visitor') return
    await keepPreferences()
    await session.entered()
  }
}
