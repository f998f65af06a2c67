import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const ListHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]} ${space[3]};
  > a {
    white-space: nowrap;
  }
  @media ${media.belowTabletBig} {
    padding-inline: ${space[4]};
  }
`

export const OfferLine = styled.a`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  /* Where names would be cut for it, the dot on the picture says who is online. */
  @media ${media.belowTabletBig} {
    gap: ${space[2]};
    padding-inline: ${space[4]};
    [data-online] {
      display: none;
    }
  }
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
