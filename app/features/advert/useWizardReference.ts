import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { WizardMethod } from '@souk/design-system/domain/trading/advert/wizard/form/wizardMethod.ts'
import type { SavedRequisites } from '@souk/design-system/domain/people/credential/credentialShape.ts'
import type { TraderStanding } from '@souk/design-system/domain/people/profile/trader/trader.ts'
import { useChoices, type CountryRow } from '../../parts/reference/useChoices.ts'
import { SavedRequisitesQuery } from '../../parts/requisites/SavedRequisites.query.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { WizardMethodsQuery, WizardOwnerQuery } from './AdvertWizard.queries.ts'

export interface WizardReference {
  /** Null until the boot has answered. */
  readonly assets: AssetBook | null
  /** Of the currency; null while they come. */
  readonly methods: readonly WizardMethod[] | null
  readonly haveMethodsFailed: boolean
  readonly isLoading: boolean
  readonly retry: () => void
  /** Of the currency; null while they come. */
  readonly saved: readonly SavedRequisites[] | null
  readonly countries: readonly CountryRow[]
  readonly owner: TraderStanding | null
}

/** What the fields of an advert in a currency choose from. */
export function useWizardReference(currencyCode: string): WizardReference {
  const userName = useViewer()?.userName ?? ''
  const methods = useQuery(WizardMethodsQuery, {
    variables: { currencyCode },
    fetchPolicy: 'cache-first',
  })
  const saved = useQuery(SavedRequisitesQuery, { variables: { currencyCode } })
  const owner = useQuery(WizardOwnerQuery, { variables: { userName }, skip: userName === '' })
  return {
    assets: useAssets(),
    methods: methods.data?.paymentMethods?.items ?? null,
    haveMethodsFailed: methods.error !== undefined,
    isLoading: methods.loading,
    // What it fails with shows in place.
    retry: () => void methods.refetch().catch(() => {}),
    // Without what is saved, it can still be typed.
    saved: saved.data?.paymentCredentials?.items ?? (saved.error === undefined ? null : []),
    countries: useChoices()?.countries ?? [],
    owner: owner.data?.profile ?? null,
  }
}
