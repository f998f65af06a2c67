import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const DayTitle = styled.h2`
  padding: ${space[4]} ${space[6]} ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  font: ${type.label.font};
  color: ${semantic.text.secondary};
  section:first-child > & {
    border-top: 0;
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const DayRows = styled.ul`
  > li {
    padding-inline: ${space[6]};
    /* Of thousands, those in sight are laid out; the others keep their place. */
    content-visibility: auto;
    contain-intrinsic-size: auto ${vars.room.rowHeight};
  }
  > li:has(a:hover) {
    background: ${semantic.surface.hover};
  }
  @media ${media.phone} {
    > li {
      padding-inline: ${space[4]};
    }
  }
  @media print {
    > li {
      content-visibility: visible;
    }
  }
`

export const ListFoot = styled.div`
  padding: ${space[4]} ${space[6]} ${space[5]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const StatePlace = styled.div`
  padding: ${space[8]} ${space[4]};
`
