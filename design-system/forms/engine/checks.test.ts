import { describe, expect, it, vi } from 'vitest'
import { errorStatus } from './formMessage.ts'
import type { Verdict } from './formMessage.ts'
import { formOf, pledge, turn } from '../../../tests/support/testForm.ts'

describe('checks', () => {
  function checked() {
    const answers = new Map<string, ReturnType<typeof pledge<Verdict>>>()
    const check = vi.fn((value: string) => {
      const answer = pledge<Verdict>()
      answers.set(value, answer)
      return answer.promise
    })
    const setup = formOf({
      address: { typeId: 'text', context: { required: true, check, checkDelay: 400 } },
    })
    return { ...setup, check, answers, field: setup.form.field.address }
  }

  it('wait for a pause, and leave the field pending meanwhile', async () => {
    const { field, check, timers, answers, says } = checked()
    field.change('a')
    timers.advance(399)
    field.change('ab')
    timers.advance(399)
    expect(check).not.toHaveBeenCalled()
    expect(field.getState()).toMatchObject({ isPending: true, isValid: true })
    timers.advance(1)
    expect(check).toHaveBeenCalledExactlyOnceWith('ab', expect.anything())
    answers.get('ab')?.resolve(errorStatus('aml'))
    await turn()
    expect(field.getState()).toMatchObject({ isPending: false, isValid: false })
    expect(says('address')).toBe('aml')
  })

  it.each([
    ['slow', 'quick'],
    ['quick', 'slow'],
  ])('of two that race, the last asked wins (%s answers first)', async first => {
    const { field, timers, answers, says } = checked()
    field.change('slow')
    timers.advance(400)
    field.change('quick')
    timers.advance(400)
    const settle = {
      slow: () => answers.get('slow')?.resolve(errorStatus('aml')),
      quick: () => answers.get('quick')?.resolve(null),
    }
    const order = first === 'slow' ? [settle.slow, settle.quick] : [settle.quick, settle.slow]
    for (const answer of order) {
      answer()
      await turn()
    }
    expect(says('address')).toBeNull()
    expect(field.getState()).toMatchObject({ isPending: false, isValid: true, value: 'quick' })
  })

  it('are forgotten when the field is emptied', async () => {
    const { field, timers, answers, says } = checked()
    field.change('a')
    timers.advance(400)
    field.change('')
    answers.get('a')?.resolve(errorStatus('aml'))
    await turn()
    expect(says('address')).toBe('required')
    expect(field.getState().isPending).toBe(false)
  })

  it('are waited for on submit, at once, and not asked twice about the same', async () => {
    const { form, field, check, answers, onSubmit } = checked()
    field.change('a')
    const outcome = form.submit()
    await turn()
    expect(check).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    answers.get('a')?.resolve(null)
    expect(await outcome).toBe('submitted')
    expect(await form.submit()).toBe('submitted')
    expect(check).toHaveBeenCalledOnce()
  })

  it('keep a form back when they object, also the second time', async () => {
    const { form, field, timers, answers, onSubmit } = checked()
    field.change('a')
    timers.advance(400)
    answers.get('a')?.resolve(errorStatus('aml'))
    await turn()
    expect(await form.submit()).toBe('invalid')
    expect(await form.submit()).toBe('invalid')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('that break let nothing pass, and are asked again', async () => {
    const { form, field, check, answers, says } = checked()
    field.change('a')
    const outcome = form.submit()
    await turn()
    answers.get('a')?.reject(new Error('offline'))
    expect(await outcome).toBe('invalid')
    expect(says('address')).toBe('validationFailed')
    const again = form.submit()
    await turn()
    expect(check).toHaveBeenCalledTimes(2)
    answers.get('a')?.resolve(null)
    expect(await again).toBe('submitted')
  })

  it('change nothing once the form is gone', async () => {
    const { form, field, timers, answers, onSubmit } = checked()
    const end = form.connect()
    field.change('a')
    timers.advance(400)
    const outcome = form.submit()
    await turn()
    end()
    expect(await outcome).toBe('abandoned')
    const listener = vi.fn()
    form.subscribe(listener)
    answers.get('a')?.resolve(errorStatus('aml'))
    await turn()
    expect(listener).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(timers.waiting()).toBe(0)
  })

  it('go on after the form is connected again', async () => {
    const { form, field, timers, answers, says } = checked()
    form.connect()()
    const end = form.connect()
    field.change('a')
    timers.advance(400)
    answers.get('a')?.resolve(errorStatus('aml'))
    await turn()
    expect(says('address')).toBe('aml')
    end()
  })
})
