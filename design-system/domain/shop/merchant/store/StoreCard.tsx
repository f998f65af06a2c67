import Palette from 'lucide-react/icons/palette'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Pencil from 'lucide-react/icons/pencil'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { CardActions, CardLine, CardNames } from './StoreCard.styles.ts'
import { StoreMark } from './StoreMark.tsx'
import type { StoreShape } from './storeShape.ts'
import { StoreStatusChip } from './StoreStatusChip.tsx'

/** Where one store’s pages are. */
export interface StoreLinks {
  readonly view: string
  /** What it made in six months. */
  readonly stats: string
  /** What its own programs need. */
  readonly software: string
  readonly edit: string
  readonly look: string
  readonly invoices: string
  readonly createInvoice: string
}

/** How many invoices a store made, and how many of them were paid. */
export interface StoreCardFigures {
  readonly made: number
  readonly paid: number
}

interface StoreCardProps {
  store: Pick<StoreShape, 'look' | 'status' | 'cryptoCurrencyCodes'>
  /** What became of its invoices in six months; absent while it is not known. */
  figures?: StoreCardFigures | undefined
  links: StoreLinks
}

/** A store in a list: its mark, name and number, where it is with its review, and where to go on. */
export function StoreCard({ store, figures, links }: StoreCardProps) {
  const t = useT('merchant')
  const { title, merchantId, logo } = store.look
  const named = <VisuallyHidden> {title}</VisuallyHidden>
  return (
    <Card as="article" aria-label={title} gap="3">
      <CardLine>
        <StoreMark logo={logo} />
        <CardNames>
          <Heading level={2} look="title-3">
            <TextLink href={links.view}>{title}</TextLink>
          </Heading>
          <Caption as="p">
            {t('number', { number: merchantId })} · {store.cryptoCurrencyCodes.join(', ')}
          </Caption>
        </CardNames>
        <StoreStatusChip status={store.status} />
      </CardLine>
      {figures && <Figures {...figures} />}
      <CardActions>
        <LinkButton size="s" icon={ReceiptText} href={links.invoices}>
          {t('invoices')}
          {named}
        </LinkButton>
        <LinkButton size="s" icon={Palette} href={links.look}>
          {t('look')}
          {named}
        </LinkButton>
        <LinkButton size="s" variant="ghost" icon={Pencil} href={links.edit}>
          {t('edit')}
          {named}
        </LinkButton>
      </CardActions>
    </Card>
  )
}

function Figures({ made, paid }: StoreCardFigures) {
  const t = useT('merchantStats')
  const locale = useLocale()
  return <Caption as="p">{t('summary', { count: made, paid: formatCount(paid, locale) })}</Caption>
}
