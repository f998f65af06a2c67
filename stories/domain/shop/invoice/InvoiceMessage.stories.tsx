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

export const Default = meta.story({
  args: { kind: 'gone' },
  play: showsRole('heading', { name: 'There is no such invoice' }),
})
export const Away = meta.story({ args: { kind: 'away' } })
export const LinkGone = meta.story({ globals: { locale: 'ru' }, args: { kind: 'confirmGone' } })
