import { styled } from 'styled-components'
import { row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const CheckRow = styled.li`
  ${row(space[3])}
  min-height: ${vars.size.touch};
  padding-block: ${space[1]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > :nth-child(2) {
    flex: 1;
  }
  > svg {
    color: ${semantic.warning.text};
  }
  &[data-on='true'] > svg {
    color: ${semantic.positive.text};
  }
`
