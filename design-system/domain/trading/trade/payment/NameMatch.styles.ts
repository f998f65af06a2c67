import { styled } from 'styled-components'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const MatchRoot = styled.span`
  ${inlineRow(vars.space[1])}
  ${captionText}
  font-weight: ${vars.font.weight.medium};
  &[data-verdict='same'] {
    color: ${semantic.positive.text};
  }
  &[data-verdict='differs'] {
    color: ${semantic.warning.text};
  }
`
