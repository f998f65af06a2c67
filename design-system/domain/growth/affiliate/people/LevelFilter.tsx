import { useT } from '../../../../locales/useT.ts'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { affiliateLevels } from '../affiliateShape.ts'
import type { AffiliateLevel } from '../affiliateShape.ts'

interface LevelFilterProps {
  level: AffiliateLevel
  onLevel: (level: AffiliateLevel) => void
}

/** Chooses the people of one level. */
export function LevelFilter({ level, onLevel }: LevelFilterProps) {
  const t = useT('affiliate')
  return (
    <SegmentedControl
      size="s"
      label={t('people.level')}
      segments={affiliateLevels.map(one => ({ value: String(one), label: t('level', { level: one }) }))}
      value={String(level)}
      onChange={chosen => onLevel(affiliateLevels.find(one => String(one) === chosen) ?? 1)}
    />
  )
}
