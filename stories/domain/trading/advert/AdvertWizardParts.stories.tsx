import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AdvertPreview } from '../../../../design-system/domain/trading/advert/wizard/preview/AdvertPreview.tsx'
import { AdvertPreviewCard } from '../../../../design-system/domain/trading/advert/wizard/preview/AdvertPreviewCard.tsx'
import { DraftNotice } from '../../../../design-system/domain/trading/advert/wizard/draft/DraftNotice.tsx'
import { DraftQuestion } from '../../../../design-system/domain/trading/advert/wizard/draft/DraftQuestion.tsx'
import {
  DraftState,
  draftStatuses,
} from '../../../../design-system/domain/trading/advert/wizard/draft/DraftState.tsx'
import { GeneralFields } from '../../../../design-system/domain/trading/advert/wizard/GeneralFields.tsx'
import { LimitsFields } from '../../../../design-system/domain/trading/advert/wizard/limits/LimitsFields.tsx'
import { LimitsStep } from '../../../../design-system/domain/trading/advert/wizard/LimitsStep.tsx'
import { LimitsSlider } from '../../../../design-system/domain/trading/advert/wizard/limits/LimitsSlider.tsx'
import { PaymentFields } from '../../../../design-system/domain/trading/advert/wizard/PaymentFields.tsx'
import { PreviewButton } from '../../../../design-system/domain/trading/advert/wizard/preview/PreviewButton.tsx'
import { PreviewSheet } from '../../../../design-system/domain/trading/advert/wizard/preview/PreviewSheet.tsx'
import { PreviewSummary } from '../../../../design-system/domain/trading/advert/wizard/preview/PreviewSummary.tsx'
import { PriceFields } from '../../../../design-system/domain/trading/advert/wizard/price/PriceFields.tsx'
import { wholeDay } from '../../../../design-system/domain/trading/advert/wizard/form/schedule.ts'
import { TextsFields } from '../../../../design-system/domain/trading/advert/wizard/TextsFields.tsx'
import { WizardLoading } from '../../../../design-system/domain/trading/advert/wizard/frame/WizardLoading.tsx'
import { WizardPlace } from '../../../../design-system/domain/trading/advert/wizard/frame/WizardPlace.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira, storyBook } from '../../support/storyAssetBook.ts'
import { storyTime, withStoppedClock } from '../../support/storyClock.tsx'
import { storyCredentials } from '../../support/people/storyCredential.ts'
import { storyBuyer } from '../../support/trading/storyTrader.ts'
import {
  storyAdvertValues,
  storyCountries,
  storyLivePrice,
  storyWizardMethods,
  WithAdvert,
} from './wizardForm.tsx'
import { storyReach } from './wizardParts.ts'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Advert/AdvertWizardParts',
  component: AdvertPreview,
  subcomponents: {
    AdvertPreviewCard,
    DraftNotice,
    DraftQuestion,
    DraftState,
    GeneralFields,
    LimitsFields,
    LimitsSlider,
    LimitsStep,
    PaymentFields,
    PreviewButton,
    PreviewSheet,
    PreviewSummary,
    PriceFields,
    TextsFields,
    WizardLoading,
    WizardPlace,
  },
  decorators: [withStoppedClock],
  args: {
    values: storyAdvertValues(),
    owner: storyBuyer,
    methods: storyWizardMethods,
    coin: bitcoin,
    fiat: naira,
    price: storyLivePrice.preview,
  },
})

/** The preview is the offer as a search shows it; its button is only drawn and cannot be pressed. */
export const AsOthersSeeIt = meta.story()
/** As long as no price is known, the preview says so instead of drawing half an offer. */
export const WithoutPrice = meta.story({ args: { price: null, owner: null } })
/** An advert that buys, as sellers would see it in Russian, with a maximum of trillions. */
export const ToSellersInRussian = meta.story({
  globals: { locale: 'ru' },
  args: {
    values: storyAdvertValues({ type: 'Buy', maximum: '9999999999999.99', allowAnonymous: false }),
  },
})

/** Type, coin, fiat and country of a new advert are all to be chosen. */
export const General = meta.story({
  render: () => (
    <WithAdvert>
      {advert => <GeneralFields advert={advert} assets={storyBook} countries={storyCountries} />}
    </WithAdvert>
  ),
})
/** Of a published advert type and pair are a sentence; only the country can still be changed. */
export const GeneralOfPublished = meta.story({
  render: () => (
    <WithAdvert>
      {advert => <GeneralFields advert={advert} assets={storyBook} countries={storyCountries} isFixed />}
    </WithAdvert>
  ),
})

/** While the methods of a currency load, their list says so and stays closed. */
export const PaymentWhileMethodsCome = meta.story({
  render: () => (
    <WithAdvert start={storyAdvertValues({ paymentMethodCodes: [], paymentCredentialId: '' })}>
      {advert => (
        <PaymentFields advert={advert} methods={null} haveMethodsFailed={false} saved={storyCredentials} />
      )}
    </WithAdvert>
  ),
})

const slowStart = storyAdvertValues({ paymentMethodCodes: ['sepa'], escrowMinutes: '1440' })

/** With a slow method there may be a day to pay. */
export const SlowMethod = meta.story({
  render: () => (
    <WithAdvert start={slowStart}>
      {advert => (
        <LimitsFields
          advert={advert}
          methods={storyWizardMethods}
          coin={bitcoin}
          fiat={naira}
          price={null}
          balanceMaximum={null}
        />
      )}
    </WithAdvert>
  ),
})
/** In the short form this part asks for the limits alone. */
export const ShortLimits = meta.story({
  render: () => (
    <WithAdvert>
      {advert => (
        <LimitsStep
          advert={advert}
          assets={storyBook}
          methods={storyWizardMethods}
          price={storyLivePrice}
          reach={storyReach}
          isShort
        />
      )}
    </WithAdvert>
  ),
})

/** The limits drawn on what the balance covers: round amounts in the fields, the whole balance at the end. */
export const LimitsAreDrawn = meta.story({
  render: () => (
    <WithAdvert>
      {advert => (
        <LimitsFields
          advert={advert}
          methods={storyWizardMethods}
          coin={bitcoin}
          fiat={naira}
          price={storyLivePrice.preview?.price ?? null}
          balanceMaximum={storyLivePrice.balanceMaximum}
        />
      )}
    </WithAdvert>
  ),
  play: async ({ canvas, userEvent }) => {
    const most = await canvas.findByRole('slider', { name: 'Maximum' })
    await expect(most).toHaveAttribute('aria-valuetext', '₦3,200,000')
    await fireEvent.change(most, { target: { value: '50' } })
    await expect(canvas.getByRole('textbox', { name: 'Maximum' })).toHaveValue('4500000')
    await fireEvent.change(most, { target: { value: '100' } })
    await expect(canvas.getByRole('textbox', { name: 'Maximum' })).toHaveValue('9168938')
    // A minimum stays below the maximum.
    await fireEvent.change(most, { target: { value: '10' } })
    await fireEvent.change(canvas.getByRole('slider', { name: 'Minimum' }), { target: { value: '60' } })
    await expect(canvas.getByRole('textbox', { name: 'Minimum' })).toHaveValue('910000')
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Maximum' }))
    await expect(most).toHaveValue('0')
  },
})

/** On a phone the offer is looked at from the header. */
export const SeenFromTheHeader = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: args => <PreviewButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See my ad' }))
    const sheet = await findVisible(screen.findByRole('dialog', { name: 'How buyers see it' }))
    // The sheet slides in.
    await waitFor(() => expect(within(sheet).getByText('₦15,000 – 3,200,000')).toBeVisible())
  },
})

/** A switch of the mode asks for another field, and keeps what was typed. */
export const PriceModes = meta.story({
  render: () => (
    <WithAdvert>
      {advert => <PriceFields advert={advert} coin={bitcoin} fiat={naira} price={storyLivePrice} />}
    </WithAdvert>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Fixed' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Price for 1/ }), '148000000')
    await userEvent.click(canvas.getByRole('radio', { name: 'Market' }))
    await expect(canvas.getByRole('textbox', { name: 'Margin over market' })).toHaveValue('0.2')
    await userEvent.click(canvas.getByRole('radio', { name: 'Fixed' }))
    await expect(canvas.getByRole('textbox', { name: /Price for 1/ })).toHaveValue('148000000')
  },
})

/** The line for the list and the terms of a trade, each with a hint what belongs there. */
export const Texts = meta.story({
  render: () => <WithAdvert>{advert => <TextsFields advert={advert} />}</WithAdvert>,
})

/** Also what only some adverts have. */
export const Summary = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified identity, Verified phone')).toBeVisible()
    await expect(canvas.getByText(/^Monday.–.Tuesday\s09:00.–.18:00, Friday\s00:00.–.24:00$/)).toBeVisible()
    await expect(canvas.queryByText('On vacation')).not.toBeInTheDocument()
  },
  render: () => (
    <PreviewSummary
      values={storyAdvertValues({
        identityRequired: true,
        phoneRequired: true,
        minimumVolumeUsd: '500',
        week: {
          1: { from: 18, to: 36 },
          2: { from: 18, to: 36 },
          3: null,
          4: null,
          5: wholeDay,
          6: null,
          7: null,
        },
      })}
      methods={storyWizardMethods}
      countries={storyCountries}
      coin={bitcoin}
      fiat={naira}
      price={storyLivePrice.preview}
      onGo={fn()}
    />
  ),
})

/** Draft states from idle to failed; taken up again; newer elsewhere; and which of two adverts goes on. */
export const Drafts = meta.story({
  render: () => (
    <Stack gap="4">
      {draftStatuses.map(status => (
        <DraftState key={status} status={status} savedAt={storyTime} />
      ))}
      <DraftNotice matter={{ kind: 'recovered', at: storyTime, onAnew: fn(), isEdit: false }} />
      <DraftNotice matter={{ kind: 'recovered', at: storyTime, onAnew: fn(), isEdit: true }} />
      <DraftNotice matter={{ kind: 'newer', at: storyTime, onTakeTheirs: fn(), onKeepMine: fn() }} />
      <DraftQuestion
        type="Sell"
        coin={bitcoin}
        fiat={naira}
        at={storyTime}
        continueHref="/create-advert"
        onAnew={fn()}
      />
    </Stack>
  ),
})

/** Title and way out are there at once, with cards held for fields and side. */
export const Loading = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <WizardPlace title="New sell ad" closeHref="/dashboard/ads">
      <WizardLoading />
    </WizardPlace>
  ),
})
