import { styled } from 'styled-components'
import { row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const NewestList = styled.ul`
  > li {
    ${row(space[3])}
    justify-content: space-between;
    padding-block: ${space[2]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  }
  > li:first-child {
    border-top: 0;
  }
`

export const NewestWhen = styled.span`
  flex: none;
  max-width: 50%;
  font: ${vars.type.caption.font};
  text-align: end;
  color: ${semantic.text.secondary};
  > span {
    display: block;
  }
`
