import type { BulkAction } from '@souk/design-system/domain/trading/dashboard/adverts/AdvertBulkBar.tsx'
import type { AdvertChange } from '@souk/design-system/domain/trading/advert/ownAdvert.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { useServices } from '../../../services/useServices.ts'

/** The dialog that asks for a margin; its code comes when it is opened. */
const marginDialog: ModalEntry = {
  load: () =>
    import('@souk/design-system/domain/trading/dashboard/adverts/MarginDialog.tsx').then(
      dialog => dialog.MarginDialog,
    ),
}

interface BulkAds {
  readonly picked: ReadonlySet<string>
  readonly pick: (ids: readonly string[], isPicked: boolean) => void
  readonly clear: () => void
  /** Which action is under way; null for none. */
  readonly pending: BulkAction | null
  readonly act: (action: BulkAction) => void
  /** Asks before adverts go to the archive; does other changes at once. Answers whether it was done. */
  readonly confirmed: (ids: readonly string[], change: AdvertChange) => Promise<boolean>
}

/** The adverts that are selected, and what is done to them together. Those that refuse it stay selected. */
export function useBulkAds(
  change: (ids: readonly string[], change: AdvertChange) => Promise<readonly string[]>,
): BulkAds {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState<BulkAction | null>(null)
  const confirmArchive = useConfirmArchive()
  const askMargin = useAskMargin()
  const pick = (ids: readonly string[], isPicked: boolean) =>
    setPicked(before =>
      isPicked ? new Set([...before, ...ids]) : new Set([...before].filter(id => !ids.includes(id))),
    )

  const confirmed = async (ids: readonly string[], made: AdvertChange) => {
    const asks = 'status' in made && made.status === 'archived'
    if (asks && !(await confirmArchive(ids.length))) return false
    pick(await change(ids, made), false)
    return true
  }

  const changeOf: Record<BulkAction, (count: number) => Promise<AdvertChange | null>> = {
    activate: async () => ({ status: 'listed' }),
    deactivate: async () => ({ status: 'unlisted' }),
    archive: async () => ({ status: 'archived' }),
    margin: askMargin,
  }

  const run = async (action: BulkAction) => {
    const ids = [...picked]
    const made = await changeOf[action](ids.length)
    if (made === null) return
    setPending(action)
    await confirmed(ids, made).finally(() => setPending(null))
  }
  return {
    picked,
    pick,
    clear: () => setPicked(new Set()),
    pending,
    act: action => void run(action),
    confirmed,
  }
}

function useConfirmArchive(): (count: number) => Promise<boolean> {
  const t = useT('ownAdvert')
  const modal = useModalOf<typeof modalTable>()
  return async count =>
    (await modal.open('confirmation', {
      title: t('archiveTitle', { count }),
      children: t('archiveText'),
      confirmLabel: t('do.archive'),
    })) === true
}

function useAskMargin(): (count: number) => Promise<AdvertChange | null> {
  const { modals } = useServices()
  return async count => {
    const marginPercent = (await modals.open('confirmation', marginDialog, { count })) as
      | DecimalString
      | undefined
    return marginPercent === undefined ? null : { marginPercent }
  }
}
