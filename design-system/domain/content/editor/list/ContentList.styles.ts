import { styled } from 'styled-components'
import { captionText, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars
const hairline = `${vars.borderWidth.hairline} solid ${semantic.border.subtle}`

/** What the list is narrowed by; on a phone one under the other. */
export const FilterBar = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${space[3]} ${space[4]};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const DocumentRows = styled.ul`
  display: grid;
`

/** What it is called, how it stands, who has changed it. */
export const DocumentRowRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-top: ${hairline};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${space[4]};
  }
`

export const DocumentName = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
  overflow-wrap: anywhere;
  > a {
    font: ${type.bodyStrong.font};
    @media ${media.phone} {
      display: flex;
      align-items: center;
      min-height: ${vars.size.touch};
    }
  }
`

export const Facts = styled.div`
  ${wrappingRow(space[1], space[2])}
  min-width: 0;
  ${captionText}
  overflow-wrap: anywhere;
`

export const StandList = styled.ul`
  display: grid;
  gap: ${space[1]};
`

export const StandRow = styled.li`
  ${wrappingRow(space[1], space[2])}
  ${captionText}
`

export const ListFoot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border-top: ${hairline};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`
