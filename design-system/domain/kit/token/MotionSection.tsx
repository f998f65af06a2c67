import SquarePlay from 'lucide-react/icons/square-play'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { vars } from '../../../tokens/vars.ts'
import { curvePath } from './curvePath.ts'
import { customPropertyOf } from './customPropertyOf.ts'
import { Curve, Movement, Movements, Runner, Track } from './Motion.styles.ts'
import { useTokenValues } from './useTokenValues.ts'

const { duration, easing } = vars

/** Each duration of a movement, with the curve that goes with it. */
const movements = {
  instant: [duration.instant, easing.linear],
  fast: [duration.fast, easing.out],
  base: [duration.base, easing.out],
  slow: [duration.slow, easing.inOut],
} as const
type MovementName = keyof typeof movements
const names = Object.keys(movements) as MovementName[]
const tokens = Object.values(movements).flat()

/** How long movements take and how they go, each to be seen by a press. */
export function MotionSection() {
  const t = useT('uiKit')
  const values = useTokenValues(tokens)
  const [ends, setEnds] = useState<Readonly<Record<MovementName, boolean>>>({
    instant: false,
    fast: false,
    base: false,
    slow: false,
  })
  const play = (played: readonly MovementName[]) =>
    setEnds(before => ({ ...before, ...Object.fromEntries(played.map(name => [name, !before[name]])) }))
  return (
    <>
      <Inline justify="end">
        <Button icon={SquarePlay} onClick={() => play(names)}>
          {t('motion.playAll')}
        </Button>
      </Inline>
      <Movements>
        {names.map(name => {
          const [time, curve] = movements[name]
          return (
            <Movement key={name}>
              <Inline justify="between" wrap="nowrap">
                <span>
                  <Text size="body-strong">{name}</Text> <Text tone="secondary">{values.get(time)}</Text>
                </span>
                <IconButton
                  icon={SquarePlay}
                  label={t('motion.play', { name })}
                  look="outline"
                  size="s"
                  onClick={() => play([name])}
                />
              </Inline>
              <Track>
                <Runner
                  data-end={ends[name]}
                  style={{ transitionDuration: time, transitionTimingFunction: curve }}
                />
              </Track>
              <Curve viewBox="0 0 160 40" aria-hidden>
                <path data-part="axes" d="M0 0V40H160" />
                <path d={curvePath(values.get(curve) ?? '', 160, 40)} />
              </Curve>
              <div>
                <Text size="code" tone="secondary">
                  {customPropertyOf(curve).replace('--', '')}
                </Text>
                <Caption as="p">{t(`motion.use.${name}`)}</Caption>
              </div>
            </Movement>
          )
        })}
      </Movements>
    </>
  )
}
