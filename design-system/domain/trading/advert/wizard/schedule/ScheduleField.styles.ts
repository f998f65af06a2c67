import { styled } from 'styled-components'
import { row } from '../../../../../theme/mixins.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, type, space } = vars

export const Week = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) auto;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Day = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  font: ${type.body.font};
  color: ${semantic.text.primary};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const DayTools = styled.div`
  ${row(space[2])}
  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`

/** A day of 48 half hours, on which hours are drawn. */
export const Track = styled.div`
  /* Hours go on to the right in every language, as on an axis of a chart. */
  direction: ltr;
  position: relative;
  height: ${vars.size.controlS};
  border-radius: ${vars.radius.s};
  background:
    repeating-linear-gradient(
      90deg,
      ${semantic.border.subtle} 0 ${vars.borderWidth.hairline},
      transparent ${vars.borderWidth.hairline} 25%
    ),
    ${semantic.surface.muted};
  cursor: crosshair;
  touch-action: pan-y;
  @media ${media.phone} {
    grid-column: 1 / -1;
    height: ${vars.size.touch};
  }
`

export const Hours = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: ${vars.radius.s};
  background: ${semantic.accent.solid};
  pointer-events: none;
`

export const TimeSelect = styled.select`
  min-height: ${vars.size.controlM};
  padding: 0 ${space[2]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
  border-radius: ${vars.radius.m};
  font: ${type.body.font};
  color: ${semantic.text.primary};
  background: ${semantic.surface.card};
  @media ${media.phone} {
    min-height: ${vars.size.touch};
    flex: 1;
  }
`
