import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { AmountBlock } from '../../design-system/domain/trading/trade/payment/AmountBlock.tsx'
import { TradeTimer } from '../../design-system/domain/trading/trade/status/TradeTimer.tsx'
import { formatDate } from '../../design-system/format/date/formatDate.ts'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import { minutesFromNow, storyTime, withStoppedClock } from '../domain/support/storyClock.tsx'
import { btc, ngn } from '../domain/support/storyAsset.ts'
import { storyTrade } from '../domain/support/trading/storyTrade.ts'
import { accountAnswers } from '../pages/accountAnswers.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { loaded } from '../support/plays.ts'

/** What each menu of the toolbar does to a story. As an address says it, `&globals=locale:ar-XB`, so a story may say it itself. */
const meta = preview.meta({ title: 'Guide/Toolbar', component: Button, decorators: [withStoppedClock] })

const html = document.documentElement
const timer = { kind: 'pay', isMine: true, startsAt: minutesFromNow(-5), endsAt: minutesFromNow(25) } as const
const timed = () => <TradeTimer timer={timer} />

/** Lines begin at the right, and words are turned. Plurals and numbers stay English. */
export const RightToLeft = meta.story({
  globals: { locale: 'ar-XB' },
  render: timed,
  play: async ({ canvas }) => {
    await expect(html.dir).toBe('rtl')
    await expect(canvas.getByRole('timer')).toHaveTextContent(
      '25:00 \u202Eleft\u202C \u202Eto\u202C \u202Epay\u202C',
    )
  },
})

/** Words are longer than in any language that may come. */
export const LongWords = meta.story({
  globals: { locale: 'en-XA' },
  render: timed,
  play: async ({ canvas }) => {
    await expect(html.dir).toBe('ltr')
    await expect(canvas.getByRole('timer')).toHaveTextContent('25:00 ļéééƒţ ţööö þåååý')
  },
})

/** One choice of the menu sets two attributes of the page: the dark theme, and more contrast. */
export const HighContrast = meta.story({
  globals: { theme: 'dark-contrast' },
  args: { children: 'Buy' },
  play: async () => {
    await expect(html.dataset).toMatchObject({ theme: 'dark', contrast: 'more' })
  },
})

/** Density is one attribute of the page: the button follows it by tokens, and knows nothing of it. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  args: { children: 'Buy' },
  play: async () => {
    await expect(html.dataset).toMatchObject({ density: 'compact' })
  },
})

/** Text alone doubles, as in a browser that is asked for larger text. */
export const LargeText = meta.story({
  globals: { textSize: '200' },
  render: () => <Text>Fourteen, doubled</Text>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fourteen, doubled')).toHaveStyle({ fontSize: '28px' })
  },
})

/** Drawn without any colour, as some people see it: the words and the form alone have to say what is dangerous. */
export const WithoutColour = meta.story({
  globals: { vision: 'achromatopsia' },
  args: { variant: 'danger' as const, children: 'Release 0.0085 BTC' },
  play: async () => {
    await expect(getComputedStyle(html).filter).toBe('url("#vision-achromatopsia")')
  },
})

/** The clock stands a day later, so a timer that had 25 minutes left has run out. */
export const ADayLater = meta.story({
  globals: { time: 'later' },
  render: timed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00')
  },
})

/** The same moment by the clocks of Vladivostok, ten hours ahead. */
export const InAnotherTimeZone = meta.story({
  globals: { time: 'east' },
  render: () => <Text>{formatDate(storyTime, { format: 'dateTime', locale: 'en' })}</Text>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mar 06 2026 0:08')).toBeVisible()
  },
})

/** What people and banks write is three times as long. */
export const LongTexts = meta.story({
  globals: { data: 'long' },
  render: () => <StoryApp address="/wallet" answers={accountAnswers} />,
  ...pageMeta,
  play: async scene => {
    await loaded(scene)
    await expect((await within(scene.canvasElement).findAllByText(/(.{4,}) \1 \1/)).length).toBeGreaterThan(0)
  },
})

/** Every page in its loading state: what it asks for is on its way, and the app around it is there. */
export const NoAnswerYet = meta.story({
  globals: { data: 'waiting' },
  render: () => <StoryApp address="/wallet" answers={accountAnswers} />,
  ...pageMeta,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument()
    await expect(canvas.queryByText('Bitcoin')).not.toBeInTheDocument()
  },
})

/** Every page when the service has a fault: it says so, and offers to ask again. */
export const AnswersFail = meta.story({
  globals: { data: 'failing' },
  render: () => <StoryApp address="/wallet" answers={accountAnswers} />,
  ...pageMeta,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
  },
})

/** The same answers with enormous sums, to find the amount that breaks a line or a column. */
export const HugeNumbers = meta.story({
  globals: { data: 'huge' },
  render: () => <StoryApp address="/wallet" answers={accountAnswers} />,
  ...pageMeta,
  play: async scene => {
    await loaded(scene)
    await expect((await within(scene.canvasElement).findAllByText(/987,654,321,098/)).length).toBeGreaterThan(
      0,
    )
  },
})

/** The same answers without rows: what a page says to somebody for whom nothing has happened yet. */
export const EmptyLists = meta.story({
  globals: { data: 'empty' },
  render: () => <StoryApp address="/wallet" answers={accountAnswers} />,
  ...pageMeta,
  play: async scene => {
    await loaded(scene)
    await waitFor(() =>
      expect(within(scene.canvasElement).queryByText('Trade completed')).not.toBeInTheDocument(),
    )
  },
})

/** An amount keeps its direction where lines begin at the right. */
export const AmountsKeepTheirDirection = meta.story({
  globals: { locale: 'ar-XB' },
  render: () => <AmountBlock trade={storyTrade('new')} coin={btc} fiat={ngn} />,
  play: async ({ canvas }) => {
    const amount = canvas.getByText('169634').parentElement
    await expect(amount).toHaveStyle({ direction: 'ltr' })
  },
})
