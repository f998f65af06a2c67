import type { ComponentProps } from 'react'
import Archive from 'lucide-react/icons/archive'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import EyeOff from 'lucide-react/icons/eye-off'
import PencilLine from 'lucide-react/icons/pencil-line'
import Zap from 'lucide-react/icons/zap'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { formatRange } from '../../../../format/formatRange.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { MenuButton } from '../../../../primitives/menu/MenuButton.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Amount } from '../../../reference/asset/Amount.tsx'
import { MarketDelta } from '../../advert/MarketDelta.tsx'
import { OfferMethods } from '../../advert/offerList/OfferMethods.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { SideTag } from '../../trade/status/SideTag.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { AdvertReasons } from './AdvertReasons.tsx'
import {
  AdCell,
  EndCell,
  LimitsCell,
  Lines,
  PickCell,
  PriceCell,
  RowRoot,
  StatusCell,
  Why,
} from './AdvertRow.styles.ts'
import { actionsOf, actionIcons } from './advertAction.ts'
import type { AdvertAction } from './advertAction.ts'
import type { AdvertChange, AdvertStatus, OwnAdvert, OwnAdvertHrefs } from '../../advert/ownAdvert.ts'

/** How an advert that is not shown is said to be. */
const hiddenLook = {
  draft: { word: 'draft', icon: PencilLine, tone: 'neutral' },
  archived: { word: 'archived', icon: Archive, tone: 'neutral' },
  unlisted: { word: 'off', icon: CircleOff, tone: 'neutral' },
  unlistedSandboxed: { word: 'off', icon: CircleOff, tone: 'neutral' },
  listed: { word: 'hidden', icon: EyeOff, tone: 'warning' },
  listedSandboxed: { word: 'hidden', icon: EyeOff, tone: 'warning' },
} as const satisfies Record<AdvertStatus, unknown>

const shownLook = { word: 'shown', icon: CircleCheck, tone: 'positive' } as const
const sides = { Sell: 'sell', Buy: 'buy', Swap: 'swap' } as const satisfies Record<OwnAdvert['type'], string>

type AdvertRowProps = Omit<ComponentProps<'li'>, 'children' | 'onChange'> & {
  advert: OwnAdvert
  assets: AssetBook
  hrefs: OwnAdvertHrefs
  isPicked: boolean
  onPick: (isPicked: boolean) => void
  isChanging: boolean
  /** Why the last change to it was refused. */
  refusal: string | null
  onChange: (change: AdvertChange) => void
  onAction: (action: AdvertAction) => void
}

/** One of the viewer's own adverts in an `AdvertList`: what it offers now, whether it is shown, and if not, why and what mends it. */
export function AdvertRow(props: AdvertRowProps) {
  const { advert, assets, hrefs, isPicked, onPick, isChanging, refusal, onChange, onAction, ...rest } = props
  const t = useT('ownAdvert')
  const tAdvert = useT('advert')
  const locale = useLocale()
  const { cryptoCurrencyCode: coin, currencyCode, settings } = advert
  const fiat = assets.of(currencyCode)
  const name = `${t(sides[advert.type], { coin })} ${t('forFiat', { fiat: currencyCode })}`
  const look = settings.isVisible ? shownLook : hiddenLook[advert.status]
  return (
    <RowRoot {...(isPicked ? { 'data-picked': '' } : {})} {...rest}>
      <PickCell>
        <Checkbox checked={isPicked} onChange={onPick}>
          <VisuallyHidden>{t('pick', { name })}</VisuallyHidden>
        </Checkbox>
      </PickCell>
      <AdCell>
        <CoinIcon code={coin} size="l" />
        <Lines>
          <SideTag type={sides[advert.type]} />
          <Caption>
            {coin} {t('forFiat', { fiat: currencyCode })}
          </Caption>
        </Lines>
      </AdCell>
      <PriceCell>
        {advert.price === null ? (
          <Text tone="tertiary">{tAdvert('offer.noPrice')}</Text>
        ) : (
          <Amount amount={advert.price} asset={fiat} mode="price" />
        )}
        {advert.marketDeltaPercent !== null && (
          <MarketDelta percent={advert.marketDeltaPercent} does={advert.type === 'Buy' ? 'buy' : 'sell'} />
        )}
      </PriceCell>
      <LimitsCell>
        <span>{formatRange(advert.minimum, advert.maximum, fiat, { mode: 'shown', locale })}</span>
        {settings.stockLeft !== null && (
          <span>
            {t('stockLeft', { amount: formatAmount(settings.stockLeft, fiat, { mode: 'shown', locale }) })}
          </span>
        )}
        <OfferMethods methods={advert.paymentMethods} allowAnonymous={advert.allowAnonymous} />
      </LimitsCell>
      <StatusCell>
        <Inline gap="1-5">
          <Chip tone={look.tone} icon={look.icon}>
            {t(`status.${look.word}`)}
          </Chip>
          {advert.supportsInstantTrade && (
            <Chip tone="accent" icon={Zap}>
              {t('instant')}
            </Chip>
          )}
          {settings.tradesOpen > 0 && <Caption>{t('openTrades', { count: settings.tradesOpen })}</Caption>}
        </Inline>
        <AdvertReasons {...{ advert, hrefs, isChanging, onChange }} />
        {refusal !== null && (
          <Why as="output" data-tone="refused">
            {refusal}
          </Why>
        )}
      </StatusCell>
      <EndCell>
        <MenuButton
          icon={EllipsisVertical}
          label={t('more', { name })}
          entries={actionsOf(advert.status).map(id => ({ id, icon: actionIcons[id], label: t(`do.${id}`) }))}
          onAction={onAction}
        />
      </EndCell>
    </RowRoot>
  )
}
