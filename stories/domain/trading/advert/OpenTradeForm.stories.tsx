import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OpenTradeFigures } from '../../../../design-system/domain/trading/advert/openTrade/OpenTradeFigures.tsx'
import { OpenTradeForm } from '../../../../design-system/domain/trading/advert/openTrade/OpenTradeForm.tsx'
import { PriceChangedNotice } from '../../../../design-system/domain/trading/advert/openTrade/PriceChangedNotice.tsx'
import { requirementCodes } from '../../../../design-system/domain/trading/advert/requirement.ts'
import { Button } from '../../../../design-system/primitives/button/Button.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyMethod, storyOffer } from '../../support/trading/storyOffer.ts'
import { storyAsked, storyCredential } from '../../support/people/storyCredential.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { showsText } from '../../../support/plays.ts'

const onOpen = fn(async () => undefined)
const meta = preview.meta({
  title: 'Domain/Advert/OpenTradeForm',
  component: OpenTradeForm,
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
  args: {
    offer: storyOffer(),
    coin: bitcoin,
    fiat: naira,
    start: { amount: '250000', side: 'fiat' as const },
    onOpen,
  },
})

const selling = storyOffer({
  type: 'Buy',
  paymentMethods: [
    storyMethod('Bank transfer'),
    { ...storyMethod('PayPal', 'wallet'), reversible: true },
    storyMethod('Cash deposit', 'cash'),
  ],
})

/** Both amounts follow each other within the limits, and the button names the sum. */
export const Buying = meta.story({ tags: ['visual'] })

/** From whose account they will pay; for cash nobody asks. */
export const BuyerSaysWhoPays = meta.story({
  args: {
    offer: storyOffer({
      paymentMethods: [storyMethod('Bank transfer'), storyMethod('Cash deposit', 'cash')],
    }),
    onOpen: fn(async () => undefined),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cash deposit' }))
    await expect(canvas.queryByRole('textbox', { name: /Name on the account/ })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Name on the account/ }), 'Ada Obi')
    await userEvent.click(canvas.getByRole('button', { name: /^Open the trade/ }))
    await waitFor(() =>
      expect(args.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ payerName: 'Ada Obi', paidTo: null }),
      ),
    )
  },
})
const seller = { saved: [], askedBy: storyAsked }
/** A seller also says where to be paid, and is warned of methods that can be taken back. */
export const Selling = meta.story({ args: { offer: selling, seller } })
/** The seller's form in Russian, the fullest that this form gets. */
export const Russian = meta.story({ args: { offer: selling, seller }, globals: { locale: 'ru' } })

const saved = [
  storyCredential({ id: 'c1', name: 'GTBank, salary' }),
  storyCredential({ id: 'c2', name: 'Old account', isActive: false }),
  storyCredential({ id: 'c3', name: 'In roubles', currencyCode: 'RUB' }),
]
/** Only what fits the trade and is in use is offered. */
export const SellingToSavedDetails = meta.story({
  args: { offer: selling, seller: { saved, askedBy: storyAsked }, onOpen: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }))
    await expect(canvas.getByRole('radio', { name: /GTBank, salary/ })).toBeChecked()
    await expect(canvas.queryByText('Old account')).not.toBeInTheDocument()
    await expect(canvas.queryByText('In roubles')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('textbox', { name: 'Account number' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({
        paymentMethodCode: 'bank_transfer',
        paidTo: { paymentCredentialId: 'c1', requisites: [], isKept: false },
      }),
    )
  },
})

/** Details typed for this trade are checked first, and kept only if the box is ticked. */
export const SellingToOthersAndKeepsThem = meta.story({
  args: { offer: selling, seller: { saved, askedBy: storyAsked }, onOpen: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bank transfer' }))
    await userEvent.click(canvas.getByRole('radio', { name: /Other details/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await expect(await canvas.findByRole('textbox', { name: 'Account number' })).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '0142883761')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'AMINA YUSUF')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep these details/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({
        paidTo: {
          paymentCredentialId: null,
          requisites: [
            { kind: 'account_number', value: '0142883761' },
            { kind: 'account_name', value: 'AMINA YUSUF' },
          ],
          isKept: true,
        },
      }),
    )
  },
})
/** Summary and form for a buyer under each other at a phone's width. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

Buying.test('keeps both amounts in step, whichever is written', async ({ canvas, userEvent }) => {
  const money = canvas.getByRole('textbox', { name: 'You pay' })
  const coins = canvas.getByRole('textbox', { name: 'You get' })
  await waitFor(() => expect(coins).toHaveValue('0.00169633'))
  await expect(money).toHaveValue('250,000')
  await userEvent.clear(coins)
  await userEvent.type(coins, '0.01')
  await expect(money).toHaveValue('1,473,761.3')
  await expect(coins).toHaveValue('0.01')
  await userEvent.clear(money)
  await expect(coins).toHaveValue('')
})

Buying.test(
  'opens with what was written by hand and the price that was seen',
  async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    const coins = canvas.getByRole('textbox', { name: 'You get' })
    await userEvent.clear(coins)
    await userEvent.type(coins, '0.01')
    await userEvent.click(canvas.getByRole('radio', { name: 'OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the trade for ₦1,473,761.30' }))
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    await expect(onOpen.mock.lastCall).toEqual([
      {
        amount: '0.01',
        amountSide: 'crypto',
        priceSeen: '147376130',
        paymentMethodCode: 'opay',
        payerName: null,
        paidTo: null,
        guest: null,
      },
    ])
  },
)

/** The most is what one's own coins cover; the hint says so, and more is refused at the field. */
export const LimitedByOwnCoins = meta.story({
  args: {
    offer: { ...selling, viewerLimit: { maximum: '120000', by: 'balance' as const } },
    seller,
    start: { amount: '100000', side: 'fiat' as const },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('From ₦15,000 to ₦120,000: as much as your coins cover')).toBeVisible()
    const money = canvas.getByRole('textbox', { name: 'You get' })
    await userEvent.clear(money)
    await userEvent.type(money, '200000')
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await findVisible(canvas.findByText('Value should be less than 120,000'))
  },
})

/** The most is what this partner allows the viewer for now, and the hint says that; in Russian. */
export const LimitedByTheTerms = meta.story({
  globals: { locale: 'ru' },
  args: { offer: storyOffer({ viewerLimit: { maximum: '120000', by: 'terms' } }), start: null },
  play: showsText(/столько этот партнёр пока разрешает вам/),
})

Buying.test(
  'sends nothing outside the limits or without a method, and says so',
  async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    const money = canvas.getByRole('textbox', { name: 'You pay' })
    await userEvent.clear(money)
    await userEvent.type(money, '4000')
    await userEvent.click(canvas.getByRole('button', { name: /Open the trade/ }))
    await findVisible(canvas.findByText('Value should be bigger than 15,000'))
    await expect(money).toHaveFocus()
    await expect(onOpen).not.toHaveBeenCalled()
  },
)

Selling.test(
  'asks a seller where to be paid, and warns of payments that come back',
  async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }))
    await expect(canvas.getByText('This payment can be taken back.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await findVisible(canvas.findByText('Required field'))
    await expect(onOpen).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wallet' }), 'amina@example.org')
    await userEvent.click(canvas.getByRole('button', { name: /^Sell/ }))
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
    await expect(onOpen.mock.lastCall).toEqual([
      expect.objectContaining({
        paymentMethodCode: 'paypal',
        paidTo: {
          paymentCredentialId: null,
          requisites: [{ kind: 'wallet_id', value: 'amina@example.org' }],
          isKept: false,
        },
      }),
    ])
  },
)

/** What the server objects to in the amount is marked there and takes the focus. */
export const TheServersObjectionIsAtTheField = meta.story({
  args: {
    offer: storyOffer({ paymentMethods: [storyMethod('Bank transfer')] }),
    onOpen: fn(async (): Promise<undefined> => {
      throw storyRefusal('amount', 'The largest amount of this ad is now 100000.') as unknown as Error
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Open the trade for/ }))
    const money = canvas.getByRole('textbox', { name: 'You pay' })
    await waitFor(() => expect(money).toHaveAttribute('aria-invalid', 'true'))
    await expect(money).toHaveFocus()
  },
})

/** The price moves: the sum in fiat stays, and what one gets for it follows. */
export const FollowsThePrice = meta.story({
  render: function FollowsThePrice(args) {
    const [price, setPrice] = useState('100000000')
    return (
      <Stack>
        <Button onClick={() => setPrice('200000000')}>Move the price</Button>
        <OpenTradeForm {...args} offer={{ ...args.offer, price }} />
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const coins = canvas.getByRole('textbox', { name: 'You get' })
    await waitFor(() => expect(coins).toHaveValue('0.0025'))
    await userEvent.click(canvas.getByRole('button', { name: 'Move the price' }))
    await waitFor(() => expect(coins).toHaveValue('0.00125'))
    await expect(canvas.getByRole('textbox', { name: 'You pay' })).toHaveValue('250,000')
  },
})

const onAccept = fn()
/** A price that moved is accepted by hand, and the notice says whether it is better or worse now. */
export const PriceChanged = meta.story({
  args: {
    notice: (
      <Stack>
        {(['148000000', '147000000'] as const).map(now => (
          <PriceChangedNotice
            key={now}
            before="147376130"
            now={now}
            fiat={naira}
            does="buy"
            onAccept={onAccept}
            offersHref="#buy"
          />
        ))}
      </Stack>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/0.42% worse for you/)).toBeVisible()
    await expect(canvas.getByText(/0.26% better for you/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on at ₦148,000,000' }))
    await expect(onAccept).toHaveBeenCalledOnce()
  },
})

/** The form can be read through, but its button says what is missing and opens nothing. */
export const CannotBeTaken = meta.story({
  args: {
    offer: storyOffer({
      requirements: [{ code: requirementCodes[11], required: null, present: null }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear()
    const button = canvas.getByRole('button', { name: /Open the trade/ })
    await expect(button).toHaveAccessibleDescription('Verified ID needed')
    await userEvent.click(button)
    await expect(onOpen).not.toHaveBeenCalled()
  },
})

/** What a trade costs, also while there is no price. */
export const Figures = meta.story({
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap="4">
      {['147000000', null].map(price => (
        <OpenTradeFigures key={price} offer={{ price, escrowMinutes: 30 }} coin={bitcoin} fiat={naira} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦147,000,000')).toBeVisible()
    await expect(canvas.getByText('No price now')).toBeVisible()
    await expect(canvas.getAllByText('30 min')).toHaveLength(2)
  },
})
