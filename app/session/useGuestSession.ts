import { UpdatePreferencesMutation } from '../preferences/UpdatePreferences.mutation.ts'
import { useServices } from '../services/useServices.ts'

/**
 * Gives a visitor a guest's session before the first action that needs one, with what they like; does nothing for anybody who
 * has a session. Rejects when it was refused.
 */
export function useGuestSession(): () => Promise<void> {
  const { client, session, preferences, navigation } = useServices()
  return async () => {
    const { standing } = await session.known()
    if (standing !== 'visitor') return
    const input = { ...preferences.current(), locale: navigation.locale() }
    const { countryCode, ...rest } = input
    await client.mutate({
      mutation: UpdatePreferencesMutation,
      variables: { input: countryCode === null ? rest : input },
    })
    await session.entered()
  }
}
