import { ModalSection } from '@souk/design-system/domain/kit/overlay/ModalSection.tsx'
import { useSampleMoments } from '@souk/design-system/domain/kit/specimen/sampleTime.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { modalOpeners } from './modalOpeners.ts'

/** The modals of the app, to be opened from its table. */
export function KitModals() {
  const modal = useModalOf<typeof modalTable>()
  const t = useT('uiKitPart')
  const at = useSampleMoments()
  return <ModalSection onOpen={async kind => (await modalOpeners[kind](modal, { t, at })) !== undefined} />
}
