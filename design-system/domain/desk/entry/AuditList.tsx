import { formatDate } from '../../../format/date/formatDate.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import type { AuditEntryShape } from '../deskShape.ts'
import { NamedSentence } from '../NamedSentence.tsx'
import { useSubjectName } from '../useSubjectName.ts'
import { Deed, EntryRow, EntryRows, Facts, Quoted, When } from './AuditList.styles.ts'
import { useFactText } from './useFactText.ts'

/** `day` is for entries of today, `trail` for those of any day, with their numbers and addresses. */
export const auditListLooks = ['day', 'trail'] as const
export type AuditListLook = (typeof auditListLooks)[number]

interface AuditListProps {
  /** The latest first. */
  entries: readonly AuditEntryShape[]
  look?: AuditListLook | undefined
  /** What the list holds, for screen readers. */
  label: string
}

/** Deeds as sentences: who did what to whom, what has changed by it, and the reason they gave. */
export function AuditList({ entries, look = 'trail', label }: AuditListProps) {
  return (
    <EntryRows aria-label={label}>
      {entries.map(entry => (
        <Entry key={entry.number} entry={entry} look={look} />
      ))}
    </EntryRows>
  )
}

function Entry({ entry, look }: { entry: AuditEntryShape; look: AuditListLook }) {
  const t = useT('desk')
  const locale = useLocale()
  const nameOf = useSubjectName()
  const factText = useFactText()
  const { actorKind, actorName, at, deed, reason, address, number } = entry
  // What was nothing and is nothing says nothing.
  const facts = entry.facts.filter(({ before, after }) => before !== null || after !== null)
  const names = {
    actor: actorKind === 'operator' ? actorName : t(`actor.${actorKind}`),
    subject: nameOf(entry),
  }
  return (
    <EntryRow data-look={look}>
      <When dateTime={at}>{formatDate(at, { format: look === 'day' ? 'time' : 'dateTime', locale })}</When>
      <Deed>
        <span>
          <NamedSentence names={names} say={marks => t(`deed.${deed}`, marks)} />
        </span>{' '}
        {reason !== null && <Quoted dir="auto">{t('quoted', { text: reason })}</Quoted>}
        {facts.length > 0 && (
          <Facts>
            {facts.map(fact => (
              <li key={fact.name}>{factText(fact)}</li>
            ))}
          </Facts>
        )}
        {look === 'trail' && (
          <Facts>
            <li>{t('trail.number', { number })}</li>
            {address !== null && <li>{t('trail.from', { address })}</li>}
          </Facts>
        )}
      </Deed>
    </EntryRow>
  )
}
