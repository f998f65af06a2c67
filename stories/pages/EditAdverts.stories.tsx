import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EditAdvertsPage } from '../../app/features/advert/EditAdvertsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { broken, never } from '../support/app/refused.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'
import { adAnswers } from './adAnswers.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/EditAdverts',
  component: EditAdvertsPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (changed: StoryAnswers = {}, ids = 'a1,a2,a4') =>
  () => (
    <StoryApp
      address={`/edit-adverts?ids=${ids}`}
      answers={{ ...accountAnswers, ...adAnswers(), ...changed }}
    />
  )

export const Loaded = meta.story({ tags: ['visual'], render: at(), play: loaded })
export const Russian = meta.story({ globals: { locale: 'ru' }, render: at(), play: loaded })
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at(),
  play: loaded,
})
export const Loading = meta.story({ render: at({ myAdverts: never }) })

/** Those in the address are nobody's here, or gone. */
export const Empty = meta.story({
  render: at({}, 'somebodys'),
  play: async ({ canvas }) => {
    await shown(canvas.findByText('No ads chosen'))
    await expect(canvas.getByRole('link', { name: 'To your ads' })).toHaveAttribute('href', '/dashboard/ads')
  },
})

export const Failed = meta.story({
  render: at({ myAdverts: broken }),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('button', { name: 'Try again' }))
  },
})

/** Nobody is logged in: the page is shown once somebody is. */
export const Forbidden = meta.story({
  render: () => {
    let isMember = false
    const logIn = () => {
      isMember = true
      return { me: storyViewer, codeStep: null }
    }
    const validateToken = () => ({ isValid: isMember, me: isMember ? storyViewer : null })
    return at({ ...asVisitor, validateToken, logIn })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail or user name'), 'kunle_o')
    await userEvent.type(canvas.getByLabelText('Password'), 'right')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await shown(canvas.findByRole('heading', { level: 1, name: 'Edit 3 ads' }))
  },
})

/** What one refuses stands beside it; the others are changed. */
export const OneRefuses = meta.story({
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('switch', { name: 'Shown or not' }))
    await userEvent.click(canvas.getByRole('radio', { name: /^Archive/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change 3 ads' }))
    await waitFor(() => expect(canvas.getByText(/^2 ads changed\. 1 ad was left/)).toBeVisible())
    await expect(canvas.getAllByText('Changed')).toHaveLength(2)
    await expect(canvas.getByText('Not changed')).toBeVisible()
  },
})
