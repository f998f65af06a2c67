import { styled } from 'styled-components'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const RatingRoot = styled.span`
  position: relative;
  ${inlineRow(vars.space[1])}
  ${captionText}
  white-space: nowrap;
  &[data-rated] {
    color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
  }
  > svg {
    color: ${semantic.positive.icon};
  }
`
