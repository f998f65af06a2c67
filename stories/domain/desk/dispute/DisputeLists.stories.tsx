import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ArbiterLoadTable } from '../../../../design-system/domain/desk/dispute/ArbiterLoadTable.tsx'
import { OpinionList } from '../../../../design-system/domain/desk/dispute/OpinionList.tsx'
import { OpinionText } from '../../../../design-system/domain/desk/dispute/OpinionText.tsx'
import { RulingList } from '../../../../design-system/domain/desk/dispute/RulingList.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'
import {
  answeredOpinion,
  storyCaseHref,
  storyLoad,
  storyOpinion,
  storyRulings,
} from '../../support/desk/storyDeskDispute.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

type Overturn = NonNullable<ComponentProps<typeof RulingList>['onOverturn']>
const onOverturn = fn<Overturn>(async () => {})
const onRetry = fn()
const failed = { status: 'failed', onRetry, isRetrying: false } as const
const ready = <Value,>(value: Value) => ({ status: 'ready', value, isStale: false }) as const
const pages = <Item,>(items: readonly Item[]) => ready({ items, onMore: null, isLoadingMore: false })

const meta = preview.meta({
  title: 'Domain/Desk/DisputeLists',
  component: RulingList,
  subcomponents: { ArbiterLoadTable, OpinionList, OpinionText },
  decorators: [withStoppedClock],
  args: {
    content: pages(storyRulings),
    list: 'rulings' as const,
    assets: storyBook,
    hrefOf: storyCaseHref,
    hasKeys: true,
    onOverturn,
  },
  beforeEach: () => {
    onOverturn.mockReset()
    onOverturn.mockImplementation(async () => {})
  },
})

/** What was decided, with the words that both sides read; one of them was found wrong. */
export const Rulings = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Dispute in trade #8D02K7', '/operator/disputes/8D02K7')
    await expect(canvas.getByText('Overturned')).toBeVisible()
    await expect(canvas.getByText(/The receipt was of another trade/)).toBeVisible()
  },
})
/** A reason is asked for in place; another operator has to agree. */
export const Overturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Overturn the ruling in trade #8D02K7' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'The statement was forged.')
    await userEvent.click(canvas.getByRole('button', { name: 'Overturn' }))
    await expect(onOverturn).toHaveBeenCalledWith(storyRulings[0], 'The statement was forged.')
    await findVisible(canvas.findByText(/Another operator is asked/))
  },
})
/** Arbiters read rulings and do nothing about them. */
export const ForArbiters = meta.story({
  render: args => (
    <RulingList content={args.content} list={args.list} assets={args.assets} hrefOf={args.hrefOf} hasKeys />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Overturn/ })).not.toBeInTheDocument()
  },
})
/** Rulings on their way. */
export const LoadingRulings = meta.story({ args: { content: { status: 'loading' } } })
/** No ruling was found wrong. */
export const NoneOverturned = meta.story({ args: { content: pages([]), list: 'overturned' } })
/** They did not come, and can be asked for again. */
export const FailedRulings = meta.story({ args: { content: failed } })
/** Who works on what. */
export const Load = meta.story({
  tags: ['visual'],
  render: () => <ArbiterLoadTable content={ready(storyLoad)} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /kemi\.a/ })
    await expect(row).toHaveTextContent('kemi.a52411')
  },
})
/** There is nobody yet. */
export const LoadOfNobody = meta.story({ render: () => <ArbiterLoadTable content={ready([])} /> })
/** Who works on what is on its way. */
export const LoadLoading = meta.story({ render: () => <ArbiterLoadTable content={{ status: 'loading' }} /> })
/** Who works on what did not come. */
export const LoadFailed = meta.story({ render: () => <ArbiterLoadTable content={failed} /> })
/** What arbiters ask each other: one waits, one was answered. */
export const Opinions = meta.story({
  tags: ['visual'],
  render: () => <OpinionList content={ready([storyOpinion(), answeredOpinion])} hrefOf={storyCaseHref} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waits for another arbiter')).toBeVisible()
    await expect(canvas.getByText('Would rule for the seller')).toBeVisible()
  },
})
/** Nobody has asked. */
export const NoOpinions = meta.story({
  render: () => <OpinionList content={ready([])} hrefOf={storyCaseHref} />,
})
/** They did not come. */
export const OpinionsFailed = meta.story({
  render: () => <OpinionList content={failed} hrefOf={storyCaseHref} />,
})
/** Long words break into lines. */
export const RulingsInRussian = meta.story({ globals: { locale: 'ru' } })
