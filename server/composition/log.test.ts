import { describe, expect, it } from 'vitest'
import { serverLog } from './log.ts'

/** What PostgreSQL says of a write that it refuses: the whole row, and what was written. */
const fromDatabase = Object.assign(new Error('invalid input syntax for type json: "0142883761"'), {
  severity: 'ERROR',
  code: '22P02',
  detail: 'Failing row contains (KUNLE O. ADEYEMI, 0142883761).',
  where: 'JSON data, line 1: [{"kind":"wallet_id","value":"0142883761"...',
  constraint: 'advert_check',
  table: 'advert',
  routine: 'json_errsave_error',
})

const written = (format: 'json' | 'pretty', write: (log: ReturnType<typeof serverLog>['log']) => void) => {
  const lines: string[] = []
  write(serverLog({ logFormat: format }, line => void lines.push(line)).log)
  return lines.join('')
}

describe.each(['json', 'pretty'] as const)('a line of the log, %s', format => {
  it('tells where a failure came from, and nothing of what people wrote', () => {
    const line = written(format, log => log.error({ err: fromDatabase }, 'request failed'))
    expect(line).toContain('22P02')
    expect(line).toContain('advert_check')
    expect(line).toContain('log.test.ts')
    expect(line).not.toMatch(/0142883761|ADEYEMI/)
  })

  it('tells the cause behind a failure the same way', () => {
    const wrapped = new Error('The database is not available', { cause: fromDatabase })
    const line = written(format, log => log.error({ err: wrapped }, 'request failed'))
    expect(line).toContain('The database is not available')
    expect(line).toContain('22P02')
    expect(line).not.toMatch(/0142883761|ADEYEMI/)
  })

  it('drops secrets wherever a field of theirs stands', () => {
    const fields = { token: 'sesame', body: { password: 'sesame', requisites: ['sesame'] } }
    expect(written(format, log => log.info(fields, 'a line'))).not.toContain('sesame')
  })
})
