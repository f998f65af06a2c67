import preview from '../../../../.storybook/preview.tsx'
import { StoreGoneState } from '../../../../design-system/domain/shop/merchant/store/StoreGoneState.tsx'
import { StoreLoading } from '../../../../design-system/domain/shop/merchant/store/StoreLoading.tsx'
import { leadsTo } from '../../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Merchant/StoreStates',
  component: StoreGoneState,
  subcomponents: { StoreLoading },
  args: { listHref: '#stores' },
})

export const Gone = meta.story({
  play: leadsTo('All stores', '#stores'),
})
export const Loading = meta.story({ render: () => <StoreLoading /> })
