import ChevronDown from 'lucide-react/icons/chevron-down'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { MorePlace } from './OfferList.styles.ts'

interface MoreOffersProps {
  onMore: () => void
}

/** Under a list that goes on: shows more of it in the same place. */
export function MoreOffers({ onMore }: MoreOffersProps) {
  const t = useT('advert')
  return (
    <MorePlace>
      <Button variant="ghost" icon={ChevronDown} onClick={onMore}>
        {t('search.showMore')}
      </Button>
    </MorePlace>
  )
}
