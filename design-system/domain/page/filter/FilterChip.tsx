import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { useT } from '../../../locales/useT.ts'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { ChipButton } from './FilterChip.styles.ts'

interface FilterChipProps {
  children: string
  icon?: IconDrawing | undefined
  isOn: boolean
  /** `toggle` stays to be pressed again; `remove` goes away with its filter. */
  kind?: 'toggle' | 'remove' | undefined
  onPress: () => void
}

/** A filter in one press. */
export function FilterChip({ children, icon, isOn, kind = 'toggle', onPress }: FilterChipProps): ReactNode {
  const t = useT('advert')
  return (
    <ChipButton
      type="button"
      data-on={isOn}
      onClick={onPress}
      {...(kind === 'toggle'
        ? { 'aria-pressed': isOn }
        : { 'aria-label': t('search.removeFilter', { name: children }) })}
    >
      {icon !== undefined && <Icon of={icon} size="xs" />}
      {children}
      {isOn && <Icon of={X} size="xs" />}
    </ChipButton>
  )
}
