import { expect, it } from 'vitest'
import { shortCache } from './shortCache.ts'

function cache(keeps?: (value: string) => boolean) {
  const at = { now: 0 }
  const made: PromiseWithResolvers<string>[] = []
  const { get } = shortCache<string>({
    milliseconds: 4,
    freshMilliseconds: 2,
    most: 2,
    now: () => at.now,
    ...(keeps ? { keeps } : {}),
  })
  const ask = (key = 'a') =>
    get(key, () => {
      const one = Promise.withResolvers<string>()
      made.push(one)
      return one.promise
    })
  return { at, made, ask }
}
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

it('makes it once for all who ask, also before it is there', async () => {
  const { made, ask } = cache()
  const both = [ask(), ask()]
  made[0]?.resolve('one')
  expect(await Promise.all(both)).toEqual(['one', 'one'])
  expect(made).toHaveLength(1)
})

it('gives the old one while the next is made, and makes one at a time', async () => {
  const { at, made, ask } = cache()
  void ask()
  made[0]?.resolve('one')
  at.now = 2
  expect(await Promise.all([ask(), ask()])).toEqual(['one', 'one'])
  expect(made).toHaveLength(2)
  made[1]?.resolve('two')
  await settled()
  expect(await ask()).toBe('two')
})

it('has nobody get what is too old', async () => {
  const { at, made, ask } = cache()
  void ask()
  made[0]?.resolve('one')
  at.now = 4
  const next = ask()
  made[1]?.resolve('two')
  expect(await next).toBe('two')
})

it('keeps the old one for its time where the next fails, and tries again', async () => {
  const { at, made, ask } = cache()
  void ask()
  made[0]?.resolve('one')
  at.now = 2
  await ask()
  made[1]?.reject(new Error('away'))
  await settled()
  expect(await ask()).toBe('one')
  expect(made).toHaveLength(3)
})

it('forgets the old one where there is nothing to keep any more', async () => {
  const { at, made, ask } = cache(value => value !== 'gone')
  void ask()
  made[0]?.resolve('one')
  at.now = 2
  await ask()
  made[1]?.resolve('gone')
  await settled()
  const next = ask()
  expect(made).toHaveLength(3)
  made[2]?.resolve('gone')
  expect(await next).toBe('gone')
})

it('forgets the oldest where there are more than it keeps', () => {
  const { made, ask } = cache()
  for (const key of ['a', 'b', 'c', 'a']) void ask(key)
  expect(made).toHaveLength(4)
})
