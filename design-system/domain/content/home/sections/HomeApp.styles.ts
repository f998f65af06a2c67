import { styled } from 'styled-components'
import { column, noteText, oneColumnOn, row } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const AppGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[8]} ${space[12]};
  ${oneColumnOn(media.belowTabletBig)}
`

export const Install = styled.div`
  ${row(space[6])}
  > ol {
    ${column(space[3])}
    padding-inline-start: ${space[5]};
    list-style: decimal;
    font: ${type.bodyL.font};
    li::marker {
      font-weight: ${vars.font.weight.semibold};
    }
  }
`

/** A phone does not read its own screen. */
export const Scan = styled.div`
  flex: none;
  width: 136px; /* measured: read at arm's length */
  @media ${media.phone} {
    display: none;
  }
`

export const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[5]};
  align-content: center;
  > li {
    ${column(space[1])}
    padding-top: ${space[3]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  }
  span {
    ${noteText}
    text-wrap: pretty;
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`
