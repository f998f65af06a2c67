import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { GatewayOptions } from '../../mesh/start.ts'
import type { Database } from '../../server/database/database.ts'
import { gatherCast, type Cast } from '../contract/roles/scene.ts'
import { startFreshSouk } from './freshSouk.ts'
import { startTestGateway, type TestGateway } from './gateway.ts'
import type { TestSouk } from './souk.ts'

type Env = Readonly<Record<string, string>>

/** How a suite's server differs from the usual one. */
interface SuiteOptions {
  readonly kind?: Database['kind']
  /** A function where it is known only once something else has started. */
  readonly env?: Env | (() => Env)
  /** Passwords at the product's own cost. */
  readonly dearPasswords?: boolean
  /** What stands before the first test. */
  readonly begin?: (souk: TestSouk) => Promise<unknown>
}

/**
 * The server of a suite, that is of a file or a `describe`: started before its first test and closed after its last, when it has
 * logged no fault and its books add up. Tests on PostgreSQL are skipped where it cannot be started.
 *
 * @returns filled in once the suite begins.
 */
export function suiteSouk({ kind = 'embedded', env, dearPasswords, begin }: SuiteOptions = {}): TestSouk {
  const souk = {} as TestSouk
  let isStarted = false
  beforeAll(async () => {
    const settings = typeof env === 'function' ? env() : env
    const started = await startFreshSouk(kind, settings, dearPasswords ? { dearPasswords } : {})
    if (started === null) return
    isStarted = true
    Object.assign(souk, started)
    await begin?.(souk)
  })
  beforeEach(context => context.skip(!isStarted, 'PostgreSQL is not installed'))
  afterAll(async () => {
    if (!isStarted) return
    const violations = await souk.audit()
    await souk.close()
    expect(souk.faults).toEqual([])
    expect(violations).toEqual([])
  })
  return souk
}

/** A gateway in front of a suite's server, for as long as that. */
export function suiteGateway(
  souk: TestSouk,
  options: Partial<Pick<GatewayOptions, 'freeFor'>> = {},
): TestGateway {
  const gateway = {} as TestGateway
  beforeAll(async () => {
    Object.assign(gateway, await startTestGateway(souk.server.url, options))
  })
  afterAll(() => gateway.close())
  return gateway
}

/** The people of a suite's scenes. */
export function suiteCast(souk: TestSouk): Cast {
  const cast = {} as Cast
  beforeAll(async () => {
    Object.assign(cast, await gatherCast(souk))
  })
  return cast
}
