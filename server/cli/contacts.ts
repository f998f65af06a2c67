import type { Parts } from '../composition/parts.ts'
import { contactTopicNames, type ContactTopic } from '../domain/contact/topic.ts'
import { contactText } from '../modules/content/contact/contactText.ts'
import { findRequest, latestRequests } from '../modules/content/contact/findRequests.ts'
import { endWithUsage, runTool } from './tool.ts'

// `npm run contacts -- list [TOPIC]`: what people wrote to support by the forms of pages, the latest first. `npm run contacts -- show NUMBER`: one
// of them, whole.
const [word, what = ''] = process.argv.slice(2)
const topic = contactTopicNames.find(name => name === what) ?? null
const isUsed = word === 'list' ? what === '' || topic !== null : word === 'show' && what !== ''
if (!isUsed) endWithUsage(`npm run contacts -- list [${contactTopicNames.join('|')}] | show NUMBER`)

const mostListed = 100

await runTool(parts => (word === 'list' ? list(parts, topic) : show(parts)))

async function list({ database }: Parts, of: ContactTopic | null): Promise<boolean> {
  const rows = await latestRequests(database.db, of, mostListed)
  for (const { at, number, topic: about, name, email } of rows)
    console.log(plain(`${at.toISOString().slice(0, 16)}  ${number}  ${about}  ${name} <${email}>`))
  if (rows.length === 0) console.log('Nobody has written')
  return true
}

async function show({ database }: Parts): Promise<boolean> {
  const found = await findRequest(database.db, what.toUpperCase())
  console.log(found ? plain(contactText(found).text) : `${what}: there is no such request`)
  return found !== undefined
}

/** What strangers wrote must not steer a terminal: neither its control signs nor those that turn the direction of writing. */
function plain(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, '·')
}
