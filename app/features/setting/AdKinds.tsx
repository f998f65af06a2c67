import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { AdKindSwitches } from '@souk/design-system/domain/people/setting/market/AdKindSwitches.tsx'
import { gql } from '../../__generated__/gql.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const AdKindsFragment = gql(`
  fragment AdKinds_profileSettings on ProfileSettings {
    adBuyEnabled
    adSellEnabled
    adSwapEnabled
  }
`)

interface AdKindsProps {
  profileSettings: FragmentType<typeof AdKindsFragment>
}

/** Which kinds of the viewer's ads anybody finds. */
export function AdKinds({ profileSettings }: AdKindsProps) {
  const { data } = useSuspenseFragment({ fragment: AdKindsFragment, from: profileSettings })
  const save = useSaveProfile()
  return <AdKindSwitches enabled={data} onSave={save} />
}
