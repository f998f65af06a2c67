import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { useLeaveGuard } from '../../../routes/navigation/useLeaveGuard.ts'

/** Asks before a style is left that is not saved. */
export function useAskToLeave(isDirty: boolean): void {
  const t = useT('merchantStyle')
  const modal = useModalOf<typeof modalTable>()
  useLeaveGuard(isDirty, async () => {
    const answer = await modal.open('confirmation', {
      title: t('unsaved.title'),
      children: t('unsaved.text'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
    })
    return answer === true
  })
}
