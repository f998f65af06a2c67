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

/** The title says 404 in words, and three ways lead on: to buy, to sell, and home. */
export const NotFound = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Error 404, page not found')
    await expectLink(canvas, 'Buy crypto', '#buy')
    await expectLink(canvas, 'To the home page', '#home')
  },
})
/** The three ways on with Russian words, and how they break into lines. */
export const NotFoundRussian = meta.story({ globals: { locale: 'ru' } })

const failed = () => (
  <FailedState
    onRetry={onRetry}
    reason="Souk could not be reached. Check the connection and try again."
    homeHref={hrefs.home}
  />
)
/** An alert that begins with the reason, says that no money is affected, and offers one press to try again. */
export const Failed = meta.story({
  render: failed,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your money is not affected.')
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})
/** The shortest form in Russian: no reason is known, and no other way is offered. */
export const FailedRussian = meta.story({
  globals: { locale: 'ru' },
  render: () => <FailedState onRetry={onRetry} />,
})

/** While the page is tried again a second press asks nothing. */
export const Retrying = meta.story({
  render: () => <FailedState onRetry={onRetry} isRetrying />,
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Trying again' }))
    await expect(onRetry).not.toHaveBeenCalled()
  },
})

const forbidden = () => <ForbiddenState hrefs={hrefs} />
/** Somebody else’s trade stays closed, and the viewer is led to their own. */
export const Forbidden = meta.story({
  render: forbidden,
  play: leadsTo('To my trades', '#trades'),
})
/** The longest text of all these states, in Russian. */
export const ForbiddenRussian = meta.story({
  globals: { locale: 'ru' },
  render: forbidden,
})

const prompt = () => (
  <NarrowLayout>
    <LogInPrompt hrefs={hrefs} />
  </NarrowLayout>
)
/** Where a form of a trade would be, a visitor has both ways to an account. */
export const LogIn = meta.story({
  render: prompt,
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Log in', '#in')
    await expectLink(canvas, 'Sign up', '#up')
  },
})
/** The same card in Russian, in the narrow column of a form. */
export const LogInRussian = meta.story({ globals: { locale: 'ru' }, render: prompt })
