import { styled } from 'styled-components'
import { captionText, column, inlineRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const MeterRoot = styled.div`
  ${column(space[2])}
`

export const Segments = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[1]};
`

export const Segment = styled.span`
  height: ${vars.size.bar};
  border-radius: ${vars.radius.full};
  background: ${semantic.border.default};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &[data-on='true'] {
    background: ${semantic.accent.solid};
  }
  [data-progress='done'] &[data-on='true'] {
    background: ${semantic.positive.solid};
  }
`

export const Needs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  ${captionText}
`

export const Need = styled.li`
  ${inlineRow(space[1])}
  &[data-met='true'] {
    color: ${semantic.positive.text};
  }
`
