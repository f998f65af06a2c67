import Search from 'lucide-react/icons/search'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { SearchRoot } from './DeskFrame.styles.ts'
import { KeyCap } from './KeyCap.tsx'

interface DeskSearchProps {
  onPress: () => void
}

/** Opens the list of all that can be done from anywhere. It looks as the field that the list begins with. */
export function DeskSearch({ onPress }: DeskSearchProps) {
  const t = useT('desk')
  return (
    <SearchRoot type="button" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={onPress}>
      <Icon of={Search} />
      <span>{t('nav.search')}</span>
      <KeyCap>Ctrl K</KeyCap>
    </SearchRoot>
  )
}
