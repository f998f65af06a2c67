import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AdvertWizard } from '../../../../design-system/domain/trading/advert/wizard/AdvertWizard.tsx'
import type { WizardLayout } from '../../../../design-system/domain/trading/advert/wizard/AdvertWizard.tsx'
import { newAdvertValues } from '../../../../design-system/domain/trading/advert/wizard/form/advertValues.ts'
import type { AdvertValues } from '../../../../design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { DraftState } from '../../../../design-system/domain/trading/advert/wizard/draft/DraftState.tsx'
import type { AdvertFormParts } from '../../../../design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import { WizardBar } from '../../../../design-system/domain/trading/advert/wizard/frame/WizardBar.tsx'
import { WizardFrame } from '../../../../design-system/domain/trading/advert/wizard/frame/WizardFrame.tsx'
import type { WizardStep } from '../../../../design-system/domain/trading/advert/wizard/form/wizardStep.ts'
import { WizardSteps } from '../../../../design-system/domain/trading/advert/wizard/frame/WizardSteps.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { storyTime, withStoppedClock } from '../../support/storyClock.tsx'
import { storyCredentials } from '../../support/people/storyCredential.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { storyTimeZones } from '../../support/people/storySetting.ts'
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

interface WizardProps {
  start: AdvertValues
  startStep: WizardStep
  layout: WizardLayout
  ending: 'publish' | 'save'
  onSend: AdvertFormParts['onSend']
}

function Wizard({ start, startStep, layout, ending, onSend }: WizardProps) {
  return (
    <WithAdvert {...{ start, startStep, onSend }}>
      {advert => (
        <AdvertWizard
          {...{ advert, layout, ending }}
          title="New sell ad"
          isFixed={ending === 'save'}
          assets={storyBook}
          methods={storyWizardMethods}
          haveMethodsFailed={false}
          saved={storyCredentials}
          countries={storyCountries}
          price={storyLivePrice}
          reach={storyReach}
          owner={storyBuyer}
          timeZones={storyTimeZones}
          closeHref="/dashboard/ads"
          draftState={<DraftState status="saved" savedAt={storyTime} />}
        />
      )}
    </WithAdvert>
  )
}

const filledIn: WizardProps = {
  start: storyAdvertValues(),
  startStep: 'general',
  layout: 'steps',
  ending: 'publish',
  onSend: fn(async () => undefined),
}

const meta = preview.meta({
  title: 'Domain/Advert/AdvertWizard',
  component: Wizard,
  subcomponents: { AdvertWizard, WizardBar, WizardFrame, WizardSteps },
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
  args: filledIn,
})

const empty = newAdvertValues({
  type: 'Sell',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  timeZone: 'Africa/Lagos',
})

/** Step by step, by somebody who begins with nothing; what a step lacks is said, and takes the focus. */
export const FromNothing = meta.story({
  args: { start: empty, onSend: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await press('Continue')
    await findVisible(canvas.findByRole('heading', { name: 'Payment method' }))
    await press('Continue')
    await waitFor(() => expect(canvas.getAllByText('Required field').length).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', { name: /^Payment methods/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Bank transfer' }))
    await userEvent.click(canvas.getByRole('radio', { name: /Other details/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '0142883761')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'KUNLE ADEYEMI')
    await press('Continue')
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Minimum' }), '15000')
    await userEvent.click(canvas.getByRole('button', { name: 'Use balance' }))
    await press('Continue to preview')
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish the ad' }))
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({
          paymentMethodCodes: ['bank_transfer'],
          minimum: '15000',
          maximum: '9168938',
          requisites: [
            { kind: 'account_number', value: '0142883761' },
            { kind: 'account_name', value: 'KUNLE ADEYEMI' },
          ],
        }),
        'listed',
      ),
    )
  },
})

/** What the service objects to stands at its field, in its step. */
export const Refused = meta.story({
  args: {
    startStep: 'preview',
    onSend: fn(async () => {
      throw storyRefusal('maximum', 'The most is 1,000.', 'of_this_story')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish the ad' }))
    await findVisible(canvas.findByText('The most is 1,000.'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Maximum' })).toHaveFocus())
  },
})

/** Another type asks for no account; saved details go with their method. */
export const TypeAndMethodsChange = meta.story({
  args: { startStep: 'payment' },
  play: async ({ canvas, userEvent }) => {
    await findVisible(canvas.findByRole('heading', { name: 'Where buyers pay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove OPay' }))
    await expect(canvas.queryByText('OPay')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'I buy coins' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await findVisible(canvas.findByRole('heading', { name: 'Payment method' }))
    await expect(canvas.queryByRole('heading', { name: 'Where buyers pay' })).not.toBeInTheDocument()
  },
})

/** What a seller fills in about money: methods, and which saved details buyers pay to, with the price at the side. */
export const Payment = meta.story({ tags: ['visual'], args: { startStep: 'payment' } })
/** The longest step: limits, conditions, hours and own words, with price and preview still in sight. */
export const Limits = meta.story({ tags: ['visual'], args: { startStep: 'limits' } })
/** Everything that was written, summed up before it is published, each part with the way back to it. */
export const Preview = meta.story({ args: { startStep: 'preview' } })
/** The least that an advert needs on one page: no steps, no conditions, no hours, no texts. */
export const Short = meta.story({ args: { layout: 'short' } })
/** An advert that is there already: its pair is fixed, and the bar saves instead of publishing. */
export const Editing = meta.story({
  args: { ending: 'save', start: storyAdvertValues({ priceMode: 'fixed', fixedPrice: '148000000' }) },
})
/** The longest step in Russian: labels, hints and hours compete with the price at the side. */
export const Russian = meta.story({ globals: { locale: 'ru' }, args: { startStep: 'limits' } })

/** What is done can be gone back to. */
export const Steps = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <WizardSteps
      current="limits"
      summaries={{ general: 'Sell Bitcoin for Nigerian naira', payment: 'Bank transfer, OPay' }}
      onGo={() => {}}
    />
  ),
})
