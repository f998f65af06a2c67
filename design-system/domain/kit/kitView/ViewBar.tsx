import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { formatPercent } from '../../../format/formatPercent.ts'
import { isLocale } from '../../../format/locale.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { useMedia } from '../../../primitives/media/useMedia.ts'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { media } from '../../../tokens/vars.ts'
import { kitAxes } from './kitView.ts'
import type { KitAxis, KitView } from './kitView.ts'
import { Axis, AxisName, BarInner, BarRoot, Choices, CopyPlace, MorePlace } from './ViewBar.styles.ts'

interface ViewBarProps {
  view: KitView
  onChange: (changed: Partial<KitView>) => void
  /** The whole address of this view, to be passed on. */
  shareUrl: string
}

/** What has room on any screen; the rest is a press away where there is little. */
const first = ['theme', 'contrast'] as const satisfies readonly KitAxis[]
const further = ['density', 'locale', 'text', 'motion'] as const satisfies readonly KitAxis[]

/** In what the kit is looked at; it stays in sight. */
export function ViewBar({ view, onChange, shareUrl }: ViewBarProps) {
  const t = useT('uiKit')
  const id = useId()
  const isNarrow = useMedia(media.belowDesktop)
  const [isOpen, setOpen] = useState(false)
  const axis = (name: KitAxis) => <AxisChoice key={name} {...{ name, view, onChange }} />
  return (
    <BarRoot aria-label={t('bar.label')}>
      <BarInner>
        <Choices>{first.map(axis)}</Choices>
        {isNarrow && (
          <MorePlace>
            <IconButton
              icon={SlidersHorizontal}
              label={t('bar.more')}
              look="outline"
              iconSize="m"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            />
          </MorePlace>
        )}
        <Choices id={id} data-further="" hidden={isNarrow && !isOpen}>
          {further.map(axis)}
        </Choices>
        <CopyPlace>
          <CopyButton
            text={shareUrl}
            label={t('bar.copy')}
            copiedLabel={t('bar.copied')}
            failedLabel={t('bar.copyFailed')}
          />
        </CopyPlace>
      </BarInner>
    </BarRoot>
  )
}

interface AxisChoiceProps extends Pick<ViewBarProps, 'view' | 'onChange'> {
  name: KitAxis
}

function AxisChoice({ name, view, onChange }: AxisChoiceProps) {
  const t = useT('uiKit')
  const locale = useLocale()
  const wordOf: { readonly [A in KitAxis]: (choice: KitView[A]) => string } = {
    theme: choice => t(`choice.theme.${choice}`),
    contrast: choice => t(`choice.contrast.${choice}`),
    density: choice => t(`choice.density.${choice}`),
    locale: choice => (isLocale(choice) ? choice.toUpperCase() : t(`choice.locale.${choice}`)),
    text: choice => formatPercent(choice, { locale }),
    motion: choice => t(`choice.motion.${choice}`),
  }
  const word = wordOf[name] as (choice: string) => string
  const choices: readonly string[] = kitAxes[name]
  return (
    <Axis>
      <AxisName aria-hidden>{t(`bar.${name}`)}</AxisName>
      <SegmentedControl
        label={t(`bar.${name}`)}
        size="s"
        segments={choices.map(value => ({ value, label: word(value) }))}
        value={view[name]}
        onChange={choice => onChange({ [name]: choice })}
      />
    </Axis>
  )
}
