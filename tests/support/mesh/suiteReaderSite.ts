import { afterAll, beforeEach } from 'vitest'
import { answerReading } from './readerAnswers.ts'
import { openReaderSite, type ReaderSite } from './readerSite.ts'

/** Longer than anything that was shown is kept, in milliseconds. */
const untilForgotten = 60_000

/** A reader's site with what was asked of its server since the test began. */
export interface SuiteReaderSite extends ReaderSite {
  /** Each with its method: `GET /api/v1/pages/guide`. */
  readonly asked: () => readonly string[]
}

/** The site of a file's tests, closed after them; each begins with the usual answers and with nothing kept of an earlier one. */
export async function suiteReaderSite(...how: Parameters<typeof openReaderSite>): Promise<SuiteReaderSite> {
  const site = await openReaderSite(...how)
  afterAll(() => site.close())
  beforeEach(() => {
    site.wait(untilForgotten)
    answerReading(site.server)
    site.server.received.length = 0
  })
  return { ...site, asked: () => site.server.received.map(({ url }) => url ?? '') }
}
