import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PayerRoot } from '../../../../design-system/domain/shop/invoice/PayerRoot.tsx'
import { RefundQuestion } from '../../../../design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import { storyRefund } from '../../support/shop/storyInvoices.ts'

const meta = preview.meta({
  title: 'Domain/Invoice/RefundQuestion',
  component: RefundQuestion,
  decorators: [
    Story => (
      <PayerRoot>
        <Story />
      </PayerRoot>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  args: { refund: storyRefund },
})

/** Opening the letter’s link confirms nothing: the yes is the button of a form. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3\.6\sUSDT$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirm the address' })).toHaveAttribute(
      'type',
      'submit',
    )
  },
})
/** Memo, a sum of eighteen digits and a long product on a phone, in Russian. */
export const WithMemo = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    refund: {
      ...storyRefund,
      memo: '10482-77',
      amount: { amount: '123456789012.123456', asset: 'USDT' },
      productTitle: 'Необжаренный кофе для промышленных кофемашин с доставкой до склада и разгрузкой',
    },
  },
})
