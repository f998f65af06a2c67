import { expect, it, vi } from 'vitest'
import { ShownInPlaceError } from './ShownInPlaceError.ts'
import { createCaptchaCheck } from './captchaCheck.ts'
import { sendGuarded } from './sendGuarded.ts'
import { fractionOf } from './solveCaptcha.ts'

const refused = (code: string, params = {}) =>
  Object.assign(new Error(code), {
    errors: [{ message: code, extensions: { status: 422, code, params, errors: { base: [code] } } }],
  })

/** A form, the service behind it, and everything that its check was seen in. */
function setup(answers: readonly (Error | string)[], solve = () => Promise.resolve()) {
  let solved = 0
  const check = createCaptchaCheck(async ({ onProgress }) => {
    onProgress(0.5)
    await solve()
    return `solution ${++solved}`
  })
  const seen: string[] = []
  check.subscribe(() => seen.push(check.state()?.kind ?? 'none'))
  const left = [...answers]
  const sent: (string | undefined)[] = []
  const wait = vi.fn<(seconds: number) => void>()
  const send = () =>
    sendGuarded(
      captcha => {
        sent.push(captcha)
        const answer = left.shift()
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
      { check, wait },
    )
  return { check, seen, sent, wait, send }
}

it('sends a form without a check while none is asked for', async () => {
  const { send, sent, seen } = setup(['in'])
  expect(await send()).toBe('in')
  expect(sent).toEqual([undefined])
  expect(seen).toEqual([])
})

it('solves what is asked for and sends again with it', async () => {
  const { send, sent, seen } = setup([refused('captcha_required'), 'in'])
  expect(await send()).toBe('in')
  expect(sent).toEqual([undefined, 'solution 1'])
  expect(seen).toEqual(['solving', 'solving', 'solved'])
})

it('solves anew after each refusal, because a solution counts once', async () => {
  const wrong = refused('wrong_credentials')
  const { check, send, sent } = setup([refused('captcha_required'), wrong, refused('captcha_wrong'), 'in'])
  await expect(send()).rejects.toBe(wrong)
  await vi.waitFor(() => expect(check.state()).toEqual({ kind: 'solved' }))
  // What was prepared has grown too old meanwhile.
  expect(await send()).toBe('in')
  expect(sent).toEqual([undefined, 'solution 1', 'solution 2', 'solution 3'])
})

it('gives a service up that refuses its own challenges', async () => {
  const wrong = refused('captcha_wrong')
  const { send, sent } = setup([wrong, wrong, wrong, wrong])
  await expect(send()).rejects.toBe(wrong)
  expect(sent).toHaveLength(3)
})

it('says in place that the check failed, and tries it again when told', async () => {
  let isAway = true
  const { check, send, sent } = setup([refused('captcha_required'), 'in'], () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
  )
  await expect(send()).rejects.toBeInstanceOf(ShownInPlaceError)
  expect(check.state()).toEqual({ kind: 'failed' })
  isAway = false
  check.prepare()
  await vi.waitFor(() => expect(check.state()).toEqual({ kind: 'solved' }))
  expect(await send()).toBe('in')
  expect(sent).toEqual([undefined, 'solution 1'])
})

it('waits as long as it is told, without a check', async () => {
  const { check, send, wait } = setup([
    refused('captcha_required'),
    refused('too_many_requests', { seconds: 840 }),
  ])
  await expect(send()).rejects.toBeInstanceOf(ShownInPlaceError)
  expect(wait.mock.calls).toEqual([[840]])
  expect(check.state()).toBeNull()
})

it('shows how likely the work is done', () => {
  expect(fractionOf(0, '00')).toBe(0)
  expect(fractionOf(256, '00')).toBeCloseTo(0.632, 3)
  expect(fractionOf(5000, '00')).toBeLessThan(1)
})
