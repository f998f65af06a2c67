import { useServices } from '../../services/useServices.ts'
import { codeReader } from './codeReader.ts'

const entry = {
  load: () =>
    import('@souk/design-system/domain/money/send/address/ScanDialog.tsx').then(module => module.ScanDialog),
}

/** Opens the camera, and gives what a code says; nothing when it was closed before. Its code comes when it is first opened. */
export function useScan(): () => Promise<string | undefined> {
  const { modals } = useServices()
  return async () => {
    const text = await modals.open('confirmation', entry, { reader: codeReader })
    return typeof text === 'string' ? text : undefined
  }
}
