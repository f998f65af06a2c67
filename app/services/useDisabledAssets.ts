import { useQuery } from '@apollo/client/react'
import { useStanding } from './useViewer.ts'
import { gql } from '../__generated__/gql.ts'

/** The codes of what the viewer has switched off in their settings. */
const DisabledAssetsQuery = gql(`
  query DisabledAssets {
    profileSettings {
      disabledCurrencyCodes
      disabledCryptoCurrencyCodes
    }
  }
`)

const nothing: ReadonlySet<string> = new Set()

/**
 * The codes of the currencies and coins that the viewer has switched off; none for who has no account, and until it is known.
 * @param isWanted false until a list is about to be opened
 */
export function useDisabledAssets(isWanted = true): ReadonlySet<string> {
  const isMember = useStanding() === 'member'
  const { data } = useQuery(DisabledAssetsQuery, { fetchPolicy: 'cache-first', skip: !isMember || !isWanted })
  if (!data?.profileSettings) return nothing
  const { disabledCurrencyCodes, disabledCryptoCurrencyCodes } = data.profileSettings
  return new Set([...disabledCurrencyCodes, ...disabledCryptoCurrencyCodes])
}
