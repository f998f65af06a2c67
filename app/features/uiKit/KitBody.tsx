import { AmountSection } from '@souk/design-system/domain/kit/figure/AmountSection.tsx'
import { DateSection } from '@souk/design-system/domain/kit/figure/DateSection.tsx'
import { ButtonSection } from '@souk/design-system/domain/kit/control/ButtonSection.tsx'
import { FieldSection } from '@souk/design-system/domain/kit/control/FieldSection.tsx'
import { FormSection } from '@souk/design-system/domain/kit/control/FormSection.tsx'
import { FirstOffers } from '@souk/design-system/domain/kit/kitFrame/FirstOffers.tsx'
import { kitFacts } from '@souk/design-system/domain/kit/kitFrame/kitFacts.ts'
import { KitPage } from '@souk/design-system/domain/kit/kitFrame/KitPage.tsx'
import { useWordsIn } from '@souk/design-system/domain/kit/kitView/useWordsIn.ts'
import { AlertSection } from '@souk/design-system/domain/kit/overlay/AlertSection.tsx'
import { ListSection } from '@souk/design-system/domain/kit/overlay/ListSection.tsx'
import { SoundSection } from '@souk/design-system/domain/kit/overlay/SoundSection.tsx'
import { StateSection } from '@souk/design-system/domain/kit/product/StateSection.tsx'
import { ColourSection } from '@souk/design-system/domain/kit/token/ColourSection.tsx'
import { MotionSection } from '@souk/design-system/domain/kit/token/MotionSection.tsx'
import { SpaceSection } from '@souk/design-system/domain/kit/token/SpaceSection.tsx'
import { TypeSection } from '@souk/design-system/domain/kit/token/TypeSection.tsx'
import { I18nProvider } from '@souk/design-system/locales/I18nProvider.tsx'
import { ModalHost } from '@souk/design-system/modal/ModalHost.tsx'
import { createModalStore } from '@souk/design-system/modal/modalStore.ts'
import { LinkProvider } from '@souk/design-system/primitives/link/LinkProvider.tsx'
import { useState } from 'react'
import { playNoticeSound } from '../../device/noticeSound.ts'
import { modalTable } from '../../parts/modals/modalTable.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'
import { useServices } from '../../services/useServices.ts'
import { kitBundles, laterBundles } from './kitBundles.ts'
import { KitLink } from './KitLink.tsx'
import { useKitView } from './useKitView.ts'
import { useShownDocument } from './useShownDocument.ts'

/** What is far below the first picture, and made of many parts of the product. */
const later = {
  cards: () =>
    import('@souk/design-system/domain/kit/product/CardSection.tsx').then(part => part.CardSection),
  wizard: () =>
    import('@souk/design-system/domain/kit/product/WizardSection.tsx').then(part => part.WizardSection),
  wallet: () =>
    import('@souk/design-system/domain/kit/product/WalletSection.tsx').then(part => part.WalletSection),
  look: () => import('@souk/design-system/domain/kit/product/LookSection.tsx').then(part => part.LookSection),
  modals: () => import('./KitModals.tsx').then(part => part.KitModals),
} as const

/** All of the kit: its bar, its sections, and what opens over them. */
export function KitBody() {
  const { parts } = useServices()
  const { view, change, urlOf } = useKitView()
  const words = useWordsIn(view.locale, kitBundles)
  useShownDocument(view, words.language)
  // Of the kit alone: what opens here speaks its language.
  const [modals] = useState(() => createModalStore(parts))
  const cards = useWordedPart(true, later.cards, laterBundles)
  const wizard = useWordedPart(true, later.wizard, laterBundles)
  const wallet = useWordedPart(true, later.wallet, laterBundles)
  const look = useWordedPart(true, later.look, laterBundles)
  const kinds = useWordedPart(true, later.modals, laterBundles)
  return (
    <I18nProvider i18n={words}>
      <LinkProvider component={KitLink}>
        <ModalHost store={modals} table={modalTable}>
          <KitPage
            view={view}
            onView={change}
            shareUrlOf={urlOf}
            homeHref={paths.home()}
            contactHref={readingPaths.businessContacts()}
            facts={kitFacts}
            first={<FirstOffers />}
            sections={{
              colour: <ColourSection />,
              type: <TypeSection />,
              space: <SpaceSection />,
              motion: <MotionSection />,
              buttons: <ButtonSection />,
              fields: <FieldSection />,
              forms: <FormSection />,
              amounts: <AmountSection />,
              dates: <DateSection />,
              states: <StateSection />,
              cards: cards?.({}),
              wizard: wizard?.({}),
              wallet: wallet?.({}),
              look: look?.({}),
              modals: kinds?.({}),
              alerts: <AlertSection />,
              sounds: <SoundSection onPlay={playNoticeSound} />,
              lists: <ListSection />,
            }}
          />
        </ModalHost>
      </LinkProvider>
    </I18nProvider>
  )
}
