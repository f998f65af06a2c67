import ChevronDown from 'lucide-react/icons/chevron-down'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { PickRoot } from './QuoteForm.styles.ts'

interface AssetPickProps {
  name: string
  label: string
  assets: readonly NamedAsset[]
  value: string
  kind: NamedAsset['kind']
}

/** Between a code and a name: wide enough that the closed list shows the code alone. */
const gap = '\u2003\u2003\u2003\u2003'

/** A coin or a currency, chosen in the browser's own list. Its code alone is seen while the list is closed. */
export function AssetPick({ name, label, assets, value, kind }: AssetPickProps) {
  // Where the reference data has not come, the one that is chosen can still be sent.
  const known = assets.some(({ code }) => code === value) ? assets : [{ code: value, name: value }, ...assets]
  return (
    <PickRoot data-kind={kind}>
      <select name={name} aria-label={label} defaultValue={value}>
        {known.map(({ code, name: title }) => (
          <option key={code} value={code}>
            {title === code ? code : code + gap + title}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </PickRoot>
  )
}
