import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const ListHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[3]};
`

export const OfferLine = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &[href]:hover {
    background: ${semantic.surface.hover};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`

export const LinePrice = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
`
