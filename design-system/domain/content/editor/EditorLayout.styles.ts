import { styled } from 'styled-components'
import { wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** What is written, and beside it what becomes of it; on smaller screens under it. */
export const EditorGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};
  padding-top: ${space[4]};
  > :last-child {
    position: sticky;
    top: calc(${vars.size.header} + ${space[4]});
  }
  @media ${media.belowTabletBig} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      position: static;
    }
  }
`

export const Trail = styled.nav`
  font: ${type.caption.font};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.size.controlS};
    @media ${media.phone} {
      min-height: ${vars.size.touch};
    }
  }
`

export const HeadFacts = styled.div`
  ${wrappingRow(space[1], space[3])}
  color: ${semantic.text.secondary};
  overflow-wrap: anywhere;
`
