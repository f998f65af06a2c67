import { useT } from '../../../locales/useT.ts'
import { useMedia } from '../../../primitives/media/useMedia.ts'
import { Select } from '../../../primitives/select/Select.tsx'
import { media } from '../../../tokens/vars.ts'
import { kitGroups, kitSections } from './kitSections.ts'
import type { KitGroup, KitSectionId } from './kitSections.ts'
import { GroupName, ListNav, SectionChoice, SectionLink } from './SectionList.styles.ts'

const groups = Object.entries(kitGroups) as [KitGroup, readonly KitSectionId[]][]

interface SectionListProps {
  current: KitSectionId
}

/** The way to each section, and where one is: a list at the side, and where there is no room for it one field to choose from. */
export function SectionList({ current }: SectionListProps) {
  const t = useT('uiKit')
  const isNarrow = useMedia(media.belowTabletBig)
  if (isNarrow)
    return (
      <SectionChoice>
        <Select
          label={t('list.choose')}
          labelLook="hidden"
          value={current}
          onChange={id => globalThis.location.assign(`#${id}`)}
          options={kitSections.map(id => ({ value: id, label: t(`section.${id}.name`) }))}
        />
      </SectionChoice>
    )
  return (
    <ListNav aria-label={t('list.label')}>
      {groups.map(([group, sections]) => (
        <div key={group}>
          <GroupName id={`list-${group}`}>{t(`list.group.${group}`)}</GroupName>
          <ul aria-labelledby={`list-${group}`}>
            {sections.map(id => (
              <li key={id}>
                <SectionLink href={`#${id}`} {...(id === current ? { 'aria-current': true } : {})}>
                  {t(`section.${id}.name`)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </ListNav>
  )
}
