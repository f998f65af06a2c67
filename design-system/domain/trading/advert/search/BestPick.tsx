import ChevronRight from 'lucide-react/icons/chevron-right'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Zap from 'lucide-react/icons/zap'
import type { DecimalString } from '../../../../format/decimal.ts'
import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../../primitives/link/LinkContext.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { TraderSummary } from '../../../people/profile/trader/TraderSummary.tsx'
import { PickKind, PickLine, PickRoot } from './BestOffers.styles.ts'
import type { BestKind, BestOffer } from './bestOffer.ts'
import { viewerDoes } from '../offer.ts'
import type { AmountSide } from '../offer.ts'
import { offerFigures } from '../offerFigures.ts'

const icons = {
  bestPrice: Tag,
  fastestRelease: Zap,
  noRegistration: UserRoundCheck,
} as const satisfies Record<BestKind, IconDrawing>

interface BestPickProps {
  kind: BestKind
  /** Null where no offer is of this kind. */
  offer: BestOffer | null
  searched: { readonly amount: DecimalString; readonly side: AmountSide } | null
  coin: DisplayAsset
  fiat: DisplayAsset
  hrefOf: (offerId: string) => string
}

/** The best offer of one kind, as a link to it. */
export function BestPick({ kind, offer, hrefOf, ...around }: BestPickProps) {
  const t = useT('advert')
  const link = useLinkComponent()
  const title = (
    <PickKind>
      <Icon of={icons[kind]} />
      <span>{t(`best.${kind}`)}</span>
      {offer !== null && <Icon of={ChevronRight} />}
    </PickKind>
  )
  if (offer === null) {
    return (
      <PickRoot as="div">
        {title}
        <Text size="caption" tone="tertiary">
          {t('best.none')}
        </Text>
      </PickRoot>
    )
  }
  return (
    <PickRoot as={link} href={hrefOf(offer.id)}>
      {title}
      <PickLine>
        <TraderSummary trader={offer.owner} avatarSize="m" />
        <Figure kind={kind} offer={offer} {...around} />
      </PickLine>
    </PickRoot>
  )
}

type FigureProps = Omit<BestPickProps, 'offer' | 'hrefOf'> & { offer: BestOffer }

/** What it is the best in: the time of a fast one, else what you get, else the price. */
function Figure({ kind, offer, searched, coin, fiat }: FigureProps) {
  const t = useT('advert')
  const locale = useLocale()
  const { medianReleaseMinutes: minutes } = offer.owner
  if (kind === 'fastestRelease' && minutes !== null) {
    return <Text size="body-strong">{t('best.releaseTime', { time: formatDuration(minutes, locale) })}</Text>
  }
  const figures = offerFigures(offer, searched, { does: viewerDoes(offer.type), coin, fiat })
  if (figures !== null) {
    const { amount, asset } = figures.main
    return <Amount weight="quiet" amount={amount} asset={asset} mode="full" />
  }
  if (offer.price === null) return null
  return <Amount weight="quiet" amount={offer.price} asset={fiat} mode="price" />
}
