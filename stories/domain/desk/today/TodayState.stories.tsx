import { fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TodayLayout } from '../../../../design-system/domain/desk/today/TodayLayout.tsx'
import { TodayState } from '../../../../design-system/domain/desk/today/TodayState.tsx'
import { showsText, tellsOfPress } from '../../../support/plays.ts'

const onRetry = fn()

const meta = preview.meta({
  title: 'Domain/Desk/TodayState',
  component: TodayState,
  beforeEach: () => void onRetry.mockReset(),
  args: { content: { status: 'loading' } as const },
})

/** The parts of the day keep their places until they are there. */
export const Loading = meta.story({ play: showsText('Loading the desk') })

/** Nothing came: one press tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

/** What is worked on, and beside that what is looked at: under each other where there is no room. */
export const Layout = meta.story({
  render: () => <TodayLayout main={<p>Queues</p>} side={<p>Figures</p>} />,
  play: showsText('Queues', 'Figures'),
})
