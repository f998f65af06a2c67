import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useT } from '../../locales/useT.ts'
import { Icon } from '../../primitives/icon/Icon.tsx'
import { NewVersionButton, NewVersionRoot } from './NewVersionBar.styles.ts'

interface NewVersionBarProps {
  /** Another version is served than the one on screen. */
  isOffered: boolean
  /** Loads the page anew. Only ever called by a press: somebody may be typing. */
  onRefresh: () => void
}

/** Says that a newer version is there; pressed, brings it. Keep it mounted: its live region must be there before. */
export function NewVersionBar({ isOffered, onRefresh }: NewVersionBarProps) {
  const t = useT('connection')
  return (
    <NewVersionRoot>
      {isOffered && (
        <NewVersionButton type="button" onClick={onRefresh}>
          <Icon of={RefreshCw} />
          {t('newVersion')}
        </NewVersionButton>
      )}
    </NewVersionRoot>
  )
}
