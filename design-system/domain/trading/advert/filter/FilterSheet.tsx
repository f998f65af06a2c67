import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Sheet } from '../../../../primitives/dialog/Sheet.tsx'
import { useOffersText } from '../offerList/useOffersText.ts'
import { noFilters } from '../offer.ts'
import type { FilterProps, Found } from './filterChoices.ts'
import { FilterFields } from './FilterFields.tsx'
import { FineFilterFields } from './FineFilterFields.tsx'

type FilterSheetProps = FilterProps & {
  isOpen: boolean
  onClose: () => void
  found: Found | null
  /** Only the fine ones, where the others stand on the page. */
  of?: 'all' | 'fine' | undefined
}

/** The filters that a phone keeps out of the way. They take effect at once; the button says how much is left to show. */
export function FilterSheet({ isOpen, onClose, found, of = 'all', ...props }: FilterSheetProps) {
  const { onChange } = props
  const t = useT('advert')
  const tCommon = useT('common')
  const offersText = useOffersText()
  const footer = (
    <>
      <Button variant="ghost" onClick={() => onChange(noFilters)}>
        {t('search.clearFilters')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {found === null
          ? tCommon('verb.done')
          : t('search.show', { offers: offersText(found.total, found.totalIsCapped) })}
      </Button>
    </>
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={tCommon('verb.close')}
      footer={footer}
    >
      {of === 'all' ? <FilterFields {...props} /> : <FineFilterFields {...props} />}
    </Sheet>
  )
}
