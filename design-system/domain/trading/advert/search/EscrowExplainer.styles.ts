import { styled } from 'styled-components'
import { column, noteText, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const Steps = styled.ol`
  ${column(space[2])}
  counter-reset: step;
`

export const Step = styled.li`
  display: flex;
  gap: ${space['2-5']};
  ${noteText}
  counter-increment: step;
  &::before {
    content: counter(step);
    flex: none;
    ${square(vars.size.badge)}
    border-radius: ${vars.radius.xs};
    font: ${vars.type.caption.font};
    line-height: ${vars.size.badge};
    font-weight: ${vars.font.weight.semibold};
    text-align: center;
    color: ${semantic.text.primary};
    background: ${semantic.surface.muted};
  }
`

export const Locked = styled.div`
  ${column(space[2])}
  > :first-child {
    height: ${space[2]};
    border-radius: ${vars.radius.xs};
  }
`
