import Smartphone from 'lucide-react/icons/smartphone'
import { useT } from '../../locales/useT.ts'
import { Button } from '../../primitives/button/Button.tsx'

interface InstallButtonProps {
  /** Has the browser install the page as an application of the device. */
  onInstall: () => void
}

/** Installs the page; in the footer, where the browser offers it and nowhere else. */
export function InstallButton({ onInstall }: InstallButtonProps) {
  const t = useT('nav')
  return (
    <Button variant="ghost" size="s" icon={Smartphone} onClick={onInstall}>
      {t('install')}
    </Button>
  )
}
