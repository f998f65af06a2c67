import { expect, it, type TestContext } from 'vitest'
import { freePort } from '../../scripts/process/freePort.ts'
import { startProcess } from '../support/process/productProcess.ts'
import { openLines } from './openLines.ts'
import { rounds, startedProduct, testCluster, testLoad, type Product } from './product.ts'

const endsWithinMs = 5000

/** Kills the product in the middle of the work again and again; tells how much was acknowledged, and what of it is wrong. */
async function killAndRestart(running: Product, { annotate }: TestContext) {
  const load = await testLoad(running.api)
  for (let round = 0; round < rounds; round++) {
    // Another number each round, so that none is killed in the same phase.
    await load.next(30 + ((round * 37) % 80))
    await running.process().end('SIGKILL')
    await running.start()
  }
  await load.next(30)
  await load.finish()
  const wrong = await load.check()
  await annotate(`${rounds} kills, ${load.answered()} steps acknowledged, ${wrong.length} wrong`)
  return { wrong, answered: load.answered() }
}

it(`${rounds} kills under load lose and double nothing · embedded`, async context => {
  const { wrong, answered } = await killAndRestart(await startedProduct(), context)
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(rounds * 30)
})

it(`${rounds} kills under load lose and double nothing · postgres`, async context => {
  const cluster = await testCluster(context)
  const { wrong, answered } = await killAndRestart(
    await startedProduct({ DATABASE_URL: cluster.url }),
    context,
  )
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(rounds * 30)
})

it('ends within 5 s when it is told to, in the middle of work and with every kind of line open', async ({
  annotate,
}) => {
  const running = await startedProduct()
  const load = await testLoad(running.api)
  const lines = await openLines(running.origin, await running.api.signUp('watcher'))
  await load.next(40)
  const since = performance.now()
  const code = await running.process().end('SIGTERM')
  const took = performance.now() - since
  await lines.close()
  expect(code).toBe(0)
  expect(took).toBeLessThan(endsWithinMs)
  await running.start()
  await load.next(40)
  await load.finish()
  expect(await load.check()).toEqual([])
  await annotate(`ended after ${Math.round(took)} ms`)
})

it('refuses a second process on its data folder, names the first, and goes on', async () => {
  const running = await startedProduct()
  const second = startProcess('scripts/start.ts', { ...running.env, PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.lines.join('\n')).toContain(`in use by process ${running.process().pid}`)
  const person = await running.api.signUp('still')
  expect((await running.api.call('GET /v1/me', { as: person })).status).toBe(200)
  // What a killed process leaves behind keeps nobody out.
  await running.process().end('SIGKILL')
  await running.start()
  expect((await running.api.call('GET /v1/me', { as: person })).status).toBe(200)
})
