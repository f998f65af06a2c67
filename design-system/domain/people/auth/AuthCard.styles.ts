import { styled } from 'styled-components'
import { captionText, row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const Elsewhere = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  color: ${semantic.text.secondary};
`

/** The word between two ways to the same place, with a line on either side. */
export const Or = styled.p`
  ${row(space[3])}
  ${captionText}
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
`
