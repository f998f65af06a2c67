import { styled } from 'styled-components'
import { captionText, centred, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Steps = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const StepItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[3]};
  padding-bottom: ${space[4]};
  /* The line from one step to the one before it. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: ${space[8]} 0;
    inset-inline-start: ${space['3-5']};
    border-inline-start: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
`

export const StepIcon = styled.span`
  grid-row: span 2;
  ${centred}
  ${square(space[8])}
  border-radius: ${vars.radius.s};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const StepText = styled.p`
  font: ${type.body.font};
  overflow-wrap: anywhere;
`

export const StepMeta = styled.p`
  grid-column: 2;
  ${captionText}
`
