import { InstallButton } from '@souk/design-system/domain/shell/InstallButton.tsx'
import { useServices } from '../../services/useServices.ts'
import { countClick } from '../../session/tracking/countClick.ts'

/** Installs the page as an application of the device; the press is counted. */
export function Install() {
  const { client, install } = useServices()
  return (
    <InstallButton
      onInstall={() => {
        void countClick(client, 'install_app')
        install.take()
      }}
    />
  )
}
