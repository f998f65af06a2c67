import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { GraphQLError } from 'graphql'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { InfoPage } from '../../app/features/content/InfoPage.tsx'
import { storyEvery } from '../domain/support/content/storyTexts.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { findVisible } from '../support/findVisible.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsRole, showsText } from '../support/plays.ts'
import { contentAnswers, pageAnswer } from './contentAnswers.ts'

const meta = preview.meta({ title: 'Pages/InfoForms', component: InfoPage, ...pageMeta })

interface Asked {
  readonly input: { readonly captcha?: string; readonly topic: string }
  readonly idempotencyKey: string
}

const challenge = async () => {
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '00', deriveKey }
  return { challenge: JSON.stringify(await createChallenge(options)) }
}

/** A text under which there is a form. */
const about = (locale: 'en' | 'ru') => {
  const text = storyEvery(locale)
  return { ...text, blocks: text.blocks.slice(0, 3), topics: [] }
}

const at =
  (address: string, changed: StoryAnswers = {}, locale: 'en' | 'ru' = 'en') =>
  () => (
    <StoryApp
      address={address}
      answers={{
        ...contentAnswers(locale),
        page: () => pageAnswer(about(locale)),
        captchaChallenge: challenge,
        createContactRequest: ({ input }: Asked) => {
          if (input.captcha === undefined) throw refusal(403, 'captcha_required', { captcha: ['Solve it.'] })
          return { number: '8F2K41QX' }
        },
        ...changed,
      }}
    />
  )

async function write(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Olga')
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'olga@shop.example')
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Shop')
  await userEvent.click(screen.getByRole('radio', { name: /^Store/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^What you need/ }), 'How do we begin?')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

/** The form stands under the text. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at('/become-trader'),
  play: onceLoaded(showsRole('button', { name: 'Send' })),
})

/** The device works first, and nobody has to press anything for it. */
export const Sent = meta.story({
  render: at('/business-contacts'),
  play: onceLoaded(async () => {
    await write()
    await waitFor(() => expect(screen.getByText('Sent. Your number is 8F2K41QX.')).toBeVisible(), {
      timeout: 10_000,
    })
  }),
})

/** The check cannot be done: the form says so itself, and nothing pops up. */
export const CheckAway = meta.story({
  render: at('/business-contacts', { captchaChallenge: fault }),
  play: onceLoaded(async ({ canvas }) => {
    await write()
    await findVisible(canvas.findByRole('button', { name: 'Try again' }))
    await expect(screen.queryByText(/It could not be sent/)).not.toBeInTheDocument()
  }),
})

/** The service is broken: what was written is still there. */
export const Failed = meta.story({
  render: at('/business-contacts', { createContactRequest: fault }),
  play: onceLoaded(async ({ canvas }) => {
    await write()
    await findVisible(canvas.findByText(/It could not be sent/))
    await expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Shop')
  }),
})

/** Too many from one network: the form says when one can go on. */
export const TooMany = meta.story({
  render: at('/business-contacts', {
    createContactRequest: () => {
      const extensions = {
        code: 'too_many_requests',
        status: 429,
        params: { seconds: 600 },
        errors: { base: ['Wait.'] },
      }
      throw new GraphQLError('too many', { extensions })
    },
  }),
  play: onceLoaded(async ({ canvas }) => {
    await write()
    await findVisible(canvas.findByText('Too many tries.'))
  }),
})

/** The form to report a weakness under its text on a phone, with Russian labels and button. */
export const ReportOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { ...onPhone, locale: 'ru' },
  render: at('/bug-bounty', {}, 'ru'),
  play: onceLoaded(showsRole('button', { name: 'Отправить' })),
})

/** Where the app is, for a camera and for who has none. */
export const Apps = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  render: at('/ios-app'),
  play: onceLoaded(showsRole('img', { name: 'QR code with the address of Souk' })),
})

/** A page that has nothing to list yet says it plainly instead of linking to groups that do not exist. */
export const Communities = meta.story({
  render: at('/communities'),
  play: onceLoaded(showsText(/We have no group or channel yet/)),
})
