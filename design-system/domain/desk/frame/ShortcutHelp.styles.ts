import { styled } from 'styled-components'
import { captionText, column, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const KeyRows = styled.dl`
  ${column()}
`

export const KeyRow = styled.div`
  ${row(space[4])}
  justify-content: space-between;
  padding-block: ${space['1-5']};
  & + & {
    border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
`

export const Keys = styled.dd`
  ${row(space[1])}
  flex: none;
  ${captionText}
`
