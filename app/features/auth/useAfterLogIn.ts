import { useServices } from '../../services/useServices.ts'

/**
 * What follows a log-in or sign-up: the app learns who it is, and the page for visitors leads on by itself, to where
 * somebody came from or to the dashboard.
 */
export function useAfterLogIn(): () => Promise<void> {
  const { session } = useServices()
  return async () => {
    try {
      await session.entered()
    } catch {
      // Logged in, but nobody says as whom: the page begins anew and asks until it knows.
      location.reload()
    }
  }
}
