import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IssueRequisites } from '../../../../design-system/domain/trading/trade/payment/IssueRequisites.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { storyAsked, storyCredential } from '../../support/people/storyCredential.ts'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { storyTrade } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({
  title: 'Domain/Trade/IssueRequisites',
  component: IssueRequisites,
  args: {
    trade: storyTrade('new', 'seller'),
    saved: [storyCredential(), storyCredential({ id: 'c2', name: 'Access Bank' })],
    asked: storyAsked('bank_transfer'),
    onIssue: fn(async () => undefined),
  },
  render: args => (
    <Card padding="none">
      <IssueRequisites {...args} />
    </Card>
  ),
})

/** Saved details are chosen by name and sent by their id; nothing is typed a second time. */
export const Default = meta.story({
  tags: ['visual'],
  args: { onIssue: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Access Bank/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send the details' }))
    await waitFor(() =>
      expect(args.onIssue).toHaveBeenCalledWith({ paymentCredentialId: 'c2', requisites: [], isKept: false }),
    )
  },
})
/** The choice between saved details in Russian, from edge to edge of a phone. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
})

/** Without saved details the lines are asked for at once; a number that is refused is marked at its field. */
export const NothingSaved = meta.story({
  args: {
    saved: [],
    onIssue: fn(() => Promise.reject(storyRefusal('account_number', 'This number has too few digits.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    const number = canvas.getByRole('textbox', { name: 'Account number' })
    await userEvent.type(number, '014')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Account name' }), 'AMINA YUSUF')
    await userEvent.click(canvas.getByRole('button', { name: 'Send the details' }))
    await waitFor(() => expect(number).toBeInvalid())
  },
})
