import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** From here on the version before runs beside the new one while it is upgraded (docs/adr/0153-versions-beside-each-other.md). */
const since = '0049'

/** What the version before would stumble over: it reads the old name, or leaves out what must not be empty. */
const breaks =
  /dropColumn|dropTable|renameColumn|renameTo|setNotNull|drop column|drop table|rename (?:column|to)|set not null/i

/** How a migration says that nothing reads what it takes away since an earlier release, as in `// contract: unread since 0049`. */
const contract = /\/\/ contract: unread since \d{4}/

it('takes nothing away that the version before reads', () => {
  const wrong = readdirSync('server/migrations')
    .filter(file => /^\d{4}_.*\.ts$/.test(file) && file >= since)
    .filter(file => {
      const [up = ''] = readFileSync(`server/migrations/${file}`, 'utf8').split('export async function down')
      return breaks.test(up) && !contract.test(up)
    })
  expect(wrong).toEqual([])
})
