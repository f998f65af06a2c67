import Bookmark from 'lucide-react/icons/bookmark'
import type { SubjectProps } from '@souk/design-system/domain/trading/advert/filter/searchSubject.ts'
import type { SearchKeeping } from '@souk/design-system/domain/trading/advert/savedSearch/savedSearch.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { Button } from '@souk/design-system/primitives/button/Button.tsx'
import { LinkButton } from '@souk/design-system/primitives/button/LinkButton.tsx'
import { Inline } from '@souk/design-system/primitives/layout/Inline.tsx'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { useIntent } from '../../../services/useIntent.ts'
import type { modalTable } from '../../../parts/modals/modalTable.ts'
import { paths } from '../../../routes/paths.ts'
import { useServices } from '../../../services/useServices.ts'
import { CreateSavedSearchMutation } from './SavedSearches.mutations.ts'
import { searchVariables } from '../searchVariables.ts'

/** Keeping the search on screen, and the way to those that are kept. */
export function SaveSearchPart(subject: SubjectProps) {
  const t = useT('savedSearch')
  const { alerts, client } = useServices()
  const modal = useModalOf<typeof modalTable>()
  const { run: keep } = useIntent(CreateSavedSearchMutation, { errors: 'place' })
  const onKeep = (keeping: SearchKeeping) =>
    // A kept search looks for the others' offers alone.
    keep({ input: { ...keeping, query: searchVariables({ ...subject.filters, mine: 'with' }) } })
  const ask = async () => {
    const isKept = await modal.open('search', { subject, onKeep })
    if (isKept !== true) return
    alerts.show({ kind: 'success', title: t('kept') })
    await refetchShown(client, ['savedSearches']).catch(() => {})
  }
  return (
    <Inline gap="1">
      <Button variant="ghost" size="s" icon={Bookmark} aria-haspopup="dialog" onClick={() => void ask()}>
        {t('keep')}
      </Button>
      <LinkButton variant="ghost" size="s" href={paths.searchFilter()}>
        {t('list')}
      </LinkButton>
    </Inline>
  )
}
