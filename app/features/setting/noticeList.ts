import { noticeKinds } from '@souk/design-system/domain/people/setting/notice/notice.ts'
import type { NoticeKind, NoticeValues } from '@souk/design-system/domain/people/setting/notice/notice.ts'
import type { Notices_ProfileSettingsFragment } from '../../__generated__/graphql.ts'

/** A kind with its channels, as the wire lists it. */
type NoticeRow = Omit<Notices_ProfileSettingsFragment['notices'][number], '__typename'>

const nowhere = { email: false, telegram: false, push: false }

/** The table of a list: every kind with its channels. One that the list lacks is told nowhere. */
export function noticeTable(list: readonly NoticeRow[]): NoticeValues {
  const rows = new Map(list.map(({ kind, email, telegram, push }) => [kind, { email, telegram, push }]))
  const entries = noticeKinds.map(kind => [kind, rows.get(kind) ?? nowhere])
  return Object.fromEntries(entries) as NoticeValues
}

/** The list of those kinds of a table that it has. */
export const noticeList = (table: Partial<NoticeValues>): NoticeRow[] =>
  noticeKinds.flatMap((kind: NoticeKind) => {
    const channels = table[kind]
    return channels === undefined ? [] : [{ kind, ...channels }]
  })
