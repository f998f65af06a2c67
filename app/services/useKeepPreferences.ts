import { marked, type RequestMarks } from '../network/apollo/requestMarks.ts'
import { useServices } from './useServices.ts'
import { UpdatePreferencesMutation } from '../session/preferences/UpdatePreferences.mutation.ts'

/**
 * Has the server keep what this browser's user likes: a session that begins starts with it, and does not take the theme away
 * from under somebody. A visitor gets a guest's session with it.
 */
export function useKeepPreferences(): (errors?: RequestMarks['errors']) => Promise<void> {
  const { client, preferences, navigation } = useServices()
  return async errors => {
    const { countryCode, ...rest } = preferences.current()
    const input = { ...rest, locale: navigation.locale(), ...(countryCode === null ? {} : { countryCode }) }
    await client.mutate({
      mutation: UpdatePreferencesMutation,
      variables: { input },
      context: errors === undefined ? {} : marked({ errors }),
    })
  }
}
