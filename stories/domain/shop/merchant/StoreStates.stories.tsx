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

/** A closed store and somebody else’s look the same; the way leads to one’s own. */
export const Gone = meta.story({
  play: leadsTo('All stores', '#stores'),
})
/** One card keeps the place of a store or of its form. */
export const Loading = meta.story({ render: () => <StoreLoading /> })
