import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { AssetSwitches } from '@souk/design-system/domain/people/setting/market/AssetSwitches.tsx'
import { gql } from '../../__generated__/gql.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const AssetsFragment = gql(`
  fragment Assets_profileSettings on ProfileSettings {
    disabledCurrencyCodes
    disabledCryptoCurrencyCodes
  }
`)

interface AssetsProps {
  profileSettings: FragmentType<typeof AssetsFragment>
  assets: AssetBook
}

/** Which currencies and coins the viewer wants to see. */
export function AssetSettings({ profileSettings, assets }: AssetsProps) {
  const { data } = useSuspenseFragment({ fragment: AssetsFragment, from: profileSettings })
  const save = useSaveProfile()
  return <AssetSwitches assets={assets} disabled={data} onSave={save} />
}
