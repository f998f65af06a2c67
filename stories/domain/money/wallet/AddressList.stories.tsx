import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AddressList } from '../../../../design-system/domain/money/wallet/receive/AddressList.tsx'
import { NoAddresses } from '../../../../design-system/domain/money/wallet/receive/NoAddresses.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { memoAccount, oldAccount, storyAccount } from '../../support/money/storyDeposit.ts'
import { leadsTo } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Wallet/AddressList',
  component: AddressList,
  subcomponents: { NoAddresses },
  parameters: { layout: 'fullscreen' },
  args: {
    accounts: [oldAccount, storyAccount(), memoAccount],
    coin: storyBook.of('USDT'),
    isHidden: false,
  },
})

/** A card for each network; the present address of each first. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('list', { name: 'Addresses on TRON (TRC20)' }).children
    await expect(rows[0]).toHaveTextContent('Current')
    await expect(rows[0]).toHaveTextContent('Received in 21 deposits')
    await expect(rows[1]).toHaveTextContent('Old, still yours')
  },
})
/** On a phone an address breaks into pieces over its facts, whose Russian terms are longer. */
export const RussianOnPhone = meta.story({ globals: { viewport: { value: 'phone' }, locale: 'ru' } })
/** What came to an address is hidden with all other amounts. */
export const AmountsHidden = meta.story({
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/3,940/)
  },
})
/** A coin that was never received leads to its first address. */
export const Empty = meta.story({
  render: () => <NoAddresses coinCode="XMR" receiveHref="#receive" />,
  play: leadsTo('Receive XMR', '#receive'),
})
