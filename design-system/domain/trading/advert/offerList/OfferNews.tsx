import ArrowUp from 'lucide-react/icons/arrow-up'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { NewsPlace } from './OfferList.styles.ts'

interface OfferNewsProps {
  /** Offers that came since the rows were shown; 0 where only their order has changed. */
  count: number
  onShow: () => void
}

/** Says that the list has moved on: its rows stay in their places until somebody asks for the new ones. */
export function OfferNews({ count, onShow }: OfferNewsProps) {
  const t = useT('advert')
  return (
    <NewsPlace>
      <Button variant="soft" size="s" icon={ArrowUp} onClick={onShow}>
        {count > 0 ? t('search.news', { count }) : t('search.moved')}
      </Button>
    </NewsPlace>
  )
}
