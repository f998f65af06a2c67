import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CardForm } from '../../../../design-system/domain/money/card/CardForm.tsx'
import { CardLoading } from '../../../../design-system/domain/money/card/CardLoading.tsx'
import { CardLogIn } from '../../../../design-system/domain/money/card/CardLogIn.tsx'
import { CardOutcome } from '../../../../design-system/domain/money/card/CardOutcome.tsx'
import { CardUnavailable } from '../../../../design-system/domain/money/card/CardUnavailable.tsx'
import { cardStatuses } from '../../../../design-system/domain/money/card/cardShape.ts'
import { Button } from '../../../../design-system/primitives/button/Button.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { showsText } from '../../../support/plays.ts'

const [onText, onCoin, onFiat, onLook] = [fn(), fn(), fn(), fn()]
const meta = preview.meta({
  title: 'Domain/Card/CardForm',
  component: CardForm,
  subcomponents: { CardLoading, CardLogIn, CardOutcome, CardUnavailable },
  args: {
    coins: storyBook.coins,
    fiats: storyBook.fiats,
    coin: storyBook.of('BTC'),
    fiat: storyBook.of('USD'),
    onCoin,
    onFiat,
    text: '100',
    onText,
    limit: { cryptoCurrencyCode: 'BTC', currencyCode: 'USD', minimum: '20', maximum: '5000' },
    rate: {
      cryptoCurrencyCode: 'BTC',
      currencyCode: 'USD',
      fiatAmount: '100',
      amount: '0.00103914',
      rate: '92480',
      fee: '3.9',
    },
    marketRate: '92480',
    error: undefined,
    action: <Button variant="primary">Pay $100 by card</Button>,
  },
})

/** Limits, rate, the provider's fee and what comes of it are told before anybody pays. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('From $20 to $5,000')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'You pay' }), '0')
    await expect(onText).toHaveBeenCalledWith('1000')
  },
})
/** Limits, rate and fee under Russian labels on a phone: figures have to stay whole. */
export const InRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })
/** The rate is told before anybody writes an amount. */
export const NothingWritten = meta.story({
  args: { text: '', rate: null },
  play: showsText('Rate before the fee', '1 BTC = $92,480'),
})
/** Less than the provider takes is refused at the field, with the least amount. */
export const TooSmall = meta.story({ args: { text: '1', rate: null, error: 'At least $20.' } })
/** Where nobody takes cards, buying from people is the way on. */
export const NoProvider = meta.story({ render: () => <CardUnavailable offersHref="#buy" /> })
/** Back from the provider without a session: log in to see the payment; coins come all the same. */
export const LoggedOut = meta.story({ render: () => <CardLogIn logInHref="#log-in" /> })
/** Two still blocks hold the form's place. */
export const Loading = meta.story({ render: () => <CardLoading /> })

/** From waiting to refunded: what became of the payment, and where each end leads. */
export const Outcomes = meta.story({
  render: () => (
    <Stack gap="4">
      {cardStatuses.map(status => (
        <CardOutcome
          key={status}
          assets={storyBook}
          purchase={{
            id: status,
            status,
            cryptoCurrencyCode: 'BTC',
            currencyCode: 'USD',
            fiatAmount: '100',
            amount: '0.00103914',
            redirectUrl: status === 'created' ? '#provider' : null,
          }}
          hrefs={{ wallet: '#wallet', again: '#card' }}
          onLook={onLook}
          isLooking={status === 'pending'}
        />
      ))}
    </Stack>
  ),
  play: showsText(/0\.00103914 BTC is in your wallet/),
})
