import { useT } from '@souk/design-system/locales/useT.ts'
import { TextLink } from '@souk/design-system/primitives/link/TextLink.tsx'
import { paths } from '../../routes/paths.ts'

interface TradeLinkProps {
  tradeId: string
}

/** Leads from an alert to the trade that it is about. */
export function TradeLink({ tradeId }: TradeLinkProps) {
  const t = useT('news')
  return (
    <TextLink look="inherit" href={paths.trade(tradeId)}>
      {t('open')}
    </TextLink>
  )
}
