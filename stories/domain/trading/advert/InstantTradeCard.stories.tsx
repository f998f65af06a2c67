import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InstantTradeCard } from '../../../../design-system/domain/trading/advert/instantTrade/InstantTradeCard.tsx'
import {
  instantTradeGaps,
  instantTradeStatuses,
} from '../../../../design-system/domain/trading/advert/instantTrade/instantTrade.ts'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { bitcoin, naira } from '../../support/storyAssetBook.ts'
import { expectLink } from '../../../support/plays.ts'

const plan = { amount: '250000', side: 'fiat', methodName: 'OPay', priceLimit: '149746575.36' } as const

const meta = preview.meta({
  title: 'Domain/Advert/InstantTradeCard',
  component: InstantTradeCard,
  // Cards of one name stand side by side here, and never on a page.
  parameters: { a11y: sideBySide },
  args: {
    coin: bitcoin,
    fiat: naira,
    plan,
    asked: null,
    logInHref: '#log-in',
    onStart: fn(),
    isStarting: false,
  },
})

/** Sum, method and the dearest price that is taken are said before the one press that opens a trade. */
export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You pay ₦250,000 by OPay, at most ₦149,746,575 for 1 BTC.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open a trade now' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
})

/** After the press the button says that it is asking, and the plan stays in sight. */
export const Starting = meta.story({ args: { isStarting: true } })

const every = (args: Parameters<typeof InstantTradeCard>[0]) => (
  <Grid columns="quarters">
    {instantTradeStatuses.map(status => (
      <InstantTradeCard
        key={status}
        {...args}
        asked={{
          status,
          tradeHref: ['trade_initiated', 'paid'].includes(status) ? '#trade' : null,
          reason: status === 'init_trade_error' ? 'You have 3 open trades.' : null,
        }}
      />
    ))}
  </Grid>
)

/** What became of it, and what is next: wait, go to the trade, try again, or open another one. */
export const Statuses = meta.story({
  tags: ['visual'],
  render: every,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(instantTradeStatuses.length))
    // Whoever has one under way cannot ask for another; who has not, can.
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4)
    await expect(canvas.getAllByRole('button', { name: 'Open a trade now' })).toHaveLength(1)
    await expect(canvas.getAllByRole('link', { name: 'Go to the trade' })).toHaveLength(2)
  },
})

/** The seven outcomes in Russian, in cards of a quarter of the page. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: every })

/** What is missing is said beside the button, or it leads there. */
export const Gaps = meta.story({
  render: args => (
    <Grid columns="quarters">
      {instantTradeGaps.map(gap => (
        <InstantTradeCard key={gap} {...args} plan={gap} />
      ))}
    </Grid>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expectLink(canvas, 'Log in to buy at once', '#log-in')
    const [amount] = canvas.getAllByRole('button', { name: 'Open a trade now' })
    if (!amount) throw new Error('No button')
    await expect(amount).toHaveAccessibleDescription('Say above how much you want.')
    await userEvent.click(amount)
    await expect(args.onStart).not.toHaveBeenCalled()
  },
})
