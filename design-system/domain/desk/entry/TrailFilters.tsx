import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { TextField } from '../../../primitives/field/TextField.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { browserTimers } from '../../../timing/timers.ts'
import { typingPause } from '../../page/filter/useDaysForm.ts'
import { auditSubjects, deeds } from '../deskShape.ts'
import type { AuditSubject, Deed } from '../deskShape.ts'
import type { TrailFilter } from './trailFilter.ts'
import { FilterBar, OneSubject } from './TrailFilters.styles.ts'

interface TrailFiltersProps {
  filter: TrailFilter
  onFilter: (filter: TrailFilter) => void
}

/** Narrows the trail by deed, by what it is about, and by who did it once typing has paused. */
export function TrailFilters({ filter, onFilter }: TrailFiltersProps) {
  const t = useT('desk')
  const { deed, subjectKind, subjectId } = filter
  const [actor, setActor] = useState(filter.actor ?? '')
  const search = useEffectEvent((name: string) => {
    const least = fieldLengths.userName.least
    // A name that nobody can have is on its way to one.
    if (name !== (filter.actor ?? '') && (name === '' || name.length >= least))
      onFilter({ ...filter, actor: name === '' ? null : name })
  })
  useEffect(() => browserTimers.after(typingPause, () => search(actor.trim())), [actor])
  return (
    <>
      <FilterBar>
        <Select<Deed | 'any'>
          label={t('trail.filter.deed')}
          placeholder={t('trail.filter.anyDeed')}
          value={deed ?? 'any'}
          onChange={value => onFilter({ ...filter, deed: value === 'any' ? null : value })}
          options={[
            { value: 'any', label: t('trail.filter.anyDeed') },
            ...deeds.map(value => ({ value, label: t(`deedName.${value}`) })),
          ]}
        />
        <Select<AuditSubject | 'any'>
          label={t('trail.filter.subject')}
          placeholder={t('trail.filter.anySubject')}
          value={subjectKind ?? 'any'}
          onChange={value =>
            onFilter({ ...filter, subjectKind: value === 'any' ? null : value, subjectId: null })
          }
          options={[
            { value: 'any', label: t('trail.filter.anySubject') },
            ...auditSubjects.map(value => ({ value, label: t(`subject.${value}`) })),
          ]}
        />
        <TextField
          type="search"
          label={t('trail.filter.actor')}
          value={actor}
          onChange={setActor}
          maxLength={fieldLengths.userName.most}
          autoComplete="off"
          spellCheck={false}
          start={<Icon of={Search} />}
        />
      </FilterBar>
      {subjectKind !== null && subjectId !== null && (
        <OneSubject>
          <Caption>{t('trail.filter.id', { subject: t(`subject.${subjectKind}`), id: subjectId })}</Caption>
          <Button size="s" variant="ghost" onClick={() => onFilter({ ...filter, subjectId: null })}>
            {t('trail.filter.clear')}
          </Button>
        </OneSubject>
      )}
    </>
  )
}
