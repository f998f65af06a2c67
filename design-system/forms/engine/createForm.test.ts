import { describe, expect, it, vi } from 'vitest'
import { passwordsMatch } from './rules.ts'
import { formOf, pledge, turn } from '../../../tests/support/testForm.ts'

const email = { typeId: 'email', context: { required: true } } as const
const amount = { typeId: 'amount', context: { min: '10', decimals: 2 } } as const

describe('fields', () => {
  it('begin untouched, judged, with what they were given', () => {
    const { form } = formOf({ email, amount: { ...amount, initial: '5' } })
    expect(form.getState().fields).toMatchObject({
      email: {
        name: 'email',
        typeId: 'email',
        rawValue: '',
        value: '',
        isValid: false,
        isTouched: false,
        isPending: false,
      },
      amount: {
        rawValue: '5',
        value: '5',
        isValid: false,
        status: { kind: 'error', message: { key: 'min', params: { min: '10' } } },
      },
    })
    expect(form.getState()).toMatchObject({
      id: 'test',
      isPending: false,
      options: { submitOnChange: false, submitDelay: 1000, watchFields: false },
    })
  })

  it('take value, touch and validity from a change', () => {
    const { form, says } = formOf({ amount })
    form.field.amount.change('1 234,5')
    expect(form.getState().fields['amount']).toMatchObject({
      rawValue: '1 234,5',
      value: '1234.5',
      isTouched: true,
      isValid: true,
    })
    form.field.amount.change('9.999')
    expect(says('amount')).toBe('decimals')
  })

  it('flag focus and blur, and then show a number as it was understood', () => {
    const { form } = formOf({ amount })
    form.field.amount.focus()
    form.field.amount.change('1234567,5')
    expect(form.field.amount.getState()).toMatchObject({ isFocused: true, rawValue: '1234567,5' })
    form.field.amount.blur()
    expect(form.field.amount.getState()).toMatchObject({
      isFocused: false,
      rawValue: '1,234,567.5',
      value: '1234567.5',
    })
  })

  it('keep their amount when the locale changes', () => {
    const { form } = formOf({ amount })
    form.field.amount.change('1,234')
    form.setLocale('ru')
    expect(form.field.amount.getState()).toMatchObject({ rawValue: '1\u00A0234', value: '1234' })
  })

  it('are left alone when the locale stays', () => {
    const { form } = formOf({ amount })
    form.field.amount.change('1234')
    form.setLocale('en')
    expect(form.field.amount.getState().rawValue).toBe('1234')
  })

  it('keep the identity of what did not change', () => {
    const { form } = formOf({ email, amount })
    const before = form.getState().fields['email']
    form.field.amount.change('20')
    expect(form.getState().fields['email']).toBe(before)
  })

  it('judge again when another one that they depend on changes', () => {
    const { form, says } = formOf({
      password: { typeId: 'password' },
      again: {
        typeId: 'password',
        context: { rules: [passwordsMatch('password')], dependsOn: ['password'] },
      },
    })
    form.field.password.change('a')
    form.field.again.change('a')
    expect(says('again')).toBeNull()
    form.field.password.change('b')
    expect(says('again')).toBe('passwordsMatch')
  })

  it('judge again when their limits move', () => {
    const { form, says } = formOf({ amount })
    form.field.amount.change('15')
    form.setContext('amount', { min: '20' })
    expect(says('amount')).toBe('min')
  })

  it('warn without standing in the way', async () => {
    const { form, onSubmit } = formOf({
      note: { typeId: 'text', context: { rules: [() => ({ kind: 'warning', message: { key: 'aml' } })] } },
    })
    form.field.note.change('x')
    expect(form.field.note.getState()).toMatchObject({ isValid: true, status: { kind: 'warning' } })
    expect(await form.submit()).toBe('submitted')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('tell listeners, until they leave', () => {
    const { form } = formOf({ email })
    const listener = vi.fn()
    const leave = form.subscribe(listener)
    form.field.email.change('a')
    const calls = listener.mock.calls.length
    expect(calls).toBeGreaterThan(0)
    leave()
    form.field.email.change('b')
    expect(listener).toHaveBeenCalledTimes(calls)
  })
})

describe('reviewing some fields', () => {
  it('touches and judges these alone, and tells whether they stand', async () => {
    const { form, onSubmit } = formOf({ email, amount: { ...amount, initial: '5' } })
    expect(await form.review(['amount'])).toBe(false)
    expect(form.getState().fields['email']?.isTouched).toBe(false)
    expect(form.getState().fields['amount']?.isTouched).toBe(true)
    form.field.amount.change('12')
    expect(await form.review(['amount'])).toBe(true)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('submitting', () => {
  it('marks all touched and goes no further when something is wrong', async () => {
    const { form, onSubmit, onFailure, reveal } = formOf({ email, amount })
    const elements = { email: {} as HTMLElement, amount: {} as HTMLElement }
    form.field.email.setElement(elements.email)
    form.field.amount.setElement(elements.amount)
    expect(await form.submit()).toBe('invalid')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ reason: 'invalid', fields: ['email'] })
    expect(Object.values(form.getState().fields).map(field => field.isTouched)).toEqual([true, true])
    expect(reveal).toHaveBeenCalledExactlyOnceWith([elements.email])
    expect(form.getState()).toMatchObject({ isPending: false, attempts: 1 })
  })

  it('is pending around the handler, and hands over values as understood', async () => {
    const sent = pledge<void>()
    const { form, onSubmit } = formOf({ email, amount }, { onSubmit: vi.fn(() => sent.promise) })
    form.field.email.change(' ada@souk.test ')
    form.field.amount.change('1,000.50')
    const outcome = form.submit()
    await turn()
    expect(form.getState().isPending).toBe(true)
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@souk.test', amount: '1000.5' })
    sent.resolve()
    expect(await outcome).toBe('submitted')
    expect(form.getState().isPending).toBe(false)
  })

  it('calls the handler of now', async () => {
    const { form, onSubmit } = formOf({ amount })
    const later = vi.fn()
    form.setCallbacks({ onSubmit: later })
    await form.submit()
    expect(later).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('happens once, however often it is asked for', async () => {
    const sent = pledge<void>()
    const { form, onSubmit } = formOf({ amount }, { onSubmit: vi.fn(() => sent.promise) })
    const outcomes = [form.submit(), form.submit()]
    await turn()
    outcomes.push(form.submit())
    sent.resolve()
    expect(await Promise.all(outcomes)).toEqual(['submitted', 'submitted', 'submitted'])
    expect(onSubmit).toHaveBeenCalledOnce()
    await form.submit()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('puts the server’s errors on the fields, and takes them away when the value changes', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce({ data: { errors: { amount: ['Too much.'] }, code: 'too_large', metadata: {} } })
    const { form, says, onAlert, onFailure, reveal } = formOf(
      { email: { typeId: 'email' }, amount },
      { onSubmit },
    )
    form.field.amount.setElement({} as HTMLElement)
    expect(await form.submit()).toBe('refused')
    expect(says('amount')).toBe('Too much.')
    expect(onAlert).not.toHaveBeenCalled()
    expect(reveal).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: 'refused', fields: ['amount'] }),
    )
    form.setLocale('ru')
    expect(says('amount')).toBe('Too much.')
    form.field.amount.change('20')
    expect(says('amount')).toBeNull()
  })

  it('may be tried again as it is after a refusal', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce({ errors: { amount: 'Not now.' } })
    const { form } = formOf({ amount }, { onSubmit })
    expect(await form.submit()).toBe('refused')
    expect(await form.submit()).toBe('submitted')
  })

  it('alerts what no field takes, and the custom message besides', async () => {
    const failureMessage = { key: 'validationFailed' } as const
    const onSubmit = () =>
      Promise.reject(
        Object.assign(new Error(), { extensions: { errors: { base: ['No.'] }, code: 'forbidden' } }),
      )
    const { form, onAlert } = formOf({ amount }, { onSubmit, failureMessage })
    await form.submit()
    expect(onAlert.mock.calls).toEqual([
      [{ refusal: { code: 'forbidden', params: undefined, text: 'No.' } }],
      [failureMessage],
    ])
    expect(form.getState().refusal).toMatchObject({ code: 'forbidden' })
    form.field.amount.change('20')
    expect(form.getState().refusal).toBeNull()
  })

  it('leaves a black list to the page', async () => {
    const onSubmit = () =>
      Promise.reject({ errors: { base: ['Blocked.'] }, code: 'user_blocked', isBl: true })
    const { form, onAlert } = formOf({ amount }, { onSubmit, failureMessage: { key: 'aml' } })
    expect(await form.submit()).toBe('refused')
    expect(onAlert).not.toHaveBeenCalled()
    expect(form.getState().refusal).toMatchObject({ isBl: true, code: 'user_blocked' })
  })

  it('ends in silence when the error is no answer', async () => {
    const error = new TypeError('offline')
    const { form, onAlert, onFailure } = formOf({ amount }, { onSubmit: () => Promise.reject(error) })
    expect(await form.submit()).toBe('failed')
    expect(onAlert).not.toHaveBeenCalled()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ reason: 'failed', error })
    expect(form.getState().isPending).toBe(false)
  })

  it('throws on with ignoreError, and can be used again', async () => {
    const refusal = { errors: { amount: 'No.' } }
    const onSubmit = vi.fn().mockRejectedValueOnce(refusal)
    const { form, says, onFailure } = formOf({ amount }, { onSubmit, ignoreError: true })
    await expect(form.submit()).rejects.toBe(refusal)
    expect(says('amount')).toBeNull()
    expect(onFailure).not.toHaveBeenCalled()
    expect(form.getState().isPending).toBe(false)
    expect(await form.submit()).toBe('submitted')
  })

  it('takes errors that come by another way', () => {
    const { form, says } = formOf({ email, amount })
    form.placeErrors({ email: ['Taken.', 'Other.'], amount: 'Too much.', base: 'Lost.' })
    expect([says('email'), says('amount')]).toEqual(['Taken.', 'Too much.'])
  })

  it('begins anew on reset', async () => {
    const { form } = formOf({ email, amount: { ...amount, initial: '15' } })
    form.field.email.change('x')
    form.field.amount.change('99')
    await form.submit()
    form.reset({ email: 'ada@souk.test' })
    expect(form.values()).toEqual({ email: 'ada@souk.test', amount: '15' })
    expect(form.getState()).toMatchObject({
      attempts: 0,
      fields: { email: { isTouched: false, isValid: true } },
    })
  })
})

describe('submitOnChange', () => {
  const options = { submitOnChange: true, submitDelay: 1000 }

  it('submits once changes have paused', async () => {
    const { form, timers, onSubmit } = formOf({ amount }, { options })
    form.field.amount.change('20')
    timers.advance(999)
    form.field.amount.change('30')
    timers.advance(999)
    await turn()
    expect(onSubmit).not.toHaveBeenCalled()
    timers.advance(1)
    await turn()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ amount: '30' })
  })

  it('leaves the focus where somebody types', async () => {
    const { form, timers, says, reveal } = formOf({ email, amount }, { options })
    form.field.email.setElement({} as HTMLElement)
    form.field.amount.change('20')
    timers.advance(1000)
    await turn()
    expect(says('email')).toBe('required')
    expect(reveal).not.toHaveBeenCalled()
  })

  it('does not submit what is wrong', async () => {
    const { form, timers, onSubmit, onFailure } = formOf({ amount }, { options })
    form.field.amount.change('5')
    timers.advance(1000)
    await turn()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith({ reason: 'invalid', fields: ['amount'] })
  })

  it('submits what changed meanwhile in its turn', async () => {
    const sent = pledge<void>()
    const onSubmit = vi.fn().mockReturnValueOnce(sent.promise)
    const { form, timers } = formOf({ amount }, { options, onSubmit })
    form.field.amount.change('20')
    timers.advance(1000)
    await turn()
    form.field.amount.change('30')
    timers.advance(1000)
    await turn()
    expect(onSubmit).toHaveBeenCalledOnce()
    sent.resolve()
    await turn()
    timers.advance(1000)
    await turn()
    expect(onSubmit.mock.calls).toEqual([[{ amount: '20' }], [{ amount: '30' }]])
  })

  it('waits for nothing once the form is gone, or was submitted by hand', async () => {
    const { form, timers, onSubmit } = formOf({ amount }, { options })
    const end = form.connect()
    form.field.amount.change('20')
    await form.submit()
    timers.advance(5000)
    await turn()
    expect(onSubmit).toHaveBeenCalledOnce()
    form.field.amount.change('30')
    end()
    timers.advance(5000)
    await turn()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

it('watching tells once changes have paused for a second', () => {
  const { form, timers, onWatch } = formOf({ amount }, { options: { watchFields: true } })
  form.field.amount.change('2')
  timers.advance(600)
  form.field.amount.change('25')
  timers.advance(999)
  expect(onWatch).not.toHaveBeenCalled()
  timers.advance(1)
  expect(onWatch).toHaveBeenCalledExactlyOnceWith({ amount: '25' })
})

it('without watching nobody is told', () => {
  const { form, timers, onWatch } = formOf({ amount })
  form.field.amount.change('2')
  timers.advance(10_000)
  expect(onWatch).not.toHaveBeenCalled()
})
