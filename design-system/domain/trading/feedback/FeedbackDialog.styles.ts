import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars

export const GradeLabel = styled.span`
  ${inlineRow(vars.space[2])}
  &[data-tone='positive'] > svg {
    color: ${semantic.positive.icon};
  }
  &[data-tone='neutral'] > svg {
    color: ${semantic.text.secondary};
  }
  &[data-tone='negative'] > svg {
    color: ${semantic.negative.icon};
  }
`
