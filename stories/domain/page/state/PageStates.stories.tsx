import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FailedState } from '../../../../design-system/domain/page/state/FailedState.tsx'
import { ForbiddenState } from '../../../../design-system/domain/page/state/ForbiddenState.tsx'
import { LogInPrompt } from '../../../../design-system/domain/page/state/LogInPrompt.tsx'
import { NotFoundState } from '../../../../design-system/domain/page/state/NotFoundState.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { expectLink, leadsTo } from '../../../support/plays.ts'

const onRetry = fn()
const hrefs = { home: '#home', buy: '#buy', sell: '#sell', trades: '#trades', logIn: '#in', signUp: '#up' }

const meta = preview.meta({ title: 'Domain/State/Page', component: NotFoundState, args: { hrefs } })

export const NotFound = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Error 404, page not found')
    await expectLink(canvas, 'Buy crypto', '#buy')
    await expectLink(canvas, 'To the home page', '#home')
  },
})
export const NotFoundRussian = meta.story({ globals: { locale: 'ru' } })

const failed = () => (
  <FailedState
    onRetry={onRetry}
    reason="Souk could not be reached. Check the connection and try again."
    homeHref={hrefs.home}
  />
)
export const Failed = meta.story({
  render: failed,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your money is not affected.')
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
export const FailedRussian = meta.story({
  globals: { locale: 'ru' },
  render: () => <FailedState onRetry={onRetry} />,
})

export const Retrying = meta.story({
  render: () => <FailedState onRetry={onRetry} isRetrying />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again' }))
    await expect(onRetry).not.toHaveBeenCalled()
  },
})

const forbidden = () => <ForbiddenState hrefs={hrefs} />
export const Forbidden = meta.story({
  render: forbidden,
  play: leadsTo('To my trades', '#trades'),
})
export const ForbiddenRussian = meta.story({
  globals: { locale: 'ru' },
  render: forbidden,
})

const prompt = () => (
  <NarrowLayout>
    <LogInPrompt hrefs={hrefs} />
  </NarrowLayout>
)
export const LogIn = meta.story({
  render: prompt,
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Log in', '#in')
    await expectLink(canvas, 'Sign up', '#up')
  },
})
export const LogInRussian = meta.story({ globals: { locale: 'ru' }, render: prompt })
