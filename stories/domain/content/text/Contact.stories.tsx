import { expect, fn, mocked, userEvent as user, waitFor, type within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ContactCard } from '../../../../design-system/domain/content/text/contact/ContactCard.tsx'
import { ContactForm } from '../../../../design-system/domain/content/text/contact/ContactForm.tsx'
import type { ContactFormProps } from '../../../../design-system/domain/content/text/contact/ContactForm.tsx'
import { contactTopics } from '../../../../design-system/domain/content/text/contact/contactShape.ts'
import type { ContactTopic } from '../../../../design-system/domain/content/text/contact/contactShape.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { noAnswer } from '../../../support/app/failingAnswers.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'
import { withStillLinks } from '../../support/withStillLinks.tsx'
import { leadsTo, staysInside } from '../../../support/plays.ts'

const topic: ContactTopic = 'trader'
const onSend: ContactFormProps['onSend'] = fn(async () => '8F2K41QX')

const meta = preview.meta({
  title: 'Domain/Content/Contact',
  component: ContactForm,
  decorators: [withStillLinks],
  args: { topic, privacyHref: '#privacy', onSend },
  render: args => (
    <ContactCard topic={args.topic}>
      <ContactForm {...args} />
    </ContactCard>
  ),
})

type Canvas = ReturnType<typeof within>

async function fill(canvas: Canvas): Promise<void> {
  await user.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Kunle')
  await user.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'kunle@trader.example')
  await user.type(canvas.getByRole('textbox', { name: 'Country' }), 'Nigeria')
  await user.type(canvas.getByRole('textbox', { name: 'Currencies you trade' }), 'NGN')
  await user.click(canvas.getByRole('radio', { name: 'Up to $10,000' }))
  await user.type(canvas.getByRole('textbox', { name: /^What you want to know/ }), 'What fits me?')
}
const send = async (canvas: Canvas): Promise<void> => {
  await fill(canvas)
  await user.click(canvas.getByRole('button', { name: 'Send' }))
}

/** What each topic asks for. */
export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Stack gap="6">
      {contactTopics.map(each => (
        <ContactCard key={each} topic={each}>
          <ContactForm {...args} topic={each} />
        </ContactCard>
      ))}
    </Stack>
  ),
})

/** Without scripts, and until the form has come. */
export const ByMail = meta.story({
  tags: ['visual'],
  render: () => <ContactCard topic={topic} />,
  play: leadsTo('support@souk.example', 'mailto:support@souk.example'),
})

/** Sent: its number is said, and the focus is there. */
export const Sent = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    mocked(onSend).mockClear()
    await send(canvas)
    const said = await canvas.findByRole('status')
    await expect(said).toHaveTextContent('Sent. Your number is 8F2K41QX.')
    await expect(said).toHaveFocus()
    await expect(onSend).toHaveBeenCalledOnce()
    await expect(onSend).toHaveBeenCalledWith({
      topic: 'trader',
      name: 'Kunle',
      email: 'kunle@trader.example',
      country: 'Nigeria',
      currencies: 'NGN',
      monthlyVolume: 'up_to_ten_thousand',
      text: 'What fits me?',
    })
  },
})

const onSlowSend: ContactFormProps['onSend'] = fn(noAnswer)

/** It is on its way: a second press is none. */
export const Sending = meta.story({
  args: { onSend: onSlowSend },
  play: async ({ canvas }) => {
    mocked(onSlowSend).mockClear()
    await send(canvas)
    await user.click(await canvas.findByRole('button', { name: 'Sending' }))
    await expect(onSlowSend).toHaveBeenCalledOnce()
  },
})

/** Nothing is sent while something is missing; the first field that lacks something has the focus. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    mocked(onSend).mockClear()
    await user.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findAllByText('Required field')).toHaveLength(6)
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus()
    await expect(onSend).not.toHaveBeenCalled()
  },
})

const refusal = (code: string, field: string, text: string) => async () => {
  throw Object.assign(new Error(code), { code, errors: { [field]: [text] } })
}

/** The service has refused a field. */
export const Refused = meta.story({
  args: { onSend: refusal('invalid_format', 'email', 'It has the wrong form.') },
  play: async ({ canvas }) => {
    await send(canvas)
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

/** Nobody answered: what was written is still there. */
export const Offline = meta.story({
  tags: ['visual'],
  args: {
    onSend: async () => {
      throw new TypeError('Failed to fetch')
    },
  },
  play: async ({ canvas }) => {
    await send(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('What you wrote is still here')
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Kunle')
  },
})

/** The device works for a while instead of the person: a bar in the form says how far it is. */
export const Checking = meta.story({ args: { captcha: { kind: 'solving', fraction: 0.4 } } })
/** The check could not be made: the form says so, and lets it begin again. */
export const CheckFailed = meta.story({ args: { captcha: { kind: 'failed' } } })
/** After too many tries a countdown says when the next one is possible. */
export const TooMany = meta.story({ args: { waitUntil: minutesFromNow(12) } })

/** The fields of a fault report in Russian, which have to stay inside a phone. */
export const ReportInRussianOnPhone = meta.story({
  tags: ['visual'],
  args: { topic: 'bug' },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** By the keyboard alone. */
export const ByKeyboard = meta.story({
  args: { topic: 'business' },
  play: async ({ canvas, userEvent }) => {
    mocked(onSend).mockClear()
    canvas.getByRole('textbox', { name: 'Your name' }).focus()
    await userEvent.keyboard('Olga{Tab}olga@shop.example{Tab}Shop{Tab}{Tab} {Tab}How do we begin?')
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect(await canvas.findByRole('status')).toHaveTextContent('8F2K41QX')
    await expect(onSend).toHaveBeenCalledOnce()
    await expect(onSend).toHaveBeenCalledWith({
      topic: 'business',
      name: 'Olga',
      email: 'olga@shop.example',
      company: 'Shop',
      purpose: 'store',
      text: 'How do we begin?',
    })
  },
})
