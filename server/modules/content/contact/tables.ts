import type { ColumnType } from 'kysely'
import type { ContactDetails, ContactTopic } from '../../../domain/contact/topic.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { ServerLocale } from '../../../locales/localeTable.ts'

/** What somebody wrote to support by a form. */
export interface ContactRequestTable {
  /** As whoever wrote it was shown. */
  number: string
  topic: ContactTopic
  /** Null of somebody without an account. */
  user_id: UserId | null
  name: string
  /** Nobody has proved that it is theirs. */
  email: string
  locale: ServerLocale
  details: ColumnType<ContactDetails, string, string>
  text: string
  at: Date
}

export interface ContactTables {
  contact_request: ContactRequestTable
}

declare module '../../../database/tables.ts' {
  interface Tables extends ContactTables {}
}
