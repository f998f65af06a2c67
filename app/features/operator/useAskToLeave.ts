import { locales } from '@souk/design-system/format/locale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useCallback, useSyncExternalStore } from 'react'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useLeaveGuard } from '../../routes/navigation/useLeaveGuard.ts'
import type { Drafts } from './useDrafts.ts'

/** Saves what is not saved yet when the page is left, and asks before one is left that cannot be. */
export function useAskToLeave(drafts: Drafts): void {
  const t = useT('editor')
  const modal = useModalOf<typeof modalTable>()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = locales.map(locale => drafts[locale].subscribe(listener))
      return () => ends.forEach(end => end())
    },
    [drafts],
  )
  const isDirty = useSyncExternalStore(subscribe, () =>
    locales.some(locale => drafts[locale].getState().status !== 'kept'),
  )
  useLeaveGuard(isDirty, async () => {
    const kept = await Promise.all(locales.map(async locale => drafts[locale].flush()))
    if (kept.every(Boolean)) return true
    const answer = await modal.open('confirmation', {
      title: t('unsaved.title'),
      children: t('unsaved.text'),
      confirmLabel: t('unsaved.leave'),
      cancelLabel: t('unsaved.stay'),
    })
    return answer === true
  })
}
