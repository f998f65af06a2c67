import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import type {
  BulkAdvert,
  BulkChange,
  BulkOutcome,
} from '../../../../../design-system/domain/trading/advert/bulk/bulkAdvert.ts'
import { bulkParts } from '../../../../../design-system/domain/trading/advert/bulk/bulkAdvert.ts'
import { BulkAdverts } from '../../../../../design-system/domain/trading/advert/bulk/BulkAdverts.tsx'
import { BulkBar } from '../../../../../design-system/domain/trading/advert/bulk/BulkBar.tsx'
import { FormConditions } from '../../../../../design-system/domain/trading/advert/wizard/limits/FormConditions.tsx'
import { BulkPartFields } from '../../../../../design-system/domain/trading/advert/bulk/BulkPartFields.tsx'
import { BulkForm } from '../../../../../design-system/domain/trading/advert/bulk/BulkForm.tsx'
import { BulkLoading } from '../../../../../design-system/domain/trading/advert/bulk/BulkLoading.tsx'
import { BulkPartCard } from '../../../../../design-system/domain/trading/advert/bulk/BulkPartCard.tsx'
import { BulkEmpty } from '../../../../../design-system/domain/trading/advert/bulk/BulkEmpty.tsx'
import { useBulkForm } from '../../../../../design-system/domain/trading/advert/bulk/useBulkForm.ts'
import { Stack } from '../../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../../support/storyAssetBook.ts'
import { showsText } from '../../../../support/plays.ts'

const advert = (id: string, differs: Partial<BulkAdvert> = {}): BulkAdvert => ({
  id,
  type: 'Sell',
  status: 'listed',
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  price: '147376130',
  minimum: '15000',
  maximum: '3200000',
  ...differs,
})

const adverts = [
  advert('a1'),
  advert('a2', { type: 'Buy', cryptoCurrencyCode: 'USDT', price: '1634.5' }),
  advert('a3', { price: null, minimum: '0.01', maximum: '9999999999999.99' }),
]

interface BulkProps {
  adverts: readonly BulkAdvert[]
  outcomes: ReadonlyMap<string, BulkOutcome>
  onChange: (change: BulkChange) => Promise<unknown>
}

function Bulk({ adverts: several, outcomes, onChange }: BulkProps) {
  const codes = new Set(several.map(({ currencyCode }) => currencyCode))
  const fiat = codes.size === 1 ? storyBook.of('NGN') : null
  const timeZone = 'Africa/Lagos'
  const bulk = useBulkForm({ fiat, timeZone, onChange })
  return (
    <Stack gap="4">
      <BulkForm {...{ bulk, fiat, timeZone }} adverts={several} />
      <BulkAdverts adverts={several} assets={storyBook} outcomes={outcomes} />
      <BulkBar
        count={several.length}
        parts={bulk.parts.size}
        isChanging={false}
        outcomes={outcomes}
        onSave={() => void bulk.form.submit()}
      />
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Domain/Advert/Bulk',
  component: Bulk,
  subcomponents: { BulkForm, BulkPartCard, BulkPartFields, FormConditions },
  parameters: { layout: 'fullscreen' },
  args: { adverts, outcomes: new Map(), onChange: fn(async () => undefined) },
})

/** Nothing is switched on: nothing can be sent. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change 3 ads' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
})

async function turnAllOn({
  canvas,
  userEvent,
}: {
  readonly canvas: { readonly getAllByRole: (role: string) => HTMLElement[] }
  readonly userEvent: { readonly click: (element: Element) => Promise<void> }
}) {
  // Each part's fields may bring switches of their own: from the last part up, the places of those before stay.
  for (let part = bulkParts.length - 1; part >= 0; part -= 1) {
    const control = canvas.getAllByRole('switch')[part]
    if (control) await userEvent.click(control)
  }
}

/** Every part switched on: all fields that several adverts can share, on one page. */
export const EverythingOn = meta.story({ tags: ['visual'], play: turnAllOn })
/** All parts in Russian at a phone's width, with a refusal at one of the adverts. */
export const RussianOnPhone = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { outcomes: new Map([['a1', { refusal: 'Средний рейтинг не может быть таким.' }]]) },
  play: turnAllOn,
})

/** Only what is switched on is sent, and not before its fields are right. */
export const SendsWhatIsOn = meta.story({
  args: { onChange: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Change 3 ads' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Limits' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Minimum' }), '20000')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Maximum' }), '10000')
    await userEvent.click(save)
    await expect(canvas.getByRole('textbox', { name: 'Maximum' })).toBeInvalid()
    await expect(args.onChange).not.toHaveBeenCalled()
    const maximum = canvas.getByRole('textbox', { name: 'Maximum' })
    await userEvent.clear(maximum)
    await userEvent.type(maximum, '100000')
    await userEvent.click(canvas.getByRole('switch', { name: 'Margin' }))
    await userEvent.click(canvas.getByRole('switch', { name: 'Margin' }))
    await userEvent.click(save)
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ minimum: '20000', maximum: '100000' }))
  },
})

/** Amounts of several currencies are not changed together. */
export const SeveralFiats = meta.story({
  args: { adverts: [advert('a1'), advert('a2', { currencyCode: 'RUB' })] },
  play: async ({ canvas, userEvent }) => {
    const limits = canvas.getByRole('switch', { name: 'Limits' })
    await userEvent.click(limits)
    await expect(limits).not.toBeChecked()
  },
})

/** What one refuses stands beside it; the bar counts. */
export const Outcomes = meta.story({
  tags: ['visual'],
  args: {
    outcomes: new Map([
      ['a1', { refusal: null }],
      ['a2', { refusal: null }],
      ['a3', { refusal: 'The maximum is below the minimum.' }],
    ]),
  },
  play: showsText(/2 ads changed\. 1 ad was left as it is\./),
})

/** A still card for each part that can be changed. */
export const Loading = meta.story({ render: () => <BulkLoading /> })
/** None of the adverts can be changed any more: it says so and leads back to one's own. */
export const None = meta.story({ render: () => <BulkEmpty advertsHref="#ads" /> })
