import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const NewestList = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
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
