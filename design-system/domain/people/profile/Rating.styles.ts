import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, type } = vars

export const RatingRoot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[1]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  white-space: nowrap;
  &[data-rated] {
    color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
  }
  > svg {
    color: ${semantic.positive.icon};
  }
`
