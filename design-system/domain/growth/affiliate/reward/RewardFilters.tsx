import { useT } from '../../../../locales/useT.ts'
import { Select } from '../../../../primitives/select/Select.tsx'
import { affiliateLevels } from '../affiliateShape.ts'
import type { InviteLinkShape } from '../affiliateShape.ts'
import type { RewardFilter } from './rewardFilter.ts'

interface RewardFiltersProps {
  filter: RewardFilter
  onFilter: (filter: RewardFilter) => void
  links: readonly InviteLinkShape[]
}

/** No code is as short. */
const all = 'all'

/** Chooses the level and the link whose rewards are shown. */
export function RewardFilters({ filter, onFilter, links }: RewardFiltersProps) {
  const t = useT('affiliate')
  return (
    <>
      <Select
        look="button"
        label={t('history.level')}
        placeholder={t('history.allLevels')}
        options={[
          { value: all, label: t('history.allLevels') },
          ...affiliateLevels.map(level => ({ value: String(level), label: t('level', { level }) })),
        ]}
        value={filter.level === null ? all : String(filter.level)}
        onChange={chosen =>
          onFilter({ ...filter, level: affiliateLevels.find(level => String(level) === chosen) ?? null })
        }
      />
      {links.length > 1 && (
        <Select
          look="button"
          label={t('history.link')}
          placeholder={t('history.allLinks')}
          options={[
            { value: all, label: t('history.allLinks') },
            ...links.map(({ code, tag }) => ({ value: code, label: tag, detail: code })),
          ]}
          value={filter.code ?? all}
          onChange={chosen => onFilter({ ...filter, code: chosen === all ? null : chosen })}
        />
      )}
    </>
  )
}
