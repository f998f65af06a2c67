import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AlikeList } from '../../../../design-system/domain/desk/dispute/AlikeList.tsx'
import { CaseMissing } from '../../../../design-system/domain/desk/dispute/CaseMissing.tsx'
import { CaseSummary } from '../../../../design-system/domain/desk/dispute/CaseSummary.tsx'
import { CaseTimeline } from '../../../../design-system/domain/desk/dispute/CaseTimeline.tsx'
import { CaseWay } from '../../../../design-system/domain/desk/dispute/CaseWay.tsx'
import { OpinionPanel } from '../../../../design-system/domain/desk/dispute/OpinionPanel.tsx'
import { QuestionList } from '../../../../design-system/domain/desk/dispute/QuestionList.tsx'
import { RulingPanel } from '../../../../design-system/domain/desk/dispute/RulingPanel.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { expectLink } from '../../../support/plays.ts'
import {
  answeredOpinion,
  storyAlike,
  storyCaseHref,
  storyOpinion,
  storyQuestions,
} from '../../support/desk/storyDeskDispute.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

type Panel = ComponentProps<typeof OpinionPanel>
const onRule = fn<ComponentProps<typeof RulingPanel>['onRule']>(async () => {})
const onSend = fn<ComponentProps<typeof QuestionList>['onSend']>(async () => {})
const onAsk = fn<Panel['onAsk']>(async () => {})
const onAnswer = fn<Panel['onAnswer']>(async () => {})

const meta = preview.meta({
  title: 'Domain/Desk/DisputeCase',
  component: RulingPanel,
  subcomponents: { AlikeList, CaseMissing, CaseSummary, CaseTimeline, CaseWay, OpinionPanel, QuestionList },
  decorators: [withStoppedClock],
  args: {
    kind: 'dispute' as const,
    amount: '0.0085',
    coin: storyBook.of('BTC'),
    nameOf: { buyer: 'tobi_x', seller: 'kunle_o' },
    onRule,
  },
  beforeEach: () => {
    for (const spy of [onRule, onSend, onAsk, onAnswer]) {
      spy.mockReset()
      spy.mockImplementation(async () => {})
    }
  },
})

/** What each ruling does is said before it is chosen; a reason and the tick are asked for. */
export const Rules = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /For the seller/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }))
    await expect(onRule).not.toHaveBeenCalled()
    await userEvent.type(
      canvas.getByRole('textbox', { name: /Reason, sent to both/ }),
      'The statement shows the return.',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read both sides/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }))
    await expect(onRule).toHaveBeenCalledWith({
      inFavourOf: 'seller',
      reason: 'The statement shows the return.',
    })
  },
})
/** Somebody else was faster: it is said above the button. */
export const RuledAlready = meta.story({
  args: { kind: 'claim' },
  play: async ({ canvas, userEvent }) => {
    onRule.mockRejectedValueOnce(storyRefusal('reason', 'Somebody has ruled already', 'ruling_refused'))
    await userEvent.click(canvas.getByRole('radio', { name: /For the buyer/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'The receipt is genuine.')
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have read both sides/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rule' }))
    await findVisible(canvas.findByText('Somebody has ruled already'))
  },
})
/** A press writes the question in the chat; one that was not sent says so. */
export const Questions = meta.story({
  tags: ['visual'],
  render: () => <QuestionList questions={storyQuestions} onSend={onSend} />,
  play: async ({ canvas, userEvent }) => {
    onSend.mockRejectedValueOnce(storyRefusal('text', 'The trade is over.'))
    const [first, second] = canvas.getAllByRole('button', { name: /^Send: / })
    await userEvent.click(first!)
    await findVisible(canvas.findByText('It was not sent. Try again.'))
    await userEvent.click(second!)
    await expect(onSend).toHaveBeenLastCalledWith(expect.stringMatching(/^To the seller: attach the history/))
    await findVisible(canvas.findByText('Sent'))
  },
})
/** One asks, in words that the sides never read. */
export const AsksForAnOpinion = meta.story({
  render: () => <OpinionPanel opinions={[answeredOpinion]} canAsk onAsk={onAsk} onAnswer={onAnswer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask another arbiter' }))
    await userEvent.type(
      canvas.getByRole('textbox', { name: /What is to be looked at/ }),
      'Is the stamp genuine?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(onAsk).toHaveBeenCalledWith('Is the stamp genuine?')
  },
})
/** Another one answers, and decides nothing by it. */
export const GivesAnOpinion = meta.story({
  tags: ['visual'],
  render: () => <OpinionPanel opinions={[storyOpinion()]} canAsk onAsk={onAsk} onAnswer={onAnswer} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'For the seller' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /What you think/ }), 'It is not genuine.')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(onAnswer).toHaveBeenCalledWith({ inFavourOf: 'seller', words: 'It is not genuine.' })
  },
})
/** What it is about, what happened, how alike ones were decided. */
export const Around = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <CaseWay tradeId="8F2K41" listHref="/operator/disputes" />
      <CaseSummary
        tradeId="8F2K41"
        kind="dispute"
        isOpen
        amount="0.0085"
        coin="BTC"
        fiatAmount="1258000"
        fiat="NGN"
        assets={storyBook}
        tradeHref="/trade/8F2K41"
      />
      <CaseTimeline
        assets={storyBook}
        steps={[
          {
            id: 'h2',
            code: 'dispute_opened',
            at: minutesFromNow(-90),
            by: 'buyer',
            byName: 'tobi_x',
            isMine: false,
            amount: null,
            asset: null,
          },
          {
            id: 'h1',
            code: 'escrow_locked',
            at: minutesFromNow(-190),
            by: 'buyer',
            byName: 'tobi_x',
            isMine: false,
            amount: '0.0085',
            asset: 'BTC',
          },
        ]}
      />
      <AlikeList rulings={storyAlike} hrefOf={storyCaseHref} />
      <QuestionList questions={[]} onSend={onSend} />
      <CaseMissing isOwn={false} listHref="/operator/disputes" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'The trade with its chat', '/trade/8F2K41')
    // From its opening on.
    const [list] = canvas.getAllByRole('list', { name: /step/i })
    const steps = within(list!).getAllByRole('listitem')
    await expect(steps).toHaveLength(2)
    await expect(steps[0]).toHaveTextContent(/escrow/i)
  },
})
/** No case was about the same before. */
export const NothingAlike = meta.story({
  render: () => <AlikeList rulings={[]} hrefOf={storyCaseHref} />,
})
