import { usualRules } from '../../../../../design-system/locales/rules.ts'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  mostVariants,
  newVariant,
  variantPrice,
} from '../../../../../design-system/domain/trading/advert/variant/advertVariant.ts'
import type { AdvertVariant } from '../../../../../design-system/domain/trading/advert/variant/advertVariant.ts'
import { VariantWizard } from '../../../../../design-system/domain/trading/advert/variant/VariantWizard.tsx'
import { VariantList } from '../../../../../design-system/domain/trading/advert/variant/VariantList.tsx'
import { newAdvertValues } from '../../../../../design-system/domain/trading/advert/wizard/form/advertValues.ts'
import { DraftState } from '../../../../../design-system/domain/trading/advert/wizard/draft/DraftState.tsx'
import { useAdvertForm } from '../../../../../design-system/domain/trading/advert/wizard/form/useAdvertForm.ts'
import { storyBook } from '../../../support/storyAssetBook.ts'
import { storyCredentialMethods } from '../../../support/people/storyCredential.ts'

const methods = storyCredentialMethods.map(method => ({
  ...method,
  speed: 'instant' as const,
  reversible: false,
}))

interface SeveralProps {
  start: readonly AdvertVariant[]
  refusals: ReadonlyMap<number, string>
  onSend: () => Promise<unknown>
}

function Several({ start, refusals, onSend }: SeveralProps) {
  const [variants, setVariants] = useState(start)
  const [tries, setTries] = useState(0)
  const advert = useAdvertForm({
    start: newAdvertValues({
      type: 'Buy',
      cryptoCurrencyCode: 'BTC',
      currencyCode: 'NGN',
      timeZone: 'Africa/Lagos',
    }),
    startStep: 'general',
    assets: storyBook,
    methods,
    onFiat: () => {},
    onSend,
  })
  const wrong = new Set(
    variants.filter(variant => variantPrice(variant, 'en', usualRules.advert) === null).map(({ id }) => id),
  )
  return (
    <VariantWizard
      {...{ advert, methods }}
      assets={storyBook}
      haveMethodsFailed={false}
      saved={[]}
      closeHref="#ads"
      draftState={<DraftState status="saved" savedAt="2026-03-05T14:22:00Z" />}
      count={variants.length}
      objections={wrong.size > 0 ? tries : 0}
      onSubmit={() => {
        setTries(tries + 1)
        if (wrong.size === 0) void advert.send('listed')
      }}
    >
      <VariantList
        {...{ variants, refusals }}
        onChange={setVariants}
        wrong={tries > 0 ? wrong : new Set()}
        assets={storyBook}
        fiat={storyBook.of('NGN')}
      />
    </VariantWizard>
  )
}

const meta = preview.meta({
  title: 'Domain/Advert/Several',
  component: Several,
  subcomponents: { VariantWizard, VariantList },
  parameters: { layout: 'fullscreen' },
  args: {
    start: [newVariant(1, 'BTC'), newVariant(2, 'USDT')],
    refusals: new Map(),
    onSend: fn(async () => undefined),
  },
})

/** Two adverts in one form: a line each for coin and price, everything else in common. */
export const Default = meta.story({ tags: ['visual'] })
/** A refusal at the line that it is about, in Russian at a phone's width. */
export const RussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { refusals: new Map([[2, 'За это время на рынке не было ни одной цены этой монеты.']]) },
})

/** Lines come and go; the button counts them. */
export const AddsAndRemoves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an ad' }))
    await expect(canvas.getByRole('button', { name: 'Publish 3 ads' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove BTC' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove USDT' }))
    await expect(canvas.getByRole('button', { name: 'Publish 1 ad' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  },
})

/** No more than can be made at once. */
export const Full = meta.story({
  args: { start: Array.from({ length: mostVariants }, (_, index) => newVariant(index + 1, 'BTC')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add an ad' })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** A price that is none takes the focus, and nothing is sent. */
export const WrongPrice = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const margin = canvas.getAllByRole('textbox', { name: 'Margin over market' })[1] as HTMLElement
    await userEvent.clear(margin)
    await userEvent.type(margin, '90')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish 2 ads' }))
    await expect(margin).toBeInvalid()
    await expect(margin).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})
