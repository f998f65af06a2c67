import Search from 'lucide-react/icons/search'
import { useT } from '../../locales/useT.ts'
import { IconButton } from '../../primitives/button/IconButton.tsx'

interface CommandsButtonProps {
  readonly onPress: () => void
}

/** Opens the list of all that can be done from anywhere, which has a key, too. */
export function CommandsButton({ onPress }: CommandsButtonProps) {
  const t = useT('command')
  return (
    <IconButton
      icon={Search}
      label={t('button')}
      title={t('key')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onPress}
    />
  )
}
