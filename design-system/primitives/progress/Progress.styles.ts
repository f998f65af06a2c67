import { styled } from 'styled-components'
import { centred, square } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space, size } = vars

/** What is left to go, where the device forces its colours: there a line and an outline have one colour. */
const leftToGo = (property: string): string =>
  `@media ${media.forcedColors} {
    ${property}: ${semantic.border.subtle};
  }`

/** Its track is seen on a notice too, whose fill is muted. */
export const BarRoot = styled.div`
  height: ${size.meter};
  border-radius: ${vars.radius.full};
  background: ${semantic.border.default};
  ${leftToGo('background')}
  overflow: clip;
`

export const BarFill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${semantic.text.primary};
  transition: width ${vars.duration.base} ${vars.easing.out};
  [data-tone='accent'] > & {
    background: ${semantic.accent.solid};
  }
  [data-tone='positive'] > & {
    background: ${semantic.positive.solid};
  }
`

export const SegmentsRoot = styled.div`
  display: flex;
  gap: ${space[1]};
`

export const BarSegment = styled.span`
  flex: 1;
  height: ${size.bar};
  border-radius: ${vars.radius.xs};
  background: ${semantic.border.default};
  ${leftToGo('background')}
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &[data-state='done'] {
    background: ${semantic.accent.border};
  }
  &[data-state='now'] {
    background: ${semantic.accent.solid};
  }
`

export const RingRoot = styled.div`
  position: relative;
  flex: none;
  ${centred}
  color: ${semantic.text.secondary};
  font-weight: ${vars.font.weight.semibold};
  &[data-tone='warning'] {
    color: ${semantic.warning.icon};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.icon};
  }
  &[data-size='s'] {
    ${square(size.ringS)}
  }
  &[data-size='m'] {
    ${square(size.ringM)}
  }
`

export const RingDrawing = styled.svg`
  position: absolute;
  inset: 0;
  ${square('100%')}
  transform: rotate(-90deg);
  fill: none;
  stroke-width: 3;
`

export const RingTrack = styled.circle`
  stroke: ${semantic.border.default};
  ${leftToGo('stroke')}
`

export const RingArc = styled.circle`
  stroke: currentColor;
  stroke-linecap: round;
  transition: stroke-dashoffset ${vars.duration.slow} linear;
`

export const RingWords = styled.span`
  position: relative;
  color: ${semantic.text.primary};
`
