import { directionOf } from '../../../format/direction.ts'
import { I18nProvider } from '../../../locales/I18nProvider.tsx'
import { useT } from '../../../locales/useT.ts'
import type { Contrast, Theme } from '../../../theme/theme.ts'
import { ListRoot } from '../../trading/advert/offerList/OfferList.styles.ts'
import { OfferItem } from '../../trading/advert/offerList/OfferItem.tsx'
import type { Offer } from '../../trading/advert/offer.ts'
import type { KitLocale } from '../kitView/kitView.ts'
import { useWordsIn } from '../kitView/useWordsIn.ts'
import { sampleCoin, sampleFiat, sampleOffers, sampleSearch } from '../specimen/sampleMarket.ts'
import { useSampleMoments } from '../specimen/sampleTime.ts'
import { Offers, Stage, StageHead } from './FirstOffers.styles.ts'

interface StageRow {
  readonly name: 'light' | 'dark' | 'contrast' | 'leftwards'
  readonly theme: Theme
  readonly contrast: Contrast
  readonly locale: KitLocale
}

/** What one row has to bear. */
const stages: readonly StageRow[] = [
  { name: 'light', theme: 'light', contrast: 'usual', locale: 'en' },
  { name: 'dark', theme: 'dark', contrast: 'usual', locale: 'ru' },
  { name: 'contrast', theme: 'light', contrast: 'more', locale: 'en-XA' },
  { name: 'leftwards', theme: 'light', contrast: 'usual', locale: 'ar-XB' },
]

/** What an offer says comes with every page. */
const spoken = [] as const

/** One offer four times at once, the same code each time: in both themes, in high contrast, in long words and from right to left. */
export function FirstOffers() {
  const t = useT('uiKit')
  const at = useSampleMoments()
  const [offer] = sampleOffers(at)
  return (
    <Offers aria-label={t('first.label')}>
      {offer !== undefined && stages.map(stage => <OfferStage key={stage.name} {...stage} offer={offer} />)}
    </Offers>
  )
}

function OfferStage({ name, theme, contrast, locale, offer }: StageRow & { offer: Offer }) {
  const t = useT('uiKit')
  const words = useWordsIn(locale, spoken)
  return (
    <Stage data-theme={theme} data-contrast={contrast} data-stage={name}>
      <StageHead>
        <strong>{t(`first.${name}.name`)}</strong>
        <span>{t(`first.${name}.says`)}</span>
      </StageHead>
      <I18nProvider i18n={words}>
        <ListRoot as="ul" lang={words.language} dir={directionOf(words.language)}>
          <OfferItem
            offer={offer}
            coin={sampleCoin}
            fiat={sampleFiat}
            search={sampleSearch}
            href="#cards"
            data-index={0}
          />
        </ListRoot>
      </I18nProvider>
    </Stage>
  )
}
