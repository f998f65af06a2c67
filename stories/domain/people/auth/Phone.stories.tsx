import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AuthCard } from '../../../../design-system/domain/people/auth/AuthCard.tsx'
import { PhoneCodeForm } from '../../../../design-system/domain/people/auth/phone/PhoneCodeForm.tsx'
import { PhoneForm } from '../../../../design-system/domain/people/auth/phone/PhoneForm.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { storyCountries } from '../../support/people/storyAccount.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

const onSubmit = fn()
const onResend = fn()
const onOtherNumber = fn()

const meta = preview.meta({
  title: 'Domain/Auth/Phone',
  component: PhoneForm,
  decorators: [withStoppedClock],
  args: { countries: storyCountries, initialCountry: 'NG', onSubmit },
  render: args => (
    <NarrowLayout>
      <AuthCard title="Phone">
        <PhoneForm {...args} />
      </AuthCard>
    </NarrowLayout>
  ),
})

/** A number as people write it at home becomes an international one, and one chooses to be called or written to. */
export const Number = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '801 234 5678')
    await userEvent.click(canvas.getByRole('radio', { name: /SMS/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }))
    await waitFor(() =>
      expect(onSubmit.mock.calls).toEqual([[{ phone: '+2348012345678', countryCode: 'NG', method: 'sms' }]]),
    )
  },
})
/** Country, number and two Russian ways of being reached, whose words may need two lines on a phone. */
export const NumberRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

Number.test('finds a country by its calling code', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Country/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Search countries' }), '+254')
  await userEvent.click(await screen.findByRole('option', { name: /Kenya/ }))
  await expect(canvas.getByRole('button', { name: /Kenya/ })).toHaveTextContent('+254')
})

/** Letters in place of a number are refused at the field. */
export const NotANumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.type(phone, 'kunle{Enter}')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Invalid number'))
  },
})

const code = { phone: '+234 801 234 5678', onSubmit, onResend, isResending: false, onOtherNumber }

/** The last four digits of the calling number are the code; the next call has to wait, and says how long. */
export const CodeOfACall = meta.story({
  tags: ['visual'],
  render: () => <PhoneCodeForm {...code} method="call" resendAt={minutesFromNow(1)} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await expect(canvas.getByRole('button', { name: 'Call again' })).toHaveAccessibleDescription(
      'Possible again in 01:00',
    )
    await userEvent.type(canvas.getByLabelText('Last 4 digits of the number that calls you'), '4097')
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: '4097' }]]))
  },
})

/** Five digits of a message go off by themselves; a call and another number are the other ways. */
export const CodeOfAMessage = meta.story({
  render: () => <PhoneCodeForm {...code} method="sms" resendAt={null} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    onResend.mockClear()
    const field = canvas.getByLabelText('5-digit code from the message')
    await userEvent.type(field, '4097')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(field, '1')
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ code: '40971' }]]))
    await userEvent.click(canvas.getByRole('button', { name: 'Call me instead' }))
    await expect(onResend).toHaveBeenLastCalledWith('call')
    await userEvent.click(canvas.getByRole('button', { name: 'Other number' }))
    await expect(onOtherNumber).toHaveBeenCalled()
  },
})

/** A code that the server refuses is marked where it was typed. */
export const WrongCode = meta.story({
  render: () => (
    <PhoneCodeForm
      {...code}
      method="sms"
      resendAt={null}
      onSubmit={() => Promise.reject(storyRefusal('code', 'Wrong code', 'wrong_code'))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('5-digit code from the message')
    await userEvent.type(field, '00000')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code'))
  },
})
/** Waiting for a call, with the next one just being asked for, in Russian at a phone's width. */
export const CodeRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <PhoneCodeForm {...code} method="call" resendAt={null} isResending />,
})
