import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Steps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  counter-reset: step;
`

export const Step = styled.li`
  display: flex;
  gap: ${space['2-5']};
  font: ${vars.type.label.font};
  font-weight: ${vars.font.weight.regular};
  color: ${semantic.text.secondary};
  counter-increment: step;
  &::before {
    content: counter(step);
    flex: none;
    width: ${vars.size.badge};
    height: ${vars.size.badge};
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
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  > :first-child {
    height: ${space[2]};
    border-radius: ${vars.radius.xs};
  }
`
