import preview from '../../../../.storybook/preview.tsx'
import { InvoiceMessage } from '../../../../design-system/domain/shop/invoice/InvoiceMessage.tsx'
import { PayerRoot } from '../../../../design-system/domain/shop/invoice/PayerRoot.tsx'
import { showsRole } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Invoice/InvoiceMessage',
  component: InvoiceMessage,
  decorators: [
    Story => (
      <PayerRoot>
        <Story />
      </PayerRoot>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

/** An address without an invoice tells its payer to look at the link again or to ask the store. */
export const Default = meta.story({
  args: { kind: 'gone' },
  play: showsRole('heading', { name: 'There is no such invoice' }),
})
/** The server does not answer: who has paid is told that nothing is lost and not to pay again. */
export const Away = meta.story({ args: { kind: 'away' } })
/** The link of a letter is used or too old, and it is said how the address can be left again, in Russian. */
export const LinkGone = meta.story({ globals: { locale: 'ru' }, args: { kind: 'confirmGone' } })
