import { useT } from '../../../../locales/useT.ts'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'

/** The address of this place for the camera of a phone. */
export function AppCode({ url }: { url: string }) {
  const t = useT('contact')
  return <QrCode text={url} label={t('places.qr')} />
}
