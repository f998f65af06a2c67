import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { FavouriteDefaults } from '@souk/design-system/domain/people/setting/market/FavouriteDefaults.tsx'
import { usePreferences } from '../../services/usePreferences.ts'
import { useFirstTouch } from '../../parts/reference/useFirstTouch.ts'
import { useChoices } from '../../parts/reference/useChoices.ts'

interface FavouritesProps {
  assets: AssetBook
}

/** What searches begin with, here and on the account's other devices. */
export function FavouriteSettings({ assets }: FavouritesProps) {
  const { countryCode, currencyCode, cryptoCurrencyCode, change } = usePreferences()
  const { isNear, approach } = useFirstTouch()
  // A chosen country has a name to show before anybody comes near.
  const choices = useChoices(isNear || countryCode !== null)
  return (
    <div {...approach}>
      <FavouriteDefaults
        favourites={{ countryCode, currencyCode, cryptoCurrencyCode }}
        assets={assets}
        countries={choices?.countries ?? []}
        onChange={change}
      />
    </div>
  )
}
