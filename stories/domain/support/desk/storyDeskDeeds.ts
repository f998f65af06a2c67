import type { AuditEntryShape, SecondRequestShape } from '../../../../design-system/domain/desk/deskShape.ts'
import { minutesFromNow } from '../storyClock.tsx'

const subject = { subjectKind: 'person', subjectId: 'p1', subjectLabel: 'peter_n' } as const

/** Somebody asks to lift the hold on `peter_n`; give what differs. */
export const storyPersonRequest = (differs: Partial<SecondRequestShape> = {}): SecondRequestShape => ({
  id: '0195d3a0-0000-7000-8000-0000000000a1',
  act: 'lift_hold',
  ...subject,
  named: null,
  reason: 'He answered the call on the old number and named his last three trades.',
  status: 'asked',
  askedBy: 'm.silva',
  askedAt: minutesFromNow(-8),
  expiresAt: minutesFromNow(24 * 60 - 8),
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  decisions: ['approve', 'refuse'],
  ...differs,
})

const entry = (
  number: number,
  minutes: number,
  differs: Pick<AuditEntryShape, 'deed'> & Partial<AuditEntryShape>,
): AuditEntryShape => ({
  number: String(number),
  at: minutesFromNow(-minutes),
  actorKind: 'operator',
  actorName: 'm.silva',
  ...subject,
  facts: [],
  reason: null,
  address: '203.0.113.9',
  ...differs,
})

/** What operators did about `peter_n`, the latest first. */
export const storyPersonDeeds: readonly AuditEntryShape[] = [
  entry(31, 2, { deed: 'open_person', actorName: 'd.osei' }),
  entry(30, 8, { deed: 'ask_second', facts: [{ name: 'act', before: null, after: 'lift_hold' }] }),
  entry(29, 11, {
    deed: 'read_field',
    facts: [{ name: 'field', before: null, after: 'phone' }],
    reason: 'To call back',
  }),
  entry(28, 21, {
    deed: 'hold_money',
    facts: [{ name: 'is_money_held', before: 'false', after: 'true' }],
    reason: 'Phone changed and a new device within an hour.',
  }),
  entry(12, 200 * 24 * 60, { deed: 'add_note', actorName: 'kemi.a' }),
]
